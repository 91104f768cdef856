import { isGiven, type Params } from '../../wire/passed-through.ts';
import { pageFindings } from '../creative/creative.ts';
import { conversionEvents } from '../enums.ts';
import { unreadableValue } from '../fields.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import { conversionGoals, type PromotedKind, promotedBy, wayOf } from '../objectives.ts';
import { isAbsent, type PlatformFacts } from '../platform-facts.ts';
import { idIn, partOf, upperCaseWord, words } from '../values.ts';
import { appGoal } from './create-rules.ts';

export const promotedObjectRules = {
  whatsapp_number: refuse(
    [100, 1487246],
    'Send the number that is joined to the Page, with its country code.',
  ),
  promoted_pixel_missing: refuse(
    [100, 1815143],
    'Set promoted_object to {"pixel_id", "custom_event_type"}, or set pixel_id in the defaults.',
  ),
  promoted_event_missing: refuse(
    [100, 1815143],
    'Say in promoted_object which event of the pixel counts: {"pixel_id", "custom_event_type"}, such as LEAD or PURCHASE.',
    'error table; DOC:reference/ad-campaign-group',
  ),
  promoted_event_unknown: refuse(
    [100, null],
    'Choose an event from the list.',
    'SPEC AdPromotedObject custom_event_type',
  ),
  promoted_event_unfit: refuse(
    [100, 2446814],
    'Use COMPLETE_REGISTRATION or another event, or make it a campaign for leads.',
  ),
  promoted_page_missing: refuse(
    [100, 1815437],
    'Set promoted_object.page_id to the page that is advertised.',
    'error table; DOC:reference/ad-campaign-group',
  ),
  promoted_whatsapp_page: refuse(
    [100, 1815807],
    'Set promoted_object.page_id to the page whose WhatsApp number is used.',
  ),
  promoted_mixed: refuse(
    [100, 1885014],
    'Send custom_conversion_id alone, or pixel_id with custom_event_type.',
  ),
  promoted_two: refuse(
    [100, 1487929],
    'Name either the app or the pixel.',
    'error table; SPEC AdPromotedObject',
  ),
  promoted_app_missing: refuse(
    [100, 1815430],
    'Set promoted_object to {"application_id", "object_store_url"}.',
  ),
  promoted_store_missing: refuse(
    [100, 1885011],
    'Set promoted_object.object_store_url to the app’s address in its store.',
  ),
  pixel_not_shared: refuse(
    [200, 1815045],
    'Choose a pixel of this ad account, or share the pixel with it in Meta’s Business settings.',
  ),
  conversion_not_shared: refuse([100, 1885014], 'Choose a custom conversion of this ad account.'),
};

const finding = findingOf(promotedObjectRules);

const neededAnyway = (goal: string, objective: string | null): PromotedKind =>
  conversionGoals.has(goal) && objective !== 'OUTCOME_APP_PROMOTION' ? 'pixel' : 'none';

/** Findings about the promoted object, if goal and objective determine what it must be. */
export const promotedFindings = (
  adset: Params,
  goal: string,
  destination: string | null,
  objective: string | null,
): Finding[] => {
  const field = 'promoted_object';
  const object = partOf(adset, field);
  const has = (name: string) => isGiven(object[name]);
  const fit = objective === null ? undefined : wayOf(objective, destination);
  const requirement =
    goal === appGoal ? 'app' : fit ? promotedBy(fit, goal) : neededAnyway(goal, objective);
  const all = [...eventFindings(object, objective), ...appFindings(object)];
  if (requirement === 'app') {
    if (!has('application_id'))
      all.push(
        finding(
          'promoted_app_missing',
          field,
          'is required for an app: application_id and object_store_url',
        ),
      );
    return all;
  }
  if (requirement.includes('page') && !has('page_id'))
    all.push(
      destination === 'WHATSAPP'
        ? finding('promoted_whatsapp_page', `${field}.page_id`, 'is required for WhatsApp')
        : finding('promoted_page_missing', `${field}.page_id`, `is required for the goal ${goal}`, {
            // Meta's table requires it for awareness, but it is not documented whether it may be left out.
            level: objective === 'OUTCOME_AWARENESS' ? 'warn' : 'refuse',
          }),
    );
  if (requirement.includes('pixel')) all.push(...pixelFindings(object, goal));
  return all;
};

