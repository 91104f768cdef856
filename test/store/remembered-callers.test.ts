import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callerTables } from '../../src/store/authentication.ts';
import { countWrites } from '../../src/store/journal/write-limits.ts';
import { openStore, type Store } from '../../src/store/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-callers-'));
let store: Store;
let byHand: InstanceType<typeof Database>;
beforeAll(async () => {
  store = openStore({ engine: 'embedded', folder });
  await store.migrate();
  byHand = new Database(join(folder, 'greenroom.db'));
  byHand.exec(`insert into accounts (id, email, plan, created_at) values ('a', 'first', 'pro', 1);
    insert into workspaces (id, name, created_at) values ('w', 'Main', 1);
    insert into members (workspace_id, account_id, role) values ('w', 'a', 'owner');
    insert into api_keys (id, fingerprint, account_id, workspace_id, name, prefix, created_at)
      values ('k', 'f', 'a', 'w', 'key', 'p', 1);`);
});
afterAll(async () => {
  byHand.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const emailNow = async () => (await store.authenticate('f', null))?.email;

/** What the store remembers shows by a change that it cannot hear of: one that is made to the file by hand. */
beforeEach(async () => {
  await sql`update accounts set email = 'heard'`.execute(store.db);
  expect(await emailNow()).toBe('heard');
  byHand.exec(`update accounts set email = 'by hand'`);
});

// Once more where the machine stood still for longer than anything is remembered.
it('a write into the journal leaves callers as they are', { retry: 3 }, async () => {
  await store.transaction((tx) => countWrites(tx, 'w', [1]));
  await store.db.updateTable('writes').set({ checks: 1 }).where('id', '=', 'none').execute();
  expect(await emailNow()).toBe('heard');
});

it.each([...callerTables])('a change of %s makes the store look callers up anew', async (name) => {
  // One of them stands for all: the condition names no column.
  const table = name as 'accounts';
  await store.transaction((tx) => tx.deleteFrom(table).where(sql<boolean>`false`).execute());
  expect(await emailNow()).toBe('by hand');
});

it('a change that is written out does too, whatever it changes', async () => {
  await sql`update write_seconds set n = 1`.execute(store.db);
  expect(await emailNow()).toBe('by hand');
});
