// One store is enough: what it keeps, others keep that are tried on both.

import { beforeAll, describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  campaignBody,
  eur,
  fieldsOf,
  jpy,
  lastSent,
  received,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let key: string;
beforeAll(async () => {
  key = (await h.connected()).key;
});

const create = (body: Record<string, unknown>, query = '') =>
  h.call(`POST /adnet/campaigns${query}`, { key, body });
const requestFor = async (body: Record<string, unknown>) => {
  const answer = await create(body);
  expect(answer.status, answer.text).toBe(200);
  return lastSent(h, 'campaigns');
};

describe('creates a campaign', () => {
  it('answers a create with the campaign’s id alone', async () => {
    const answer = await create(campaignBody());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: expect.stringMatching(/^\d+$/) });
    const campaign = h.sandbox.control.objects('campaign').find(({ id }) => id === answer.body.id);
    expect(campaign).toMatchObject({
      name: 'Spring',
      status: 'PAUSED',
      effective_status: 'PAUSED',
    });
  });

  it('paused, without a category, budgeted per ad set, unless asked otherwise', async () => {
    expect(await requestFor(campaignBody())).toEqual({
      name: 'Spring',
      objective: 'OUTCOME_TRAFFIC',
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
      status: 'PAUSED',
    });
    expect(
      await requestFor(
        campaignBody({
          is_adset_budget_sharing_enabled: true,
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        }),
      ),
    ).toMatchObject({ is_adset_budget_sharing_enabled: true });
  });

  it.each(['daily_budget', 'lifetime_budget'])(
    'sends the campaign’s own %s and no bid cap',
    async (budget) => {
      const stop = budget === 'lifetime_budget' ? { stop_time: '2027-12-01T00:00:00+0000' } : {};
      const request = await requestFor(campaignBody({ [budget]: 500_000, ...stop }));
      expect(request).toMatchObject({ [budget]: 500_000, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' });
      expect(request).not.toHaveProperty('is_adset_budget_sharing_enabled');
    },
  );

  it('passes on everything else as it was sent', async () => {
    const more = {
      special_ad_categories: ['HOUSING'],
      special_ad_category_country: ['US'],
      bid_strategy: 'COST_CAP',
      daily_budget: 9000,
      spend_cap: 1_000_000,
      buying_type: 'AUCTION',
      bid_cap: 77,
      never_heard_of: { deep: [1, 'two', null, { three: 3.5 }] },
    };
    expect(await requestFor(campaignBody(more))).toMatchObject(more);
  });

  it('creates a campaign in the account named, with or without prefix', async () => {
    await requestFor(campaignBody({ account_id: eur.slice(4) }));
    expect(received(h, 'campaigns').at(-1)?.path).toContain(`/${eur}/campaigns`);
    await requestFor(campaignBody({ account_id: jpy }));
    expect(received(h, 'campaigns').at(-1)?.path).toContain(`/${jpy}/campaigns`);
    expect(lastSent(h, 'campaigns')).not.toHaveProperty('account_id');
  });

  it.each([
    'OUTCOME_SALES',
    'OUTCOME_LEADS',
    'OUTCOME_TRAFFIC',
    'OUTCOME_ENGAGEMENT',
    'OUTCOME_AWARENESS',
    'OUTCOME_APP_PROMOTION',
  ])('takes the objective %s', async (objective) => {
    expect(await requestFor(campaignBody({ objective }))).toMatchObject({ objective });
  });
});

it('refuses what cannot be right, naming every field, and sends nothing', async () => {
  const requestCount = received(h, 'campaigns').length;
  const cases: [Record<string, unknown>, string[]][] = [
    [{}, ['account_id', 'name', 'objective']],
    [campaignBody({ account_id: 'act_x' }), ['account_id']],
    [campaignBody({ account_id: 1234 }), ['account_id']],
    [campaignBody({ name: '' }), ['name']],
    [campaignBody({ name: '   ' }), ['name']],
    [campaignBody({ name: 5 }), ['name']],
    [campaignBody({ objective: 'SALES' }), ['objective']],
    [campaignBody({ special_ad_categories: 'NONE' }), ['special_ad_categories']],
    [campaignBody({ daily_budget: 0 }), ['daily_budget']],
    [campaignBody({ daily_budget: -5 }), ['daily_budget']],
    [campaignBody({ daily_budget: 12.5 }), ['daily_budget']],
    [campaignBody({ daily_budget: '5000' }), ['daily_budget']],
    [campaignBody({ lifetime_budget: true }), ['lifetime_budget']],
    [campaignBody({ daily_budget: 1000, lifetime_budget: 1000 }), ['lifetime_budget']],
  ];
  for (const [body, fields] of cases) {
    const answer = await create(body);
    expect(answer.status, JSON.stringify(body)).toBe(422);
    expect(answer.body.detail.error.code).toBe('invalid_request');
    expect(fieldsOf(answer)).toEqual(fields);
  }
  for (const body of ['[]', '"x"', 'null', '3', '{', ''])
    expect((await h.call('POST /adnet/campaigns', { key, body })).status, body).toBe(422);
  expect(received(h, 'campaigns').length).toBe(requestCount);
});

it('hands the platform’s refusal on, byte for byte', async () => {
  const answer = await create(campaignBody({ special_ad_categories: ['GARDENING'] }));
  expect(answer.status).toBe(400);
  expect(answer.text).toBe(received(h, 'campaigns').at(-1)?.answer);
  expect(answer.body.error).toMatchObject({ code: 100, fbtrace_id: expect.any(String) });
  expect(answer.headers.get('x-business-use-case-usage')).toContain(usd.slice(4));
});
