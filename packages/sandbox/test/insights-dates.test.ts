import { describe, expect, it } from 'vitest';
import { parsePairs } from '../src/protocol/params.ts';
import { ad, rowsOf } from './insights-ads.ts';

const long = [ad({ ran: [{ since: '2024-02-29', until: null }] })];

const spanOf = (params: Record<string, unknown>, day?: string) =>
  rowsOf(long, params, 'account', day).map((row) => `${row['date_start']} ${row['date_stop']}`);

describe('presets', () => {
  // A Thursday.
  it.each([
    ['today', '2026-10-15 2026-10-15'],
    ['yesterday', '2026-10-14 2026-10-14'],
    ['this_month', '2026-10-01 2026-10-15'],
    ['last_month', '2026-09-01 2026-09-30'],
    ['this_quarter', '2026-10-01 2026-10-15'],
    ['last_quarter', '2026-07-01 2026-09-30'],
    ['this_year', '2026-01-01 2026-10-15'],
    ['last_year', '2025-01-01 2025-12-31'],
    ['last_3d', '2026-10-12 2026-10-14'],
    ['last_7d', '2026-10-08 2026-10-14'],
    ['last_14d', '2026-10-01 2026-10-14'],
    ['last_28d', '2026-09-17 2026-10-14'],
    ['last_30d', '2026-09-15 2026-10-14'],
    ['last_90d', '2026-07-17 2026-10-14'],
    ['last_week_mon_sun', '2026-10-05 2026-10-11'],
    ['last_week_sun_sat', '2026-10-04 2026-10-10'],
    ['this_week_mon_today', '2026-10-12 2026-10-15'],
    ['this_week_sun_today', '2026-10-11 2026-10-15'],
    ['maximum', '2024-02-29 2026-10-15'],
    ['data_maximum', '2024-02-29 2026-10-15'],
  ])('%s is %s', (date_preset, span) => {
    expect(spanOf({ date_preset })).toEqual([span]);
  });

  it('is last_30d when none is given', () => {
    expect(spanOf({})).toEqual(['2026-09-15 2026-10-14']);
  });

  it('may stand in quotes, in capitals, and be left empty', () => {
    expect(spanOf({ date_preset: "'LAST_3D'" })).toEqual(['2026-10-12 2026-10-14']);
    expect(spanOf({ date_preset: '', time_increment: '', level: '"CAMPAIGN"' })).toEqual([
      '2026-09-15 2026-10-14',
    ]);
  });

  it('turn over at the edges of weeks, quarters, years and leap days', () => {
    const sunday = '2026-03-01';
    expect(spanOf({ date_preset: 'last_week_mon_sun' }, sunday)).toEqual(['2026-02-16 2026-02-22']);
    expect(spanOf({ date_preset: 'this_week_sun_today' }, sunday)).toEqual([
      '2026-03-01 2026-03-01',
    ]);
    expect(spanOf({ date_preset: 'last_quarter' }, '2026-01-31')).toEqual([
      '2025-10-01 2025-12-31',
    ]);
    expect(spanOf({ date_preset: 'last_month' }, '2026-01-01')).toEqual(['2025-12-01 2025-12-31']);
    expect(spanOf({ date_preset: 'yesterday' }, '2024-03-01')).toEqual(['2024-02-29 2024-02-29']);
  });

  it('reaches back 37 months at most', () => {
    const ancient = [ad({ ran: [{ since: '2020-01-01', until: null }] })];
    expect(rowsOf(ancient, { date_preset: 'maximum' })[0]).toMatchObject({
      date_start: '2023-09-15',
    });
  });
});

describe('time_range', () => {
  it('overrides the preset, as JSON text, object or bracketed parameters', () => {
    const range = { since: '2026-09-01', until: '2026-09-07' };
    const spellings = [
      { time_range: JSON.stringify(range) },
      { time_range: range },
      parsePairs('time_range[since]=2026-09-01&time_range[until]=2026-09-07'),
    ];
    for (const spelling of spellings)
      expect(spanOf({ date_preset: 'last_7d', ...spelling })).toEqual(['2026-09-01 2026-09-07']);
  });

  it('gives way to time_ranges, which also overrides time_increment', () => {
    const time_ranges = JSON.stringify([
      { since: '2026-09-01', until: '2026-09-07' },
      { since: '2026-09-05', until: '2026-09-05' },
    ]);
    const time_range = { since: '2026-01-01', until: '2026-01-07' };
    expect(spanOf({ time_range, time_ranges, time_increment: 1 })).toEqual([
      '2026-09-01 2026-09-07',
      '2026-09-05 2026-09-05',
    ]);
  });

  it('may begin exactly 37 months ago', () => {
    const time_range = { since: '2023-09-15', until: '2026-10-14' };
    expect(spanOf({ time_range })).toEqual(['2023-09-15 2026-10-14']);
  });
});

describe('time_increment', () => {
  it('cuts into days, weeks and months, the last piece short', () => {
    const time_range = { since: '2026-08-30', until: '2026-10-02' };
    expect(spanOf({ time_range, time_increment: 1 })).toHaveLength(34);
    expect(spanOf({ time_range, time_increment: '30' })).toEqual([
      '2026-08-30 2026-09-28',
      '2026-09-29 2026-10-02',
    ]);
    expect(spanOf({ time_range, time_increment: 'monthly' })).toEqual([
      '2026-08-30 2026-08-31',
      '2026-09-01 2026-09-30',
      '2026-10-01 2026-10-02',
    ]);
    expect(spanOf({ time_range, time_increment: 'all_days' })).toEqual(['2026-08-30 2026-10-02']);
  });

  it('has no row for a day without delivery', () => {
    const paused = ad({
      ran: [
        { since: '2026-10-01', until: '2026-10-03' },
        { since: '2026-10-08', until: '2026-10-08' },
      ],
    });
    const days = rowsOf([paused], { time_increment: 1 }).map((row) => row['date_start']);
    expect(days).toEqual(['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-08']);
  });

  it('stands a range that ends centuries from now', () => {
    const time_range = { since: '2026-10-10', until: '9999-12-31' };
    expect(spanOf({ time_range, time_increment: 1 })).toHaveLength(6);
    expect(spanOf({ time_range })).toEqual(['2026-10-10 9999-12-31']);
  });
});
