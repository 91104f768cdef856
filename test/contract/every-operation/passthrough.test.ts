// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { barePaths } from '../../helpers/operations/relayed-reads.ts';
import { type RecordedHouse, recordedHouse } from '../../helpers/platform/recording-proxy.ts';

const campaigns = `/adnet/ad-accounts/${usd}/campaigns`;

/** The reads that are used most: a share of all, for what costs a retry or a connection each. */
const reads = [
  '/adnet/ad-accounts',
  `/adnet/ad-accounts/${usd}/pages`,
  campaigns,
  `/adnet/ad-accounts/${usd}/adsets`,
  `/adnet/ad-accounts/${usd}/ads`,
  `/adnet/insights/${usd}`,
];

let h: RecordedHouse;
let key: string;
beforeAll(async () => {
  h = await recordedHouse({ env: { ADNET_TIMEOUT_MS: '1500' } });
  key = (await h.connected()).key;
});
afterEach(() => h.forget());
afterAll(() => h.stop());

const anyRead = /^GET /;
const ownToken = { 'x-adnet-access-token': demo.systemUserToken };
const fetchBytes = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${h.service.address}/api/v1${path}`, {
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a caller’s token that Meta does not accept', () => {
  it.each(['bad', 'error', 'EAAnobody-has-this-token'])(
    '%s: a read answers Meta’s bytes',
    async (token) => {
      const { response, bytes } = await fetchBytes('/adnet/ad-accounts', {
        'x-adnet-access-token': token,
      });
      expect([response.status, bytes.toString()]).toEqual([
        400,
        h.passed.map(({ sent }) => sent.toString()).find((text) => text === bytes.toString()),
      ]);
      expect(JSON.parse(bytes.toString()).error.code).toBe(190);
      expect((await h.call('GET /adnet/connection', { key })).body.expired).toBe(false);
    },
  );
});

describe('an answer leaves as the bytes it came in', () => {
  const oddBodies = {
    'key order, spaces and line ends': '{ "z" : 1 ,\r\n\t"a":[ ] , "z":2}\n\n',
    '64-bit numbers and odd floats': '{"id":12345678901234567890,"x":1.10,"y":-0.0,"e":1E+2}',
    'escapes, in every spelling':
      '{"a":"\\u00e9\\/\\ud83d\\ude00é😀\\u0041\\n","b":"\\u003cscript"}',
    'a list': '[1, 2 ,3]',
    'the word error where it is no error': '{"data":[{"error":{"code":190}}],"x":"\\"error\\":"}',
    'keys that would pollute': '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}',
    nothing: '{}',
  };
  it.each(Object.entries(oddBodies))('%s', async (_, body) => {
    for (const path of barePaths) {
      h.interrupt(anyRead, { body });
      const { response, bytes } = await fetchBytes(path);
      expect(response.status).toBe(200);
      expect(bytes.toString()).toBe(body);
    }
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  it('ten megabytes', async () => {
    const row = `{"id":"1${'0'.repeat(17)}","name":"\\u00e9${'x'.repeat(200)}"}`;
    const body = `{"data":[${Array.from({ length: 42_000 }, () => row).join(',\n')}]}`;
    expect(body.length).toBeGreaterThan(10_000_000);
    h.interrupt(anyRead, { body });
    const { response, bytes } = await fetchBytes(campaigns);
    expect(response.status).toBe(200);
    expect(bytes.equals(Buffer.from(body))).toBe(true);
  });

  it('is JSON that no browser runs or keeps', async () => {
    h.interrupt(anyRead, {
      headers: { 'content-type': 'text/html', 'set-cookie': 'a=b', location: 'https://x' },
      body: '{"data":"<script>"}',
    });
    const { response } = await fetchBytes(campaigns);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('location')).toBeNull();
  });

  it('passes on the platform’s usage headers and trace id with an answer', async () => {
    const usageHeaders = {
      'x-business-use-case-usage': '{"1":[{"call_count":28}]}',
      'x-ad-account-usage': '{"acc_id_util_pct":9.67}',
      'x-app-usage': '{"call_count":1}',
      'x-fb-trace-id': 'AbCdEf',
    };
    h.interrupt(anyRead, { headers: usageHeaders, body: '{"data":[]}' });
    const { response } = await fetchBytes(campaigns);
    for (const [name, value] of Object.entries(usageHeaders))
      expect(response.headers.get(name)).toBe(value);
    const real = await fetchBytes(campaigns);
    expect(real.response.headers.get('x-business-use-case-usage')).toContain('call_count');
  });
});

describe('the stored token stays inside', () => {
  it('is cut out of paging addresses, of every read', async () => {
    for (const path of reads) {
      const { response, bytes } = await fetchBytes(
        `${path}${path.includes('pages') ? '' : '?limit=1'}`,
      );
      expect(response.status).toBe(200);
      expect(bytes.includes(demo.systemUserToken)).toBe(false);
      expect(bytes.toString()).not.toMatch(/appsecret_proof=[^&"]/);
    }
  });

  it('is cut out of errors and headers that repeat it', async () => {
    h.interrupt(anyRead, {
      status: 400,
      headers: { 'x-fb-debug': `saw ${demo.systemUserToken}` },
      body: `{"error":{"code":100,"message":"bad ${demo.systemUserToken}"}}`,
    });
    const { response, bytes } = await fetchBytes(campaigns);
    expect(response.status).toBe(400);
    expect(bytes.toString()).toBe('{"error":{"code":100,"message":"bad "}}');
    expect(response.headers.get('x-fb-debug')).toBe('saw ');
  });

  it('never passes on a token that a caller sends along', async () => {
    const { response, bytes } = await fetchBytes(`${campaigns}?limit=1`, ownToken);
    expect(response.status).toBe(200);
    expect(bytes.includes(demo.systemUserToken)).toBe(false);
    expect(h.logs.some((line) => line.includes(demo.systemUserToken))).toBe(false);
  });
});

describe('a refusal of the platform', () => {
  const refusal = '{"error":{"message":"(#100) No","type":"OAuthException","code":100,"x":1e400}}';

  it.each([400, 403, 404, 500, 200])(
    'is a 400 with its bytes, said with status %i',
    async (status) => {
      for (const path of reads) {
        h.interrupt(anyRead, { status, body: refusal });
        const { response, bytes } = await fetchBytes(path);
        expect(response.status).toBe(400);
        expect(bytes.toString()).toBe(refusal);
      }
    },
  );

  it.each([4, 17, 32, 613, 80_000, 80_004, 80_014])('throttle %i too, once', async (code) => {
    const body = `{"error":{"code":${code},"message":"slow down","is_transient":true}}`;
    h.interrupt(anyRead, { status: 400, headers: { 'retry-after': '30' }, body });
    const answer = await h.call(`GET ${campaigns}`, { key });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe(body);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(h.passed).toHaveLength(1);
  });

  it('ends the stored connection when a refusal says that its token is dead', async () => {
    for (const path of reads) {
      const { key: otherKey } = await h.connected();
      const tokenError = { status: 400, body: '{"error":{"code":190,"error_subcode":463}}' };
      h.interrupt(/^GET /, tokenError, 2);
      const answer = await h.call(`GET ${path}`, { key: otherKey });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'adnet_not_connected']);
      const { body } = await h.call('GET /adnet/connection', { key: otherKey });
      expect(body).toMatchObject({ connected: true, expired: true });
      h.forget();
      expect((await h.call(`GET ${path}`, { key: otherKey })).status).toBe(409);
      expect(h.passed).toEqual([]);
    }
  });

  it('takes a refusal that calls a working token dead like any other, also in a viewer’s flood', async () => {
    const body = '{"error":{"code":190,"message":"Page tokens only"}}';
    const { key: otherKey, workspaceId } = await h.connected();
    const viewer = await h.member(workspaceId, 'viewer');
    for (const path of reads) {
      h.interrupt(/^GET \/v26\.0(?!\/me[?])/, { status: 400, body }, 10);
      const requests = Array.from({ length: 10 }, () => h.call(`GET ${path}`, { key: viewer.key }));
      for (const answer of await Promise.all(requests)) {
        expect(answer.status).toBe(400);
        expect(answer.text).toBe(body);
      }
      h.forget();
    }
    const { body: status } = await h.call('GET /adnet/connection', { key: otherKey });
    expect(status).toMatchObject({ connected: true, expired: false });
  });

  it('shows callers the refusal of their own dead token, which ends nothing', async () => {
    const body = '{"error":{"code":190,"error_subcode":463,"message":"expired"}}';
    for (const path of reads) {
      h.interrupt(anyRead, { status: 401, body });
      const answer = await h.call(`GET ${path}`, { key, headers: ownToken });
      expect(answer.status).toBe(400);
      expect(answer.text).toBe(body);
    }
    expect((await h.call('GET /adnet/connection', { key })).body.expired).toBe(false);
  });
});

describe('a platform in trouble', () => {
  const troubles = {
    'code 1': { status: 500, body: '{"error":{"code":1,"message":"unknown"}}' },
    'code 2': { status: 500, body: '{"error":{"code":2,"is_transient":true}}' },
    'gateway HTML': {
      status: 502,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Sorry</h1>',
    },
    'an empty 503': { status: 503, body: '' },
    'half an answer': { status: 200, body: '{"data":[{"id":"1"' },
    'HTML with status 200': { status: 200, body: '<html></html>' },
  };
  it.each(Object.entries(troubles))('%s: asked again, then answered', async (_, trouble) => {
    h.interrupt(anyRead, trouble, 1);
    expect((await h.call(`GET ${campaigns}`, { key })).status).toBe(200);
    expect(h.passed).toHaveLength(2);
  });

  it('asks a platform that drops the connection again', async () => {
    h.interrupt(anyRead, (response) => void response.destroy(), 1);
    expect((await h.call(`GET ${campaigns}`, { key })).status).toBe(200);
  });

  const isJsonError = ({ body }: { body: string }) => body.includes('"error"');
  const unreadableErrors = Object.entries(troubles).filter(([, trouble]) => !isJsonError(trouble));
  it.each(unreadableErrors)('%s, for good: 502 in our words', async (_, trouble) => {
    const { key: otherKey } = await h.connected();
    h.forget();
    h.interrupt(anyRead, trouble, 99);
    const answer = await h.call('GET /adnet/ad-accounts', { key: otherKey });
    expect([answer.status, codeOf(answer)]).toEqual([502, 'adnet_unavailable']);
    expect(h.passed.length).toBeLessThanOrEqual(3);
    expect(answer.text).not.toMatch(/Sorry|html|is_transient/);
  });

  const jsonErrors = Object.entries(troubles).filter(([, trouble]) => isJsonError(trouble));
  it.each(jsonErrors)('%s, for good: 400 with the platform’s bytes', async (_, trouble) => {
    const { key: otherKey } = await h.connected();
    for (const path of reads) {
      h.forget();
      h.interrupt(anyRead, trouble, 99);
      const answer = await h.call(`GET ${path}`, { key: otherKey });
      expect(answer.status).toBe(400);
      expect(answer.text).toBe(trouble.body);
      expect(h.passed.length).toBeLessThanOrEqual(3);
    }
  });

  it('gives a platform up that hangs: 504', async () => {
    h.interrupt(anyRead, () => {}, 9);
    const answer = await h.call('GET /adnet/ad-accounts', { key });
    expect([answer.status, codeOf(answer)]).toEqual([504, 'adnet_timeout']);
  });

  it('does not ask a platform before the time that it named', async () => {
    const { key: otherKey } = await h.connected();
    h.forget();
    h.interrupt(anyRead, { status: 503, headers: { 'retry-after': '7' }, body: '' }, 9);
    const answer = await h.call('GET /adnet/ad-accounts', { key: otherKey });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '7']);
    expect(h.passed).toHaveLength(1);
  });
});
