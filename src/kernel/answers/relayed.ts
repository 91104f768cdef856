import { Pieces } from './pieces.ts';

/** An answer that is returned byte for byte: it is never parsed and never serialised again. */
export class RelayedAnswer {
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

/** The same answer with more headers. */
export const withHeaders = (
  { status, pieces, headers }: RelayedAnswer,
  more: Record<string, string>,
) => new RelayedAnswer(status, pieces, { ...headers, ...more });

/** Parses the parts of an answer that we need, with a schema; throws if the answer does not fit the schema. */
export const readRelayed = <T>(
  { body }: Pick<RelayedAnswer, 'body'>,
  schema: { parse(value: unknown): T },
): T => schema.parse(JSON.parse(body.toString('utf8')));
