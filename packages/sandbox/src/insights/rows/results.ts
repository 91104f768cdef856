import type { Row } from './row.ts';
import { count, reachOf, spendOf, textOfNumber } from './row.ts';

type Result = { indicator: string; metric: string };

const action = (type: string, metric: string): Result => ({ indicator: `actions:${type}`, metric });

const pixel = 'offsite_conversion.fb_pixel';
const purchase = action(`${pixel}_purchase`, 'purchase');
const siteLead = action(`${pixel}_lead`, 'site_lead');
const linkClick = action('link_click', 'link');
const chat = action('onsite_conversion.messaging_conversation_started_7d', 'chat');
const formLead = action('onsite_conversion.lead_grouped', 'form_lead');
const install = action('mobile_app_install', 'install');
const reach = { indicator: 'reach', metric: 'reach' };

const byGoal: Record<string, Result> = {
  LINK_CLICKS: linkClick,
  LANDING_PAGE_VIEWS: action('landing_page_view', 'lpv'),
  IMPRESSIONS: { indicator: 'impressions', metric: 'impressions' },
  REACH: reach,
  THRUPLAY: { indicator: 'video_thruplay_watched_actions', metric: 'thruplay' },
  LEAD_GENERATION: formLead,
  QUALITY_LEAD: formLead,
  APP_INSTALLS: install,
  PAGE_LIKES: action('like', 'follow'),
  CONVERSATIONS: chat,
  VALUE: purchase,
};

const byObjective: Record<string, Result> = {
  OUTCOME_SALES: purchase,
  OUTCOME_LEADS: siteLead,
  OUTCOME_APP_PROMOTION: install,
  OUTCOME_TRAFFIC: linkClick,
  OUTCOME_ENGAGEMENT: action('post_reaction', 'reaction'),
  OUTCOME_AWARENESS: reach,
};

export const resultMetrics = [
  ...new Set([...Object.values(byGoal), ...Object.values(byObjective)].map((r) => r.metric)),
];

/** Rows over ads that work for different ends have no one result, as on the platform. */
const resultOf = ({ tally }: Row): Result | undefined => {
  const results = [...tally.goals].map((both) => {
    const [objective = '', goal = ''] = both.split(' ');
    return byGoal[goal] ?? byObjective[objective];
  });
  return new Set(results).size === 1 ? results[0] : undefined;
};

const listed = (indicator: string, value: number) => [
  { indicator, values: [{ value: textOfNumber(value), attribution_windows: ['default'] }] },
];

const amountOf = (row: Row, { metric }: Result) =>
  metric === 'reach' ? (reachOf(row) ?? 0) : count(row, metric);

export const resultsOf = (row: Row) => {
  const result = resultOf(row);
  const amount = result ? amountOf(row, result) : 0;
  return result && amount > 0 ? listed(result.indicator, amount) : undefined;
};

export const costPerResult = (row: Row) => {
  const result = resultOf(row);
  const amount = result ? amountOf(row, result) : 0;
  return result && amount > 0 ? listed(result.indicator, spendOf(row) / amount) : undefined;
};
