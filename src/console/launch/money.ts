import { budget } from '../parts/money.ts';

/** How many of the platform's smallest units one unit of this currency has: 100, or 1. */
const unitsOf = (currency: string) => (/12.?345/.test(budget(12_345, currency)) ? 1 : 100);

/** "20", "20.00" or "1,250.5" in the smallest unit; null where it is no amount. */
export const minorUnits = (text: string, currency: string): number | null => {
  const plain = text
    .replace(/[\s'’]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d{1,12}(\.\d+)?$/.test(plain)) return null;
  return Math.round(Number(plain) * unitsOf(currency));
};

/** The other way round: what stands in a field. */
export const typedAmount = (minor: number, currency: string) =>
  unitsOf(currency) === 1 ? String(minor) : (minor / 100).toFixed(2);
