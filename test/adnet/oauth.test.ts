import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { inspectToken } from '../../src/adnet/login/inspect-token.ts';
import { createOauth } from '../../src/adnet/login/oauth.ts';
import { createScrubber } from '../../src/secrets/scrubber.ts';
import { bodyOf, clientOf, json, owner, platform, token } from './fake-platform.ts';

const who = owner('a');
const app = { appId: '777', appSecret: 'app-secret-0123456789' };

type Route = (request: IncomingMessage, response: ServerResponse) => unknown;

const login = async (routes: Record<string, Route>, credentials: Partial<typeof app> = app) => {
  const requestLog: string[] = [];
  const scrubber = createScrubber();
  const url = await platform(async (request, response) => {
    const path = (request.url ?? '').split('?')[0]?.replace('/v26.0', '') ?? '';
    requestLog.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`);
    const route = routes[path];
    if (route) await route(request, response);
    else json(response, { error: { code: 2500 } }, 400);
  });
  const client = clientOf(url, { appSecret: credentials.appSecret, scrubber });
  const oauth = createOauth({
    client,
    dialogUrl: 'https://www.platform.example/v26.0',
    login: { scopes: ['ads_read', 'ads_management'], configId: null },
    ...credentials,
    scrubber,
    clock: () => 1_000_000,
  });
  return { oauth, requestLog, scrubber };
};

const facts =
  (data: Record<string, unknown>): Route =>
  (_, response) =>
    json(response, {
      data: {
        app_id: '777',
        type: 'USER',
        is_valid: true,
        expires_at: 1_790_000_000,
        scopes: ['ads_read'],
        user_id: '333',
        ...data,
      },
    });

const me: Route = (_, response) => json(response, { id: '333', name: 'Ann' });

describe('the login', () => {
  it('sends a browser to the dialog', async () => {
    const { oauth } = await login({});
    const ask = {
      state: 's&1',
      redirectUri: 'https://us.example/cb',
    };
    const url = new URL(oauth.authorizeUrl(ask));
    expect(url.origin + url.pathname).toBe('https://www.platform.example/v26.0/dialog/oauth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '777',
      redirect_uri: 'https://us.example/cb',
      state: 's&1',
      response_type: 'code',
      scope: 'ads_read,ads_management',
    });
    expect(oauth.authorizeUrl({ ...ask, rerequest: true })).toContain('auth_type=rerequest');
  });

  it('exchanges a code once, with the secret in the body and never in a URL', async () => {
    let form = '';
    const { oauth, requestLog, scrubber } = await login({
      '/oauth/access_token': async (request, response) => {
        form = await bodyOf(request);
        json(response, {
          access_token: 'EAAshort0123456789',
          token_type: 'bearer',
          expires_in: 3600,
        });
      },
    });
    expect(await oauth.exchangeCode(who, 'the code', 'https://us.example/cb')).toEqual({
      kind: 'ok',
      value: 'EAAshort0123456789',
      expiresAt: 1_000_000 + 3_600_000,
    });
    expect(Object.fromEntries(new URLSearchParams(form))).toEqual({
      client_id: '777',
      client_secret: app.appSecret,
      code: 'the code',
      redirect_uri: 'https://us.example/cb',
    });
    await oauth.exchangeLongLived(who, 'EAAshort0123456789');
    expect(new URLSearchParams(form).get('fb_exchange_token')).toBe('EAAshort0123456789');
    expect(requestLog.join()).not.toContain(app.appSecret);
    expect(requestLog.join()).not.toContain('EAAshort');
    expect(scrubber.scrub('got EAAshort0123456789 now')).not.toContain('EAAshort');
  });

  it('takes a token that never expires, and refuses an answer without a token', async () => {
    let body: unknown = { access_token: 'EAAforever0123456789' };
    const { oauth } = await login({ '/oauth/access_token': (_, response) => json(response, body) });
    expect(await oauth.exchangeCode(who, 'c', 'u')).toMatchObject({ expiresAt: null });
    for (body of [{}, { access_token: '' }, { access_token: 'a\nb' }, [], { access_token: 5 }])
      await expect(oauth.exchangeCode(who, 'c', 'u')).rejects.toMatchObject({
        code: 'adnet_unavailable',
      });
  });

  it('says why an exchange was refused, and does not repeat it', async () => {
    let status = 400;
    const { oauth, requestLog } = await login({
      '/oauth/access_token': (_, response) =>
        json(
          response,
          status === 400 ? { error: { code: 100, error_subcode: 36009 } } : '',
          status,
        ),
    });
    expect(await oauth.exchangeCode(who, 'c', 'u')).toMatchObject({
      kind: 'rejected',
      error: { code: 100, subcode: 36009 },
    });
    status = 503;
    await expect(oauth.exchangeCode(who, 'c', 'u')).rejects.toMatchObject({
      code: 'adnet_unavailable',
    });
    expect(requestLog.length).toBe(2);
  });
});

describe('an inspected token', () => {
  const inspect = async (
    routes: Record<string, Route>,
    mustBeOurs = false,
    credentials: Partial<typeof app> = app,
  ) => {
    const { oauth, requestLog } = await login(routes, credentials);
    const result = await inspectToken(oauth, token.value, {
      owner: who,
      appId: credentials.appId,
      mustBeOurs,
    });
    return { result, requestLog };
  };

  it('is ours when the platform says so', async () => {
    const { result, requestLog } = await inspect({ '/debug_token': facts({}), '/me': me }, true);
    expect(result).toEqual({
      kind: 'accepted',
      facts: {
        userId: '333',
        userName: 'Ann',
        scopes: ['ads_read'],
        expiresAt: 1_790_000_000_000,
        ours: true,
      },
    });
    expect(requestLog[0]).toMatch(/Bearer 777\|app-secret-0123456789$/);
    expect(requestLog[1]).toMatch(
      /^GET \/v26\.0\/me\?fields=id%2Cname&appsecret_proof=[0-9a-f]{64} /,
    );
  });

  it('never expires when the platform says 0, also with ids as numbers', async () => {
    const { result } = await inspect({
      '/debug_token': facts({ app_id: 777, user_id: 333, expires_at: 0, type: 'SYSTEM_USER' }),
      '/me': me,
    });
    expect(result).toMatchObject({
      facts: { expiresAt: null, ours: true, userId: '333' },
    });
  });

  it('refuses a token of another app after our own login, and takes it as foreign otherwise', async () => {
    const routes = { '/debug_token': facts({ app_id: '666' }), '/me': me };
    expect((await inspect(routes, true)).result).toEqual({
      kind: 'rejected',
      reason: 'foreign_app',
    });
    const { result, requestLog } = await inspect(routes);
    expect(result).toMatchObject({ kind: 'accepted', facts: { ours: false } });
    expect(requestLog.join()).not.toContain('appsecret_proof');
  });

  it('speaks for itself when our app is told nothing', async () => {
    const routes: Record<string, Route> = {
      '/debug_token': (_, response) => json(response, { error: { code: 100 } }, 400),
      '/me': me,
      '/me/permissions': (_, response) =>
        json(response, {
          data: [
            { permission: 'ads_read', status: 'granted' },
            { permission: 'ads_management', status: 'declined' },
          ],
        }),
    };
    const accepted = {
      kind: 'accepted',
      facts: {
        userId: '333',
        userName: 'Ann',
        scopes: ['ads_read'],
        expiresAt: null,
        ours: false,
      },
    };
    expect((await inspect(routes)).result).toEqual(accepted);
    expect((await inspect(routes, false, {})).result).toEqual(accepted);
    expect((await inspect(routes, true)).result).toEqual({
      kind: 'rejected',
      reason: 'foreign_app',
    });
  });

  it.each([
    ['invalid', { is_valid: false, error: { code: 190, message: 'x', subcode: 460 } }],
    ['expired', { is_valid: false, scopes: [], error: { code: 190, subcode: 463 } }],
    ['wrong_type', { type: 'PAGE' }],
    ['wrong_type', { type: 'APP', user_id: undefined }],
  ])('is refused as %s', async (reason, data) => {
    expect((await inspect({ '/debug_token': facts(data), '/me': me })).result).toEqual({
      kind: 'rejected',
      reason,
    });
  });

  it('is refused when it does not work after all', async () => {
    const dead: Route = (_, response) => json(response, { error: { code: 190 } }, 400);
    const { result } = await inspect({ '/debug_token': facts({}), '/me': dead });
    expect(result).toEqual({ kind: 'rejected', reason: 'invalid' });
    expect((await inspect({ '/me': dead }, false, {})).result).toMatchObject({ reason: 'invalid' });
  });

  it('is not sent anywhere when it cannot be one', async () => {
    const { oauth, requestLog } = await login({});
    for (const value of ['', 'short', 'has space inside', 'x\r\ny: zzzzzzz'])
      expect(await inspectToken(oauth, value, { owner: who, mustBeOurs: false })).toMatchObject({
        reason: 'malformed',
      });
    expect(requestLog).toEqual([]);
  });

  it('is unavailable, not refused, while the platform is down or talks nonsense', async () => {
    for (const nonsense of ['', '{"data":{}}', '{"data":[]}', '{}'])
      await expect(
        inspect({
          '/debug_token': (_, response) => json(response, nonsense, nonsense ? 200 : 503),
        }),
      ).rejects.toMatchObject({ code: 'adnet_unavailable' });
  });
});

it('shows a bounded number of accounts', async () => {
  const data = Array.from({ length: 60 }, (_, at) => ({ id: `act_${at + 1}`, name: `A${at}` }));
  const { oauth } = await login({ '/me/adaccounts': (_, response) => json(response, { data }) });
  const result = await oauth.adAccounts(token);
  expect(result).toMatchObject({ kind: 'ok', more: true });
  if (result.kind === 'ok') expect(result.accounts.length).toBe(50);
});
