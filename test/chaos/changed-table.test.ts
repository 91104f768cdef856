import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import postgres from 'postgres';
import { afterEach, expect, inject, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { fillPeople, idOf, migrateToTwo } from '../helpers/store/aged-data.ts';
import { freshDatabase } from '../helpers/store/database.ts';

const rounds = 8;
const upgrades = 4;
const callers = 16;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** PostgreSQL refuses a prepared statement whose columns have changed, and the client library prepares it again. */
it('whoever asks while a table gets a column gets the answer to the own question', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  closing.push(() => database.drop());
  const admin = postgres(database.url, { max: 1, onnotice: () => {} });
  closing.push(() => admin.end({ timeout: 0 }));
  const wrongRows: unknown[] = [];
  let answers = 0;

  for (let round = 0; round < rounds; round += 1) {
    const table = `leases_${round}`;
    await admin.unsafe(`create table ${table} (id int primary key, lease bigint default 0)`);
    const store = openStore({ engine: 'postgres', url: database.url });
    let isOver = false;
    const lease = () =>
      sql`update ${sql.table(table)} set lease = ${1} where lease < ${0} returning *`.execute(
        store.db,
      );
    const ask = async (name: string) => {
      const { rows } = await sql<{ name: string }>`select asked.name from
        json_to_recordset(${JSON.stringify([{ name }])}::text::json) as asked(name text)`.execute(
        store.db,
      );
      answers += 1;
      if (rows[0]?.name !== name) wrongRows.push(rows);
    };
    const lend = async () => {
      for (; !isOver; await wait(2)) await lease();
    };
    const call = async (caller: number) => {
      for (let at = 0; !isOver; at += 1) await ask(`customer ${caller}, request ${at}`);
    };
    // Every connection knows both statements before the table changes.
    for (let at = 0; at < 20; at += 1) await Promise.all([lease(), ask('warm')]);
    const working = Promise.all([
      lend(),
      ...Array.from({ length: callers }, (_, caller) => call(caller)),
    ]);
    await wait(20);
    await admin.unsafe(`alter table ${table} add column more text`);
    await wait(80);
    isOver = true;
    await working;
    await store.close();
  }

  expect(answers).toBeGreaterThan(rounds * callers);
  expect(wrongRows).toEqual([]);
});

/** As a node of 2.0.0 asks: statements are sent ahead on each connection. */
it('an upgrade gives no node of 2.0.0 the answer to the question of another request', async () => {
  const wrongRows: unknown[] = [];
  let answers = 0;
  for (let round = 0; round < upgrades; round += 1) {
    const database = await freshDatabase(inject('postgresUrl'));
    closing.push(() => database.drop());
    const store = openStore({ engine: 'postgres', url: database.url });
    closing.push(() => store.close());
    await migrateToTwo(store.db);
    await fillPeople(store.db, callers + 1);
    const old = postgres(database.url, {
      max: 4,
      fetch_types: false,
      backoff: () => 0.01,
      onnotice: () => {},
      connection: { application_name: 'greenroom' },
    });
    closing.push(() => old.end({ timeout: 0 }));
    let isOver = false;
    // Whoever is cut off gets an error, and asks again.
    const ask = async (table: string, id: string) => {
      const rows = await old
        .unsafe(`select * from ${table} where id = $1`, [id], { prepare: true })
        .catch(() => null);
      if (rows === null) return wait(1);
      answers += 1;
      // After a lost connection the client library may leave the first place of an answer empty.
      if (rows.some((row) => row !== undefined && row['id'] !== id)) wrongRows.push(rows);
      return undefined;
    };
    const call = async (caller: number) => {
      for (; !isOver; ) {
        await ask('workspaces', idOf('workspace', caller));
        await ask('api_keys', idOf('key', caller));
      }
    };
    const working = Promise.all(Array.from({ length: callers }, (_, at) => call(at + 1)));
    await wait(100);
    await store.migrate();
    await wait(100);
    isOver = true;
    await working;
  }
  expect(answers).toBeGreaterThan(upgrades * callers);
  expect(wrongRows).toEqual([]);
});

it('whoever asks while the connections are ended gets the own answer, or is told that it is gone', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  closing.push(() => database.drop());
  const admin = postgres(database.url, { max: 1, onnotice: () => {} });
  closing.push(() => admin.end({ timeout: 0 }));
  const store = openStore({ engine: 'postgres', url: database.url });
  closing.push(() => store.close());
  const wrongRows: unknown[] = [];
  let [answers, errors] = [0, 0];
  let isOver = false;
  const call = async (caller: number) => {
    for (let at = 0; !isOver; at += 1) {
      const name = `customer ${caller}, request ${at}`;
      const query = sql<{ name: string }>`select ${name}::text as name`.execute(store.db);
      const rows = await query.then(({ rows: resultRows }) => resultRows).catch(() => null);
      if (rows === null) {
        errors += 1;
        await wait(1);
      } else {
        answers += 1;
        if (rows.length !== 1 || rows[0]?.name !== name) wrongRows.push(rows);
      }
    }
  };
  const working = Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  for (let round = 0; round < 100; round += 1) {
    await wait(20);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
  }
  isOver = true;
  await working;
  expect(errors).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(100);
  expect(wrongRows).toEqual([]);
});
