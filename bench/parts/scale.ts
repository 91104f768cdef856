import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newId } from '../../src/kernel/ids.ts';
import { createJournal } from '../../src/publish/journal.ts';
import { insertAccount } from '../../src/store/accounts.ts';
import { listKeysOf } from '../../src/store/api-keys.ts';
import { archiveOldWrites } from '../../src/store/journal/old-writes.ts';
import { listDueWrites } from '../../src/store/journal/unsettled-writes.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { insertWorkspace, listWorkspacesOf } from '../../src/store/workspaces.ts';
import { newWrite } from '../../test/helpers/store/new-write.ts';
import { boundlessPlan } from './greenroom.ts';
import { median } from './load.ts';
import { table } from './report.ts';

/** How the store's work grows with what it holds: the same call on little and on much. */
export const measureScale = async (databaseUrl: string, quick: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-scale-'));
  const stores: Store[] = [
    openStore({ engine: 'embedded', folder }),
    openStore({ engine: 'postgres', url: databaseUrl }),
  ];
  const rows = [];
  for (const store of stores) {
    await store.migrate();
    rows.push(...(await authenticationAt(store, quick ? [1_000, 100_000] : [1_000, 1_000_000])));
    rows.push(...(await listsAtTheirCaps(store)));
    rows.push(
      ...(await journalAt(
        store,
        quick ? 100_000 : store.engine === 'postgres' ? 5_000_000 : 1_000_000,
      )),
    );
    await store.close();
  }
  rmSync(folder, { recursive: true, force: true });
  table('Store at scale', rows);
};

const timed = async (times: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < Math.min(times, 200); index++) await work(index);
  const began = performance.now();
  for (let index = 0; index < times; index++) await work(index);
  return ((performance.now() - began) / times) * 1000;
};

const series = (from: number, to: number) =>
  sql`with recursive s(n) as (select ${sql.lit(from)} union all select n + 1 from s where n < ${sql.lit(to - 1)}) select n from s`;

const passes = 5;

/** Each key once: one that was asked for lately would be remembered and cost next to nothing. */
const lookUpEachOnce = async (store: Store, size: number) => {
  for (let n = 0; n < 4_000; n++) await store.authenticate(`nobody${n}`, null);
  const took: number[] = [];
  for (let pass = 0; pass < passes; pass++) {
    // Whatever is written makes the store forget what it remembered.
    await sql`update accounts set disabled_at = null`.execute(store.db);
    const keys = Array.from({ length: 1_000 }, (_, n) => `f${((pass * 1_000 + n) * 7919) % size}`);
    const began = performance.now();
    for (const key of keys) await store.authenticate(key, null);
    took.push(((performance.now() - began) / keys.length) * 1000);
  }
  return median(took);
};

const authenticationAt = async (store: Store, sizes: number[]) => {
  const { db } = store;
  const accountId = newId();
  const workspaceId = newId();
  await insertAccount(db, { id: accountId, email: `${accountId}@localhost`, plan: 'pro' });
  await insertWorkspace(db, { id: workspaceId, name: 'Scale' }, accountId);
  const rows = [];
  let held = 0;
  let base = 0;
  for (const size of sizes) {
    for (; held < size; held += Math.min(50_000, size - held)) {
      const to = Math.min(size, held + 50_000);
      await sql`insert into api_keys (id, account_id, workspace_id, name, prefix, fingerprint, created_at, last_used_at, revoked_at)
        select 'k' || n, ${accountId}, ${workspaceId}, 'k', 'gr_live_0000', 'f' || n, 1, 99999999999999, null from (${series(held, to)}) as keys`.execute(
        db,
      );
    }
    // The server does it by itself within minutes of such a load; until then the first look at a row
    // also writes down that it is there to stay.
    if (store.engine === 'postgres') await sql`vacuum api_keys`.execute(db);
    const us = await lookUpEachOnce(store, size);
    base ||= us;
    rows.push({
      store: store.engine,
      what: `authentication at ${size.toLocaleString('en')} keys`,
      µs: Math.round(us),
      ratio: (us / base).toFixed(2),
    });
  }
  return rows;
};

const listsAtTheirCaps = async ({ db, engine }: Store) => {
  const accountId = newId();
  await insertAccount(db, { id: accountId, email: `${accountId}@localhost`, plan: 'agency' });
  for (let index = 0; index < 50; index++)
    await insertWorkspace(db, { id: newId(), name: `W${index}` }, accountId);
  const workspaces = await timed(500, () => listWorkspacesOf(db, accountId, false));
  const keys = await timed(500, () => listKeysOf(db, accountId, false));
  return [
    { store: engine, what: 'list of 50 workspaces', µs: Math.round(workspaces), ratio: '' },
    { store: engine, what: 'list of keys beside the others’', µs: Math.round(keys), ratio: '' },
  ];
};

/** The journal's part of a write, first empty, then full; and what retention costs there. */
const journalAt = async (store: Store, size: number) => {
  const { db, engine } = store;
  const journal = createJournal(store);
  const oneWrite = async (index: number) => {
    const id = `w${index % 100}`;
    const budgets = [{ id, whose: 'workspace' as const, limits: boundlessPlan }];
    const entry = await journal.enter({ budgets, write: newWrite(id) });
    await journal.settle(entry?.id ?? '', {
      state: 'succeeded',
      status: 200,
      response: 'e30=',
      objectId: String(index),
    });
  };
  const empty = await timed(1_000, oneWrite);
  for (let held = 0; held < size; held += 50_000) {
    await sql`insert into writes (id, workspace_id, account_id, action, ad_account_id, idempotency_key, fingerprint, params, own_token, state, created_at, lease_until, settled_at, checks, status, response, object_id)
      select 'w' || n, 'w' || (n % 100000), 'a', 'create_campaign', 'act_' || (n % 1000), 'i' || n, 'f', '{}', 0, 'succeeded', 1, 1, 1, 0, 200, 'e30=', 'o' || n from (${series(held, held + 50_000)}) as entries`.execute(
      db,
    );
  }
  const full = await timed(1_000, oneWrite);
  const due = await timed(200, () => listDueWrites(db, 16));
  const nothing = await timed(200, () => archiveOldWrites(db, Date.now() + 60_000, 500));
  const began = performance.now();
  await archiveOldWrites(db, 1, 500);
  const retention = performance.now() - began;
  const rows = size.toLocaleString('en');
  return [
    { store: engine, what: 'journal transaction, empty', µs: Math.round(empty), ratio: '1.00' },
    {
      store: engine,
      what: `journal transaction at ${rows} rows, 100,000 workspaces`,
      µs: Math.round(full),
      ratio: (full / empty).toFixed(2),
    },
    {
      store: engine,
      what: `looking for due writes at ${rows} rows`,
      µs: Math.round(due),
      ratio: '',
    },
    {
      store: engine,
      what: `retention: nothing old among ${rows} rows`,
      µs: Math.round(nothing),
      ratio: '',
    },
    {
      store: engine,
      what: 'retention: deleting 500 old rows',
      µs: Math.round(retention * 1000),
      ratio: '',
    },
  ];
};
