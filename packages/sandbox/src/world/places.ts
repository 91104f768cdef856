import { countryCodes } from './countries.ts';

/** A place ads can be aimed at; `within` is the key of its region. */
export type Place = {
  key: string;
  name: string;
  type: 'country' | 'country_group' | 'region' | 'city' | 'neighborhood' | 'zip' | 'geo_market';
  country: string;
  within?: string;
};

/** Country, then its regions as "key name", each with cities as "key name". */
const regions: [string, string, string, [string, string][]][] = [
  [
    'US',
    '3847',
    'California',
    [
      ['2418779', 'Los Angeles'],
      ['2421836', 'San Francisco'],
    ],
  ],
  ['US', '3875', 'New York', [['2490299', 'New York']]],
  [
    'US',
    '3886',
    'Texas',
    [
      ['2500221', 'Austin'],
      ['2507158', 'Houston'],
    ],
  ],
  ['US', '3890', 'Washington', [['2512111', 'Seattle']]],
  ['US', '3848', 'Colorado', [['2423470', 'Denver']]],
  ['CA', '527', 'Ontario', [['296875', 'Toronto']]],
  [
    'GB',
    '4079',
    'England',
    [
      ['807716', 'London'],
      ['809239', 'Manchester'],
    ],
  ],
  ['IE', '1811', 'County Dublin', [['999384', 'Dublin']]],
  ['FR', '1218', 'Île-de-France', [['777934', 'Paris']]],
  ['FR', '1222', 'Auvergne-Rhône-Alpes', [['770148', 'Lyon']]],
  ['DE', '976', 'Bavaria', [['604990', 'Munich']]],
  ['DE', '977', 'Berlin', [['572525', 'Berlin']]],
  ['AT', '213', 'Vienna', [['77443', 'Vienna']]],
  ['CH', '3515', 'Canton of Zürich', [['1909785', 'Zürich']]],
  ['IT', '1694', 'Lazio', [['1178656', 'Rome']]],
  ['ES', '1085', 'Community of Madrid', [['699274', 'Madrid']]],
  ['NL', '2594', 'North Holland', [['1569835', 'Amsterdam']]],
  ['PL', '2886', 'Masovian Voivodeship', [['1689889', 'Warsaw']]],
  ['CZ', '4132', 'Prague', [['340506', 'Prague']]],
  ['RO', '3026', 'Bucharest', [['1910415', 'Bucharest']]],
  [
    'JP',
    '1879',
    'Tokyo',
    [
      ['1209830', 'Tokyo'],
      ['1209900', 'Shibuya'],
    ],
  ],
  ['JP', '1863', 'Kyoto', [['1205320', 'Kyoto']]],
  ['BR', '460', 'São Paulo', [['269969', 'São Paulo']]],
  ['IN', '1735', 'Maharashtra', [['1035921', 'Mumbai']]],
  ['AU', '120', 'New South Wales', [['2452344', 'Sydney']]],
];

const zips: [string, string, string][] = [
  ['US', '90028', '3847'],
  ['US', '94110', '3847'],
  ['US', '10001', '3875'],
  ['DE', '10115', '977'],
  ['FR', '75001', '1218'],
];

const neighborhoods: [string, string, string, string][] = [
  ['US', '2745634', 'Hollywood', '3847'],
  ['US', '2745812', 'Mission District', '3847'],
  ['DE', '2761104', 'Kreuzberg', '977'],
];

const markets: [string, string][] = [
  ['COMSCORE_MARKET:2001', 'Los Angeles, CA'],
  ['COMSCORE_MARKET:2002', 'New York, NY'],
];

/** Not of one country, so they name none. */
const groups: [string, string][] = [
  ['europe', 'Europe'],
  ['worldwide', 'Worldwide'],
];

const names = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string) => names.of(code) ?? code;

export const places: readonly Place[] = [
  ...countryCodes.map(
    (code): Place => ({ key: code, name: countryName(code), type: 'country', country: code }),
  ),
  ...regions.map(([country, key, name]): Place => ({ key, name, type: 'region', country })),
  ...regions.flatMap(([country, within, , cities]) =>
    cities.map(([key, name]): Place => ({ key, name, type: 'city', country, within })),
  ),
  ...groups.map(([key, name]): Place => ({ key, name, type: 'country_group', country: '' })),
  ...neighborhoods.map(
    ([country, key, name, within]): Place => ({
      key,
      name,
      type: 'neighborhood',
      country,
      within,
    }),
  ),
  ...markets.map(([key, name]): Place => ({ key, name, type: 'geo_market', country: 'US' })),
  ...zips.map(
    ([country, code, within]): Place => ({
      key: `${country}:${code}`,
      name: code,
      type: 'zip',
      country,
      within,
    }),
  ),
];

const byKey = new Map(places.map((place) => [`${place.type} ${place.key}`, place]));

export const placeAt = (type: Place['type'], key: string) => byKey.get(`${type} ${key}`);
