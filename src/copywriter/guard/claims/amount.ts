import type { Fact } from './fact.ts';

const sameValue = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-4 * Math.max(1, Math.abs(one));

/** Lengths that two units can say alike; months have no fixed number of days. */
const lengths: Readonly<Record<string, { of: 'clock' | 'calendar'; times: number }>> = {
  second: { of: 'clock', times: 1 },
  minute: { of: 'clock', times: 60 },
  hour: { of: 'clock', times: 3600 },
  day: { of: 'clock', times: 86_400 },
  week: { of: 'clock', times: 604_800 },
  month: { of: 'calendar', times: 1 },
  year: { of: 'calendar', times: 12 },
  decade: { of: 'calendar', times: 120 },
};

/** The same quantity, whatever its unit: half an hour is 30 minutes. */
export const sameAmount = (claim: Fact, given: Fact): boolean => {
  if (claim.kind !== 'time' || given.kind !== 'time' || claim.unit === given.unit)
    return sameValue(claim.value, given.value);
  const [one, other] = [lengths[claim.unit ?? ''], lengths[given.unit ?? '']];
  if (!one || !other || one.of !== other.of) return false;
  return sameValue(claim.value * one.times, given.value * other.times);
};
