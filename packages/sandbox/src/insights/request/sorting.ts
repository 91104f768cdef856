import { refuseParam } from '../../protocol/refusal.ts';
import { columnNamed } from '../rows/column.ts';
import type { Row } from '../rows/row.ts';
import { type Params, readNames } from './decode.ts';

export type Sorting = { needs: readonly string[]; sort: (rows: Row[]) => Row[] };

const asGathered: Sorting = { needs: [], sort: (rows) => rows };

export const readSorting = (params: Params, breakdowns: readonly string[]): Sorting => {
  const [asked, ...more] = readNames(params, 'sort');
  if (asked === undefined) return asGathered;
  if (more.length > 0) return refuseParam('Param sort may hold one element only');
  const [, name = '', direction] = /^(.+)_(ascending|descending)$/.exec(asked) ?? [];
  const column = columnNamed(name, breakdowns);
  if (!column)
    return refuseParam(
      `Param sort must be a field followed by _ascending or _descending: ${asked}`,
    );
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = column.isText
    ? (a: { text: string }, b: { text: string }) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)
    : (a: { number: number }, b: { number: number }) => a.number - b.number;
  return {
    needs: column.needs,
    sort: (rows) =>
      rows
        .map((row) => ({ row, text: column.text(row), number: column.number(row) }))
        .sort((a, b) => sign * compare(a, b))
        .map(({ row }) => row),
  };
};
