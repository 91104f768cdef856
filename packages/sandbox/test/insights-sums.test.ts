import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveringAd } from '../src/insights/delivering.ts';
import { actionIn, ad, number, rowsOf } from './insights-ads.ts';

const fields = [
  ...['impressions', 'clicks', 'spend', 'reach', 'inline_link_clicks', 'outbound_clicks'],
  ...['actions', 'action_values', 'video_play_actions', 'video_p25_watched_actions'],
];

const onPlatform = ['link_click', 'post_reaction', 'comment', 'post_engagement', 'video_view'];
const offPlatform = ['landing_page_view', 'add_to_cart', 'purchase', 'lead', 'mobile_app_install'];

type Row = Record<string, unknown>;
type Totals = Record<string, number>;

const measure = (row: Row, types: string[]): Totals => ({
  impressions: number(row['impressions']),
  clicks: number(row['clicks']),
  // In minor units, so that sums are exact.
  spend: Math.round(number(row['spend']) * 100),
  link: number(row['inline_link_clicks']),
  outbound: actionIn(row, 'outbound_click', 'outbound_clicks'),
  value: types.includes('purchase')
    ? Math.round(actionIn(row, 'purchase', 'action_values') * 100)
    : 0,
  ...Object.fromEntries(types.map((type) => [type, actionIn(row, type)])),
});

const add = (rows: Row[], types: string[]): Totals => {
  const totals = measure({}, types);
  for (const row of rows)
    for (const [key, value] of Object.entries(measure(row, types)))
      totals[key] = (totals[key] ?? 0) + value;
  return totals;
};

const goals = fc.constantFrom(
  ['OUTCOME_SALES', 'OFFSITE_CONVERSIONS'],
  ['OUTCOME_LEADS', 'LEAD_GENERATION'],
  ['OUTCOME_LEADS', 'OFFSITE_CONVERSIONS'],
  ['OUTCOME_APP_PROMOTION', 'APP_INSTALLS'],
  ['OUTCOME_TRAFFIC', 'LINK_CLICKS'],
  ['OUTCOME_AWARENESS', 'REACH'],
  ['OUTCOME_ENGAGEMENT', 'THRUPLAY'],
);

const someDay = fc.integer({ min: 1, max: 28 }).map((d) => `2026-09-${String(d).padStart(2, '0')}`);

const someAd = fc
  .record({
    number: fc.integer({ min: 0, max: 10 ** 9 }),
    adset: fc.integer({ min: 0, max: 3 }),
    goal: goals,
    budget: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 300, max: 2_000_000 })),
    countries: fc.subarray(['DE', 'AT', 'US', 'GB', 'MT', 'IN']),
    since: someDay,
    until: fc.option(someDay, { nil: null }),
  })
  .map((parts) =>
    ad({
      ad_id: `12021${parts.number}`,
      adset_id: `12022${parts.adset}`,
      campaign_id: `12023${parts.adset % 2}`,
      objective: parts.goal[0] ?? '',
      optimization_goal: parts.goal[1] ?? '',
      daily_budget: parts.budget,
      countries: parts.countries,
      ran: [{ since: parts.since, until: parts.until }],
    }),
  );

const someAds = fc.uniqueArray(someAd, {
  minLength: 1,
  maxLength: 6,
  selector: ({ ad_id }) => ad_id,
});

const breakdowns = fc.constantFrom(
  ...['', 'age', 'gender', 'age,gender', 'country', 'region', 'publisher_platform'],
  ...['publisher_platform,platform_position', 'publisher_platform,impression_device'],
  'publisher_platform,platform_position,impression_device',
  'hourly_stats_aggregated_by_advertiser_time_zone',
  'hourly_stats_aggregated_by_audience_time_zone',
  ...['action_device', 'action_device,publisher_platform', 'action_reaction'],
);

const cutting = fc.record({
  breakdowns,
  level: fc.constantFrom('account', 'campaign', 'adset', 'ad'),
  time_increment: fc.constantFrom('all_days', 'monthly', '1', '7', '13'),
});

const range = JSON.stringify({ since: '2026-08-20', until: '2026-10-10' });

/** Off-platform actions are not told by region or hour. */
const typesFor = (breakdownList: string) =>
  /region|hourly/.test(breakdownList) ? onPlatform : [...onPlatform, ...offPlatform];

