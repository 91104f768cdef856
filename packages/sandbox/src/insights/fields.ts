import data from './data.json' with { type: 'json' };
import type { DeliveringAd, Level } from './delivering.ts';
import { isAttributed, seedOf, unit } from './model.ts';
import type { Row, Sums } from './row.ts';

/** A field of a row; it is left out where `read` gives nothing. */
type Field = { needs: readonly string[]; read: (row: Row) => unknown };

/** A number a row can be asked for; undefined where the platform would not show it. */
type Measure = { needs: readonly string[]; of: (row: Row) => number | undefined };

/** What happened off the platform is not known by region or by hour: there it is never counted. */
const isHidden = ({ query: { breakdowns } }: Row, metric: string) => {
  const [name = metric] = metric.split('@');
  const isOff = isAttributed(name) || name === 'lpv';
  return isOff && (breakdowns.isHourly || breakdowns.isRegional);
};

const count = (row: Row, metric: string, sums: Sums = row.sums): number =>
  isHidden(row, metric) ? 0 : (sums.get(metric) ?? 0);

const spendOf = (row: Row): number => count(row, 'spend') / row.ad.currency_offset;

/**
 * People behind so many events. Concave, and the same curve for every row of an account: the reach
 * of a whole is never more than that of its parts together, nor less than that of any one of them.
 */
const peopleBehind = (events: number, ease: number, repeat: number): number =>
  events > 0 ? Math.max(1, Math.round(events * (1 + events / ease) ** -repeat)) : 0;

/** Undefined where the platform would leave it out. */
const reachOf = (row: Row): number | undefined => {
  if (row.query.breakdowns.isHourly) return 0;
  if (!row.query.keepsUnique) return undefined;
  const ease = 1500 + 2500 * unit(seedOf(row.ad.account_id), 1);
  return peopleBehind(count(row, 'impressions'), ease, 0.18);
};

/** Up to six decimals, no trailing zeros, as the platform writes every number. */
const textOfNumber = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6);

const counter = (metric: string): Measure => ({
  needs: [metric],
  of: (row) => count(row, metric),
});

const unique = (metric: string): Measure => ({
  needs: ['impressions', metric],
  of: (row) => {
    const reach = reachOf(row);
    if (reach === undefined) return undefined;
    return Math.min(reach, peopleBehind(count(row, metric), 200, 0.04));
  },
});

const always = ({ needs, of }: Measure): Field => ({
  needs,
  read: (row) => {
    const value = of(row);
    return value === undefined ? undefined : textOfNumber(value);
  },
});

const ifAny = ({ needs, of }: Measure): Field => ({
  needs,
  read: (row) => (of(row) ? textOfNumber(of(row) ?? 0) : undefined),
});

const per = (top: Measure, bottom: Measure, scale = 1): Field => ({
  needs: [...top.needs, ...bottom.needs],
  read: (row) => {
    const whole = bottom.of(row);
    const part = top.of(row);
    return whole && part !== undefined ? textOfNumber((part * scale) / whole) : undefined;
  },
});

/** An action type and the metrics it sums up; types overlap, as they do on the platform. */
type ActionType = { type: string; of: readonly string[]; less?: string; reaction?: string };

const named = (of: string, ...types: string[]): ActionType[] =>
  types.map((type) => ({ type, of: [of] }));
const pixelEvent = 'offsite_conversion.fb_pixel';
const event = (of: string, name: string): ActionType[] =>
  named(of, name, `omni_${name}`, `${pixelEvent}_${name}`);

const engaging = ['link', 'reaction', 'comment', 'share', 'save', 'three_seconds'];
const chatType = 'onsite_conversion.messaging_conversation_started_7d';
const formType = 'onsite_conversion.lead_grouped';
const purchaseValues = event('value', 'purchase');

const actionTypes: readonly ActionType[] = [
  ...named('link', 'link_click'),
  ...named('lpv', 'landing_page_view', 'omni_landing_page_view'),
  ...named('reaction', 'post_reaction'),
  ...named('comment', 'comment'),
  ...named('share', 'post'),
  ...named('save', 'onsite_conversion.post_save'),
  ...named('follow', 'like'),
  ...named('three_seconds', 'video_view'),
  { type: 'post_engagement', of: engaging },
  { type: 'page_engagement', of: [...engaging, 'follow'] },
  ...event('view', 'view_content'),
  ...event('cart', 'add_to_cart'),
  ...event('checkout', 'initiate_checkout'),
  ...event('purchase', 'purchase'),
  { type: 'lead', of: ['site_lead', 'form_lead'] },
  ...named('site_lead', `${pixelEvent}_lead`),
  ...named('form_lead', formType),
  ...named('install', 'mobile_app_install', 'omni_app_install'),
  ...named('chat', chatType),
];

