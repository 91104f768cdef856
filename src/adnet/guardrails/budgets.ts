import { visitAll } from './walk.ts';

/** Whether a budget is for a day or for the whole time. */
export type BudgetSpan = 'daily' | 'lifetime';

/** `minor`: in the currency's smallest unit; null if the amount is unclear. */
export type FoundBudget = { field: string; span: BudgetSpan | null; minor: number | null };

const spans: Record<string, BudgetSpan> = { dailybudget: 'daily', lifetimebudget: 'lifetime' };

/** Names with "budget" in them that are not amounts of money. */
const switches = new Set([
  'isadsetbudgetsharingenabled',
  'isbudgetscheduleenabled',
  'budgetrebalanceflag',
]);

/** A list with budgets inside, which are read one by one. */
const holders = new Set(['adsetbudgets']);

const wholeNumber = /^\d{1,15}$/;

const minorOf = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') && wholeNumber.test(String(value))
    ? Number(value)
    : null;

/**
 * Finds every budget in an object, whatever its name is. A field that raises a budget at times cannot be compared
 * with a limit.
 */
export const budgetsIn = (params: Readonly<Record<string, unknown>>): FoundBudget[] => {
  const budgets: FoundBudget[] = [];
  visitAll(params, ({ field, key, value }) => {
    if (!key.includes('budget') || switches.has(key) || typeof value === 'boolean') return true;
    if (holders.has(key) && typeof value === 'object') return true;
    if (value === '' || (Array.isArray(value) && value.length === 0)) return false;
    const span = spans[key] ?? null;
    if (holders.has(key) && typeof value === 'string') return true;
    budgets.push({ field, span, minor: span === null ? null : minorOf(value) });
    return false;
  });
  return budgets;
};
