import { parseJson } from '../../kernel/text/parse-json.ts';
import { parseExact } from '../answers/exact-json.ts';

/** The rows of one page, and the cursor of the next; null if there is no next page. */
export type PageOfRows = { rows: unknown[]; after: string | null };

/** A number with too many digits for JavaScript, most likely an id. */
const longNumber = /[:[,]\s*-?\d{16}/;

const parse = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  return longNumber.test(text) ? parseExact(body) : parseJson(text);
};

type PageAnswer = {
  data?: unknown;
  paging?: { next?: unknown; cursors?: { after?: unknown } | null } | null;
};

/** The cursor of the next page; undefined if there is a next page but its cursor cannot be found. */
const cursorIn = ({ paging }: PageAnswer): string | null | undefined => {
  const next = paging?.next;
  if (typeof next !== 'string') return null;
  const after = paging?.cursors?.after;
  if (typeof after === 'string' && after !== '') return after;
  return new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('after') ?? undefined;
};

/** The rows in an answer of the platform; undefined if the answer is not a page of a list. */
export const readPage = (body: Buffer): PageOfRows | undefined => {
  // The type is only a claim: each field is checked before it is used.
  const answer = parse(body) as PageAnswer | null | undefined;
  if (!Array.isArray(answer?.data)) return undefined;
  const after = cursorIn(answer);
  return after === undefined ? undefined : { rows: answer.data, after };
};