/** What the `conversions` field counts: the end of the funnel and nothing before it. */
const conversionTypes: readonly ActionType[] = [
  ...named('purchase', `${pixelEvent}_purchase`),
  ...named('site_lead', `${pixelEvent}_lead`),
  ...named('form_lead', formType),
  ...named('install', 'mobile_app_install'),
  ...named('chat', chatType),
];

const reactionSteps = ['reaction', 'beyond_like', 'beyond_love', 'beyond_haha'];

/** A reaction is what its step holds beyond the next one. */
export const byReaction = ['like', 'love', 'haha', 'wow'].map((reaction, place): ActionType => {
  const less = reactionSteps[place + 1];
  const of = [reactionSteps[place] ?? ''];
  return { type: 'post_reaction', of, reaction, ...(less !== undefined && { less }) };
});

/** What a window holds of an attributed metric; '' is all of it: seven-day click, one-day view. */
const windowsOf: Record<string, (part: (suffix: string) => number) => number> = {
  '1d_click': (part) => part('@1d_click'),
  '7d_click': (part) => part('') - part('@1d_view'),
  '28d_click': (part) => part('') - part('@1d_view') + part('@28d'),
  '1d_view': (part) => part('@1d_view'),
  '1d_ev': (part) => part('@1d_ev'),
};

const inWindow = (window: string, metric: string, one: (name: string) => number) => {
  // An action on the platform itself always follows a click.
  if (!isAttributed(metric)) return /_(view|ev)$/.test(window) ? 0 : one(metric);
  return windowsOf[window]?.((suffix) => one(`${metric}${suffix}`)) ?? one(metric);
};

/** Turns a count into what the list shows; undefined leaves the entry out. */
type Scale = (amount: number, row: Row) => number | undefined;

const asCount: Scale = (amount) => amount;
const asMoney: Scale = (amount, { ad }) => amount / ad.currency_offset;
const asCost: Scale = (amount, row) => spendOf(row) / amount;
const asReturn: Scale = (amount, row) =>
  spendOf(row) > 0 ? amount / row.ad.currency_offset / spendOf(row) : undefined;
const ofImpressions: Scale = (amount, row) => (amount * 100) / count(row, 'impressions');

type Part = { sums: Sums; labels: Record<string, string> };

/** The parts of a row's actions, with what sets them apart. */
const partsOf = ({ ad, sums, devices, query: { breakdowns } }: Row): Part[] => {
  // The page behind an account's ads is not known here; the account stands for it, always alike.
  const target: Record<string, string> = breakdowns.actions.has('action_target_id')
    ? { action_target_id: `1${seedOf(ad.account_id)}`.padEnd(15, '0') }
    : {};
  if (devices.size === 0) return [{ sums, labels: target }];
  return [...devices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([device, held]) => ({ sums: held, labels: { action_device: device, ...target } }));
};

const typesShown = (types: readonly ActionType[], { query: { filters, breakdowns } }: Row) =>
  types
    .filter(({ type }) => filters.keepsAction?.(type) ?? true)
    .flatMap((entry) =>
      entry.type === 'post_reaction' && breakdowns.actions.has('action_reaction')
        ? byReaction
        : [entry],
    );

/** A list-valued field; undefined when it would be empty. */
const list = (types: readonly ActionType[], scale: Scale): Field => ({
  needs: ['impressions', 'spend', ...types.flatMap(({ of }) => of)],
  read: (row) => {
    const items = partsOf(row).flatMap(({ sums, labels }) =>
      typesShown(types, row).flatMap(({ type, of, less, reaction }) => {
        const textIn = (one: (name: string) => number) => {
          const amount = of.reduce((sum, name) => sum + one(name), 0) - (less ? one(less) : 0);
          const scaled = amount > 0 ? scale(amount, row) : undefined;
          return scaled === undefined ? undefined : textOfNumber(scaled);
        };
        const one = (name: string) => count(row, name, sums);
        const value = textIn(one);
        if (value === undefined) return [];
        const item: Record<string, string> = { action_type: type, value, ...labels };
        if (reaction) item['action_reaction'] = reaction;
        for (const window of row.query.windows) {
          const text = textIn((name) => inWindow(window, name, one));
          if (text !== undefined) item[window] = text;
        }
        return [item];
      }),
    );
    return items.length > 0 ? items : undefined;
  },
});

const single = (type: string, of: string, scale: Scale = asCount) =>
  list([{ type, of: [of] }], scale);

