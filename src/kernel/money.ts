import { memoize } from './async/memoize.ts';

/**
 * Currencies that the platform counts in whole units; it counts all others in hundredths. This differs from the ISO
 * list.
 */
const withoutMinorUnit = new Set('CLP COP CRC HUF IDR ISK JPY KRW PYG TWD VND'.split(' '));

/** How many of the platform's smallest units make one unit of this currency. */
export const unitsIn = (currency: string): 1 | 100 =>
  withoutMinorUnit.has(currency.toUpperCase()) ? 1 : 100;

/** How many digits the platform counts after the decimal point. */
export const minorDigits = (currency: string) => (unitsIn(currency) === 1 ? 0 : 2);

/** An amount of money in an answer. */
export type Money = { amount: string; amount_minor: number; currency: string };

/** Converts an amount from the smallest unit to whole units: 750 becomes 7.50 EUR. */
export const inWholeUnits = (minor: string, currency: string): string => {
  const digits = minorDigits(currency);
  const allDigits = minor.padStart(digits + 1, '0');
  const whole = String(BigInt(allDigits.slice(0, allDigits.length - digits)));
  return digits === 0 ? whole : `${whole}.${allDigits.slice(-digits)}`;
};

/** For amounts that the platform gives in the smallest unit: budgets, caps and bids. */
export const moneyOfMinor = (minor: number, currency: string): Money => ({
  amount: inWholeUnits(String(minor), currency),
  amount_minor: minor,
  currency,
});

/** For amounts that the platform gives in whole units: spend and costs in its reports. */
export const moneyOfWhole = (amount: string, currency: string): Money =>
  moneyOfMinor(Math.round(Number(amount) * 10 ** minorDigits(currency)), currency);

const formatOf = memoize(1_000, (currency) => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

/** Formats an amount in the platform's smallest unit for people: €12.50, ¥1,250. */
export const shownAmount = (minor: number, currency: string) =>
  /^[A-Z]{3}$/.test(currency)
    ? formatOf(currency).format(minor / unitsIn(currency))
    : `${minor / 100} ${currency}`;
