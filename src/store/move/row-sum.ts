import { hash } from 'node:crypto';

export type Cell = string | number | null;

/** The content of a row as text, different for different cells. */
const textOf = (cells: readonly Cell[]) =>
  cells.map((cell) => (cell === null ? '-' : `${String(cell).length}:${cell}`)).join(' ');

/**
 * A hash of all rows of a table in any order, because two databases sort text differently. The hashes of the rows
 * are added, so that a row that occurs twice counts twice.
 */
export const createRowSum = () => {
  let rows = 0;
  let [first, second] = [0n, 0n];
  return {
    add(cells: readonly Cell[]) {
      const digest = hash('sha256', textOf(cells), 'buffer');
      first = BigInt.asUintN(64, first + digest.readBigUInt64BE(0));
      second = BigInt.asUintN(64, second + digest.readBigUInt64BE(8));
      rows += 1;
    },
    result: () => ({ rows, hash: hexOf(first) + hexOf(second) }),
  };
};

export type RowSum = ReturnType<ReturnType<typeof createRowSum>['result']>;

const hexOf = (half: bigint) => half.toString(16).padStart(16, '0');
