import { describe, expect, it } from 'vitest';
import { table } from '../../packages/client/src/generated/table.ts';
import { Greenroom, GreenroomError } from '../../packages/client/src/index.ts';
import { operations } from '../../src/operations/index.ts';
import { house } from '../helpers/house/house.ts';
import { usd } from '../helpers/house/publishing.ts';
import { breakingLine } from '../helpers/network/breaking-connection.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

const campaign = (name: string) => ({
  account_id: usd,
  name,
  objective: 'OUTCOME_TRAFFIC' as const,
});

const campaignsNamed = (name: string) =>
  h.sandbox.control.objects('campaign').filter((one) => one['name'] === name);

type Attempt = { method: string; key: string | null };
type Trouble = (send: () => Promise<Response>) => Promise<Response>;

/** A fetch that meets these troubles one after another, then none. */
const troubled = (...troubles: Trouble[]) => {
  const attempts: Attempt[] = [];
  const fetchTroubled: typeof fetch = async (url, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    attempts.push({ method: init?.method ?? '', key });
    const trouble = troubles.shift();
    return trouble ? trouble(() => fetch(url, init)) : fetch(url, init);
  };
  return { attempts, fetch: fetchTroubled };
};

const neverSent: Trouble = () => Promise.reject(new TypeError('fetch failed'));
const answerLost: Trouble = async (send) => {
  await (await send()).text();
  throw new TypeError('terminated');
};
const respondWith =
  (status: number, code: string, headers: Record<string, string> = {}): Trouble =>
  async () =>
    new Response(JSON.stringify({ detail: { error: { code, message: 'No.' } } }), {
      status,
      headers,
    });
const soon = { 'retry-after': '0' };

const clientWith = async (line: { fetch: typeof fetch }, retries?: number) => {
  const { key } = await h.connected({ plan: 'agency' });
  return new Greenroom({ url: h.service.address, apiKey: key, fetch: line.fetch, retries });
};

const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GreenroomError);
  return error as GreenroomError;
};