/** Nobody counts plays by the hour, and quarters not by region either. */
const video = (of: string, isHiddenByRegion = false): Field => {
  const field = single('video_view', of);
  return {
    needs: field.needs,
    read: (row) => {
      const { isHourly, isRegional } = row.query.breakdowns;
      return isHourly || (isHiddenByRegion && isRegional) ? undefined : field.read(row);
    },
  };
};

type Result = { indicator: string; metric: string };

const action = (type: string, metric: string): Result => ({ indicator: `actions:${type}`, metric });

const purchase = action(`${pixelEvent}_purchase`, 'purchase');
const linkClick = action('link_click', 'link');
const install = action('mobile_app_install', 'install');
const formLead = action(formType, 'form_lead');
const reached = { indicator: 'reach', metric: 'reach' };

const resultByGoal: Record<string, Result> = {
  LINK_CLICKS: linkClick,
  LANDING_PAGE_VIEWS: action('landing_page_view', 'lpv'),
  IMPRESSIONS: { indicator: 'impressions', metric: 'impressions' },
  REACH: reached,
  THRUPLAY: { indicator: 'video_thruplay_watched_actions', metric: 'thruplay' },
  LEAD_GENERATION: formLead,
  QUALITY_LEAD: formLead,
  APP_INSTALLS: install,
  PAGE_LIKES: action('like', 'follow'),
  CONVERSATIONS: action(chatType, 'chat'),
  VALUE: purchase,
};

const resultByObjective: Record<string, Result> = {
  OUTCOME_SALES: purchase,
  OUTCOME_LEADS: action(`${pixelEvent}_lead`, 'site_lead'),
  OUTCOME_APP_PROMOTION: install,
  OUTCOME_TRAFFIC: linkClick,
  OUTCOME_ENGAGEMENT: action('post_reaction', 'reaction'),
  OUTCOME_AWARENESS: reached,
};

/** Rows over ads that work for different ends have no one result, as on the platform. */
const resultOf = ({ goals }: Row): Result | undefined => {
  const results = [...goals].map((both) => {
    const [objective = '', goal = ''] = both.split(' ');
    return resultByGoal[goal] ?? resultByObjective[objective];
  });
  return new Set(results).size === 1 ? results[0] : undefined;
};

const resultsAs = (scale: Scale): Field => ({
  needs: [
    ...Object.values({ ...resultByGoal, ...resultByObjective }).map(({ metric }) => metric),
    ...['impressions', 'spend', 'site_lead', 'reaction'],
  ],
  read: (row) => {
    const result = resultOf(row);
    if (!result) return undefined;
    const { indicator, metric } = result;
    const amount = (metric === 'reach' ? reachOf(row) : count(row, metric)) ?? 0;
    if (amount === 0) return undefined;
    const value = textOfNumber(scale(amount, row) ?? 0);
    return [{ indicator, values: [{ value, attribution_windows: ['default'] }] }];
  },
});

type Property = readonly [Level, (ad: DeliveringAd) => string];

const properties: Record<string, Property> = {
  account_id: ['account', (ad) => ad.account_id],
  account_name: ['account', (ad) => ad.account_name],
  account_currency: ['account', (ad) => ad.account_currency],
  campaign_id: ['campaign', (ad) => ad.campaign_id],
  campaign_name: ['campaign', (ad) => ad.campaign_name],
  objective: ['campaign', (ad) => ad.objective],
  buying_type: ['campaign', () => 'AUCTION'],
  adset_id: ['adset', (ad) => ad.adset_id],
  adset_name: ['adset', (ad) => ad.adset_name],
  optimization_goal: ['adset', (ad) => ad.optimization_goal],
  ad_id: ['ad', (ad) => ad.id],
  ad_name: ['ad', (ad) => ad.name],
};

const order: readonly Level[] = ['account', 'campaign', 'adset', 'ad'];

/** Whether `level` lies at or below the other. */
export const isWithin = (level: Level, other: Level): boolean =>
  order.indexOf(level) >= order.indexOf(other);

/** Filters know the states of objects, though no row shows them, by any of these names. */
const stateField =
  /^(campaign|adset|ad)\.(?:effective_status|configured_status|status|delivery_info|delivery_status)$/;

/** A property of any ad by its field name, also in the dotted spelling of filters. */
export const propertyNamed = (name: string): Property[1] | undefined => {
  const field = name.replace(/^(account|campaign|adset|ad)\.(id|name|currency)$/, '$1_$2');
  const bare = field.replace(/^(campaign|adset)\.(objective|buying_type|optimization_goal)$/, '$2');
  if (Object.hasOwn(properties, bare)) return properties[bare]?.[1];
  const level = stateField.exec(name)?.[1];
  return level === 'campaign' || level === 'adset' || level === 'ad'
    ? (ad) => ad.states[level]
    : undefined;
};

