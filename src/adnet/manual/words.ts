import { inWholeUnits } from '../../kernel/money.ts';

/** Shows a caller's value inside a sentence: on one line, shortened, in quotes. */
export const quoted = (value: unknown): string => `“${oneLine(value)}”`;

export const oneLine = (value: unknown, maxLength = 200): string => {
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // The rest is never shown and need not be processed, because a value can be as long as a request.
  const text = whole.slice(0, maxLength * 8);
  const flat = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...flat];
  return letters.length > maxLength || text.length < whole.length
    ? `${letters.slice(0, maxLength).join('')}…`
    : flat;
};

/** Writes `LANDING_PAGE_VIEWS` as people would say it. */
export const spoken = (value: unknown): string => {
  const words = oneLine(value).replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fromTable = (table: Record<string, string>, value: unknown): string =>
  (typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined) ??
  spoken(value);

const wholeNumber = /^[0-9]{1,18}$/;

/** Formats an amount in minor units as the platform's screens do. */
export const money = (minor: unknown, currency?: string | undefined): string => {
  const digits = oneLine(minor);
  if (!wholeNumber.test(digits)) return digits;
  if (!currency || !/^[A-Za-z]{3}$/.test(currency))
    return `${digits} in the smallest unit of the account’s currency (for US dollars that is ${inWholeUnits(digits, 'USD')})`;
  const code = currency.toUpperCase();
  return `${inWholeUnits(digits, code)} ${code}`;
};
