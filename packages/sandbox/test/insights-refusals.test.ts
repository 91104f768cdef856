import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, ad, outcomeOf, refusalOf, rowsOf } from './insights-ads.ts';

const combinations = [
  ...['age', 'gender', 'age,gender', 'country', 'region', 'publisher_platform', 'product_id'],
  ...['publisher_platform,impression_device', 'publisher_platform,platform_position'],
  'publisher_platform,platform_position,impression_device',
  'hourly_stats_aggregated_by_advertiser_time_zone',
  'hourly_stats_aggregated_by_audience_time_zone',
  ...['action_device', 'action_device,impression_device', 'action_device,publisher_platform'],
  'action_device,publisher_platform,impression_device',
  'action_device,publisher_platform,platform_position',
  'action_device,publisher_platform,platform_position,impression_device',
  ...['action_type', 'action_target_id', 'action_reaction', 'action_reaction,action_type'],
  ...['action_carousel_card_id', 'action_carousel_card_name,country'],
  ...['action_carousel_card_id,impression_device', 'action_carousel_card_name,age,gender'],
  'app_id,skan_conversion_id',
  ...['comscore_market', 'image_asset', 'title_asset', 'device_platform', 'user_segment_key'],
  ...['publisher_platform,platform_position,device_platform', 'user_segment_key,age'],
  ...['dma', 'frequency_value', 'media_type'],
];

const refusedBreakdowns = [
  ...['impression_device', 'platform_position', 'age,country', 'country,region', 'gender,region'],
  ...['age,publisher_platform', 'age,gender,country', 'app_id', 'product_id,age'],
  'hourly_stats_aggregated_by_advertiser_time_zone,age',
  'platform_position,impression_device',
  ...['action_device,age', 'action_target_id,age', 'action_reaction,action_device'],
  ...['image_asset,age', 'device_platform,age', 'user_segment_key,product_id'],
];

