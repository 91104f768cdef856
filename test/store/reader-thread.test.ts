import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { onReaderThread } from '../../src/store/engines/sqlite/reader-thread.ts';
import { openStore } from '../../src/store/open.ts';

const open = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-thread-'));
  const store = openStore({ engine: 'embedded', folder });
  await store.migrate();
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { store, folder };
};

/** Counts so far that it takes a while. */
const long = (steps: number) =>
  sql<number>`(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${sql.lit(steps)}) select max(n) from s)`;

const ticksWhile = async (work: Promise<unknown>) => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await work;
  clearInterval(timer);
  return ticks;
};

it('a statement that may take long is answered beside the main thread, which goes on', async () => {
  const { db } = (await open()).store;
  const steps = 300_000;
  const query = db.selectNoFrom(long(steps).as('n'));
  const here = query.executeTakeFirstOrThrow();
  const there = query.modifyFront(sql.raw(onReaderThread)).executeTakeFirstOrThrow();
  expect(await ticksWhile(there)).toBeGreaterThan(3);
  expect(await there).toEqual(await here);
});

it('sees what is committed, and says what is wrong with a statement', async () => {
  const { db } = (await open()).store;
  await db.insertInto('settings').values({ name: 'n', value: 'v' }).execute();
  const row = db.selectFrom('settings').select('value').where('name', '=', 'n');
  const front = sql.raw(onReaderThread);
  expect(await row.modifyFront(front).executeTakeFirst()).toEqual({ value: 'v' });
  const wrong = db
    .selectFrom('nothing' as 'settings')
    .select('name')
    .modifyFront(front);
  await expect(wrong.execute()).rejects.toThrow(/no such table/);
  expect(await row.modifyFront(front).executeTakeFirst()).toEqual({ value: 'v' });
});

it('a copy is made beside the main thread', async () => {
  const { store, folder } = await open();
  const copy = join(folder, 'copy.db');
  expect(await ticksWhile(Promise.resolve(store.copyTo?.(copy)))).toBeGreaterThan(0);
  await expect(store.copyTo?.(copy)).rejects.toThrow(/EEXIST/);
});
