import * as z from 'zod';
import { parseExact } from '../answers/exact-json.ts';
import { fieldList } from '../wire/fields.ts';
import type { ReadRequest } from '../wire/lists.ts';
import { adAccountRead } from '../wire/one-object.ts';
import { type Finding, findingOf, refuse, warn } from './finding.ts';

export const accountRules = {
  account_not_visible: refuse(
    [100, 33],
    'Choose an ad account that this connection can see, or connect a login that can.',
  ),
  account_closed: refuse(
    [100, 1885316],
    'Choose another ad account, or have this one opened again in Meta’s Business Support.',
  ),
  account_unpaid: refuse(
    [200, 1487194],
    'Pay what is open in Ads Manager under Billing, or choose another ad account.',
  ),
  account_in_review: warn(
    null,
    'Look at the account in Ads Manager; what is made may not run yet.',
    'SPEC AdAccount account_status',
  ),
  account_spent: warn(
    null,
    'Raise or remove the account’s spending limit in Ads Manager before the ads are switched on.',
    'SPEC AdAccount spend_cap',
  ),
  account_no_rights: refuse(
    [100, 1815694],
    'Give the connected login the right to create ads in this account, or connect another login.',
  ),
};

const finding = findingOf(accountRules);

/** The minimum daily budgets by billing event, in the smallest unit of the currency. */
export type MinBudgets = {
  impressions: number;
  videoViews: number;
  clicks: number;
  installs: number;
};

/** What rules need to know about the ad account. */
export type AccountFacts = {
  currency: string;
  timeZone: string;
  /** In the smallest unit of the currency, for ads billed by impression. */
  minDailyBudget: number | null;
  /** By billing event; null if Meta does not say. */
  minBudgets: MinBudgets | null;
  minSpendCap: number | null;
  status: number | null;
  /** What the account may spend in total, and what it has spent. */
  spendCap: number | null;
  spent: number | null;
  /** What the connected login may do; null if Meta does not say. */
  tasks: string[] | null;
  beneficiary: string | null;
  payer: string | null;
};

const fields = fieldList(`
    currency,timezone_name,account_status,min_daily_budget,min_campaign_group_spend_cap,
    spend_cap,amount_spent,user_tasks,default_dsa_beneficiary,default_dsa_payor`);

export const accountFactsRead = (accountId: string): ReadRequest =>
  adAccountRead(accountId, { fields, minimum_budgets: true });

const filledText = z.string().min(1).nullish().catch(null);
const amount = z.coerce.number().int().positive().nullish().catch(null);

const minBudgetRow = z.object({
  currency: z.string(),
  min_daily_budget_imp: z.coerce.number(),
  min_daily_budget_video_views: z.coerce.number(),
  min_daily_budget_high_freq: z.coerce.number(),
  min_daily_budget_low_freq: z.coerce.number(),
});

const answer = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  timezone_name: z.string().catch('UTC'),
  account_status: z.coerce.number().int().nullish().catch(null),
  min_daily_budget: amount,
  min_campaign_group_spend_cap: amount,
  spend_cap: amount,
  amount_spent: amount,
  user_tasks: z.array(z.string()).nullish().catch(null),
  default_dsa_beneficiary: filledText,
  default_dsa_payor: filledText,
  minimum_budgets: z
    .object({ data: z.array(minBudgetRow) })
    .nullish()
    .catch(null),
});

/** Null if the answer is not that of an ad account. */
export const accountFacts = (body: Buffer): AccountFacts | null => {
  const parsedBody = answer.safeParse(parseExact(body));
  if (!parsedBody.success) return null;
  const { data } = parsedBody;
  const row = data.minimum_budgets?.data.find(({ currency }) => currency === data.currency);
  return {
    currency: data.currency,
    timeZone: data.timezone_name,
    minDailyBudget: data.min_daily_budget ?? null,
    minBudgets: row
      ? {
          impressions: row.min_daily_budget_imp,
          videoViews: row.min_daily_budget_video_views,
          clicks: row.min_daily_budget_high_freq,
          installs: row.min_daily_budget_low_freq,
        }
      : null,
    minSpendCap: data.min_campaign_group_spend_cap ?? null,
    status: data.account_status ?? null,
    spendCap: data.spend_cap ?? null,
    spent: data.amount_spent ?? null,
    tasks: data.user_tasks ?? null,
    beneficiary: data.default_dsa_beneficiary ?? null,
    payer: data.default_dsa_payor ?? null,
  };
};

/** Meta's numbers for the states of an ad account. */
const closedStates = new Set([2, 100, 101, 202]);
const unpaidStates = new Set([3]);
const reviewStates = new Set([7, 8, 9]);

const writingTasks = new Set(['ADVERTISE', 'MANAGE', 'DRAFT']);

/** Findings about the ad account itself. `isVisible`: false if Meta says that this login cannot see it. */
export const accountFindings = (account: AccountFacts | null, isVisible: boolean): Finding[] => {
  const field = 'account_id';
  if (!isVisible)
    return [
      finding('account_not_visible', field, 'is not there, or this connection cannot see it'),
    ];
  if (account === null) return [];
  const { status, spendCap, spent, tasks } = account;
  const all: Finding[] = [];
  if (status !== null && closedStates.has(status))
    all.push(finding('account_closed', field, 'is disabled or closed at Meta'));
  if (status !== null && unpaidStates.has(status))
    all.push(finding('account_unpaid', field, 'has bills that are not paid, so Meta takes no ads'));
  if (status !== null && reviewStates.has(status))
    all.push(finding('account_in_review', field, 'is being reviewed or settled by Meta'));
  if (spendCap !== null && spent !== null && spent >= spendCap)
    all.push(
      finding('account_spent', field, 'has reached its spending limit, so nothing would run'),
    );
  if (tasks !== null && tasks.length > 0 && !tasks.some((task) => writingTasks.has(task)))
    all.push(finding('account_no_rights', field, 'may only be looked at by this connection'));
  return all;
};
