import { describe, expect, it } from 'vitest';
import { Greenroom, type GreenroomError, verifyWebhook } from '../../packages/client/src/index.ts';
import { signatureHeaders } from '../../src/events/sign.ts';
import { house } from '../helpers/house/house.ts';
import { lastSent, usd } from '../helpers/house/publishing.ts';
import { freePort } from '../helpers/network/free-port.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house());

const clientOf = async ({ unlocked = true } = {}) => {
  const { key, workspaceId } = await h.connected({ plan: 'agency', unlocked });
  const paths: string[] = [];
  const countingFetch: typeof fetch = (url, init) => {
    paths.push(new URL(String(url)).pathname);
    return fetch(url, init);
  };
  const client = new Greenroom({ url: `${h.service.address}/`, apiKey: key, fetch: countingFetch });
  return { client, key, workspaceId, paths };
};

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error as GreenroomError,
  );

const campaign = { account_id: usd, name: 'Spring', objective: 'OUTCOME_TRAFFIC' as const };

describe('lists', () => {
  it('are one page when awaited, and all pages of the platform in a loop', async () => {
    const { client, paths } = await clientOf();
    const all = await client.campaigns.list({ account_id: usd, limit: 200 });
    const size = Math.ceil(all.data.length / 3);
    expect(size).toBeGreaterThan(0);
    paths.length = 0;
    const ids: unknown[] = [];
    for await (const row of client.campaigns.list({ account_id: usd, limit: size }))
      ids.push(row.id);
    expect(ids).toEqual(all.data.map(({ id }) => id));
    expect(paths).toHaveLength(3);
  });

  it('goes through the service’s lists with next', async () => {
    const { client } = await clientOf();
    for (const name of ['One', 'Two', 'Three']) await client.workspaces.create({ name });
    for (const name of ['a', 'b', 'c']) await client.apiKeys.mint({ name });
    const actions: string[] = [];
    for await (const event of client.activity.list({ action: 'key', limit: 2 }))
      actions.push(`${event.action} ${event.target?.name}`);
    expect(actions.slice(0, 3)).toEqual(['key.minted c', 'key.minted b', 'key.minted a']);
    const names: string[] = [];
    for await (const { name } of client.workspaces.list()) names.push(name);
    expect(names).toEqual(expect.arrayContaining(['One', 'Two', 'Three']));
  });

  it('can be left in the middle', async () => {
    const { client, paths } = await clientOf();
    for await (const _ of client.campaigns.list({ account_id: usd, limit: 1 })) break;
    expect(paths).toHaveLength(1);
  });

  it('come as a stream where a file is asked for', async () => {
    const { client } = await clientOf();
    const file = await client.insights.get({
      object_id: usd,
      level: 'campaign',
      time_range: 'last_7d',
      format: 'csv',
    });
    expect(file).toBeInstanceOf(ReadableStream);
    const text = await new Response(file).text();
    expect(text.split('\r\n')[0]).toContain('campaign_name');
  });
});

describe('a request', () => {
  it('carries fields the client does not know where they are named as such', async () => {
    const { client } = await clientOf();
    await client.campaigns.create(campaign, { extra: { brand_new_field: 'x' } });
    expect(lastSent(h, 'campaigns')).toMatchObject({ name: 'Spring', brand_new_field: 'x' });
  });

  it('acts on another workspace by the settings or by the call', async () => {
    const { client, key } = await clientOf();
    const other = await client.workspaces.create({ name: 'Other' });
    const account = await client.account.get({}, { workspaceId: other.id });
    expect(account.workspace_id).toBe(other.id);
    const there = new Greenroom({ url: h.service.address, apiKey: key, workspaceId: other.id });
    expect((await there.account.get()).workspace_id).toBe(other.id);
  });

  it('is not sent where a value could lead to another path', async () => {
    const { client, paths } = await clientOf();
    for (const id of ['..', '.', ''])
      await expect(client.campaigns.get({ id })).rejects.toThrow(/^id is missing/);
    await errorOf(client.campaigns.get({ id: '../../account' }));
    expect(paths).toEqual(['/api/v1/adnet/campaigns/..%2F..%2Faccount']);
  });

  it('is never sent on to where a redirect points', async () => {
    const redirecting: typeof fetch = async (url, init) => {
      expect([String(url).startsWith('http://127.0.0.1:1/'), init?.redirect]).toEqual([
        true,
        'manual',
      ]);
      return new Response(null, { status: 307, headers: { location: 'https://example.com/' } });
    };
    const client = new Greenroom({ url: 'http://127.0.0.1:1', apiKey: 'k', fetch: redirecting });
    expect(await errorOf(client.account.get())).toMatchObject({
      code: 'unexpected_answer',
      status: 307,
    });
  });
});

