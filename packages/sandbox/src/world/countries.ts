import table from './countries.json' with { type: 'json' };

/**
 * `people`: the audience in millions. `price`: dollars for a thousand impressions. `regions`: names with their
 * weight. `cities`: capitals and large cities with their local names, thousands of people around them, and the
 * region if it has another name.
 */
type Country = { price?: number; people: number; regions?: string; cities: string };

const countries: Readonly<Record<string, Country>> = table;

/** The countries that can be targeted: ISO 3166-1 as of 2026, and XK for Kosovo. */
export const countryCodes: readonly string[] = Object.keys(countries);

export const isCountry = (code: string) => Object.hasOwn(countries, code);

const entriesOf = (list: string | undefined) => (list ? list.split('; ') : []);

/** Millions of people whom ads can reach. */
export const audienceOf = (code: string) => countries[code]?.people ?? 1;

const defaultPrice = 3;

/** Dollars for a thousand impressions. */
export const priceIn = (code: string) => countries[code]?.price ?? defaultPrice;

export type Region = { name: string; weight: number };

/** The regions of a country, the largest first, or one unknown region. */
export const regionsOf = (code: string): Region[] => {
  const regions = entriesOf(countries[code]?.regions).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return { name: entry.slice(0, space), weight: Number(entry.slice(space + 1)) };
  });
  return regions.length > 0 ? regions : [{ name: 'Unknown', weight: 1 }];
};

export type City = { name: string; otherNames: string[]; thousands: number; region: string };

/** Capital and large cities of a country. */
export const citiesOf = (code: string): City[] =>
  entriesOf(countries[code]?.cities).flatMap((entry) => {
    const [, names = '', thousands, region] = /^(.+) ([\d.]+)(?: @(.+))?$/.exec(entry) ?? [];
    const [name = '', ...otherNames] = names.split('=');
    return [{ name, otherNames, thousands: Number(thousands), region: region ?? name }];
  });
