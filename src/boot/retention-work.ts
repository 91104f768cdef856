import { setTimeout } from 'node:timers/promises';
import { elapsed, span } from '../kernel/clock.ts';
import type { Deps } from '../operations/core/deps.ts';
import type { Store } from '../store/open.ts';
import {
  createRetentionTable,
  deleteOld,
  type Retention,
  type RetentionRow,
} from '../store/retention.ts';
import { takeLease } from '../store/settings.ts';

const defaultLimit = 500;
const maxPortions = 40;
const minPauseMs = 5;
/** A little less than the time between two runs. */
const leaseMs = span({ minutes: 9 });

type IsStopped = () => boolean;

/**
 * Deletes what is older than its retention, in portions, on one node. It pauses half of the time, so that requests
 * are served.
 */
export const createRetentionWork = (retention: Retention) => {
  const table = createRetentionTable();
  const carryOut = async (store: Store, row: RetentionRow, isStopped: IsStopped) => {
    const { after, limit = defaultLimit } = row;
    const olderThanMs = typeof after === 'number' ? after : retention[after];
    for (let portion = 0; portion < maxPortions && !isStopped(); portion++) {
      const startedAt = elapsed();
      const removedRows =
        'by' in row
          ? await deleteOld(store.db, row, olderThanMs, limit)
          : await row.remove(store.db, olderThanMs, limit, store);
      if (typeof removedRows !== 'number' || removedRows < limit) return;
      await setTimeout(Math.max(minPauseMs, elapsed() - startedAt));
    }
  };
  return async ({ store }: Pick<Deps, 'store'>, isStopped: IsStopped) => {
    // The lease has the name that nodes of older versions use.
    if (!(await takeLease(store.db, 'tidy_until', leaseMs))) return;
    for (const row of table) await carryOut(store, row, isStopped);
  };
};
