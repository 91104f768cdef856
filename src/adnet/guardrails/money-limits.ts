import type { Money } from '../../kernel/money.ts';
import type { BudgetSpan } from './budgets.ts';
import type { GuardrailName, Guardrails } from './guardrails.ts';

/** A guardrail for money: an amount for each currency. */
export type Limit = { guardrail: GuardrailName; money: Money[] };

/** The one for an object before the one for a whole launch; each stands in for the other where that says nothing. */
export const limitNames = {
  daily: ['max_daily_budget', 'max_launch_daily_budget'],
  lifetime: ['max_lifetime_budget', 'max_launch_lifetime_budget'],
} as const;

export const spans = ['daily', 'lifetime'] as const;

export const limitsFor = (guardrails: Guardrails, span: BudgetSpan): Limit[] =>
  limitNames[span].flatMap((guardrail) => {
    const money = guardrails[guardrail];
    return money ? [{ guardrail, money }] : [];
  });

/** `20.00 EUR`. */
export const amountText = ({ amount, currency }: Money) => `${amount} ${currency}`;

/** Whether any budget is limited: then none may be beyond all limits, in whatever currency or kind it is. */
export const limitsMoney = (guardrails: Guardrails) =>
  spans.some((span) => limitsFor(guardrails, span).length > 0);
