import { unitsIn } from '../../kernel/money.ts';

/** What stands in a field for an amount of Meta's smallest unit. */
export const typedAmount = (minor: number, currency: string) =>
  unitsIn(currency) === 1 ? String(minor) : (minor / 100).toFixed(2);

/** An amount that nobody takes for another: what a field shows while it is empty. */
export const exampleAmount = (currency: string) => (unitsIn(currency) === 1 ? '2000' : '20.00');
