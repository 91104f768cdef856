import { shownAmount } from '../../kernel/money.ts';
import { hasBudget, isBudget } from '../wire/campaign.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import type { AccountFacts } from './account.ts';
import { atLeast, minDaily } from './adset/budget.ts';
import { daysOf } from './adset/schedule.ts';
import { buyingTypes, campaignFields, categories, strategies } from './enums.ts';
import { misspeltFields, unreadableValues } from './fields.ts';
import { enumLevel, type Finding, findingOf, refuse, warn } from './finding.ts';
import type { PlatformFacts } from './platform-facts.ts';
import { isTrue, listIn, namesIn, numberIn, trimmedText, upperCaseWord } from './values.ts';

export const campaignRules = {
  category_unknown: refuse(
    [100, null],
    'Name a special category from the list, or send an empty list.',
    'SPEC AdAccount special_ad_categories; DOC:occ-2025 for CREDIT',
  ),
  category_without_country: refuse(
    [100, 2909034],
    'Name the countries whose rules for this category apply, such as ["US"].',
  ),
  category_politics: warn(
    [100, 2708008],
    'Check that the connected person is cleared for ads about politics in these countries.',
  ),
  strategy_unknown: refuse(
    [100, null],
    'Choose a bid strategy from the list, or leave it out.',
    'SPEC bid_strategy; DOC bid-strategy',
  ),
  strategy_without_budget: refuse(
    [100, 1885737],
    'Leave bid_strategy out of the campaign and set it on its ad sets, or give the campaign a budget.',
  ),
  sharing_with_budget: refuse(
    [100, 4834002],
    'Leave is_adset_budget_sharing_enabled out: the campaign’s own budget is shared anyway.',
  ),
  sharing_without_strategy: refuse(
    [100, 4834005],
    'Set a bid_strategy on the campaign, or do not share budgets.',
  ),
  campaign_budget_small: refuse(
    [100, 2446149],
    'Raise the campaign’s budget: it has to cover the minimum of each of its ad sets.',
  ),
  spend_cap_small: refuse([100, 2446307], 'Raise the campaign’s spending limit, or leave it out.'),
  buying_type_unknown: refuse(
    [100, null],
    'Leave it out for the auction, or choose from the list.',
    'DOC:reference/ad-campaign-group',
  ),
  campaign_type_gone: refuse(
    [100, 2490568],
    'Leave smart_promotion_type out: such campaigns can no longer be made.',
  ),
  app_attribution: refuse(
    [100, 3955009],
    'Say true or false: false unless the ads are for iOS 14 and later.',
  ),
  campaign_stop_dropped: warn(
    null,
    'Set end_time on the ad sets: Meta takes the campaign’s end from them.',
    'MATAS recording 2026-10',
  ),
  too_many_ad_sets: refuse(
    null,
    'Spread the ad sets over several campaigns.',
    'DOC:reference/ad-campaign-group limits',
  ),
};

const finding = findingOf(campaignRules);

/** The special categories of a campaign that have rules of their own. */
export const specialCategories = ({ special_ad_categories: categoryList }: Params): string[] =>
  listIn(categoryList)
    .map(upperCaseWord)
    .filter((name) => name !== '' && name !== 'NONE');

const categoryFindings = (campaign: Params): Finding[] => {
  const field = 'special_ad_categories';
  const categoryNames = specialCategories(campaign);
  const unknown = namesIn(campaign[field]).filter((name) => !categories.includes(name));
  const all = unknown.map((name) =>
    name === 'CREDIT'
      ? finding('category_unknown', field, 'CREDIT is now called FINANCIAL_PRODUCTS_SERVICES', {
          allowed: categories,
        })
      : finding('category_unknown', field, `has no category ${name.slice(0, 60)}`, {
          allowed: categories,
          level: enumLevel(name, categories),
        }),
  );
  const country = 'special_ad_category_country';
  if (categoryNames.length > unknown.length && namesIn(campaign[country]).length === 0)
    all.push(
      finding(
        'category_without_country',
        country,
        `is required with the category ${categoryNames[0]}`,
      ),
    );
  if (categoryNames.includes('ISSUES_ELECTIONS_POLITICS'))
    all.push(
      finding('category_politics', field, 'is only for people whom Meta has cleared for politics'),
    );
  return all;
};

