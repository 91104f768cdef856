import { createSandbox, demo } from 'graph-ads-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  campaignBody,
  creates,
  newKey,
  received,
  type Stage,
  stage,
  usd,
  withKey,
} from '../../helpers/house/publishing.ts';
import { freePort } from '../../helpers/network/free-port.ts';
import { type RecordedHouse, recordedHouse } from '../../helpers/platform/recording-proxy.ts';
import { fewerOnSecond } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { refuseOutcomes } from '../../helpers/store/refuse-outcomes.ts';

const h = shared(() => house({ env: { ADNET_TIMEOUT_MS: '4000' } }));
let key: string;
let set: Stage;
beforeAll(async () => {
  key = (await h.connected()).key;
  set = await stage(h, key);
});
afterEach(() => h.sandbox.control.clearFaults());

const hourly = (answer: { headers: Headers }) =>
  Number(/"hour";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);

const campaign = (idempotencyKey: string | null, more = {}, by = key) =>
  h.call('POST /adnet/campaigns', {
    key: by,
    body: campaignBody(more),
    headers: idempotencyKey === null ? {} : withKey(idempotencyKey),
  });

const campaigns = () => h.sandbox.control.objects('campaign').length;

describe.each(fewerOnSecond(creates, 3))('$route with a key', ({ route, edge, kind, body }) => {
  it('answers the same request with the first answer, byte for byte', async () => {
    const request = { key, body: body(h, set), headers: withKey(newKey()) };
    const first = await h.call(route, request);
    expect(first.status, first.text).toBe(200);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const requestCount = received(h, edge).length;
    const objectCount = h.sandbox.control.objects(kind).length;
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await h.call(route, request);
      expect([answer.status, answer.text]).toEqual([200, first.text]);
      expect(answer.headers.get('idempotent-replayed')).toBe('true');
      expect(hourly(answer)).toBe(hourly(first));
      expect(answer.headers.get('ratelimit-policy')).toContain('q=200;w=3600');
    }
    expect(received(h, edge).length).toBe(requestCount);
    expect(h.sandbox.control.objects(kind).length).toBe(objectCount);
  });

  it('refuses the key with another request', async () => {
    const headers = withKey(newKey());
    expect((await h.call(route, { key, body: body(h, set), headers })).status).toBe(200);
    const other = { ...body(h, set), name: 'Another' };
    const answer = await h.call(route, { key, body: other, headers });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'idempotency_key_reused']);
    expect(hourly(answer)).toBeGreaterThan(0);
  });

  it('says that the first is still running', async () => {
    const request = { key, body: body(h, set), headers: withKey(newKey()) };
    h.sandbox.control.fault({ kind: 'delay', ms: 900, match: { method: 'POST' } });
    const both = await Promise.all([h.call(route, request), h.call(route, request)]);
    const [first, second] = both.sort((one, other) => one.status - other.status);
    if (!first || !second) throw new Error('two were asked');
    expect([second.status, codeOf(second)]).toEqual([409, 'idempotency_in_progress']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(hourly(second)).toBeGreaterThan(0);
    expect(first.status, first.text).toBe(200);
    const repeat = await h.call(route, request);
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
  });

  it('says nothing when the answer is lost, and never sends it again', async () => {
    const request = { key, body: body(h, set), headers: withKey(newKey()) };
    h.sandbox.control.fault({ kind: 'reset-after-commit', match: { method: 'POST' } });
    const answer = await h.call(route, request);
    const requestCount = received(h, edge).length;
    expect([answer.status, codeOf(answer)]).toEqual([504, 'adnet_outcome_unknown']);
    expect(answer.body.detail.error).toMatchObject({
      write_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      outcome: 'unknown',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(hourly(answer)).toBeGreaterThan(0);
    const repeat = await h.call(route, request);
    expect([repeat.status, repeat.text]).toEqual([504, answer.text]);
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect(received(h, edge).length).toBe(requestCount);
  });
});

describe('a key', () => {
  it('replays a refusal of the platform too', async () => {
    const name = newKey();
    const first = await campaign(name, { special_ad_categories: ['GARDENING'] });
    const repeat = await campaign(name, { special_ad_categories: ['GARDENING'] });
    expect([repeat.status, repeat.text]).toEqual([400, first.text]);
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
  });

  it('knows the request however its members are ordered', async () => {
    const name = newKey();
    const body = campaignBody({ x: { a: 1, b: [1, 2] } });
    const reversedBody = Object.fromEntries(Object.entries(body).reverse());
    const first = await h.call('POST /adnet/campaigns', { key, body, headers: withKey(name) });
    const repeat = await h.call('POST /adnet/campaigns', {
      key,
      body: { ...reversedBody, x: { b: [1, 2], a: 1 }, account_id: usd.slice(4) },
      headers: withKey(name),
    });
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    const otherBody = { ...body, x: { a: 1, b: [2, 1] } };
    expect(
      (await h.call('POST /adnet/campaigns', { key, body: otherBody, headers: withKey(name) }))
        .status,
    ).toBe(422);
  });

  it('is not one for another operation', async () => {
    const name = newKey();
    await campaign(name);
    const answer = await h.call('POST /adnet/creatives', {
      key,
      body: { ...campaignBody(), page_id: demo.usdPageId, link_url: 'https://example.com/' },
      headers: withKey(name),
    });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'idempotency_key_reused']);
  });

  it('belongs to its workspace', async () => {
    const name = newKey();
    const first = await campaign(name);
    const other = await h.connected();
    const answer = await campaign(name, {}, other.key);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toBe(first.text);
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
  });

  it('is the same for every API key of the workspace', async () => {
    const name = newKey();
    const first = await campaign(name);
    const otherKey = await h.call('POST /account/api-keys', { key, body: {} });
    const repeat = await campaign(name, {}, String(otherKey.body.key));
    expect([repeat.text, repeat.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  });

  it('is any printable text up to 255 characters, quotes included', async () => {
    const name = newKey();
    const bareKeyAnswer = await campaign(name);
    const quotedKeyAnswer = await campaign(`"${name}"`);
    expect(quotedKeyAnswer.text).not.toBe(bareKeyAnswer.text);
    expect((await campaign(name.padEnd(255, 'x'))).status).toBe(200);
    for (const bad of [name.padEnd(256, 'x'), 'ü'])
      expect((await campaign(bad)).status, bad).toBe(400);
  });

  it('left out: two requests are two objects', async () => {
    const campaignCount = campaigns();
    const [one, two] = [await campaign(null), await campaign(null)];
    expect(one.body.id).not.toBe(two.body.id);
    expect(campaigns()).toBe(campaignCount + 2);
  });

  it('sent by fifty at once makes one object', async () => {
    const campaignCount = campaigns();
    const name = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => campaign(name)));
    expect(campaigns()).toBe(campaignCount + 1);
    const texts = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
    expect(texts.size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });
});

