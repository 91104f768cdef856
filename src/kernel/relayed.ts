/** An answer that leaves as the bytes it came in: never parsed, never re-serialised. */
export class Relayed {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Buffer, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
