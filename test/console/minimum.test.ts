import { describe, expect, it } from 'vitest';
import { problemList } from '../../src/console/launch/plan-view.ts';
import { minimumIn, withMinimum } from '../../src/console/parts/minimum.ts';

const refusal = (amount: number, currency: string) =>
  `Your budget is too low. The minimum is ${amount} in the smallest unit of ${currency}.`;

describe('the smallest amount that a refusal names', () => {
  it('is in the currency, as the field beside it', () => {
    expect(withMinimum(refusal(100, 'EUR'))).toBe('Your budget is too low. The minimum is €1.00.');
    expect(minimumIn(refusal(150, 'JPY'))).toBe('¥150');
  });

  it('is also read where Meta itself writes the amount', () => {
    expect(minimumIn('The budget must be at least $1.00. Please edit it.')).toBe('$1.00');
    expect(minimumIn('It must be at least ¥150.')).toBe('¥150');
  });

  it('leaves all other words alone', () => {
    const text = 'The minimum is 100 in every currency.';
    expect([withMinimum(text), minimumIn(text)]).toEqual([text, null]);
  });

  it('is so in the problems of a plan', () => {
    const problem = { title: 'Budget', message: refusal(100, 'USD'), href: null, isRefused: true };
    expect(problemList([problem]).markup).toContain('The minimum is $1.00.');
  });
});
