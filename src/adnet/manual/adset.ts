import type { ManualCreate } from '../kinds/kind.ts';
import { isGiven } from '../wire/passed-through.ts';
import { bidStrategies, budgetSteps } from './budget.ts';
import { targetingSteps } from './targeting.ts';
import { fromTable, money, oneLine, spoken } from './words.ts';

export const adsetSteps = (intended: ManualCreate): string[] => {
  const { params, currency } = intended;
  return [
    `Set Performance goal to ${spoken(params['optimization_goal'])}.`,
    isGiven(params['bid_strategy'])
      ? `Set Bid strategy to ${fromTable(bidStrategies, params['bid_strategy'])}.`
      : '',
    isGiven(params['bid_amount'])
      ? `Set the bid or cost amount to ${money(params['bid_amount'], currency)}.`
      : '',
    isGiven(params['billing_event'])
      ? `Under When you get charged, choose ${spoken(params['billing_event'])}.`
      : '',
    ...budgetSteps(intended, 'ad set'),
    isGiven(params['start_time']) ? `Set Start date to ${oneLine(params['start_time'])}.` : '',
    isGiven(params['end_time']) ? `Set End date to ${oneLine(params['end_time'])}.` : '',
    ...targetingSteps(params['targeting']),
  ];
};
