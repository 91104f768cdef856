import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, platformIn, post, textOf } from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import { launchAdSet, launchCampaign, over, until } from '../helpers/house/launches.ts';
import { received, usd } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'error' } }));
let key: string;
let call: Caller;
beforeAll(async () => {
  ({ key } = await h.connected());
  call = callerOf(h, key);
});

describe('a hostile agent', () => {
  it('cannot make anything live, whatever it calls it', async () => {
    const live = { status: 'ACTIVE', configured_status: 'ACTIVE', effective_status: 'ACTIVE' };
    const { structuredContent } = await call('launch', {
      account_id: usd,
      campaign: { ...launchCampaign, name: 'Live', ...live },
      ad_sets: [launchAdSet('a', { name: 'Live set', ...live })],
    });
    const id = structuredContent.id ?? '';
    if (id !== '') await until(h, key, id, over);
    for (const edge of ['campaigns', 'adsets'])
      for (const { sent: params } of received(h, edge).filter(({ sent: params }) =>
        String(params['name']).startsWith('Live'),
      ))
        expect(params['status']).toBe('PAUSED');
  });

  it('does not get tokens by asking for them', async () => {
    for (const fields of ['id,access_token', 'id,page_token{x}', 'id,app_secret']) {
      const answer = await call('list_assets', { kind: 'pages', account_id: usd, fields });
      expect(answer.structuredContent.error.fields[0].field).toBe('fields');
    }
  });

  it('does no harm with JSON inside a text', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    for (const campaign of [
      deep,
      '{"__proto__": {"polluted": true}}',
      '{"id": 120220010002733618123}',
    ]) {
      const answer = await call('launch', { account_id: usd, campaign });
      expect(answer.structuredContent.error.code).toBe('invalid_request');
      expect(answer.structuredContent.error.fields[0].field).toBe('campaign');
    }
    expect('polluted' in {}).toBe(false);
  });

  it('reaches no file, no inner address and no other path', async () => {
    for (const url of [
      'file:///etc/passwd',
      'http://127.0.0.1:1/',
      'http://[::1]/',
      'gopher://x/',
    ]) {
      const answer = await call('upload_media', { kind: 'video', url, account_id: usd });
      expect([url, answer.isError]).toEqual([url, true]);
    }
    for (const id of ['me', '1/adaccounts', '1?fields=x', '%2e%2e']) {
      const answer = await call('get_object', { kind: 'ad', id });
      expect(answer.structuredContent.error.code).toBe('invalid_request');
    }
  });

  it('cannot pass a key off as another with a header', async () => {
    const stranger = await h.account();
    const response = await post(
      h,
      stranger.key,
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_ad_accounts' } },
      { 'x-adnet-access-token': 'EAAB-of-mine' },
    );
    expect(await response.text()).toContain('adnet_not_connected');
  });
});

describe('a confused agent', () => {
  it('is answered when it writes objects as text, numbers as text and null for nothing', async () => {
    const answer = await call('plan_launch', {
      account_id: usd,
      campaign: JSON.stringify(launchCampaign),
      ad_sets: JSON.stringify([launchAdSet('a')]),
      images: null,
      requires_approval: 'true',
    });
    expect(answer.structuredContent).toMatchObject({ writes: 2, problems: [] });
  });

  it('sees in the plan what a budget is in money', async () => {
    const { structuredContent } = await call('plan_launch', {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 500_000 })],
    });
    expect(structuredContent.plan[1]).toMatchObject({ budget: '5000.00 USD a day' });
  });

  it('launches once, with the ad account in either spelling', async () => {
    const campaign = { ...launchCampaign, name: 'Either spelling' };
    const ids = [];
    for (const account_id of [usd, usd.slice('act_'.length)])
      ids.push((await call('launch', { account_id, campaign })).structuredContent.id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('gets results of any object without knowing about levels', async () => {
    const { data } = platformIn(
      await call('list_objects', { kind: 'ads', account_id: usd, status: 'ACTIVE', limit: 1 }),
    );
    for (const object_id of [usd, data[0].campaign_id, data[0].adset_id, data[0].id]) {
      const answer = await call('get_insights', { object_id });
      expect([object_id, answer.isError, platformIn(answer).data.length > 0]).toEqual([
        object_id,
        undefined,
        true,
      ]);
    }
  });

  it('is told of an error of Meta also where Meta answers 200', async () => {
    h.sandbox.control.fault({ kind: 'error-in-200', match: { path: '/me/adaccounts' } });
    const answer = await call('list_ad_accounts');
    h.sandbox.control.clearFaults();
    expect(answer).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'refused_by_meta', meta_code: 31 } },
    });
  });

  it('learns from a plan everything that is wrong at once', async () => {
    const answer = await call('plan_launch', { account_id: 'nonsense', campaign: {} });
    const fields = JSON.stringify(answer.structuredContent);
    expect(fields).toContain('account_id');
    expect(fields).toContain('campaign.name');
    expect(answer.structuredContent.next_step.length).toBeGreaterThan(10);
  });

  it('learns from every error what to do next', async () => {
    const wrong: [string, object][] = [
      ['launch', {}],
      ['launch', { account_id: usd }],
      ['launch_status', { launch_id: 'nonsense' }],
      ['list_objects', { kind: 'dogs', account_id: usd }],
      ['get_insights', { object_id: usd, since: '2026-13-01', until: 'x' }],
      ['search_targeting', { kind: 'interests' }],
      ['generate_ad_copy', { product: 'x' }],
      ['whoami', { workspace_id: 'nonsense' }],
    ];
    for (const [name, input] of wrong) {
      const answer = await call(name, input as Record<string, unknown>);
      expect([name, answer.isError]).toEqual([name, true]);
      expect(answer.structuredContent.next_step.length, name).toBeGreaterThan(10);
      expect(textOf(answer), name).not.toContain('"internal"');
    }
  });

  it('may say that it has begun, and is answered with nothing', async () => {
    const response = await post(h, key, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([response.status, await response.text()]).toEqual([202, '']);
  });
});
