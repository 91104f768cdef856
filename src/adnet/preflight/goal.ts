import { destinationTypes, optimizationGoals } from '../rows/known-values.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import type { CampaignAround } from './around.ts';
import { billingEvents, conversionEvents } from './enums.ts';
import { type Finding, found } from './finding.ts';
import {
  billingEventsOf,
  conversionGoals,
  isInTable,
  isPlaced,
  type Promoted,
  promotedBy,
  wayOf,
  ways,
} from './objectives.ts';
import { exactIn, listIn, named, numberIn, opened, partOf, wordIn } from './values.ts';

/** Meta's table has it, its specification does not any more. */
const allDestinations = [...destinationTypes, 'PHONE_CALL'];

const goalsFor = (objective: string) => [
  ...new Set(ways.filter((one) => one.objective === objective).flatMap(({ goals }) => goals)),
];

const goalFindings = (
  goal: string,
  destination: string | null,
  objective: string | null,
): Finding[] => {
  const field = 'optimization_goal';
  if (!optimizationGoals.includes(goal)) {
    const allowed = objective === null ? optimizationGoals : goalsFor(objective);
    return [found('goal_unknown', field, `is no goal: ${goal.slice(0, 60)}`, { allowed })];
  }
  if (objective === null) return [];
  const fit = wayOf(objective, destination);
  if (fit === undefined || fit.goals.includes(goal)) return [];
  const allowed = fit.goals;
  if (goal === 'IMPRESSIONS')
    return [
      found('goal_gone', field, 'IMPRESSIONS is no longer a goal here', {
        allowed,
        // Measured on posts; of the others Meta's own table and a report differ.
        level: destination === 'ON_POST' ? 'refuse' : 'warn',
      }),
    ];
  const where = destination === null ? '' : ` and the destination ${destination}`;
  return [
    found('goal_unfit', field, `${goal} does not fit the objective ${objective}${where}`, {
      allowed,
    }),
  ];
};

const destinationFindings = (destination: string | null, objective: string | null): Finding[] => {
  const field = 'destination_type';
  if (destination === null) return [];
  if (!allDestinations.includes(destination))
    return [
      found('destination_unknown', field, `is no destination: ${destination.slice(0, 60)}`, {
        allowed: allDestinations,
      }),
    ];
  if (objective === null || isInTable(objective, destination)) return [];
  const allowed = ways.flatMap((one) =>
    one.objective === objective && one.destination !== null ? [one.destination] : [],
  );
  const message = `${destination} does not fit the objective ${objective}`;
  // Website for sales and engagement: measured as refused by one, used by others.
  const isRefused =
    isPlaced(objective, destination) &&
    !(destination === 'WEBSITE' && objective !== 'OUTCOME_APP_PROMOTION');
  return [
    isRefused
      ? found('destination_unfit', field, message, { allowed })
      : found('destination_unsure', field, `${destination} is not known to fit ${objective}`),
  ];
};

const billingFindings = (adset: Params, goal: string): Finding[] => {
  const field = 'billing_event';
  const billing = exactName(adset[field]);
  if (billing === '') return [];
  const allowed = billingEventsOf(goal);
  if (!billingEvents.includes(billing))
    return [found('billing_unknown', field, `is not known: ${billing.slice(0, 60)}`, { allowed })];
  if (!allowed.includes(billing))
    return [found('billing_unfit', field, `${billing} does not fit the goal ${goal}`, { allowed })];
  return billing === 'IMPRESSIONS'
    ? []
    : [found('billing_new_account', field, `${billing} is not offered to new ad accounts`)];
};

const neededAnyway = (goal: string, objective: string | null): Promoted =>
  conversionGoals.has(goal) && objective !== 'OUTCOME_APP_PROMOTION' ? 'pixel' : 'none';

/** What is advertised, where goal and objective say what it must be. */
const promotedFindings = (
  adset: Params,
  goal: string,
  destination: string | null,
  objective: string | null,
): Finding[] => {
  const field = 'promoted_object';
  const object = partOf(adset, field);
  const has = (name: string) => isGiven(object[name]);
  const fit = objective === null ? undefined : wayOf(objective, destination);
  const need =
    goal === 'APP_INSTALLS' ? 'app' : fit ? promotedBy(fit, goal) : neededAnyway(goal, objective);
  const all = eventFindings(object, objective);
  if (need === 'app') {
    if (!has('application_id'))
      all.push(
        found(
          'promoted_app_missing',
          field,
          'is required for an app: application_id and object_store_url',
        ),
      );
    else if (!has('object_store_url') && !has('object_store_urls'))
      all.push(
        found('promoted_store_missing', `${field}.object_store_url`, 'is required for an app'),
      );
    return all;
  }
  if (need.includes('page') && !has('page_id'))
    all.push(
      destination === 'WHATSAPP'
        ? found('promoted_whatsapp_page', `${field}.page_id`, 'is required for WhatsApp')
        : found('promoted_page_missing', `${field}.page_id`, `is required for the goal ${goal}`, {
            // Meta's table names it for awareness; whether it may be left out is not told.
            level: objective === 'OUTCOME_AWARENESS' ? 'warn' : 'refuse',
          }),
    );
  if (need.includes('pixel')) all.push(...pixelFindings(object, goal));
  return all;
};

