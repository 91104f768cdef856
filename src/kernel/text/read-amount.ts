import { unitsIn } from '../money.ts';

export type ReadAmount = { minor: number } | { problem: string };

/** Currency symbols and the currencies they can mean; a dollar sign can mean any dollar. */
const symbols: Record<string, RegExp> = {
  '€': /^EUR$/,
  '£': /^GBP$/,
  '¥': /^(JPY|CNY)$/,
  '₩': /^KRW$/,
  '₹': /^INR$/,
  $: /^(USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP)$/,
};

/** Separates the currency, which is before or after the number, from the number. */
const parted = (text: string) => {
  const whole = text.replace(/[\s'’]/g, '');
  const [, before = '', number = '', after = ''] =
    /^([A-Za-z]{3}|[€£¥₩₹$])?([\d.,]+)([A-Za-z]{3}|[€£¥₩₹$])?$/.exec(whole) ?? [];
  return { mark: (before || after).toUpperCase(), number };
};

const isOf = (mark: string, currency: string) =>
  mark === currency || (symbols[mark]?.test(currency) ?? false);

const decimal = /^(\d+|\d{1,3}(,\d{3})+)\.\d{1,2}$|^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/**
 * The value of the number; null if the text is not a number, "either" if a comma or point can separate thousands or
 * decimals.
 */
const numberIn = (number: string): number | 'either' | null => {
  if (/^\d{1,12}$/.test(number)) return Number(number);
  if (/^\d{1,3}([.,])\d{3}(\1\d{3})+$/.test(number)) return Number(number.replace(/[.,]/g, ''));
  if (/^\d{1,3}[.,]\d{3}$/.test(number)) return 'either';
  if (!decimal.test(number) || number.length > 18) return null;
  const digits = number.replace(/[.,]/g, '');
  const places = number.length - Math.max(number.lastIndexOf('.'), number.lastIndexOf(',')) - 1;
  return Number(digits) / 10 ** places;
};

/**
 * Reads an amount as people write it, and returns it in Meta's smallest unit. If `counts` is "either", a whole
 * number from 100 on is refused: it can be meant in whole units or in the smallest unit, and a mistake would make
 * the amount a hundred times too high.
 */
export const readAmount = (
  text: string,
  currency: string,
  counts: 'units' | 'either' = 'units',
): ReadAmount => {
  const { mark, number } = parted(text);
  const value = numberIn(number);
  const units = unitsIn(currency);
  const example = units === 1 ? '2000' : '20.00';
  if (value === null) return { problem: `must be an amount in ${currency}, such as ${example}` };
  if (mark !== '' && !isOf(mark, currency))
    return { problem: `must be in ${currency}, the currency of the ad account` };
  if (value === 'either') {
    const [whole = '', rest = ''] = number.split(/[.,]/);
    const cents = Number(`${whole}.${rest}`).toFixed(2);
    const other = units === 1 || !rest.endsWith('0') ? `${whole}.${rest}` : cents;
    const decimals = units === 1 ? '' : '.00';
    return {
      problem: `can be read as ${whole},${rest}${decimals} or as ${other}: write ${whole}${rest}${decimals} or ${other}`,
    };
  }
  if (value === 0) return { problem: 'must be more than 0' };
  if (units === 1 && !Number.isInteger(value))
    return { problem: `must be a whole number: ${currency} has no smaller unit here` };
  const isWhole = /^\d+$/.test(number);
  if (counts === 'either' && units === 100 && isWhole && mark === '' && value >= 100)
    return {
      problem: `can be read as ${value}.00 ${currency} or as ${(value / 100).toFixed(2)} ${currency}: write one of them`,
    };
  return { minor: Math.round(value * units) };
};
