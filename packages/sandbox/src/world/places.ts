import { once } from '../basics/once.ts';
import { audienceOf, citiesOf, countryCodes, regionsOf } from './countries.ts';
import { shareFrom } from './digest.ts';

/** A place that can be targeted. */
export type Place = {
  key: string;
  name: string;
  otherNames?: string[];
  type: 'country' | 'country_group' | 'region' | 'city' | 'neighborhood' | 'zip' | 'geo_market';
  country: string;
  /** The key of its region. */
  within?: string;
  /** How many people ads can reach there. */
  people: number;
};

/** Keys known from public answers of the platform; all others are invented. */
const knownKeys: Record<string, string> = {
  'region US California': '3847',
  'region US New York': '3875',
  'region US Texas': '3886',
  'region DE Berlin': '977',
  'region FR Île-de-France': '1218',
  'region RO Bucharest': '3026',
  'city US Los Angeles': '2418779',
  'city US San Francisco': '2421836',
  'city US New York': '2490299',
  'city US Austin': '2500221',
  'city GB London': '807716',
  'city FR Paris': '777934',
  'city FR Lyon': '770148',
  'city DE Munich': '604990',
  'city RO Bucharest': '1910415',
};

const keyOf = (type: 'region' | 'city', country: string, name: string) => {
  const placeKey = knownKeys[`${type} ${country} ${name}`];
  const [first, count] = type === 'region' ? [10_000, 900_000] : [3_000_000, 6_000_000];
  return placeKey ?? String(first + Math.floor(shareFrom(`${type} ${country} ${name}`) * count));
};

const names = once(() => new Intl.DisplayNames('en', { type: 'region' }));

export const countryName = (code: string) => names().of(code) ?? code;

/** Most people around a city can be reached, except where few people use the platform. */
const reachable = (thousands: number, country: string) =>
  Math.round(Math.min(thousands * 700, audienceOf(country) * 600_000));

const citiesIn = (country: string): Place[] =>
  citiesOf(country).map(({ name, otherNames, thousands, region }) => ({
    key: keyOf('city', country, name),
    name,
    otherNames,
    type: 'city',
    country,
    within: keyOf('region', country, region),
    people: reachable(thousands, country),
  }));

const regionsIn = (country: string): Place[] => {
  const people = new Map<string, number>();
  for (const { region, thousands } of citiesOf(country)) {
    people.set(region, (people.get(region) ?? 0) + reachable(thousands, country));
  }
  const regions = regionsOf(country).filter(({ name }) => name !== 'Unknown');
  const whole = regions.reduce((sum, { weight }) => sum + weight, 0);
  for (const { name, weight } of regions) {
    people.set(name, Math.round((audienceOf(country) * 1_000_000 * weight) / whole));
  }
  return [...people].map(([name, count]) => ({
    key: keyOf('region', country, name),
    name,
    type: 'region',
    country,
    people: count,
  }));
};

const zips: [string, string, string][] = [
  ['US', '90028', 'California'],
  ['US', '94110', 'California'],
  ['US', '10001', 'New York'],
  ['DE', '10115', 'Berlin'],
  ['FR', '75001', 'Île-de-France'],
  ['FR', '69001', 'Auvergne-Rhône-Alpes'],
  ['GB', 'SW1A', 'England'],
];

const neighborhoods: [string, string, string, string][] = [
  ['US', '2745634', 'Hollywood', 'California'],
  ['US', '2745812', 'Mission District', 'California'],
  ['DE', '2761104', 'Kreuzberg', 'Berlin'],
];

const others = (): Place[] => [
  // They belong to several countries, so they have none.
  { key: 'europe', name: 'Europe', type: 'country_group', country: '', people: 410_000_000 },
  { key: 'worldwide', name: 'Worldwide', type: 'country_group', country: '', people: 3e9 },
  ...neighborhoods.map(
    ([country, key, name, region]): Place => ({
      key,
      name,
      type: 'neighborhood',
      country,
      within: keyOf('region', country, region),
      people: 60_000,
    }),
  ),
  {
    key: 'COMSCORE_MARKET:2001',
    name: 'Los Angeles, CA',
    type: 'geo_market',
    country: 'US',
    people: 8_900_000,
  },
  {
    key: 'COMSCORE_MARKET:2002',
    name: 'New York, NY',
    type: 'geo_market',
    country: 'US',
    people: 13_400_000,
  },
  ...zips.map(
    ([country, code, region]): Place => ({
      key: `${country}:${code}`,
      name: code,
      type: 'zip',
      country,
      within: keyOf('region', country, region),
      people: 18_000,
    }),
  ),
];

/**
 * About three thousand places with names from the machine's own tables. They take 18 MB, so they are created only
 * when somebody searches for places.
 */
export const places = once((): readonly Place[] => [
  ...countryCodes.map(
    (code): Place => ({
      key: code,
      name: countryName(code),
      type: 'country',
      country: code,
      people: Math.round(audienceOf(code) * 1_000_000),
    }),
  ),
  ...countryCodes.flatMap(regionsIn),
  ...countryCodes.flatMap(citiesIn),
  ...others(),
]);

const byKey = once(
  () => new Map(places().map((place) => [`${place.type} ${place.key}`, place] as const)),
);

export const placeAt = (type: Place['type'], key: string) => byKey().get(`${type} ${key}`);

/** Letters without accents, so that "Sao Paulo" and "Zurich" are found. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u0142/gi, 'l')
    .replace(/\u00f8/gi, 'o')
    .toLowerCase();

const foldedNames = once(
  () =>
    new Map(
      places().map(
        (place) => [place, [place.name, ...(place.otherNames ?? [])].map(folded)] as const,
      ),
    ),
);

/** Places whose English or local name begins with these letters, the largest first. */
export const placesNamed = (q: string): Place[] => {
  const start = folded(q);
  return places()
    .filter((place) =>
      foldedNames()
        .get(place)
        ?.some((name) => name.startsWith(start)),
    )
    .sort((a, b) => b.people - a.people);
};
