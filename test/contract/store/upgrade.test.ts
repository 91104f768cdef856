import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type House, house, testEngine } from '../../helpers/house/house.ts';
import { freshDatabase } from '../../helpers/store/database.ts';

const fixture = (name: string) => new URL(`../../fixtures/upgrade/${name}`, import.meta.url);
const recordedAnswers = JSON.parse(readFileSync(fixture('answers.json'), 'utf8'))[testEngine()];
const key = `gr_live_${recordedAnswers.key}`;
const secondKey = `gr_live_${recordedAnswers.secondKey}`;

const folder = mkdtempSync(join(tmpdir(), 'greenroom-upgrade-'));
let h: House;
let removeDatabase = async () => {};

/** A copy of what 1.0.0 left, where this version will find it. */
const layOut = async (): Promise<Record<string, string>> => {
  if (testEngine() === 'embedded') {
    const file = gunzipSync(readFileSync(fixture('embedded.db.gz')));
    writeFileSync(join(folder, 'greenroom.db'), file, { mode: 0o600 });
    return { DATA_DIR: folder };
  }
  const database = await freshDatabase(inject('postgresUrl'));
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await sql.unsafe(readFileSync(fixture('postgres.sql'), 'utf8'));
  await sql.end();
  removeDatabase = database.drop;
  return { DATABASE_URL: database.url };
};

beforeAll(async () => {
  // The key of 1.0.0 opens what it sealed; anybody can guess it, so it may not come first.
  const ring = `k2:${randomBytes(32).toString('base64')},k1:${Buffer.alloc(32, 7).toString('base64')}`;
  // An idempotency key is remembered for 24 hours: the house opens in the hour that 1.0.0 left.
  const startAt = Date.parse(recordedAnswers.keys.api_keys[0].created_at) + 3_600_000;
  h = await house({ env: { ...(await layOut()), TOKEN_ENCRYPTION_KEYS: ring }, startAt });
});
afterAll(async () => {
  await h?.stop();
  await removeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

describe('a database of version 1.0.0', () => {
  it('lets its keys in, each to its own workspace', async () => {
    const { status, body } = await h.call('GET /account', { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uid: recordedAnswers.account.uid,
      email: recordedAnswers.account.email,
      workspace_id: recordedAnswers.account.workspace_id,
    });
    expect(body.usage).toMatchObject({ plan: 'agency', workspaces_used: 2 });
    const second = await h.call('GET /account', { key: secondKey });
    expect(second.body.workspace_id).toBe(recordedAnswers.second.id);
  });

  it('keeps its workspaces and keys', async () => {
    const workspaces = await h.call('GET /account/workspaces?include_archived=true', { key });
    expect(workspaces.body.workspaces.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Main',
      'Old client',
      'Second client',
    ]);
    const keys = await h.call('GET /account/api-keys', { key });
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(keys.body.api_keys)).toEqual(names(recordedAnswers.keys.api_keys));
  });

  it('opens its connection', async () => {
    const { body } = await h.call('GET /adnet/connection', { key });
    expect(body).toMatchObject({ connected: true, adnet_user_id: '5' });
  });

  it('answers a create of that time as it was answered then, and sends nothing', async () => {
    const callCount = h.sandbox.control.callCount();
    const answer = await h.call('POST /adnet/campaigns', {
      key,
      body: recordedAnswers.sent,
      headers: { 'idempotency-key': 'from-one' },
    });
    expect([answer.status, answer.text]).toEqual([200, recordedAnswers.created]);
    expect(h.sandbox.control.callCount()).toBe(callCount);
  });

  it('can be built on: a new workspace, a launch planned in it, an activity of its own', async () => {
    const workspace = await h.call('POST /account/workspaces', { key, body: { name: 'After' } });
    expect(workspace.status).toBe(201);
    const { body } = await h.call('GET /activity', {
      key,
      headers: { 'x-workspace-id': workspace.body.id },
    });
    expect(body.events.map(({ action }: { action: string }) => action)).toContain(
      'workspace.created',
    );
  });
});