describe('a call is sent again', () => {
  it('sends a write that got no answer again with the same key: there is one object', async () => {
    const line = troubled(answerLost, neverSent);
    const client = await clientWith(line);
    const { id } = await client.campaigns.create(campaign('Lost once'));
    expect(campaignsNamed('Lost once').map((one) => one['id'])).toEqual([id]);
    expect(line.attempts).toHaveLength(3);
    expect(new Set(line.attempts.map(({ key }) => key)).size).toBe(1);
    expect(line.attempts[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['429 with Retry-After', respondWith(429, 'write_limit_hour', soon)],
    ['503 with Retry-After', respondWith(503, 'unavailable', soon)],
    ['409 while the first is running', respondWith(409, 'idempotency_in_progress', soon)],
  ])('sends a write again after %s', async (name, trouble) => {
    const line = troubled(trouble);
    const client = await clientWith(line);
    await client.campaigns.create(campaign(name));
    expect(campaignsNamed(name)).toHaveLength(1);
    expect(line.attempts).toHaveLength(2);
  });

  it('sends a POST again that only asks', async () => {
    const line = troubled(answerLost);
    const client = await clientWith(line);
    const targeting = { geo_locations: { countries: ['US'] } };
    await client.delivery.estimate({
      account_id: usd,
      targeting,
      optimization_goal: 'LINK_CLICKS',
    });
    expect(line.attempts).toEqual([
      { method: 'POST', key: null },
      { method: 'POST', key: null },
    ]);
  });

  it.each([
    ['no answer', neverSent],
    ['502', respondWith(502, 'adnet_unavailable')],
    ['504', respondWith(504, 'adnet_timeout')],
  ])('sends a read again after %s', async (_, trouble) => {
    const line = troubled(trouble);
    const client = await clientWith(line);
    await client.account.get();
    expect(line.attempts).toEqual([
      { method: 'GET', key: null },
      { method: 'GET', key: null },
    ]);
  });
});

describe('a call is not sent again', () => {
  it.each([
    ['503 without Retry-After', respondWith(503, 'unavailable')],
    ['504 with an unknown outcome', respondWith(504, 'adnet_outcome_unknown', soon)],
    ['a Retry-After of an hour', respondWith(429, 'write_limit_hour', { 'retry-after': '3600' })],
    ['422', respondWith(422, 'invalid_request')],
    ['500', respondWith(500, 'internal')],
  ])('does not send a write again after %s', async (_, trouble) => {
    const line = troubled(trouble);
    const client = await clientWith(line);
    const error = await failure(client.campaigns.create(campaign('Never')));
    expect(line.attempts).toHaveLength(1);
    expect(error.idempotencyKey).toBe(line.attempts[0]?.key);
  });

  it('does not send a call again that takes no key and got no answer', async () => {
    const line = troubled(answerLost);
    const client = await clientWith(line);
    const error = await failure(client.launches.cancel({ id: crypto.randomUUID() }));
    expect([error.code, error.status, line.attempts.length]).toEqual(['network', 0, 1]);
  });

  it('does not make a secret again when no answer came: only the first answer holds it', async () => {
    const calls: [string, (client: Greenroom) => Promise<unknown>][] = [
      ['mint', (client) => client.apiKeys.mint({ name: 'Lost' })],
      ['webhook', (client) => client.webhooks.create({ url: 'https://example.com/hook' })],
      ['link', (client) => client.connection.link()],
    ];
    for (const [name, call] of calls) {
      const line = troubled(answerLost);
      const client = await clientWith(line);
      const error = await failure(call(client));
      expect([name, error.code, line.attempts.length]).toEqual([name, 'network', 1]);
    }
  });

  it('sends none of the calls again that make a secret', () => {
    const secret = operations.filter(({ idempotent }) => idempotent === 'secret');
    expect(secret.length).toBeGreaterThan(5);
    for (const { id } of secret) {
      const [noun = '', verb = ''] = id.split('.');
      expect([id, table[noun]?.[verb]?.[2]]).toEqual([id, 'secret']);
    }
  });

  it('tells who sends a call again with the same key what was made', async () => {
    const client = await clientWith(troubled());
    const idempotencyKey = 'the same one';
    const { id } = await client.apiKeys.mint({ name: 'Once' }, { idempotencyKey });
    const error = await failure(client.apiKeys.mint({ name: 'Once' }, { idempotencyKey }));
    expect([error.code, error.status, error.id]).toEqual(['already_done', 409, id]);
  });

  it('does not send a call more often than the settings say', async () => {
    const line = troubled(neverSent, neverSent, neverSent);
    const client = await clientWith(line, 1);
    expect(await failure(client.account.get())).toMatchObject({ code: 'network', status: 0 });
    expect(line.attempts).toHaveLength(2);
  });

  it('does not send a call again when its signal stops the wait', async () => {
    const stop = new AbortController();
    const line = troubled(async () => {
      setTimeout(() => stop.abort(new Error('enough')));
      return respondWith(503, 'unavailable', { 'retry-after': '50' })(fetch as never);
    });
    const client = await clientWith(line);
    await expect(client.account.get({}, { signal: stop.signal })).rejects.toThrow('enough');
    expect(line.attempts).toHaveLength(1);
  });
});

describe('a connection that breaks in the middle of a create', () => {
  it('makes no second object', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    const swallowed = { at: 'answer' as const, bytes: 0 };
    const port = Number(new URL(h.service.address).port);
    const line = await breakingLine(port, [swallowed, swallowed]);
    const client = new Greenroom({ url: line.url, apiKey: key });
    const { id } = await client.campaigns.create(campaign('Dropped'));
    expect(campaignsNamed('Dropped').map((one) => one['id'])).toEqual([id]);
    expect(line.unused()).toBe(0);
    line.close();
  });

  it('gives up on a service that does not answer, and says with which key to ask again', async () => {
    const attempts: Attempt[] = [];
    const fetchHanging: typeof fetch = (_url, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      attempts.push({ method: init?.method ?? '', key });
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    };
    const settings = { url: h.service.address, apiKey: 'gr_live_x', fetch: fetchHanging };
    const slow = new Greenroom({ ...settings, timeout: 20 });
    expect(await failure(slow.account.get())).toMatchObject({ code: 'timeout', status: 0 });
    const patient = new Greenroom(settings);
    const call = patient.campaigns.create(campaign('Hangs'), { timeout: 20 });
    const error = await failure(call);
    expect(error.code).toBe('timeout');
    expect(error.idempotencyKey).toBe(attempts[1]?.key);
    expect(attempts).toHaveLength(2);
    const stop = new AbortController();
    const creation = patient.campaigns.create(campaign('Stops'), { signal: stop.signal });
    stop.abort(new Error('enough'));
    const byCaller = await failure(creation);
    expect(byCaller).toMatchObject({
      code: 'aborted',
      status: 0,
      message: expect.stringContaining('enough'),
    });
    expect(byCaller.idempotencyKey).toMatch(/./);
    const signal = AbortSignal.timeout(20);
    const late = await failure(patient.campaigns.create(campaign('Late'), { signal }));
    expect(late.code).toBe('timeout');
    expect(late.idempotencyKey).toBe(attempts.at(-1)?.key);
  });
});
