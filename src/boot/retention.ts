import { setTimeout } from 'node:timers/promises';
import { elapsed, span } from '../kernel/clock.ts';
import type { Deps } from '../operations/core/deps.ts';
import { keyLifeMs } from '../publish/idempotency.ts';
import { type ActivityPosition, deleteOldActivity } from '../store/activity.ts';
import { deleteOldUsage } from '../store/adnet-usage.ts';
import { deleteOldLinks } from '../store/connect-links.ts';
import { deleteOldCopies } from '../store/copy-history.ts';
import { deleteOldGenerations, releaseOldGenerations } from '../store/generations.ts';
import {
  archiveOldWrites,
  deleteOldWriteCounts,
  releaseOldKeys,
} from '../store/journal/old-writes.ts';
import { deleteOldLaunchPlans } from '../store/launches/launch-plans.ts';
import { deleteOldLaunches } from '../store/launches/old-launches.ts';
import { deleteOldRefusedPlans } from '../store/launches/refused-plans.ts';
import { deleteOldDifferences } from '../store/object-differences.ts';
import type { Db, Store } from '../store/open.ts';
import { deleteOldReads } from '../store/overview/kept-reads.ts';
import { deleteOldAccounts, deleteOldSeen } from '../store/overview/seen-accounts.ts';
import { deleteOldInvitations } from '../store/people/invitations.ts';
import { deleteOldChallenges } from '../store/people/passkeys.ts';
import { deleteOldSessions } from '../store/people/sessions.ts';
import { deleteOldFailures } from '../store/people/sign-in-failures.ts';
import { deleteOldSignInLinks } from '../store/people/sign-in-links.ts';
import { deleteOldRequestKeys } from '../store/request-keys.ts';
import { takeLease } from '../store/settings.ts';
import { deleteOldDeliveries } from '../store/webhooks/deliveries.ts';
import type { Retention } from './config.ts';

type RetentionRow = {
  /** In the words of docs/operating.md, which has the same table for operators. */
  what: string;
  /** After how many milliseconds, or which of the settings RETENTION_…_DAYS says it. */
  after: number | keyof Retention;
  /** Removes at most `limit`. Called again while it returns so many; what returns no number has removed all. */
  remove(db: Db, olderThanMs: number, limit: number, store: Store): Promise<unknown>;
  limit?: number;
};

/**
 * What is deleted, and after how long. What a promise still needs stays however old it is; each store function says what
 * that is. What is not in this table is kept until the customer is deleted.
 */
export const createRetentionTable = (): RetentionRow[] => [
  { what: 'Answers to an `Idempotency-Key`', after: keyLifeMs, remove: releaseOldKeys },
  {
    what: 'Answers of ad copy to an `Idempotency-Key`',
    after: keyLifeMs,
    remove: releaseOldGenerations,
  },
  { what: 'Idempotency keys of other calls', after: keyLifeMs, remove: deleteOldRequestKeys },
  { what: 'How full Meta’s limits were', after: span({ days: 1 }), remove: deleteOldUsage },
  { what: 'Journal entries', after: 'journalMs', remove: archiveOldWrites },
  // No limit looks back further than one day.
  { what: 'Counts of writes', after: span({ days: 2 }), remove: deleteOldWriteCounts },
  { what: 'Webhook deliveries', after: 'deliveriesMs', remove: deleteOldDeliveries },
  { what: 'Activity', after: 'activityMs', remove: deleteActivityInTurn() },
  { what: 'What Meta last said of an ad', after: 'seenMs', remove: deleteOldSeen },
  { what: 'Differences from what was sent', after: 'seenMs', remove: deleteOldDifferences },
  { what: 'When an ad account was last looked at', after: 'seenMs', remove: deleteOldAccounts },
  {
    what: 'Launches that ended, with their review links',
    after: span({ days: 366 }),
    // Each may have hundreds of steps.
    limit: 20,
    remove: (_, olderThanMs, limit, store) => deleteOldLaunches(store, olderThanMs, limit),
  },
  // Whoever sends a plan's digest does it soon after.
  { what: 'Plans of a dry run', after: span({ days: 7 }), remove: deleteOldLaunchPlans },
  // A launch waits longer for its approval than a digest to be sent.
  { what: 'What a plan was refused for', after: span({ days: 90 }), remove: deleteOldRefusedPlans },
  // Who bought what can be looked up for a little over a year.
  { what: 'What ad copy cost', after: span({ days: 400 }), remove: deleteOldGenerations },
  { what: 'Copy that was written', after: span({ days: 90 }), remove: deleteOldCopies },
  // A page shows a kept read for one minute.
  { what: 'Pages’ reads of Meta', after: span({ minutes: 10 }), remove: deleteOldReads },
  {
    what: 'Connect links, once they have lapsed',
    after: span({ days: 1 }),
    remove: deleteOldLinks,
  },
  {
    what: 'Sign-in links, once they have lapsed',
    after: span({ days: 1 }),
    remove: deleteOldSignInLinks,
  },
  {
    what: 'Invitations, once they have lapsed',
    after: span({ days: 30 }),
    remove: deleteOldInvitations,
  },
  { what: 'Questions to passkeys, once they have lapsed', after: 0, remove: deleteOldChallenges },
  { what: 'Attempts to sign in', after: span({ days: 2 }), remove: deleteOldFailures },
  { what: 'Sessions that nobody used', after: span({ days: 30 }), remove: deleteOldSessions },
];

/** Continues behind the last row that it looked at: rows that are kept are not read again in each portion. */
const deleteActivityInTurn = () => {
  let lookedAt: ActivityPosition | null = null;
  return async (db: Db, olderThanMs: number, limit: number) => {
    const { next } = await deleteOldActivity(db, olderThanMs, limit, lookedAt);
    lookedAt = next;
    return next === null ? 0 : limit;
  };
};

const defaultLimit = 500;
const maxPortions = 40;
const minPauseMs = 5;
/** A little less than the time between two runs. */
const leaseMs = span({ minutes: 9 });

type IsStopped = () => boolean;

/**
 * Deletes what is older than its retention, a little at a time, on one node. Half of the time it does nothing, so that
 * requests find room.
 */
export const createRetentionWork = (retention: Retention) => {
  const table = createRetentionTable();
  const deleteOld = async (store: Store, row: RetentionRow, isStopped: IsStopped) => {
    const { after, limit = defaultLimit } = row;
    const olderThanMs = typeof after === 'number' ? after : retention[after];
    for (let portion = 0; portion < maxPortions && !isStopped(); portion++) {
      const startedAt = elapsed();
      const removedRows = await row.remove(store.db, olderThanMs, limit, store);
      if (typeof removedRows !== 'number' || removedRows < limit) return;
      await setTimeout(Math.max(minPauseMs, elapsed() - startedAt));
    }
  };
  return async ({ store }: Pick<Deps, 'store'>, isStopped: IsStopped) => {
    // Under the name by which nodes of older versions know it.
    if (!(await takeLease(store.db, 'tidy_until', leaseMs))) return;
    for (const row of table) await deleteOld(store, row, isStopped);
  };
};
