import { shownAmount } from '../../kernel/currency.ts';

const smallest = /\bminimum is (\d+) in the smallest unit of ([A-Z]{3})\b/;

/** The smallest amount that a refusal names, as people write it; null where it names none. */
export const minimumIn = (text: string): string | null => {
  const [, amount, currency] = smallest.exec(text) ?? [];
  return amount && currency ? shownAmount(Number(amount), currency) : null;
};

/** A refusal's words with its smallest amount in the currency, as the fields beside it have it. */
export const withMinimum = (text: string) =>
  text.replace(smallest, (words) => `minimum is ${minimumIn(words) ?? words}`);
