import { describe, expect, it } from 'vitest';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { callerOf, toolsOf } from '../../helpers/callers/mcp.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { launchCampaign, until } from '../../helpers/house/launches.ts';
import { campaignBody, newKey, received, usd, withKey } from '../../helpers/house/publishing.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const plans = { ...defaultPlans, tiny: proPlan({ writes_per_hour: 4, writes_per_day: 100 }) };
const h = shared(() => house({ config: { plans, logLevel: 'warn' } }));

const hour = 3_600_000;

type Less = { max_role?: string; writes_per_hour?: number; writes_per_day?: number };

/** A key of the account's own, with less than the account has. */
const mintKey = async (key: string, less: Less, workspaceId?: string) => {
  const body = { name: 'Agent', ...less, ...(workspaceId && { workspace_id: workspaceId }) };
  const answer = await h.call('POST /account/api-keys', { key, body });
  if (answer.status !== 201) throw new Error(answer.text);
  return { key: String(answer.body.key), id: String(answer.body.id), keyDetails: answer.body };
};

const write = (key: string, headers: Record<string, string> = {}) =>
  h.call('POST /adnet/campaigns', { key, body: campaignBody(), headers });

const statuses = async (times: number, send: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: times }, send));
  return answers.map(({ status }) => status).sort();
};

describe('a key with less than its account', () => {
  it('is minted and listed with it; other keys look as before', async () => {
    const { key } = await h.account();
    const less = { max_role: 'editor', writes_per_hour: 10, writes_per_day: 20 };
    const { keyDetails, id } = await mintKey(key, less);
    expect(keyDetails).toMatchObject(less);
    const { body } = await h.call('GET /account/api-keys', { key });
    expect(body.api_keys.find((one: { id: string }) => one.id === id)).toMatchObject(less);
    const firstKey = body.api_keys.find((one: { id: string }) => one.id !== id);
    for (const name of Object.keys(less)) expect(firstKey).not.toHaveProperty(name);
  });

  it
    .runIf(isFirstStore)
    .each([
      { max_role: 'owner' },
      { max_role: 'admin' },
      { writes_per_hour: -1 },
      { writes_per_day: 1.5 },
      { writes_per_hour: '5' },
    ])('is not minted with %j', async (less) => {
    const { key } = await h.account();
    expect((await h.call('POST /account/api-keys', { key, body: less })).status).toBe(422);
  });
});

describe('max_role', () => {
  it('viewer reads and creates nothing, though its account owns the workspace', async () => {
    const { key } = await h.connected();
    const viewer = await mintKey(key, { max_role: 'viewer' });
    expect((await h.call('GET /adnet/ad-accounts', { key: viewer.key })).status).toBe(200);
    expect(codeOf(await write(viewer.key))).toBe('workspace_role');
    const { body } = await h.call('GET /account/workspaces', { key: viewer.key });
    expect(body.workspaces[0].role).toBe('viewer');
    const { tools } = await toolsOf(h, viewer.key);
    expect(tools.map(({ name }) => name)).not.toContain('launch');
  });

  it('editor creates, and neither connects nor changes the account', async () => {
    const { key, workspaceId } = await h.connected();
    const editor = await mintKey(key, { max_role: 'editor' });
    expect((await write(editor.key)).status).toBe(200);
    const other = await h.call('POST /account/workspaces', { key, body: { name: 'Other' } });
    for (const [route, body] of [
      ['POST /adnet/connection/link', undefined],
      ['DELETE /adnet/connection', undefined],
      ['POST /account/api-keys', { name: 'better' }],
      [`DELETE /account/api-keys/${editor.id}`, undefined],
      ['POST /account/workspaces', { name: 'mine' }],
      [`PATCH /account/workspaces/${workspaceId}`, { name: 'renamed' }],
      [`DELETE /account/workspaces/${other.body.id}`, undefined],
      ['POST /account/webhooks', { url: 'https://example.com/' }],
    ] as const)
      expect([route, codeOf(await h.call(route, { key: editor.key, body }))]).toEqual([
        route,
        'workspace_role',
      ]);
  });

  it('gives nobody more: a viewer’s key with max_role editor is a viewer', async () => {
    const { workspaceId } = await h.connected();
    const member = await h.member(workspaceId, 'viewer');
    const editor = await mintKey(member.key, { max_role: 'editor' }, workspaceId);
    expect(codeOf(await write(editor.key))).toBe('workspace_role');
  });

  it('holds in every workspace that the key names', async () => {
    const { key } = await h.connected();
    const viewer = await mintKey(key, { max_role: 'viewer' });
    const other = await h.call('POST /account/workspaces', { key, body: { name: 'Other' } });
    const headers = { 'x-workspace-id': String(other.body.id) };
    expect(codeOf(await write(viewer.key, headers))).toBe('workspace_role');
  });
});

