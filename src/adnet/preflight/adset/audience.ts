import { isObject } from '../../../kernel/is-object.ts';
import { opened } from '../../../kernel/text/json-walk.ts';
import { editsBetween, nearest } from '../../../kernel/text/nearest.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { targetingFields } from '../enums.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import { collectsLeads } from '../objectives.ts';
import type { CampaignFacts, PlatformFacts } from '../platform-facts.ts';
import { firstNames, isFilled, listIn, numberIn, partOf, words } from '../values.ts';
import { ageFindings, ages, genderFindings } from './demographics.ts';
import { hasDetails, optionFindings, optionId } from './details.ts';
import { placeFindings, placeLists } from './places.ts';
import { specialCategoryFindings } from './special-category.ts';

export const audienceRules = {
  targeting_default: warn(
    null,
    'Send targeting with the countries that you mean.',
    'the contract’s default',
  ),
  targeting_misspelt: warn(
    null,
    'Use the name that Meta has for it; without it, the audience is wider or narrower than meant.',
    'SPEC Targeting',
  ),
  automation_missing: refuse(
    [100, 1870227],
    'Set targeting_automation.advantage_audience to 0 (as sent) or 1 (Meta may widen it).',
  ),
  automation_with_form: refuse(
    [100, 1870196],
    'Set targeting_automation.advantage_audience to 0 for lead forms.',
  ),
  minors_detailed: refuse(
    [100, 1870249],
    'Set age_min to 18 or more, or leave interests, behaviours and other details out.',
  ),
  audience_unknown: refuse(
    [100, 1359207],
    'Choose audiences of this ad account: GET /adnet/ad-accounts/{account_id}/audiences lists them.',
  ),
  audience_in_exclusions: refuse(
    [100, 1870221],
    'Put the audiences into targeting.excluded_custom_audiences.',
  ),
  audience_excluded_outside: warn(
    null,
    'Put them into targeting.excluded_custom_audiences: here Meta drops them without a word.',
    'f:60927298818',
  ),
  audience_both: refuse(
    [100, 1487079],
    'Name each audience once, either to include or to exclude.',
  ),
  connections_gone: refuse([100, 1870088], 'Leave connections out.'),
  targeting_unreadable: refuse(
    [100, 1487079],
    'Send it in the form that Meta describes, such as a list of objects with an id.',
  ),
};

const finding = findingOf(audienceRules);

const maxFieldTypos = 2;

/**
 * Reports a field that differs by one or two letters from a field of Meta's. Any other unknown field may be newer
 * than our list.
 */
const misspeltTargetingFields = (targeting: Params): Finding[] =>
  Object.keys(targeting).flatMap((field): Finding[] => {
    if (targetingFields.includes(field) || !isGiven(targeting[field])) return [];
    const nearestField = nearest(field, targetingFields);
    if (nearestField === null || editsBetween(field, nearestField) > maxFieldTypos) return [];
    const message = `is no field of Meta’s; did you mean ${nearestField}?`;
    return [finding('targeting_misspelt', `targeting.${field.slice(0, 60)}`, message)];
  });

const audienceIds = (list: unknown) => listIn(list).map((one) => optionId(one));

const customFindings = (targeting: Params, { audiences }: PlatformFacts): Finding[] => {
  const all: Finding[] = [];
  for (const field of ['custom_audiences', 'excluded_custom_audiences']) {
    const ids = audienceIds(targeting[field]);
    if (ids.some((id) => !/^\d+$/.test(id)))
      all.push(
        finding('targeting_unreadable', `targeting.${field}`, 'names an audience without its id'),
      );
    const unknownIds = audiences?.isWhole
      ? ids.filter((id) => id !== '' && !audiences.ids.has(id))
      : [];
    if (unknownIds.length > 0 && ids.every((id) => /^\d+$/.test(id)))
      all.push(
        finding(
          'audience_unknown',
          `targeting.${field}`,
          `names what this ad account does not have: ${firstNames(unknownIds)}`,
        ),
      );
  }
  const out = new Set(audienceIds(targeting['excluded_custom_audiences']));
  if (audienceIds(targeting['custom_audiences']).some((id) => id !== '' && out.has(id)))
    all.push(
      finding(
        'audience_both',
        'targeting.excluded_custom_audiences',
        'excludes an audience that is included',
        {
          level: 'warn',
        },
      ),
    );
  if (isGiven(partOf(targeting, 'exclusions')['custom_audiences']))
    all.push(
      finding('audience_in_exclusions', 'targeting.exclusions', 'has custom audiences in it'),
    );
  return all;
};

/** True if the audience is narrowed. Meta counts ages, genders, audiences and details, but not places alone. */
const isNarrowed = (targeting: Params) =>
  ['age_min', 'age_max', 'genders'].some((field) => isGiven(targeting[field])) ||
  isFilled(targeting['custom_audiences']) ||
  hasDetails(targeting);

const objectFields = [
  'geo_locations',
  'excluded_geo_locations',
  'exclusions',
  'targeting_automation',
];

