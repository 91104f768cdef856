import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { finishUpgrade } from '../../../src/boot/finish-upgrade.ts';
import type { Db } from '../../../src/store/db.ts';
import { archiveOldWrites } from '../../../src/store/journal/old-writes.ts';
import { fillWorkAccounts } from '../../../src/store/overview/fill-tables.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { newWrite } from '../../helpers/store/new-write.ts';

const rounds = amount('WORK_ACCOUNT_ROUNDS', 40, 600);
const limits = { writes_per_hour: 1e9, writes_per_day: 1e9 };
const workspaces = ['w1', 'w2', 'w3', 'w4'];

const open = async () => {
  const h = await house({ housekeeping: false });
  onTestFinished(() => h.stop());
  return h;
};

const notedAccounts = sql<{
  workspace_id: string;
  ad_account_id: string;
}>`select * from work_accounts
  order by workspace_id`;
/** Two writes may be of one moment: then the account of either is right. */
const lastOfJournal = sql<{
  workspace_id: string;
  ad_account_id: string;
}>`select distinct w.workspace_id, w.ad_account_id
  from writes as w where w.created_at = (select max(created_at) from writes as n where n.workspace_id = w.workspace_id)`;

const comparedAccounts = async (db: Db) => {
  const accounts = new Map<string, string[]>();
  for (const { workspace_id, ad_account_id } of (await lastOfJournal.execute(db)).rows)
    accounts.set(workspace_id, [...(accounts.get(workspace_id) ?? []), ad_account_id]);
  const { rows } = await notedAccounts.execute(db);
  return {
    wrong: rows.filter((row) => !accounts.get(row.workspace_id)?.includes(row.ad_account_id)),
    missing: [...accounts.keys()].filter((id) => rows.every((row) => row.workspace_id !== id)),
  };
};

const createWorker = ({ service }: House, random: () => number) => {
  const { store, journal } = service.deps;
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const create = async () => {
    const workspace = one(workspaces);
    const write = {
      ...newWrite(workspace, { action: 'create_ad', idempotency_key: null }),
      ad_account_id: one(['act_1', 'act_1', 'act_2']),
    };
    const budgets = [{ id: workspace, whose: 'workspace' as const, limits }];
    const entry = await journal.enter({ budgets, write });
    await journal.settle(entry?.id ?? '', { state: 'succeeded', status: 200, objectId: '12' });
  };
  const archive = () => archiveOldWrites(store.db, -1_000, Math.ceil(random() * 6));
  return () => one([create, create, create, archive])();
};

it('says of each workspace in which account it made something last, whatever happens at once', async () => {
  const h = await open();
  const work = createWorker(h, randomFrom(propertySeed('work accounts')));
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([work(), work(), work()]);
    expect((await comparedAccounts(h.service.deps.store.db)).wrong).toEqual([]);
  }
  const { db } = h.service.deps.store;
  await archiveOldWrites(db, -1_000, 10_000);
  expect((await notedAccounts.execute(db)).rows).toEqual([]);
}, 120_000);

it('is filled in portions while others write', async (test) => {
  const h = await open();
  const { store } = h.service.deps;
  const { db, engine } = store;
  if (engine !== 'postgres') return test.skip();
  const work = createWorker(h, randomFrom(propertySeed('accounts noted later')));
  for (let round = 0; round < 40; round += 1) await work();
  for (const id of workspaces)
    await sql`insert into workspaces (id, name, created_at) values (${id}, ${id}, 1) on conflict do nothing`.execute(
      db,
    );
  await sql`delete from work_accounts`.execute(db);
  await sql`update settings set value = '' where name = 'work_accounts'`.execute(db);
  let isFilling = true;
  const others = [1, 2].map(async () => {
    while (isFilling) await work();
  });
  const fill = async () => {
    while (await fillWorkAccounts(store, 2));
  };
  await Promise.all([fill(), fill()]);
  await fill();
  isFilling = false;
  await Promise.all(others);
  expect((await comparedAccounts(db)).wrong).toEqual([]);
  expect(await finishUpgrade(h.service.deps, () => false)).toBe(true);
}, 120_000);

it('is no other answer to GET /clients than the journal gives', async () => {
  const h = await open();
  const { db } = h.service.deps.store;
  const { key, workspaceId } = await h.account();
  const write = newWrite(workspaceId, { action: 'create_ad', idempotency_key: null });
  const budgets = [{ id: workspaceId, whose: 'workspace' as const, limits }];
  await h.service.deps.journal.enter({ budgets, write: { ...write, ad_account_id: 'act_7' } });
  const read = async () => (await h.call('GET /clients?refresh=false', { key })).body.clients;
  const accounts = await read();
  expect(accounts[0].ad_account.id).toBe('act_7');
  await sql`delete from work_accounts`.execute(db);
  expect(await read()).toEqual(accounts);
});
