import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  begin,
  launch,
  launchAdSet,
  launchCampaign,
  over,
  resume,
  until,
} from '../../helpers/house/launches.ts';
import { newKey, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const waits = { account_id: usd, campaign: launchCampaign, requires_approval: true };

/** So many requests at the same time; how many were answered with each status. */
const race = async (n: number, ask: (n: number) => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: n }, (_, at) => ask(at)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Launches that are open already, without a request for each. */
const insertOpen = async (workspaceId: string, n: number, more: object = {}) => {
  const { db } = h.service.deps.store;
  const row = {
    workspace_id: workspaceId,
    account_id: 'somebody',
    key_id: null,
    name: 'Open',
    ad_account_id: usd,
    fingerprint: 'f',
    body: '{}',
    state: 'awaiting_approval' as const,
    created_at: 1,
    lease_number: 0,
    lease_until: 0,
    ...more,
  };
  const rows = Array.from({ length: n }, () => ({
    ...row,
    id: newId(),
    idempotency_key: newKey(),
  }));
  await db.insertInto('launches').values(rows).execute();
};

const anotherWorkspace = async (key: string) =>
  String((await h.call('POST /account/workspaces', { key, body: { name: 'Another' } })).body.id);

const mintKey = async (key: string, body: object) =>
  String((await h.call('POST /account/api-keys', { key, body })).body.key);

describe('launches that are not over', () => {
  it('are at most 50 a workspace, however many are asked for at once', async () => {
    const { key, workspaceId } = await h.connected();
    await insertOpen(workspaceId, 43);
    expect(await race(14, () => launch(h, key, waits))).toEqual({ 202: 7, 409: 7 });
    const refusal = await launch(h, key, waits);
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'launch_limit']);
    const { body } = await h.call('GET /adnet/launches?limit=1', { key });
    await h.call(`POST /adnet/launches/${body.launches[0].id}/cancel`, { key });
    expect(await race(4, () => launch(h, key, waits))).toEqual({ 202: 1, 409: 3 });
  });

  it('are the same launch again for the same key, also when the last place is taken', async () => {
    const { key, workspaceId } = await h.connected();
    await insertOpen(workspaceId, 49);
    const idempotencyKey = newKey();
    expect(await race(6, () => launch(h, key, waits, idempotencyKey))).toEqual({ 202: 6 });
    expect((await launch(h, key, waits)).status).toBe(409);
  });

  it('are at most 200 in all workspaces that one account pays for', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    for (const n of [50, 50, 50, 42]) await insertOpen(await anotherWorkspace(key), n);
    const stranger = await h.connected();
    await insertOpen(stranger.workspaceId, 20);
    expect(await race(12, () => launch(h, key, waits))).toEqual({ 202: 8, 409: 4 });
    expect((await launch(h, stranger.key, waits)).status).toBe(202);
  });

  it('are at most 20 of a key with limits, in all of its workspaces', async () => {
    const { key, workspaceId } = await h.connected({ plan: 'agency' });
    const agent = await mintKey(key, { max_role: 'editor', writes_per_hour: 3 });
    const { db } = h.service.deps.store;
    const { id: keyId } = await db
      .selectFrom('api_keys')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('writes_per_hour', '=', 3)
      .executeTakeFirstOrThrow();
    await insertOpen(await anotherWorkspace(key), 9, { key_id: keyId });
    expect(await race(18, () => launch(h, agent, waits))).toEqual({ 202: 11, 409: 7 });
    expect((await launch(h, key, waits)).status).toBe(202);
  });

  it('counts launches of a key with limits that stopped within the last day as not over', async () => {
    const { key, workspaceId } = await h.connected();
    const agent = await mintKey(key, { max_role: 'editor', writes_per_hour: 30 });
    const badImages = { account_id: usd, images: [{ ref: 'a', url: 'http://10.0.0.1/a.jpg' }] };
    const id = await begin(h, agent, badImages);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'stopped' });
    const { db } = h.service.deps.store;
    const { key_id: keyId } = await db
      .selectFrom('launches')
      .select('key_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await insertOpen(workspaceId, 19, { key_id: keyId });
    expect((await launch(h, agent, waits)).status).toBe(409);
    h.later(25 * 60 * 60_000);
    expect((await launch(h, agent, waits)).status).toBe(202);
  });

  it('a stopped launch takes a place again when it is resumed', async () => {
    const { key, workspaceId } = await h.connected();
    const badAdSets = [launchAdSet('a', { daily_budget: 1 })];
    const launchIds = await Promise.all(
      [1, 2, 3].map(() =>
        begin(h, key, { account_id: usd, campaign: launchCampaign, ad_sets: badAdSets }),
      ),
    );
    for (const id of launchIds) await until(h, key, id, over);
    await insertOpen(workspaceId, 50);
    expect(await race(3, (at) => resume(h, key, launchIds[at] ?? ''))).toEqual({ 409: 3 });
    const { db } = h.service.deps.store;
    const [one] = await db
      .selectFrom('launches')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('state', '=', 'awaiting_approval')
      .execute();
    await h.call(`POST /adnet/launches/${one?.id}/cancel`, { key });
    // The one that is resumed is still at work when the others ask.
    h.sandbox.control.fault({ kind: 'delay', ms: 1_500, times: 0, match: { method: 'POST' } });
    expect(await race(3, (at) => resume(h, key, launchIds[at] ?? ''))).toEqual({ 200: 1, 409: 2 });
  });
});

