import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { findCreated } from '../../src/adnet/answers/find-created.ts';
import { createOauth } from '../../src/adnet/login/oauth.ts';
import { adsetParams, campaignBudget } from '../../src/adnet/wire/adset.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';
import { account, clientOf, create, json, owner, platform, token } from './fake-platform.ts';

/** What recordings and reports of the real platform show, each with the answer as it came. */

const refusal = (code: number, subcode?: number, more: object = {}) => ({
  error: {
    message: 'Invalid parameter',
    type: 'OAuthException',
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    error_data: '{"blame_field_specs":[["video_id"]]}',
    fbtrace_id: 'Axyz',
    ...more,
  },
});

const answering = async (respond: (response: ServerResponse, nth: number) => void) => {
  let count = 0;
  const url = await platform((_, response) => {
    count += 1;
    respond(response, count);
  });
  return { client: clientOf(url), count: () => count };
};

const read = (client: ReturnType<typeof clientOf>) =>
  client.read(token, '/act_1/campaigns', { limit: '25' }, account);

describe('a refusal that calls itself passing', () => {
  it('is a clear no to a create when it is about a parameter: a video that is not ready', async () => {
    const body = refusal(100, 1885252, { is_transient: true });
    const { client } = await answering((response) => json(response, body, 400));
    expect(await create(client)).toMatchObject({
      kind: 'rejected',
      error: { code: 100, subcode: 1885252 },
    });
  });

  it.each([
    [1, 2124017],
    [1, 2853001],
    [2, 1504038],
  ])('is believed at once under %i/%i, which say "unknown" or "unavailable"', async (code, sub) => {
    const { client, count } = await answering((response) =>
      json(response, refusal(code, sub, { is_transient: false }), 400),
    );
    expect(await read(client)).toMatchObject({ kind: 'rejected', error: { subcode: sub } });
    expect(count()).toBe(1);
    expect(await create(client)).toMatchObject({ kind: 'rejected' });
  });

  it('leaves a create in doubt under code 1, 2 and 960, whatever they say of themselves', async () => {
    for (const code of [1, 2, 960]) {
      const { client } = await answering((response) =>
        json(response, refusal(code, undefined, { is_transient: false }), 400),
      );
      expect(await create(client)).toMatchObject({ kind: 'unknown' });
    }
  });
});

describe('codes', () => {
  it('takes 341 for a throttle: the limit of the whole app', async () => {
    const { client } = await answering((response) => json(response, refusal(341), 400));
    expect(await create(client)).toMatchObject({ kind: 'rejected', throttled: true });
  });

  it('takes 102 for the end of a login, when asking again confirms it', async () => {
    const { client } = await answering((response) => json(response, refusal(102), 400));
    expect(await read(client)).toMatchObject({ kind: 'rejected', tokenDead: true });
  });

  it('keeps a login of which a page’s own edge wants another token', async () => {
    const { client } = await answering((response, nth) =>
      nth === 1 ? json(response, refusal(190), 400) : json(response, { id: '1' }),
    );
    expect(await read(client)).toMatchObject({ kind: 'rejected', tokenDead: false });
  });
});

describe('how long a throttle lasts', () => {
  const throttled = async (headers: Record<string, string>, code = 80004) => {
    const { client } = await answering((response) => {
      response.writeHead(400, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(refusal(code, 2446079)));
    });
    return (await read(client)).relayed.headers['retry-after'];
  };
  const useCases = (minutes: unknown) =>
    JSON.stringify({
      '1234': [
        { type: 'ads_insights', call_count: 3, estimated_time_to_regain_access: 0 },
        { type: 'ads_management', call_count: 100, estimated_time_to_regain_access: minutes },
      ],
    });

  it('is read from the usage headers, for the platform sends no Retry-After', async () => {
    expect(await throttled({ 'x-business-use-case-usage': useCases(7) })).toBe('420');
    const perAccount = '{"acc_id_util_pct":100,"reset_time_duration":45}';
    expect(await throttled({ 'x-ad-account-usage': perAccount })).toBe('45');
  });

  it('is not made up', async () => {
    expect(await throttled({})).toBeUndefined();
    expect(await throttled({ 'x-business-use-case-usage': useCases(0) })).toBeUndefined();
    expect(await throttled({ 'x-business-use-case-usage': useCases('soon') })).toBeUndefined();
    expect(await throttled({ 'x-business-use-case-usage': '{"1234":' })).toBeUndefined();
    expect(await throttled({ 'x-ad-account-usage': '{"acc_id_util_pct":12}' })).toBeUndefined();
    // No throttle, no wait.
    expect(await throttled({ 'x-business-use-case-usage': useCases(7) }, 100)).toBeUndefined();
  });

  it('gives way to a Retry-After that does come', async () => {
    const both = { 'x-business-use-case-usage': useCases(7), 'retry-after': '9' };
    expect(await throttled(both)).toBe('9');
  });
});

