import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { span } from '../../../src/kernel/clock.ts';
import { newId } from '../../../src/kernel/ids.ts';
import type { Db } from '../../../src/store/db.ts';
import { listDueWork } from '../../../src/store/due-work.ts';
import { releaseOldGenerations } from '../../../src/store/generations.ts';
import { archiveOldWrites, releaseOldKeys } from '../../../src/store/journal/old-writes.ts';
import { listDueWrites, takeDueWrites } from '../../../src/store/journal/unsettled-writes.ts';
import { listUnverified, takeUnverified } from '../../../src/store/journal/unverified-writes.ts';
import {
  listDueLaunches,
  listLaunches,
  nextLaunchInMs,
  takeLaunches,
} from '../../../src/store/launches/launches.ts';
import { deleteOldLaunches } from '../../../src/store/launches/old-launches.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { type House, house, testEngine } from '../../helpers/house/house.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';
import { newWrite } from '../../helpers/store/new-write.ts';

const rows = amount('GROWN_ROWS', 12_000, 60_000);
/** Often enough for each connection to have settled on its way: the server decides after the fifth time. */
const often = amount('GROWN_ASKED', 60, 150);
// Small enough for one statement not to take too long on a busy machine.
const portion = 4_000;
const tables = [
  'accounts',
  'workspaces',
  'members',
  'api_keys',
  'connections',
  'writes',
  'generations',
  'write_seconds',
  'connect_links',
  'launches',
  'launch_steps',
  'review_links',
];

/** Left alone the server would count the tables anew, some time within the next minutes. */
const countNever = async (db: Db) => {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(db);
};

const countNow = async (db: Db) => {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
};

/** What requests ask all day, and what housekeeping asks although there is nothing to do. */
const questionsOf = ({ service }: House, workspaceId: string) => {
  const { store, journal } = service.deps;
  const limits = proPlan({ writes_per_hour: 1_000, writes_per_day: 1_000 });
  const budgets = [{ id: workspaceId, whose: 'workspace' as const, limits }];
  let keyNumber = 0;
  return {
    write: async () => {
      const entry = await journal.enter({ budgets, write: newWrite(workspaceId) });
      await journal.settle(entry?.id ?? '', { state: 'succeeded', status: 200, objectId: newId() });
    },
    // The embedded store remembers whom it was asked about.
    authenticate: async () => store.authenticate(`f${++keyNumber}`, null),
    work: () => listDueWork(store.db),
    due: () => listDueWrites(store.db, 16),
    takenWrites: () => takeDueWrites(store.db, ['x'], 1_000),
    unverified: () => listUnverified(store.db, ['x']),
    takenObjects: () =>
      takeUnverified(store.db, {
        limit: 100,
        holdMs: 1_000,
        mine: ['x'],
        workspaceId,
        adAccountId: 'act_1',
      }),
    retention: () => archiveOldWrites(store.db, 1_000, 500),
    keys: () => releaseOldKeys(store.db, 1_000_000, 500),
    generations: () => deleteOldOf('generations', store.db, 1_000),
    reservations: () => releaseOldGenerations(store.db, 1_000, 500),
    counts: () => deleteOldOf('write_seconds', store.db, span({ days: 2 })),
    links: () => deleteOldOf('connect_links', store.db, 1_000),
    launches: () => deleteOldLaunches(store, 1_000, 20),
    nextLaunch: () => nextLaunchInMs(store.db),
    dueLaunches: () => listDueLaunches(store.db, 16),
    takenLaunches: () => store.transaction((tx) => takeLaunches(tx, ['x'], 1_000)),
    listLaunches: () => listLaunches(store.db, workspaceId, 20, null),
  };
};

const numbers = (from: number) =>
  sql`(with recursive s(n) as (select ${sql.lit(from)} union all select n + 1 from s where n < ${sql.lit(from + portion - 1)}) select n from s) as numbers`;

