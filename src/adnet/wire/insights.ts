import { fieldList } from './fields.ts';
import { type ListPage, pageParams, type ReadRequest } from './lists.ts';

export const insightLevels = ['account', 'campaign', 'adset', 'ad'] as const;

export type InsightsQuery = ListPage & {
  time_range?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  level?: (typeof insightLevels)[number] | undefined;
  breakdown?: string | undefined;
  time_increment?: string | undefined;
  action_breakdowns?: string | undefined;
  action_attribution_windows?: string | undefined;
  /** JSON, as the platform requires it. */
  filtering?: string | undefined;
  sort?: string | undefined;
  use_unified_attribution_setting?: boolean | undefined;
};

/** A query without paging. */
type ReportQuery = Omit<InsightsQuery, 'limit' | 'after' | 'before'>;

/** Plain words separated by commas; nothing else may reach the platform's parser. */
export const wordListPattern = /^\s*[a-z0-9_]+(?:\s*,\s*[a-z0-9_]+)*\s*$/;

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

/**
 * The metrics that are requested. With breakdowns by a creative's assets, the platform serves only the basic ones.
 */
const insightFields = (level: keyof typeof names, breakdowns: string[]): string => {
  const byAsset = breakdowns.some((breakdown) => breakdown.endsWith('_asset'));
  return [...names[level], 'account_currency', ...basics, ...(byAsset ? [] : rates)].join(',');
};

const words = (text = '') =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A list parameter as JSON; no parameter if the list is empty. */
const list = (name: string, text: string | undefined): Record<string, string> => {
  const all = words(text);
  return all.length === 0 ? {} : { [name]: JSON.stringify(all) };
};

/** The parameters of a query, without those for paging. */
const questionParams = (query: ReportQuery) => {
  const { level = 'ad', fields, time_increment, filtering } = query;
  const { use_unified_attribution_setting: unified } = query;
  const breakdowns = words(query.breakdown);
  return {
    fields: fields ? fieldList(fields) : insightFields(level, breakdowns),
    level,
    ...period(query),
    ...(breakdowns.length === 0 ? {} : { breakdowns: breakdowns.join(',') }),
    ...list('action_breakdowns', query.action_breakdowns),
    ...list('action_attribution_windows', query.action_attribution_windows),
    ...list('sort', query.sort),
    ...(time_increment ? { time_increment } : {}),
    ...(filtering ? { filtering } : {}),
    ...(unified === undefined ? {} : { use_unified_attribution_setting: String(unified) }),
  };
};

export const insightsRead = (objectId: string, query: InsightsQuery): ReadRequest => {
  const { limit = 25, after, before } = query;
  return {
    path: `/${objectId}/insights`,
    params: {
      ...questionParams(query),
      limit: String(limit),
      ...(after ? { after } : {}),
      ...(before ? { before } : {}),
    },
  };
};

/** The same query as a report, which the platform prepares in the background. */
export const reportStart = (objectId: string, query: ReportQuery): ReadRequest => ({
  path: `/${objectId}/insights`,
  params: questionParams(query),
  byPost: true,
});

/** The progress of a report. If no `fields` are named, the platform adds what went wrong. */
export const reportRead = (id: string): ReadRequest => ({ path: `/${id}`, params: {} });

export const reportRowsRead = (id: string, page: ListPage): ReadRequest => ({
  path: `/${id}/insights`,
  params: pageParams({ limit: 100 }, page),
});

/** The platform has replaced `lifetime` by `maximum`. */
const period = ({
  since,
  until,
  time_range = 'last_30d',
}: InsightsQuery): Record<string, string> =>
  since !== undefined && until !== undefined
    ? { time_range: JSON.stringify({ since, until }) }
    : { date_preset: time_range === 'lifetime' ? 'maximum' : time_range };