describe('headers', () => {
  it('hands on the throttle of reach and the warning of an upgraded version', async () => {
    const platformHeaders = {
      'x-fb-ads-insights-reach-throttle': '{"app_id_util_pct":10}',
      'x-ad-api-version-warning':
        'The call has been auto-upgraded to v26.0 as v25.0 will be deprecated.',
      'facebook-api-version': 'v26.0',
    };
    const { client } = await answering((response) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=UTF-8',
        ...platformHeaders,
      });
      response.end('{"data":[]}');
    });
    expect((await read(client)).relayed.headers).toMatchObject(platformHeaders);
  });
});

describe('lists', () => {
  const sought = { kind: 'campaign' as const, adAccountId: 'act_1', intentAt: 0 };

  it('end where next is missing, although a cursor is there', async () => {
    const paging = { cursors: { before: 'a', after: 'b' } };
    const { client } = await answering((response) =>
      json(response, { data: [{ id: '7', name: 'Spring' }], paging }),
    );
    const params = { name: 'Spring' };
    expect(await findCreated(client, token, { ...sought, params })).toMatchObject({
      candidates: [{ id: '7' }],
      complete: true,
    });
  });

  it('are read on by the address in next where it alone is there', async () => {
    const requestUrls: string[] = [];
    const url = await platform((request, response) => {
      requestUrls.push(request.url ?? '');
      const next = 'https://graph.example/v26.0/act_1/campaigns?limit=100&after=QVFI%3D';
      const isFirst = !request.url?.includes('after=');
      const data = isFirst ? [] : [{ id: '8', name: 'Spring' }];
      json(response, isFirst ? { data, paging: { next } } : { data });
    });
    const params = { name: 'Spring' };
    expect(await findCreated(clientOf(url), token, { ...sought, params })).toMatchObject({
      candidates: [{ id: '8' }],
      complete: true,
    });
    expect(requestUrls.at(-1)).toContain('after=QVFI%3D');
  });

  it('may hold ids as numbers and null where something is missing', async () => {
    const row = '{"id":120212345678901234567,"name":"Spring","status":null,"created_time":null}';
    const { client } = await answering((response) => json(response, `{"data":[${row}]}`));
    const listing = await findCreated(client, token, { ...sought, params: { name: 'Spring' } });
    expect(listing).toMatchObject({ kind: 'listed' });
    const small = '{"data":[{"id":12021234567890123,"name":"Spring","created_time":null}]}';
    const second = await answering((response) => json(response, small));
    expect(
      await findCreated(second.client, token, { ...sought, params: { name: 'Spring' } }),
    ).toMatchObject({ candidates: [{ id: '12021234567890123', createdAt: null }] });
  });
});

describe('objects', () => {
  it('reads a campaign’s budget from numbers, and takes null for none', () => {
    const budget = (text: string) => campaignBudget(Buffer.from(text));
    expect(budget('{"daily_budget":2000,"lifetime_budget":0}')?.hasBudget).toBe(true);
    expect(budget('{"daily_budget":null,"lifetime_budget":null}')?.hasBudget).toBe(false);
  });

  it('gives an ad set with a budget of its own a strategy, which the platform demands', () => {
    const strategy = (body: object) => adsetParams({ name: 'x', ...body })['bid_strategy'];
    expect(strategy({ daily_budget: 500 })).toBe('LOWEST_COST_WITHOUT_CAP');
    expect(strategy({ lifetime_budget: '500' })).toBe('LOWEST_COST_WITHOUT_CAP');
    expect(strategy({ daily_budget: 500, bid_strategy: 'COST_CAP' })).toBe('COST_CAP');
    expect(strategy({ daily_budget: 500, bid_amount: 90 })).toBeUndefined();
    expect(strategy({ daily_budget: 500, bid_constraints: { roas: 1 } })).toBeUndefined();
    expect(strategy({})).toBeUndefined();
  });
});

describe('asking about a token', () => {
  it('names the app in the address where the platform does not take it as a header', async () => {
    const auths: (string | undefined)[] = [];
    const url = await platform((request, response) => {
      auths.push(request.headers.authorization);
      const { searchParams } = new URL(request.url ?? '', 'http://platform');
      if (searchParams.get('access_token') !== '77|app-secret-0123456789')
        return json(response, refusal(100), 400);
      json(response, { data: { is_valid: true, app_id: 77, user_id: 5, type: 'SYSTEM_USER' } });
    });
    const oauth = createOauth({
      client: clientOf(url),
      dialogUrl: 'https://login.example/dialog/oauth',
      login: { scopes: [], configId: null },
      appId: '77',
      appSecret: 'app-secret-0123456789',
      scrubber: createScrubber(),
      clock: () => 0,
    });
    expect(await oauth.debugToken(owner('a'), token.value)).toMatchObject({
      kind: 'ok',
      user_id: '5',
    });
    expect(auths).toEqual(['Bearer 77|app-secret-0123456789', undefined]);
  });
});
