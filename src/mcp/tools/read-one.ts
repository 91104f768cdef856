import * as z from 'zod';
import type { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { parseJson } from '../../kernel/text/parse-json.ts';
import { getAdAccount } from '../../operations/ad-accounts/get-ad-account.ts';
import { getAd } from '../../operations/ads/get-ad.ts';
import { getAdset } from '../../operations/adsets/get-adset.ts';
import { getCampaign } from '../../operations/campaigns/get-campaign.ts';
import { getCreative } from '../../operations/creatives/get-creative.ts';
import { getInsights } from '../../operations/insights/get-insights.ts';
import { listLocales } from '../../operations/targeting/list-locales.ts';
import { listLocations } from '../../operations/targeting/list-locations.ts';
import { searchTargeting } from '../../operations/targeting/search-targeting.ts';
import { getVideo } from '../../operations/videos/get-video.ts';
import { accountInput, accountOf, moneyRemarks } from '../account.ts';
import type { Agent } from '../agent.ts';
import { anySpellingOf } from '../any-spelling.ts';
import { listAnswer, pageInput, readListPage, resultOf } from '../list-page.ts';
import { reads, tool } from '../tool.ts';

const kinds = {
  ad_account: getAdAccount,
  campaign: getCampaign,
  adset: getAdset,
  creative: getCreative,
  ad: getAd,
  video: getVideo,
} as const;

export const getObject = tool({
  name: 'get_object',
  description:
    'One object by its id, with all that is usually asked: whether a new ad is paused (status) or a video is ready.',
  input: z.strictObject({
    kind: anySpellingOf(Object.keys(kinds) as (keyof typeof kinds)[]),
    id: z.string().max(40),
    fields: pageInput.fields,
  }),
  hints: reads,
  operation: getCampaign,
  async run(agent, { kind, id, fields }) {
    const params = kind === 'ad_account' ? { account_id: id } : { id };
    const operation = kinds[kind] as typeof getCampaign;
    const relayedAnswer = await agent.relay(operation, { params, query: { fields } });
    return resultOf(relayedAnswer, await moneyIn(agent, relayedAnswer));
  },
});

const pricedObject = z.object({ account_id: z.string() });
const amounts = /"(daily_budget|lifetime_budget|bid_amount|spend_cap|amount_spent)"/;

/** Explains the amounts of an object; empty if it has none. */
const moneyIn = async (agent: Agent, { status, body }: RelayedAnswer): Promise<string[]> => {
  const text = body.toString('utf8');
  if (status >= 400 || !amounts.test(text)) return [];
  const object = pricedObject.safeParse(parseJson(body));
  return object.success ? moneyRemarks(agent, `act_${object.data.account_id}`) : [];
};

const day = z.iso.date().optional();

export const insights = tool({
  name: 'get_insights',
  description:
    'Results (spend, impressions, clicks, actions …) of an ad account, campaign, ad set or ad. Spend is in whole units of ' +
    'account_currency. What an action cost is spend / value.',
  input: z.strictObject({
    object_id: z.string().max(40).optional().describe('act_… or any id; default: pinned account'),
    level: anySpellingOf(['account', 'campaign', 'adset', 'ad'])
      .optional()
      .describe('One row per; default campaign, of other objects ad'),
    time_range: z
      .string()
      .max(40)
      .optional()
      .describe(
        'yesterday, last_7d (up to yesterday), last_week_mon_sun, last_30d (default), this_month, last_month, maximum …',
      ),
    since: day.describe('Own first day, with until'),
    until: day,
    breakdown: z.string().max(200).optional().describe('age,gender,country,publisher_platform …'),
    time_increment: z.string().max(20).optional().describe('1: rows by day; monthly'),
    sort: z.string().max(60).optional().describe('spend: most first; spend_ascending'),
    ...pageInput,
    limit: pageInput.limit.describe('Rows, default 10'),
  }),
  hints: reads,
  operation: getInsights,
  async run(agent, { object_id, level, fields, sort, ...query }) {
    const object = object_id ?? (await accountOf(agent, undefined, 'object_id'));
    const rowsPer = level ?? (object.startsWith('act_') ? 'campaign' : 'ad');
    const input = {
      params: { object_id: object },
      query: {
        level: rowsPer,
        ...query,
        limit: query.limit ?? defaultRows,
        fields: fields === undefined ? fieldsFor(rowsPer, query.breakdown) : withCurrency(fields),
        sort: sort && (/_(a|de)scending$/.test(sort) ? sort : `${sort}_descending`),
      },
    };
    const isShort = query.limit === undefined && fields === undefined;
    return readListPage(agent, getInsights, input, {
      empty: noRowsWords,
      maxLetters: isShort ? maxShortLetters : undefined,
      remarksOnRest: (rowCount) => remarksOnRest(agent, input, rowCount),
    });
  },
});

const defaultRows = 10;
/** A simple request gets a short answer; a longer one must be asked for with a number of rows. */
const maxShortLetters = 6_000;
const maxCountedRows = 500;

type InsightsQuestion = { params: { object_id: string }; query: Record<string, unknown> };

/** Says how many rows follow, and how to request the important ones. */
const remarksOnRest = async (
  agent: Agent,
  { params, query }: InsightsQuestion,
  rowCount: number,
) => {
  const relayedAnswer = await agent.relay(getInsights, {
    params,
    query: { ...query, fields: 'spend', limit: maxCountedRows },
  });
  const rows = listAnswer.safeParse(parseJson(relayedAnswer.body)).data;
  const n = rows ? rows.data.length - rowCount : 0;
  const count = n > 0 ? [`${rows?.paging?.next ? 'More than ' : ''}${n} more rows follow.`] : [];
  return [
    ...count,
    'For the largest first: sort=spend. For fewer rows: another level or less time. For more at once: limit (up to 100) ' +
      `with fewer fields, such as fields=${shortFields}.`,
  ];
};

const shortFields = 'campaign_name,spend,inline_link_clicks';

const noRowsWords = 'There are no rows: nothing was shown or spent in this time.';

const nameFields = {
  account: 'account_id,account_name',
  campaign: 'campaign_id,campaign_name',
  adset: 'campaign_name,adset_id,adset_name',
  ad: 'campaign_name,adset_name,ad_id,ad_name',
};

/**
 * Half of the default fields: costs of actions are left out, because they repeat the list of actions. With
 * breakdowns by a creative's assets, only a few fields are available, which the operation knows.
 */
const fieldsFor = (level: keyof typeof nameFields, breakdown: string | undefined) =>
  breakdown?.includes('_asset')
    ? undefined
    : [
        nameFields[level],
        'account_currency,spend,impressions,reach,frequency,clicks,inline_link_clicks',
        'ctr,cpc,cpm,actions,action_values',
      ].join(',');

/** An amount of money is useless without its currency. */
const withCurrency = (fields: string) =>
  fields.includes('account_currency') ? fields : `${fields},account_currency`;

const targetingKinds = ['interests', 'behaviors', 'demographics', 'locations', 'locales'] as const;

export const targeting = tool({
  name: 'search_targeting',
  description:
    'Finds ids for targeting: interests etc. go into flexible_spec [{interests:[{id}]}], locations (by key and type) into ' +
    'geo_locations, locales (keys) into locales.',
  input: z.strictObject({
    kind: anySpellingOf(targetingKinds),
    q: z.string().min(1).max(200).describe('What to look for'),
    country_code: z.string().max(2).optional().describe('For locations'),
    account_id: accountInput,
    limit: pageInput.limit,
  }),
  hints: reads,
  operation: searchTargeting,
  async run(agent, { kind, q, account_id, country_code, limit }) {
    if (kind === 'locations')
      return readListPage(agent, listLocations, { query: { q, country_code, limit } });
    if (kind === 'locales') return readListPage(agent, listLocales, { query: { q, limit } });
    const params = { account_id: await accountOf(agent, account_id) };
    return readListPage(agent, searchTargeting, { params, query: { q, kind, limit } });
  },
});
