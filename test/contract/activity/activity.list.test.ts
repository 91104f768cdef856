import { demo } from 'graph-ads-sandbox';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { record } from '../../../src/events/record.ts';
import { span } from '../../../src/kernel/clock.ts';
import type { ActivityEvent } from '../../../src/operations/activity/answers/event.ts';
import { deleteOldActivity } from '../../../src/store/activity.ts';
import { archiveOldWrites } from '../../../src/store/journal/old-writes.ts';
import { reconcile } from '../../helpers/house/background-work.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { campaignBody, newKey, usd, withKey } from '../../helpers/house/publishing.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { ADNET_TIMEOUT_MS: '1500' }, housekeeping: false }));
const call = documented(h);
const db = () => h.service.deps.store.db;
afterEach(() => h.sandbox.control.clearFaults());

const activity = async (key: string, query = '') => {
  const answer = await call(`GET /activity${query}`, { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { events: ActivityEvent[]; next: string | null };
};
const events = async (key: string, query = '') => (await activity(key, query)).events;
const latest = async (key: string, query = '') => (await events(key, query))[0];

describe('activity.list', () => {
  it('begins with what the operator did', async () => {
    const { key, email, workspaceId } = await h.account({ workspace: 'Northlight' });
    await h.operate('accounts set-plan', { email, plan: 'agency' });
    await h.operate('members set', { workspace: workspaceId, email, role: 'admin' });
    const all = await events(key);
    expect(all.map(({ action }) => action)).toEqual([
      'member.set',
      'account.plan_set',
      'key.minted',
      'workspace.created',
    ]);
    expect(all.map(({ actor }) => actor.kind)).toEqual(Array(4).fill('operator'));
    expect(all[0]).toMatchObject({
      target: { kind: 'member', name: email },
      details: { role: 'admin' },
      outcome: 'done',
    });
    expect(all.at(-1)?.target).toEqual({ kind: 'workspace', id: workspaceId, name: 'Northlight' });
  });

  it('names the key that minted and revoked another one, and the request', async () => {
    const { key } = await h.account();
    const [firstKey] = (await call('GET /account/api-keys', { key })).body.api_keys;
    const headers = { 'x-request-id': 'req-17' };
    const mintAnswer = await call('POST /account/api-keys', {
      key,
      body: { name: 'Night' },
      headers,
    });
    await call(`DELETE /account/api-keys/${mintAnswer.body.id}`, { key });
    const [revocation, minting] = await events(key);
    const actor = { kind: 'key', id: firstKey.id, name: 'First key' };
    const target = { kind: 'key', id: mintAnswer.body.id, name: 'Night' };
    expect(minting).toMatchObject({ action: 'key.minted', actor, target, request_id: 'req-17' });
    expect(revocation).toMatchObject({ action: 'key.revoked', actor, target, outcome: 'done' });
    expect(JSON.stringify([revocation, minting])).not.toContain(mintAnswer.body.key.slice(12));
  });

  it('knows of workspaces that are made, renamed, archived and unarchived', async () => {
    const { key } = await h.account({ workspace: 'First' });
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'A' } })).body;
    await call(`PATCH /account/workspaces/${id}`, { key, body: { name: 'B' } });
    await call(`DELETE /account/workspaces/${id}`, { key });
    await call(`POST /account/workspaces/${id}/unarchive`, { key });
    const answer = await call('GET /activity', { key, headers: { 'x-workspace-id': id } });
    const changes = (answer.body.events as ActivityEvent[]).map(({ action, target, details }) => ({
      action,
      name: target?.name,
      ...details,
    }));
    expect(changes).toEqual([
      { action: 'workspace.unarchived', name: 'B' },
      { action: 'workspace.archived', name: 'B' },
      { action: 'workspace.renamed', name: 'B', name_before: 'A' },
      { action: 'workspace.created', name: 'A' },
    ]);
    expect(JSON.stringify(await events(key))).not.toContain(id);
  });

  it('knows of the connection, its pin and its end', async () => {
    const { key } = await h.connected();
    await call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    await call('PUT /adnet/connection/ad-account', { key, body: { account_id: null } });
    await call('POST /adnet/connection/link', { key });
    await call('DELETE /adnet/connection', { key });
    const all = await events(key, '?action=connection');
    expect(all.map(({ action }) => action)).toEqual([
      'connection.removed',
      'connection.link_created',
      'connection.unpinned',
      'connection.pinned',
      'connection.connected',
    ]);
    expect(all[3]?.details).toEqual({ ad_account_id: usd });
    expect(all[4]?.actor).toMatchObject({ kind: 'key', name: 'First key' });
    expect(JSON.stringify(all)).not.toContain(demo.systemUserToken);
  });

  it('says once, as its own doing, that Meta ended the connection', async () => {
    const token = h.sandbox.control.createToken();
    const { key } = await h.connected({ token });
    h.sandbox.control.revokeToken(token);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('GET /adnet/ad-accounts', { key })),
    );
    expect(answers.map((answer) => codeOf(answer))).toContain('adnet_not_connected');
    const expiryEvents = await events(key, '?action=connection.expired');
    expect(expiryEvents.map(({ actor }) => actor)).toEqual([
      { kind: 'system', id: null, name: null },
    ]);
  });

  it('has every write with its object, its name and what became of it', async () => {
    const { key } = await h.connected();
    const campaign = await call('POST /adnet/campaigns', {
      key,
      body: campaignBody({ name: 'Spring\n sale' }),
    });
    await call('POST /adnet/campaigns', { key, body: campaignBody({ daily_budget: 1 }) });
    const [rejectedWrite, successfulWrite] = await events(key, '?action=write');
    expect(successfulWrite).toMatchObject({
      action: 'write.create_campaign',
      actor: { kind: 'key', name: 'First key' },
      target: { kind: 'campaign', id: campaign.body.id, name: 'Spring  sale' },
      outcome: 'succeeded',
      request_id: campaign.headers.get('x-request-id'),
      details: { ad_account_id: usd, status: 200 },
    });
    expect(rejectedWrite).toMatchObject({
      outcome: 'rejected',
      target: { id: null, name: 'Spring' },
    });
  });

  it('tells what became of a write whose answer was lost', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'reset-after-commit', match: { method: 'POST' } });
    const answer = await call('POST /adnet/campaigns', {
      key,
      body: campaignBody({ name: newKey() }),
      headers: withKey(newKey()),
    });
    expect(answer.status).toBe(504);
    expect(await latest(key)).toMatchObject({ outcome: 'unknown' });
    h.later(3_000);
    await reconcile(h.service.deps);
    expect(await latest(key, '?action=write.create_campaign')).toMatchObject({
      id: answer.body.detail.error.write_id,
      outcome: 'succeeded',
    });
  });

  it('knows of ad copy, not of its words', async () => {
    const { key } = await h.account();
    const body = { product: 'Tent for rain and wind', audience: 'hikers', num_variants: 1 };
    expect((await call('POST /generate/ad-copy', { key, body })).status).toBe(200);
    const event = await latest(key);
    expect(event).toMatchObject({ action: 'copy.generated', details: { credits: 10 } });
    expect(JSON.stringify(event)).not.toMatch(/Tent|hikers/);
  });

  it('pages through everything once, also where times are the same', async () => {
    const { key, workspaceId } = await h.connected();
    for (let n = 0; n < 3; n++)
      await call('POST /adnet/campaigns', { key, body: campaignBody({ name: `C${n}` }) });
    await db()
      .updateTable('activity')
      .set({ at: 5 })
      .where('workspace_id', '=', workspaceId)
      .execute();
    await db()
      .updateTable('writes')
      .set({ created_at: 5 })
      .where('workspace_id', '=', workspaceId)
      .execute();
    const all = await events(key);
    const ids: string[] = [];
    for (let cursorQuery = ''; ; ) {
      const page = await activity(key, `?limit=2${cursorQuery}`);
      ids.push(...page.events.map(({ id }) => id));
      if (page.next === null) break;
      cursorQuery = `&after=${page.next}`;
    }
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
  });

  it('filters by time, by kind of actor and by a key', async () => {
    const { key, workspaceId } = await h.account();
    await db()
      .updateTable('activity')
      .set({ at: 1_000_000 })
      .where('workspace_id', '=', workspaceId)
      .execute();
    const secondKey = (await call('POST /account/api-keys', { key, body: {} })).body;
    await call('POST /account/api-keys', { key: secondKey.key, body: { name: 'Third' } });
    const names = async (query: string) =>
      (await events(key, query)).map(({ target }) => target?.name);
    expect(await names('?actor=operator')).toEqual(['First key', 'Main']);
    expect(await names(`?actor=${secondKey.id.toUpperCase()}`)).toEqual(['Third']);
    expect(await names('?until=1970-01-01')).toEqual(['First key', 'Main']);
    expect(await names('?since=1970-01-02')).toEqual(['Third', 'API key']);
    expect(await names('?until=1970-01-01T00:16:40Z')).toEqual([]);
    expect(await names('?since=1970-01-01T01:16:40%2B01:00&action=workspace')).toEqual(['Main']);
    expect(await names('?action=write.create_ad')).toEqual([]);
  });

  it('filters by the name of a key and by the address of an account, those that are gone too', async () => {
    const { key, uid, email, workspaceId } = await h.account();
    const nightlyKey = (await call('POST /account/api-keys', { key, body: { name: 'Nightly' } }))
      .body;
    await call('POST /account/api-keys', { key: nightlyKey.key, body: { name: 'Third' } });
    await call(`DELETE /account/api-keys/${nightlyKey.id}`, { key });
    const stranger = await h.account();
    await call('POST /account/api-keys', { key: stranger.key, body: { name: 'Nightly' } });
    const targets = async (actor: string) =>
      (await events(key, `?actor=${encodeURIComponent(actor)}`)).map(({ target }) => target?.name);
    expect(await targets('Nightly')).toEqual(['Third']);
    expect(await targets('nobody we know')).toEqual([]);
    await h.service.deps.store.transaction((tx) =>
      record(tx, {
        workspaceId,
        actor: { kind: 'person', id: uid },
        action: 'connection.unpinned',
      }),
    );
    const [event] = await events(key, `?actor=${encodeURIComponent(email.toUpperCase())}`);
    expect(event).toMatchObject({
      action: 'connection.unpinned',
      actor: { kind: 'person', name: email },
    });
  });

  it('comes as a CSV file of all pages, formulas made harmless', async () => {
    const { key } = await h.account();
    for (const name of ['=1+1', 'a "quoted", name'])
      await h.call('POST /account/api-keys', { key, body: { name } });
    const answer = await h.call('GET /activity?format=csv&action=key', { key });
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, newest, formula, first] = answer.text.split('\r\n');
    expect(head).toBe(
      'at,actor.kind,actor.name,actor.id,action,target.kind,target.name,target.id,outcome,request_id,details,id',
    );
    expect(newest).toContain(',key,First key,');
    expect(newest).toContain('key.minted,key,"a ""quoted"", name",');
    expect(formula).toContain(",'=1+1,");
    expect(first).toContain(',operator,,,key.minted,key,First key,');
  });

  it
    .runIf(isFirstStore)
    .each([
      'since=yesterday',
      'until=2026-13-01',
      'actor=',
      `actor=${'x'.repeat(300)}`,
      'action=DROP%20TABLE',
      'after=nonsense',
      'limit=501',
      'page=2',
    ])('refuses %s', async (query) => {
    const { key } = await h.account();
    expect((await call(`GET /activity?${query}`, { key })).status).toBe(422);
  });

  it('is not there when the change is not, and the other way round', async () => {
    const { key } = await h.account();
    const { id } = (await call('GET /account/api-keys', { key })).body.api_keys[0];
    await sql`alter table activity rename to elsewhere`.execute(db());
    try {
      expect((await call('POST /account/api-keys', { key, body: {} })).status).toBe(500);
      expect((await call(`DELETE /account/api-keys/${id}`, { key })).status).toBe(500);
    } finally {
      await sql`alter table elsewhere rename to activity`.execute(db());
    }
    expect((await call('GET /account/api-keys', { key })).body.api_keys).toHaveLength(1);
    expect((await call('DELETE /account/api-keys/nonsense', { key })).status).toBe(404);
    expect(await events(key)).toHaveLength(2);
  });

  it('keeps a write that leaves the journal, word for word, and forgets it after a year', async () => {
    const { key, workspaceId } = await h.connected();
    await call('POST /adnet/campaigns', { key, body: campaignBody({ name: 'Old one' }) });
    const eventsBefore = await events(key);
    h.later(span({ days: 31 }));
    while ((await archiveOldWrites(db(), span({ days: 30 }), 100)) > 0);
    const journalRows = db()
      .selectFrom('writes')
      .select('id')
      .where('workspace_id', '=', workspaceId);
    expect(await journalRows.execute()).toEqual([]);
    expect(await events(key)).toEqual(eventsBefore);
    h.later(span({ days: 336 }));
    while ((await deleteOldActivity(db(), span({ days: 366 }), 100)).deleted > 0);
    expect(await events(key)).toEqual([]);
  });
});
