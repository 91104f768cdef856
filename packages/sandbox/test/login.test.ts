import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { campaign, moment, query, type Stage, stage, usd } from './kit.ts';

const back = 'http://127.0.0.1:8080/callback';
const dialogParams = {
  client_id: demo.appId,
  redirect_uri: back,
  state: 'a b&c',
  scope: 'ads_management,ads_read,pages_show_list',
};
const app = { client_id: demo.appId, client_secret: demo.appSecret };
const appToken = `${demo.appId}|${demo.appSecret}`;

/** Fills in the page's form the way a browser would. */
const decide = async (on: Stage, fields: Record<string, unknown>, answers: [string, string][]) => {
  const opened = await on.get(`/v26.0/dialog/oauth?${query(fields)}`, { token: null });
  const hidden = [...opened.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const unescaped = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  const form = new URLSearchParams(
    hidden.map(([, name = '', value]): [string, string] => [name, unescaped(value)]),
  );
  for (const [name, value] of answers) form.append(name, value);
  const response = await on.app.inject({
    method: 'POST',
    url: '/v26.0/dialog/oauth',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return { opened, status: response.statusCode, location: String(response.headers.location ?? '') };
};

const approve = (on: Stage, grants: string[], person: string = demo.adminId, more = {}) =>
  decide(on, { ...dialogParams, ...more }, [
    ['person', person],
    ['decision', 'approve'],
    ...grants.map((grant): [string, string] => ['grant', grant]),
  ]);

const codeIn = (location: string) => new URL(location).searchParams.get('code') ?? '';

const exchange = (on: Stage, params: Record<string, unknown>) =>
  on.get(`/oauth/access_token?${query({ ...app, redirect_uri: back, ...params })}`, {
    token: null,
  });

describe('the login page', () => {
  const on = stage();
  it('shows people and permissions, runs no script and cannot be framed', async () => {
    const { text, headers, status } = await on.get(`/v26.0/dialog/oauth?${query(dialogParams)}`, {
      token: null,
    });
    expect(status).toBe(200);
    for (const name of ['Demo Admin', 'Demo Analyst', 'Demo Newcomer', 'ads_management']) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('Demo System User');
    expect(text).not.toMatch(/<script|style=/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:8080");
    expect((await on.get('/__look.css', { token: null })).text).toContain('prefers-color-scheme');
  });
  it.each([
    { client_id: '1' },
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: 'http://127.0.0.1.evil.example/' },
    { redirect_uri: 'javascript:alert(1)' },
    { response_type: 'cookie' },
    { scope: '"><b>x' },
  ])('%#: sends nobody away from a faulty link', async (parts) => {
    const { status, headers, text } = await on.get(
      `/v26.0/dialog/oauth?${query({ ...dialogParams, ...parts })}`,
    );
    expect(status).toBe(400);
    expect(headers['location']).toBeUndefined();
    expect(text).not.toContain('<b>x');
  });
  it('matches registered addresses to the letter', async () => {
    const strict = stage({ redirectUris: ['https://app.example/cb'] });
    const open = (redirect_uri: string) =>
      strict.get(`/v26.0/dialog/oauth?${query({ ...dialogParams, redirect_uri })}`);
    expect((await open('https://app.example/cb')).status).toBe(200);
    expect((await open('https://app.example/cb/')).status).toBe(400);
    expect((await open(back)).status).toBe(400);
  });
  it('comes back denied when cancelled', async () => {
    const { status, location } = await decide(on, dialogParams, [['decision', 'cancel']]);
    expect(status).toBe(302);
    const url = new URL(location);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      error_reason: 'user_denied',
      state: 'a b&c',
    });
    expect(url.hash).toBe('#_=_');
  });
});

describe('a login', () => {
  it('ends in a token with what was ticked', async () => {
    const on = stage();
    const { location } = await approve(on, ['ads_read', 'pages_show_list']);
    expect(location.startsWith(`${back}?code=`)).toBe(true);
    expect(new URL(location).searchParams.get('state')).toBe('a b&c');
    const { body } = await exchange(on, { code: codeIn(location) });
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 5400 });
    expect(body.access_token).toMatch(/^EAA\w{180,}$/);
    const credentials = { token: body.access_token };
    expect((await on.get('/me', credentials)).body).toEqual({
      name: 'Demo Admin',
      id: demo.adminId,
    });
    const rows = (await on.get('/me/permissions', credentials)).body.data;
    expect(rows).toContainEqual({ permission: 'ads_management', status: 'declined' });
    expect(rows).toContainEqual({ permission: 'ads_read', status: 'granted' });
    expect((await on.get(`/${usd}/campaigns`, credentials)).status).toBe(200);
    expect((await on.post(`/${usd}/campaigns`, campaign(), credentials)).body.error.code).toBe(294);
  });
  it('uses a code once, in time, with the same address and app', async () => {
    const on = stage();
    const fresh = async () => codeIn((await approve(on, ['ads_read'])).location);
    const code = await fresh();
    const errorOf = async (params: Record<string, unknown>) =>
      (await exchange(on, params)).body.error;
    expect(await errorOf({ code, redirect_uri: `${back}/` })).toMatchObject({
      error_subcode: 36007,
    });
    expect(await errorOf({ code, client_secret: 'x' })).toMatchObject({ code: 1 });
    expect(await errorOf({ code, client_id: '1' })).toMatchObject({ code: 101 });
    expect(await errorOf({ code })).toBeUndefined();
    expect(await errorOf({ code })).toMatchObject({ code: 100, error_subcode: 36009 });
    const late = await fresh();
    on.later(601);
    expect(await errorOf({ code: late })).toMatchObject({ code: 100, error_subcode: 36007 });
    expect(await errorOf({ code: 'AQnone' })).toMatchObject({ code: 100, error_subcode: 36007 });
    expect(await errorOf({ grant_type: 'password' })).toMatchObject({ code: 100 });
  });
  it('is prolonged while it lives, and not after', async () => {
    const on = stage();
    const { location } = await approve(on, ['ads_read']);
    const short = (await exchange(on, { code: codeIn(location) })).body.access_token;
    const grant = { grant_type: 'fb_exchange_token', fb_exchange_token: short };
    const long = (await exchange(on, grant)).body;
    expect(long.expires_in).toBe(5_183_944);
    on.later(5401);
    expect((await on.get('/me', { token: short })).body.error).toMatchObject({
      code: 190,
      error_subcode: 463,
    });
    expect((await exchange(on, grant)).body.error.code).toBe(190);
    expect((await on.get('/me', { token: long.access_token })).status).toBe(200);
  });
  it('can hand the token over in the fragment, and tell the scopes', async () => {
    const on = stage();
    const more = { response_type: 'token', return_scopes: 'true' };
    const { location } = await approve(on, ['ads_read'], demo.analystId, more);
    const fragment = new URLSearchParams(new URL(location).hash.slice(1));
    expect(fragment.get('denied_scopes')).toBe('ads_management,pages_show_list');
    const me = await on.get('/me', { token: fragment.get('access_token') ?? '' });
    expect(me.body.name).toBe('Demo Analyst');
  });
  it('is revoked by its person: one permission, or all', async () => {
    const on = stage();
    const credentials = { token: demo.adminToken };
    expect((await on.remove('/me/permissions/ads_management', credentials)).body).toEqual({
      success: true,
    });
    expect((await on.post(`/${usd}/campaigns`, campaign(), credentials)).body.error.code).toBe(294);
    await on.remove('/me/permissions', credentials);
    expect((await on.get('/me', credentials)).body.error).toMatchObject({
      code: 190,
      error_subcode: 458,
    });
    expect((await on.get('/me', { token: demo.foreignToken })).status).toBe(200);
  });
});

