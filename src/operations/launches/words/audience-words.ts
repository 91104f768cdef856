import { oneLine } from '../../../adnet/manual/words.ts';
import { placeLists } from '../../../adnet/preflight/adset/places.ts';
import { countryName } from '../../../kernel/countries/countries.ts';
import { isObject } from '../../../kernel/is-object.ts';
import { count } from '../../../kernel/pure/count.ts';

type MetaParams = Record<string, unknown>;

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const agesOf = (from: unknown, to: unknown) =>
  // On Meta, 65 means 65 and older.
  Number(to) >= 65 ? `${oneLine(from)} and older` : `${oneLine(from)} to ${oneLine(to)}`;

const whoOf = (genders: unknown) => {
  const [only, ...others] = asList(genders);
  if (others.length > 0) return 'People';
  return Number(only) === 1 ? 'Men' : Number(only) === 2 ? 'Women' : 'People';
};

const maxNamed = 8;

const listed = (names: string[]) =>
  names.length > maxNamed
    ? `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`
    : names.join(', ');

/** Meta's names for what a targeting names by key or id. */
export type MetaNames = {
  places: ReadonlyMap<string, string | null>;
  names: ReadonlyMap<string, string>;
};

const label = (entry: unknown) =>
  isObject(entry) && typeof entry['name'] === 'string' ? oneLine(entry['name'], 60) : null;

const idIn = (entry: unknown, field: 'id' | 'key') => {
  const id = isObject(entry) ? entry[field] : field === 'id' ? entry : undefined;
  return typeof id === 'string' || typeof id === 'number' ? oneLine(id, 60) : null;
};

/** The words for one thing of each list. */
const singular: Record<string, string> = {
  regions: 'region',
  cities: 'city',
  zips: 'postal code',
  geo_markets: 'market',
  subcities: 'district',
  neighborhoods: 'neighbourhood',
  metro_areas: 'metropolitan area',
  custom_locations: 'address',
  interests: 'interest',
  behaviors: 'behaviour',
};

/**
 * The name that Meta has for a key or id, because that decides the audience. A name that the caller wrote beside it
 * has no effect, so it is used alone only if Meta was not asked (`meta` is left out).
 */
const nameOf = (list: string, entry: unknown, meta: MetaNames | undefined): string[] => {
  const own = label(entry);
  if (!meta) return own === null ? [] : [own];
  const key = idIn(entry, 'key');
  const id = key === null ? idIn(entry, 'id') : null;
  const name = key === null ? meta.names.get(id ?? '') : meta.places.get(`${list} ${key}`);
  if (name) return [oneLine(name, 60)];
  const code = key ?? id;
  if (code === null) return own === null ? [] : [own];
  return [`${singular[list] ?? list} ${code}${own === null ? '' : ` (called ${own})`}`];
};

/** Parts of a targeting that are not interests: places, exclusions, and custom audiences. */
const noInterest = /^(geo_locations|excluded_|exclusions$|custom_audiences$)/;

/** The names of the interests, behaviours and other options that narrow the audience. */
const interestsOf = (targeting: MetaParams, meta: MetaNames | undefined): string[] => {
  const specs = [targeting, ...asList(targeting['flexible_spec']).filter(isObject)];
  return specs.flatMap((spec) =>
    Object.entries(spec).flatMap(([list, entries]) =>
      noInterest.test(list)
        ? []
        : asList(entries)
            .filter(isObject)
            .flatMap((entry) => nameOf(list, entry, meta)),
    ),
  );
};

/** Countries and other places by name; those that only Meta could name are counted. */
const placesOf = (geo: unknown, meta: MetaNames | undefined) => {
  if (!isObject(geo)) return '';
  const { countries, country_groups: groups, location_types: _, ...smaller } = geo;
  const places = Object.entries(smaller).flatMap(([list, entries]) =>
    placeLists.includes(list) ? asList(entries).map((place) => nameOf(list, place, meta)) : [],
  );
  const placeNames = [
    ...asList(countries).map((code) => countryName(oneLine(code, 60))),
    ...asList(groups).map((group) => oneLine(group, 60)),
    ...places.flat(),
  ];
  const others = places.filter((names) => names.length === 0).length;
  return [
    ...(placeNames.length > 0 ? [listed(placeNames)] : []),
    ...(others > 0 ? [count(others, 'chosen place')] : []),
  ].join(' and ');
};

const audiencesOf = (list: unknown, words: string, meta: MetaNames | undefined) => {
  const audiences = asList(list);
  if (audiences.length === 0) return '';
  const names = audiences.flatMap((entry) => nameOf('custom audience', entry, meta));
  return names.length === audiences.length
    ? `, ${words} ${listed(names)}`
    : `, ${words} ${count(audiences.length, 'custom audience')}`;
};

/** The targeting of an ad set that names none. */
const defaultTargeting = { geo_locations: { countries: ['US'] } };

/** Describes who sees the ads, as far as one sentence can. `meta`: names that Meta has returned. */
export const audienceWords = (targeting: unknown, meta?: MetaNames) => {
  const spec: MetaParams = isObject(targeting) ? targeting : defaultTargeting;
  const { geo_locations: geo, age_min: from = 18, age_max: to = 65, genders } = spec;
  const where = placesOf(geo, meta);
  const excludedPlaces = placesOf(spec['excluded_geo_locations'], meta);
  const interests = [...new Set(interestsOf(spec, meta))];
  return [
    `${whoOf(genders)} in ${where || 'no place yet'}`,
    excludedPlaces === '' ? '' : ` without ${excludedPlaces}`,
    `, ${agesOf(from, to)}`,
    interests.length === 0 ? '' : `, interested in ${listed(interests)}`,
    audiencesOf(spec['custom_audiences'], 'who are in', meta),
    audiencesOf(spec['excluded_custom_audiences'], 'who are not in', meta),
  ].join('');
};
