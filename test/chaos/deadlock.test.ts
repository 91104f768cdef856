import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import postgres from 'postgres';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { freshDatabase } from '../helpers/store/database.ts';

it('a statement that PostgreSQL ends to break a deadlock is run again', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  onTestFinished(() => database.drop());
  const other = postgres(database.url, { max: 1, onnotice: () => {} });
  onTestFinished(() => other.end({ timeout: 0 }));
  const store = openStore({ engine: 'postgres', url: database.url });
  onTestFinished(() => store.close());
  await other`create table counts (id int primary key, n int)`;
  await other`insert into counts values (1, 0), (2, 0)`;

  await other`begin`;
  await other`update counts set n = n + 1 where id = 2`;
  const counting = sql`with first as (update counts set n = n + 1 where id = 1 returning id)
    update counts set n = n + 1 where id = 2 and exists (select from first)`.execute(store.db);
  await wait(300);
  // It waits for the statement above, which looks for a deadlock first.
  await other`update counts set n = n + 1 where id = 1`;
  await other`commit`;
  await counting;

  expect(await other`select n from counts order by id`).toEqual([{ n: 2 }, { n: 2 }]);
});
