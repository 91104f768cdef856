import { countryName } from '../../../kernel/countries/countries.ts';
import { isObject } from '../../../kernel/is-object.ts';
import { editsBetween, nearest } from '../../../kernel/text/nearest.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { keyedPlaces } from '../../wire/targeting.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import type { PlatformFacts } from '../platform-facts.ts';
import { firstNames, idIn, isFilled, listIn, numberIn, partOf, words } from '../values.ts';

export const placeRules = {
  place_missing: refuse(
    [100, 1885364],
    'Set targeting.geo_locations, such as {"countries": ["US"]}.',
  ),
  place_unreadable: refuse(
    [100, 1487079],
    'Name each place by the key that GET /adnet/targeting/locations gives.',
  ),
  place_unknown: warn(
    [100, 1487079],
    'Look the place up again and name it by its key.',
    'SDK TargetingSearch adgeolocationmeta; three programs read names by keys so',
  ),
  place_called: warn(
    null,
    'Only the key counts: look the place up again, or give it the right name.',
    'SDK TargetingSearch adgeolocationmeta; three programs read names by keys so',
  ),
  place_list_unknown: refuse(
    [100, null],
    'Put the places into one of Meta’s lists.',
    'SPEC TargetingGeoLocation',
  ),
  place_overlap: refuse([100, 1487756], 'Name each place once, either to include or to exclude.'),
  place_swallowed: warn(
    [100, 1487756],
    'Leave the country out if only the places within it are meant.',
  ),
  place_restricted: warn(
    [2641, null],
    'Leave these countries out: Meta refuses restricted places and has no list of them.',
  ),
  radius_range: refuse(
    [100, 1487079],
    'Set a radius of 10 to 50 miles or 17 to 80 kilometers.',
    'error table; DOC:audiences/reference/basic-targeting',
  ),
  location_types: refuse([100, 1870199], 'Leave location_types out.'),
};

const finding = findingOf(placeRules);

export const geo = 'targeting.geo_locations';

/** All lists of places, by Meta's specification of `TargetingGeoLocation`. */
export const placeLists = words(`
  countries country_groups regions cities zips geo_markets subcities neighborhoods metro_areas subneighborhoods
  large_geo_areas medium_geo_areas small_geo_areas custom_locations electoral_districts political_districts places
  location_cluster_ids`);

/** True for a country, a city or any other place; `location_types` alone says only which people count. */
const hasPlace = (places: Params) => placeLists.some((list) => isFilled(places[list]));

type NamedPlace = { list: string; key: string; label: string };

/** The places in all lists, with their keys, so that they can be found again among the excluded ones. */
const listedPlaces = (places: Params): NamedPlace[] =>
  ['countries', 'country_groups', ...keyedPlaces].flatMap((list) =>
    listIn(places[list]).map((place) => ({
      list,
      key: isObject(place) ? idIn(place['key']) : String(place).toUpperCase(),
      label: isObject(place) ? idIn(place['name']) : '',
    })),
  );

/** Every place that an audience includes or excludes. */
export const placesIn = (targeting: Params): NamedPlace[] =>
  ['geo_locations', 'excluded_geo_locations'].flatMap((field) =>
    listedPlaces(partOf(targeting, field)),
  );

/** Places whose key Meta does not know, or for which Meta has another name than the caller. */
const namedFindings = (targeting: Params, { places }: PlatformFacts): Finding[] => {
  const askedPlaces = placesIn(targeting).flatMap(({ list, key, label }) => {
    const name = places.get(`${list} ${key}`);
    return name === undefined ? [] : [{ list, key, label, name }];
  });
  const unknown = askedPlaces.filter(({ name }) => name === null);
  const other = askedPlaces.find(({ label, name }) => name !== null && isOther(label, name));
  return [
    ...(unknown.length === 0
      ? []
      : [
          finding(
            'place_unknown',
            `${geo}.${unknown[0]?.list}`,
            `names what Meta does not know: ${firstNames(unknown.map(({ key }) => key))}`,
          ),
        ]),
    ...(other === undefined
      ? []
      : [
          finding(
            'place_called',
            `${geo}.${other.list}`,
            `is called ${other.label.slice(0, 60)} here, but ${other.key} is ${other.name}`,
          ),
        ]),
  ];
};

const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * "Lisbon, Portugal" and "Lisbon" are the same. A name in another language also looks different, so this only
 * warns.
 */
const isOther = (label: string, name: string) => {
  const [one, two] = [plainName(label), plainName(name)];
  return label !== '' && !one.includes(two) && !two.includes(one);
};

const maxTypos = 3;

/** An unknown list is not counted as a place, because a misspelt one would otherwise hide that no place is named. */
const unknownLists = (places: Params, field: string): Finding[] =>
  Object.keys(places).flatMap((list): Finding[] => {
    if (placeLists.includes(list) || list === 'location_types' || !isGiven(places[list])) return [];
    const nearestList = nearest(list, placeLists);
    const isTypo = nearestList !== null && editsBetween(list, nearestList) <= maxTypos;
    return [
      finding(
        'place_list_unknown',
        `${field}.${list.slice(0, 60)}`,
        isTypo ? `is no list of places; did you mean ${nearestList}?` : 'is no list of places',
        // Any other list may be newer than our own.
        { allowed: placeLists, level: isTypo ? 'refuse' : 'warn' },
      ),
    ];
  });

