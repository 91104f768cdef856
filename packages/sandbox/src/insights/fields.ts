import { between, seedOf } from '../basics/noise.ts';
import data from './data.json' with { type: 'json' };
import type { DeliveringAd } from './delivering.ts';
import { isAttributed } from './model.ts';
import { countIn, type Level, levels, type Part, type Row } from './row.ts';

/** The value of a field in a row; left out if it is undefined. */
type Field = (row: Row) => unknown;

const watched = ['plays', 'two_seconds', 'thruplay', 'thirty_seconds'];
const elsewhere = ['lpv', 'p25', 'p50', 'p75', 'p95', 'p100', 'seconds'];

/**
 * Video plays are not counted by the hour; quarters of videos and events off the platform are not counted by region
 * either.
 */
const isHidden = ({ rowOptions: { breakdowns } }: Row, metric: string) => {
  const { isHourly, isRegional } = breakdowns;
  if (!isHourly && !isRegional) return false;
  const [name = metric] = metric.split('@');
  return isAttributed(name) || elsewhere.includes(name) || (isHourly && watched.includes(name));
};

const count = (row: Row, metric: string, parts = row.parts): number =>
  isHidden(row, metric) ? 0 : countIn(parts, metric);

/**
 * Estimates the number of people from a number of events. The curve is concave and the same for all rows of an
 * account, so that the reach of a whole is at most the sum of its parts, and at least that of each part.
 */
const peopleBehind = (events: number, ease: number, repeat: number): number =>
  events > 0 ? Math.max(1, Math.round(events * (1 + events / ease) ** -repeat)) : 0;

/** People are not counted by the hour; the platform then returns a zero. */
const reachOf = (row: Row): number | undefined => {
  if (row.rowOptions.breakdowns.isHourly) return 0;
  const ease = between(1500, 4000, seedOf(row.ad.account_id), 1);
  return row.rowOptions.keepsUnique
    ? peopleBehind(count(row, 'impressions'), ease, 0.18)
    : undefined;
};

const moneyOf = ({ ad }: Row, amount: number) => amount / ad.currency_offset;
const spendOf = (row: Row) => moneyOf(row, count(row, 'spend'));

/** A number of a row: a sum of metrics, or people; undefined if the platform would not show it. */
const measure = (row: Row, name: string): number | undefined => {
  if (name === 'spend') return spendOf(row);
  if (name === 'reach') return reachOf(row);
  const [, metric] = name.split('unique:');
  if (metric === undefined)
    return name.split('+').reduce((sum, metric) => sum + count(row, metric), 0);
  const people = reachOf(row);
  return people && Math.min(people, peopleBehind(count(row, metric), 200, 0.04));
};

/** Left out if they are zero; other numbers are always shown. */
const shownIfAny = /^inline_.*(clicks|engagement)$|^unique_inline_link_clicks$/;

/** Up to six decimals without trailing zeros, as the platform writes every number. */
const textOfNumber = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6);

/** One number, or a number divided by another, times a scale. */
const numberField = (name: string, spec: string): Field => {
  const [of = '', each, scale = 1] = spec.split(' ');
  return (row) => {
    const value = measure(row, of);
    const whole = each ? measure(row, each) : 1;
    if (name === 'frequency' && whole === 0) return '0';
    if (value === undefined || !whole || (value === 0 && shownIfAny.test(name))) return undefined;
    return textOfNumber((value * Number(scale)) / whole);
  };
};

/** An action type and the metrics it adds up; types overlap, as on the platform. */
type ActionType = { type: string; metrics: string[]; less?: string; reaction?: string };

const actions = Object.entries(data.actions).map(
  ([type, metrics]): ActionType => ({ type, metrics: metrics.split(' ') }),
);
/** Only the last step of the funnel. */
const conversions = actions.filter(({ type }) => data.conversions.split(' ').includes(type));
const values = actions
  .filter(({ metrics }) => metrics[0] === 'purchase')
  .map(({ type }): ActionType => ({ type, metrics: ['value'] }));

const reactions: ActionType[] = [
  { type: 'post_reaction', metrics: ['reaction'], less: 'love', reaction: 'like' },
  { type: 'post_reaction', metrics: ['love'], reaction: 'love' },
];

