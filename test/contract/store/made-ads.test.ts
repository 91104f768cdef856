import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { finishUpgrade } from '../../../src/boot/finish-upgrade.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { deleteOldActivity } from '../../../src/store/activity.ts';
import type { Db } from '../../../src/store/db.ts';
import { archiveOldWrites } from '../../../src/store/journal/old-writes.ts';
import { settleFreeWrites, settleWrite } from '../../../src/store/journal/writes.ts';
import { fillMadeAds } from '../../../src/store/overview/fill-tables.ts';
import { saveAds } from '../../../src/store/overview/seen-accounts.ts';
import { adStates } from '../../../src/store/schema/overview-tables.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';
import { newWrite } from '../../helpers/store/new-write.ts';
import { recountMadeAds } from '../../helpers/store/recount-made-ads.ts';

const rounds = amount('MADE_ADS_ROUNDS', 40, 1_000);
const limits = { writes_per_hour: 1e9, writes_per_day: 1e9 };

const open = async () => {
  const h = await house({ housekeeping: false });
  onTestFinished(() => h.stop());
  return h;
};

/** Everything that changes what was made, in random order; several at once. */
const createWorker = ({ service }: House, random: () => number) => {
  const { store, journal } = service.deps;
  const { db } = store;
  const workspaces = ['w1', 'w2', 'w3'];
  const ads: { workspace: string; id: string }[] = [];
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const enter = (workspace: string, action: string) =>
    journal.enter({
      budgets: [{ id: workspace, whose: 'workspace', limits }],
      write: newWrite(workspace, { action, idempotency_key: null }),
    });
  const create = async () => {
    const workspace = one(workspaces);
    const action = random() < 0.8 ? 'create_ad' : 'create_adset';
    const entry = await enter(workspace, action);
    const id = newId();
    const state = random() < 0.8 ? 'succeeded' : 'rejected';
    const objectId = state === 'succeeded' ? id : null;
    await journal.settle(entry?.id ?? '', { state, status: 200, objectId });
    if (objectId && action === 'create_ad') ads.push({ workspace, id });
  };
  /** Several of several workspaces in one statement, as a busy node does it. */
  const createTogether = async () => {
    const entries = await Promise.all(workspaces.map((workspace) => enter(workspace, 'create_ad')));
    const outcomes = entries.map(
      (entry) => [entry?.id ?? '', { state: 'succeeded', status: 200, objectId: newId() }] as const,
    );
    if (store.engine === 'postgres') await settleFreeWrites(db, outcomes);
    for (const [id, outcome] of outcomes) await settleWrite(db, id, outcome);
  };
  const see = async () => {
    const some = ads.filter(() => random() < 0.3);
    await saveAds(
      db,
      some.map(({ workspace, id }) => ({
        workspace_id: workspace,
        ad_id: id,
        state: one(adStates),
        effective_status: 'PAUSED',
        campaign_id: random() < 0.5 ? 'c1' : null,
        campaign_name: 'C',
        name: null,
        shown: '{}',
      })),
    );
  };
  const archive = () => archiveOldWrites(db, -1_000, Math.ceil(random() * 4));
  const forget = () => deleteOldActivity(db, -1_000, Math.ceil(random() * 2));
  const unsee = () => deleteOldOf('seen_ads', db, -1_000, 1);
  return () => one([create, create, create, createTogether, see, archive, forget, unsee])();
};

const expectTrue = async (db: Db) => {
  const { is, shouldBe } = await recountMadeAds(db);
  expect(is).toEqual(shouldBe);
  return is;
};

/** As a database of 2.0.0 is right after its upgrade: triggers, and nothing copied yet. */
const emptyCounts = async (db: Db) => {
  await sql`delete from made_ads`.execute(db);
  await sql`delete from made_ad_counts`.execute(db);
  await sql`update settings set value = '{"from":"writes"}' where name = 'made_ads'`.execute(db);
};

it('holds every ad that was made, with its state, and as many as are counted, whatever happens at once', async () => {
  const h = await open();
  const { db } = h.service.deps.store;
  const random = randomFrom(propertySeed('made-ads'));
  const work = createWorker(h, random);
  for (let round = 0; round < rounds; round++)
    await Promise.all(Array.from({ length: 1 + Math.floor(random() * 4) }, work));
  expect((await expectTrue(db)).ads.length).toBeGreaterThan(10);
}, 120_000);

it('is filled in portions while others write, and read from once it is whole', async (test) => {
  const h = await open();
  const { store } = h.service.deps;
  const { db, engine } = store;
  if (engine !== 'postgres') return test.skip();
  const random = randomFrom(propertySeed('filled'));
  const work = createWorker(h, random);
  for (let round = 0; round < 60; round++) await work();
  await emptyCounts(db);
  let isFilling = true;
  const others = [1, 2, 3].map(async () => {
    while (isFilling) await work();
  });
  // Two nodes, of which one is at it; a portion that is given up leaves nothing behind.
  const fill = async () => {
    while (await fillMadeAds(store, 3));
  };
  await expect(
    fillMadeAds(
      {
        transaction: (inside) =>
          store.transaction(async (tx) => {
            await inside(tx);
            throw new Error('cut off');
          }),
      },
      3,
    ),
  ).rejects.toThrow('cut off');
  await Promise.all([fill(), fill()]);
  await fill();
  isFilling = false;
  await Promise.all(others);
  await expectTrue(db);
  expect(await finishUpgrade(h.service.deps, () => false)).toBe(true);
}, 120_000);

it('drops an index that another one replaces, also where a node stopped in between', async (test) => {
  const h = await open();
  const { db, engine } = h.service.deps.store;
  if (engine !== 'postgres') return test.skip();
  const listIndexes = async () => {
    const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
      where schemaname = current_schema() and indexname in ('launches_due', 'launches_turns')`.execute(
      db,
    );
    return rows.map(({ name }) => name);
  };
  const makeOld = sql`create index launches_due on launches (due_at) where due_at is not null`;
  await makeOld.execute(db);
  expect(await finishUpgrade(h.service.deps, () => false)).toBe(true);
  expect(await listIndexes()).toEqual(['launches_turns']);
  await sql`drop index launches_turns`.execute(db);
  await makeOld.execute(db);
  expect(await finishUpgrade(h.service.deps, () => false)).toBe(true);
  expect(await listIndexes()).toEqual(['launches_turns']);
});

it('lists the same while it is being filled', async (test) => {
  const h = await open();
  const { db, engine } = h.service.deps.store;
  if (engine !== 'postgres') return test.skip();
  const { key, workspaceId } = await h.account();
  const { journal } = h.service.deps;
  for (let n = 0; n < 5; n++) {
    const write = newWrite(workspaceId, { action: 'create_ad', idempotency_key: null });
    const entry = await journal.enter({
      budgets: [{ id: workspaceId, whose: 'workspace', limits }],
      write,
    });
    await journal.settle(entry?.id ?? '', { state: 'succeeded', status: 200, objectId: `12${n}` });
  }
  await archiveOldWrites(db, -1_000, 2);
  await emptyCounts(db);
  const read = async () => ({
    waiting: (await h.call('GET /waiting?refresh=false&choices=true', { key })).body,
    one: (await h.call('GET /waiting?refresh=false&ad_id=120', { key })).body,
    clients: (await h.call('GET /clients?refresh=false', { key })).body,
  });
  const lists = await read();
  expect(lists.waiting.ads).toHaveLength(5);
  expect(lists.clients.clients[0].waiting_ads).toBe(5);
  await finishUpgrade(h.service.deps, () => false);
  await expectTrue(db);
  expect(await read()).toEqual(lists);
});