export const placeFindings = (targeting: Params, facts: PlatformFacts): Finding[] => {
  const places = partOf(targeting, 'geo_locations');
  const excludedPlaces = partOf(targeting, 'excluded_geo_locations');
  const misspelt = [
    ...unknownLists(places, geo),
    ...unknownLists(excludedPlaces, 'targeting.excluded_geo_locations'),
  ];
  if (!hasPlace(places))
    return isFilled(targeting['custom_audiences']) ||
      misspelt.some(({ level }) => level === 'refuse')
      ? misspelt
      : [
          ...misspelt,
          finding('place_missing', geo, 'is missing: in which countries, cities or other places?'),
        ];
  return [
    ...misspelt,
    ...namedFindings(targeting, facts),
    ...unreadablePlaces(places, geo),
    ...unreadablePlaces(excludedPlaces, 'targeting.excluded_geo_locations'),
    ...overlaps(targeting, places),
    ...radiusFindings(places),
    ...locationTypeFindings(places),
  ];
};

const unreadablePlaces = (places: Params, field: string): Finding[] =>
  keyedPlaces.flatMap((list) =>
    listIn(places[list]).some((place) => !isObject(place) || idIn(place['key']) === '')
      ? [finding('place_unreadable', `${field}.${list}`, 'names a place without its key')]
      : [],
  );

/** Countries in which the law of the United States forbids Meta to advertise. */
const restrictedCountries = new Set(['CU', 'IR', 'KP', 'SY']);

/** The key of a postcode begins with its country: US:90028. */
const countryOf = ({ country, key }: Params) =>
  (idIn(country) || (/^([A-Za-z]{2}):/.exec(idIn(key))?.[1] ?? '')).toUpperCase();

const overlaps = (targeting: Params, places: Params): Finding[] => {
  const includedPlaces = listedPlaces(places);
  const excludedPlaces = listedPlaces(partOf(targeting, 'excluded_geo_locations'));
  const nameOf = ({ list, key }: { list: string; key: string }) => `${list} ${key}`;
  const excludedNames = new Set(excludedPlaces.map(nameOf));
  const both = includedPlaces.filter(
    (place) => place.key !== '' && excludedNames.has(nameOf(place)),
  );
  const names = includedPlaces.filter(({ key }) => key !== '').map(nameOf);
  const all: Finding[] = [];
  if (new Set(names).size < names.length)
    all.push(finding('place_overlap', geo, 'names a place twice'));
  if (both.length > 0)
    all.push(
      finding(
        'place_overlap',
        'targeting.excluded_geo_locations',
        `excludes what is included: ${firstNames(both.map(({ key }) => key))}`,
      ),
    );
  const countries = new Set(listIn(places['countries']).map((code) => String(code).toUpperCase()));
  const isInside = (list: string) =>
    listIn(places[list]).some((place) => isObject(place) && countries.has(countryOf(place)));
  const inside = ['regions', 'zips'].find(isInside);
  if (inside !== undefined)
    all.push(
      finding('place_overlap', `${geo}.${inside}`, 'lie in a country that is named as a whole'),
    );
  else if (keyedPlaces.some(isInside))
    all.push(
      finding('place_swallowed', geo, 'names places within a country that is named as a whole'),
    );
  const restrictedCodes = [...countries].filter((code) => restrictedCountries.has(code));
  if (restrictedCodes.length > 0)
    all.push(
      finding(
        'place_restricted',
        `${geo}.countries`,
        `cannot be advertised to: ${firstNames(restrictedCodes.map(countryName))}`,
      ),
    );
  return all;
};

const radiusRange = { mile: [10, 50], kilometer: [17, 80] } as const;

const radiusFindings = (places: Params): Finding[] =>
  listIn(places['cities']).flatMap((city, at): Finding[] => {
    if (!isObject(city) || !isGiven(city['radius'])) return [];
    const unit = idIn(city['distance_unit']) === 'kilometer' ? 'kilometer' : 'mile';
    const [min, max] = radiusRange[unit];
    const radius = numberIn(city['radius']);
    return radius >= min && radius <= max
      ? []
      : [
          finding(
            'radius_range',
            `${geo}.cities.${at}.radius`,
            `must be ${min} to ${max} ${unit}s`,
          ),
        ];
  });

const locationTypeFindings = (places: Params): Finding[] => {
  if (!isGiven(places['location_types'])) return [];
  const types = listIn(places['location_types']).map(String);
  const isUsual = types.length === 2 && types.includes('home') && types.includes('recent');
  return isUsual || types.length === 0
    ? []
    : [finding('location_types', `${geo}.location_types`, 'can no longer be chosen')];
};
