import { audienceOf, priceIn, regionsOf } from '../world/countries.ts';
import data from './data.json' with { type: 'json' };
import { type Day, type Range, readDay, weekdayOf } from './days.ts';
import type { DeliveringAd } from './delivering.ts';

const scramble = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A 32-bit seed that is the same for the same text, always and everywhere. */
export const seedOf = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return scramble(h);
};

/** Even over [0, 1). */
export const unit = (seed: number, salt: number): number =>
  scramble(seed ^ Math.imul(salt + 0x9e37, 0x9e3779b1)) / 2 ** 32;

const between = (low: number, high: number, seed: number, salt: number): number =>
  low + (high - low) * unit(seed, salt);

/**
 * What is counted. Every metric grows out of another one (a link click out of a click), in the day's
 * total and in every cell of a breakdown, so no cell can hold more of it than of `of`.
 */
type Draft = { name: string; of: string; rate?: number; less?: string; isAmount?: boolean };

/** Its noise is bound to the name, so that no other metric moves it; places are those in the request's list. */
export type Metric = Draft & { salt: number; ofAt: number; lessAt: number };

/** Ascribed to an ad by a window in time: all of them happen off the platform. */
const attributed = ['view', 'cart', 'checkout', 'purchase', 'site_lead', 'install'];

export const isAttributed = (metric: string) => metric === 'value' || attributed.includes(metric);

export const windowParts = ['@1d_view', '@1d_click', '@28d', '@1d_ev'];

const windowsOf = (of: string, isAmount = false): Draft[] => [
  { name: `${of}@1d_view`, of, rate: 0.13, isAmount },
  { name: `${of}@1d_click`, of, rate: 0.74, less: `${of}@1d_view`, isAmount },
  { name: `${of}@28d`, of, rate: 0.06, isAmount },
  { name: `${of}@1d_ev`, of, rate: 0.03, isAmount },
];

const chain = (...names: string[]): Draft[] =>
  names.slice(1).map((name, place) => ({ name, of: names[place] ?? '' }));

/** Parents before children; rates by name are in the data, others stand here. */
const drafts: readonly Draft[] = [
  { name: 'impressions', of: '' },
  { name: 'spend', of: 'impressions', isAmount: true },
  ...chain('impressions', 'clicks', 'link', 'outbound', 'lpv', 'view', 'cart', 'checkout'),
  ...chain('checkout', 'purchase'),
  { name: 'value', of: 'purchase', isAmount: true },
  ...chain('lpv', 'site_lead'),
  ...['form_lead', 'install', 'chat'].map((name) => ({ name, of: 'link' })),
  ...['reaction', 'comment', 'share', 'save', 'follow'].map((name) => ({
    name,
    of: 'clicks',
    less: 'link',
  })),
  // Each holds the reactions rarer than the one it is named for.
  { name: 'beyond_like', of: 'reaction', rate: 0.21 },
  { name: 'beyond_love', of: 'beyond_like', rate: 0.33 },
  { name: 'beyond_haha', of: 'beyond_love', rate: 0.5 },
  ...chain('impressions', 'plays', 'two_seconds', 'three_seconds', 'thruplay', 'thirty_seconds'),
  ...chain('plays', 'p25', 'p50', 'p75', 'p95', 'p100'),
  { name: 'seconds', of: 'plays', isAmount: true },
  ...attributed.flatMap((name) => windowsOf(name)),
  ...windowsOf('value', true),
];

const byName = new Map(drafts.map((draft) => [draft.name, draft]));
const salts = new Map(drafts.map(({ name }) => [name, seedOf(name)]));

/** The metrics a request needs, with those they grow from. */
export const metricsFor = (names: Iterable<string>): Metric[] => {
  const wanted = new Set<string>();
  const add = (name: string | undefined) => {
    const metric = name ? byName.get(name) : undefined;
    if (!metric || wanted.has(metric.name)) return;
    wanted.add(metric.name);
    for (const needed of [metric.of, metric.less]) add(needed);
  };
  for (const name of ['impressions', ...names]) add(name);
  const chosen = drafts.filter(({ name }) => wanted.has(name));
  const placeOf = (name: string | undefined) => chosen.findIndex((other) => other.name === name);
  return chosen.map((draft) => ({
    ...draft,
    salt: salts.get(draft.name) ?? 0,
    ofAt: placeOf(draft.of),
    lessAt: placeOf(draft.less),
  }));
};

/** One value of a breakdown: how much is shown there, how often it is clicked, what it costs. */
type Cell = { keys: Record<string, string>; weight: number; click: number; price: number };

