import * as z from 'zod';
import { money } from '../parts/money.ts';

const amount = z.coerce.number().catch(0);

const action = z.object({ action_type: z.string(), value: amount });

const row = z.looseObject({
  date_start: z.string().catch(''),
  spend: amount,
  impressions: amount,
  inline_link_clicks: amount,
  actions: z.array(action).catch([]),
});

export const insightRows = z.object({ data: z.array(row) }).transform(({ data }) =>
  data.map((one) => ({
    ...one,
    ...resultsIn((type) => one.actions.find(({ action_type }) => action_type === type)?.value),
    /** A field of the row that holds words, such as campaign_name or age. */
    wordsOf: (field: string) => (typeof one[field] === 'string' ? String(one[field]) : ''),
  })),
);

export type InsightsRow = z.output<typeof insightRows>[number];

/** Acts of people beyond clicking. Meta counts one act under several types: `lead` has those of forms and websites. */
export const resultsIn = (of: (actionType: string) => number | undefined) => ({
  purchases: of('purchase') ?? of('omni_purchase') ?? 0,
  leads:
    of('lead') ??
    (of('onsite_conversion.lead_grouped') ?? 0) + (of('offsite_conversion.fb_pixel_lead') ?? 0),
});

export type Totals = {
  spend: number;
  impressions: number;
  clicks: number;
  purchases: number;
  leads: number;
};

/** Sums of what can be added up; people who saw it cannot, so reach is not among them. */
export const totalsOf = (rows: readonly InsightsRow[]): Totals => ({
  spend: sum(rows, ({ spend }) => spend),
  impressions: sum(rows, ({ impressions }) => impressions),
  clicks: sum(rows, ({ inline_link_clicks: clicks }) => clicks),
  purchases: sum(rows, ({ purchases }) => purchases),
  leads: sum(rows, ({ leads }) => leads),
});

const sum = (rows: readonly InsightsRow[], of: (row: InsightsRow) => number) =>
  rows.reduce((all, one) => all + of(one), 0);

const whole = new Intl.NumberFormat('en-US');

export type InsightsMetric = {
  key: string;
  label: string;
  of(totals: Totals): number | null;
  say(value: number, currency: string): string;
  isBetterDown?: boolean;
  /** True if it is left out when there are none. */
  isResult?: boolean;
};

/** A column has one name on the screen and in a file. */
export const columnLabels: Record<string, string> = {
  campaign_name: 'Campaign',
  adset_name: 'Ad set',
  ad_name: 'Ad',
  date_start: 'From',
  date_stop: 'Until',
  spend: 'Spent',
  impressions: 'Times shown',
  inline_link_clicks: 'Link clicks',
  cost_per_inline_link_click: 'Cost per link click',
  inline_link_click_ctr: 'Link click rate',
};

const counted = (value: number) => whole.format(Math.round(value));

const per = (part: number, all: number) => (all === 0 ? null : part / all);

export const metrics: readonly InsightsMetric[] = [
  { key: 'spend', label: 'Spent', of: ({ spend }) => spend, say: money },
  { key: 'impressions', label: 'Times shown', of: ({ impressions }) => impressions, say: counted },
  { key: 'clicks', label: 'Link clicks', of: ({ clicks }) => clicks, say: counted },
  {
    key: 'cost',
    label: 'Cost per link click',
    of: ({ spend, clicks }) => per(spend, clicks),
    say: money,
    isBetterDown: true,
  },
  {
    key: 'rate',
    label: 'Link click rate',
    of: ({ clicks, impressions }) => per(clicks * 100, impressions),
    say: (value) => `${value.toFixed(2)} %`,
  },
  {
    key: 'purchases',
    label: 'Purchases',
    of: ({ purchases }) => purchases,
    say: counted,
    isResult: true,
  },
  { key: 'leads', label: 'Leads', of: ({ leads }) => leads, say: counted, isResult: true },
];

/** The metrics without results that none of these rows has. */
export const metricsIn = (...lists: (readonly InsightsRow[])[]) =>
  metrics.filter(
    ({ isResult, of }) => !isResult || lists.some((rows) => (of(totalsOf(rows)) ?? 0) > 0),
  );

/** "19 % more", and whether that is good. */
export const change = (
  { isBetterDown, key }: InsightsMetric,
  now: number | null,
  before: number | null,
) => {
  if (now === null || before === null || before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return { words: 'the same as before', look: '' };
  const isMore = percent > 0;
  const look = key === 'spend' ? '' : isMore === (isBetterDown !== true) ? 'good' : 'poor';
  return {
    words: `${isMore ? '↑' : '↓'} ${Math.abs(percent)} % ${isMore ? 'more' : 'less'} than before`,
    look,
  };
};
