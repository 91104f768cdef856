/**
 * An answer made while it is sent: pieces of text, each asked for when the one before was taken.
 * Pieces that stop with an error make a transfer that fails, never a file that is silently short.
 */
export class StreamedAnswer {
  readonly headers: Record<string, string>;
  readonly pieces: AsyncIterable<string>;

  constructor(headers: Record<string, string>, pieces: AsyncIterable<string>) {
    this.headers = headers;
    this.pieces = pieces;
  }
}