/** An app must be named with its address in a store, and not together with a pixel. */
const appFindings = (object: Params): Finding[] => {
  const has = (name: string) => isGiven(object[name]);
  const field = 'promoted_object';
  if (!has('application_id')) return [];
  if (has('pixel_id') && !has('omnichannel_object'))
    return [finding('promoted_two', `${field}.application_id`, 'stands beside pixel_id')];
  return has('object_store_url') || has('object_store_urls')
    ? []
    : [finding('promoted_store_missing', `${field}.object_store_url`, 'is required for an app')];
};

export const otherConversionSources = [
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
    return [finding('promoted_mixed', `${field}.custom_conversion_id`, 'must stand alone')];
  if (!has('pixel_id'))
    return otherConversionSources.some(has)
      ? []
      : [
          finding(
            'promoted_pixel_missing',
            `${field}.pixel_id`,
            `is required: the goal ${goal} counts conversions`,
          ),
        ];
  return has('custom_event_type')
    ? []
    : [finding('promoted_event_missing', `${field}.custom_event_type`, 'is required with a pixel')];
};

const eventFindings = (object: Params, objective: string | null): Finding[] => {
  const field = 'promoted_object.custom_event_type';
  const event = upperCaseWord(object['custom_event_type']);
  if (event === '') return [];
  if (!conversionEvents.includes(event))
    return [
      finding('promoted_event_unknown', field, `is no event: ${event.slice(0, 60)}`, {
        allowed: conversionEvents,
      }),
    ];
  return event === 'LEAD' && objective === 'OUTCOME_SALES'
    ? [finding('promoted_event_unfit', field, 'LEAD does not fit a campaign for sales')]
    : [];
};

/** The parts of a promoted object that are ids of Meta's. */
const promotedIds = words('page_id pixel_id application_id');

const isId = (value: unknown) => /^\d{1,30}$/.test(String(value)) && typeof value !== 'object';

const phone = /^\+?[\d ().-]{5,24}$/;

/** Checks whether the promoted object is written in a form that Meta can read. */
export const promotedValueFindings = (adset: Params): Finding[] => {
  const object = partOf(adset, 'promoted_object');
  const field = 'promoted_object';
  const isCounted = conversionGoals.has(upperCaseWord(adset['optimization_goal']));
  const number = object['whatsapp_phone_number'];
  return [
    ...promotedIds.flatMap((name) =>
      isGiven(object[name]) && !isId(object[name])
        ? [
            unreadableValue(
              `${field}.${name}`,
              'must be an id made of digits',
              // If nothing is counted with a pixel, Meta may not check it.
              name === 'pixel_id' && !isCounted ? 'warn' : 'refuse',
            ),
          ]
        : [],
    ),
    ...(isGiven(number) && !phone.test(String(number))
      ? [finding('whatsapp_number', `${field}.whatsapp_phone_number`, 'is no telephone number')]
      : []),
  ];
};

/** Checks whether the account has what an ad set promotes. */
export const promotedAccessFindings = (adset: Params, facts: PlatformFacts): Finding[] => {
  const object = partOf(adset, 'promoted_object');
  const field = 'promoted_object';
  // If nothing is counted, it is not known whether Meta checks the pixel.
  const level = conversionGoals.has(upperCaseWord(adset['optimization_goal'])) ? 'refuse' : 'warn';
  const pixel = idIn(object['pixel_id']);
  const conversion = idIn(object['custom_conversion_id']);
  const page = idIn(object['page_id']);
  return [
    ...(pixel !== '' && isAbsent(facts.pixels, pixel)
      ? [
          finding(
            'pixel_not_shared',
            `${field}.pixel_id`,
            'is no pixel that this ad account may use',
            { level },
          ),
        ]
      : []),
    ...(conversion !== '' && isAbsent(facts.conversions, conversion)
      ? [
          finding(
            'conversion_not_shared',
            `${field}.custom_conversion_id`,
            'is none of this ad account',
            { level },
          ),
        ]
      : []),
    ...(page === '' ? [] : pageFindings(page, `${field}.page_id`, facts)),
  ];
};
