import { askedColumns, columnsOf } from '../../../adnet/csv/columns.ts';
import { type FlatRow, flatRow } from '../../../adnet/csv/flat-row.ts';
import type { PageOfRows } from '../../../adnet/csv/page.ts';
import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import { Failure } from '../../../contract/failures.ts';
import { RelayedAnswer } from '../../../kernel/answers/relayed.ts';
import { StreamedAnswer } from '../../../kernel/answers/streamed.ts';
import { utcDay } from '../../../kernel/clock.ts';
import { inPortions } from '../../../kernel/fairness/portions.ts';
import { csvLine } from '../../../kernel/text/csv.ts';
import type { Context } from '../operation.ts';
import { createPager } from './pager.ts';

/** The column for fields of later rows that the file has no column for, so that nothing is lost. */
const restColumn = 'more';

type NextPage = (after: string) => Promise<PageOfRows>;

/** One file with all pages of a list. A failure before its first byte is answered like any other failure. */
export const csvFile = async (
  ctx: Context,
  request: ReadRequest,
  { name = nameOf(request), pageSize }: { name?: string; pageSize?: number | undefined } = {},
): Promise<StreamedAnswer | RelayedAnswer> => {
  const pager = createPager(ctx, request, pageSize);
  const first = await pager.first();
  if (first instanceof RelayedAnswer) return first;
  const file = `${name}-${utcDay(ctx.caller.now).name}.csv`;
  return new StreamedAnswer(
    {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${file}"`,
    },
    lines(first, askedOf(request), pager.next),
  );
};

/** The name of the file: `/act_1/campaigns` becomes campaigns-act_1. */
const nameOf = ({ path }: ReadRequest) => {
  const [object = '', edge = object] = path.slice(1).split('/');
  return object === 'me' || object === edge ? edge : `${edge}-${object}`;
};

const askedOf = ({ params }: ReadRequest) => [
  ...askedColumns(params['fields'] ?? ''),
  ...askedColumns(params['breakdowns'] ?? ''),
];

async function* lines(first: PageOfRows, fieldNames: string[], nextPage: NextPage) {
  const columns = columnsOf(fieldNames, first.rows.map(flatRow));
  // Later pages may have other columns.
  const hasRest = first.after !== null;
  const write = createWriter(columns, hasRest);
  let { rows, after } = first;
  let rowCount = 0;
  try {
    yield csvLine(hasRest ? [...columns, restColumn] : columns);
    for (;;) {
      // While these rows are sent, the next page is read, but no further one.
      const followingPage = after === null ? null : nextPage(after);
      followingPage?.catch(() => {});
      for (const some of inPortions(rows)) {
        const text = some.map((row) => write(flatRow(row))).join('');
        rowCount += some.length;
        yield text;
      }
      if (!followingPage) return;
      ({ rows, after } = await followingPage);
    }
  } catch (error) {
    yield lastLine(error, rowCount);
    throw error;
  }
}

const createWriter = (columns: readonly string[], hasRest: boolean) => {
  const columnNames = new Set(columns);
  return (row: FlatRow) => {
    const cells = columns.map((column) => row.get(column) ?? '');
    return csvLine(hasRest ? [...cells, restOf(row, columnNames)] : cells);
  };
};

const restOf = (row: FlatRow, columnNames: ReadonlySet<string>) => {
  const rest = [...row].filter(([name]) => !columnNames.has(name));
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
};

/** For a person who opens the file; a program sees that the transfer failed. */
const lastLine = (error: unknown, written: number) => {
  const why = error instanceof Failure ? error.message : 'An error in the service.';
  return csvLine([`# INCOMPLETE after ${written} rows: ${why}`]);
};
