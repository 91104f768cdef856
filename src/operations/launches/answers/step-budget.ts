import * as z from 'zod';
import { moneyOfMinor } from '../../../kernel/money.ts';

const money = z.object({
  amount: z.string().describe('In whole units of the currency, such as 20.00.'),
  amount_minor: z.int().describe('In its smallest unit, as Meta counts budgets: 2000.'),
  currency: z.string().describe('The ad account’s currency, such as USD.'),
});

export const stepBudget = z
  .object({
    daily: money.optional().describe('For a day.'),
    lifetime: money.optional().describe('For the whole time.'),
  })
  .meta({ id: 'StepBudget', description: 'What one step may spend once started.' });

type Budget = z.input<typeof stepBudget>;

const wholeNumber = /^\d{1,15}$/;

const moneyIn = (value: unknown, currency: string) =>
  wholeNumber.test(String(value)) ? moneyOfMinor(Number(value), currency) : undefined;

/** The budget of a step as an object of money; undefined without a budget or a known currency. */
export const budgetOf = (
  params: Record<string, unknown>,
  currency: string | null,
): { budget?: Budget } => {
  if (currency === null) return {};
  const daily = moneyIn(params['daily_budget'], currency);
  const lifetime = moneyIn(params['lifetime_budget'], currency);
  if (!daily && !lifetime) return {};
  return { budget: { ...(daily && { daily }), ...(lifetime && { lifetime }) } };
};
