/**
 * An answer that is produced while it is sent, as pieces of text; each piece is produced when the previous one was
 * taken. If producing a piece fails, the transfer is aborted, so that the client never takes an incomplete file for
 * a complete one.
 */
export class StreamedAnswer {
  readonly headers: Record<string, string>;
  readonly pieces: AsyncIterable<string>;

  constructor(headers: Record<string, string>, pieces: AsyncIterable<string>) {
    this.headers = headers;
    this.pieces = pieces;
  }
}