describe('a call by its path', () => {
  it('is sent like any other', async () => {
    const { client } = await clientOf();
    const path = '/account/workspaces?include_archived=true';
    expect(await client.request('GET', path)).toMatchObject({ workspaces: [{ name: 'Main' }] });
    const workspace = await client.request('POST', '/account/workspaces', { name: 'By path' });
    expect(workspace).toMatchObject({ name: 'By path' });
    expect(await errorOf(client.request('GET', '/nowhere'))).toMatchObject({ code: 'not_found' });
  });
});

describe('a launch', () => {
  it('can be waited for', async () => {
    const { client } = await clientOf();
    const { id } = await client.launches.start({ account_id: usd, campaign });
    const looks: string[] = [];
    const launch = await client.launches.wait(id, { onLook: ({ state }) => looks.push(state) });
    expect([launch.state, looks.at(-1)]).toEqual(['done', 'done']);
    expect(launch.items).toMatchObject([{ state: 'done', platform_id: expect.any(String) }]);
  }, 60_000);

  it('is no longer waited for when the signal says so', async () => {
    const { client } = await clientOf({ unlocked: false });
    const { id } = await client.launches.start({ account_id: usd, campaign });
    const stop = new AbortController();
    const { signal } = stop;
    const onLook = () => stop.abort(new Error('enough'));
    const error = await errorOf(client.launches.wait(id, { signal, onLook, timeout: 60_000 }));
    expect(error).toMatchObject({ code: 'aborted', message: expect.stringContaining('enough') });
    const again = errorOf(client.launches.wait(id, { signal }));
    expect(await again).toMatchObject({ code: 'aborted' });
  });

  it('does not wait for a launch that needs a person', async () => {
    const { client } = await clientOf();
    const asks = { account_id: usd, campaign, requires_approval: true };
    const { id } = await client.launches.start(asks);
    expect(await client.launches.wait(id)).toMatchObject({
      state: 'awaiting_approval',
      items: [{ state: 'pending' }],
    });
  });

  it('is no longer waited for when the time is over, and goes on', async () => {
    const { client } = await clientOf({ unlocked: false });
    const { id } = await client.launches.start({ account_id: usd, campaign });
    const error = await errorOf(client.launches.wait(id, { timeout: 300 }));
    expect(error).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('not over within 300 ms'),
    });
    expect(['running', 'waiting']).toContain((await client.launches.get({ id })).state);
  });
});

