import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demo } from '../../src/sandbox/sandbox.ts';
import { adset, campaign, eur, makeTree, pngBytes, query, stage, usd } from './kit.ts';

describe('versions', () => {
  const on = stage();
  it.each(['v25.0', 'v26.0'])('serves %s and says so', async (version) => {
    const { status, headers } = await on.get(`/${version}/me`);
    expect(status).toBe(200);
    expect(headers['facebook-api-version']).toBe(version);
  });
  it.each(['v24.0', 'v19.0', 'v3.2'])('refuses the expired %s', async (version) => {
    const { status, body } = await on.get(`/${version}/${usd}/campaigns`);
    expect([status, body.error.code]).toEqual([400, 2635]);
  });
  it.each(['v21.0', 'v24.0'])(
    'still serves the core of %s, as long as Graph has it',
    async (version) => {
      const { status, headers } = await on.get(`/${version}/me`);
      expect([status, headers['facebook-api-version']]).toEqual([200, version]);
      const debug = await on.get(`/${version}/debug_token?input_token=${demo.adminToken}`);
      expect(debug.body.data.is_valid).toBe(true);
      expect((await on.get(`/${version}/me/adaccounts`)).body.error.code).toBe(2635);
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

describe('tokens', () => {
  const on = stage();
  const token = demo.systemUserToken;
  it('come by query, form, JSON or header', async () => {
    const none = { token: null };
    const named = { name: 'Demo System User' };
    expect((await on.get(`/me?access_token=${token}`, none)).body).toMatchObject(named);
    expect((await on.get('/me')).body).toMatchObject(named);
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
  ])('%#: say what is wrong with them', async (held, path, code, subcode) => {
    const { body, headers, status } = await on.get(path, { token: held });
    expect(body.error.code).toBe(code);
    expect(body.error.error_subcode).toBe(subcode);
    expect(status).toBe(code === 200 ? 403 : 400);
    if (code === 190) {
      expect(headers['www-authenticate']).toMatch(/^OAuth "Facebook Platform" "invalid_token" "/);
    }
  });
  it('write only with the permission, the role and a living account', async () => {
    const reader = { token: on.control.mintToken({ scopes: ['ads_read'] }) };
    const first = await on.post(`/${usd}/campaigns`, campaign(), reader);
    expect([first.status, first.body.error.code]).toEqual([403, 294]);
    const scopes = ['ads_management'];
    const analyst = { token: on.control.mintToken({ person: demo.analystId, scopes }) };
    expect((await on.post(`/${usd}/campaigns`, campaign(), analyst)).body.error.code).toBe(200);
    const dead = `/act_${demo.disabledAccountId}/campaigns`;
    expect((await on.post(dead, campaign())).body.error.code).toBe(3910001);
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
    const written = await on.post(`/${adId}`, { id: adId, name: 'n', fields: 'name' });
    expect(written.body).toMatchObject({ success: true, name: 'n' });
    const gone = await on.app.inject({ method: 'DELETE', url, headers: json, payload: '{}' });
    expect(gone.json()).toEqual({ success: true });
  });
  it('that cannot be read are refused, not crashed on', async () => {
    const broken = await on.send('POST', `/${usd}/campaigns`, {
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.body.error.code).toBe(100);
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
    const { status, body } = await on.get(`/${usd}/campaigns?limit=5000`);
    expect([status, body.error.code]).toEqual([500, 1]);
  });
});

describe('fields and lists', () => {
  const on = stage();
  it('give the id alone unless asked', async () => {
    const { body } = await on.get(`/${usd}/campaigns?limit=1`);
    expect(Object.keys(body.data[0])).toEqual(['id']);
    const accounts = await on.get('/me/adaccounts?limit=1');
    expect(Object.keys(accounts.body.data[0])).toEqual(['account_id', 'id']);
    const unset = await on.get(`/${usd}/campaigns?limit=1&fields=name,spend_cap`);
    expect(Object.keys(unset.body.data[0])).toEqual(['name', 'id']);
  });
  it('expand, limit and page inside', async () => {
    const fields = 'name,adsets.limit(1){name,ads{name,creative{name}}},account{currency}';
    const { body } = await on.get(`/${usd}/campaigns?limit=4&fields=${fields}`);
    const wide = body.data.find(
      (row: Record<string, { paging: { next?: string } }>) => row['adsets']?.paging.next,
    );
    expect(wide.account.currency).toBe('USD');
    expect(wide.adsets.data[0].ads.data[0].creative.name).toMatch(/creative/);
    const next = new URL(wide.adsets.paging.next);
    expect(next.pathname).toBe(`/v26.0/${wide.id}/adsets`);
    const more = await on.get(`${next.pathname}${next.search}`, { token: null });
    expect(more.body.data[0].name).toBeTypeOf('string');
    expect(more.body.data[0].ads.data.length).toBeGreaterThan(0);
  });
  it('page forth and back without loss', async () => {
    const seen: string[] = [];
    let url: string | undefined =
      `/v26.0/${usd}/campaigns?limit=7&access_token=${demo.systemUserToken}`;
    let last = url;
    let previous: string | undefined;
    while (url) {
      const headers = { host: 'platform.example:9' };
      const { body } = await on.get(url, { token: null, headers });
      seen.push(...body.data.map((row: { id: string }) => row.id));
      previous = body.paging.previous;
      last = url;
      const next: string | undefined = body.paging.next;
      if (next) expect(next.startsWith('http://platform.example:9/v26.0/')).toBe(true);
      url = next?.replace('http://platform.example:9', '');
    }
    expect(last).toContain('after=');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(25);
    const back = await on.get((previous ?? '').replace('http://platform.example:9', ''));
    expect(back.body.data.length).toBe(7);
    expect(seen).toEqual(
      expect.arrayContaining(back.body.data.map((row: { id: string }) => row.id)),
    );
  });
  it('leave out what is gone unless it is named, and count', async () => {
    const states = async (extra: string) => {
      const path = `/${usd}/campaigns?limit=100&fields=effective_status&summary=total_count${extra}`;
      const { body } = await on.get(path);
      const rows: { effective_status: string }[] = body.data;
      expect(body.summary.total_count).toBe(rows.length);
      return new Set(rows.map((row) => row.effective_status));
    };
    expect(await states('')).toEqual(new Set(['ACTIVE', 'PAUSED']));
    expect(await states('&effective_status=["ARCHIVED","DELETED"]')).toEqual(
      new Set(['ARCHIVED', 'DELETED']),
    );
    const filter = [{ field: 'effective_status', operator: 'IN', value: ['ARCHIVED'] }];
    expect(await states(`&${query({ filtering: filter })}`)).toEqual(new Set(['ARCHIVED']));
  });
  it('filter by parents, names and money', async () => {
    const { campaignId } = await makeTree(on);
    const by = async (edge: string, field: string, operator: string, value: unknown) => {
      const filtering = [{ field, operator, value }];
      const { body } = await on.get(`/${usd}/${edge}?${query({ filtering, limit: 100 })}`);
      return body.data?.length ?? body.error.code;
    };
    expect(await by('adsets', 'campaign.id', 'EQUAL', campaignId)).toBe(1);
    expect(await by('ads', 'campaign.id', 'IN', [campaignId])).toBe(1);
    expect(await by('campaigns', 'name', 'CONTAIN', 'a CAMPAIGN')).toBe(1);
    expect(await by('adsets', 'daily_budget', 'GREATER_THAN', 10_000_000)).toBe(0);
    expect(await by('campaigns', 'nothing', 'EQUAL', 1)).toBe(100);
    expect(await by('campaigns', 'name', 'SOUNDS_LIKE', 1)).toBe(100);
  });
  it('write money and times the way the platform does', async () => {
    const made = await on.post(`/${eur}/campaigns`, campaign());
    const fields = 'created_time,special_ad_categories';
    const { body } = await on.get(`/${made.body.id}?fields=${fields}`);
    expect(body).toEqual({
      created_time: '2026-10-14T21:00:00+0200',
      special_ad_categories: [],
      id: made.body.id,
    });
    expect(Number(made.body.id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });
});

describe('statuses', () => {
  it('roll up, and ads pass through review', async () => {
    const on = stage();
    const { campaignId, adsetId, adId } = await makeTree(on);
    const state = async (id: string) =>
      (await on.get(`/${id}?fields=effective_status`)).body.effective_status;
    await on.post(`/${adId}`, { status: 'ACTIVE' });
    await on.post(`/${adsetId}`, { status: 'ACTIVE' });
    expect([await state(adsetId), await state(adId)]).toEqual([
      'CAMPAIGN_PAUSED',
      'CAMPAIGN_PAUSED',
    ]);
    await on.post(`/${campaignId}`, { status: 'ACTIVE' });
    expect(await state(adId)).toBe('IN_PROCESS');
    on.later(10);
    expect(await state(adId)).toBe('PENDING_REVIEW');
    on.later(60);
    expect(await state(adId)).toBe('ACTIVE');
    await on.post(`/${adsetId}`, { status: 'PAUSED' });
    expect(await state(adId)).toBe('ADSET_PAUSED');
    on.control.review(adId, 'disapproved');
    await on.post(`/${adsetId}`, { status: 'ACTIVE' });
    const { body } = await on.get(`/${adId}?fields=effective_status,ad_review_feedback`);
    expect(body.effective_status).toBe('DISAPPROVED');
    expect(Object.keys(body.ad_review_feedback.global)).toHaveLength(1);
    await on.remove(`/${campaignId}`);
    expect(await state(adId)).toBe('DELETED');
  });
  it('give a running ad numbers once days have passed', async () => {
    const on = stage();
    const { campaignId, adsetId, adId } = await makeTree(on);
    for (const id of [campaignId, adsetId, adId]) await on.post(`/${id}`, { status: 'ACTIVE' });
    expect((await on.get(`/${adId}/insights`)).body).toEqual({ data: [] });
    on.later(5 * 86_400);
    const { body } = await on.get(`/${adId}/insights?fields=spend,impressions`);
    expect(Number(body.data[0].spend)).toBeGreaterThan(0);
    const wide = await on.get(`/${campaignId}?fields=insights.date_preset(last_3d){spend}`);
    expect(wide.body.insights.data).toHaveLength(1);
  });
});

describe('pictures', () => {
  const on = stage();
  const jpeg = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0001108012c019003012200021101031101ffd9',
    'hex',
  );
  const gif = Buffer.from('47494638396140010200f00000', 'hex');
  const webp = Buffer.concat([
    Buffer.from('RIFF....WEBPVP8X........'),
    Buffer.from([0x57, 2, 0, 0x8f, 1, 0]),
  ]);
  it.each([
    ['png', Buffer.from(pngBytes, 'base64'), 1, 1],
    ['jpg', jpeg, 400, 300],
    ['gif', gif, 320, 2],
    ['webp', webp, 600, 400],
  ])('%s: true size, hash by content, bytes served back', async (_type, bytes, width, height) => {
    const upload = { bytes: bytes.toString('base64'), name: 'n' };
    const { body } = await on.post(`/${usd}/adimages`, upload);
    const image = body.images.bytes;
    expect(image).toMatchObject({
      width,
      height,
      name: 'n',
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(image.url_256_width).toBeTypeOf('string');
    const again = await on.post(`/${usd}/adimages`, upload);
    expect(again.body.images.bytes.hash).toBe(image.hash);
    const served = await on.app.inject({ url: new URL(image.url).pathname });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    const list = await on.get(
      `/${usd}/adimages?${query({ hashes: [image.hash], fields: 'hash,width' })}`,
    );
    expect(list.body.data).toMatchObject([{ hash: image.hash, width }]);
  });
  it('come as files too, under their file name', async () => {
    const form = new FormData();
    form.append('any', new Blob([jpeg]), 'photo.jpg');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const { statusCode, body } = await on.app.inject({
      method: 'POST',
      url: `/v26.0/${usd}/adimages?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).images['photo.jpg']).toMatchObject({ width: 400, height: 300 });
  });
  it.each([
    ['', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['####', undefined],
    [Buffer.from('plain text').toString('base64'), 1487411],
  ])('%#: refuses what is none', async (bytes, subcode) => {
    const { body } = await on.post(`/${usd}/adimages`, { bytes });
    expect(body.error.code).toBe(100);
    expect(body.error.error_subcode).toBe(subcode);
  });
});

describe('edges beside the tree', () => {
  const on = stage();
  it('list Pages with and without their tokens', async () => {
    const own = await on.get('/me/accounts');
    expect(own.body.data[0].access_token).toMatch(/^EAA/);
    const page = await on.get('/me', { token: own.body.data[0].access_token });
    expect(page.body.id).toBe(own.body.data[0].id);
    const promotable = await on.get(`/${usd}/promote_pages?fields=name,access_token`);
    expect(promotable.body.data[0].access_token).toBeUndefined();
    expect((await on.get('/me/accounts', { token: demo.newcomerToken })).body).toEqual({
      data: [],
    });
  });
  it('name Instagram accounts, pixels, minimum budgets and previews', async () => {
    const fields = 'instagram_business_account{username}';
    const page = await on.get(`/${demo.usdPageId}?fields=${fields}`);
    expect(page.body.instagram_business_account.id).toBe(demo.usdInstagramId);
    const accounts = await on.get(`/${usd}/instagram_accounts?fields=username`);
    expect(accounts.body.data[0].username).toBe('northlight.outdoor');
    expect((await on.get(`/${usd}/adspixels`)).body.data[0].id).toBe(demo.usdPixelId);
    const { body } = await on.get(`/${usd}/minimum_budgets?bid_amount=300`);
    expect(body.data.find((row: { currency: string }) => row.currency === 'USD')).toEqual({
      currency: 'USD',
      min_daily_budget_imp: 100,
      min_daily_budget_video_views: 1500,
      min_daily_budget_high_freq: 1500,
      min_daily_budget_low_freq: 4000,
    });
    const { creativeId } = await makeTree(on);
    const preview = await on.get(`/${creativeId}/previews?ad_format=MOBILE_FEED_STANDARD`);
    expect(preview.body.data[0].body).toMatch(/^<iframe /);
    expect((await on.get(`/${creativeId}/previews`)).body.error.code).toBe(100);
  });
  it('copies campaigns with what is in them', async () => {
    const { campaignId } = await makeTree(on);
    const { body } = await on.post(`/${campaignId}/copies`, { deep_copy: true });
    expect(body.ad_object_ids).toHaveLength(3);
    const copy = await on.get(
      `/${body.copied_campaign_id}?fields=name,status,adsets{name,ads{name}}`,
    );
    expect(copy.body).toMatchObject({ name: 'A campaign - Copy', status: 'PAUSED' });
    expect(copy.body.adsets.data[0].ads.data).toHaveLength(1);
    await on.post(`/${usd}/adsets`, adset(campaignId));
    await on.post(`/${usd}/adsets`, adset(campaignId));
    const refused = await on.post(`/${campaignId}/copies`, { deep_copy: true });
    expect(refused.body.error.error_subcode).toBe(1885194);
  });
});
