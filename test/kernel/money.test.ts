import { expect, it } from 'vitest';
import { moneyOfMinor, moneyOfWhole } from '../../src/kernel/money.ts';

it.each([
  [750, 'EUR', '7.50'],
  [5, 'USD', '0.05'],
  [5000, 'JPY', '5000'],
  [5000, 'KRW', '5000'],
  // The platform counts dinars in hundredths, unlike ISO.
  [5000, 'BHD', '50.00'],
  [5000, 'HUF', '5000'],
])('%i of the smallest unit of %s is %s', (amount_minor, currency, amount) => {
  expect(moneyOfMinor(amount_minor, currency)).toEqual({ amount, amount_minor, currency });
});

it.each([
  ['241.07', 'USD', '241.07', 24_107],
  ['0', 'EUR', '0.00', 0],
  ['1234', 'JPY', '1234', 1234],
])('%s %s of spend is %s', (whole, currency, amount, amount_minor) => {
  expect(moneyOfWhole(whole, currency)).toEqual({ amount, amount_minor, currency });
});
