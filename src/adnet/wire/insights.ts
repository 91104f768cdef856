import type { ReadRequest } from './lists.ts';

export const insightLevels = ['account', 'campaign', 'adset', 'ad'] as const;

export type InsightsQuery = {
  time_range?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  level?: (typeof insightLevels)[number] | undefined;
  breakdown?: string | undefined;
  time_increment?: string | undefined;
  limit?: number | undefined;
  after?: string | undefined;
};

/** Breakdowns are plain words with commas between; nothing else may reach the platform's parser. */
export const breakdownPattern = /^\s*[a-z0-9_]+(?:\s*,\s*[a-z0-9_]+)*\s*$/;

const names = {
  account: ['account_id', 'account_name'],
  campaign: ['campaign_id', 'campaign_name'],
  adset: ['campaign_id', 'campaign_name', 'adset_id', 'adset_name'],
  ad: ['campaign_id', 'campaign_name', 'adset_id', 'adset_name', 'ad_id', 'ad_name'],
} as const;

const basics = ['spend', 'impressions', 'clicks', 'reach', 'actions', 'action_values'];

const rates = [
  'frequency',
  'ctr',
  'cpc',
  'cpm',
  'inline_link_clicks',
  'conversions',
  'cost_per_action_type',
];

/** The metrics asked for. Breakdowns by a creative's parts are only served with the basic ones. */
const insightFields = (level: keyof typeof names, breakdowns: string[]): string => {
  const byAsset = breakdowns.some((breakdown) => breakdown.endsWith('_asset'));
  return [...names[level], 'account_currency', ...basics, ...(byAsset ? [] : rates)].join(',');
};

export const insightsRead = (objectId: string, query: InsightsQuery): ReadRequest => {
  const { level = 'ad', limit = 25, after, time_increment } = query;
  const breakdowns = (query.breakdown ?? '')
    .split(',')
    .map((breakdown) => breakdown.trim())
    .filter((breakdown) => breakdown !== '');
  return {
    path: `/${objectId}/insights`,
    params: {
      fields: insightFields(level, breakdowns),
      level,
      ...period(query),
      ...(breakdowns.length === 0 ? {} : { breakdowns: breakdowns.join(',') }),
      ...(time_increment ? { time_increment } : {}),
      limit: String(limit),
      ...(after ? { after } : {}),
    },
  };
};

/** The platform dropped `lifetime`; `maximum` is its name for the same thing. */
const period = ({
  since,
  until,
  time_range = 'last_30d',
}: InsightsQuery): Record<string, string> =>
  since !== undefined && until !== undefined
    ? { time_range: JSON.stringify({ since, until }) }
    : { date_preset: time_range === 'lifetime' ? 'maximum' : time_range };
