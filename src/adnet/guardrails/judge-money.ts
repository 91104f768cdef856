import { inWholeUnits, type Money } from '../../kernel/money.ts';
import type { BudgetSpan } from './budgets.ts';
import type { ObjectFacts } from './facts.ts';
import type { Breach, GuardrailName, Guardrails } from './guardrails.ts';
import type { LearnedFacts } from './learned.ts';
import {
  amountText,
  type Limit,
  limitsFor,
  limitsMoney,
  limitNames as names,
  spans,
} from './money-limits.ts';

const allowedIn = (limits: readonly Limit[]) =>
  limits.flatMap(({ money }) => money.map(amountText));

const spanWords = { daily: 'a day', lifetime: 'over its whole time' };

const kindWords = { daily: 'daily', lifetime: 'lifetime' };

const other = { daily: 'lifetime', lifetime: 'daily' } as const;

/** Refuses a budget for which no limit is set, because it would otherwise get around the limits that are set. */
const budgetWithoutLimit = (
  span: BudgetSpan,
  field: string,
  currency: string | null,
  guardrails: Guardrails,
): Breach => {
  const limits = limitsFor(guardrails, span);
  const kind = kindWords[span];
  const message =
    limits.length === 0
      ? `is a ${kind} budget, for which no limit is set; use a ${other[span]} budget, or ask an admin for a limit`
      : `is in ${currency}, for which no limit is set; allowed: ${allowedIn(limits).join(', ')}`;
  return { guardrail: names[span][0], field, message, allowed: allowedIn(limits) };
};

const ofCurrency = (limits: readonly Limit[], currency: string) =>
  limits.flatMap(({ guardrail, money }) => {
    const match = money.find((one) => one.currency === currency);
    return match ? [{ guardrail, money: match }] : [];
  });

const tooMuch = (
  span: BudgetSpan,
  field: string,
  message: string,
  limit: { guardrail: GuardrailName; money: Money },
): Breach => ({
  guardrail: limit.guardrail,
  field,
  message: `${message}; at most ${amountText(limit.money)} ${spanWords[span]} is allowed`,
  allowed: [amountText(limit.money)],
});

const judgeOne = (
  { span, minor, field }: { span: BudgetSpan; minor: number; field: string },
  guardrails: Guardrails,
  currency: string | null | undefined,
): Breach[] => {
  const limits = limitsFor(guardrails, span);
  if (limits.length === 0) return [budgetWithoutLimit(span, field, null, guardrails)];
  if (typeof currency === 'string') {
    const [limit] = ofCurrency(limits, currency);
    if (limit === undefined) return [budgetWithoutLimit(span, field, currency, guardrails)];
    if (minor <= limit.money.amount_minor) return [];
    const much = `is ${inWholeUnits(String(minor), currency)} ${currency}`;
    return [tooMuch(span, field, much, limit)];
  }
  const allowedAmounts = allowedIn(limits);
  // The currency is unknown here; the amount exceeds the limit in every currency.
  if (limits.every(({ money }) => money.every(({ amount_minor: max }) => minor > max)))
    return [
      {
        guardrail: limits[0]?.guardrail ?? names[span][0],
        field,
        message: `is more than is allowed ${spanWords[span]}: ${allowedAmounts.join(', ')}`,
        allowed: allowedAmounts,
      },
    ];
  if (currency === undefined) return [];
  const message = 'cannot be held against its limit: Meta did not say the ad account’s currency';
  return [{ guardrail: names[span][0], field, message, allowed: allowedAmounts }];
};

/** Checks each budget of an object by itself. */
export const judgeMoney = (
  { budgets }: ObjectFacts,
  guardrails: Guardrails,
  { currency }: LearnedFacts,
): Breach[] => {
  if (!limitsMoney(guardrails)) return [];
  return budgets.flatMap(({ span, minor, field }): Breach[] => {
    if (span !== null && minor !== null)
      return judgeOne({ span, minor, field }, guardrails, currency);
    const limits = spans.flatMap((one) => limitsFor(guardrails, one));
    const message = 'cannot be held against the limits for budgets; leave it out';
    const guardrail = limits[0]?.guardrail ?? 'max_daily_budget';
    return [{ guardrail, field, message, allowed: allowedIn(limits) }];
  });
};

/** Checks all budgets of a launch together. A single object is a launch of one. */
export const judgeTotal = (
  objects: readonly ObjectFacts[],
  guardrails: Guardrails,
  { currency }: LearnedFacts,
): Breach[] =>
  typeof currency !== 'string'
    ? []
    : spans.flatMap((span): Breach[] => {
        const limit = ofCurrency([...limitsFor(guardrails, span)].reverse(), currency)[0];
        const all = objects.flatMap(({ budgets }) => budgets.filter((one) => one.span === span));
        const sum = all.reduce((before, { minor }) => before + (minor ?? 0), 0);
        if (limit === undefined || sum <= limit.money.amount_minor) return [];
        const much = `adds up to ${inWholeUnits(String(sum), currency)} ${currency} for all that is made`;
        return [tooMuch(span, `${span}_budget`, much, limit)];
      });
