import { isObject } from '../../kernel/is-object.ts';
import { structureIn } from '../../kernel/text/json-walk.ts';
import type { Params } from '../wire/passed-through.ts';
import { oneLine, spoken } from './words.ts';

const genders: Record<string, string> = { '1': 'men', '2': 'women' };

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** People recognise a name; if there is none, the key or id is shown. */
const label = (value: unknown): string => {
  if (!isObject(value)) return oneLine(value, 60);
  return oneLine(value['name'] ?? value['key'] ?? value['id'] ?? value, 60);
};

const listed = (values: unknown[]): string => {
  const firstValues = values.slice(0, 12).map(label).join(', ');
  return values.length > 12 ? `${firstValues} and ${values.length - 12} more` : firstValues;
};

const places: [string, string][] = [
  ['countries', 'countries'],
  ['country_groups', 'country groups'],
  ['regions', 'regions'],
  ['cities', 'cities'],
  ['zips', 'postal codes'],
  ['custom_locations', 'dropped pins'],
];

const locations = (value: unknown): string =>
  isObject(value)
    ? places
        .filter(([key]) => items(value[key]).length > 0)
        .map(([key, name]) => `${name} ${listed(items(value[key]))}`)
        .join('; ')
    : '';

const lists: [string, string][] = [
  ['locales', 'Languages (by the platform’s number)'],
  ['interests', 'Detailed targeting, interests'],
  ['behaviors', 'Detailed targeting, behaviours'],
  ['custom_audiences', 'Custom audiences to include'],
  ['excluded_custom_audiences', 'Custom audiences to exclude'],
  ['publisher_platforms', 'Placements, platforms'],
  ['facebook_positions', 'Placements on Facebook'],
  ['instagram_positions', 'Placements on Instagram'],
  ['messenger_positions', 'Placements on Messenger'],
  ['audience_network_positions', 'Placements on Audience Network'],
  ['device_platforms', 'Devices'],
  ['user_os', 'Operating systems'],
];

const namedFields = new Set([
  'geo_locations',
  'excluded_geo_locations',
  'age_min',
  'age_max',
  'genders',
  'targeting_automation',
  ...lists.map(([key]) => key),
]);

/** Describes the audience of the ad in sentences. */
export const targetingSteps = (value: unknown): string[] => {
  const targeting = typeof value === 'string' ? structureIn(value) : value;
  if (!isObject(targeting)) return [];
  return [
    ...placeSteps(targeting),
    ...peopleSteps(targeting),
    ...lists
      .filter(([key]) => items(targeting[key]).length > 0)
      .map(([key, name]) => `${name}: ${listed(items(targeting[key]))}.`),
    ...Object.keys(targeting)
      .filter((key) => !namedFields.has(key))
      .map((key) => `Also under Audience: ${spoken(key)} is ${oneLine(targeting[key])}.`),
    audienceStep(targeting['targeting_automation']),
  ].filter((step) => step !== '');
};

const placeSteps = (targeting: Params): string[] => {
  const includedPlaces = locations(targeting['geo_locations']);
  const excludedPlaces = locations(targeting['excluded_geo_locations']);
  return [
    includedPlaces && `Under Audience, set Locations to: ${includedPlaces}.`,
    excludedPlaces && `Exclude these locations: ${excludedPlaces}.`,
  ].filter((step) => step !== '');
};

const peopleSteps = (targeting: Params): string[] => {
  const { age_min: youngest, age_max: oldest } = targeting;
  const chosenGenders = items(targeting['genders']).map((gender) => genders[oneLine(gender)] ?? '');
  const genderWords = chosenGenders.filter((gender) => gender !== '').join(' and ');
  return [
    youngest || oldest ? `Set Age to ${oneLine(youngest ?? 18)} to ${age(oldest)}.` : '',
    genderWords && `Set Gender to ${genderWords}.`,
  ].filter((step) => step !== '');
};

const age = (oldest: unknown) =>
  oldest === undefined || Number(oneLine(oldest)) >= 65 ? '65+' : oneLine(oldest);

const audienceStep = (automation: unknown): string => {
  if (!isObject(automation)) return '';
  return oneLine(automation['advantage_audience']) === '1'
    ? 'Leave Advantage+ audience switched on.'
    : 'Switch to the original audience options, so that Advantage+ audience is off.';
};
