import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import postgres from 'postgres';
import { afterEach, expect, inject, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { freshDatabase } from '../helpers/database.ts';

const rounds = 8;
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
  const wrong: unknown[] = [];
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
      if (rows[0]?.name !== name) wrong.push(rows);
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
  expect(wrong).toEqual([]);
});
