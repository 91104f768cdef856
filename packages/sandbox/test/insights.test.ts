import { describe, expect, it } from 'vitest';
import { readInsights } from '../src/insights/insights.ts';
import { accountOf, actionIn, ad, number, rowsOf, today } from './insights-ads.ts';

const summaryOf = (params: Record<string, unknown>, ads = accountOf(12)) =>
  readInsights('account', ads, params, today).summary;

describe('a row', () => {
  it('carries impressions, spend and its dates when no fields are asked', () => {
    const [row = {}] = rowsOf([ad()]);
    expect(Object.keys(row)).toEqual(['impressions', 'spend', 'date_start', 'date_stop']);
    expect(row['impressions']).toMatch(/^\d+$/);
    expect(row['spend']).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(row).toMatchObject({ date_start: '2026-09-15', date_stop: '2026-10-14' });
  });

  it('derives rates and costs from its own counts', () => {
    const fields = 'impressions,clicks,spend,reach,ctr,cpc,cpm,cpp,frequency,inline_link_clicks';
    const more = 'inline_link_click_ctr,cost_per_inline_link_click,actions,cost_per_action_type';
    const [row = {}] = rowsOf([ad()], {
      fields: `${fields},${more},action_values,purchase_roas`,
    });
    const at = (name: string) => number(row[name]);
    expect(at('ctr')).toBeCloseTo((at('clicks') / at('impressions')) * 100, 5);
    expect(at('cpc')).toBeCloseTo(at('spend') / at('clicks'), 5);
    expect(at('cpm')).toBeCloseTo((at('spend') / at('impressions')) * 1000, 5);
    expect(at('cpp')).toBeCloseTo((at('spend') / at('reach')) * 1000, 5);
    expect(at('frequency')).toBeCloseTo(at('impressions') / at('reach'), 5);
    expect(at('cost_per_inline_link_click')).toBeCloseTo(at('spend') / at('inline_link_clicks'), 5);
    expect(actionIn(row, 'purchase', 'cost_per_action_type')).toBeCloseTo(
      at('spend') / actionIn(row, 'purchase'),
      5,
    );
    expect(actionIn(row, 'omni_purchase', 'purchase_roas')).toBeCloseTo(
      actionIn(row, 'omni_purchase', 'action_values') / at('spend'),
      5,
    );
  });

  it('holds nothing but strings, in lists too', () => {
    const fields =
      'impressions,ctr,actions,outbound_clicks,account_id,account_currency,conversions';
    const [row = {}] = rowsOf([ad()], { fields, breakdowns: 'age,gender' });
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    expect(leaves(row).every((leaf) => typeof leaf === 'string')).toBe(true);
  });

  it('leaves out what it has no data for', () => {
    const fields =
      'impressions,actions,action_values,purchase_roas,cpc,conversions,quality_ranking';
    const tiny = ad({
      daily_budget: 2,
      objective: 'OUTCOME_AWARENESS',
      optimization_goal: 'REACH',
    });
    const [row = {}] = rowsOf([tiny], { fields, date_preset: 'yesterday' });
    expect(Object.keys(row)).toEqual(['impressions', 'date_start', 'date_stop']);
  });

  it('names its object and those above it, nothing below', () => {
    const fields = 'account_id,campaign_id,campaign_name,adset_id,ad_id,ad_name,objective';
    const [campaign = {}] = rowsOf([ad()], { fields, level: 'campaign' });
    expect(campaign).toMatchObject({
      account_id: '4815162342',
      campaign_id: '120210000000000003',
      objective: 'OUTCOME_SALES',
    });
    expect(campaign).not.toHaveProperty('adset_id');
    const [one = {}] = rowsOf([ad()], { fields, level: 'ad' });
    expect(one).toMatchObject({ ad_id: '120210000000000001', ad_name: 'Blue mug, square' });
  });

  it.each([
    ['OUTCOME_SALES', 'OFFSITE_CONVERSIONS', 'purchase'],
    ['OUTCOME_LEADS', 'OFFSITE_CONVERSIONS', 'lead'],
    ['OUTCOME_LEADS', 'LEAD_GENERATION', 'onsite_conversion.lead_grouped'],
    ['OUTCOME_APP_PROMOTION', 'APP_INSTALLS', 'mobile_app_install'],
    ['OUTCOME_TRAFFIC', 'LANDING_PAGE_VIEWS', 'landing_page_view'],
    ['OUTCOME_ENGAGEMENT', 'CONVERSATIONS', 'onsite_conversion.messaging_conversation_started_7d'],
  ])('counts for the objective %s and the goal %s: %s', (objective, optimization_goal, type) => {
    const fields = 'actions,results,cost_per_result,action_values';
    const [row = {}] = rowsOf([ad({ objective, optimization_goal })], { fields });
    expect(actionIn(row, type)).toBeGreaterThan(0);
    expect(row['results']).toMatchObject([{ values: [{ value: expect.any(String) }] }]);
    expect('action_values' in row).toBe(objective === 'OUTCOME_SALES');
  });

  it('has no single result where its ads work for different ends', () => {
    const mixedAds = [
      ad(),
      ad({ ad_id: '2', objective: 'OUTCOME_TRAFFIC', optimization_goal: 'REACH' }),
    ];
    expect(rowsOf(mixedAds, { fields: 'results,impressions' })[0]).not.toHaveProperty('results');
  });

  it('writes whole units in a currency without minor ones', () => {
    const yen = ad({ account_currency: 'JPY', currency_offset: 1, daily_budget: 8000 });
    const [row = {}] = rowsOf([yen], { fields: 'spend,cpm', date_preset: 'yesterday' });
    expect(row['spend']).toMatch(/^\d+$/);
    expect(number(row['cpm'])).toBeGreaterThan(300);
  });
});