const impressions = counter('impressions');
const clicks = counter('clicks');
const link = counter('link');
const spend: Measure = { needs: ['spend'], of: spendOf };
const reach: Measure = { needs: ['impressions'], of: reachOf };
const engagement: Measure = {
  needs: engaging,
  of: (row) => engaging.reduce((sum, metric) => sum + count(row, metric), 0),
};

/** Nobody counts people by the hour, and the platform then writes a plain zero. */
const frequency: Field = {
  needs: ['impressions'],
  read: (row) => (row.query.breakdowns.isHourly ? '0' : per(impressions, reach).read(row)),
};

const averageTime: Field = {
  needs: ['seconds', 'plays'],
  read: (row) => {
    const { isHourly, isRegional } = row.query.breakdowns;
    const plays = count(row, 'plays');
    if (!plays || isHourly || isRegional) return undefined;
    const value = String(Math.max(1, Math.round(count(row, 'seconds') / plays)));
    return [{ action_type: 'video_view', value }];
  },
};

const metricFields: Record<string, Field> = {
  impressions: always(impressions),
  spend: always(spend),
  reach: always(reach),
  clicks: always(clicks),
  frequency,
  ctr: per(clicks, impressions, 100),
  cpc: per(spend, clicks),
  cpm: per(spend, impressions, 1000),
  cpp: per(spend, reach, 1000),
  inline_link_clicks: ifAny(link),
  inline_link_click_ctr: per(link, impressions, 100),
  cost_per_inline_link_click: per(spend, link),
  inline_post_engagement: ifAny(engagement),
  cost_per_inline_post_engagement: per(spend, engagement),
  unique_clicks: always(unique('clicks')),
  unique_ctr: per(unique('clicks'), reach, 100),
  cost_per_unique_click: per(spend, unique('clicks')),
  unique_inline_link_clicks: ifAny(unique('link')),
  unique_inline_link_click_ctr: per(unique('link'), reach, 100),
  cost_per_unique_inline_link_click: per(spend, unique('link')),
  unique_link_clicks_ctr: per(unique('link'), reach, 100),
  outbound_clicks: single('outbound_click', 'outbound'),
  outbound_clicks_ctr: single('outbound_click', 'outbound', ofImpressions),
  cost_per_outbound_click: single('outbound_click', 'outbound', asCost),
  website_ctr: single('link_click', 'link', ofImpressions),
  actions: list(actionTypes, asCount),
  action_values: list(purchaseValues, asMoney),
  cost_per_action_type: list(actionTypes, asCost),
  conversions: list(conversionTypes, asCount),
  conversion_values: list(purchaseValues.slice(-1), asMoney),
  cost_per_conversion: list(conversionTypes, asCost),
  purchase_roas: list(purchaseValues.slice(1, 2), asReturn),
  website_purchase_roas: list(purchaseValues.slice(-1), asReturn),
  results: resultsAs(asCount),
  objective_results: resultsAs(asCount),
  cost_per_result: resultsAs(asCost),
  cost_per_objective_result: resultsAs(asCost),
  video_play_actions: video('plays'),
  video_continuous_2_sec_watched_actions: video('two_seconds'),
  video_30_sec_watched_actions: video('thirty_seconds'),
  video_thruplay_watched_actions: video('thruplay'),
  video_p25_watched_actions: video('p25', true),
  video_p50_watched_actions: video('p50', true),
  video_p75_watched_actions: video('p75', true),
  video_p95_watched_actions: video('p95', true),
  video_p100_watched_actions: video('p100', true),
  video_avg_time_watched_actions: averageTime,
  cost_per_thruplay: single('video_view', 'thruplay', asCost),
  cost_per_2_sec_continuous_video_view: single('video_view', 'two_seconds', asCost),
};

const fields = new Map<string, Field>([
  // Published fields that this model has nothing to say about: accepted, and left out of every row.
  ...data.silentFields
    .split(' ')
    .map((name): [string, Field] => [name, { needs: [], read: () => undefined }]),
  // Of the row's object and of those above it; below that there is no one answer.
  ...Object.entries(properties).map(([name, [level, of]]): [string, Field] => [
    name,
    {
      needs: [],
      read: ({ ad, query }) => (isWithin(query.level, level) ? of(ad) : undefined),
    },
  ]),
  ...Object.entries(metricFields),
]);

export const fieldNamed = (name: string): Field | undefined => fields.get(name);
