import { describe, expect, it } from 'vitest';
import { accountOf, actionIn, ad, number, rowsOf } from './insights-ads.ts';

const fields = 'impressions,spend,clicks,reach,ctr,cpm,frequency,actions,inline_link_clicks';
const daily = { fields, time_increment: 1, date_preset: 'last_90d' };
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('a day of an ad', () => {
  it('never changes: not tomorrow, not after a pause, not beside other ads', () => {
    const params = { fields, time_range: { since: '2026-10-14', until: '2026-10-14' } };
    const [first] = rowsOf([ad()], params, 'ad');
    expect(rowsOf([ad()], params, 'ad', '2026-12-24')[0]).toEqual(first);
    const paused = ad({ ran: [{ since: '2026-06-01', until: '2026-10-14' }] });
    expect(rowsOf([paused], params, 'ad', '2026-11-11')[0]).toEqual(first);
    const among = rowsOf([...accountOf(5), ad()], { ...params, level: 'ad' });
    expect(among.at(-1)).toEqual(first);
    const renamed = ad({ ad_name: 'Green mug', campaign_name: 'Winter' });
    expect(rowsOf([renamed], params, 'ad')[0]).toEqual(first);
  });

  it('is the same today as it will be tomorrow', () => {
    const params = { fields, time_range: { since: '2026-10-15', until: '2026-10-15' } };
    expect(rowsOf([ad()], params)).toEqual(rowsOf([ad()], params, 'account', '2026-10-16'));
  });

  it('counts once where the stretches it ran overlap', () => {
    const ran = [
      { since: '2026-09-20', until: null },
      { since: '2026-06-01', until: '2026-09-25' },
      { since: '2026-07-01', until: '2026-07-01' },
    ];
    expect(rowsOf([ad({ ran })], { fields })).toEqual(rowsOf([ad()], { fields }));
  });
});

describe('delivery', () => {
  it('stays within the budget and uses most of it once learned', () => {
    for (const one of accountOf(12)) {
      const spends = rowsOf([one], daily, 'ad').map((row) => number(row['spend']));
      expect(Math.max(...spends)).toBeLessThanOrEqual(50);
      expect(mean(spends)).toBeGreaterThan(40);
    }
  });

  it('differs from ad to ad and from day to day', () => {
    const rows = rowsOf(accountOf(10), { ...daily, level: 'ad' });
    expect(new Set(rows.map((row) => row['impressions'])).size).toBeGreaterThan(rows.length * 0.7);
  });

  it('lies where real accounts lie', () => {
    const [row = {}] = rowsOf(accountOf(30), { fields });
    expect(number(row['ctr'])).toBeGreaterThan(0.8);
    expect(number(row['ctr'])).toBeLessThan(4);
    expect(number(row['cpm'])).toBeGreaterThan(5);
    expect(number(row['cpm'])).toBeLessThan(25);
    expect(number(row['frequency'])).toBeGreaterThan(1.2);
    expect(number(row['frequency'])).toBeLessThan(8);
    const costPerPurchase = number(row['spend']) / actionIn(row, 'purchase');
    expect(costPerPurchase).toBeGreaterThan(5);
    expect(costPerPurchase).toBeLessThan(120);
  });
});

describe('reach', () => {
  it('has a whole reach between its largest part and all parts together', () => {
    const ads = accountOf(6);
    const [whole = {}] = rowsOf(ads, { fields });
    for (const params of [{ time_increment: 1 }, { level: 'ad' }, { breakdowns: 'age,gender' }]) {
      const parts = rowsOf(ads, { fields, ...params }).map((row) => number(row['reach']));
      expect(number(whole['reach'])).toBeGreaterThanOrEqual(Math.max(...parts));
      expect(number(whole['reach'])).toBeLessThanOrEqual(
        parts.reduce((sum, part) => sum + part, 0),
      );
    }
  });
});

describe('breakdown values', () => {
  const values = (breakdown: string, over = {}) => {
    const rows = rowsOf([ad({ daily_budget: 500_000, ...over })], { breakdowns: breakdown });
    return [...new Set(rows.map((row) => row[breakdown.split(',').at(-1) ?? '']))];
  };

  it('are those of the platform', () => {
    expect(values('age')).toEqual(['18-24', '25-34', '35-44', '45-54', '55-64', '65+']);
    expect(values('gender')).toEqual(['female', 'male', 'unknown']);
    expect(values('publisher_platform')).toEqual([
      ...['audience_network', 'facebook', 'instagram', 'messenger', 'threads'],
    ]);
    expect(values('publisher_platform,impression_device')).toContain('iphone');
    expect(values('hourly_stats_aggregated_by_audience_time_zone')).toHaveLength(24);
  });

  it('are the countries the ad is aimed at, each once', () => {
    expect(values('country', { countries: ['us', 'FR', 'US'] })).toEqual(['FR', 'US']);
    expect(values('country', { countries: ['ZZ'] })).toEqual(['ZZ']);
    expect(values('country', { countries: [] })).toEqual(['US']);
  });
});
