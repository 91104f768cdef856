import { describe, expect, it } from 'vitest';
import { readAmount } from '../../src/kernel/text/read-amount.ts';

const read = (text: string, currency = 'EUR', counts: 'units' | 'either' = 'either') => {
  const result = readAmount(text, currency, counts);
  return 'minor' in result ? result.minor : result.problem;
};

describe('an amount', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['20', 2000],
    ['0.5', 50],
    ['150.00', 15_000],
    ['150 EUR', 15_000],
    ['€150', 15_000],
    ['150 €', 15_000],
    ['1,250.50', 125_050],
    ['1.250,50', 125_050],
    ['1 250,50', 125_050],
    ["1'250.50", 125_050],
    ['0.29', 29],
    ['1.10', 110],
  ])('%s in euros is %d cents', (text, minor) => {
    expect(read(text)).toBe(minor);
  });

  it.each([
    ['2000', 'can be read as 2000.00 EUR or as 20.00 EUR: write one of them'],
    ['100', 'can be read as 100.00 EUR or as 1.00 EUR: write one of them'],
    ['1,250', 'can be read as 1,250.00 or as 1.25: write 1250.00 or 1.25'],
    ['1.250', 'can be read as 1,250.00 or as 1.25: write 1250.00 or 1.25'],
    ['20 USD', 'must be in EUR, the currency of the ad account'],
    ['$20', 'must be in EUR, the currency of the ad account'],
    ['0', 'must be more than 0'],
    ['-5', 'must be an amount in EUR, such as 20.00'],
    ['12.505', 'can be read as 12,505.00 or as 12.505: write 12505.00 or 12.505'],
    ['12.5005', 'must be an amount in EUR, such as 20.00'],
    ['twenty', 'must be an amount in EUR, such as 20.00'],
    ['1e3', 'must be an amount in EUR, such as 20.00'],
  ])('%s says what is wrong', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('is whole in a currency without a smaller unit, and means units in a form', () => {
    expect(read('2000', 'JPY')).toBe(2000);
    expect(read('¥2000', 'JPY')).toBe(2000);
    expect(read('20.00', 'JPY')).toBe(20);
    expect(read('20.50', 'JPY')).toMatch(/whole number/);
    expect(read('2000', 'EUR', 'units')).toBe(200_000);
  });
});
