import { shownAmount } from '../../kernel/currency.ts';
import { hasBudget, isBudget } from '../wire/campaign.ts';
import type { Params } from '../wire/passed-through.ts';
import type { AccountFacts, MinBudgets } from './account.ts';
import type { CampaignAround } from './around.ts';
import { type Finding, found } from './finding.ts';
import { daysOf } from './schedule.ts';
import { numberIn, wordIn } from './values.ts';

const atLeast = (minor: number, currency: string, period: string) =>
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

/** A budget has to pay for five of what a bid caps, except impressions. */
const bidsInBudget = 5;

/** The account's own minimum is for ads paid by impression; other events have their own. */
const minDaily = ({ minBudgets, minDailyBudget }: AccountFacts, adset: Params) => {
  const event = paidFor[wordIn(adset['billing_event'])];
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
    all.push(found('budget_small', 'daily_budget', atLeast(min, currency, 'a day')));
  const whole = isBudget(adset['lifetime_budget'])
    ? numberIn(adset['lifetime_budget'])
    : Number.NaN;
  const daysLeft = daysOf({ end_time: adset['end_time'] }, now) ?? 1;
  if (whole < min * days && whole >= min * daysLeft)
    all.push(
      found(
        'budget_small',
        'start_time',
        `is so long ago that the budget ${atLeast(min * days, currency, 'in all')}`,
        {
          fix: 'Leave start_time out, or choose a time in the future.',
        },
      ),
    );
  else if (whole < min * days)
    all.push(found('budget_small', 'lifetime_budget', atLeast(min * days, currency, 'in all')));
  return all;
};

/** The budget's own field, or the one that is usual. */
const budgetField = (body: Params) =>
  isBudget(body['lifetime_budget']) ? 'lifetime_budget' : 'daily_budget';

export const adSetBudgetFindings = (
  adset: Params,
  {
    campaign,
    account,
    now,
  }: { campaign: CampaignAround; account: AccountFacts | null; now: number },
): Finding[] => {
  const own = hasBudget(adset);
  const all = sizeFindings(adset, account, now);
  if (campaign.hasBudget === true && own)
    all.push(
      found(
        'budget_on_both',
        budgetField(adset),
        'must be left out: the campaign already has a budget',
      ),
    );
  if (campaign.hasBudget === false && !own)
    all.push(
      found(
        'budget_missing',
        'daily_budget',
        'is required: neither the ad set nor its campaign has a budget',
      ),
    );
  if (campaign.sharesBudgets && isBudget(adset['lifetime_budget']))
    all.push(
      found('sharing_daily_only', 'lifetime_budget', 'cannot be shared; only daily budgets can'),
    );
  return all;
};

/** A campaign's budget has to cover the minimum of each of its ad sets, a budget in all for each of their days. */
export const campaignBudgetFindings = (
  campaign: Params,
  account: AccountFacts | null,
  adSets: readonly Params[],
  now: number,
): Finding[] => {
  if (account === null) return [];
  const sets = adSets.length > 0 ? adSets : [{}];
  const min = (isDaily: boolean) =>
    sets.reduce<number>((sum, adset) => {
      const days = isDaily ? 1 : (daysOf(adset, now) ?? 1);
      return sum + (minDaily(account, adset) ?? 0) * days;
    }, 0);
  return ['daily_budget', 'lifetime_budget'].flatMap((field) => {
    const isDaily = field === 'daily_budget';
    return isBudget(campaign[field]) && numberIn(campaign[field]) < min(isDaily)
      ? [
          found(
            'campaign_budget_small',
            field,
            atLeast(min(isDaily), account.currency, isDaily ? 'a day' : 'in all'),
          ),
        ]
      : [];
  });
};
