import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { campaign, makeTree, query, stage, usd } from './kit.ts';

describe('versions', () => {
  const on = stage();
  it.each(['v25.0', 'v26.0'])('serves %s and says so', async (version) => {
    const { status, headers } = await on.get(`/${version}/me`);
    expect(status).toBe(200);
    expect(headers['facebook-api-version']).toBe(version);
  });
  it.each(['v24.0', 'v19.0', 'v3.2'])('serves the ended %s by the newest', async (version) => {
    const { status, headers, body } = await on.get(`/${version}/${usd}/campaigns`);
    expect([status, headers['facebook-api-version']]).toEqual([200, 'v26.0']);
    expect(headers['x-ad-api-version-warning']).toBe(
      `The call has been auto-upgraded to v26.0 as ${version} has been deprecated.`,
    );
    expect(new URL(body.paging.next).pathname).toBe(`/v26.0/${usd}/campaigns`);
  });
  it('serves a version as it is while it lives', async () => {
    const before = stage({ clock: () => Date.UTC(2026, 0, 27) });
    const { headers } = await before.get(`/v22.0/${usd}/campaigns`);
    expect(headers['facebook-api-version']).toBe('v22.0');
    expect(headers).not.toHaveProperty('x-ad-api-version-warning');
  });
  it('refuses ended versions when the app has upgrades switched off', async () => {
    const strict = stage();
    strict.control.settings({ upgradesVersions: false });
    const { status, body } = await strict.get(`/v24.0/${usd}/campaigns`);
    expect([status, body.error.code]).toEqual([400, 2635]);
  });
  it.each(['v21.0', 'v24.0'])(
    'still serves the core of %s, as long as Graph has it',
    async (version) => {
      const { status, headers } = await on.get(`/${version}/me`);
      expect([status, headers['facebook-api-version']]).toEqual([200, version]);
      const debug = await on.get(`/${version}/debug_token?input_token=${demo.adminToken}`);
      expect(debug.body.data.is_valid).toBe(true);
      const accounts = await on.get(`/${version}/me/adaccounts`);
      expect(accounts.headers['facebook-api-version']).toBe('v26.0');
    },
  );
  it('refuses ads paths without a version, and unknown versions', async () => {
    const bare = await on.app.inject({ url: `/${usd}/campaigns` });
    expect(bare.json().error.code).toBe(2635);
    expect((await on.get('/v99.0/me')).body.error.code).toBe(2500);
  });
  it('has removed reading by many ids', async () => {
    const { status, body } = await on.get(`/v26.0/?ids=${usd},1`);
    expect(status).toBe(500);
    expect(body.error.message).toMatch(/deprecated/);
  });
  it('never answers 304', async () => {
    const { status, headers } = await on.get('/me', { headers: { 'if-none-match': '*' } });
    expect(status).toBe(200);
    expect(headers['etag']).toBeUndefined();
  });
});

describe('error texts', () => {
  it('follow the person’s language, whatever the call asks for', async () => {
    const on = stage();
    const token = on.control.createToken({ locale: 'de_DE' });
    const path = `/${usd}/campaigns?locale=en_US`;
    const { body } = await on.post(path, { ...campaign(), daily_budget: 1 }, { token });
    expect(body.error).toMatchObject({
      message: 'Invalid parameter',
      error_user_title: 'Budget ist zu niedrig',
    });
  });
});

describe('headers', () => {
  it('name the same trace as the error, and forbid keeping the answer', async () => {
    const on = stage();
    const { headers, body } = await on.get(`/${usd}/nothing`);
    expect(headers['x-fb-trace-id']).toBe(body.error.fbtrace_id);
    const fine = await on.get('/me');
    expect(fine.headers).toMatchObject({ pragma: 'no-cache', 'x-fb-rev': expect.any(String) });
    expect(fine.headers['x-fb-trace-id']).toMatch(/^A\w{21}$/);
  });
});

