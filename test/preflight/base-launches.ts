import { iso, span } from '../../src/kernel/clock.ts';
import type { Body, World } from './right-launches.ts';

type Account = World['accounts'][number];

const tents = 'https://example.com/tents?from=ad';

const tentParts = (account: Account, withVideo = false): Body => ({
  defaults: { page_id: account.page, link_url: tents },
  ...(withVideo
    ? { videos: [{ ref: 'm', id: account.video }] }
    : { images: [{ ref: 'm', hash: account.hashes[0] }] }),
  copies: [{ ref: 'c', message: 'Dry in any rain.', headline: 'Tents', description: 'From May.' }],
  ads: { list: [{ ad_set: 'one', media: 'm', copy: 'c' }] },
});

const everywhere = (countries: string[]): Body => ({ geo_locations: { countries } });

const adSet = (optimization_goal: string, more: Body): Body => ({
  ref: 'one',
  name: 'First',
  optimization_goal,
  billing_event: 'IMPRESSIONS',
  ...more,
});

/** Plain launches that Meta takes, one for each way to spend money that agencies use. */
export const baseLaunches = (world: World, now: number): Body[] => {
  const [usd, eur, jpy] = world.accounts as [Account, Account, Account];
  const end_time = iso(now + span({ days: 25 }));
  return [
    {
      account_id: usd.id,
      campaign: { name: 'Clicks', objective: 'OUTCOME_TRAFFIC' },
      ad_sets: [
        adSet('LINK_CLICKS', {
          daily_budget: 3000,
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
          targeting: {
            ...everywhere(['US']),
            flexible_spec: [{ interests: [{ id: world.interests[0], name: 'One' }] }],
            targeting_automation: { advantage_audience: 0 },
          },
        }),
      ],
      ...tentParts(usd),
    },
    {
      account_id: usd.id,
      campaign: { name: 'Sales', objective: 'OUTCOME_SALES' },
      ad_sets: [
        adSet('OFFSITE_CONVERSIONS', {
          lifetime_budget: 300_000,
          end_time,
          targeting: everywhere(['CA', 'US']),
          promoted_object: { pixel_id: usd.pixel, custom_event_type: 'PURCHASE' },
        }),
      ],
      ...tentParts(usd, true),
    },
    {
      account_id: usd.id,
      campaign: { name: 'Value', objective: 'OUTCOME_SALES' },
      ad_sets: [
        adSet('VALUE', {
          daily_budget: 9000,
          targeting: {
            ...everywhere(['GB']),
            age_min: 21,
            targeting_automation: { advantage_audience: 0 },
          },
          promoted_object: { pixel_id: usd.pixel, custom_event_type: 'PURCHASE' },
        }),
      ],
      ...tentParts(usd),
    },
    {
      account_id: eur.id,
      campaign: { name: 'Leads', objective: 'OUTCOME_LEADS', daily_budget: 12_000 },
      ad_sets: [
        adSet('OFFSITE_CONVERSIONS', {
          targeting: everywhere(['FR', 'BE']),
          promoted_object: { pixel_id: eur.pixel, custom_event_type: 'LEAD' },
        }),
      ],
      ...tentParts(eur),
    },
    {
      account_id: eur.id,
      campaign: { name: 'Seen', objective: 'OUTCOME_AWARENESS' },
      ad_sets: [
        adSet('REACH', {
          daily_budget: 4000,
          targeting: everywhere(['DE']),
          promoted_object: { page_id: eur.page },
        }),
      ],
      ...tentParts(eur),
    },
    {
      account_id: eur.id,
      campaign: { name: 'Liked', objective: 'OUTCOME_ENGAGEMENT' },
      ad_sets: [
        adSet('POST_ENGAGEMENT', {
          daily_budget: 2500,
          destination_type: 'ON_POST',
          targeting: everywhere(['ES']),
          promoted_object: { page_id: eur.page },
        }),
      ],
      ...tentParts(eur),
    },
    {
      account_id: usd.id,
      campaign: {
        name: 'Two goals',
        objective: 'OUTCOME_TRAFFIC',
        daily_budget: 20_000,
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      },
      ad_sets: [
        adSet('LINK_CLICKS', { targeting: everywhere(['AU']) }),
        { ...adSet('LINK_CLICKS', { targeting: everywhere(['NZ']) }), ref: 'two', name: 'Second' },
      ],
      ...tentParts(usd),
    },
    {
      account_id: usd.id,
      campaign: {
        name: 'App',
        objective: 'OUTCOME_APP_PROMOTION',
        is_skadnetwork_attribution: false,
      },
      ad_sets: [
        adSet('APP_INSTALLS', {
          daily_budget: 6000,
          targeting: everywhere(['US']),
          promoted_object: { ...world.app },
        }),
      ],
    },
    {
      account_id: jpy.id,
      campaign: { name: 'Yen', objective: 'OUTCOME_TRAFFIC' },
      ad_sets: [adSet('LANDING_PAGE_VIEWS', { daily_budget: 5000, targeting: everywhere(['JP']) })],
      ...tentParts(jpy),
    },
  ];
};
