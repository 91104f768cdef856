/** A longer text is not kept beside its bytes. */
const maxKeptBytes = 16 * 1024;

/** Bytes in the pieces they arrived in: joined only for those who must see them whole. */
export class Pieces {
  readonly list: readonly Buffer[];
  readonly length: number;
  #whole: Buffer | undefined;
  #text: string | undefined;

  constructor(list: readonly Buffer[]) {
    this.list = list;
    this.length = list.reduce((sum, piece) => sum + piece.length, 0);
  }

  get whole(): Buffer {
    this.#whole ??= joined(this.list);
    return this.#whole;
  }

  /** As text in which each byte is one sign. A short answer is looked through and sent as such, and made once. */
  get text(): string {
    if (this.#text !== undefined) return this.#text;
    const text = this.whole.toString('latin1');
    if (this.length <= maxKeptBytes) this.#text = text;
    return text;
  }

  /** The first bytes. */
  start(maxBytes: number): Buffer {
    const takenPieces: Buffer[] = [];
    let remaining = maxBytes;
    for (let at = 0; remaining > 0; at++) {
      const piece = this.list[at];
      if (!piece) break;
      takenPieces.push(piece.subarray(0, remaining));
      remaining -= piece.length;
    }
    return joined(takenPieces);
  }

  /** The last ones. */
  end(maxBytes: number): Buffer {
    const takenPieces: Buffer[] = [];
    let remaining = maxBytes;
    for (let at = this.list.length - 1; remaining > 0; at--) {
      const piece = this.list[at];
      if (!piece) break;
      takenPieces.unshift(piece.subarray(Math.max(0, piece.length - remaining)));
      remaining -= piece.length;
    }
    return joined(takenPieces);
  }
}

const joined = (list: readonly Buffer[]) =>
  list.length === 1 && list[0] ? list[0] : Buffer.concat(list);
