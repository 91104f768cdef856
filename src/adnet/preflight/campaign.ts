import { shownAmount } from '../../kernel/currency.ts';
import { isBudget } from '../wire/campaign.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import type { AccountFacts } from './account.ts';
import { buyingTypes, categories, strategies } from './enums.ts';
import { type Finding, found } from './finding.ts';
import { exactIn, isBoolean, isTrue, listIn, namesIn, numberIn, wordIn } from './values.ts';

/** Those with rules of their own. */
export const specialCategories = ({ special_ad_categories: given }: Params): string[] =>
  listIn(given)
    .map(wordIn)
    .filter((name) => name !== '' && name !== 'NONE');

const categoryFindings = (campaign: Params): Finding[] => {
  const field = 'special_ad_categories';
  const named = specialCategories(campaign);
  const unknown = namesIn(campaign[field]).filter((name) => !categories.includes(name));
  const all = unknown.map((name) =>
    name === 'CREDIT'
      ? found('category_unknown', field, 'CREDIT is now called FINANCIAL_PRODUCTS_SERVICES', {
          allowed: categories,
        })
      : found('category_unknown', field, `has no category ${name.slice(0, 60)}`, {
          allowed: categories,
        }),
  );
  const country = 'special_ad_category_country';
  if (named.length > unknown.length && namesIn(campaign[country]).length === 0)
    all.push(
      found('category_without_country', country, `is required with the category ${named[0]}`),
    );
  if (named.includes('ISSUES_ELECTIONS_POLITICS'))
    all.push(
      found('category_politics', field, 'is only for people whom Meta has cleared for politics'),
    );
  return all;
};

const hasBudget = (campaign: Params) =>
  isBudget(campaign['daily_budget']) || isBudget(campaign['lifetime_budget']);

const strategyFindings = (campaign: Params): Finding[] => {
  const { bid_strategy: strategy } = campaign;
  const shares = isTrue(campaign['is_adset_budget_sharing_enabled']);
  const all: Finding[] = [];
  if (isGiven(strategy) && !strategies.includes(exactIn(strategy)))
    all.push(unknownStrategy(strategy));
  else if (isGiven(strategy) && !hasBudget(campaign) && !shares)
    all.push(
      found(
        'strategy_without_budget',
        'bid_strategy',
        'must be left out: the campaign has no budget',
      ),
    );
  if (shares && hasBudget(campaign))
    all.push(
      found(
        'sharing_with_budget',
        'is_adset_budget_sharing_enabled',
        'must not be true where the campaign has a budget',
      ),
    );
  if (shares && !hasBudget(campaign) && !isGiven(strategy))
    all.push(
      found('sharing_without_strategy', 'bid_strategy', 'is required where ad sets share budgets'),
    );
  return all;
};

export const unknownStrategy = (strategy: unknown) =>
  found(
    'strategy_unknown',
    'bid_strategy',
    `is no bid strategy: ${String(strategy).slice(0, 60)}`,
    {
      allowed: strategies,
    },
  );

/** What removes a campaign's spending limit. */
const noCap = 922_337_203_685_478;

const capFindings = (campaign: Params, account: AccountFacts | null): Finding[] => {
  const cap = numberIn(campaign['spend_cap']);
  if (isGiven(campaign['spend_cap']) && !Number.isInteger(cap))
    return [found('value_unreadable', 'spend_cap', 'must be a whole number')];
  const min = account?.minSpendCap ?? null;
  if (account === null || min === null || !(cap < min) || cap === noCap) return [];
  return [
    found(
      'spend_cap_small',
      'spend_cap',
      `is too small: at least ${shownAmount(min, account.currency)}`,
    ),
  ];
};

const maxAdSets = 200;

const oldTypes = new Set(['AUTOMATED_SHOPPING_ADS', 'SMART_APP_PROMOTION']);

export const campaignFindings = (
  campaign: Params,
  { account, adSets }: { account: AccountFacts | null; adSets: number },
): Finding[] => [
  ...categoryFindings(campaign),
  ...strategyFindings(campaign),
  ...capFindings(campaign, account),
  ...(isGiven(campaign['is_adset_budget_sharing_enabled']) &&
  !isBoolean(campaign['is_adset_budget_sharing_enabled'])
    ? [found('value_unreadable', 'is_adset_budget_sharing_enabled', 'must be true or false')]
    : []),
  ...(isGiven(campaign['buying_type']) && !buyingTypes.includes(exactIn(campaign['buying_type']))
    ? [found('buying_type_unknown', 'buying_type', 'is not known', { allowed: buyingTypes })]
    : []),
  ...(oldTypes.has(wordIn(campaign['smart_promotion_type']))
    ? [found('campaign_type_gone', 'smart_promotion_type', 'names a type that is gone')]
    : []),
  ...(wordIn(campaign['objective']) === 'OUTCOME_APP_PROMOTION' &&
  !isGiven(campaign['is_skadnetwork_attribution'])
    ? [
        found(
          'app_attribution',
          'is_skadnetwork_attribution',
          'is required in a campaign for an app',
        ),
      ]
    : []),
  ...(isGiven(campaign['stop_time'])
    ? [found('campaign_stop_dropped', 'stop_time', 'is dropped by Meta')]
    : []),
  ...(adSets > maxAdSets
    ? [found('too_many_ad_sets', '', `would have more than ${maxAdSets} ad sets`)]
    : []),
];
