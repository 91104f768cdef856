import { memoize } from '../basics/memoize.ts';
import { between, seedOf } from '../basics/noise.ts';
import { audienceOf, priceIn, regionsOf } from '../world/countries.ts';
import { fromUsCents } from '../world/currency.ts';
import type { GivenDelivery } from '../world/entities.ts';
import { type Family, hourNames } from './breakdowns.ts';
import data from './data.json' with { type: 'json' };
import { type Day, type Range, readDay } from './dates.ts';
import type { DeliveringAd } from './delivering.ts';

/**
 * Each metric is derived from another one (link clicks from clicks), in the day's total and in each cell of a
 * breakdown, so that no cell has more of it than of `of`. Its noise depends on its name, so that no other metric
 * changes it.
 */
type Metric = { of: string; rate: number; salt: number };

/** Attributed to an ad by a time window, because all of them happen off the platform. */
const attributed = 'view cart checkout purchase site_lead install value'.split(' ');

export const isAttributed = (metric: string) => attributed.includes(metric);

const metrics = new Map<string, Metric>(
  [
    ...Object.entries(data.metrics),
    ...attributed.flatMap((name) => [
      [`${name}@7d_click`, [name, 0.87]] as const,
      [`${name}@1d_click`, [`${name}@7d_click`, 0.85]] as const,
    ]),
  ].map(([name, [of, rate]]) => [name, { of: String(of), rate: Number(rate), salt: seedOf(name) }]),
);

const amounts = new Set(['value', 'seconds']);
/** In some cells, people click more often, or clicks cost more, than in others. */
const leaning = new Set(['clicks', 'spend']);

const resultByAim = new Map(
  Object.entries(data.results).flatMap(([metric, aims]) =>
    aims.split(' ').map((aim) => [aim, metric] as const),
  ),
);

/** The metric that an ad optimises for: by its goal, or by the objective if the goal does not say. */
export const resultOf = (aims: { objective: string; optimization_goal: string }) =>
  resultByAim.get(aims.optimization_goal) ?? resultByAim.get(aims.objective);

/** One value of a breakdown, and its share of impressions. */
type Cell = { keys: Record<string, string>; weight: number };

const whole: Cell[] = [{ keys: {}, weight: 1 }];

/** Combines each value of a table with each of the next; names in both are separated by spaces. */
const crossed = (tables: Record<string, Record<string, number>>): Cell[] =>
  Object.entries(tables).reduce((cells, [names, table]) => {
    const columns = names.split(' ');
    return cells.flatMap((cell) =>
      Object.entries(table).map(([values, weight]) => {
        const keys = values.split(' ').map((value, at) => [columns[at], value]);
        return {
          keys: { ...cell.keys, ...Object.fromEntries(keys) },
          weight: cell.weight * weight,
        };
      }),
    );
  }, whole);

const countriesOf = ({ countries }: DeliveringAd): string[] => {
  const codes = [...new Set(countries.map((country) => country.toUpperCase()))];
  return codes.length > 0 ? codes : ['US'];
};

const averagePrice = (countries: readonly string[]) => {
  const people = countries.reduce((sum, country) => sum + audienceOf(country), 0);
  return countries.reduce((sum, c) => sum + priceIn(c) * audienceOf(c), 0) / people;
};

const placesOf = (ad: DeliveringAd): Cell[] =>
  countriesOf(ad).flatMap((country) => {
    const regions = regionsOf(country);
    const all = regions.reduce((sum, { weight }) => sum + weight, 0);
    return regions.map(({ name, weight }) => ({
      keys: { country, region: name },
      weight: (audienceOf(country) * weight) / all,
    }));
  });

const hours = data.hours.map((weight, hour): Cell => {
  const text = String(hour).padStart(2, '0');
  const value = `${text}:00:00 - ${text}:59:59`;
  return { keys: Object.fromEntries(hourNames.map((name) => [name, value])), weight };
});
const people = crossed(data.cells.people);
const placements = crossed(data.cells.placements);

const cellsBy = {
  people: () => people,
  places: placesOf,
  placements: () => placements,
  hours: () => hours,
} satisfies Record<Family, (ad: DeliveringAd) => Cell[]>;

/** Limits clicks, because some cells get more than others, and none may have more clicks than impressions. */
const maxClickShare = 0.25;

const spanOf = ({ since, until }: { since: string; until: string | null }): Range => ({
  since: readDay(since) ?? Number.POSITIVE_INFINITY,
  until: until === null ? Number.POSITIVE_INFINITY : (readDay(until) ?? 0),
});

/** The given values of some days. `least`: how much its results require of each metric from which they are derived. */
const orderOf = (ad: DeliveringAd, delivery: GivenDelivery) => {
  const result = resultOf(ad) ?? '';
  const least = new Map<string, number>();
  let minCount = delivery.daily_results ?? 0;
  for (let name = result; name !== ''; name = metrics.get(name)?.of ?? '') {
    least.set(name, minCount);
    if (name === 'clicks') minCount = Math.ceil(minCount / maxClickShare);
  }
  return { ...spanOf(delivery), delivery, result, least };
};

/**
 * Divides a whole number into whole parts by rounding the running sum: each part is its exact share rounded up or
 * down, and their sum is the total. Replaces the shares with the parts.
 */
