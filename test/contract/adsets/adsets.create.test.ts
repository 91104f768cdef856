// One store is enough: what it keeps, others keep that are tried on both.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type House, house } from '../../helpers/house/house.ts';
import {
  adsetBody,
  campaignBody,
  fieldsOf,
  lastSent,
  received,
} from '../../helpers/house/publishing.ts';

let h: House;
let key: string;
let campaignId: string;
let budgetedCampaignId: string;
let cappedCampaignId: string;

const campaign = async (more: Record<string, unknown> = {}) => {
  const answer = await h.call('POST /adnet/campaigns', { key, body: campaignBody(more) });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.id);
};
beforeAll(async () => {
  h = await house();
  key = (await h.connected()).key;
  campaignId = await campaign();
  budgetedCampaignId = await campaign({ daily_budget: 900_000 });
  cappedCampaignId = await campaign({
    daily_budget: 900_000,
    bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
  });
});
afterAll(() => h.stop());

type Body = Record<string, unknown>;
const create = (body: Body) => h.call('POST /adnet/adsets', { key, body });
const requestFor = async (body: Body) => {
  const answer = await create(body);
  expect(answer.status, answer.text).toBe(200);
  return lastSent(h, 'adsets');
};
const without = (body: Body, ...names: string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('creates an ad set', () => {
  it('answers a create with the platform’s bytes', async () => {
    const answer = await create(adsetBody(campaignId));
    expect(answer.text).toBe(received(h, 'adsets').at(-1)?.answer);
    const adSet = h.sandbox.control.objects('adset').find(({ id }) => id === answer.body.id);
    expect(adSet).toMatchObject({ status: 'PAUSED', campaign_id: campaignId });
  });

  it('reaches the United States, 18 to 65, with a broad automated audience, by default', async () => {
    expect(await requestFor(adsetBody(campaignId))).toEqual({
      campaign_id: campaignId,
      name: 'Hikers',
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      daily_budget: 2000,
      targeting: {
        geo_locations: { countries: ['US'] },
        age_min: 18,
        age_max: 65,
        targeting_automation: { advantage_audience: 1 },
      },
      status: 'PAUSED',
    });
  });

  it('does not widen the caller’s audience', async () => {
    const targeting = { geo_locations: { countries: ['CA'] }, age_min: 30, genders: [2] };
    expect(await requestFor(adsetBody(campaignId, { targeting }))).toMatchObject({
      targeting: { ...targeting, targeting_automation: { advantage_audience: 0 } },
    });
    const fullTargeting = { ...targeting, targeting_automation: { advantage_audience: 0 } };
    expect(
      (await requestFor(adsetBody(campaignId, { targeting: fullTargeting })))['targeting'],
    ).toEqual(fullTargeting);
  });

  it('sends no budget where the campaign carries it', async () => {
    const body = without(adsetBody(budgetedCampaignId), 'daily_budget', 'bid_strategy');
    const request = await requestFor(body);
    expect(request).not.toHaveProperty('daily_budget');
  });

  it('passes on everything else as it was sent', async () => {
    const more = {
      start_time: '2037-01-01T00:00:00+0000',
      end_time: '2037-02-01T00:00:00+0000',
      bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
      bid_amount: 300,
      attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 1 }],
      pacing_type: ['standard'],
    };
    expect(await requestFor(adsetBody(campaignId, more))).toMatchObject(more);
  });
});