describe('frees its key', () => {
  it('frees the key of a write that the platform throttles, which costs nothing', async () => {
    const connection = await h.connected();
    const name = newKey();
    h.sandbox.control.fault({
      kind: 'error',
      code: 80_004,
      subcode: 2446079,
      match: { method: 'POST' },
    });
    const refusal = await campaign(name, {}, connection.key);
    expect([refusal.status, refusal.body.error.code]).toEqual([400, 80_004]);
    expect(hourly(refusal)).toBe(200);
    const success = await campaign(name, {}, connection.key);
    expect([success.status, hourly(success)]).toEqual([200, 199]);
    expect(success.headers.get('idempotent-replayed')).toBeNull();
  });

  it('frees the key of a write that a dead token stops, which costs nothing', async () => {
    const token = h.sandbox.control.createToken({ person: demo.adminId, expiresInSeconds: 0 });
    const connection = await h.connected({ token });
    const name = newKey();
    h.sandbox.control.expireToken(token);
    const refusal = await campaign(name, {}, connection.key);
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'adnet_not_connected']);
    expect(hourly(refusal)).toBe(200);
    expect((await h.call('GET /adnet/connection', { key: connection.key })).body.expired).toBe(
      true,
    );
    const success = await h.call('POST /adnet/campaigns', {
      key: connection.key,
      body: campaignBody(),
      headers: withKey(name, { 'x-adnet-access-token': demo.adminToken }),
    });
    expect([success.status, hourly(success)]).toEqual([200, 199]);
  });

  it('a token of the caller’s that the platform does not know: each attempt counts', async () => {
    const connection = await h.connected({ plan: 'starter' });
    const attempt = () =>
      h.call('POST /adnet/campaigns', {
        key: connection.key,
        body: campaignBody(),
        headers: { 'x-adnet-access-token': 'EAAnot-a-token-of-anybody' },
      });
    const requestCount = h.sandbox.control.calls({ method: 'POST' }).length;
    const answers = await Promise.all(Array.from({ length: 90 }, attempt));
    const limit = defaultPlans['starter']?.writes_per_hour ?? 0;
    // What is neither of the two is shown whole.
    const results = answers.map(({ status, text }) =>
      [400, 429].includes(status) ? status : text,
    );
    expect(results.sort()).toEqual([...Array(limit).fill(400), ...Array(90 - limit).fill(429)]);
    expect(h.sandbox.control.calls({ method: 'POST' }).length - requestCount).toBe(limit);
  });

  it('a token that is none: Meta’s own error to every create, and the key is free', async () => {
    const connection = await h.connected();
    const objectIds = await stage(h, connection.key);
    for (const { route, body } of creates)
      for (const token of ['EAAbad', 'x']) {
        const request = { key: connection.key, body: body(h, objectIds) };
        const name = newKey();
        const headers = withKey(name, { 'x-adnet-access-token': token });
        const refusal = await h.call(route, { ...request, headers });
        expect([route, refusal.status, refusal.body.error?.code, refusal.body.detail]).toEqual([
          route,
          400,
          190,
          undefined,
        ]);
        const success = await h.call(route, { ...request, headers: withKey(name) });
        expect([route, success.status]).toEqual([route, 200]);
      }
  });

  it('frees the key of a write that never left, because nobody listens', async () => {
    const port = await freePort();
    const graphUrl = `http://127.0.0.1:${port}/v26.0`;
    const { appId, appSecret } = demo;
    const otherHouse = await house({
      config: { platform: { graphUrl, dialogUrl: graphUrl, appId, appSecret } },
    });
    const sandbox = createSandbox();
    try {
      const { key: apiKey } = await otherHouse.account();
      const request = {
        key: apiKey,
        body: campaignBody(),
        headers: withKey(newKey(), { 'x-adnet-access-token': demo.adminToken }),
      };
      const failure = await otherHouse.call('POST /adnet/campaigns', request);
      expect([failure.status, codeOf(failure), hourly(failure)]).toEqual([
        502,
        'adnet_unavailable',
        200,
      ]);
      await sandbox.listen(port);
      const success = await otherHouse.call('POST /adnet/campaigns', request);
      expect([success.status, hourly(success)]).toEqual([200, 199]);
    } finally {
      await otherHouse.stop();
      await sandbox.close();
    }
  });
});