describe('an error', () => {
  it('names the code, the fields and the request of the service’s error', async () => {
    const { client } = await clientOf();
    const error = await errorOf(client.workspaces.create({ name: '' }));
    expect(error).toMatchObject({
      name: 'GreenroomError',
      code: 'invalid_name',
      status: 422,
      fields: [{ field: 'name' }],
      requestId: expect.stringMatching(/\S/),
    });
    expect(error.message).toContain('1 to 120 characters');
  });

  it('holds the platform’s own words of an error and what they mean', async () => {
    const { client } = await clientOf();
    const call = client.insights.get({ object_id: usd, breakdown: 'no_such_breakdown' as 'age' });
    const error = await errorOf(call);
    expect(error).toMatchObject({
      code: 'platform_error',
      status: 400,
      platform: { code: 100 },
      help: {
        code: 100,
        fix: expect.any(String),
        url: expect.stringContaining('/adnet/errors/100'),
      },
    });
    expect(error.message).toContain(error.help?.fix);
  });

  it('is explained by one more call for each kind of error, and not held up by it', async () => {
    const { client, key, paths } = await clientOf();
    const ask = (one: Greenroom) =>
      errorOf(one.insights.get({ object_id: usd, breakdown: 'no_such_breakdown' as 'age' }));
    await ask(client);
    const { help } = await ask(client);
    expect(help?.fix).toMatch(/\S/);
    expect(paths.filter((path) => path.includes('/errors/'))).toHaveLength(1);
    const silent: typeof fetch = (url, init) =>
      String(url).includes('/errors/')
        ? new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('stopped')));
          })
        : fetch(url, init);
    const settings = { url: h.service.address, apiKey: key };
    const late = await ask(new Greenroom({ ...settings, fetch: silent }));
    expect([late.help, late.platform?.code]).toEqual([undefined, 100]);
    expect((await ask(new Greenroom({ ...settings, help: false }))).help).toBeUndefined();
  });

  it('says how a person unlocks a locked write', async () => {
    const { client } = await clientOf({ unlocked: false });
    const error = await errorOf(client.campaigns.create(campaign));
    expect(error).toMatchObject({ code: 'writes_disabled', status: 403 });
    expect(error.manualSteps?.length).toBeGreaterThan(1);
  });

  it('tells an error of something in between apart', async () => {
    const page: typeof fetch = async () => new Response('<h1>Sign in</h1>', { status: 200 });
    const client = new Greenroom({ url: 'http://127.0.0.1:1', apiKey: 'k', fetch: page });
    expect(await errorOf(client.account.get())).toMatchObject({
      code: 'unexpected_answer',
      body: '<h1>Sign in</h1>',
    });
  });
});

describe('a webhook', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const other = `whsec_${Buffer.from('another one, which nobody signed').toString('base64')}`;
  const body = JSON.stringify({ type: 'webhook.test', timestamp: 'now', data: {} });
  const signHeaders = (secrets: string[], ageSeconds = 0) => {
    const seconds = Math.floor(Date.now() / 1000) - ageSeconds;
    return signatureHeaders(secrets, { id: 'msg_1', seconds, body });
  };

  it('signed by the service is genuine, also while its secret changes', async () => {
    for (const headers of [signHeaders([secret]), new Headers(signHeaders([other, secret]))])
      expect(await verifyWebhook({ secret, headers, body })).toMatchObject({
        type: 'webhook.test',
      });
    const both = { secret: [other, secret], headers: signHeaders([secret]), body };
    expect(await verifyWebhook(both)).toMatchObject({ type: 'webhook.test' });
  });

  it.each([
    ['another secret', { secret: other, headers: signHeaders([secret]), body }],
    ['another body', { secret, headers: signHeaders([secret]), body: `${body} ` }],
    ['an old time', { secret, headers: signHeaders([secret], 301), body }],
    ['a time to come', { secret, headers: signHeaders([secret], -3600), body }],
    ['another id', { secret, headers: { ...signHeaders([secret]), 'webhook-id': 'msg_2' }, body }],
    ['no headers', { secret, headers: {}, body }],
    [
      'no signature',
      {
        secret,
        headers: { ...signHeaders([secret]), 'webhook-signature': 'v1, v2,eA== v1,%' },
        body,
      },
    ],
  ])('refuses a webhook with %s', async (_, delivery) => {
    await expect(verifyWebhook(delivery)).rejects.toMatchObject({ code: 'webhook_signature' });
  });
});

describe('settings that are missing', () => {
  it.each([
    [{}, /url must be an address .* not "undefined"/],
    [{ url: '127.0.0.1:8080', apiKey: 'k' }, /url must be an address .* not "127\.0\.0\.1:8080"/],
    [{ url: 'localhost:8080', apiKey: 'k' }, /url must be an address/],
    [{ url: 'https://ads.example.com' }, /apiKey is missing/],
  ])('are named at once: %j', (settings, why) => {
    // What comes from the environment is not what the types say.
    expect(() => new Greenroom(settings as { url: string; apiKey: string })).toThrow(why);
  });
});

describe('a service that is away', () => {
  it('is told of with what the system says', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const client = new Greenroom({ url, apiKey: 'k', retries: 0 });
    const { message } = await errorOf(client.account.get());
    expect(message).toBe(`No answer from ${url}: ECONNREFUSED`);
  });
});
