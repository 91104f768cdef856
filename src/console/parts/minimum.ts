import { shownAmount } from '../../kernel/currency.ts';

const smallest = /\bminimum is (\d+) in the smallest unit of ([A-Z]{3})\b/;

/** An amount as Meta itself writes it into a refusal: "must be at least $1.00". */
const stated = /\bmust be at least ([^\s\d]{0,4}\d[\d.,]{0,20})/;

/** The smallest amount that a refusal names, as people write it; null where it names none. */
export const minimumIn = (text: string): string | null => {
  const [, amount, currency] = smallest.exec(text) ?? [];
  if (amount && currency) return shownAmount(Number(amount), currency);
  return stated.exec(text)?.[1]?.replace(/[.,]$/, '') ?? null;
};

/** A refusal's words with its smallest amount in the currency, as the fields beside it have it. */
export const withMinimum = (text: string) =>
  text.replace(smallest, (words) => `minimum is ${minimumIn(words) ?? words}`);
