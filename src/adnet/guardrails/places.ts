import { isCountryCode } from '../../kernel/countries/countries.ts';
import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/json-walk.ts';
import { isGiven } from '../wire/passed-through.ts';
import { visitAll } from './walk.ts';

/** A place where an ad set would show ads. */
export type FoundPlace =
  | { field: string; country: string }
  /** Meta alone knows in which country it lies. */
  | { field: string; list: string; key: string }
  /** Nobody can tell in which countries it lies. */
  | { field: string; problem: string };

/** Lists whose keys begin with their country: `US:94304`. */
const countryFirst = new Set(['zips', 'electoral_districts', 'political_districts']);

/** Lists whose keys Meta can be asked about. */
const askableLists = new Set(['regions', 'cities']);

/** Their names within a targeting, where only `geo_locations` may hold them. */
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

/** Says who in a place is meant, and names none. */
const noPlaces = 'location_types';

/** Meta reads each list by its exact name, so a name that only looks like one holds nothing that is known. */
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

/** Nothing said means the default of an ad set. */
const defaultPlaces: FoundPlace[] = [{ field: 'targeting', country: 'US' }];

const home = 'targeting.geo_locations';

/** Where the ads of an ad set would show. Places that it leaves out make it only smaller. */
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
