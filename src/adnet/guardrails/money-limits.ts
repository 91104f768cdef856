import type { Money } from '../../kernel/money.ts';
import type { BudgetSpan } from './budgets.ts';
import type { GuardrailName, Guardrails } from './guardrails.ts';

/** A guardrail for money, with an amount for each currency. */
export type Limit = { guardrail: GuardrailName; money: Money[] };

/**
 * For each span, the limit for one object and then the limit for a whole launch. If one of them is not set, the
 * other applies.
 */
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

/** True if any budget is limited. Then no budget may exceed all limits, whatever its currency or span is. */
export const limitsMoney = (guardrails: Guardrails) =>
  spans.some((span) => limitsFor(guardrails, span).length > 0);