/** Customers and their writes, all of the future, so that none is old. */
const grow = async (db: Db) => {
  for (let from = 0; from < rows; from += portion) {
    const every = numbers(from);
    await sql`insert into accounts (id, email, plan, created_at) select 'a' || n, 'a' || n || '@example.com', 'pro', 1 from ${every}`.execute(
      db,
    );
    await sql`insert into workspaces (id, name, created_at) select 'w' || n, 'W', 1 from ${every}`.execute(
      db,
    );
    await sql`insert into members (account_id, workspace_id, role) select 'a' || n, 'w' || n, 'owner' from ${every}`.execute(
      db,
    );
    await sql`insert into api_keys (id, account_id, workspace_id, name, prefix, fingerprint, created_at)
      select 'k' || n, 'a' || n, 'w' || n, 'k', 'gr_live_0000', 'f' || n, 1 from ${every}`.execute(
      db,
    );
    await sql`insert into writes (id, workspace_id, account_id, action, ad_account_id, idempotency_key, fingerprint, params, own_token, state, created_at, lease_until, settled_at, checks, status, response, object_id)
      select 'x' || n, 'w' || n, 'a', 'create_ad', 'act_1', 'i' || n, 'f', '{}', 0, 'succeeded', 9000000000000000, 1, 9000000000000000, 0, 200, 'e30=', 'o' || n from ${every}`.execute(
      db,
    );
    await sql`insert into generations (id, account_id, workspace_id, idempotency_key, fingerprint, state, credits, month, day, created_at, lease_until)
      select 'g' || n, 'a' || n, 'w' || n, 'i' || n, 'f', case when n % 2 = 0 then 'settled' else 'reserved' end, 10, '2026-01', '2026-01-01', 9000000000000000, 9000000000000000 from ${every}`.execute(
      db,
    );
    await sql`insert into write_seconds (workspace_id, second, n) select 'w' || n, 9000000000000, 1 from ${every}`.execute(
      db,
    );
    await sql`insert into connect_links (id, workspace_id, account_id, secret_hash, created_at, expires_at)
      select 'l' || n, 'w' || n, 'a' || n, 's' || n, 1, 9000000000000000 from ${every}`.execute(db);
    await sql`insert into launches (id, workspace_id, account_id, name, ad_account_id, idempotency_key, fingerprint, body, state, created_at, finished_at, due_at, lease_number, lease_until)
      select 'p' || n, 'w' || n, 'a' || n, 'L', 'act_1', 'i' || n, 'f', '{}', case when n % 2 = 0 then 'done' else 'waiting' end, 1, case when n % 2 = 0 then 9000000000000000 end, case when n % 2 = 1 then 9000000000000000 end, 1, 0 from ${every}`.execute(
      db,
    );
    await sql`insert into launch_steps (launch_id, step, position, action, needs, params, state, attempt, changed_at)
      select 'p' || n, 'campaign', 0, 'create_campaign', '[]', '{}', 'done', 1, 1 from ${every}`.execute(
      db,
    );
  }
};

const timesOf = async (times: number, work: () => Promise<unknown>) => {
  const durations: number[] = [];
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now();
    await work();
    durations.push(performance.now() - startedAt);
  }
  return durations.sort((a, b) => a - b);
};

const median = async (times: number, work: () => Promise<unknown>) =>
  (await timesOf(times, work))[Math.floor(times / 2)] ?? 0;

/** A table that is read whole is read whole each time; what is slow now and then is the machine. */
const fastest = async (times: number, work: () => Promise<unknown>) =>
  (await timesOf(times, work))[0] ?? 0;

/** Only PostgreSQL counts its tables: on the embedded store both would be the same. */
const tablesTried = [
  'that nobody has counted',
  ...(testEngine() === 'postgres' ? ['that were counted when there was nothing in them'] : []),
];

/** A database may keep to the way that was right for a handful of rows, and read all of them. */
it.each(tablesTried)(
  'what was first asked of tables %s is answered as fast once they have grown',
  async (which) => {
    const h = await house();
    onTestFinished(() => h.stop());
    const { db, engine } = h.service.deps.store;
    if (engine === 'postgres') await countNever(db);
    if (engine === 'postgres' && which.includes('counted when')) await countNow(db);
    const { workspaceId } = await h.account();
    const questions = Object.entries(questionsOf(h, workspaceId));
    const mediansBefore = new Map<string, number>();
    for (const [name, ask] of questions) mediansBefore.set(name, await median(often, ask));
    await grow(db);
    for (const [name, ask] of questions) {
      const limitMs = 3 * (mediansBefore.get(name) ?? 0) + 0.5;
      const durationMs = await fastest(41, ask);
      expect(durationMs, `${name}: ${durationMs} ms`).toBeLessThan(limitMs);
    }
  },
  90_000,
);
