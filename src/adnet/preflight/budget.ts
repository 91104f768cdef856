import { shownAmount } from '../../kernel/currency.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import type { AccountFacts } from './account.ts';
import { type Finding, refuse } from './finding.ts';
import { daysOf } from './schedule.ts';

const amountOf = (value: unknown) => (isGiven(value) ? Number(value) : Number.NaN);

const atLeast = (minor: number, currency: string, period: string) =>
  `is too small: at least ${shownAmount(minor, currency)} ${period}`;

/** The account's own minimum is for ads paid by impression; for others Meta asks for more: 1885272. */
export const adSetBudgetFindings = (body: Params, account: AccountFacts | null, now: number) => {
  const found: Finding[] = [];
  if (account?.minDailyBudget == null || account.minDailyBudget <= 0) return found;
  const { currency, minDailyBudget } = account;
  if (amountOf(body['daily_budget']) < minDailyBudget)
    found.push(refuse('daily_budget', atLeast(minDailyBudget, currency, 'a day')));
  const days = daysOf(body, now) ?? 1;
  if (amountOf(body['lifetime_budget']) < minDailyBudget * days)
    found.push(refuse('lifetime_budget', atLeast(minDailyBudget * days, currency, 'in all')));
  return found;
};

/** A campaign's budget has to cover the minimum of each of its ad sets: 2446149. */
export const campaignBudgetFindings = (
  body: Params,
  account: AccountFacts | null,
  adSets: number,
): Finding[] => {
  if (account?.minDailyBudget == null) return [];
  const minimum = account.minDailyBudget * Math.max(1, adSets);
  const { currency } = account;
  return ['daily_budget', 'lifetime_budget'].flatMap((field) =>
    amountOf(body[field]) < minimum
      ? [refuse(field, atLeast(minimum, currency, field === 'daily_budget' ? 'a day' : 'in all'))]
      : [],
  );
};