const divide = (total: number, shares: Float64Array, offset: number) => {
  let whole = 0;
  for (const share of shares) whole += share;
  let running = 0;
  let before = 0;
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at] ?? 0;
    running += share;
    // The last step is set to the total, because multiplying and dividing by the same fraction may not return it
    // exactly.
    const last = running === whole ? total : Math.floor((total * running) / whole + offset);
    shares[at] = share === 0 ? 0 : last - before;
    if (share !== 0) before = last;
  }
};

const ratesBy: Record<string, Record<string, number>> = data.rates;

/** A metric's counts by cell. */
export type Counts = (metric: string) => readonly number[];

/** The results of an ad in the cells of a family over some days; each metric is computed at its first use. */
export const measureAd = (ad: DeliveringAd, family: Family | undefined) => {
  const cells = family ? cellsBy[family](ad) : whole;
  const seed = seedOf(ad.ad_id);
  const unit = fromUsCents(ad.account_currency, 100);
  // Nothing says what the creative shows, so a fixed third of the ads play as video.
  const rates: Record<string, number> = {
    ...(between(0, 1, seed, 11) < 1 / 3 && { plays: 0.88 }),
    ...ratesBy[ad.objective],
    ...ratesBy[ad.optimization_goal],
    value: between(28, 110, seed, 6) * unit,
  };
  const orders = ad.delivery.map((delivery) => orderOf(ad, delivery));
  const dollars = averagePrice(countriesOf(ad)) * (rates['price'] ?? 1);
  const typicalPrice = unit * dollars * between(0.75, 1.3, seed, 1);
  const weights = cells.map(({ weight }, at) => weight * between(0.6, 1.4, seed, at + 100));

  const settle = (day: Day) => {
    const dice = seedOf(`${seed} ${day}`);
    const order = orders.findLast(({ since, until }) => since <= day && day <= until);
    const dailySpend = order?.delivery.daily_spend;
    const spend = dailySpend ?? Math.floor(ad.daily_budget * between(0.86, 1, dice, 1));
    const price = typicalPrice * between(0.85, 1.15, dice, 2);
    // Given spend always has at least one impression, however small it is.
    const impressions = Math.max(Math.floor((spend / price) * 1000), dailySpend ? 1 : 0);
    return { day, dice, order, spend, impressions };
  };
  type SettledDay = ReturnType<typeof settle>;

  const drawMetric = (name: string, ground: number, { dice, spend, impressions }: SettledDay) => {
    if (name === 'impressions') return impressions;
    if (name === 'spend') return ground === 0 ? 0 : spend;
    const { rate = 0, salt = 0 } = metrics.get(name) ?? {};
    const tilt = between(0.75, 1.25, seed, salt) * between(0.85, 1.15, dice, salt);
    const mean = ground * (rates[name] ?? rate) * tilt;
    if (amounts.has(name)) return Math.floor(mean);
    const limit = name === 'clicks' ? Math.floor(ground * maxClickShare) : ground;
    return Math.min(limit, Math.floor(mean + between(0, 1, dice, salt + 1)));
  };

  const totalOf = (name: string, ground: number, settled: SettledDay) => {
    const { result, delivery, least } = settled.order ?? {};
    if (name === result && delivery?.daily_results !== undefined) return delivery.daily_results;
    return Math.max(drawMetric(name, ground, settled), least?.get(name) ?? 0);
  };

  const over = (range: Iterable<Day>): Counts => {
    const days = Array.from(range, settle);
    /** In the order of days, and within each day in the order of cells. */
    const parts = memoize(metrics.size, (name): Float64Array => {
      const { of = '', salt = 0 } = metrics.get(name) ?? {};
      const ground = of === '' ? undefined : parts(of);
      const leans = cells.map((_, at) =>
        leaning.has(name) ? between(0.7, 1.4, seed, salt + at) : 1,
      );
      const all = new Float64Array(days.length * cells.length);
      for (const [at, settled] of days.entries()) {
        const shares = all.subarray(at * cells.length, (at + 1) * cells.length);
        let sum = 0;
        for (let cell = 0; cell < shares.length; cell++) {
          const weight = (ground ? ground[at * cells.length + cell] : weights[cell]) ?? 0;
          sum += weight;
          shares[cell] = weight * (leans[cell] ?? 1);
        }
        const offset = Math.floor(between(0, 1024, seed, salt + settled.day)) / 1024;
        divide(totalOf(name, sum, settled), shares, offset);
      }
      return all;
    });
    return memoize(metrics.size, (name) => {
      const sums = cells.map(() => 0);
      for (const [at, part] of parts(name).entries())
        sums[at % sums.length] = (sums[at % sums.length] ?? 0) + part;
      return sums;
    });
  };
  return { cells, over };
};

/** The days of a range on which an ad ran, each once, none of them after today. */
export const daysRun = ({ ran }: DeliveringAd, range: Range, today: Day): Set<Day> => {
  const days = new Set<Day>();
  for (const { since, until } of ran.map(spanOf)) {
    const last = Math.min(today, range.until, until);
    for (let day = Math.max(since, range.since); day <= last; day++) days.add(day);
  }
  return days;
};
