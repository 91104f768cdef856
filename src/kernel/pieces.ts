/** Bytes in the pieces they arrived in: joined only for those who must see them whole. */
export class Pieces {
  readonly list: readonly Buffer[];
  readonly length: number;
  #whole: Buffer | undefined;

  constructor(list: readonly Buffer[]) {
    this.list = list;
    this.length = list.reduce((sum, piece) => sum + piece.length, 0);
  }

  get whole(): Buffer {
    const [only] = this.list;
    this.#whole ??= this.list.length === 1 && only ? only : Buffer.concat(this.list, this.length);
    return this.#whole;
  }

  /** The first bytes, as text of one character each. */
  start(most: number): string {
    let text = '';
    for (const piece of this.list) {
      if (text.length >= most) break;
      text += piece.toString('latin1', 0, most - text.length);
    }
    return text;
  }

  /** The last ones. */
  end(most: number): string {
    let text = '';
    for (let at = this.list.length - 1; at >= 0 && text.length < most; at--) {
      const piece = this.list[at];
      if (!piece) continue;
      const from = Math.max(0, piece.length - (most - text.length));
      text = piece.toString('latin1', from) + text;
    }
    return text;
  }
}