describe('refuses before the platform is bothered', () => {
  /** Why each of the three refuses a field. */
  const reasons: Record<string, string> = {
    adset_budget_conflict: 'must be left out: the campaign already has a budget',
    bid_amount_required: 'is required by this bid strategy',
    promoted_object_required: 'is required for app installs',
  };
  const expectRefusal = async (body: Body, code: string, field: string) => {
    const requestCount = received(h, 'adsets').length;
    const answer = await create(body);
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 422, code });
    expect(answer.body.detail.error.fields).toEqual([{ field, message: reasons[code] }]);
    expect(received(h, 'adsets').length).toBe(requestCount);
    expect(answer.headers.get('ratelimit')).toBeTruthy();
  };

  it('a budget on both levels', async () => {
    await expectRefusal(adsetBody(budgetedCampaignId), 'adset_budget_conflict', 'daily_budget');
    const lifetime = {
      ...without(adsetBody(budgetedCampaignId), 'daily_budget'),
      lifetime_budget: 90_000,
    };
    await expectRefusal(lifetime, 'adset_budget_conflict', 'lifetime_budget');
  });

  it('having asked for the campaign each time, never from memory', async () => {
    const countCampaignReads = () =>
      h.sandbox.control.calls({ method: 'GET', path: `/${campaignId}` }).length;
    const readsBefore = countCampaignReads();
    await requestFor(adsetBody(campaignId));
    await requestFor(adsetBody(campaignId));
    expect(countCampaignReads()).toBeGreaterThanOrEqual(readsBefore + 2);
  });

  it.each(['LOWEST_COST_WITH_BID_CAP', 'COST_CAP', 'cost_cap'])(
    '%s without an amount',
    async (s) => {
      await expectRefusal(
        adsetBody(campaignId, { bid_strategy: s }),
        'bid_amount_required',
        'bid_amount',
      );
      await expectRefusal(
        adsetBody(campaignId, { bid_strategy: s, bid_amount: 0 }),
        'bid_amount_required',
        'bid_amount',
      );
    },
  );

  it('a ROAS goal without its constraint', async () => {
    const bid_strategy = 'LOWEST_COST_WITH_MIN_ROAS';
    await expectRefusal(
      adsetBody(campaignId, { bid_strategy }),
      'bid_amount_required',
      'bid_constraints',
    );
    await expectRefusal(
      adsetBody(campaignId, { bid_strategy, bid_constraints: {} }),
      'bid_amount_required',
      'bid_constraints',
    );
  });

  it('no amount where the campaign’s own strategy needs one', async () => {
    const body = without(adsetBody(cappedCampaignId), 'daily_budget', 'bid_strategy');
    await expectRefusal(body, 'bid_amount_required', 'bid_amount');
    expect((await create({ ...body, bid_amount: 250 })).status).toBe(200);
  });

  it('app installs of no app', async () => {
    const optimization_goal = 'APP_INSTALLS';
    for (const promoted_object of [undefined, {}])
      await expectRefusal(
        adsetBody(campaignId, { optimization_goal, promoted_object }),
        'promoted_object_required',
        'promoted_object',
      );
  });

  it('fields that cannot be right, all named at once', async () => {
    const cases: [Body, string[]][] = [
      [{}, ['account_id', 'campaign_id', 'name', 'optimization_goal', 'billing_event']],
      [adsetBody('x'), ['campaign_id']],
      [adsetBody('0123'), ['campaign_id']],
      [adsetBody(campaignId, { daily_budget: '2000' }), ['daily_budget']],
      [adsetBody(campaignId, { lifetime_budget: 5 }), ['lifetime_budget']],
      [adsetBody(campaignId, { targeting: 'US' }), ['targeting']],
      [adsetBody(campaignId, { targeting: [1] }), ['targeting']],
      [adsetBody(campaignId, { promoted_object: 3 }), ['promoted_object']],
      [adsetBody(campaignId, { optimization_goal: '' }), ['optimization_goal']],
    ];
    for (const [body, fields] of cases) {
      const answer = await create(body);
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect(fieldsOf(answer)).toEqual(fields);
    }
  });
});

it('hands on what the platform says about a campaign that is not there', async () => {
  const answer = await create(adsetBody('99999999999'));
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBe(100);
});

it('lets the platform judge a budget on neither level', async () => {
  const answer = await create(without(adsetBody(campaignId), 'daily_budget'));
  expect(answer.status).toBe(400);
  expect(answer.text).toBe(received(h, 'adsets').at(-1)?.answer);
});
