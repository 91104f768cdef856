import { memoize } from '../../kernel/memoize.ts';
import { minorDigits } from '../../kernel/money.ts';

const formatOf = memoize(
  1_000,
  (currency) => new Intl.NumberFormat('en-US', { style: 'currency', currency }),
);

/** An amount in whole units of its currency, as the platform's reports have it. */
export const money = (amount: number, currency: string) =>
  /^[A-Z]{3}$/.test(currency) ? formatOf(currency).format(amount) : `${amount} ${currency}`;

/** A budget, which the platform keeps in the currency's smallest unit. */
export const budget = (minor: number, currency: string) =>
  money(minor / 10 ** minorDigits(currency), currency);
