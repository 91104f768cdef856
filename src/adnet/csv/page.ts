import { parseJson } from '../../kernel/parse-json.ts';
import { parseExact } from '../answers/exact-json.ts';

/** Rows of one page, and the cursor of the next; null where there is none. */
export type PageOfRows = { rows: unknown[]; after: string | null };

/** A number too long for JavaScript to hold exactly: an id, most likely. */
const longNumber = /[:[,]\s*-?\d{16}/;

const parse = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  return longNumber.test(text) ? parseExact(body) : parseJson(text);
};

type PageAnswer = {
  data?: unknown;
  paging?: { next?: unknown; cursors?: { after?: unknown } | null } | null;
};

/** The next page's cursor; undefined where there is a next page that cannot be found. */
const cursorIn = ({ paging }: PageAnswer): string | null | undefined => {
  const next = paging?.next;
  if (typeof next !== 'string') return null;
  const after = paging?.cursors?.after;
  if (typeof after === 'string' && after !== '') return after;
  return new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('after') ?? undefined;
};

/** The rows in an answer of the platform; undefined when it is no page of a list. */
export const readPage = (body: Buffer): PageOfRows | undefined => {
  // Anything may be in it; what is used is looked at first.
  const answer = parse(body) as PageAnswer | null | undefined;
  if (!Array.isArray(answer?.data)) return undefined;
  const after = cursorIn(answer);
  return after === undefined ? undefined : { rows: answer.data, after };
};
