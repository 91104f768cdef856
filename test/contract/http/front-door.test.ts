// One store is enough: it asks the store for nothing but the caller.

import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/operations/index.ts';
import { codeOf, house, readAnswer } from '../../helpers/house/house.ts';
import { pathOf } from '../../helpers/operations/operation-requests.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let key = '';
beforeAll(async () => {
  key = (await h.account()).key;
});

const get = async (path: string, init: RequestInit = {}) =>
  readAnswer(await fetch(`${h.service.address}${path}`, init));

describe('an address that is not there', () => {
  it.each(['/api', '/api/v1', '/api/v1/', '/api/v2/account', '/api/v1/account/', '/favicon.png'])(
    '%s: 404 in the contract’s shape, with or without a key',
    async (path) => {
      for (const headers of [{}, { authorization: `Bearer ${key}` }]) {
        const answer = await get(path, { headers });
        expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      }
    },
  );
});

const isAt = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\{\w+\}/g, '1'));

describe('a method that is not there', () => {
  it.each(operations.map(({ id, route }) => ({ id, path: route.split(' ')[1] ?? '' })))(
    '$id: 405 with the methods that are',
    async ({ path }) => {
      const methods = operations
        .flatMap(({ route, alsoRoute }) => [route, alsoRoute ?? ''])
        // `/adnet/launches/from-csv` is also what an id could be: `/adnet/launches/{id}` answers there.
        .filter((route) => isAt(route.split(' ')[1] ?? '', path))
        .map((route) => route.split(' ')[0] ?? '');
      const expected = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
        if (expected.has(method)) continue;
        const answer = await h.call(`${method} ${pathOf(path, () => '1')}`, { key });
        expect(answer.status, method).toBe(405);
        if (method !== 'HEAD') expect(codeOf(answer)).toBe('method_not_allowed');
        expect(new Set(answer.headers.get('allow')?.split(', '))).toEqual(expected);
      }
    },
  );

  it.each(['/healthz', '/readyz', '/metrics', '/docs', '/api/v1/openapi.json'])(
    'POST %s: 405',
    async (path) => {
      const answer = await get(path, { method: 'POST' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('a request id', () => {
  const idOf = async (path: string, requestId?: string) =>
    (
      await get(path, requestId === undefined ? {} : { headers: { 'x-request-id': requestId } })
    ).headers.get('x-request-id');

  it.each(['/api/v1/account', '/healthz', '/docs', '/nowhere'])(
    'is on every answer: %s',
    async (path) => {
      const [first, second] = [await idOf(path), await idOf(path)];
      expect(first).toMatch(/^[0-9a-f-]{36}$/);
      expect(first).not.toBe(second);
    },
  );

  it('is the caller’s own where it is sane', async () => {
    for (const requestId of ['req-1', 'a.b:c/d+e=f@g', 'x'.repeat(128)])
      expect(await idOf('/api/v1/account', requestId)).toBe(requestId);
  });

  it('is replaced where it is not', async () => {
    for (const odd of ['x'.repeat(129), 'a b', '<script>', '{"level":60}', 'a,b'])
      expect(await idOf('/api/v1/account', odd)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stands in the log line of its request', async () => {
    await idOf('/api/v1/account', 'find-me-42');
    const line = h.logs.find((one) => one.includes('find-me-42'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      requestId: 'find-me-42',
      method: 'GET',
      status: 401,
      route: '/api/v1/account',
    });
  });
});

describe('a body', () => {
  const post = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    get('/api/v1/account/workspaces', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body,
      ...(typeof body !== 'string' && { duplex: 'half' }),
    } as RequestInit);
  const bodyOf = (bytes: number) => `{"name":""${' '.repeat(bytes - 11)}}`;

  it('reads a body of 1 MiB, and none of a byte more', async () => {
    expect((await post(bodyOf(1_048_576))).status).toBe(422);
    const answer = await post(bodyOf(1_048_577));
    expect([answer.status, codeOf(answer)]).toEqual([413, 'payload_too_large']);
  });

  it('cuts off a body of unknown length at 1 MiB', async () => {
    let sentBytes = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sentBytes += 65_536;
        if (sentBytes > 20_000_000) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const answer = await post(endless).catch((error: Error) => error);
    // The door may shut while the client still writes; then there is no answer to read.
    if (!(answer instanceof Error)) expect(answer.status).toBe(413);
    expect(sentBytes).toBeLessThan(20_000_000);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await post('{"name":"ok"}', { 'content-type': type });
      expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('is not read for a caller without a key', async () => {
    const answer = await post('x'.repeat(2_000_000), { authorization: 'Bearer x' });
    expect(answer.status).toBe(401);
  });

  it('takes no harm from a body on an operation that takes none', async () => {
    const answer = await h.call('DELETE /account/api-keys/0', { key, body: { a: 1 } });
    expect(answer.status).toBe(404);
  });
});

describe('every answer', () => {
  it('is JSON, not stored, not sniffed, and open to no other origin', async () => {
    for (const path of ['/api/v1/account', '/nowhere']) {
      const { headers } = await get(path, { headers: { origin: 'https://evil.example' } });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });

  it('says no more than "our fault" when it is our fault', async () => {
    const { store } = h.service.deps;
    const { authenticate } = store;
    store.authenticate = async () => {
      throw new Error('select secret from /srv/db failed for gr_live_abcdefgh');
    };
    try {
      const answer = await h.call('GET /account', { key });
      expect([answer.status, codeOf(answer)]).toEqual([500, 'internal']);
      expect(answer.text).not.toMatch(/select|secret|srv|gr_live/);
      expect(h.logs.join('')).not.toContain('gr_live_abcdefgh');
    } finally {
      store.authenticate = authenticate;
    }
  });
});

describe('the watchers’ addresses', () => {
  it('/healthz and /readyz say yes', async () => {
    expect((await get('/healthz')).body).toEqual({ status: 'ok' });
    expect([(await get('/readyz')).status, (await get('/readyz')).body]).toEqual([
      200,
      { status: 'ready' },
    ]);
  });

  it('/metrics counts requests by operation and status, and names no key', async () => {
    await h.call('GET /account', { key });
    const { text, headers } = await get('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/greenroom_requests_total\{operation="account.get",status="200"\} \d+/);
    expect(text).toMatch(/greenroom_request_seconds_count\{operation="account.get"\} \d+/);
    expect(text).toMatch(/greenroom_requests_in_flight 1\n/);
    expect(text).not.toContain('gr_live_');
  });
});
