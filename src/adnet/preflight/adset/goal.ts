import { destinationTypes, optimizationGoals } from '../../rows/known-values.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { billingEvents } from '../enums.ts';
import { enumLevel, type Finding, findingOf, refuse, warn } from '../finding.ts';
import {
  billingEventsOf,
  conversionGoals,
  isInTable,
  isPlaced,
  wayOf,
  ways,
} from '../objectives.ts';
import type { CampaignFacts } from '../platform-facts.ts';
import { firstNames, partOf, trimmedText } from '../values.ts';
import { attributionFindings } from './attribution.ts';
import { otherConversionSources, promotedFindings } from './promoted-object.ts';

const table = '; GET /adnet/objectives lists what fits';

export const goalRules = {
  goal_unknown: refuse(
    [100, null],
    `Choose a goal from the list${table}.`,
    'SPEC AdSet optimization_goal',
  ),
  goal_unfit: refuse([100, 2490408], `Choose a goal that fits the campaign’s objective${table}.`),
  goal_gone: refuse([100, 3858327], `Choose REACH or another goal${table}.`),
  outcome_uncounted: warn(
    null,
    `Choose a goal that counts it: OFFSITE_CONVERSIONS with a pixel, or LEAD_GENERATION with a form${table}.`,
    'DOC ad-campaign-group, table of objectives: leads and sales promote pixel_id and custom_event_type, or a form',
  ),
  billing_unknown: refuse([100, null], 'Use IMPRESSIONS.', 'SPEC AdSet billing_event'),
  billing_unfit: refuse([100, 1815117], 'Use IMPRESSIONS, which every goal takes.'),
  billing_new_account: warn(
    [100, 2446404],
    'Use IMPRESSIONS if the account is new: Meta then takes nothing else.',
  ),
  destination_unknown: refuse(
    [100, 2446509],
    `Choose a destination from the list or leave it out${table}.`,
  ),
  destination_unfit: refuse(
    [100, 1815715],
    `Leave destination_type out, or choose one that fits the objective${table}.`,
  ),
  destination_unsure: warn(
    [100, 2446509],
    `Leave destination_type out if Meta refuses it${table}.`,
  ),
  frequency_unfit: refuse(
    null,
    'Leave frequency_control_specs out, or choose the goal REACH or THRUPLAY.',
    'DOC:reference/ad-campaign frequency_control_specs',
  ),
};

const finding = findingOf(goalRules);

/** In Meta's table, but no longer in its specification. */
const allDestinations = [...destinationTypes, 'PHONE_CALL'];

const goalsFor = (objective: string) => [
  ...new Set(ways.filter((one) => one.objective === objective).flatMap(({ goals }) => goals)),
];

const goalNameFindings = (
  goal: string,
  destination: string | null,
  objective: string | null,
): Finding[] => {
  const field = 'optimization_goal';
  if (!optimizationGoals.includes(goal)) {
    const allowedGoals = objective === null ? optimizationGoals : goalsFor(objective);
    return [
      finding('goal_unknown', field, `is no goal: ${goal.slice(0, 60)}`, {
        allowed: allowedGoals,
        level: enumLevel(goal, optimizationGoals),
      }),
    ];
  }
  if (objective === null) return [];
  const fit = wayOf(objective, destination);
  if (fit === undefined || fit.goals.includes(goal)) return [];
  const allowedGoals = fit.goals;
  if (goal === 'IMPRESSIONS')
    return [
      finding('goal_gone', field, 'IMPRESSIONS is no longer a goal here', {
        allowed: allowedGoals,
        // Measured for posts. For the others, Meta's own table contradicts a report.
        level: destination === 'ON_POST' ? 'refuse' : 'warn',
      }),
    ];
  const where = destination === null ? '' : ` and the destination ${destination}`;
  return [
    finding('goal_unfit', field, `${goal} does not fit the objective ${objective}${where}`, {
      allowed: allowedGoals,
    }),
  ];
};

