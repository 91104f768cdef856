import { isCountryCode } from '../../kernel/countries/countries.ts';
import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/text/json-walk.ts';
import { isGiven } from '../wire/passed-through.ts';
import { visitAll } from './walk.ts';

/** A place in which an ad set would show ads. */
export type FoundPlace =
  | { field: string; country: string }
  /** Only Meta knows its country. */
  | { field: string; list: string; key: string }
  /** It is unclear in which countries it is. */
  | { field: string; problem: string };

/** Lists whose keys begin with their country: `US:94304`. */
const countryFirst = new Set(['zips', 'electoral_districts', 'political_districts']);

/** Lists whose keys Meta can look up. */
const askableLists = new Set(['regions', 'cities']);

/** Names that belong into `geo_locations` and are found elsewhere in a targeting. */
const strayPlaces =
  /geo|countr|location|^(?:region|city|cities|zips?|postal|metro|market)s?$|^place(?!ment)/;

const unclear = 'cannot be held against the allowed countries; name countries instead';

const keyIn = (entry: unknown) => {
  const key = isObject(entry) ? entry['key'] : entry;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : null;
};

const countryIn = (field: string, entry: unknown): FoundPlace =>
  typeof entry === 'string' && isCountryCode(entry.trim().toUpperCase())
    ? { field, country: entry.trim().toUpperCase() }
    : { field, problem: 'is no country code' };

const placeIn = (list: string, field: string, entry: unknown): FoundPlace => {
  if (list === 'countries') return countryIn(field, entry);
  const key = keyIn(entry);
  if (key === null) return { field, problem: unclear };
  const [, country] = /^([A-Za-z]{2}):/.exec(key) ?? [];
  if (countryFirst.has(list) && country) return { field, country: country.toUpperCase() };
  if (list === 'geo_markets' && /^DMA:\d+$/.test(key)) return { field, country: 'US' };
  return askableLists.has(list) && /^\d{1,20}$/.test(key)
    ? { field, list, key }
    : { field, problem: unclear };
};

/** Says which people at a place are meant, but names no place. */
const noPlaces = 'location_types';

/** Meta reads each list by its exact name, so a list whose name only looks similar counts as unknown. */
const placesOf = (field: string, placesValue: unknown): FoundPlace[] => {
  const places = opened(placesValue);
  if (!isObject(places)) return [{ field, problem: unclear }];
  return Object.entries(places).flatMap(([list, value]): FoundPlace[] => {
    const place = `${field}.${list.slice(0, 60)}`;
    const entries = opened(value);
    if (list === noPlaces || !isGiven(entries)) return [];
    if (!Array.isArray(entries)) return [{ field: place, problem: unclear }];
    return entries.map((entry, at) => placeIn(list, `${place}.${at}`, entry));
  });
};

/** The default of an ad set that names no places. */
const defaultPlaces: FoundPlace[] = [{ field: 'targeting', country: 'US' }];

const home = 'targeting.geo_locations';

/**
 * The places where the ads of an ad set would be shown. Excluded places are ignored, because they only make the
 * area smaller.
 */
export const placesIn = (params: Readonly<Record<string, unknown>>): FoundPlace[] => {
  const targeting = opened(params['targeting']);
  const stray: FoundPlace[] = [];
  visitAll(params, ({ field, key, within, value }) => {
    if (field === home || key === 'excludedgeolocations') return false;
    const isStray = key === 'geolocations' || (within[0] === 'targeting' && strayPlaces.test(key));
    if (isStray && !(Array.isArray(value) && value.length === 0))
      stray.push({ field, problem: unclear });
    return !isStray;
  });
  if (!isGiven(targeting)) return [...defaultPlaces, ...stray];
  const places = isObject(targeting) ? placesOf(home, targeting['geo_locations'] ?? {}) : [];
  return places.length + stray.length > 0
    ? [...places, ...stray]
    : [{ field: home, problem: 'names no country' }];
};
