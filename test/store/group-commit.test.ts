import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../src/store/db.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { insertSetting } from '../../src/store/settings.ts';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-group-'));
  store = openStore({ engine: 'embedded', folder });
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const stray = (db: Db) =>
  db
    .insertInto('members')
    .values({ account_id: 'nobody', workspace_id: 'nowhere', role: 'owner' })
    .execute();

const outcomes = async (works: Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map(({ status }) => status);

const names = async () => {
  const rows = await store.db.selectFrom('settings').select('name').orderBy('name').execute();
  // What the migrations wrote down is none of these writes.
  const notes = ['made_ads', 'work_accounts'];
  return rows.map(({ name }) => name).filter((name) => !notes.includes(name));
};

describe('writes that reach the disk together', () => {
  it('fail alone: a transaction and a statement that go wrong take nobody with them', async () => {
    const failing = store.transaction(async (tx) => {
      await insertSetting(tx, 'b', 'undone');
      throw new Error('no');
    });
    const states = await outcomes([
      store.transaction((tx) => insertSetting(tx, 'a', '1')),
      failing,
      stray(store.db),
      insertSetting(store.db, 'c', '1'),
      store.transaction((tx) => insertSetting(tx, 'd', '1')),
    ]);
    expect(states).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await names()).toEqual(['a', 'c', 'd']);
  });

  it('are told nothing before they are safe: a commit that fails fails them all', async () => {
    const states = await outcomes([
      store.transaction((tx) => insertSetting(tx, 'a', '1')),
      store.transaction(async (tx) => {
        // The engine looks at this row only when everything is committed.
        await sql`pragma defer_foreign_keys = on`.execute(tx);
        await stray(tx);
      }),
      insertSetting(store.db, 'b', '1'),
    ]);
    expect(states).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await names()).toEqual([]);
    await insertSetting(store.db, 'c', '1');
    expect(await names()).toEqual(['c']);
  });

  it('are all there after a hundred at once, however they were made', async () => {
    const many = Array.from({ length: 100 }, (_, n) => `s${String(n).padStart(3, '0')}`);
    await Promise.all(
      many.map((name, n) =>
        n % 2 === 0
          ? insertSetting(store.db, name, '1')
          : store.transaction((tx) => insertSetting(tx, name, '1')),
      ),
    );
    await store.close();
    store = openStore({ engine: 'embedded', folder });
    expect(await names()).toEqual(many);
  });
});
