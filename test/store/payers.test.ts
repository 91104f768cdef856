import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { migrations } from '../../src/store/schema/migrations/migrations.ts';

it('a database of before gets its payers: whoever owned a workspace first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-payers-'));
  const store = openStore({ engine: 'embedded', folder });
  try {
    // Without signing in, and without what changes its tables later.
    const before = Object.fromEntries(
      Object.entries(migrations).filter(([name]) => !/^00[25]/.test(name)),
    );
    const provider = { getMigrations: async () => before };
    const { error } = await new Migrator({ db: store.db, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    const { db } = store;
    for (const id of ['a1', 'a2', 'a3'])
      await db
        .insertInto('accounts')
        .values({ id, email: `${id}@example.com`, plan: 'pro', disabled_at: null, created_at: 1 })
        .execute();
    for (const id of ['owned', 'shared', 'ownerless', 'empty'])
      await db
        .insertInto('workspaces')
        .values({ id, name: id, archived_at: null, created_at: 1 })
        .execute();
    await db
      .insertInto('members')
      .values([
        { workspace_id: 'owned', account_id: 'a1', role: 'viewer' },
        { workspace_id: 'owned', account_id: 'a2', role: 'owner' },
        { workspace_id: 'shared', account_id: 'a3', role: 'owner' },
        { workspace_id: 'shared', account_id: 'a2', role: 'owner' },
        { workspace_id: 'ownerless', account_id: 'a3', role: 'viewer' },
      ])
      .execute();
    await expect(store.check()).rejects.toThrow('not migrated');
    // Later numbers are there already; the lower ones are made up for.
    await store.migrate();
    await store.check();
    const rows = await db.selectFrom('workspaces').select(['id', 'paid_by']).execute();
    expect(Object.fromEntries(rows.map(({ id, paid_by }) => [id, paid_by]))).toEqual({
      owned: 'a2',
      shared: 'a2',
      ownerless: 'a3',
      empty: null,
    });
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