describe('rows', () => {
  it('are one per object of the level, by default the object asked', () => {
    const ads = accountOf(20);
    const count = (level?: string) => rowsOf(ads, level ? { level } : {}).length;
    expect([count(), count('campaign'), count('adset'), count('ad')]).toEqual([1, 2, 4, 20]);
    expect(rowsOf(ads.slice(0, 5), {}, 'adset')).toHaveLength(1);
  });

  it('are none for objects that never ran, or not in the time asked', () => {
    expect(rowsOf([])).toEqual([]);
    expect(rowsOf([ad({ ran: [] })], { date_preset: 'maximum' })).toEqual([]);
    expect(rowsOf([ad({ ran: [{ since: '2026-01-01', until: '2026-02-01' }] })])).toEqual([]);
    expect(rowsOf([ad({ daily_budget: 0 })])).toEqual([]);
    expect(rowsOf([ad()], { time_range: { since: '2027-01-01', until: '2027-02-01' } })).toEqual(
      [],
    );
  });

  it('are none for breakdowns that no ad here can have', () => {
    expect(rowsOf([ad()], { breakdowns: 'product_id' })).toEqual([]);
    expect(rowsOf([ad()], { breakdowns: ['app_id', 'skan_conversion_id'] })).toEqual([]);
  });

  it('sort by one field, up or down', () => {
    const ads = accountOf(20);
    const spends = (sort: unknown) =>
      rowsOf(ads, { level: 'ad', fields: 'spend', sort }).map((row) => number(row['spend']));
    const down = spends('spend_descending');
    expect(down).toEqual([...down].sort((a, b) => b - a));
    expect(spends('["spend_ascending"]')).toEqual([...down].reverse());
    const names = rowsOf(ads, { level: 'ad', fields: 'ad_name', sort: ['ad_name_descending'] });
    expect(names[0]).toMatchObject({ ad_name: 'Ad 9' });
    expect(rowsOf(ads, { level: 'ad', sort: 'actions:purchase_descending' })).toHaveLength(20);
    const days = rowsOf([ad()], { time_increment: 1, sort: 'date_start_descending' });
    expect(days[0]).toMatchObject({ date_start: '2026-10-14' });
  });

  it('filter by number, by object and by breakdown', () => {
    const ads = accountOf(20);
    const filterRows = (field: string, operator: string, value: unknown, more = {}) =>
      rowsOf(ads, {
        level: 'ad',
        fields: 'ad_id,ad_name,spend',
        filtering: JSON.stringify([{ field, operator, value }]),
        ...more,
      });
    const all = rowsOf(ads, { level: 'ad', fields: 'spend' }).map((row) => number(row['spend']));
    const middle = all.sort((a, b) => a - b)[10] ?? 0;
    expect(filterRows('spend', 'GREATER_THAN', middle)).toHaveLength(9);
    expect(filterRows('spend', 'LESS_THAN_OR_EQUAL', String(middle))).toHaveLength(11);
    expect(filterRows('spend', 'IN_RANGE', [0, middle])).toHaveLength(11);
    expect(filterRows('ad.id', 'IN', [ads[3]?.ad_id, ads[4]?.ad_id])).toHaveLength(2);
    expect(filterRows('campaign.id', 'EQUAL', ads[15]?.campaign_id)).toHaveLength(10);
    expect(filterRows('ad.name', 'CONTAIN', 'ad 1')).toHaveLength(11);
    expect(filterRows('ad_name', 'NOT_CONTAIN', '1')).toHaveLength(9);
    expect(filterRows('impressions', 'EQUAL', 0)).toEqual([]);
    expect(filterRows('age', 'IN', ['18-24'], { breakdowns: 'age' })).toHaveLength(20);
  });

  it('filter by the state of objects, with a prefix, and with every published operator', () => {
    const paused = { campaign: 'ACTIVE' as const, adset: 'PAUSED', ad: 'ADSET_PAUSED' };
    const ads = [ad({ ad_id: '1', ad_name: 'Red hat' }), ad({ ad_id: '2', states: paused })];
    const filterRows = (field: string, operator: string, value: unknown) =>
      rowsOf(ads, { level: 'ad', fields: 'ad_id', filtering: [{ field, operator, value }] }).map(
        (row) => row['ad_id'],
      );
    expect(filterRows('ad.effective_status', 'IN', ['ACTIVE'])).toEqual(['1']);
    expect(filterRows('adset.effective_status', 'NOT_IN', ['ACTIVE'])).toEqual(['2']);
    expect(filterRows('campaign.effective_status', 'ANY', ['ACTIVE'])).toEqual(['1', '2']);
    expect(filterRows('ad.impressions', 'GREATER_THAN', 0)).toEqual(['1', '2']);
    expect(filterRows('ad.name', 'NOT_CONTAINS_ANY', ['hat', 'coat'])).toEqual(['2']);
    expect(filterRows('ad.name', 'STEM_MATCH', 'hat')).toEqual(['1']);
    expect(filterRows('ad.name', 'NONE', ['Red hat'])).toEqual(['2']);
    expect(filterRows('spend', 'TOP', 1)).toEqual(['1', '2']);
    expect(filterRows('date_start', 'ON_OR_AFTER', '2026-09-15')).toEqual(['1', '2']);
    expect(filterRows('date_start', 'AFTER', '2026-09-15')).toEqual([]);
  });

  it('filter by a bare number as id without losing its last digits', () => {
    const ads = accountOf(20);
    const filtering = `[{"field":"ad.id","operator":"IN","value":[${ads[7]?.ad_id}]}]`;
    expect(rowsOf(ads, { level: 'ad', fields: 'ad_id', filtering })).toMatchObject([
      { ad_id: ads[7]?.ad_id },
    ]);
  });

  it('filter actions by type', () => {
    const filtering = [{ field: 'action_type', operator: 'IN', value: ['purchase', 'link_click'] }];
    const [row = {}] = rowsOf([ad()], { fields: 'actions', filtering });
    expect(row['actions']).toMatchObject([
      { action_type: 'link_click' },
      { action_type: 'purchase' },
    ]);
  });

  it('tell actions apart by device, reaction and target', () => {
    const first = (params: Record<string, unknown>) =>
      rowsOf([ad()], { fields: 'actions', ...params })[0]?.['actions'];
    expect(first({ action_breakdowns: 'action_device' })).toContainEqual(
      expect.objectContaining({ action_type: 'link_click', action_device: 'iphone' }),
    );
    expect(first({ breakdowns: '["action_reaction","action_type"]' })).toContainEqual(
      expect.objectContaining({ action_type: 'post_reaction', action_reaction: 'love' }),
    );
    expect(first({ breakdowns: 'age', action_breakdowns: 'action_target_id' })).toContainEqual(
      expect.objectContaining({ action_target_id: expect.stringMatching(/^\d{10,}$/) }),
    );
    expect(first({ breakdowns: 'age', action_breakdowns: ['action_type'] })).toContainEqual(
      expect.objectContaining({ action_type: 'link_click' }),
    );
  });

  it('show attribution windows only when asked, and none that are retired', () => {
    const find = (windows?: string) =>
      rowsOf([ad({ daily_budget: 900_000 })], {
        fields: 'actions',
        ...(windows && { action_attribution_windows: windows }),
      })
        // Rows are wire data: lists of actions are arrays of plain string records.
        .flatMap((row) => row['actions'] as Record<string, string>[])
        .find((item) => item['action_type'] === 'purchase') ?? {};
    expect(Object.keys(find())).toEqual(['action_type', 'value']);
    expect(Object.keys(find('["1d_click","28d_click","7d_view","skan_click"]'))).toEqual([
      ...['action_type', 'value', '1d_click', '28d_click'],
    ]);
  });
});

