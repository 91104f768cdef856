import { minorDigits } from '../../kernel/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string) => {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
};

/** An amount in whole units of its currency, as the platform's reports have it. */
export const money = (amount: number, currency: string) =>
  /^[A-Z]{3}$/.test(currency) ? formatOf(currency).format(amount) : `${amount} ${currency}`;

/** A budget, which the platform keeps in the currency's smallest unit. */
export const budget = (minor: number, currency: string) =>
  money(minor / 10 ** minorDigits(currency), currency);
