import type { ManualCreate } from '../kinds/kind.ts';
import { isGiven } from '../wire/passed-through.ts';
import { money } from './words.ts';

/** The labels of bid strategies on the platform's screens. */
export const bidStrategies: Record<string, string> = {
  LOWEST_COST_WITHOUT_CAP: 'Highest volume, without a cap',
  LOWEST_COST_WITH_BID_CAP: 'Bid cap',
  COST_CAP: 'Cost per result goal',
  LOWEST_COST_WITH_MIN_ROAS: 'ROAS goal',
};

export const budgetSteps = ({ params, currency }: ManualCreate, owner: string): string[] => [
  isGiven(params['daily_budget'])
    ? `Under Budget, set a daily ${owner} budget of ${money(params['daily_budget'], currency)}.`
    : '',
  isGiven(params['lifetime_budget'])
    ? `Under Budget, set a lifetime ${owner} budget of ${money(params['lifetime_budget'], currency)}.`
    : '',
];
