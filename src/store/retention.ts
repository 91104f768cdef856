import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { span } from '../kernel/clock.ts';
import { type ActivityPosition, deleteOldActivity } from './activity.ts';
import { nowOnce } from './clock.ts';
import { type Db, liesAmong, placeOf } from './db.ts';
import { releaseOldGenerations } from './generations.ts';
import { archiveOldWrites, releaseOldKeys } from './journal/old-writes.ts';
import { deleteOldLaunches } from './launches/old-launches.ts';
import type { Store } from './open.ts';
import { deleteOldAccounts } from './overview/seen-accounts.ts';
import { keyLifeMs } from './request-keys.ts';
import type { Tables } from './schema/tables.ts';

/** How old something may become before it is deleted, where the operator decides. */
export type Retention = {
  journalMs: number;
  activityMs: number;
  deliveriesMs: number;
  seenMs: number;
};

/** Rows that are deleted by their age alone. */
type AgedRows = {
  /** The table, and the column with the age of a row, which has an index. */
  by: { [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables];
  /** The column counts in this many milliseconds. */
  unitMs?: number;
  /** Only rows of which this is true. */
  only?: RawBuilder<SqlBool>;
};

/**
 * Removes at most `limit` rows and returns how many; it is called again while it returns `limit`. If it returns no
 * number, it has removed all of them.
 */
type Remove = (db: Db, olderThanMs: number, limit: number, store: Store) => Promise<unknown>;

export type RetentionRow = {
  /** The same words as in the table for operators in docs/operating.md. */
  what: string;
  /** After how many milliseconds, or which of the settings RETENTION_…_DAYS says it. */
  after: number | keyof Retention;
  limit?: number;
} & (AgedRows | { remove: Remove });

/** Deletes the oldest rows that are older than this, at most `limit`; returns how many there were. */
export const deleteOld = async (
  db: Db,
  { by, unitMs = 1, only = sql<SqlBool>`1 = 1` }: AgedRows,
  olderThanMs: number,
  limit: number,
) => {
  const at = sql.ref(by);
  const table = sql.table(by.slice(0, by.indexOf('.')));
  const oldest = sql`select ${placeOf(db)} from ${table}
    where ${at} < (${nowOnce} - ${olderThanMs}) / ${sql.lit(unitMs)} and ${only} order by ${at} limit ${limit}`;
  const { numAffectedRows } =
    await sql`delete from ${table} where ${liesAmong(db, oldest)}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Continues after the last row that it looked at, so that kept rows are not read again for each portion. */
const deleteActivityInTurn = (): Remove => {
  let lookedAt: ActivityPosition | null = null;
  return async (db, olderThanMs, limit) => {
    const { next } = await deleteOldActivity(db, olderThanMs, limit, lookedAt);
    lookedAt = next;
    return next === null ? 0 : limit;
  };
};

const days = (n: number) => span({ days: n });

/**
 * What is deleted, and after how long. Data that is still needed to keep a promise stays at any age; each function
 * documents what that is. Everything not in this table is kept until the customer is deleted.
 */
export const createRetentionTable = (): RetentionRow[] => [
  { what: 'Answers to an `Idempotency-Key`', after: keyLifeMs, remove: releaseOldKeys },
  {
    what: 'Answers of ad copy to an `Idempotency-Key`',
    after: keyLifeMs,
    remove: releaseOldGenerations,
  },
  { what: 'Idempotency keys of other calls', after: keyLifeMs, by: 'request_keys.created_at' },
  { what: 'How full Meta’s limits were', after: days(1), by: 'adnet_usage.at' },
  { what: 'Journal entries', after: 'journalMs', remove: archiveOldWrites },
  // No limit looks back further than one day.
  { what: 'Counts of writes', after: days(2), by: 'write_seconds.second', unitMs: 1000 },
  {
    what: 'Webhook deliveries',
    after: 'deliveriesMs',
    by: 'webhook_deliveries.created_at',
    only: sql`state <> 'pending'`,
  },
  { what: 'Activity', after: 'activityMs', remove: deleteActivityInTurn() },
  // The next reader asks the platform again.
  { what: 'What Meta last said of an ad', after: 'seenMs', by: 'seen_ads.seen_at' },
  { what: 'Differences from what was sent', after: 'seenMs', by: 'object_differences.found_at' },
  { what: 'When an ad account was last looked at', after: 'seenMs', remove: deleteOldAccounts },
  {
    what: 'Launches that ended, with their review links',
    after: days(366),
    // Each may have hundreds of steps.
    limit: 20,
    remove: (_, olderThanMs, limit, store) => deleteOldLaunches(store, olderThanMs, limit),
  },
  // The digest of a plan is sent soon after the dry run.
  { what: 'Plans of a dry run', after: days(7), by: 'launch_plans.created_at' },
  // A launch waits longer for its approval than a digest to be sent.
  { what: 'What a plan was refused for', after: days(90), by: 'refused_plans.created_at' },
  // Who bought what can be looked up for a little over a year.
  { what: 'What ad copy cost', after: days(400), by: 'generations.created_at' },
  { what: 'Copy that was written', after: days(90), by: 'copy_history.created_at' },
  // A page shows a stored read for one minute.
  { what: 'Pages’ reads of Meta', after: span({ minutes: 10 }), by: 'kept_reads.asked_at' },
  { what: 'Connect links, once they have lapsed', after: days(1), by: 'connect_links.expires_at' },
  { what: 'Sign-in links, once they have lapsed', after: days(1), by: 'sign_in_links.expires_at' },
  { what: 'Invitations, once they have lapsed', after: days(30), by: 'invitations.expires_at' },
  {
    what: 'Questions to passkeys, once they have lapsed',
    after: 0,
    by: 'passkey_challenges.expires_at',
  },
  { what: 'Attempts to sign in', after: days(2), by: 'sign_in_failures.last_at' },
  { what: 'Sessions that nobody used', after: days(30), by: 'sessions.last_seen_at' },
];
