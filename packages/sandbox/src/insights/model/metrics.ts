import { seedOf } from './hash.ts';
import type { Rates, VideoRates } from './temperaments.ts';

/**
 * What is counted. Every metric grows out of another one (a link click out of a click), for the
 * day's total and for every cell of a breakdown alike, so no cell can hold more of it than of `of`.
 */
export type Metric = {
  name: string;
  of: string | null;
  /** Taken off `of` first: what remains is the ground this metric grows on. */
  less?: string;
  rate: keyof Rates | keyof VideoRates | 'order_value' | number;
  /** Which of the day's moods moves it. */
  mood?: 'click' | 'intent';
  /** A sum over its ground (money, seconds) and not a count of it. */
  isAmount?: true;
  /** Which property of a cell draws more of it there. */
  tilt?: 'click' | 'price';
  /** Takes the share this other metric has of its own ground. */
  mirrors?: string;
  /** Its own stream of noise, bound to the name so that new metrics never move old ones. */
  channel: number;
};

const metric = (
  name: string,
  of: string | null,
  rate: Metric['rate'],
  rest: Omit<Partial<Metric>, 'name' | 'of' | 'rate' | 'channel'> = {},
): Metric => ({ name, of, rate, ...rest, channel: seedOf(name) });

/** Ascribed to an ad by a window in time: all of them happen off the platform. */
export const attributed = ['view', 'cart', 'checkout', 'purchase', 'site_lead', 'install'];

const windowsOf = (name: string): Metric[] => [
  metric(`${name}@1d_view`, name, 0.13),
  metric(`${name}@1d_click`, name, 0.74, { less: `${name}@1d_view` }),
  metric(`${name}@28d`, name, 0.06),
  metric(`${name}@1d_ev`, name, 0.03),
];

const valueWindow = (window: Metric): Metric => ({
  ...metric(window.name.replace('purchase', 'value'), 'value', 0, { isAmount: true }),
  ...(window.less ? { less: window.less.replace('purchase', 'value') } : {}),
  mirrors: window.name,
});

const social = (['comment', 'share', 'save', 'follow'] as const).map((name) =>
  metric(name, 'clicks', name, { less: 'link' }),
);

/** Each holds the reactions rarer than the one it is named for: none can outgrow the rest. */
const reactions = [
  metric('beyond_like', 'reaction', 0.21),
  metric('beyond_love', 'beyond_like', 0.33),
  metric('beyond_haha', 'beyond_love', 0.57),
  metric('beyond_wow', 'beyond_haha', 0.5),
  metric('beyond_sorry', 'beyond_wow', 0.5),
];

/** Parents before children. */
const metrics: readonly Metric[] = [
  metric('impressions', null, 1),
  metric('spend', 'impressions', 1, { isAmount: true, tilt: 'price' }),
  metric('clicks', 'impressions', 'clicks', { mood: 'click', tilt: 'click' }),
  metric('link', 'clicks', 'link'),
  metric('outbound', 'link', 'outbound'),
  metric('lpv', 'outbound', 'lpv'),
  metric('view', 'lpv', 'view'),
  metric('cart', 'view', 'cart', { mood: 'intent' }),
  metric('checkout', 'cart', 'checkout'),
  metric('purchase', 'checkout', 'purchase', { mood: 'intent' }),
  metric('value', 'purchase', 'order_value', { isAmount: true }),
  metric('site_lead', 'lpv', 'site_lead', { mood: 'intent' }),
  metric('form_lead', 'link', 'form_lead', { mood: 'intent' }),
  metric('install', 'link', 'install', { mood: 'intent' }),
  metric('chat', 'link', 'chat', { mood: 'intent' }),
  metric('reaction', 'clicks', 'reaction', { less: 'link' }),
  ...reactions,
  ...social,
  metric('plays', 'impressions', 'plays'),
  metric('two_seconds', 'plays', 'two_seconds'),
  metric('three_seconds', 'two_seconds', 'three_seconds'),
  metric('thruplay', 'three_seconds', 'thruplay'),
  metric('thirty_seconds', 'thruplay', 'thirty_seconds'),
  metric('p25', 'plays', 'p25'),
  metric('p50', 'p25', 'p50'),
  metric('p75', 'p50', 'p75'),
  metric('p95', 'p75', 'p95'),
  metric('p100', 'p95', 'p100'),
  metric('seconds', 'plays', 'seconds', { isAmount: true }),
  ...attributed.flatMap(windowsOf),
  ...windowsOf('purchase').map(valueWindow),
];

/** The metrics a request needs, with those they grow from, and where each one's ground lies. */
export type Plan = {
  metrics: readonly Metric[];
  at: ReadonlyMap<string, number>;
  /** Place of each metric's ground; impressions, which grow on nothing, stand first. */
  of: readonly number[];
  /** Place of what is taken off that ground; 0 for nothing. */
  less: readonly number[];
  isMoody: boolean;
};

const byName = new Map(metrics.map((entry) => [entry.name, entry]));

const withParents = (names: Iterable<string>): Set<string> => {
  const wanted = new Set<string>();
  const add = (name: string | null | undefined) => {
    const found = name ? byName.get(name) : undefined;
    if (!found || wanted.has(found.name)) return;
    wanted.add(found.name);
    add(found.of);
    add(found.less);
    add(found.mirrors);
  };
  for (const name of names) add(name);
  return wanted;
};

export const metricPlanFor = (names: Iterable<string>): Plan => {
  const wanted = withParents(['impressions', ...names]);
  const chosen = metrics.filter(({ name }) => wanted.has(name));
  const at = new Map(chosen.map(({ name }, index) => [name, index]));
  const place = (name: string | null | undefined) => (name ? (at.get(name) ?? 0) : 0);
  return {
    metrics: chosen,
    at,
    of: chosen.map(({ of }) => place(of)),
    less: chosen.map(({ less }) => place(less)),
    isMoody: chosen.some(({ mood }) => mood),
  };
};