describe('the size of a launch', () => {
  it('is refused before anything is stored', async () => {
    const { key, workspaceId } = await h.connected();
    const body = {
      account_id: usd,
      campaign: launchCampaign,
      defaults: {
        targeting: { geo_locations: { countries: ['US'] }, x: 'y'.repeat(50_000) },
      },
      ad_sets: Array.from({ length: 45 }, (_, n) => launchAdSet(`s${n}`, { targeting: undefined })),
    };
    const refusal = await launch(h, key, body);
    expect(refusal.status).toBe(422);
    expect(refusal.body.detail.error.fields).toEqual([
      { field: 'body', message: expect.stringContaining('2 MB') },
    ]);
    const { db } = h.service.deps.store;
    const rows = await db
      .selectFrom('launches')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .execute();
    expect(rows).toEqual([]);
    const dryRunAnswer = await h.call('POST /adnet/launches?dry_run=true', { key, body });
    expect([dryRunAnswer.status, dryRunAnswer.body.problems]).toEqual([
      200,
      [{ step: null, field: 'body', level: 'refuse', message: expect.stringContaining('2 MB') }],
    ]);
  });

  it('does not grow by corrections', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: Array.from({ length: 20 }, (_, n) => launchAdSet(`s${n}`, { daily_budget: 1 })),
    });
    await until(h, key, id, over);
    const changesOf = (bytes: number) =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, n) => [
          `adset-${n + 1}`,
          { anything: [...Array(Math.floor(bytes / 5_003))].map(() => 'x'.repeat(5_000)) },
        ]),
      );
    const fieldsOf = async (replace: object) => {
      const answer = await resume(h, key, id, { replace });
      expect(answer.status).toBe(422);
      return answer.body.detail.error.fields.map(({ field }: { field: string }) => field);
    };
    const { db } = h.service.deps.store;
    await db
      .updateTable('launch_steps')
      .set({ params: JSON.stringify({ x: 'y'.repeat(1_500_000) }) })
      .where('launch_id', '=', id)
      .where('step', '=', 'campaign')
      .execute();
    expect(await fieldsOf(changesOf(40_000))).toEqual(['replace']);
    expect(await fieldsOf({ 'adset-1': { name: 'x'.repeat(401) } })).toEqual([
      'replace.adset-1.name',
    ]);
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`step-${n}`, {}]));
    expect(await fieldsOf(many)).toEqual(['replace']);
  });
});

describe('PUT /adnet/defaults', () => {
  it('takes no texts that a launch could not repeat', async () => {
    const { key } = await h.connected();
    const putDefaults = (body: object) => h.call('PUT /adnet/defaults', { key, body });
    const refusal = await putDefaults({
      url_tags: 'x'.repeat(5_000),
      targeting: { x: 'y'.repeat(70_000) },
    });
    expect(refusal.status).toBe(422);
    expect(
      refusal.body.detail.error.fields.map(({ field }: { field: string }) => field).sort(),
    ).toEqual(['targeting', 'url_tags']);
    expect((await putDefaults({ url_tags: 'x'.repeat(4_096) })).status).toBe(200);
  });
});