describe('debug_token', () => {
  const on = stage();
  const debug = async (input: string, token = appToken) =>
    (await on.get(`/debug_token?input_token=${encodeURIComponent(input)}`, { token })).body;
  it('describes living tokens of each type', async () => {
    expect((await debug(demo.adminToken)).data).toMatchObject({
      app_id: demo.appId,
      type: 'USER',
      is_valid: true,
      user_id: demo.adminId,
      scopes: expect.arrayContaining(['ads_management']),
      granular_scopes: expect.arrayContaining([
        { scope: 'pages_show_list', target_ids: expect.arrayContaining([demo.usdPageId]) },
        { scope: 'ads_management' },
      ]),
    });
    const system = (await debug(demo.systemUserToken)).data;
    expect(system).toMatchObject({ type: 'SYSTEM_USER', expires_at: 0, is_valid: true });
    expect((await debug(appToken)).data).toMatchObject({ type: 'APP', is_valid: true });
    const pages = await on.get('/me/accounts');
    const page = pages.body.data[0];
    expect((await debug(page.access_token)).data).toMatchObject({
      type: 'PAGE',
      profile_id: page.id,
    });
  });
  it('lets data be read for ninety days after the consent, whatever the token', async () => {
    const fresh = stage();
    const readable = async (input: string) => {
      const path = `/debug_token?input_token=${encodeURIComponent(input)}`;
      return (await fresh.get(path, { token: appToken })).body.data.data_access_expires_at;
    };
    const agreed = await readable(demo.adminToken);
    expect(agreed).toBe(moment / 1000 + 89 * 86_400);
    fresh.later(30 * 86_400);
    const { body } = await exchange(fresh, {
      grant_type: 'fb_exchange_token',
      fb_exchange_token: demo.adminToken,
    });
    expect(await readable(body.access_token)).toBe(agreed);
    expect(await readable(fresh.control.createToken({ expiresInSeconds: 0 }))).toBe(agreed);
  });
  it('answers 200 about dead ones, with subcode in the data', async () => {
    expect((await debug(demo.expiredToken)).data).toMatchObject({
      is_valid: false,
      scopes: [],
      error: { code: 190, subcode: 463 },
    });
    expect((await debug('EAAnonsense')).data).toMatchObject({
      is_valid: false,
      error: { code: 190 },
    });
  });
  it('refuses tokens of another app, and a missing input', async () => {
    expect((await debug(demo.foreignToken)).error.code).toBe(100);
    expect((await on.get('/debug_token', { token: appToken })).body.error.code).toBe(100);
    expect((await on.get('/debug_token?input_token=x', { token: null })).body.error.code).toBe(104);
  });
  it('works with the token from client_credentials', async () => {
    const { body } = await exchange(on, { grant_type: 'client_credentials' });
    expect(body).toEqual({ access_token: appToken, token_type: 'bearer' });
    expect((await on.get('/me', { token: body.access_token })).body.error.code).toBe(2500);
  });
});
