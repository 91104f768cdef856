/** A caller's value inside a sentence: one line, not endless, in quotes. */
export const quoted = (value: unknown): string => `“${line(value)}”`;

export const line = (value: unknown, longest = 200): string => {
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // What is never shown need not be read: a value can be as long as a request.
  const text = whole.slice(0, longest * 8);
  const flat = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...flat];
  return letters.length > longest || text.length < whole.length
    ? `${letters.slice(0, longest).join('')}…`
    : flat;
};

/** `LANDING_PAGE_VIEWS` as a person would say it. */
export const spoken = (value: unknown): string => {
  const words = line(value).replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fromTable = (table: Record<string, string>, value: unknown): string =>
  (typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined) ??
  spoken(value);

/** Currencies the platform counts in whole units; its list differs from the ISO one. */
const withoutMinorUnit = new Set('CLP COP CRC HUF IDR ISK JPY KRW PYG TWD VND'.split(' '));

const wholeNumber = /^[0-9]{1,18}$/;

/** An amount in minor units, as the platform's own screens show it. */
export const money = (minor: unknown, currency?: string | undefined): string => {
  const digits = line(minor);
  if (!wholeNumber.test(digits)) return digits;
  if (!currency || !/^[A-Za-z]{3}$/.test(currency))
    return `${digits} in the smallest unit of the account’s currency (for US dollars that is ${major(digits)})`;
  const code = currency.toUpperCase();
  return `${withoutMinorUnit.has(code) ? BigInt(digits) : major(digits)} ${code}`;
};

const major = (digits: string) => {
  const padded = digits.padStart(3, '0');
  return `${BigInt(padded.slice(0, -2))}.${padded.slice(-2)}`;
};
