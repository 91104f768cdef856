import type { Grid } from './grid.ts';
import { blend, unit } from './hash.ts';
import type { Metric, Plan } from './metrics.ts';

/** Counts by metric, then by cell; made once per ad, written anew each day. */
type Sheet = {
  day: readonly Float64Array[];
  /** All the days written so far, added up. */
  sums: readonly Float64Array[];
  weights: Float64Array;
};

export const sheetFor = ({ metrics }: Plan, { cells }: Grid): Sheet => ({
  day: metrics.map(() => new Float64Array(cells.length)),
  sums: metrics.map(() => new Float64Array(cells.length)),
  weights: new Float64Array(cells.length),
});

/** `whole` is the sum of the weights. */
type Weighed = { weights: Float64Array; whole: number };

// The last step is taken for granted: times and over the same fraction need not give the total back.
const roundedUpTo = (total: number, running: number, whole: number, offset: number): number =>
  running === whole ? total : Math.floor((total * running) / whole + offset);

/**
 * Cuts a whole total into whole parts by rounding the running sum: every part is its exact share
 * rounded up or down, and together they are the total.
 */
const cut = (
  total: number,
  { weights, whole }: Weighed,
  offset: number,
  parts: Float64Array,
  sums: Float64Array,
): void => {
  let running = 0;
  let before = 0;
  for (let c = 0; c < weights.length; c++) {
    const weight = weights[c] ?? 0;
    running += weight;
    const upTo = weight === 0 ? before : roundedUpTo(total, running, whole, offset);
    const part = upTo - before;
    parts[c] = part;
    sums[c] = (sums[c] ?? 0) + part;
    before = upTo;
  }
};

// Each of these writes the weights and gives their sum, added in the order `cut` will add them.
const weighShares = (share: Float64Array, own: number, weights: Float64Array): number => {
  let whole = 0;
  for (let c = 0; c < weights.length; c++) {
    const weight = (share[c] ?? 0) * (0.75 + 0.5 * unit(own, c));
    weights[c] = weight;
    whole += weight;
  }
  return whole;
};

const lean = (of: Float64Array, tilt: Float64Array, weights: Float64Array): number => {
  let whole = 0;
  for (let c = 0; c < weights.length; c++) {
    const weight = (of[c] ?? 0) * (tilt[c] ?? 1);
    weights[c] = weight;
    whole += weight;
  }
  return whole;
};

const without = (of: Float64Array, less: Float64Array, weights: Float64Array): void => {
  for (let c = 0; c < weights.length; c++) weights[c] = (of[c] ?? 0) - (less[c] ?? 0);
};

/** What the cells hold of the ground a metric grows on. */
const weigh = (
  plan: Plan,
  index: number,
  totals: Float64Array,
  { tilts }: Grid,
  { day, weights }: Sheet,
): Weighed | undefined => {
  const ofAt = plan.of[index] ?? 0;
  const lessAt = plan.less[index] ?? 0;
  const tilt = plan.metrics[index]?.tilt;
  const of = day[ofAt];
  // A row whose total is nothing was not written today and still holds an earlier day.
  const less = lessAt > 0 && totals[lessAt] ? day[lessAt] : undefined;
  if (!of) return undefined;
  if (tilt) return { weights, whole: lean(of, tilts[tilt], weights) };
  const whole = totals[ofAt] ?? 0;
  if (!less) return { weights: of, whole };
  without(of, less, weights);
  return { weights, whole: whole - (totals[lessAt] ?? 0) };
};

// Ten bits leave the sum of a total and its offset exact in a double.
const offsetOf = ({ channel }: Metric, own: number) => (blend(own, channel) & 1023) / 1024;

/**
 * Shares an ad's day out over the cells. The outcome depends on the ad, the day and the family
 * alone, so every breakdown of the family is a sum over the same cells.
 */
export const spread = (
  plan: Plan,
  totals: Float64Array,
  grid: Grid,
  dice: number,
  sheet: Sheet,
): void => {
  const own = blend(dice, grid.salt);
  for (let index = 0; index < plan.metrics.length; index++) {
    const metric = plan.metrics[index];
    const parts = sheet.day[index];
    const sums = sheet.sums[index];
    const total = totals[index] ?? 0;
    if (!metric || !parts || !sums || total === 0) continue;
    const ground =
      index === 0
        ? { weights: sheet.weights, whole: weighShares(grid.share, own, sheet.weights) }
        : weigh(plan, index, totals, grid, sheet);
    if (ground) cut(total, ground, offsetOf(metric, own), parts, sums);
  }
};