type Count = (metric: string) => number;

/**
 * The part of a metric in an attribution window; all of it means seven days after a click and one day after a view.
 */
const inWindow = (window: string, metric: string, one: Count) => {
  // An action on the platform itself always follows a click.
  if (!isAttributed(metric)) return /_(view|ev)$/.test(window) ? 0 : one(metric);
  if (window === '1d_ev') return 0;
  if (window === '1d_view') return one(metric) - one(`${metric}@7d_click`);
  if (!window.endsWith('_click')) return one(metric);
  return one(`${metric}@${window === '1d_click' ? window : '7d_click'}`);
};

/** Converts a count to the value in the list. */
type Scale = (amount: number, row: Row) => number;

const asCount: Scale = (amount) => amount;
const asMoney: Scale = (amount, row) => moneyOf(row, amount);
const asCost: Scale = (amount, row) => spendOf(row) / amount;
const asReturn: Scale = (amount, row) => moneyOf(row, amount) / spendOf(row);
const ofImpressions: Scale = (amount, row) => (amount * 100) / count(row, 'impressions');
const secondsEach: Scale = (amount, row) => Math.max(1, Math.round(amount / count(row, 'plays')));

type Labels = Record<string, string>;

/** The parts of a row's actions, with their labels. */
const labelled = ({ ad, parts, rowOptions: { breakdowns } }: Row): [Labels, Part[]][] => {
  // The page of an account's ads is not known here, so a fixed id is computed from the account.
  const target: Labels = breakdowns.actions.has('action_target_id')
    ? { action_target_id: `1${seedOf(ad.account_id)}`.padEnd(15, '0') }
    : {};
  if (!breakdowns.actions.has('action_device')) return [[target, parts]];
  const devices = [...new Set(parts.map(({ device }) => device))].sort();
  return devices.map((action_device) => [
    { action_device, ...target },
    parts.filter(({ device }) => device === action_device),
  ]);
};

/** The values of an action type for each window that has any; `value` is the sum. */
const shownOf = (
  { metrics, less }: ActionType,
  windows: readonly string[],
  one: Count,
  scale: (amount: number) => number,
) =>
  ['value', ...windows].flatMap((window): [string, string][] => {
    const amountOf = (metric: string) => inWindow(window, metric, one);
    const all = metrics.reduce((sum, metric) => sum + amountOf(metric), 0);
    const amount = less ? all - amountOf(less) : all;
    const scaled = amount > 0 ? scale(amount) : Number.NaN;
    return Number.isFinite(scaled) ? [[window, textOfNumber(scaled)]] : [];
  });
/** A list of action types; undefined if it would be empty. */
const listField =
  (types: readonly ActionType[], scale: Scale): Field =>
  (row) => {
    const { keepsAction, breakdowns, windows } = row.rowOptions;
    const hasReactions = breakdowns.actions.has('action_reaction');
    const entries = types
      .filter(({ type }) => keepsAction(type))
      .flatMap((entry) => (hasReactions && entry.type === 'post_reaction' ? reactions : [entry]));
    const items = labelled(row).flatMap(([labels, parts]) =>
      entries.flatMap((entry) => {
        const countOf = (metric: string) => count(row, metric, parts);
        const valueEntries = shownOf(entry, windows, countOf, (amount) => scale(amount, row));
        const reaction = entry.reaction && { action_reaction: entry.reaction };
        if (valueEntries[0]?.[0] !== 'value') return [];
        return [
          { action_type: entry.type, ...Object.fromEntries(valueEntries), ...labels, ...reaction },
        ];
      }),
    );
    return items.length > 0 ? items : undefined;
  };

const indicatorOf = (metric: string) => {
  if (metric === 'thruplay') return 'video_thruplay_watched_actions';
  const action = [...conversions, ...actions].find(({ metrics }) => metrics[0] === metric);
  return action ? `actions:${action.type}` : metric;
};

/** Rows over ads with different results have no result, as on the platform. */
const resultField =
  (scale: Scale): Field =>
  (row) => {
    const [metric] = row.results;
    const amount = metric && row.results.size === 1 ? measure(row, metric) : 0;
    if (!metric || !amount) return undefined;
    const values = [{ value: textOfNumber(scale(amount, row)), attribution_windows: ['default'] }];
    return [{ indicator: indicatorOf(metric), values }];
  };