describe('breakdowns', () => {
  it('give people neither by the hour nor what happened elsewhere', () => {
    const [row = {}] = rowsOf([ad({ daily_budget: 900_000 })], {
      breakdowns: 'hourly_stats_aggregated_by_advertiser_time_zone',
      fields: 'impressions,reach,frequency,actions,video_play_actions,action_values',
    });
    expect(row).toMatchObject({
      hourly_stats_aggregated_by_advertiser_time_zone: '00:00:00 - 00:59:59',
      reach: '0',
      frequency: '0',
    });
    expect(actionIn(row, 'link_click')).toBeGreaterThan(0);
    expect(actionIn(row, 'purchase')).toBe(0);
    expect(row).not.toHaveProperty('video_play_actions');
    expect(row).not.toHaveProperty('action_values');
  });

  it('give regions no conversions and no video quarters', () => {
    const videoAd = ad({ optimization_goal: 'THRUPLAY', daily_budget: 900_000, countries: ['DE'] });
    const [row = {}] = rowsOf([videoAd], {
      breakdowns: 'region',
      fields: 'actions,video_play_actions,video_p25_watched_actions',
    });
    expect(row).toMatchObject({ region: 'Baden-Württemberg' });
    expect(row).toHaveProperty('video_play_actions');
    expect(row).not.toHaveProperty('video_p25_watched_actions');
    expect(actionIn(row, 'landing_page_view')).toBe(0);
  });

  it('lose unique counts beyond 13 months', () => {
    const old = [ad({ ran: [{ since: '2025-01-01', until: null }] })];
    const time_range = { since: '2025-02-01', until: '2026-10-01' };
    const fields = 'reach,impressions,frequency';
    expect(rowsOf(old, { time_range, fields })[0]).toHaveProperty('reach');
    const [row = {}] = rowsOf(old, { time_range, fields, breakdowns: 'age' });
    expect(Object.keys(row)).toEqual(['impressions', 'date_start', 'date_stop', 'age']);
  });

  it('come as JSON array, as list or with commas', () => {
    const spellings = ['["age","gender"]', ['age', 'gender'], 'age,gender', ' gender , age '];
    for (const breakdowns of spellings)
      expect(rowsOf([ad()], { breakdowns })[0]).toMatchObject({ age: '18-24', gender: 'female' });
  });
});

describe('the summary', () => {
  it('adds up all rows, in the fields asked or in its own', () => {
    const [whole = {}] = rowsOf(accountOf(12), { fields: 'impressions,spend,clicks,reach' });
    const params = { level: 'ad', breakdowns: 'age', fields: 'impressions,spend,clicks,reach' };
    expect(summaryOf({ ...params, summary: true })).toEqual(whole);
    expect(summaryOf({ ...params, default_summary: 'true' })).toEqual(whole);
    expect(summaryOf({ level: 'ad', summary: '["spend"]' })).toEqual({
      spend: whole['spend'],
      date_start: whole['date_start'],
      date_stop: whole['date_stop'],
    });
    expect(summaryOf(params)).toBeUndefined();
  });

  it('counts only the rows that are left', () => {
    const filtering = [{ field: 'ad.id', operator: 'EQUAL', value: accountOf(12)[5]?.ad_id }];
    const [one = {}] = rowsOf(accountOf(12), { filtering, level: 'ad' });
    expect(summaryOf({ filtering, level: 'ad', summary: 'true' })).toEqual(one);
    expect(summaryOf({ summary: 'true' }, [])).toBeUndefined();
  });
});