const otherSources = [
  'custom_conversion_id',
  'application_id',
  'product_set_id',
  'product_catalog_id',
  'offline_conversion_data_set_id',
  'conversion_goal_id',
  'omnichannel_object',
];

const pixelFindings = (object: Params, goal: string): Finding[] => {
  const field = 'promoted_object';
  const has = (name: string) => isGiven(object[name]);
  if (has('pixel_id') && has('custom_conversion_id'))
    return [found('promoted_mixed', `${field}.custom_conversion_id`, 'must stand alone')];
  if (!has('pixel_id'))
    return otherSources.some(has)
      ? []
      : [
          found(
            'promoted_pixel_missing',
            `${field}.pixel_id`,
            `is required: the goal ${goal} counts conversions`,
          ),
        ];
  return has('custom_event_type')
    ? []
    : [found('promoted_event_missing', `${field}.custom_event_type`, 'is required with a pixel')];
};

const eventFindings = (object: Params, objective: string | null): Finding[] => {
  const field = 'promoted_object.custom_event_type';
  const event = wordIn(object['custom_event_type']);
  if (event === '') return [];
  if (!conversionEvents.includes(event))
    return [
      found('promoted_event_unknown', field, `is no event: ${event.slice(0, 60)}`, {
        allowed: conversionEvents,
      }),
    ];
  return event === 'LEAD' && objective === 'OUTCOME_SALES'
    ? [found('promoted_event_unfit', field, 'LEAD does not fit a campaign for sales')]
    : [];
};

const windowTypes = ['CLICK_THROUGH', 'VIEW_THROUGH', 'ENGAGED_VIDEO_VIEW'];

type Window = { type: string; days: number };

const windowsIn = (value: unknown): Window[] =>
  listIn(value).map((one) => {
    const { event_type, window_days } = (opened(one) ?? {}) as Params;
    return { type: wordIn(event_type), days: numberIn(window_days) };
  });

/** Conversions take one or seven days after a click and one after a view; installs one each; all others one click. */
const attributionFindings = (adset: Params, goal: string): Finding[] => {
  const field = 'attribution_spec';
  const windows = windowsIn(adset[field]);
  if (!isGiven(adset[field]) || goal === '') return [];
  if (!Array.isArray(opened(adset[field])))
    return [found('attribution_unfit', field, 'must be a list of windows')];
  if (windows.some(({ type }) => !windowTypes.includes(type)))
    return [
      found('attribution_unfit', field, 'has a window of no known type', { allowed: windowTypes }),
    ];
  const isOne = ({ days }: Window) => days === 1 || days === 0;
  const isClick = ({ type }: Window) => type === 'CLICK_THROUGH';
  if (conversionGoals.has(goal)) {
    const isRight = windows.every((one) => isOne(one) || (isClick(one) && one.days === 7));
    return isRight
      ? []
      : [
          found(
            'attribution_unfit',
            field,
            'counts at most seven days after a click and one after a view',
          ),
        ];
  }
  if (goal === 'APP_INSTALLS')
    return windows.every(isOne)
      ? []
      : [found('attribution_unfit', field, 'counts one day for app installs')];
  if (windows.every((one) => (isClick(one) ? one.days === 1 : one.days === 0))) return [];
  return goal === 'CONVERSATIONS'
    ? [found('attribution_conversations', field, 'counts one day after a click for conversations')]
    : [found('attribution_unfit', field, `counts one day after a click for the goal ${goal}`)];
};

const exactName = (value: unknown) => (isGiven(value) ? exactIn(value) : '');

const frequencyGoals = ['REACH', 'THRUPLAY'];

export const goalFindingsOf = (adset: Params, campaign: CampaignAround): Finding[] => {
  const goal = exactName(adset['optimization_goal']);
  const destination = exactName(adset['destination_type']) || null;
  const { objective } = campaign;
  const unfit = destinationFindings(destination, objective);
  return [
    ...unfit,
    ...(goal === '' ? [] : goalFindings(goal, destination, objective)),
    ...(goal === '' ? [] : billingFindings(adset, goal)),
    ...(unfit.some(({ level }) => level === 'refuse')
      ? []
      : promotedFindings(adset, goal, destination, objective)),
    ...attributionFindings(adset, goal),
    ...(listIn(adset['frequency_control_specs']).length > 0 && !frequencyGoals.includes(goal)
      ? [
          found(
            'frequency_unfit',
            'frequency_control_specs',
            `is only for the goals ${named(frequencyGoals)}`,
          ),
        ]
      : []),
  ];
};

/** A campaign that holds the budget and bids for the lowest cost has one goal in all of its ad sets. */
export const mixedGoals = (adsets: readonly Params[], campaign: CampaignAround): string | null => {
  if (campaign.hasBudget !== true || campaign.strategy !== 'LOWEST_COST_WITHOUT_CAP') return null;
  const goals = new Set(adsets.map((adset) => wordIn(adset['optimization_goal'])));
  return goals.size > 1 ? ([...goals][0] ?? null) : null;
};
