import { memoize } from '../../kernel/async/memoize.ts';
import { minorDigits, unitsIn } from '../../kernel/money.ts';

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

/** A field shows an amount of Meta's smallest unit as people write money. */
export const typedAmount = (minor: number, currency: string) =>
  unitsIn(currency) === 1 ? String(minor) : (minor / 100).toFixed(2);

/** An amount that is clearly an example, shown in an empty field. */
export const exampleAmount = (currency: string) => (unitsIn(currency) === 1 ? '2000' : '20.00');
