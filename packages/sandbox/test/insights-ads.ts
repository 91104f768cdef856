import type { DeliveringAd } from '../src/insights/delivering.ts';
import { readInsights } from '../src/insights/insights.ts';
import { refusalIn } from '../src/protocol/refusal.ts';

export const today = '2026-10-15';

export const ad = (over: Partial<DeliveringAd> = {}): DeliveringAd => ({
  ad_id: '120210000000000001',
  ad_name: 'Blue mug, square',
  adset_id: '120210000000000002',
  adset_name: 'Adults in Germany',
  campaign_id: '120210000000000003',
  campaign_name: 'Autumn',
  account_id: '4815162342',
  account_name: 'Mugs and more',
  account_currency: 'EUR',
  objective: 'OUTCOME_SALES',
  buying_type: 'AUCTION',
  optimization_goal: 'OFFSITE_CONVERSIONS',
  daily_budget: 5000,
  currency_offset: 100,
  states: { campaign: 'ACTIVE', adset: 'ACTIVE', ad: 'ACTIVE' },
  countries: ['DE', 'AT'],
  ran: [{ since: '2026-06-01', until: null }],
  delivery: [],
  ...over,
});

/** Ten ads to a campaign, five to an ad set. */
export const accountOf = (size: number, over: Partial<DeliveringAd> = {}): DeliveringAd[] =>
  Array.from({ length: size }, (_, index) =>
    ad({
      ad_id: `1202200000000${String(index).padStart(5, '0')}`,
      ad_name: `Ad ${index}`,
      adset_id: `1202300000000${String(Math.floor(index / 5)).padStart(5, '0')}`,
      campaign_id: `1202400000000${String(Math.floor(index / 10)).padStart(5, '0')}`,
      ...over,
    }),
  );

type Rows = Record<string, unknown>[];
type Level = Parameters<typeof readInsights>[0];

/** The rows of a request that must succeed. */
export const rowsOf = (
  ads: DeliveringAd[],
  params: Record<string, unknown> = {},
  level: Level = 'account',
  day = today,
): Rows => readInsights(level, ads, params, day).rows;

/** What came of a request: rows, or a refusal. Anything else that is thrown stays thrown. */
export const outcomeOf = (
  ads: DeliveringAd[],
  params: Record<string, unknown>,
  level: Level = 'account',
) => {
  try {
    return { answer: readInsights(level, ads, params, today) };
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    if (!refusal) throw thrown;
    return { refused: refusal };
  }
};

/** The error of a request that must be refused. */
export const refusalOf = (params: Record<string, unknown>, level: Level = 'account') => {
  const error = outcomeOf([ad()], params, level).refused;
  if (!error) throw new Error('was accepted');
  return error;
};

export const number = (value: unknown): number => Number(value ?? 0);

export const actionIn = (row: Record<string, unknown>, type: string, list = 'actions'): number => {
  // Rows are wire data: lists of actions are arrays of plain string records.
  const items = (row[list] ?? []) as Record<string, string>[];
  return items
    .filter((item) => item['action_type'] === type)
    .reduce((sum, item) => sum + number(item['value']), 0);
};
