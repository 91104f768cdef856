import type { DeliveringAd } from '../delivering-ad.ts';
import { type Day, type Range, readDay } from './days.ts';
import { between, seedOf, unit } from './hash.ts';
import { blendedPrice, countriesOrHome, currencyScale } from './markets.ts';
import { type Rates, temperamentOf, type VideoRates } from './temperaments.ts';

/** The lasting character of one ad: everything about its days that does not depend on the day. */
export type Profile = {
  seed: number;
  /** First day it ever ran: the learning phase and the wear count from here. */
  first: Day;
  budget: number;
  /** Share of the budget it manages to spend on a good day. */
  pace: number;
  /** Minor units for a thousand impressions. */
  price: number;
  rates: Rates;
  video: VideoRates;
  /** How far it differs from others of its kind. */
  own: Partial<Record<string, number>>;
  /** Minor units of an average order. */
  orderValue: number;
  /** The slow ups and downs of its price, its clicks and its conversions. */
  drifts: { price: Drift; click: Drift; intent: Drift };
};

/** A wave of about half a year and one of about a month: how fast they turn, where they start. */
export type Drift = { slow: number; slowStart: number; quick: number; quickStart: number };

const driftOf = (seed: number, salt: number): Drift => ({
  slow: 1 / between(24, 40, seed, salt),
  slowStart: between(0, 6.28, seed, salt + 1),
  quick: 1 / between(4, 7, seed, salt + 2),
  quickStart: between(0, 6.28, seed, salt + 3),
});

const noVideo: VideoRates = {
  plays: 0,
  two_seconds: 0,
  three_seconds: 0,
  thruplay: 0,
  thirty_seconds: 0,
  p25: 0,
  p50: 0,
  p75: 0,
  p95: 0,
  p100: 0,
  seconds: 0,
};

const videoOf = (goal: string, seed: number): VideoRates => {
  // Nothing here says what the creative shows, so a steady third of the ads play as video.
  if (goal !== 'THRUPLAY' && unit(seed, 11) > 1 / 3) return noVideo;
  const grip = between(0.75, 1.2, seed, 12);
  return {
    plays: 0.88,
    two_seconds: 0.55 * grip,
    three_seconds: 0.72,
    thruplay: 0.3 * grip,
    thirty_seconds: 0.35,
    p25: 0.42 * grip,
    p50: 0.58,
    p75: 0.66,
    p95: 0.7,
    p100: 0.8,
    seconds: 5 * grip,
  };
};

/** Minor units of the account's currency for one US dollar. */
const minorPerDollar = ({ account_currency, currency_offset }: DeliveringAd) =>
  currencyScale(account_currency) * currency_offset;

export const profileOf = (ad: DeliveringAd, ran: readonly Range[]): Profile => {
  const seed = seedOf(ad.id);
  const { price, rates } = temperamentOf(ad.objective, ad.optimization_goal);
  const dollars = blendedPrice(countriesOrHome(ad.countries)) * price * between(0.75, 1.3, seed, 1);
  return {
    seed,
    first: ran[0]?.since ?? 0,
    budget: Math.max(0, Math.floor(ad.daily_budget)),
    pace: between(0.88, 1, seed, 2),
    price: dollars * minorPerDollar(ad),
    rates,
    video: videoOf(ad.optimization_goal, seed),
    own: {
      clicks: between(0.65, 1.5, seed, 3),
      cart: between(0.6, 1.4, seed, 4),
      purchase: between(0.7, 1.3, seed, 5),
    },
    orderValue: between(28, 110, seed, 6) * minorPerDollar(ad),
    drifts: {
      price: driftOf(seed, 30),
      click: driftOf(seed, 40),
      intent: driftOf(seed, 50),
    },
  };
};

/** The days an ad ran, in order and without overlap, none of them after today. */
export const daysRun = (ad: DeliveringAd, today: Day): Range[] => {
  const read = ad.ran.flatMap(({ since, until }) => {
    const from = readDay(since);
    const to = until === null ? today : readDay(until);
    return from === undefined || to === undefined || from > Math.min(to, today)
      ? []
      : [{ since: from, until: Math.min(to, today) }];
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
