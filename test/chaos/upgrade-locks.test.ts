import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, expect, inject, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { fillMadeAds } from '../../src/store/overview/fill-tables.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { fillHistory, fillPeople, idOf, migrateToTwo } from '../helpers/store/aged-data.ts';
import { freshDatabase } from '../helpers/store/database.ts';

/** Longer than anybody else may be kept from writing. */
const holdMs = 1_500;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const oldDatabase = async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  closing.push(() => database.drop());
  const store = openStore({ engine: 'postgres', url: database.url });
  closing.push(() => store.close());
  await migrateToTwo(store.db);
  await fillPeople(store.db, 2);
  const rows = { workspaces: 2, writes: 50, events: 50, launches: 5 };
  await fillHistory(store.db, rows, Date.now());
  const connect = () => {
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    closing.push(() => sql.end({ timeout: 0 }));
    return sql;
  };
  return { store, connect };
};

/** Another node at work: how often it did not get in within a second. */
const workBeside = (sql: postgres.Sql, statement: string) => {
  let isOver = false;
  const work = async () => {
    const messages: unknown[] = [];
    await sql`set lock_timeout = '1s'`;
    while (!isOver) {
      await sql.unsafe(statement).catch((error) => messages.push(error.message));
      await wait(5);
    }
    return messages;
  };
  const working = work();
  return () => {
    isOver = true;
    return working;
  };
};

/** Until somebody has waited for a lock for longer than anybody may have to wait for that. */
const whileSomebodyWaits = async (sql: postgres.Sql) => {
  const isWaited = () => sql`select 1 from pg_locks where not granted and database =
    (select oid from pg_database where datname = current_database())`;
  while ((await isWaited()).length === 0) await wait(5);
  await wait(holdMs);
};

const touch = `update writes set checks = checks where workspace_id = '${idOf('workspace', 1)}'`;

const cases = [
  ['a write of an old node that takes long', 'lock table writes in row exclusive mode', touch],
  ['a vacuum', 'lock table activity, writes in share update exclusive mode', touch],
  [
    'a copy of the database being made',
    'lock table workspaces in access share mode',
    'select guardrails.name from workspaces as guardrails',
  ],
] as const;

it.each(isLong ? cases : cases.slice(0, 1))(
  'an upgrade that waits for %s keeps nobody else waiting for a second',
  async (_, hold, other) => {
    const { store, connect } = await oldDatabase();
    const holder = connect();
    await holder.unsafe(`begin; ${hold}`);
    const stopWorking = workBeside(connect(), other);
    const migrating = store.migrate();
    await whileSomebodyWaits(connect());
    await holder.unsafe('commit');
    await migrating;
    expect(await stopWorking()).toEqual([]);
    await store.check();
  },
);

it('a portion of old ads that waits for what the platform says keeps nobody else waiting for a second', async () => {
  const { store, connect } = await oldDatabase();
  await store.migrate();
  const holder = connect();
  await holder.unsafe('begin; lock table seen_ads in row exclusive mode');
  const stopWorking = workBeside(connect(), 'update seen_ads set seen_at = seen_at');
  const filling = (async () => {
    while (await fillMadeAds(store, 10));
  })();
  await whileSomebodyWaits(connect());
  await holder.unsafe('commit');
  await filling;
  expect(await stopWorking()).toEqual([]);
});
