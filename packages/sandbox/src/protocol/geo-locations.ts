import type { Json } from '../world/entities.ts';
import { type Place, placeAt } from '../world/places.ts';
import { reject } from './problems.ts';
import { isJson } from './shape.ts';

export const placeLists = [
  'countries',
  'regions',
  'cities',
  'zips',
  'neighborhoods',
  'geo_markets',
  'custom_locations',
  'country_groups',
];

export const malformed = (...path: (string | number)[]) =>
  reject('targeting_malformed', ['targeting', ...path]);

export const listIn = (object: Json, name: string): unknown[] => {
  const value = object[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : malformed('geo_locations', name);
};

export const geoOf = (targeting: Json, name: string): Json => {
  const value = targeting[name];
  if (value === undefined) return {};
  return isJson(value) ? value : malformed(name);
};

export const namedCountries = (targeting: Json) =>
  listIn(geoOf(targeting, 'geo_locations'), 'countries').map(String);

const typeOfList: Record<string, Place['type']> = {
  regions: 'region',
  cities: 'city',
  zips: 'zip',
  neighborhoods: 'neighborhood',
  geo_markets: 'geo_market',
  country_groups: 'country_group',
};

/** The place with an entry's key. */
export const placeOf = (list: string, { key }: Json) => {
  const type = typeOfList[list];
  return type && placeAt(type, String(key ?? ''));
};

/** The country of a city, region or zip code, if its entry or key contains it. */
export const countryOfPlace = (list: string, place: unknown) => {
  if (!isJson(place)) return undefined;
  if (typeof place['country'] === 'string') return place['country'];
  const key = String(place['key'] ?? '');
  return /^([A-Z]{2}):/.exec(key)?.[1] ?? placeOf(list, place)?.country;
};

/** Every country that an ad set reaches, named directly or by its places. */
export const countriesOf = (targeting: Json): string[] => {
  const geo = geoOf(targeting, 'geo_locations');
  const around = placeLists.flatMap((name) =>
    listIn(geo, name).flatMap((place) => countryOfPlace(name, place) ?? []),
  );
  return [...new Set([...namedCountries(targeting), ...around])];
};
