import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/boot/config.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';

const origin = 'https://app.example.com';
const open = shared(() => house({ env: { CORS_ORIGINS: `${origin}, http://localhost:3000` } }));
const shut = shared(() => house());

const preflight = (from: string) => ({
  origin: from,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,idempotency-key',
});

const headersOf = ({ headers }: { headers: Headers }) =>
  [...headers].filter(([name]) => name.startsWith('access-control'));

describe('a page of an origin that is allowed', () => {
  it.each(['/openapi.json', '/account'])(
    'may not be answered from a cache of another origin: %s',
    async (path) => {
      const answer = await open.call(`GET ${path}`, {
        headers: { origin, 'accept-encoding': 'gzip' },
      });
      expect(answer.headers.get('vary')?.split(', ')).toContain('Origin');
    },
  );

  it('may ask first, without a key', async () => {
    const answer = await open.call('OPTIONS /adnet/campaigns', { headers: preflight(origin) });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const { 'access-control-allow-headers': sendable = '', ...rest } = Object.fromEntries(
      headersOf(answer),
    );
    expect(sendable.split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']),
    );
    expect(rest).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('POST'),
    });
    expect(rest).not.toHaveProperty('access-control-allow-credentials');
  });

  it('may read answers and refusals', async () => {
    const { key } = await open.account();
    for (const [request, status] of [
      [{ key, headers: { origin } }, 200],
      [{ headers: { origin } }, 401],
    ] as const) {
      const answer = await open.call('GET /account', request);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
      expect(answer.headers.get('vary')).toBe('Origin');
    }
  });
});

describe('any other page', () => {
  it.each(['https://evil.example', 'null', `${origin}.evil.example`, 'http://app.example.com'])(
    'tells a page from %s nothing',
    async (from) => {
      for (const route of ['OPTIONS /account', 'GET /account']) {
        const answer = await open.call(route, { headers: preflight(from) });
        expect([answer.status, headersOf(answer)]).toEqual([
          route.startsWith('GET') ? 401 : 405,
          [],
        ]);
      }
    },
  );

  it('is told nothing where no origin is allowed', async () => {
    const answer = await shut.call('GET /account', { headers: { origin } });
    expect([headersOf(answer), answer.headers.get('vary')]).toEqual([[], null]);
    expect((await shut.call('OPTIONS /account', { headers: preflight(origin) })).status).toBe(405);
  });
});

it.each([
  '*',
  'app.example.com',
  'https://app.example.com/',
  'https://app.example.com/page',
  'null',
])('CORS_ORIGINS=%s is refused at the start', (text) => {
  expect(readConfig({ CORS_ORIGINS: text })).toEqual({
    problems: [expect.stringMatching(/^CORS_ORIGINS: must be origins/)],
  });
});