const listFields = words(`
  flexible_spec custom_audiences excluded_custom_audiences publisher_platforms device_platforms facebook_positions
  instagram_positions messenger_positions`);

/** Lists of places that are in use. For the others no refusal is known. */
const usedPlaces = new Set(
  words(`
    countries country_groups regions cities zips geo_markets neighborhoods custom_locations location_types`),
);

/** Reports lists of places that are not lists. Their content is checked with the places. */
const shapelessPlaces = (targeting: Params): Finding[] =>
  ['geo_locations', 'excluded_geo_locations'].flatMap((field) => {
    const places = partOf(targeting, field);
    return [...placeLists, 'location_types'].flatMap((list) =>
      isGiven(places[list]) && !Array.isArray(opened(places[list]))
        ? [
            finding('targeting_unreadable', `targeting.${field}.${list}`, 'must be a list', {
              level: usedPlaces.has(list) ? 'refuse' : 'warn',
            }),
          ]
        : [],
    );
  });

const shapeFindings = (targeting: Params): Finding[] => [
  ...shapelessPlaces(targeting),
  ...objectFields.flatMap((field) =>
    isGiven(targeting[field]) && !isObject(opened(targeting[field]))
      ? [finding('targeting_unreadable', `targeting.${field}`, 'must be an object')]
      : [],
  ),
  ...listFields.flatMap((field) =>
    isGiven(targeting[field]) && !Array.isArray(opened(targeting[field]))
      ? [finding('targeting_unreadable', `targeting.${field}`, 'must be a list')]
      : [],
  ),
  ...(listIn(targeting['locales']).some((one) => !Number.isInteger(numberIn(one)))
    ? [
        finding(
          'targeting_unreadable',
          'targeting.locales',
          'must be a list of Meta’s numbers for languages',
        ),
      ]
    : []),
  ...['connections', 'excluded_connections', 'friends_of_connections'].flatMap((field) =>
    isGiven(targeting[field])
      ? [
          finding('connections_gone', `targeting.${field}`, 'is no longer an option', {
            // Measured for `connections` only.
            level: field === 'connections' ? 'refuse' : 'warn',
          }),
        ]
      : [],
  ),
];

/** What Meta does with an ad set that says nothing about its audience. */
const defaultAudienceFindings = (adset: Params): Finding[] => [
  finding(
    'targeting_default',
    'targeting',
    'is left out, so Meta gets the default: people in the United States, 18 and older',
  ),
  ...(collectsLeads(adset)
    ? [
        finding(
          'automation_with_form',
          'targeting',
          'is left out, and the default has Meta’s automated audience, which lead forms do not take',
        ),
      ]
    : []),
];

/** Whether Meta may widen the audience (`advantage_audience`) must be said, and lead forms do not take it. */
const automationFindings = (targeting: Params, automation: unknown, adset: Params): Finding[] => {
  const field = 'targeting.targeting_automation';
  return [
    ...(isGiven(automation) && ![0, 1].includes(numberIn(automation))
      ? [
          finding('automation_missing', `${field}.advantage_audience`, 'must be 0 or 1', {
            allowed: ['0', '1'],
          }),
        ]
      : []),
    ...(isNarrowed(targeting) && !isGiven(automation)
      ? [
          finding(
            'automation_missing',
            `${field}.advantage_audience`,
            'must be 0 or 1 where the audience is narrowed',
          ),
        ]
      : []),
    ...(numberIn(automation) === 1 && collectsLeads(adset)
      ? [finding('automation_with_form', field, 'cannot be 1 with lead forms')]
      : []),
  ];
};

/** Findings about the audience of an ad set. `isGiven`: false if the caller did not name one. */
export const audienceFindings = (
  adset: Params,
  {
    facts,
    campaign,
    isGiven: isOwn,
  }: { facts: PlatformFacts; campaign: CampaignFacts; isGiven: boolean },
): Finding[] => {
  const targeting = opened(adset['targeting']);
  if (!isOwn) return defaultAudienceFindings(adset);
  if (!isObject(targeting)) return [];
  const automation = partOf(targeting, 'targeting_automation')['advantage_audience'];
  const from = numberIn(targeting['age_min']);
  return [
    ...shapeFindings(targeting),
    ...misspeltTargetingFields(targeting),
    ...placeFindings(targeting, facts),
    ...ageFindings(targeting, numberIn(automation) === 1),
    ...genderFindings(targeting),
    ...optionFindings(targeting, facts),
    ...customFindings(targeting, facts),
    ...specialCategoryFindings(targeting, campaign),
    ...automationFindings(targeting, automation, adset),
    ...(from >= ages.min && from < 18 && hasDetails(targeting)
      ? [
          finding(
            'minors_detailed',
            'targeting.age_min',
            'must be 18 or more with interests or other details',
          ),
        ]
      : []),
    ...(isGiven(adset['excluded_custom_audiences'])
      ? [finding('audience_excluded_outside', 'excluded_custom_audiences', 'has no effect here')]
      : []),
  ];
};