describe('sums', () => {
  it('agree however a request cuts the same delivery', () => {
    fc.assert(
      fc.property(someAds, cutting, (ads, params) => {
        const types = typesFor(params.breakdowns);
        const whole = rowsOf(ads, { fields, time_range: range });
        const cutRows = rowsOf(ads, { fields, time_range: range, ...params });
        expect(add(cutRows, types)).toEqual(add(whole, types));
      }),
      { numRuns: 60 },
    );
  });

  it('agree between an object and the objects below it', () => {
    fc.assert(
      fc.property(someAds, breakdowns, (ads, breakdownList) => {
        const types = typesFor(breakdownList);
        const params = { fields, time_range: range, breakdowns: breakdownList };
        const below = (key: (one: DeliveringAd) => string, level: 'campaign' | 'ad') =>
          [...new Set(ads.map(key))].flatMap((id) =>
            rowsOf(
              ads.filter((one) => key(one) === id),
              params,
              level,
            ),
          );
        const whole = add(rowsOf(ads, params), types);
        expect(
          add(
            below(({ campaign_id }) => campaign_id, 'campaign'),
            types,
          ),
        ).toEqual(whole);
        expect(
          add(
            below(({ ad_id }) => ad_id, 'ad'),
            types,
          ),
        ).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('agree between a breakdown and a finer one, value by value', () => {
    const pairs = fc.constantFrom(
      ['age', 'age,gender'],
      ['gender', 'age,gender'],
      ['publisher_platform', 'publisher_platform,platform_position'],
      ['publisher_platform', 'publisher_platform,platform_position,impression_device'],
      [
        'publisher_platform,impression_device',
        'publisher_platform,platform_position,impression_device',
      ],
    );
    fc.assert(
      fc.property(someAds, pairs, (ads, [coarse = '', fine = '']) => {
        const types = [...onPlatform, ...offPlatform];
        const keys = coarse.split(',');
        const at = (row: Row) => keys.map((key) => row[key]).join('|');
        const finer = rowsOf(ads, { fields, time_range: range, breakdowns: fine });
        for (const row of rowsOf(ads, { fields, time_range: range, breakdowns: coarse }))
          expect(
            add(
              finer.filter((one) => at(one) === at(row)),
              types,
            ),
          ).toEqual(measure(row, types));
      }),
      { numRuns: 30 },
    );
  });

  it('agree over attribution windows and over the devices of actions', () => {
    const ads = [ad({ daily_budget: 900_000 })];
    const actionParams = {
      fields: 'actions',
      action_attribution_windows: '7d_click,1d_view,1d_click',
    };
    const sumActions = (rows: Row[], window: string) =>
      rows
        .flatMap((row) => (row['actions'] ?? []) as Record<string, string>[])
        .filter((item) => item['action_type'] === 'purchase')
        .reduce((sum, item) => sum + number(item[window]), 0);
    const whole = rowsOf(ads, actionParams);
    expect(sumActions(whole, 'value')).toBe(
      sumActions(whole, '7d_click') + sumActions(whole, '1d_view'),
    );
    expect(sumActions(whole, '1d_click')).toBeLessThan(sumActions(whole, '7d_click'));
    for (const params of [
      { breakdowns: 'age' },
      { time_increment: 1 },
      { breakdowns: 'action_device' },
    ])
      for (const window of ['value', '7d_click', '1d_view', '1d_click'])
        expect(sumActions(rowsOf(ads, { ...actionParams, ...params }), window)).toBe(
          sumActions(whole, window),
        );
  });
});

const funnel = ['link_click', 'landing_page_view', 'add_to_cart', 'purchase'];

const isInOrder = (row: Row): boolean => {
  const { impressions = 0, clicks = 0, spend = -1 } = measure(row, []);
  const steps = [impressions, clicks, ...funnel.map((type) => actionIn(row, type)), 0];
  const isFalling = steps.every((step, index) => step <= (steps[index - 1] ?? step));
  return impressions > 0 && isFalling && number(row['reach']) <= impressions && spend >= 0;
};

describe('every row', () => {
  it('keeps the order of the funnel, even in the smallest cell', () => {
    fc.assert(
      fc.property(someAds, cutting, (ads, params) => {
        const rows = rowsOf(ads, { fields, time_range: range, ...params });
        expect(rows.filter((row) => !isInOrder(row))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('reads the same for a field asked alone or among others', () => {
    const every = [
      ...['impressions', 'spend', 'reach', 'clicks', 'frequency', 'ctr', 'cpc', 'cpm', 'cpp'],
      ...['inline_link_clicks', 'inline_link_click_ctr', 'cost_per_inline_link_click'],
      ...['inline_post_engagement', 'unique_clicks', 'unique_ctr', 'cost_per_unique_click'],
      ...['outbound_clicks', 'outbound_clicks_ctr', 'cost_per_outbound_click', 'website_ctr'],
      ...['actions', 'action_values', 'cost_per_action_type', 'conversions', 'purchase_roas'],
      ...['results', 'cost_per_result', 'video_play_actions', 'video_p50_watched_actions'],
      ...['video_avg_time_watched_actions', 'video_thruplay_watched_actions', 'cost_per_thruplay'],
    ];
    const ads = [ad({ optimization_goal: 'THRUPLAY', daily_budget: 90_000 })];
    const [full = {}] = rowsOf(ads, { fields: every });
    for (const field of every) {
      const [alone = {}] = rowsOf(ads, { fields: [field] });
      expect(full[field]).toBeDefined();
      expect(alone[field]).toEqual(full[field]);
    }
  });
});