const one = (type: string, metric: string, scale = asCount) =>
  listField([{ type, metrics: [metric] }], scale);
const view = (metric: string, scale = asCount) => one('video_view', metric, scale);

const lists: Record<string, Field> = {
  outbound_clicks: one('outbound_click', 'outbound'),
  outbound_clicks_ctr: one('outbound_click', 'outbound', ofImpressions),
  cost_per_outbound_click: one('outbound_click', 'outbound', asCost),
  website_ctr: one('link_click', 'link', ofImpressions),
  actions: listField(actions, asCount),
  action_values: listField(values, asMoney),
  cost_per_action_type: listField(actions, asCost),
  conversions: listField(conversions, asCount),
  conversion_values: listField(values.slice(-1), asMoney),
  cost_per_conversion: listField(conversions, asCost),
  purchase_roas: listField(values.slice(1, 2), asReturn),
  website_purchase_roas: listField(values.slice(-1), asReturn),
  results: resultField(asCount),
  objective_results: resultField(asCount),
  cost_per_result: resultField(asCost),
  cost_per_objective_result: resultField(asCost),
  video_play_actions: view('plays'),
  video_continuous_2_sec_watched_actions: view('two_seconds'),
  video_30_sec_watched_actions: view('thirty_seconds'),
  video_thruplay_watched_actions: view('thruplay'),
  ...Object.fromEntries(
    ['p25', 'p50', 'p75', 'p95', 'p100'].map((part) => [
      `video_${part}_watched_actions`,
      view(part),
    ]),
  ),
  video_avg_time_watched_actions: view('seconds', secondsEach),
  cost_per_thruplay: view('thruplay', asCost),
  cost_per_2_sec_continuous_video_view: view('two_seconds', asCost),
};

/** Properties of an ad and of its parents, by level. */
const properties = {
  account: ['account_id', 'account_name', 'account_currency'],
  campaign: ['campaign_id', 'campaign_name', 'objective', 'buying_type'],
  adset: ['adset_id', 'adset_name', 'optimization_goal'],
  ad: ['ad_id', 'ad_name'],
} satisfies Record<Level, (keyof DeliveringAd)[]>;

type Property = (typeof properties)[Level][number];

const levelOf = (name: string) =>
  levels.find((level) => properties[level].some((property) => property === name));

const isProperty = (name: string): name is Property => levelOf(name) !== undefined;

/** True if `level` is at or below the other. */
export const isWithin = (level: Level, other: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(other);

/** Filters can use the states of objects by any of these names, although no row shows them. */
const stateField =
  /^(campaign|adset|ad)\.(?:effective_status|configured_status|status|delivery_info|delivery_status)$/;

/** A property of any ad by its field name, also in the spelling of filters with dots. */
export const propertyNamed = (name: string): ((ad: DeliveringAd) => string) | undefined => {
  const field = name.replace(/^(account|campaign|adset|ad)\.(id|name|currency)$/, '$1_$2');
  const bare = field.replace(/^(campaign|adset)\.(objective|buying_type|optimization_goal)$/, '$2');
  if (isProperty(bare)) return (ad) => ad[bare];
  const level = stateField.exec(name)?.[1];
  // The pattern matches only levels that have a state.
  return level ? (ad) => ad.states[level as keyof typeof ad.states] : undefined;
};

export const fieldNamed = (name: string): Field | undefined => {
  const own = levelOf(name);
  if (!own || !isProperty(name)) return fields.get(name);
  // A row has the properties of its object and of its parents; below that, values would differ.
  return ({ ad, rowOptions }) => (isWithin(rowOptions.level, own) ? ad[name] : undefined);
};

const fields = new Map<string, Field>([
  // Published fields that this model cannot compute: accepted, and left out of every row.
  ...data.silentFields.split(' ').map((name): [string, Field] => [name, () => undefined]),
  ...Object.entries(data.numbers).map(([name, spec]): [string, Field] => [
    name,
    numberField(name, spec),
  ]),
  ...Object.entries(lists),
]);
