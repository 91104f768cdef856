import { describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const list = async (key: string, query = '') =>
  (await h.call(`GET /clients${query}`, { key })).body.clients;

const countCalls = (account: string) =>
  h.sandbox.control.calls().filter(({ path }) => path.endsWith(`/${account}`)).length;

describe('clients.list', () => {
  it('tells connection, ad account and spend of each client', async () => {
    const { key, workspaceId } = await h.connected();
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    expect(await list(key)).toMatchObject([
      {
        workspace_id: workspaceId,
        role: 'owner',
        connection: { state: 'ok' },
        ad_account: { id: usd },
        waiting_ads: 0,
        spend: { currency: 'USD', amount: expect.stringMatching(/^\d+(\.\d+)?$/) },
      },
    ]);
  });

  it('asks Meta at most once a minute, and not at all when told so', async () => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    const callsBefore = countCalls(usd);
    expect((await list(key, '?refresh=false'))[0].spend).toBeNull();
    expect(countCalls(usd)).toBe(callsBefore);
    await Promise.all([list(key), list(key), list(key)]);
    expect(countCalls(usd)).toBe(callsBefore + 1);
    h.later(61_000);
    await list(key);
    expect(countCalls(usd)).toBe(callsBefore + 2);
  });

  it('shows old numbers when Meta does not answer', async () => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    const [{ spend }] = await list(key);
    h.later(61_000);
    h.sandbox.control.fault({ kind: 'error', code: 2, times: 9, match: { path: usd } });
    expect((await list(key))[0].spend).toEqual(spend);
  });

  it('says that a client is not connected, and lists no archived one', async () => {
    const { key } = await h.account({ workspace: 'Zebra' });
    await h.call('POST /account/workspaces', { key, body: { name: 'Aardvark' } });
    expect((await list(key)).map(({ name }: { name: string }) => name)).toEqual([
      'Aardvark',
      'Zebra',
    ]);
    expect((await list(key))[0].connection).toEqual({ state: 'not_connected', days_left: null });
    const [{ workspace_id: id }] = await list(key);
    await h.call(`DELETE /account/workspaces/${id}`, { key });
    expect(await list(key)).toHaveLength(1);
  });
});

describe('pages of clients', () => {
  it('lead through all of them by name, and without a limit there is one answer for all', async () => {
    const { key } = await h.account({ workspace: 'M' });
    for (const name of ['B', 'A', 'A', 'Z'])
      await h.call('POST /account/workspaces', { key, body: { name } });
    const whole = (await h.call('GET /clients?refresh=false', { key })).body;
    expect(Object.keys(whole)).toEqual(['clients']);
    const names: string[] = [];
    let cursorQuery = '';
    do {
      const { body } = await h.call(`GET /clients?refresh=false&limit=2${cursorQuery}`, { key });
      names.push(...body.clients.map(({ workspace_id: id }: { workspace_id: string }) => id));
      cursorQuery = body.next === null ? '' : `&after=${body.next}`;
    } while (cursorQuery !== '');
    expect(names).toEqual(whole.clients.map(({ workspace_id: id }: typeof whole) => id));
    const [first] = whole.clients;
    const one = await h.call(`GET /clients?refresh=false&workspace_id=${first.workspace_id}`, {
      key,
    });
    expect(one.body).toEqual({ clients: [first] });
    const bad = await h.call('GET /clients?after=nonsense', { key });
    expect(bad.status).toBe(422);
  });

  it('show nobody else’s client, whoever names it', async () => {
    const other = await h.account();
    const { key } = await h.account();
    const { body } = await h.call(`GET /clients?workspace_id=${other.workspaceId}`, { key });
    expect(body).toEqual({ clients: [] });
  });
});
