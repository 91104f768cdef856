import { Pieces } from './pieces.ts';

/** An answer that leaves as the bytes it came in: never parsed, never re-serialised. */
export class Relayed {
  readonly status: number;
  readonly pieces: Pieces;
  readonly headers: Record<string, string>;

  constructor(status: number, bytes: Buffer | Pieces, headers: Record<string, string> = {}) {
    this.status = status;
    this.pieces = bytes instanceof Pieces ? bytes : new Pieces([bytes]);
    this.headers = headers;
  }

  get body(): Buffer {
    return this.pieces.whole;
  }
}