const strategyFindings = (campaign: Params): Finding[] => {
  const { bid_strategy: strategy } = campaign;
  const shares = isTrue(campaign['is_adset_budget_sharing_enabled']);
  const all: Finding[] = [];
  if (isGiven(strategy) && !strategies.includes(trimmedText(strategy)))
    all.push(unknownStrategy(strategy));
  else if (isGiven(strategy) && !hasBudget(campaign) && !shares)
    all.push(
      finding(
        'strategy_without_budget',
        'bid_strategy',
        'must be left out: the campaign has no budget',
      ),
    );
  if (shares && hasBudget(campaign))
    all.push(
      finding(
        'sharing_with_budget',
        'is_adset_budget_sharing_enabled',
        'must not be true where the campaign has a budget',
      ),
    );
  if (shares && !hasBudget(campaign) && !isGiven(strategy))
    all.push(
      finding(
        'sharing_without_strategy',
        'bid_strategy',
        'is required where ad sets share budgets',
      ),
    );
  return all;
};

export const unknownStrategy = (strategy: unknown) =>
  finding(
    'strategy_unknown',
    'bid_strategy',
    `is no bid strategy: ${String(strategy).slice(0, 60)}`,
    { allowed: strategies, level: enumLevel(String(strategy), strategies) },
  );

/** The value that removes a campaign's spending limit. */
const noCap = 922_337_203_685_478;

const capFindings = (campaign: Params, account: AccountFacts | null): Finding[] => {
  const cap = numberIn(campaign['spend_cap']);
  const min = account?.minSpendCap ?? null;
  if (account === null || min === null || !(cap < min) || cap === noCap) return [];
  return [
    finding(
      'spend_cap_small',
      'spend_cap',
      `is too small: at least ${shownAmount(min, account.currency)}`,
    ),
  ];
};

/** A campaign's budget must cover the minimum of each of its ad sets; a lifetime budget must do so for each day. */
const budgetFindings = (
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
          finding(
            'campaign_budget_small',
            field,
            atLeast(min(isDaily), account.currency, isDaily ? 'a day' : 'in all'),
          ),
        ]
      : [];
  });
};

const maxAdSets = 200;

/** Meta has removed all other types. */
const currentType = 'GUIDED_CREATION';

export const campaignFindings = (
  campaign: Params,
  { adSets, facts: { account, now } }: { adSets: readonly Params[]; facts: PlatformFacts },
): Finding[] => [
  ...categoryFindings(campaign),
  ...strategyFindings(campaign),
  ...capFindings(campaign, account),
  ...unreadableValues(campaign, 'campaign'),
  ...(isGiven(campaign['buying_type']) &&
  !buyingTypes.includes(trimmedText(campaign['buying_type']))
    ? [
        finding('buying_type_unknown', 'buying_type', 'is not known', {
          allowed: buyingTypes,
          level: enumLevel(trimmedText(campaign['buying_type']), buyingTypes),
        }),
      ]
    : []),
  ...(isGiven(campaign['smart_promotion_type']) &&
  trimmedText(campaign['smart_promotion_type']) !== currentType
    ? [finding('campaign_type_gone', 'smart_promotion_type', 'names a type that can not be made')]
    : []),
  ...(upperCaseWord(campaign['objective']) === 'OUTCOME_APP_PROMOTION' &&
  !isGiven(campaign['is_skadnetwork_attribution'])
    ? [
        finding(
          'app_attribution',
          'is_skadnetwork_attribution',
          'is required in a campaign for an app',
        ),
      ]
    : []),
  ...(isGiven(campaign['stop_time'])
    ? [finding('campaign_stop_dropped', 'stop_time', 'is dropped by Meta')]
    : []),
  ...(adSets.length > maxAdSets
    ? [finding('too_many_ad_sets', '', `would have more than ${maxAdSets} ad sets`)]
    : []),
  ...budgetFindings(campaign, account, adSets, now),
  ...misspeltFields(campaign, campaignFields),
];