describe('tokens', () => {
  const on = stage();
  const token = demo.systemUserToken;
  it('come by query, form, JSON or header', async () => {
    const none = { token: null };
    const person = { name: 'Demo System User' };
    expect((await on.get(`/me?access_token=${token}`, none)).body).toMatchObject(person);
    expect((await on.get('/me')).body).toMatchObject(person);
    const { campaignId } = await makeTree(on);
    const form = { access_token: token, name: 'by form' };
    expect((await on.send('POST', `/${campaignId}`, { ...none, form })).status).toBe(200);
    const json = { access_token: token, name: 'by JSON' };
    expect((await on.post(`/${campaignId}`, json, none)).status).toBe(200);
  });
  it.each([
    [null, '/me', 2500, undefined],
    [null, `/${usd}`, 104, undefined],
    ['nonsense', '/me', 190, undefined],
    [demo.expiredToken, '/me', 190, 463],
    [demo.revokedToken, '/me', 190, 458],
    [demo.newcomerToken, `/act_${demo.jpyAccountId}/campaigns`, 200, undefined],
    [demo.analystToken, `/act_${demo.jpyAccountId}/campaigns`, 100, 33],
  ])('%#: say what is wrong with them', async (token, path, code, subcode) => {
    const { body, headers, status } = await on.get(path, { token });
    expect(body.error.code).toBe(code);
    expect(body.error.error_subcode).toBe(subcode);
    expect(status).toBe(code === 200 ? 403 : 400);
    if (code === 190) {
      expect(headers['www-authenticate']).toMatch(/^OAuth "Facebook Platform" "invalid_token" "/);
    }
  });
  it('write only with the permission, the role and a living account', async () => {
    const reader = { token: on.control.createToken({ scopes: ['ads_read'] }) };
    const first = await on.post(`/${usd}/campaigns`, campaign(), reader);
    expect([first.status, first.body.error.code]).toEqual([403, 294]);
    const scopes = ['ads_management'];
    const analyst = { token: on.control.createToken({ person: demo.analystId, scopes }) };
    expect((await on.post(`/${usd}/campaigns`, campaign(), analyst)).body.error.code).toBe(200);
    const dead = `/act_${demo.disabledAccountId}/campaigns`;
    expect((await on.post(dead, campaign())).body.error.code).toBe(100);
  });
  it('check a proof when given, and demand it when told to', async () => {
    const proof = createHmac('sha256', demo.appSecret).update(token).digest('hex');
    expect((await on.get(`/me?appsecret_proof=${proof}`)).status).toBe(200);
    const wrong = await on.get('/me?appsecret_proof=00');
    expect(wrong.body.error).toMatchObject({ code: 100, type: 'GraphMethodException' });
    const strict = stage({ requireProof: true });
    expect((await strict.get('/me')).body.error.message).toMatch(/require an appsecret_proof/);
    expect((await strict.get(`/me?appsecret_proof=${proof}`)).status).toBe(200);
  });
});

describe('parameters', () => {
  const on = stage();
  it('are read alike from form, multipart, JSON and query', async () => {
    const flat = { ...campaign(), special_ad_categories: '[]' } as Record<string, unknown>;
    const form = Object.fromEntries(Object.entries(flat).map(([k, v]) => [k, String(v)]));
    expect((await on.send('POST', `/${usd}/campaigns`, { form })).body.id).toMatch(/^120/);
    expect((await on.post(`/${usd}/campaigns?${query(flat)}`, {})).body.id).toMatch(/^120/);
    const parts = Object.entries(form).map(
      ([k, v]) => `--b\r\ncontent-disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`,
    );
    const multipart = await on.app.inject({
      method: 'POST',
      url: `/v26.0/${usd}/campaigns?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `${parts.join('')}--b--\r\n`,
    });
    expect(multipart.json().id).toMatch(/^120/);
  });
  it('may be the SDK’s odd extras: a body on GET and DELETE, id and fields on POST', async () => {
    const { adId } = await makeTree(on);
    const json = { 'content-type': 'application/json' };
    const url = `/v26.0/${adId}?access_token=${demo.systemUserToken}`;
    const read = await on.app.inject({ method: 'GET', url, headers: json, payload: '{}' });
    expect(read.statusCode).toBe(200);
    const update = await on.post(`/${adId}`, { id: adId, name: 'n', fields: 'name' });
    expect(update.body).toMatchObject({ success: true, name: 'n' });
    const removal = await on.app.inject({ method: 'DELETE', url, headers: json, payload: '{}' });
    expect(removal.json()).toEqual({ success: true });
  });
  it('refuses parameters that cannot be read, and goes on', async () => {
    const response = await on.send('POST', `/${usd}/campaigns`, {
      headers: { 'content-type': 'application/json' },
    });
    expect(response.body.error.code).toBe(100);
    const odd = await on.app.inject({
      method: 'POST',
      url: `/v26.0/${usd}/campaigns?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(odd.json().error.code).toBe(100);
    expect((await on.get(`/${usd}/campaigns?limit=abc`)).body.error.code).toBe(100);
    expect((await on.get(`/${usd}/campaigns?after=zzz`)).body.error.code).toBe(100);
    expect((await on.get(`/${usd}/campaigns?fields=name{`)).body.error.code).toBe(2500);
    expect(
      (await on.get(`/${usd}/campaigns?effective_status=["SLEEPING"]`)).body.error.message,
    ).toMatch(/Param effective_status\[0\] must be one of \{ACTIVE/);
    expect((await on.get('/v26.0/%E0%A4%A')).status).toBe(400);
    expect((await on.send('PATCH', '/me')).body.error.error_subcode).toBe(33);
    const missing = await on.post('/120200000000000000', {});
    expect(missing.body.error.message).toMatch(/^Unsupported post request\. Object with ID '1202/);
  });
  it('asking for too much end in error 1', async () => {
    const { status, body } = await on.get(`/${usd}/campaigns?limit=50000`);
    expect([status, body.error.code]).toEqual([500, 1]);
    expect((await on.get(`/${usd}/campaigns?limit=5000`)).status).toBe(200);
  });
});
