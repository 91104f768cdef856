import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiKeyPrefix, fingerprint, mintApiKey } from '../../../src/secrets/api-key.ts';
import { newKeyRingText } from '../../../src/secrets/key-ring.ts';
import { hashPassword } from '../../../src/secrets/password-hash.ts';
import { randomSecret } from '../../../src/secrets/random-secret.ts';
import type { Db } from '../../../src/store/db.ts';
import { openStore } from '../../../src/store/open.ts';
import { migrations } from '../../../src/store/schema/migrations/migrations.ts';
import { openBrowser, signedIn } from '../../helpers/callers/browser-visit.ts';
import { codeOf, type House, house, testEngine } from '../../helpers/house/house.ts';
import { freshDatabase } from '../../helpers/store/database.ts';

const password = 'kettle moss lantern';
const folder = mkdtempSync(join(tmpdir(), 'greenroom-people-'));
const sessions = { invited: randomSecret(), linked: randomSecret() };
const keys = { invited: mintApiKey(), linked: mintApiKey(), agency: mintApiKey() };
let h: House;
let removeDatabase = async () => {};

const id = (end: string) => `0198c5a2-0000-7000-8000-${end.padStart(12, '0')}`;
const ids = {
  agency: id('a1'),
  other: id('a2'),
  invited: id('a3'),
  linked: id('a4'),
  home: id('b1'),
  second: id('b2'),
  others: id('b3'),
  own: id('b4'),
};

/** What 2.0.0 wrote when somebody signed in. */
const insertActivity = (db: Db, account: string, workspace: string, way: string, at: number) =>
  db
    .insertInto('activity')
    .values({
      id: id(`${account.slice(-2)}${way.length}${at}`),
      workspace_id: workspace,
      at,
      actor_kind: 'person',
      actor_id: account,
      actor_name: null,
      action: 'sign_in.session_started',
      target_kind: null,
      target_id: null,
      target_name: null,
      outcome: 'done',
      request_id: null,
      details: JSON.stringify({ way }),
    })
    .execute();

const fill = async (db: Db) => {
  const at = Date.now() - 86_400_000;
  const [plan, created_at] = ['pro', at];
  for (const [name, account] of [
    ['agency', ids.agency],
    ['other', ids.other],
    ['invited', ids.invited],
    ['linked', ids.linked],
  ] as const)
    await db
      .insertInto('accounts')
      .values({ id: account, email: `${name}@old.example`, plan, disabled_at: null, created_at })
      .execute();
  for (const [workspace, paid_by] of [
    [ids.home, ids.agency],
    [ids.second, ids.agency],
    [ids.others, ids.other],
    [ids.own, ids.invited],
  ] as const) {
    const row = { id: workspace, name: 'Old', archived_at: null, created_at, paid_by };
    await db.insertInto('workspaces').values(row).execute();
    await db
      .insertInto('members')
      .values({ account_id: paid_by, workspace_id: workspace, role: 'owner' })
      .execute();
  }
  for (const [account_id, workspace_id] of [
    [ids.invited, ids.home],
    [ids.invited, ids.others],
    [ids.linked, ids.home],
  ] as const)
    await db.insertInto('members').values({ account_id, workspace_id, role: 'admin' }).execute();
  await insertActivity(db, ids.invited, ids.home, 'invitation', at);
  await insertActivity(db, ids.invited, ids.home, 'password', at + 1);
  await insertActivity(db, ids.linked, ids.home, 'invitation', at);
  await insertActivity(db, ids.linked, ids.home, 'link', at + 1);
  for (const name of ['invited', 'linked'] as const)
    await db
      .insertInto('sessions')
      .values({
        id: id(`c${ids[name].slice(-2)}`),
        account_id: ids[name],
        secret_hash: fingerprint(sessions[name]),
        way: 'password',
        created_at: at,
        last_seen_at: at,
        expires_at: at + 29 * 86_400_000,
        address: null,
        agent: null,
      })
      .execute();
  for (const name of ['invited', 'linked', 'agency'] as const)
    await db
      .insertInto('api_keys')
      .values({
        id: id(`d${ids[name].slice(-2)}`),
        account_id: ids[name],
        workspace_id: ids.home,
        name: 'Old',
        prefix: apiKeyPrefix(keys[name]),
        fingerprint: fingerprint(keys[name]),
        created_at: at,
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
  const hash = await hashPassword(password, { logN: 10, r: 8, p: 1 });
  const passwordRow = { account_id: ids.invited, hash, set_at: at };
  await db.insertInto('passwords').values(passwordRow).execute();
};

/** A database as 2.0.0 left it: without what came later. */
const layOut = async (): Promise<Record<string, string>> => {
  const database =
    testEngine() === 'postgres' ? await freshDatabase(inject('postgresUrl')) : undefined;
  if (database) removeDatabase = database.drop;
  const store = openStore(
    database ? { engine: 'postgres', url: database.url } : { engine: 'embedded', folder },
  );
  const oldMigrations = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => name < '0047'),
  );
  const { error } = await new Migrator({
    db: store.db,
    provider: { getMigrations: async () => oldMigrations },
  }).migrateToLatest();
  if (error) throw error;
  await fill(store.db);
  await store.close();
  return database ? { DATABASE_URL: database.url } : { DATA_DIR: folder };
};

