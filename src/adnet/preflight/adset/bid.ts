import { hasBudget, isBudget } from '../../wire/campaign.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { unknownStrategy } from '../campaign.ts';
import { strategies } from '../enums.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { CampaignFacts } from '../platform-facts.ts';
import { numberIn, partOf, trimmedText, upperCaseWord, words } from '../values.ts';
import { hasCap, lacksBid, requiredByStrategy, roasStrategy } from './create-rules.ts';

export const bidRules = {
  bid_missing: refuse([100, 1815857], 'Set bid_amount, or use LOWEST_COST_WITHOUT_CAP.'),
  bid_not_wanted: refuse(
    [100, null],
    'Leave bid_amount out, or choose a strategy with a cap.',
    'DOC:bidding/overview/bid-strategy',
  ),
  bid_not_number: refuse(
    [100, null],
    'Send a whole number in the smallest unit of the account’s currency.',
    'PUB "Param bid_amount must be an integer"',
  ),
  bid_small: refuse(
    [100, null],
    'Raise the bid, or leave it out.',
    'DOC:bidding/overview/bid-strategy',
  ),
  strategy_missing: refuse([100, 2490487], 'Say in bid_strategy how to bid.'),
  bid_goal_is_automatic: refuse([100, 1885204], 'Use LOWEST_COST_WITHOUT_CAP with this goal.'),
  bid_cap_with_value: refuse(
    [100, 1885324],
    'Use LOWEST_COST_WITHOUT_CAP or LOWEST_COST_WITH_MIN_ROAS with this goal.',
  ),
  cost_cap_goal: refuse(
    [100, 2446166],
    'Use LOWEST_COST_WITHOUT_CAP or LOWEST_COST_WITH_BID_CAP with this goal.',
  ),
  cost_cap_billing: refuse(
    [100, null],
    'Set billing_event to IMPRESSIONS.',
    'DOC:bidding/overview/bid-strategy',
  ),
  roas_missing: refuse(
    [100, 1815857],
    'Set bid_constraints.roas_average_floor: the return times 10000, from 100 to 10000000.',
    'error table; DOC:bidding/overview/bid-strategy',
  ),
  roas_goal: refuse(
    [100, 2446671],
    'Set optimization_goal to VALUE, or choose another strategy.',
    'error table; DOC:bidding/overview/bid-strategy',
  ),
};

const finding = findingOf(bidRules);

/** Goals for which a cost cap is not allowed. */
const goalsWithoutCostCap = new Set(
  words('REACH IMPRESSIONS CONVERSATIONS VISIT_INSTAGRAM_PROFILE'),
);

const roasRange = { min: 100, max: 10_000_000 };

/** The strategy in force: the ad set's own, or that of the campaign if it holds the budget. */
const strategyOf = (adset: Params, campaign: CampaignFacts) => {
  const own = upperCaseWord(adset['bid_strategy']);
  if (campaign.hasBudget === true || campaign.sharesBudgets) return campaign.strategy ?? own;
  if (own !== '') return own;
  // A bid without a strategy means a cap.
  return isBudget(adset['bid_amount']) && hasBudget(adset) ? 'LOWEST_COST_WITH_BID_CAP' : '';
};

export const bidFindings = (adset: Params, campaign: CampaignFacts): Finding[] => {
  const { bid_strategy: ownStrategy, bid_amount: bid } = adset;
  if (isGiven(ownStrategy) && !strategies.includes(trimmedText(ownStrategy)))
    return [unknownStrategy(ownStrategy)];
  const strategy = strategyOf(adset, campaign);
  const goal = upperCaseWord(adset['optimization_goal']);
  const all: Finding[] = [];
  if (isGiven(bid) && (typeof bid === 'object' || !/^[0-9]+$/.test(String(bid))))
    return [finding('bid_not_number', 'bid_amount', 'must be a whole number')];
  const min = upperCaseWord(adset['billing_event']) === 'IMPRESSIONS' ? 2 : 1;
  // Even if the campaign holds the budget, a create also requires the bid for a cap of the ad set's own.
  if (lacksBid(adset, strategy) || lacksBid(adset, upperCaseWord(ownStrategy)))
    all.push(finding('bid_missing', 'bid_amount', requiredByStrategy));
  if (strategy === 'LOWEST_COST_WITHOUT_CAP' && isGiven(bid))
    all.push(finding('bid_not_wanted', 'bid_amount', 'must be left out with this bid strategy'));
  else if (isGiven(bid) && all.length === 0 && numberIn(bid) < min)
    all.push(
      finding('bid_small', 'bid_amount', `must be at least ${min}`, {
        // A bid of zero is certainly refused. Meta gives its lowest accepted bid only as "about".
        level: numberIn(bid) < 1 ? 'refuse' : 'warn',
      }),
    );
  if (strategy === '' && hasBudget(adset) && !isGiven(bid) && isGiven(adset['bid_constraints']))
    all.push(finding('strategy_missing', 'bid_strategy', 'is required beside bid_constraints'));
  // A field that is left out gets a default; an empty text is sent unchanged.
  else if (strategy === '' && hasBudget(adset) && ownStrategy === '')
    all.push(finding('strategy_missing', 'bid_strategy', 'is empty'));
  if (hasCap(strategy) && goal === 'AD_RECALL_LIFT')
    all.push(finding('bid_goal_is_automatic', 'bid_strategy', `has no cap with the goal ${goal}`));
  if (strategy === 'LOWEST_COST_WITH_BID_CAP' && goal === 'VALUE')
    all.push(finding('bid_cap_with_value', 'bid_strategy', `has no cap with the goal ${goal}`));
  if (strategy === 'COST_CAP') all.push(...costCapFindings(adset, goal));
  if (strategy === roasStrategy) all.push(...roasFindings(adset, goal));
  return all;
};

const costCapFindings = (adset: Params, goal: string): Finding[] => {
  const billing = upperCaseWord(adset['billing_event']);
  return [
    ...(goalsWithoutCostCap.has(goal)
      ? [finding('cost_cap_goal', 'bid_strategy', `does not work with the goal ${goal}`)]
      : []),
    ...(billing !== '' && billing !== 'IMPRESSIONS'
      ? [finding('cost_cap_billing', 'billing_event', 'must be IMPRESSIONS with a cost cap')]
      : []),
  ];
};

const roasFindings = (adset: Params, goal: string): Finding[] => {
  const floor = numberIn(partOf(adset, 'bid_constraints')['roas_average_floor']);
  const isRight = Number.isInteger(floor) && floor >= roasRange.min && floor <= roasRange.max;
  return [
    ...(isRight
      ? []
      : [
          finding(
            'roas_missing',
            'bid_constraints',
            `${requiredByStrategy}, with roas_average_floor from ${roasRange.min} to ${roasRange.max}`,
          ),
        ]),
    ...(goal === 'VALUE' || goal === ''
      ? []
      : [finding('roas_goal', 'bid_strategy', `works only with the goal VALUE, not ${goal}`)]),
    ...(isBudget(adset['bid_amount'])
      ? [finding('bid_not_wanted', 'bid_amount', 'must be left out with this bid strategy')]
      : []),
  ];
};
