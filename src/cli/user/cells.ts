import { minorDigits } from '../../kernel/money.ts';
import { isInSmallestUnit, isMoney } from '../money-fields.ts';

/** Columns that are never cut, because half of an id is useless. */
export const isId = (column: string) => /(^|[_.])(ids?|hash|key|step|ref|url)$/.test(column);

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A moment in this machine's time zone. */
export const shortTime = (text: string) => {
  // Meta leaves out the colon of the time zone.
  const at = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(at.getTime())) return text;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Formats an amount such as 12.50 EUR. */
const money = (column: string, value: string, currency: string) => {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const digits = minorDigits(currency);
  const amount = isInSmallestUnit(column) ? Number(value) / 10 ** digits : Number(value);
  return `${amount.toFixed(digits)} ${currency}`;
};

/** Removes control characters, because names come from strangers and a terminal would run them. */
const harmless = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

/** Formats one value for people. */
export const cellText = (column: string, value: unknown, currency?: string): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object')
      ? harmless(value.join(', '))
      : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (typeof value === 'object') return harmless(JSON.stringify(value));
  const text = harmless(String(value));
  if (currency && isMoney(column)) return money(column, text, currency);
  return time.test(text) ? shortTime(text) : text;
};