describe('breakdowns', () => {
  it.each(combinations)('%s is allowed', (breakdowns) => {
    expect(() => rowsOf([ad()], { breakdowns })).not.toThrow();
    const reversed = breakdowns.split(',').reverse();
    expect(() => rowsOf([ad()], { breakdowns: reversed })).not.toThrow();
  });

  it('tell mobile from desktop, and leave people without a segment unknown', () => {
    const devices = rowsOf([ad()], { breakdowns: 'device_platform', fields: 'spend' });
    expect(devices.map((row) => row['device_platform'])).toEqual(['desktop', 'mobile_app']);
    const segments = rowsOf([ad()], { breakdowns: 'user_segment_key', fields: 'spend' });
    expect(segments).toMatchObject([{ user_segment_key: 'unknown' }]);
  });
  it.each(refusedBreakdowns)('%s is refused', (breakdowns) => {
    expect(refusalOf({ breakdowns })).toMatchObject({
      code: 2,
      subcode: 1504041,
      transient: false,
      text: expect.stringMatching(/breakdown columns \([\w, ]+\) is invalid/),
    });
  });

  it('are weighed together with those of actions', () => {
    const device = { action_breakdowns: 'action_device' };
    expect(refusalOf({ breakdowns: 'age', ...device })).toMatchObject({ subcode: 1504041 });
    expect(() => rowsOf([ad()], { breakdowns: 'impression_device', ...device })).not.toThrow();
  });

  it('answers breakdowns that nobody has heard of with those there are', () => {
    expect(refusalOf({ breakdowns: 'shoe_size' })).toMatchObject({
      code: 100,
      message: expect.stringMatching(/^\(#100\) .* must be one of \{.*age, .*gender, /),
    });
    expect(refusalOf({ action_breakdowns: 'shoe_size' })).toMatchObject({ code: 100 });
  });
});

describe('dates', () => {
  it('refuse the lifetime preset with the presets there are', () => {
    expect(refusalOf({ date_preset: 'lifetime' })).toMatchObject({
      code: 100,
      message: expect.stringMatching(
        /^\(#100\) .* must be one of \{today, yesterday, .*this_year\}$/,
      ),
    });
    expect(refusalOf({ date_preset: 'toString' })).toMatchObject({ code: 100 });
  });

  it('refuse a start more than 37 months back', () => {
    const time_range = { since: '2023-09-14', until: '2026-10-01' };
    expect(refusalOf({ time_range })).toMatchObject({ code: 3018 });
    expect(refusalOf({ time_ranges: [time_range] })).toMatchObject({ code: 3018 });
  });

  it.each([
    '{since:2026-01-01}',
    '"2026-01-01"',
    'last_7d',
    '[]',
    '{}',
    '{"since":"2026-10-01"}',
    '{"since":"2026-10-01","until":null}',
    '{"since":"2026-10-02","until":"2026-10-01"}',
    '{"since":"2026-02-30","until":"2026-10-01"}',
    '{"since":"2026-13-01","until":"2026-10-01"}',
    '{"since":"01.10.2026","until":"2026-10-01"}',
    '{"since":"2026-10-1","until":"2026-10-02"}',
    '{"since":20261001,"until":20261002}',
  ])('refuse the time range %s', (time_range) => {
    expect(refusalOf({ time_range })).toMatchObject({ code: 100 });
    expect(refusalOf({ time_ranges: `[${time_range}]` })).toMatchObject({ code: 100 });
  });

  it.each(['0', '91', '-1', '1.5', 'weekly', '07x', {}])('refuse the increment %s', (increment) => {
    expect(refusalOf({ time_increment: increment })).toMatchObject({ code: 100 });
  });
});

describe('the rest', () => {
  it('refuses fields that do not exist', () => {
    for (const field of ['spent', 'adname', 'constructor', '__proto__', 'actions{value}'])
      expect(refusalOf({ fields: `impressions,${field}` })).toMatchObject({
        code: 100,
        type: 'OAuthException',
        message: expect.stringContaining(`${field} is not valid for fields param`),
      });
    expect(refusalOf({ summary: 'spent' })).toMatchObject({ code: 100 });
    expect(refusalOf({ fields: '["impressions"' })).toMatchObject({ code: 100 });
    expect(refusalOf({ fields: { impressions: 1 } })).toMatchObject({ code: 100 });
  });

  it('refuses a level above the object, and one that is none', () => {
    expect(refusalOf({ level: 'campaign' }, 'ad')).toMatchObject({ code: 1, subcode: 99 });
    expect(refusalOf({ level: 'account' }, 'campaign')).toMatchObject({ code: 1, subcode: 99 });
    expect(refusalOf({ level: 'creative' })).toMatchObject({
      code: 100,
      message: expect.stringContaining('{ad, adset, campaign, account}'),
    });
  });

  it('refuses sorting by more than one field, by none, or without direction', () => {
    for (const sort of [
      'spend_descending,reach_ascending',
      'spend',
      'spent_descending',
      '_ascending',
    ])
      expect(refusalOf({ sort })).toMatchObject({ code: 100 });
  });

  it.each([
    'spend>5',
    '{}',
    '[1]',
    '[{"field":"spend","operator":"BIGGER","value":5}]',
    '[{"field":"spend","operator":"GREATER_THAN"}]',
    '[{"field":"spend","operator":"GREATER_THAN","value":"much"}]',
    '[{"field":"spend","operator":"CONTAIN","value":"1"}]',
    '[{"field":"spend","operator":"IN_RANGE","value":[1]}]',
    '[{"field":"ad.name","operator":"GREATER_THAN","value":"a"}]',
    '[{"field":"ad.effective_state","operator":"IN","value":["ACTIVE"]}]',
    '[{"field":"spend","operator":"CONTAINS_NONE","value":"1"}]',
    '[{"field":"date_start","operator":"AFTER","value":"yesterday"}]',
  ])('refuses the filter %s', (filtering) => {
    expect(refusalOf({ filtering })).toMatchObject({ code: 100 });
  });

  it('refuses attribution windows that do not exist', () => {
    expect(refusalOf({ action_attribution_windows: '3d_click' })).toMatchObject({ code: 100 });
  });

  it('refuses more rows than one answer can hold', () => {
    const params = {
      ...{ level: 'ad', time_increment: 1, date_preset: 'last_90d' },
      breakdowns: 'publisher_platform,platform_position,impression_device',
    };
    const many = accountOf(40, { daily_budget: 50_000 });
    expect(outcomeOf(many, params).refused).toMatchObject({ code: 100, subcode: 1487534 });
  });

  it('ignores parameters it does not know and those that lost their meaning', () => {
    const ignoredParams = {
      use_unified_attribution_setting: 'true',
      action_report_time: 'conversion',
    };
    expect(rowsOf([ad()], { ...ignoredParams, limit: '5', after: 'MAZDZD', pretty: 1 })).toEqual(
      rowsOf([ad()]),
    );
  });

  it('answers any junk with rows or with an error, never with a crash', () => {
    const names = ['fields', 'level', 'date_preset', 'time_range', 'time_ranges', 'time_increment'];
    const more = ['breakdowns', 'action_breakdowns', 'filtering', 'sort', 'summary'];
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.json(),
      fc.string(),
      fc.constantFrom('spend', '["age"]', '[]', '{}', 'null', 'ad', 'last_7d', '1', 'constructor'),
    );
    const params = fc.dictionary(
      fc.constantFrom(...names, ...more, 'action_attribution_windows', 'default_summary'),
      junk,
    );
    fc.assert(
      fc.property(params, (reportParams) => {
        const { answer, refused } = outcomeOf([ad()], reportParams);
        expect(answer !== undefined || refused.code > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
