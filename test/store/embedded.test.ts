import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount } from '../../src/store/accounts.ts';
import { insertWrites } from '../../src/store/journal/new-writes.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { insertSetting, updateSetting } from '../../src/store/settings.ts';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-store-'));
  store = openStore({ engine: 'embedded', folder });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const settingValue = async () =>
  (await store.db.selectFrom('settings').select('value').where('name', '=', 'n').executeTakeFirst())
    ?.value;

describe('the embedded store', () => {
  it('says that it is not ready before it is migrated, and that it is after', async () => {
    await expect(store.check()).rejects.toThrow();
    await store.migrate();
    await store.check();
    await store.migrate();
  });

  it('undoes all of a transaction that fails, and goes on', async () => {
    await store.migrate();
    await expect(
      store.transaction(async (tx) => {
        await insertAccount(tx, { id: 'a', email: 'a@b.co', plan: 'pro' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await store.transaction((tx) => insertAccount(tx, { id: 'a', email: 'a@b.co', plan: 'pro' }));
  });

  it('runs transactions one after another, nothing in between', async () => {
    await store.migrate();
    await insertSetting(store.db, 'n', '0');
    const addOne = () =>
      store.transaction(async (tx) => {
        const { value } = await tx
          .selectFrom('settings')
          .select('value')
          .where('name', '=', 'n')
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setTimeout(resolve, 1));
        await updateSetting(tx, 'n', String(Number(value) + 1));
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect(await settingValue()).toBe('50');
  });

  it('keeps a folder to itself, and lets it go when it is closed', async () => {
    expect(() => openStore({ engine: 'embedded', folder })).toThrow(/in use by another Greenroom/);
    await store.close();
    store = openStore({ engine: 'embedded', folder });
    await store.migrate();
  });

  it('keeps what was committed when it is opened again', async () => {
    await store.migrate();
    await insertSetting(store.db, 'n', 'kept');
    await insertSetting(store.db, 'n', 'the first writer wins');
    await store.close();
    store = openStore({ engine: 'embedded', folder });
    expect(await settingValue()).toBe('kept');
  });

  it('runs a statement with its own values after the same one failed', async () => {
    await store.migrate();
    const write = (id: string, action: string) =>
      insertWrites(store.db, [
        {
          id,
          action,
          workspace_id: 'w',
          account_id: 'a',
          ad_account_id: 'act_1',
          idempotency_key: null,
          fingerprint: 'f',
          params: '{}',
          own_token: 0,
          name: null,
          actor_kind: 'key',
          actor_id: 'k',
          request_id: 'r',
          leaseMs: 1_000,
        },
      ]);
    await write('first', 'create_ad');
    // Nothing but a broken caller passes null here; the database refuses it.
    await expect(write('second', null as unknown as string)).rejects.toThrow(/NOT NULL/);
    expect([...(await write('third', 'create_ad')).keys()]).toEqual(['third']);
  });

  it('refuses rows that point nowhere', async () => {
    await store.migrate();
    const stray = store.db
      .insertInto('members')
      .values({ account_id: 'nobody', workspace_id: 'nowhere', role: 'owner' })
      .execute();
    await expect(stray).rejects.toThrow(/FOREIGN KEY/i);
  });
});