describe('what is kept of a write', () => {
  const readRows = (workspaceId: string) =>
    h.service.deps.store.db
      .selectFrom('writes')
      .select(['params', 'state', 'response', 'fingerprint'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('created_at')
      .execute();

  it('keeps a line and no body of a write that never left, or that a dead token stopped', async () => {
    const connection = await h.connected();
    const long = 'x'.repeat(100_000);
    const token = h.sandbox.control.createToken({ person: demo.adminId, expiresInSeconds: 0 });
    h.sandbox.control.expireToken(token);
    // Attempts with a token of the caller's count where they were sent.
    for (const [callerToken, remaining] of [
      [token, 199],
      [token, 198],
      ['short', 197],
    ] as const) {
      const headers = { 'x-adnet-access-token': callerToken };
      const body = campaignBody({ long });
      const answer = await h.call('POST /adnet/campaigns', { key: connection.key, body, headers });
      expect([answer.status, hourly(answer)], answer.text).toEqual([400, remaining]);
    }
    const rows = await readRows(connection.workspaceId);
    expect(rows.map(({ state, params }) => [state, params])).toEqual([
      ['rejected', '{}'],
      ['rejected', '{}'],
      ['rejected', '{}'],
    ]);
    expect(JSON.stringify(rows).length).toBeLessThan(2_000);
    const text = await (await fetch(`${h.service.address}/metrics`)).text();
    expect(text).toMatch(
      /greenroom_writes_total\{action="create_campaign",outcome="token_dead"\} /,
    );
  });

  it('holds no secret, whatever field it was put into', async () => {
    const connection = await h.connected();
    const { systemUserToken: storedToken, adminToken: callerToken } = demo;
    const otherToken = `EAA${'kQ7'.repeat(20)}`;
    const secrets = {
      stored: storedToken,
      callers: callerToken,
      unknown: otherToken,
      key: connection.key,
    };
    const body = campaignBody({
      tracking_note: `stored ${storedToken}, another ${otherToken}`,
      deep: {
        list: [callerToken, { text: JSON.stringify({ x: connection.key }) }],
        [storedToken]: 1,
      },
      hidden: Buffer.from(`u:${storedToken}`).toString('base64'),
      my_token: 'plain-word-of-a-secret',
      link: 'https://example.com/?access_token=plain-word-in-a-link&x=1',
    });
    const headers = { 'x-adnet-access-token': callerToken };
    expect(
      (await h.call('POST /adnet/campaigns', { key: connection.key, body, headers })).status,
    ).toBe(200);
    const [row] = await readRows(connection.workspaceId);
    for (const [name, secret] of Object.entries(secrets)) {
      expect(row?.params, name).not.toContain(secret);
      expect(row?.params, name).not.toContain(Buffer.from(secret).toString('base64').slice(8, -8));
    }
    expect(row?.params).not.toContain('plain-word');
    expect(JSON.parse(row?.params ?? '')).toMatchObject({ name: 'Spring', status: 'PAUSED' });
    // What goes to the platform is untouched.
    expect(received(h, 'campaigns').at(-1)?.sent).toMatchObject({
      my_token: 'plain-word-of-a-secret',
    });
  });
});

it('a key that is itself a secret works, and is not kept in clear', async () => {
  const connection = await h.connected();
  const secret = `EAA${'zT4'.repeat(20)}`;
  const [first, repeat] = [
    await campaign(secret, {}, connection.key),
    await campaign(secret, {}, connection.key),
  ];
  expect([repeat.text, repeat.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  const other = await campaign(`${secret}x`, {}, connection.key);
  expect(other.text).not.toBe(first.text);
  const rows = await h.service.deps.store.db
    .selectFrom('writes')
    .select('idempotency_key')
    .execute();
  expect(JSON.stringify(rows)).not.toContain('zT4');
});

describe('the journal after a day', () => {
  it('a settled key is free again, not a moment before', async () => {
    const connection = await h.connected();
    const name = newKey();
    const first = await campaign(name, {}, connection.key);
    h.later(86_400_000 - 60_000);
    const still = await campaign(name, {}, connection.key);
    expect([still.text, still.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    h.later(61_000);
    const free = await campaign(name, { name: 'Other' }, connection.key);
    expect(free.status, free.text).toBe(200);
    expect(free.body.id).not.toBe(first.body.id);
    expect(free.headers.get('idempotent-replayed')).toBeNull();
  });
});

describe('what is no clear answer is unknown:', () => {
  let between: RecordedHouse;
  beforeAll(async () => {
    between = await recordedHouse({ env: { ADNET_TIMEOUT_MS: '1000' } });
  });
  afterAll(() => between.stop());

  const doubtful = {
    'an empty 200': { body: '' },
    'half a JSON': { body: '{"id":"12' },
    'a list': { body: '[]' },
    'a number': { body: '5' },
    'a success without id': { body: '{"success":true}' },
    'an id that is none': { body: '{"id":"abc"}' },
    'an id and an error': { body: '{"id":"123","error":{"code":100}}' },
    'an error without code': { status: 400, body: '{"error":{"message":"?"}}' },
    'an error that is text': { status: 400, body: '{"error":"no"}' },
    'code 1': { status: 400, body: '{"error":{"code":1}}' },
    'code 2': { status: 200, body: '{"error":{"code":2,"is_transient":true}}' },
    'a transient of another code': {
      status: 400,
      body: '{"error":{"code":99,"is_transient":true}}',
    },
    'a 500 with an unclear code': { status: 500, body: '{"error":{"code":2654}}' },
    'HTML with 400': { status: 400, body: '<html>' },
    'a gateway': { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>x</h1>' },
    'a redirect': { status: 307, headers: { location: 'http://127.0.0.1/' }, body: '' },
    'a 429 without words': { status: 429, body: '' },
    'headers without end': { headers: { 'x-long': 'x'.repeat(100_000) }, body: '{"id":"1"}' },
  };

  it.each(fewerOnSecond(Object.entries(doubtful), 6))('%s', async (_, say) => {
    const { key: apiKey } = await between.connected();
    between.forget();
    // Each in another ad account, so that trouble with one does not stop the next.
    const account_id = `act_77${Math.trunc(performance.now())}`;
    between.interrupt(/^POST /, say, 9);
    const request = { key: apiKey, body: campaignBody({ account_id }), headers: withKey(newKey()) };
    const answer = await between.call('POST /adnet/campaigns', request);
    expect([answer.status, codeOf(answer)]).toEqual([504, 'adnet_outcome_unknown']);
    const repeat = await between.call('POST /adnet/campaigns', request);
    expect(repeat.text).toBe(answer.text);
    expect(between.passed.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('takes a bare number as an id, and keeps its digits', async () => {
    const { key: apiKey } = await between.connected();
    between.forget();
    const body = '{ "id" : 12345678901234567890 , "extra":1.0}';
    between.interrupt(/^POST /, { body });
    const request = { key: apiKey, body: campaignBody(), headers: withKey(newKey()) };
    const answer = await between.call('POST /adnet/campaigns', request);
    expect([answer.status, answer.text]).toEqual([200, body]);
    expect((await between.call('POST /adnet/campaigns', request)).text).toBe(body);
  });

  it('looks a success up later that could not be written down', async () => {
    const { key: apiKey } = await between.connected();
    between.forget();
    await refuseOutcomes(between);
    between.interrupt(/^POST /, { body: '{"id":"555"}' });
    const request = { key: apiKey, body: campaignBody(), headers: withKey(newKey()) };
    const answer = await between.call('POST /adnet/campaigns', request);
    expect([answer.status, codeOf(answer)]).toEqual([504, 'adnet_outcome_unknown']);
    const repeat = await between.call('POST /adnet/campaigns', request);
    expect([repeat.status, codeOf(repeat)]).toEqual([409, 'idempotency_in_progress']);
  });
});