const destinationFindings = (destination: string | null, objective: string | null): Finding[] => {
  const field = 'destination_type';
  if (destination === null) return [];
  if (!allDestinations.includes(destination))
    return [
      finding('destination_unknown', field, `is no destination: ${destination.slice(0, 60)}`, {
        allowed: allDestinations,
        level: enumLevel(destination, allDestinations),
      }),
    ];
  if (objective === null || isInTable(objective, destination)) return [];
  const allowedDestinations = ways.flatMap((one) =>
    one.objective === objective && one.destination !== null ? [one.destination] : [],
  );
  const message = `${destination} does not fit the objective ${objective}`;
  // A website as the destination for sales and engagement was refused when measured, but others use it.
  const isRefused =
    isPlaced(objective, destination) &&
    !(destination === 'WEBSITE' && objective !== 'OUTCOME_APP_PROMOTION');
  return [
    isRefused
      ? finding('destination_unfit', field, message, { allowed: allowedDestinations })
      : finding('destination_unsure', field, `${destination} is not known to fit ${objective}`),
  ];
};

const billingFindings = (adset: Params, goal: string): Finding[] => {
  const field = 'billing_event';
  const billing = exactName(adset[field]);
  if (billing === '') return [];
  const allowedEvents = billingEventsOf(goal);
  if (!billingEvents.includes(billing))
    return [
      finding('billing_unknown', field, `is not known: ${billing.slice(0, 60)}`, {
        allowed: allowedEvents,
        level: enumLevel(billing, billingEvents),
      }),
    ];
  if (!allowedEvents.includes(billing))
    return [
      finding('billing_unfit', field, `${billing} does not fit the goal ${goal}`, {
        allowed: allowedEvents,
      }),
    ];
  return billing === 'IMPRESSIONS'
    ? []
    : [finding('billing_new_account', field, `${billing} is not offered to new ad accounts`)];
};

const outcomeWords: Record<string, string> = { OUTCOME_LEADS: 'leads', OUTCOME_SALES: 'sales' };

/** Other goals are accepted too, but then the results of the campaign are not counted. */
const uncountedFindings = (
  adset: Params,
  goal: string,
  destination: string | null,
  objective: string | null,
): Finding[] => {
  const outcome = outcomeWords[objective ?? ''];
  const object = partOf(adset, 'promoted_object');
  const isWebsite = destination === null || destination === 'WEBSITE';
  if (outcome === undefined || objective === null || !isWebsite) return [];
  if (conversionGoals.has(goal) || !wayOf(objective, destination)?.goals.includes(goal)) return [];
  if (['pixel_id', ...otherConversionSources].some((name) => isGiven(object[name]))) return [];
  const ways = outcome === 'leads' ? 'neither a form nor a pixel' : 'no pixel';
  return [
    finding(
      'outcome_uncounted',
      'optimization_goal',
      `${goal} counts no ${outcome}: there is ${ways}`,
    ),
  ];
};

const exactName = (value: unknown) => (isGiven(value) ? trimmedText(value) : '');

const frequencyGoals = ['REACH', 'THRUPLAY'];

export const goalFindings = (adset: Params, campaign: CampaignFacts): Finding[] => {
  const goal = exactName(adset['optimization_goal']);
  const destination = exactName(adset['destination_type']) || null;
  const { objective } = campaign;
  const unfit = destinationFindings(destination, objective);
  return [
    ...unfit,
    ...(goal === '' ? [] : goalNameFindings(goal, destination, objective)),
    ...(goal === '' ? [] : billingFindings(adset, goal)),
    ...(unfit.some(({ level }) => level === 'refuse')
      ? []
      : promotedFindings(adset, goal, destination, objective)),
    ...uncountedFindings(adset, goal, destination, objective),
    ...attributionFindings(adset, goal),
    ...(isGiven(adset['frequency_control_specs']) && !frequencyGoals.includes(goal)
      ? [
          finding(
            'frequency_unfit',
            'frequency_control_specs',
            `is only for the goals ${firstNames(frequencyGoals)}`,
          ),
        ]
      : []),
  ];
};
