import {
  countryOfPlace,
  geoOf,
  listIn,
  malformed,
  namedCountries,
  placeLists,
  placeOf,
} from '../protocol/geo-locations.ts';
import { reject, rejectWith } from '../protocol/problems.ts';
import { refuse } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import { isCountry } from '../world/countries.ts';
import type { Json } from '../world/entities.ts';
import { checkAudience, checkCustomAudiences } from './targeting-audience.ts';
import { checkPlacements } from './targeting-placements.ts';

const restricted = new Set(['CU', 'IR', 'KP', 'SY']);

/** With the words of Meta's answers to unknown keys (facebook-php-business-sdk#345). */
const rejectCountry = (country: string, part = 'geo_locations') =>
  rejectWith(
    'targeting_malformed',
    ['targeting', part, 'countries'],
    `The specified targeting spec is not valid because: Normalization does not allow the value ${country.slice(0, 60)}`,
  );

const checkCountries = (countries: string[]) => {
  for (const country of countries) {
    if (!isCountry(country)) rejectCountry(country);
    if (!restricted.has(country)) continue;
    refuse({
      code: 2641,
      message: `(#2641) Ads cannot be shown in ${country}.`,
      blame: [['targeting', 'geo_locations', 'countries']],
    });
  }
  if (new Set(countries).size !== countries.length) {
    reject('locations_overlap', ['targeting', 'geo_locations', 'countries']);
  }
};

const everybody = ['home', 'recent'];

/** People who live there or were there recently: the default, and the only choice left. */
const checkLocationTypes = (geo: Json) => {
  const types = listIn(geo, 'location_types').map(String);
  if (types.length === 0) return;
  if (everybody.every((type) => types.includes(type)) && types.every(isLocationType)) return;
  reject('location_types_retired', ['targeting', 'geo_locations', 'location_types']);
};

const isLocationType = (type: string) => type === 'frequently_in' || everybody.includes(type);

/** Reads return one type more than can be sent. */
const withLocationTypes = (targeting: Json): Json => {
  const geo = targeting['geo_locations'];
  if (!isJson(geo) || geo['location_types'] === undefined) return targeting;
  const location_types = ['frequently_in', ...everybody];
  return { ...targeting, geo_locations: { ...geo, location_types } };
};

/** A country conflicts with its own regions and codes; a city beside its country is accepted. */
export const checkPlaces = (targeting: Json) => {
  const geo = geoOf(targeting, 'geo_locations');
  const excluded = geoOf(targeting, 'excluded_geo_locations');
  for (const country of listIn(excluded, 'countries').map(String))
    if (!isCountry(country)) rejectCountry(country, 'excluded_geo_locations');
  checkLocationTypes(geo);
  const places = placeLists.flatMap((name) => listIn(geo, name));
  const audiences = targeting['custom_audiences'];
  if (places.length === 0 && !(Array.isArray(audiences) && audiences.length > 0)) {
    reject('location_missing', ['targeting', 'geo_locations']);
  }
  const countries = namedCountries(targeting);
  checkCountries(countries);
  for (const name of ['regions', 'cities', 'zips']) {
    for (const place of listIn(geo, name)) {
      if (!isJson(place) || place['key'] === undefined) malformed('geo_locations', name);
      if (name !== 'cities' && countries.includes(countryOfPlace(name, place) ?? '')) {
        reject('locations_overlap', ['targeting', 'geo_locations', name]);
      }
    }
  }
};

/** The sandbox knows only some places of the world, so this check is a mode. */
export const checkKeys = (targeting: Json) => {
  for (const part of ['geo_locations', 'excluded_geo_locations'])
    for (const name of ['regions', 'cities', 'zips'])
      for (const place of listIn(geoOf(targeting, part), name))
        if (!isJson(place) || !placeOf(name, place)) malformed(part, name);
};

/** Checks a targeting spec and returns it in the stored form. */
export const checkTargeting = (targeting: Json, audienceIds: ReadonlySet<string>): Json => {
  checkPlaces(targeting);
  checkCustomAudiences(targeting, audienceIds);
  const placed = checkPlacements(targeting);
  return withLocationTypes(checkAudience(placed));
};