describe('a key’s own write limits', () => {
  it('let exactly so many through when thirty come at once, and leave the others alone', async () => {
    const { key } = await h.connected();
    const agent = await mintKey(key, { writes_per_hour: 5 });
    const requestCount = received(h, 'campaigns').length;
    const answers = await statuses(30, () => write(agent.key));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(25);
    expect(received(h, 'campaigns').length - requestCount).toBe(5);
    expect((await write(key)).status).toBe(200);
  });

  it('hold over workspaces: what comes at once for two is counted together', async () => {
    const one = await h.connected();
    const two = await h.call('POST /account/workspaces', { key: one.key, body: { name: 'Two' } });
    const headers = { 'x-workspace-id': String(two.body.id) };
    await h.call('POST /adnet/connection/token', {
      key: one.key,
      headers: headers,
      body: { access_token: tokenOfSandbox() },
    });
    await unlock(String(two.body.id));
    const agent = await mintKey(one.key, { writes_per_hour: 5 });
    let requestNumber = 0;
    const answers = await statuses(30, () => write(agent.key, requestNumber++ % 2 ? headers : {}));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
  });

  it('say what is left and when to come back, and roll', async () => {
    const { key } = await h.connected();
    const agent = await mintKey(key, { writes_per_hour: 2, writes_per_day: 3 });
    const first = await write(agent.key);
    expect(first.headers.get('ratelimit')).toBe('"hour";r=1;t=3600, "day";r=2;t=86400');
    expect(first.headers.get('ratelimit-policy')).toContain('"hour";q=2;');
    await write(agent.key);
    const refusal = await write(agent.key);
    expect([refusal.status, codeOf(refusal)]).toEqual([429, 'write_limit_hour']);
    expect(refusal.body.detail.error.message).toContain('API key');
    const wait = Number(refusal.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    h.later(wait * 1000);
    expect((await write(agent.key)).status).toBe(200);
    expect(codeOf(await write(agent.key))).toBe('write_limit_day');
    h.later(24 * hour);
    expect((await write(agent.key)).status).toBe(200);
  });

  it('stand beside the workspace’s: the tighter one refuses', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    const agent = await mintKey(key, { writes_per_hour: 100 });
    const answers = await statuses(10, () => write(agent.key));
    expect(answers.filter((status) => status === 200)).toHaveLength(4);
    const refusal = await write(agent.key);
    expect(refusal.body.detail.error.message).toContain('This workspace');
  });

  it('give back what cost nothing', async () => {
    const { key } = await h.connected();
    const agent = await mintKey(key, { writes_per_hour: 1 });
    h.sandbox.control.fault({ kind: 'error', code: 17, match: { method: 'POST' } });
    expect((await write(agent.key)).status).toBe(400);
    h.later(120_000);
    expect((await write(agent.key, withKey(newKey()))).status).toBe(200);
    expect((await write(agent.key)).status).toBe(429);
  });

  it('cannot be left behind: such a key makes no other key', async () => {
    const { key } = await h.account();
    const agent = await mintKey(key, { writes_per_day: 5 });
    const answer = await h.call('POST /account/api-keys', { key: agent.key, body: {} });
    expect(codeOf(answer)).toBe('workspace_role');
  });

  it('hold for a launch that the key began, also once it is revoked', async () => {
    const { key } = await h.connected();
    const agent = await mintKey(key, { max_role: 'editor', writes_per_hour: 2 });
    const call = callerOf(h, agent.key);
    const content = {
      account_id: usd,
      campaign: { ...launchCampaign, name: 'Slow' },
      ad_sets: ['a', 'b', 'c'].map((ref) => ({
        ref,
        name: `Slow ${ref}`,
        optimization_goal: 'LINK_CLICKS',
        billing_event: 'IMPRESSIONS',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        daily_budget: 2000,
      })),
    };
    const plan = (await call('plan_launch', content)).structuredContent;
    expect(plan).toMatchObject({ fits_limits: false, limits: { now: 2 } });
    const { id } = (await call('launch', content)).structuredContent;
    await h.call(`DELETE /account/api-keys/${agent.id}`, { key });
    const waitingLaunch = await until(h, key, id, ({ state }) => state === 'waiting');
    expect(waitingLaunch).toMatchObject({
      steps: { total: 4, done: 2 },
      waiting: { for: 'limit' },
    });
    h.later(hour + 1000);
    const finishedLaunch = await until(h, key, id, ({ state }) => state === 'done');
    expect(finishedLaunch.steps.done).toBe(4);
  });
});

const tokenOfSandbox = () => h.sandbox.control.createToken({ expiresInSeconds: 0 });

const unlock = (workspaceId: string) =>
  h.service.deps.store.db
    .updateTable('connections')
    .set({ writes_unlock_at: 0 })
    .where('workspace_id', '=', workspaceId)
    .execute();
