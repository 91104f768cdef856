import type { ManualCreate } from '../kinds/kind.ts';
import { isGiven } from '../wire/passed-through.ts';
import { bidStrategies, budgetSteps } from './budget.ts';
import { fromTable, money, spoken } from './words.ts';

export const campaignSteps = (intended: ManualCreate): string[] => {
  const { params, currency } = intended;
  const categories = params['special_ad_categories'];
  const categoryNames = Array.isArray(categories)
    ? categories.filter((name) => name !== 'NONE')
    : [];
  const owns = isGiven(params['daily_budget']) || isGiven(params['lifetime_budget']);
  return [
    isGiven(params['buying_type']) ? `Set Buying type to ${spoken(params['buying_type'])}.` : '',
    categoryNames.length > 0
      ? `Under Special ad categories, declare: ${categoryNames.map(spoken).join(', ')}.`
      : 'Declare no special ad category.',
    owns ? 'Choose Campaign budget.' : 'Choose Ad set budget, so that each ad set has its own.',
    ...budgetSteps(intended, 'campaign'),
    params['is_adset_budget_sharing_enabled'] === true
      ? 'Let ad sets share some of their budget.'
      : '',
    isGiven(params['bid_strategy'])
      ? `Set Campaign bid strategy to ${fromTable(bidStrategies, params['bid_strategy'])}.`
      : '',
    isGiven(params['spend_cap'])
      ? `Set a campaign spending limit of ${money(params['spend_cap'], currency)}.`
      : '',
  ];
};
