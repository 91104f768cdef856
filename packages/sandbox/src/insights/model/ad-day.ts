import { calendarOf, type Day, weekdayOf } from './days.ts';
import { between, blend, unit } from './hash.ts';
import type { Metric, Plan } from './metrics.ts';
import type { Drift, Profile } from './profile.ts';

// Monday first. Weekends are cheaper and browsed more idly; midweek converts best.
const spendOn = [0.97, 0.98, 1, 1, 0.98, 0.92, 0.95];
const priceOn = [1.02, 1.04, 1.05, 1.05, 1.02, 0.9, 0.93];
const clickOn = [1.02, 1.01, 1, 0.99, 0.96, 0.98, 1.05];
const intentOn = [1.06, 1.05, 1.03, 1, 0.94, 0.88, 1.02];
// January first: the auction fills up towards the holidays and empties after them.
const priceIn = [0.84, 0.9, 0.95, 0.97, 0.99, 1, 0.97, 0.97, 1.01, 1.06, 1.22, 1.18];

const driftOn = ({ slow, slowStart, quick, quickStart }: Drift, day: Day): number =>
  1 + 0.08 * Math.sin(day * slow + slowStart) + 0.06 * Math.sin(day * quick + quickStart);

type Mood = { click: number; intent: number };

const moodOf = ({ first, drifts }: Profile, day: Day, dice: number): Mood => {
  const weekday = weekdayOf(day);
  const age = day - first;
  const learned = 1 - 0.35 * Math.exp(-age / 4);
  const wear = 1 / (1 + 0.08 * Math.log1p(age / 14));
  return {
    click:
      (clickOn[weekday] ?? 1) *
      driftOn(drifts.click, day) *
      learned *
      wear *
      between(0.9, 1.1, dice, 3),
    intent:
      (intentOn[weekday] ?? 1) *
      driftOn(drifts.intent, day) *
      learned *
      between(0.85, 1.15, dice, 4),
  };
};

type Delivered = { impressions: number; spend: number };

const deliver = (profile: Profile, day: Day, dice: number): Delivered => {
  const { seed, first, budget, pace, price, drifts } = profile;
  const weekday = weekdayOf(day);
  const age = day - first;
  // The first day starts at some hour, and an ad that is still learning does not spend it all.
  const learned = age === 0 ? between(0.3, 0.7, seed, 7) : 1 - 0.3 * Math.exp(-age / 3);
  const use = pace * (spendOn[weekday] ?? 1) * learned * between(0.93, 1, dice, 1);
  const spend = Math.floor(budget * use);
  const thousand =
    price *
    (priceOn[weekday] ?? 1) *
    (priceIn[calendarOf(day).month - 1] ?? 1) *
    driftOn(drifts.price, day) *
    (1 + 0.3 * Math.exp(-age / 5)) *
    (1 + 0.05 * Math.log1p(age / 20)) *
    between(0.92, 1.08, dice, 2);
  return { spend, impressions: Math.floor((spend / thousand) * 1000) };
};

/** A whole number about `mean`, as a day's chance would have it. */
const draw = (mean: number, dice: number, channel: number): number => {
  const roll = blend(dice, channel);
  const bell = ((roll & 1023) + ((roll >>> 10) & 1023) + ((roll >>> 20) & 1023)) / 512 - 3;
  return Math.max(0, Math.floor(mean + 0.6 * Math.sqrt(mean) * bell + unit(dice, channel + 1)));
};

const rateOf = ({ rate }: Metric, { rates, video, own, orderValue }: Profile): number => {
  if (typeof rate === 'number') return rate;
  const all: Partial<Record<string, number>> = rate in rates ? rates : video;
  return rate === 'order_value' ? orderValue : (all[rate] ?? 0) * (own[rate] ?? 1);
};

/** The ad's lasting rate for each metric of the plan. */
export const ratesOf = ({ metrics }: Plan, profile: Profile): Float64Array =>
  Float64Array.from(metrics.map((metric) => rateOf(metric, profile)));

// A quarter keeps clicks below impressions even in the cell that draws four times the average.
const ceilingOf = ({ tilt }: Metric, ground: number) => (tilt ? Math.floor(ground / 4) : ground);

/** What a metric grows on that day. */
const groundOf = ({ of, less }: Plan, index: number, totals: Float64Array): number => {
  const whole = of[index] ?? 0;
  const taken = less[index] ?? 0;
  return (totals[whole] ?? 0) - (taken > 0 ? (totals[taken] ?? 0) : 0);
};

const mirrored = (plan: Plan, totals: Float64Array, name: string): number => {
  const place = plan.at.get(name) ?? 0;
  const ground = groundOf(plan, place, totals);
  return ground > 0 ? (totals[place] ?? 0) / ground : 0;
};

type Context = { rates: Float64Array; moods: Mood; dice: number };

const totalOf = (metric: Metric, ground: number, mean: number, dice: number): number => {
  if (mean === 0) return 0;
  if (metric.isAmount) return Math.round(mean * between(0.85, 1.15, dice, metric.channel));
  return Math.min(draw(mean, dice, metric.channel), ceilingOf(metric, ground));
};

/** The one seed of an ad's day: whoever asks, however they ask, the day comes out the same. */
export const diceOf = ({ seed }: Profile, day: Day): number => blend(seed, day);

const fillRest = (plan: Plan, totals: Float64Array, spend: number, context: Context): void => {
  const { rates, moods, dice } = context;
  for (let index = 1; index < plan.metrics.length; index++) {
    const metric = plan.metrics[index];
    const ground = groundOf(plan, index, totals);
    if (!metric || ground <= 0) totals[index] = 0;
    else if (metric.name === 'spend') totals[index] = spend;
    else if (metric.mirrors)
      totals[index] = Math.floor(ground * mirrored(plan, totals, metric.mirrors));
    else {
      const mean = ground * (rates[index] ?? 0) * (metric.mood ? moods[metric.mood] : 1);
      totals[index] = totalOf(metric, ground, mean, dice);
    }
  }
};

const even: Mood = { click: 1, intent: 1 };

/** Writes the day's totals in the order of the plan; false when the ad showed to nobody. */
export const fillDay = (
  profile: Profile,
  rates: Float64Array,
  day: Day,
  plan: Plan,
  totals: Float64Array,
): boolean => {
  const dice = diceOf(profile, day);
  const { impressions, spend } = deliver(profile, day, dice);
  if (impressions < 1 || spend < 1) return false;
  totals[0] = impressions;
  const moods = plan.isMoody ? moodOf(profile, day, dice) : even;
  fillRest(plan, totals, spend, { rates, moods, dice });
  return true;
};
