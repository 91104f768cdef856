import type { Fact } from './fact.ts';

/** Of a price typed without a currency. */
export const anyCurrency = 'any';

const sameValue = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-4 * Math.max(1, Math.abs(one));

const dayLength = 86_400;

/** How long a unit of time is; months and years are as long as people mean them to be. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  second: [1],
  minute: [60],
  quarter: [900],
  hour: [3600],
  day: [dayLength],
  week: [7 * dayLength],
  fortnight: [14 * dayLength],
  month: [30 * dayLength, 365.25 * (dayLength / 12), 28 * dayLength],
  year: [365 * dayLength, 365.25 * dayLength, 360 * dayLength, 364 * dayLength],
  decade: [3652.5 * dayLength],
};

const measures: Readonly<Record<string, readonly [of: string, times: number]>> = {
  kg: ['g', 1000],
  g: ['g', 1],
  mg: ['g', 0.001],
  km: ['m', 1000],
  m: ['m', 1],
  cm: ['m', 0.01],
  mm: ['m', 0.001],
  l: ['l', 1],
  dl: ['l', 0.1],
  cl: ['l', 0.01],
  ml: ['l', 0.001],
  tb: ['gb', 1000],
  gb: ['gb', 1],
  mb: ['gb', 0.001],
  kw: ['w', 1000],
  w: ['w', 1],
};

/** A length of time in seconds. */
export const lengthOf = ({ value, unit }: Pick<Fact, 'value' | 'unit'>): number =>
  value * (lengths[unit ?? '']?.[0] ?? 0);

const sameLength = (claim: Fact, given: Fact): boolean => {
  const [ones, others] = [lengths[claim.unit ?? ''], lengths[given.unit ?? '']];
  if (!ones || !others) return false;
  return ones.some((one) =>
    others.some((other) => sameValue(claim.value * one, given.value * other)),
  );
};

/** The same quantity, whatever its unit: half an hour is 30 minutes, half a litre 500 ml. */
export const sameAmount = (claim: Fact, given: Fact): boolean => {
  if (claim.unit === given.unit || claim.unit === anyCurrency)
    return sameValue(claim.value, given.value);
  if (claim.kind === 'time' && given.kind === 'time') return sameLength(claim, given);
  const [one, other] = [measures[claim.unit ?? ''], measures[given.unit ?? '']];
  if (one && other)
    return one[0] === other[0] && sameValue(claim.value * one[1], given.value * other[1]);
  const isMeasured = ({ kind, unit }: Fact): boolean =>
    kind === 'plain' && unit !== undefined && unit !== 'times' && unit !== 'th';
  if (isMeasured(claim) || isMeasured(given)) return false;
  return sameValue(claim.value, given.value);
};