beforeAll(async () => {
  h = await house({ env: { ...(await layOut()), TOKEN_ENCRYPTION_KEYS: newKeyRingText('t1') } });
});
afterAll(async () => {
  await h?.stop();
  await removeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

const inWorkspace = (key: string, workspace: string) =>
  h.call('GET /account', { key, headers: { 'x-workspace-id': workspace } });

const browserWith = (session: string) => {
  const browser = openBrowser(h.service.address);
  browser.jar.set('greenroom-session', session);
  return browser;
};

const list = async () =>
  (await h.operate('accounts list', {})) as { email: string; proven: boolean }[];

describe('people of 2.0.0', () => {
  it('confirms all people of 2.0.0 but those who only came by an invitation', async () => {
    const unprovenAccounts = (await list()).filter(({ proven }) => !proven);
    expect(unprovenAccounts.map(({ email }) => email)).toEqual(['invited@old.example']);
  });

  it('lose nothing by the upgrade: session, password, key, clients', async () => {
    const browser = browserWith(sessions.invited);
    expect((await browser.go('/console/you')).status).toBe(200);
    const secondBrowser = openBrowser(h.service.address);
    const email = 'invited@old.example';
    expect((await secondBrowser.submit('/console/sign-in', { email, password })).status).toBe(303);
    for (const workspace of [ids.home, ids.others, ids.own])
      expect((await inWorkspace(keys.invited, workspace)).status).toBe(200);
  });

  it('are bound to whoever invited them from now on', async () => {
    const key = keys.invited;
    expect(codeOf(await h.call('POST /account/workspaces', { key, body: { name: 'New' } }))).toBe(
      'account_unproven',
    );
    const stranger = await h.account();
    const set = { email: 'invited@old.example', role: 'viewer' };
    await h.operate('members set', { ...set, workspace: stranger.workspaceId });
    expect(codeOf(await inWorkspace(key, stranger.workspaceId))).toBe('account_unproven');
    await h.operate('members set', { ...set, workspace: ids.second });
    expect((await inWorkspace(key, ids.second)).status).toBe(200);
  });

  it('keeps people confirmed who used a link before, and a new link ends nothing of theirs', async () => {
    await signedIn(h, ids.linked);
    expect((await browserWith(sessions.linked).go('/console/you')).status).toBe(200);
    const answer = await h.call('POST /account/workspaces', {
      key: keys.linked,
      body: { name: 'New' },
    });
    expect(answer.status).toBe(201);
  });

  it('are confirmed by a link, which ends what was made before', async () => {
    const owner = await signedIn(h, ids.invited);
    expect((await browserWith(sessions.invited).go('/console/you')).status).toBe(303);
    expect(codeOf(await inWorkspace(keys.invited, ids.home))).toBe('unauthorized');
    expect((await owner.go('/console')).text).toContain(ids.home);
    const members = await h.call(`GET /account/workspaces/${ids.home}/members`, {
      key: keys.agency,
    });
    expect(members.text).toContain('invited@old.example');
  });
});
