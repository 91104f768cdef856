import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/store/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-reader-'));
let store: Store;
beforeAll(async () => {
  store = openStore({ engine: 'embedded', folder });
  await store.migrate();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['small letters', sql`insert into settings (name, value) values ('a', '1') returning name`],
  ['capital letters', sql`INSERT INTO settings (name, value) VALUES ('b', '1')`],
  ['a name in front', sql`with x as (select 'c' as n) insert into settings select n, '1' from x`],
])('a change written with %s is a change, whatever its text begins with', async (_, change) => {
  const before = await store.db.selectFrom('settings').selectAll().execute();
  await change.execute(store.db);
  expect(await store.db.selectFrom('settings').selectAll().execute()).toHaveLength(
    before.length + 1,
  );
});

it('a question with a name in front is asked and answered', async () => {
  const { rows } = await sql<{ n: number }>`with x as (select 7 as n) select n from x`.execute(
    store.db,
  );
  expect(rows).toEqual([{ n: 7 }]);
});
