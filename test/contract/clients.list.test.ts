import { describe, expect, it } from 'vitest';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { usd } from '../helpers/publishing.ts';

const h = held(() => house());

const list = async (key: string, query = '') =>
  (await h.call(`GET /clients${query}`, { key })).body.clients;

const askedOf = (account: string) =>
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
    const before = askedOf(usd);
    expect((await list(key, '?refresh=false'))[0].spend).toBeNull();
    expect(askedOf(usd)).toBe(before);
    await Promise.all([list(key), list(key), list(key)]);
    expect(askedOf(usd)).toBe(before + 1);
    h.later(61_000);
    await list(key);
    expect(askedOf(usd)).toBe(before + 2);
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
