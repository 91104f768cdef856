// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { iso, span } from '../../../src/kernel/clock.ts';
import { house } from '../../helpers/house/house.ts';
import {
  dryRun,
  launch,
  launchAdSet,
  launchCampaign,
  launchDefaults,
  wholeLaunch,
  wholeSteps,
} from '../../helpers/house/launches.ts';
import {
  campaignBody,
  fieldsOf,
  jpy,
  seededHash,
  stage,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

const fieldsIn = (problems: { field: string }[]) => problems.map(({ field }) => field);

const writes = () => h.sandbox.control.calls({ method: 'POST' }).length;

describe('POST /adnet/launches?dry_run=true', () => {
  it('answers the plan, counts nothing and sends nothing', async () => {
    const { key } = await h.connected();
    const writeCount = writes();
    const { status, body } = await dryRun(h, key, wholeLaunch(h));
    expect([status, body.problems, body.writes]).toEqual([200, [], wholeSteps]);
    expect(body.plan[0]).toEqual({
      step: 'image-1',
      action: 'upload_image',
      needs: [],
      params: { image_url: expect.any(String) },
    });
    expect(body.plan.at(-1)).toMatchObject({
      step: 'ad-4',
      needs: ['adset-1', 'creative-4'],
      params: { adset_id: { step: 'adset-1' }, creative_id: { step: 'creative-4' } },
    });
    expect(body).toMatchObject({
      fits_limits: true,
      limits: { now: wholeSteps, rest_after: null },
    });
    expect(writes()).toBe(writeCount);
    expect((await h.call('GET /adnet/launches', { key })).body.launches).toEqual([]);
  });

  it('looks at the pictures and at everything else, all at once', async () => {
    const { key } = await h.connected();
    const { body } = await dryRun(h, key, {
      ...wholeLaunch(h),
      images: [
        { ref: 'none', url: `${h.service.platform.sandboxOrigin}/` },
        { ref: 'inner', url: 'http://10.0.0.1/a.jpg' },
      ],
      campaign: { ...launchCampaign, daily_budget: 500 },
      ad_sets: [launchAdSet('a', { bid_strategy: 'COST_CAP' })],
    });
    expect(body.problems.map(({ field }: { field: string }) => field).sort()).toEqual([
      'ad_sets.0.bid_amount',
      'ad_sets.0.daily_budget',
      'images.0.url',
      'images.1.url',
    ]);
  });

  it('asks the platform where it is told to, and reads the budget of a campaign that exists', async () => {
    const { key } = await h.connected();
    const campaign = { ...launchCampaign, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' };
    const body = { account_id: usd, campaign };
    expect((await dryRun(h, key, body)).body.problems).toMatchObject([
      {
        step: 'campaign',
        field: 'campaign.bid_strategy',
        level: 'refuse',
        fix: expect.stringContaining('Leave bid_strategy out'),
        error: { code: 100, subcode: 1885737 },
      },
    ]);
    const politicalCampaign = {
      ...launchCampaign,
      special_ad_categories: ['ISSUES_ELECTIONS_POLITICS'],
    };
    const answer = await dryRun(
      h,
      key,
      { account_id: usd, campaign: { ...politicalCampaign, special_ad_category_country: ['US'] } },
      '&validate=platform',
    );
    // What was a warning is told once, as Meta's own refusal.
    expect(answer.body.problems).toMatchObject([
      {
        step: 'campaign',
        field: 'campaign.special_ad_categories',
        level: 'refuse',
        message: expect.stringContaining('Meta would refuse it'),
        error: { code: 100, subcode: 2708008 },
      },
    ]);
    expect(answer.body.problems).toHaveLength(1);
    const createAnswer = await h.call('POST /adnet/campaigns', {
      key,
      body: campaignBody({ daily_budget: 5000 }),
    });
    const dryRunAnswer = await dryRun(h, key, {
      account_id: usd,
      campaign: { id: createAnswer.body.id },
      ad_sets: [launchAdSet('a')],
    });
    expect(dryRunAnswer.body.problems).toMatchObject([{ field: 'ad_sets.0.daily_budget' }]);
  });

  it('says who will see it, and what should be known though it can be sent', async () => {
    const { key } = await h.connected();
    const { targeting: _, ...adSetWithoutTargeting } = launchAdSet('a');
    const body = {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [adSetWithoutTargeting, launchAdSet('b', { targeting: { age_min: 20 } })],
    };
    const { body: plan } = await dryRun(h, key, body);
    expect(plan.problems).toEqual([
      {
        step: 'adset-1',
        field: 'ad_sets.0.targeting',
        level: 'warn',
        message: expect.stringContaining('United States'),
        fix: expect.any(String),
      },
      expect.objectContaining({ field: 'ad_sets.1.targeting.geo_locations', level: 'refuse' }),
    ]);
    expect(plan.plan[1].audience).toBe('People in United States, 18 and older');
    expect(fieldsOf(await launch(h, key, body))).toEqual(['ad_sets.1.targeting.geo_locations']);
    const answer = await launch(h, key, { ...body, ad_sets: [adSetWithoutTargeting] });
    expect(answer.status).toBe(202);
  });

  it('counts leads for leads and sales for sales, and asks what the others count', async () => {
    const { key } = await h.connected();
    const planEvent = async (objective: string, isThere = false) => {
      const campaign = { name: 'Website', objective };
      const answer = isThere
        ? await h.call('POST /adnet/campaigns', { key, body: campaignBody(campaign) })
        : null;
      const { body } = await dryRun(h, key, {
        account_id: usd,
        defaults: { pixel_id: demo.usdPixelId },
        campaign: answer ? { id: answer.body.id } : campaign,
        ad_sets: [launchAdSet('a', { optimization_goal: 'OFFSITE_CONVERSIONS' })],
      });
      return [body.plan.at(-1).event, fieldsIn(body.problems)];
    };
    const event = 'ad_sets.0.promoted_object.custom_event_type';
    expect(await planEvent('OUTCOME_LEADS')).toEqual(['LEAD', []]);
    expect(await planEvent('OUTCOME_SALES')).toEqual(['PURCHASE', []]);
    expect(await planEvent('OUTCOME_ENGAGEMENT')).toEqual([undefined, [event]]);
    expect(await planEvent('OUTCOME_LEADS', true)).toEqual(['LEAD', []]);
    expect(await planEvent('OUTCOME_ENGAGEMENT', true)).toEqual([undefined, [event]]);
  });

  it('says who sees it by Meta’s names of keys, not by what the caller calls them', async () => {
    const { key } = await h.connected();
    const search = async (q: string) =>
      (
        await h.call(`GET /adnet/targeting/locations?country_code=PT&location_types=city&q=${q}`, {
          key,
        })
      ).body.data[0].key;
    const [lisbon, porto] = [await search('Lisbon'), await search('Porto')];
    const planAudience = async (cities: object[], interests: object[] = []) => {
      const targeting = {
        geo_locations: { cities },
        targeting_automation: { advantage_audience: 0 },
        ...(interests.length > 0 && { flexible_spec: [{ interests }] }),
      };
      const { body } = await dryRun(h, key, {
        account_id: usd,
        campaign: launchCampaign,
        ad_sets: [launchAdSet('a', { targeting })],
      });
      return [body.plan[1].audience, body.problems.map((one: { message: string }) => one.message)];
    };
    const hiking = { id: '6003397425735', name: 'Sailing' };
    expect(await planAudience([{ key: lisbon, name: 'Porto' }], [hiking])).toEqual([
      'People in Lisbon, 18 and older, interested in Hiking',
      [`is called Porto here, but ${lisbon} is Lisbon`],
    ]);
    expect(await planAudience([{ key: porto }, { key: lisbon, name: 'Lisbon, Portugal' }])).toEqual(
      ['People in Porto, Lisbon, 18 and older', []],
    );
    expect(await planAudience([{ key: '999999999', name: 'Lisbon' }])).toEqual([
      'People in city 999999999 (called Lisbon), 18 and older',
      ['names what Meta does not know: 999999999'],
    ]);
  });

  it('knows an id of another kind of object, and an ad without any text', async () => {
    const { key } = await h.connected();
    const { campaignId, adsetId } = await stage(h, key);
    const problemsIn = async (more: object) =>
      (await dryRun(h, key, { account_id: usd, ...more })).body.problems;
    const ads = { list: [{ ad_set: 'a', media: 'm', copy: 'c' }] };
    const parts = {
      defaults: launchDefaults,
      images: [{ ref: 'm', hash: seededHash(h) }],
      copies: [{ ref: 'c', message: ' ', headline: '' }],
    };
    expect(
      await problemsIn({ campaign: { id: adsetId }, ad_sets: [launchAdSet('a')] }),
    ).toMatchObject([{ field: 'campaign.id', level: 'refuse' }]);
    expect(
      await problemsIn({ ...parts, ad_sets: [{ ref: 'a', id: campaignId }], ads }),
    ).toMatchObject([
      { field: 'copies.0.message', level: 'warn' },
      { field: 'ad_sets.0.id', level: 'refuse' },
    ]);
  });

  it('says each budget as money, where it knows the currency', async () => {
    const { key } = await h.connected();
    const end_time = Date.now() + span({ days: 9 });
    const budgets = async (account_id: string) => {
      const lifetimeBudget = {
        daily_budget: undefined,
        lifetime_budget: 90_050,
        end_time: iso(end_time),
      };
      const ad_sets = [launchAdSet('a', { daily_budget: 2000 }), launchAdSet('b', lifetimeBudget)];
      const { body } = await dryRun(h, key, { account_id, campaign: launchCampaign, ad_sets });
      return body.plan.map(({ budget }: { budget?: unknown }) => budget);
    };
    const money = (amount: string, amount_minor: number, currency: string) => ({
      amount,
      amount_minor,
      currency,
    });
    expect(await budgets(usd)).toEqual([
      undefined,
      { daily: money('20.00', 2000, 'USD') },
      { lifetime: money('900.50', 90_050, 'USD') },
    ]);
    expect((await budgets(jpy))[1]).toEqual({ daily: money('2000', 2000, 'JPY') });
    h.sandbox.control.fault({ kind: 'error', code: 200, times: 9, match: { path: usd } });
    expect(await budgets(usd)).toEqual([undefined, undefined, undefined]);
  });

  it('knows the smallest budget of the ad account, and whom Europe asks for', async () => {
    const { key } = await h.connected();
    const targeting = { geo_locations: { countries: ['DE'] } };
    const body = {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { targeting, daily_budget: 50 })],
    };
    const { body: plan } = await dryRun(h, key, body);
    expect(plan.problems).toMatchObject([
      { field: 'ad_sets.0.daily_budget', message: expect.stringContaining('at least $1.00') },
      { field: 'ad_sets.0.dsa_beneficiary', level: 'refuse' },
      { field: 'ad_sets.0.dsa_payor', level: 'refuse' },
    ]);
  });

  it('foresees the limits and the cool-down', async () => {
    const { key, workspaceId } = await h.connected({ plan: 'starter' });
    const second = Math.floor(Date.now() / 1000) - 3000;
    const { db } = h.service.deps.store;
    await db
      .insertInto('write_seconds')
      .values({ workspace_id: workspaceId, second, n: 56 })
      .execute();
    const { body } = await dryRun(h, key, wholeLaunch(h));
    expect(body).toMatchObject({
      fits_limits: false,
      limits: {
        now: 4,
        rest_after: new Date((second + 3600) * 1000).toISOString(),
        message: expect.stringMatching(/^needs 11 writes; 4 now, the rest after .*\d\d:\d\d UTC$/),
      },
    });
    const lockedCustomer = await h.connected({ unlocked: false });
    const answer = await dryRun(h, lockedCustomer.key, wholeLaunch(h));
    expect(answer.body.limits).toMatchObject({
      now: 0,
      message: expect.stringMatching(/because the connection is new$/),
    });
  });
});