const product = (keys: Record<string, string>, ...factors: number[][]): Cell => {
  const at = (place: number) => factors.reduce((all, factor) => all * (factor[place] ?? 1), 1);
  return { keys, weight: at(0), click: at(1), price: at(2) };
};

const people = Object.entries(data.ages).flatMap(([age, ofAge]) =>
  Object.entries(data.genders).map(([gender, ofGender]) =>
    product({ age, gender }, ofAge, ofGender),
  ),
);

const devices: Record<string, Record<string, number>> = data.devices;

const placements = data.positions.flatMap(([platform, position, weight, click, price, name]) => {
  const shares = Object.entries(devices[String(name)] ?? {});
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  return shares.map(([impression_device, share]) => {
    const keys = {
      publisher_platform: String(platform),
      platform_position: String(position),
      impression_device,
      device_platform: impression_device === 'desktop' ? 'desktop' : 'mobile_app',
    };
    return product(keys, [Number(weight), Number(click), Number(price)], [share / whole]);
  });
});

/** An ad aimed at no country that is known is taken to run in the platform's home market. */
const countriesOf = ({ countries }: DeliveringAd): string[] => {
  const named = [...new Set(countries.map((country) => country.toUpperCase()))];
  return named.length > 0 ? named : ['US'];
};

const averagePrice = (countries: readonly string[]) => {
  const people = countries.reduce((sum, country) => sum + audienceOf(country), 0);
  return countries.reduce((sum, c) => sum + priceIn(c) * audienceOf(c), 0) / people;
};

const placesOf = (ad: DeliveringAd): Cell[] => {
  const countries = countriesOf(ad);
  return countries.flatMap((country) => {
    const regions = regionsOf(country);
    const whole = regions.reduce((sum, { weight }) => sum + weight, 0);
    const price = priceIn(country) / averagePrice(countries);
    return regions.map(({ name, weight }) =>
      product({ country, region: name }, [(audienceOf(country) * weight) / whole, 1, price]),
    );
  });
};

export const advertiserHour = 'hourly_stats_aggregated_by_advertiser_time_zone';
export const audienceHour = 'hourly_stats_aggregated_by_audience_time_zone';

const hoursOf = (key: string): Cell[] =>
  data.hours.map((weight, hour) => {
    const text = String(hour).padStart(2, '0');
    return product({ [key]: `${text}:00:00 - ${text}:59:59` }, [weight]);
  });

/** Cells by what divides them; breakdowns of one family are sums over the same cells. */
const cellsBy = {
  people: () => people,
  places: placesOf,
  placements: () => placements,
  [advertiserHour]: () => hoursOf(advertiserHour),
  [audienceHour]: () => hoursOf(audienceHour),
} satisfies Record<string, (ad: DeliveringAd) => Cell[]>;

export type Family = keyof typeof cellsBy;

/** What does not depend on the day: rates, price and the cells with the ad's own leanings. */
export type Profile = {
  seed: number;
  first: Day;
  budget: number;
  price: number;
  rates: Record<string, number>;
  cells: readonly Cell[];
};

type Table = Record<string, Record<string, number>>;
const byObjective: Table = data.byObjective;
const byGoal: Table = data.byGoal;
const unitsPerDollar: Record<string, number> = data.unitsPerDollar;

/** Nothing here says what the creative shows, so a steady third of the ads play as video. */
const playsVideo = ({ optimization_goal }: DeliveringAd, seed: number) =>
  optimization_goal === 'THRUPLAY' || unit(seed, 11) < 1 / 3;

export const profileOf = (
  ad: DeliveringAd,
  ran: readonly Range[],
  family: Family | undefined,
): Profile => {
  const seed = seedOf(ad.id);
  const rates: Record<string, number> = {
    ...data.rates,
    ...(playsVideo(ad, seed) && data.videoRates),
    ...byObjective[ad.objective],
    ...byGoal[ad.optimization_goal],
  };
  for (const [place, name] of ['clicks', 'cart', 'purchase'].entries())
    rates[name] = (rates[name] ?? 0) * between(0.7, 1.35, seed, place + 3);
  const perDollar = (unitsPerDollar[ad.account_currency] ?? 1) * ad.currency_offset;
  rates['value'] = between(28, 110, seed, 6) * perDollar;
  const dollars = averagePrice(countriesOf(ad)) * (rates['price'] ?? 1);
  const cells = family ? cellsBy[family](ad) : [];
  return {
    seed,
    first: ran[0]?.since ?? 0,
    budget: Math.max(0, Math.floor(ad.daily_budget)),
    price: dollars * perDollar * between(0.75, 1.3, seed, 1),
    rates,
    cells: cells.map((cell, i) => ({
      ...cell,
      weight: cell.weight * between(0.6, 1.4, seed, i + 100),
    })),
  };
};

