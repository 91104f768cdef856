import type { Json } from '../world/entities.ts';
import { readOffset, writeOffset } from './cursor.ts';
import { type LinkBase, link } from './links.ts';
import { readLimit } from './page.ts';
import type { Params } from './params.ts';

/** The maximum number of rows in one answer. A larger limit is accepted if there are not more rows. */
const maxRows = 5000;

/** The first row of a page, and the row after its last. */
const boundsOf = ({ after, before }: Params, limit: number) => {
  if (typeof after === 'string' && after !== '') {
    const from = readOffset(after, 'after') + 1;
    return { from, to: from + limit };
  }
  if (typeof before === 'string' && before !== '') {
    const to = readOffset(before, 'before');
    return { from: Math.max(0, to - limit), to };
  }
  return { from: 0, to: limit };
};

type Rows = { rows: Json[]; summary?: Json | undefined };

/** A page of rows that are not nodes, such as insights; the cursors are the offsets of its first and last row. */
export const pageRows = ({ rows, summary }: Rows, base: LinkBase, params: Params): Json => {
  const limit = readLimit(params, rows.length > maxRows ? maxRows : undefined);
  const { after: _after, before: _before, access_token: _token, ...rest } = params;
  const { from, to } = boundsOf(params, limit);
  const pageRows = rows.slice(from, to);
  if (pageRows.length === 0) return { data: [], ...(summary && { summary }) };
  const first = writeOffset(from);
  const last = writeOffset(from + pageRows.length - 1);
  const next = rows.length > to && link(base, { ...rest, limit, after: last });
  const previous = from > 0 && link(base, { ...rest, limit, before: first });
  return {
    data: pageRows,
    paging: {
      cursors: { before: first, after: last },
      ...(next && { next }),
      ...(previous && { previous }),
    },
    ...(summary && { summary }),
  };
};
