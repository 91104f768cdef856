import { sql } from 'kysely';
import { now, nowOnce } from '../clock.ts';
import { changesOne, countRows, type Db, idIsAmong, isPostgres } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import { jsonIds } from '../json-rows.ts';
import type { LaunchRow, LaunchState, WaitReason } from '../schema/launch-tables.ts';
import { payerOf } from '../workspaces.ts';

type NewLaunch = Pick<
  LaunchRow,
  | 'id'
  | 'workspace_id'
  | 'account_id'
  | 'key_id'
  | 'name'
  | 'ad_account_id'
  | 'idempotency_key'
  | 'fingerprint'
  | 'body'
  | 'state'
> &
  Partial<Pick<LaunchRow, 'plan_digest' | 'agreed_digest'>>;

/** Undefined if its Idempotency-Key is taken. */
export const insertLaunch = (tx: Db, launch: NewLaunch) =>
  tx
    .insertInto('launches')
    .values({
      ...launch,
      created_at: now,
      due_at: launch.state === 'running' ? now : null,
      lease_number: 0,
      lease_until: 0,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findLaunchByKey = (db: Db, workspaceId: string, key: string) =>
  db
    .selectFrom('launches')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export const countOpenLaunches = (db: Db, workspaceId: string) =>
  countRows(
    db
      .selectFrom('launches')
      .where('workspace_id', '=', workspaceId)
      .where('finished_at', 'is', null),
  );

/** In all workspaces that this account pays for. */
export const countOpenLaunchesOfPayer = (db: Db, payerId: string) =>
  countRows(
    db
      .selectFrom('launches as l')
      .innerJoin('workspaces as w', 'w.id', 'l.workspace_id')
      .where('w.paid_by', '=', payerId)
      .where('l.finished_at', 'is', null),
  );

/**
 * In all workspaces, including launches that stopped within `stoppedWithinMs`, because each of them is stored
 * completely. Reads two ranges of one index.
 */
export const countOpenLaunchesOfKey = async (db: Db, keyId: string, stoppedWithinMs: number) => {
  const ofKey = db
    .selectFrom('launches')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('key_id', '=', keyId);
  const open = ofKey.where('finished_at', 'is', null);
  const stoppedLaunches = ofKey
    .where('finished_at', '>', sql<number>`${nowOnce} - ${stoppedWithinMs}`)
    .where('state', '=', 'stopped');
  const both = sql<number>`(${open}) + (${stoppedLaunches})`;
  return Number((await db.selectNoFrom(both.as('n')).executeTakeFirst())?.n ?? 0);
};

export const findLaunch = (db: Db, workspaceId: string, id: string) =>
  db
    .selectFrom('launches')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * The columns that change whenever a launch changes, without long ones, because they are read constantly for
 * followed launches.
 */
export const findLaunchMark = (db: Db, workspaceId: string, id: string) =>
  db
    .selectFrom('launches as l')
    .select(['l.id', 'l.name', 'l.state', 'l.created_at'])
    .select(['l.waiting_for', 'l.waiting_until', 'l.stop_reason', 'l.plan_digest', now.as('now')])
    .select((eb) =>
      eb
        .selectFrom('launch_steps as s')
        .select((steps) => steps.fn.max('s.changed_at').as('at'))
        .whereRef('s.launch_id', '=', 'l.id')
        .as('steps_changed_at'),
    )
    .where('l.workspace_id', '=', workspaceId)
    .where('l.id', '=', id)
    .executeTakeFirst();

/** Locks a launch for the rest of the transaction. */
export const lockLaunch = (tx: Db, workspaceId: string, id: string) => {
  const row = tx
    .selectFrom('launches')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id);
  return (isPostgres(tx) ? row.forUpdate() : row).executeTakeFirst();
};

/** Newest first; ids of the same moment are ordered too. */
export const listLaunches = (db: Db, workspaceId: string, limit: number, before: string | null) =>
  db
    .selectFrom('launches')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Launches without a valid lease, those that are due first come first. */
const unleasedLaunches = (db: Db) =>
  db
    .selectFrom('launches')
    .where('due_at', 'is not', null)
    .where('lease_until', '<=', nowOnce)
    .orderBy('due_at');

const nextQuery = hotQuery((db) =>
  unleasedLaunches(db).select(sql<number>`due_at - ${now}`.as('inMs')).limit(1),
);

/**
 * In how many milliseconds the next launch can be taken, if any waits. It is read constantly, so it uses no
 * transaction.
 */
export const nextLaunchInMs = async (db: Db) => {
  const [next] = (await nextQuery(db, {})).rows;
  return next?.inMs ?? Number.POSITIVE_INFINITY;
};

type Listing = { limit: number };

const dueQuery = hotQuery((db, { limit }: Listing) => {
  const payer = payerOf('launches.workspace_id', 'launches.account_id');
  const due = unleasedLaunches(db)
    .clearOrderBy()
    .where('due_at', '<=', nowOnce)
    .select(['id', 'ad_account_id as queueKey', 'due_at', 'waiting_for'])
    .select(payer.as('owner'))
    .select(
      sql<number>`row_number() over (partition by ${payer}, ad_account_id order by due_at, id)`.as(
        'place',
      ),
    );
  return db
    .selectFrom(due.as('due'))
    .select(['id', 'owner', 'queueKey', 'waiting_for'])
    .where('place', '<=', limit)
    .orderBy('place')
    .orderBy('due_at');
}, 'rows');

/** Launches that are due and that no living node holds: the first of each paying account in each ad account. */
export const listDueLaunches = async (db: Db, limit: number) =>
  (await dueQuery(db, { limit })).rows;

export type DueLaunch = Awaited<ReturnType<typeof listDueLaunches>>[number];

const lockQuery = hotQuery((tx, { list }: { list: string }) => {
  const rows = unleasedLaunches(tx)
    .select(['id', 'lease_until'])
    .where('due_at', '<=', nowOnce)
    .where(idIsAmong(tx, jsonIds(tx, list), 'launches.id'));
  return isPostgres(tx) ? rows.forUpdate().skipLocked() : rows;
}, 'rows');

export type TakenLaunch = LaunchRow & { now: number; isTakenOver: boolean };

/**
 * Takes those of these launches that are still due and free; the number of the lease identifies the holder. Call it
 * in a transaction. A holder that releases a launch leaves no lease, so an expired lease means that its holder died
 * or was disconnected.
 */
export const takeLaunches = async (
  tx: Db,
  ids: readonly string[],
  leaseMs: number,
): Promise<TakenLaunch[]> => {
  const { rows: lockedRows } = await lockQuery(tx, { list: JSON.stringify(ids) });
  if (lockedRows.length === 0) return [];
  const before = new Map(lockedRows.map(({ id, lease_until }) => [id, lease_until]));
  const leasedRows = await tx
    .updateTable('launches')
    .set({
      lease_number: sql<number>`lease_number + 1`,
      lease_until: sql<number>`${now} + ${leaseMs}`,
    })
    .where('id', 'in', [...before.keys()])
    .returningAll()
    .returning(now.as('now'))
    .execute();
  return leasedRows.map((row) => ({ ...row, isTakenOver: (before.get(row.id) ?? 0) > 0 }));
};

/** A launch as one holder knows it. */
export type Lease = { id: string; lease_number: number };

/** False if another node has taken it meanwhile. */
export const renewLease = (db: Db, { id, lease_number }: Lease, leaseMs: number) =>
  changesOne(
    db
      .updateTable('launches')
      .set({ lease_until: sql<number>`${now} + ${leaseMs}` })
      .where('id', '=', id)
      .where('lease_number', '=', lease_number)
      .where('lease_until', '>', now),
  );

type Change = {
  state?: LaunchState;
  stop_reason?: string | null;
  waiting?: { for: WaitReason; until: number } | null;
  /** In how many milliseconds it must be continued; null: never by itself. */
  dueInMs?: number | null;
  /** True if its holder releases it. */
  release?: boolean;
  /** True if its holder loses it: what was read about its steps before is outdated. */
  fence?: boolean;
};

const changeOf = ({ state, stop_reason, waiting, dueInMs, release, fence }: Change) => ({
  ...(state !== undefined && { state, finished_at: isFinal(state) ? now : null }),
  ...(stop_reason !== undefined && { stop_reason }),
  ...(waiting !== undefined && {
    waiting_for: waiting?.for ?? null,
    waiting_until: waiting?.until ?? null,
  }),
  ...(dueInMs !== undefined && {
    due_at: dueInMs === null ? null : sql<number>`${now} + ${Math.ceil(dueInMs)}`,
  }),
  ...((release || fence) && { lease_until: 0 }),
  ...(fence && { lease_number: sql<number>`lease_number + 1` }),
});

export const isFinal = (state: LaunchState) =>
  state === 'stopped' || state === 'done' || state === 'cancelled';

/** A change by its holder; false if the lease is lost. `only`: the states in which it must still be. */
export const updateHeldLaunch = (
  db: Db,
  { id, lease_number }: Lease,
  change: Change & ApprovalChange,
  only?: readonly LaunchState[],
) =>
  changesOne(
    db
      .updateTable('launches')
      .set({ ...changeOf(change), ...approvalOf(change) })
      .where('id', '=', id)
      .where('lease_number', '=', lease_number)
      .$if(only !== undefined, (query) => query.where('state', 'in', only ?? [])),
  );

/** After a correction, earlier answers of clients no longer count. An approval can be withdrawn. */
const approvalOf = ({ approved, isCorrected, planDigest, agreedDigest }: ApprovalChange) => ({
  ...(approved !== undefined && { approved_at: approved ? now : null }),
  ...(isCorrected && { review_from: now }),
  ...(planDigest !== undefined && { plan_digest: planDigest }),
  ...(agreedDigest !== undefined && { agreed_digest: agreedDigest }),
});

type ApprovalChange = {
  approved?: boolean;
  isCorrected?: boolean;
  planDigest?: string | null;
  agreedDigest?: string | null;
};

/** A change by a request, in a transaction that has locked the launch, whoever its holder is. */
export const updateLaunch = (tx: Db, id: string, change: Change & ApprovalChange) =>
  tx
    .updateTable('launches')
    .set({ ...changeOf(change), ...approvalOf(change) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const readLaunchState = (db: Db, { id }: Lease) =>
  db
    .selectFrom('launches')
    .select(['state', 'lease_number', 'approved_at', 'agreed_digest', now.as('now')])
    .where('id', '=', id)
    .executeTakeFirst();

/** For the start of a store that one process owns: no holder is alive. */
export const releaseLaunches = (db: Db) =>
  db.updateTable('launches').set({ lease_until: 0 }).where('due_at', 'is not', null).execute();

/** The preconditions of a launch: its workspace and its customer as they are now. */
export const findLaunchPreconditions = (
  db: Db,
  launch: Pick<LaunchRow, 'workspace_id' | 'account_id' | 'key_id'>,
) =>
  db
    .selectFrom('workspaces as w')
    .innerJoin('accounts as a', (join) =>
      join.on((eb) => eb('a.id', '=', eb.fn.coalesce('w.paid_by', eb.val(launch.account_id)))),
    )
    .leftJoin('api_keys as k', (join) => join.on('k.id', '=', launch.key_id ?? ''))
    .select(['a.id', 'w.archived_at', 'a.plan', 'a.disabled_at'])
    .select(['k.writes_per_hour', 'k.writes_per_day'])
    .select(['w.guardrails as workspace_guardrails', 'k.guardrails as key_guardrails'])
    .where('w.id', '=', launch.workspace_id)
    .executeTakeFirst();
