import { shownAmount } from '../../../kernel/money.ts';
import { hasBudget, isBudget } from '../../wire/campaign.ts';
import type { Params } from '../../wire/passed-through.ts';
import type { AccountFacts, MinBudgets } from '../account.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { CampaignFacts } from '../platform-facts.ts';
import { numberIn, upperCaseWord } from '../values.ts';
import { budgetField, hasBudgetTwice, mustBeLeftOut } from './create-rules.ts';
import { daysOf } from './schedule.ts';

export const budgetRules = {
  sharing_daily_only: refuse(
    null,
    'Give the ad set a daily budget, or do not share budgets in the campaign.',
    'DOC:bidding/guides/adset-budget-sharing',
  ),
  budget_missing: refuse(
    [100, 1487061],
    'Give the ad set a daily_budget or a lifetime_budget, or give the campaign one.',
    'error table; DOC:error-reference',
  ),
  budget_on_both: refuse(
    [100, 1885621],
    'Leave the budget out of the ad set, or out of the campaign.',
  ),
  budget_small: refuse([100, 1885272], 'Raise the budget.'),
};

const finding = findingOf(budgetRules);

export const atLeast = (minor: number, currency: string, period: string) =>
  `is too small: at least ${shownAmount(minor, currency)} ${period}`;

const paidFor: Record<string, keyof MinBudgets> = {
  THRUPLAY: 'videoViews',
  CLICKS: 'clicks',
  LINK_CLICKS: 'clicks',
  PAGE_LIKES: 'clicks',
  POST_ENGAGEMENT: 'clicks',
  APP_INSTALLS: 'installs',
  OFFER_CLAIMS: 'installs',
};

/** A budget must cover five times the bid cap, unless impressions are billed. */
const bidsInBudget = 5;

/** The account's own minimum applies to ads billed by impression; other billing events have their own minimum. */
export const minDaily = ({ minBudgets, minDailyBudget }: AccountFacts, adset: Params) => {
  const event = paidFor[upperCaseWord(adset['billing_event'])];
  if (event === undefined || minBudgets === null) return minDailyBudget;
  const bid = numberIn(adset['bid_amount']) || 0;
  return Math.max(minBudgets[event], minDailyBudget ?? 0, bid * bidsInBudget);
};

const sizeFindings = (adset: Params, account: AccountFacts | null, now: number): Finding[] => {
  const min = account === null ? null : minDaily(account, adset);
  if (account === null || min === null) return [];
  const { currency } = account;
  const days = daysOf(adset, now) ?? 1;
  const all: Finding[] = [];
  if (isBudget(adset['daily_budget']) && numberIn(adset['daily_budget']) < min)
    all.push(finding('budget_small', 'daily_budget', atLeast(min, currency, 'a day')));
  const whole = isBudget(adset['lifetime_budget'])
    ? numberIn(adset['lifetime_budget'])
    : Number.NaN;
  const daysLeft = daysOf({ end_time: adset['end_time'] }, now) ?? 1;
  if (whole < min * days && whole >= min * daysLeft)
    all.push(
      finding(
        'budget_small',
        'start_time',
        `is so long ago that the budget ${atLeast(min * days, currency, 'in all')}`,
        {
          fix: 'Leave start_time out, or choose a time in the future.',
        },
      ),
    );
  else if (whole < min * days)
    all.push(finding('budget_small', 'lifetime_budget', atLeast(min * days, currency, 'in all')));
  return all;
};

export const adSetBudgetFindings = (
  adset: Params,
  {
    campaign,
    account,
    now,
  }: { campaign: CampaignFacts; account: AccountFacts | null; now: number },
): Finding[] => {
  const all = sizeFindings(adset, account, now);
  if (hasBudgetTwice(adset, campaign.hasBudget))
    all.push(finding('budget_on_both', budgetField(adset), mustBeLeftOut));
  if (campaign.hasBudget === false && !hasBudget(adset))
    all.push(
      finding(
        'budget_missing',
        'daily_budget',
        'is required: neither the ad set nor its campaign has a budget',
      ),
    );
  if (campaign.sharesBudgets && isBudget(adset['lifetime_budget']))
    all.push(
      finding('sharing_daily_only', 'lifetime_budget', 'cannot be shared; only daily budgets can'),
    );
  return all;
};
