import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { driven } from '../helpers/callers/typed-client.ts';
import { house } from '../helpers/house/house.ts';
import { usd } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house());
beforeAll(() => void vi.stubEnv('TEST_DRIVER', 'client'));
afterAll(() => void vi.unstubAllEnvs());

/** Which way a call of a contract test goes in the project "client". */
const wayOf = async (route: string, request: Parameters<typeof h.call>[1] = {}) => {
  const before = driven.client;
  const { status } = await h.call(route, request);
  return [driven.client > before ? 'client' : 'plain', status];
};

describe('a contract test that is driven by the client', () => {
  it('calls its methods, and falls back only where they cannot say it', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    const campaign = { account_id: usd, name: 'x', objective: 'OUTCOME_TRAFFIC' };
    const list = `GET /adnet/ad-accounts/${usd}/campaigns`;
    expect(await wayOf(`${list}?limit=1`, { key })).toEqual(['client', 200]);
    expect(await wayOf(`${list}?format=csv`, { key })).toEqual(['client', 200]);
    expect(await wayOf(`${list}?limit=x`, { key })).toEqual(['client', 422]);
    expect(await wayOf('POST /adnet/campaigns', { key, body: campaign })).toEqual(['client', 200]);
    expect(await wayOf('POST /adnet/campaigns', { key, body: {} })).toEqual(['client', 422]);
    expect(await wayOf('GET /account', { key: 'gr_live_wrong' })).toEqual(['client', 401]);
    expect(await wayOf('GET /account')).toEqual(['plain', 401]);
    expect(await wayOf(`${list}?limit=1&limit=2`, { key })).toEqual(['plain', 422]);
    expect(await wayOf('POST /adnet/campaigns', { key, body: '{' })).toEqual(['plain', 422]);
    expect(await wayOf('GET /no/such/path', { key })).toEqual(['plain', 404]);
  });
});