/** Weekends are cheaper and spend a little less; Monday first. */
const weekday = [0.98, 0.99, 1, 1, 0.98, 0.92, 0.94];

/** Where a cell draws more clicks than others, no cell may get more clicks than impressions. */
const maxClickShare = 0.25;

/** The day's totals, in the order of the metrics; an empty list when nothing was shown. */
export const totalsOn = (profile: Profile, day: Day, wanted: readonly Metric[]): number[] => {
  const dice = seedOf(`${profile.seed} ${day}`);
  const age = day - profile.first;
  const learned = age === 0 ? 0.5 : 1 - 0.25 * Math.exp(-age / 3);
  const season = weekday[weekdayOf(day)] ?? 1;
  const spend = Math.floor(profile.budget * season * learned * between(0.9, 1, dice, 1));
  const price =
    profile.price * season * (1 + 0.2 * Math.exp(-age / 5)) * between(0.9, 1.1, dice, 2);
  const impressions = Math.floor((spend / price) * 1000);
  const totals: number[] = [];
  if (impressions === 0) return totals;
  for (const { name, ofAt, lessAt, rate, isAmount, salt } of wanted) {
    const ground = (totals[ofAt] ?? 0) - (totals[lessAt] ?? 0);
    const mean = ground * (rate ?? profile.rates[name] ?? 0) * between(0.85, 1.15, dice, salt);
    const most = name === 'clicks' ? ground * maxClickShare : ground;
    const isPart = !isAmount || rate !== undefined;
    const drawn = isPart ? Math.min(most, Math.floor(mean + unit(dice, salt + 1))) : mean;
    const given = name === 'spend' ? spend : Math.floor(drawn);
    totals.push(name === 'impressions' ? impressions : given);
  }
  return totals;
};

/**
 * Cuts a whole total into whole parts by rounding the running sum: every part is its exact share
 * rounded up or down, and together they are the total.
 */
const divide = (total: number, weights: readonly number[], offset: number): number[] => {
  let whole = 0;
  for (const weight of weights) whole += weight;
  const parts: number[] = [];
  let running = 0;
  let before = 0;
  for (const weight of weights) {
    running += weight;
    // The last step is taken for granted: times and over the same fraction need not give the total back.
    const last = running === whole ? total : Math.floor((total * running) / whole + offset);
    const upTo = weight === 0 ? before : last;
    parts.push(upTo - before);
    before = upTo;
  }
  return parts;
};

/** Shares a day out over the cells: for each metric its count in each cell, or an empty list where it has none. */
export const spread = (
  { seed, cells }: Profile,
  day: Day,
  wanted: readonly Metric[],
  totals: readonly number[],
): number[][] => {
  const parts: number[][] = [];
  const weightsOf = ({ name, ofAt, lessAt }: Metric) => {
    const ground = parts[ofAt];
    if (!ground) return cells.map(({ weight }) => weight);
    if (name === 'clicks') return cells.map(({ click }, c) => (ground[c] ?? 0) * click);
    if (name === 'spend') return cells.map(({ price }, c) => (ground[c] ?? 0) * price);
    const taken = parts[lessAt];
    return taken ? ground.map((held, c) => held - (taken[c] ?? 0)) : ground;
  };
  for (const [place, metric] of wanted.entries()) {
    const total = totals[place] ?? 0;
    const offset = Math.floor(unit(seed, metric.salt + day) * 1024) / 1024;
    parts.push(total === 0 ? [] : divide(total, weightsOf(metric), offset));
  }
  return parts;
};

/** The days an ad ran, in order and without overlap, none of them after today. */
export const daysRun = (ad: DeliveringAd, today: Day): Range[] => {
  const read = ad.ran.flatMap(({ since, until }) => {
    const from = readDay(since);
    const to = Math.min(today, until === null ? today : (readDay(until) ?? -1));
    return from === undefined || from > to ? [] : [{ since: from, until: to }];
  });
  const merged: Range[] = [];
  for (const range of read.sort((a, b) => a.since - b.since)) {
    const before = merged.at(-1);
    if (before && range.since <= before.until + 1)
      before.until = Math.max(before.until, range.until);
    else merged.push(range);
  }
  return merged;
};
