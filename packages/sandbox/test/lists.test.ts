import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { adset, campaign, makeTree, moment, query, type Stage, stage, usd } from './kit.ts';

const day = 86_400;
const seconds = moment / 1000;

describe('a list parameter', () => {
  const on = stage();
  it.each([
    'effective_status[]=ACTIVE&effective_status[]=PAUSED',
    'effective_status[0]=ACTIVE&effective_status[1]=PAUSED',
    'effective_status%5B%5D=ACTIVE&effective_status%5B%5D=PAUSED',
    'effective_status%5b0%5d=ACTIVE&effective_status%5b1%5d=PAUSED',
  ])('%s: is one list, however it is spelled', async (spelled) => {
    const states = async (queryText: string) => {
      const path = `/${usd}/campaigns?limit=100&fields=effective_status&${queryText}`;
      const { body } = await on.get(path);
      return new Set(body.data?.map((row: { effective_status: string }) => row.effective_status));
    };
    expect(await states(spelled)).toEqual(new Set(['ACTIVE', 'PAUSED']));
    expect(await states(spelled.replaceAll('ACTIVE', 'PAUSED'))).toEqual(new Set(['PAUSED']));
  });
  it.each(['adcreatives', 'adimages', 'advideos'])(
    'effective_status is unknown to %s, and so ignored',
    async (edge) => {
      const plain = await on.get(`/${usd}/${edge}?limit=3`);
      const response = await on.get(`/${usd}/${edge}?limit=3&effective_status=["ACTIVE"]`);
      expect(response.body.data).toEqual(plain.body.data);
      expect(response.body.data).not.toEqual([]);
    },
  );
});

describe('lists by time', () => {
  const count = async (on: Stage, edge: string, isCompleted: boolean) => {
    const { body } = await on.get(`/${usd}/${edge}?is_completed=${isCompleted}&limit=200`);
    return body.data.length as number;
  };
  it('is_completed chooses ad sets and campaigns whose end has passed', async () => {
    const on = stage();
    expect(await count(on, 'adsets', true)).toBe(0);
    const running = await count(on, 'campaigns', false);
    const response = await on.post(`/${usd}/campaigns`, campaign());
    const end_time = seconds + 2 * day;
    await on.post(`/${usd}/adsets`, adset(response.body.id, { end_time }));
    expect(await count(on, 'campaigns', false)).toBe(running + 1);
    on.later(3 * day);
    expect([await count(on, 'adsets', true), await count(on, 'campaigns', true)]).toEqual([1, 1]);
    expect(await count(on, 'campaigns', false)).toBe(running);
  });
  it('updated_since leaves out what has not changed since', async () => {
    const on = stage();
    on.later(60);
    const { adId } = await makeTree(on);
    const { body } = await on.get(`/${usd}/ads?updated_since=${seconds + 60}&limit=100`);
    expect(body.data).toEqual([{ id: adId }]);
  });
});

describe('what is gone', () => {
  it('is left out of nested edges as of lists, also when a parent took it along', async () => {
    const on = stage();
    const { campaignId, adsetId, adId } = await makeTree(on);
    await on.remove(`/${campaignId}`);
    const nested = await on.get(`/${usd}?fields=adsets.limit(200){id},ads.limit(200){id}`);
    const list = await on.get(`/${usd}/ads?limit=200`);
    const ids = (data: { id: string }[]) => data.map(({ id }) => id);
    expect(ids(nested.body.ads.data)).toEqual(ids(list.body.data));
    expect(ids(nested.body.ads.data)).not.toContain(adId);
    expect(ids(nested.body.adsets.data)).not.toContain(adsetId);
  });
});

describe('a filter', () => {
  const on = stage();
  const by = async (edge: string, filter: string) => {
    const { body } = await on.get(
      `/${usd}/${edge}?limit=200&filtering=${encodeURIComponent(filter)}`,
    );
    return body.data.length as number;
  };
  it('reads bare ids to their last digit', async () => {
    const { campaignId } = await makeTree(on);
    const filter = (value: string) =>
      `[{"field":"campaign.id","operator":"EQUAL","value":${value}}]`;
    expect(await by('ads', filter(campaignId))).toBe(1);
    const raw = await on.app.inject({
      method: 'POST',
      url: `/v26.0/${usd}/adsets?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(adset(campaignId)).replace(`"${campaignId}"`, campaignId),
    });
    expect(raw.statusCode).toBe(200);
  });
  it.each([
    ['GREATER_THAN', seconds - 1, true],
    ['GREATER_THAN', seconds + 1, false],
    ['BEFORE', '2026-10-14T12:00:01-0700', true],
    ['BEFORE', seconds, false],
  ])('compares times by size: %s %s', async (operator, value, isFound) => {
    const fresh = stage();
    const { campaignId } = await makeTree(fresh);
    const filtering = [
      { field: 'id', operator: 'EQUAL', value: campaignId },
      { field: 'created_time', operator, value },
    ];
    const { body } = await fresh.get(`/${usd}/campaigns?${query({ filtering })}`);
    expect(body.data).toHaveLength(isFound ? 1 : 0);
  });
});

describe('names that every object has', () => {
  const on = stage();
  it('are no edge, no flag and no permission', async () => {
    expect((await on.get('/me/constructor')).body.error.code).toBe(100);
    expect((await on.get('/me/no-edge')).body.error.code).toBe(2500);
    const { body } = await on.post(`/${usd}/campaigns`, campaign());
    const dynamic = adset(body.id, { is_dynamic_creative: 'constructor' });
    expect((await on.post(`/${usd}/adsets`, dynamic)).body.error.code).toBe(100);
    const dialogParams = {
      client_id: demo.appId,
      redirect_uri: 'http://127.0.0.1/',
      scope: 'toString',
    };
    expect((await on.get(`/v26.0/dialog/oauth?${query(dialogParams)}`)).status).toBe(400);
  });
});
