/** For an answer up to this size, the text is kept as well as the bytes. */
const maxKeptBytes = 16 * 1024;

/** Bytes in the pieces in which they arrived. They are joined only for readers that need them whole. */
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

  /**
   * The bytes as text with one character per byte (latin1). A short answer is searched and sent in this form, so it
   * is converted once and kept.
   */
  get text(): string {
    if (this.#text !== undefined) return this.#text;
    const text = this.whole.toString('latin1');
    if (this.length <= maxKeptBytes) this.#text = text;
    return text;
  }

  /** The first `maxBytes` bytes. */
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

  /** The last `maxBytes` bytes. */
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
