/** [price of a thousand impressions in US dollars, size of the audience in millions]. */
const markets: Record<string, readonly [number, number]> = {
  US: [14, 240],
  CA: [11, 30],
  GB: [11, 55],
  IE: [10, 4],
  AU: [12, 20],
  NZ: [10, 4],
  DE: [9.5, 50],
  AT: [9, 6],
  CH: [12, 6],
  NL: [9, 13],
  BE: [8, 8],
  FR: [8, 48],
  ES: [6, 32],
  IT: [6.5, 40],
  PT: [5, 8],
  SE: [10, 8],
  NO: [12, 4],
  DK: [11, 4],
  FI: [9, 4],
  PL: [4.5, 24],
  CZ: [4.5, 7],
  JP: [9, 60],
  KR: [8, 25],
  SG: [8, 5],
  AE: [7, 9],
  IL: [8, 6],
  BR: [3, 150],
  MX: [3.2, 95],
  AR: [2.4, 32],
  CO: [2.2, 38],
  CL: [3.4, 14],
  IN: [1.4, 400],
  ID: [1.5, 150],
  PH: [1.6, 85],
  TH: [2, 55],
  VN: [1.6, 70],
  TR: [2.2, 55],
  ZA: [2.6, 26],
  NG: [1.1, 45],
  EG: [1, 55],
};

const elsewhere = [3, 8] as const;

const marketOf = (country: string) => markets[country] ?? elsewhere;

export const audienceOf = (country: string): number => marketOf(country)[1];

/** How many of a currency's major unit a dollar buys, roughly: only the scale matters here. */
const perDollar: Record<string, number> = {
  EUR: 0.9,
  GBP: 0.78,
  CHF: 0.88,
  CAD: 1.37,
  AUD: 1.5,
  NZD: 1.65,
  SEK: 10.4,
  NOK: 10.6,
  DKK: 6.8,
  PLN: 3.9,
  CZK: 22.8,
  HUF: 360,
  ISK: 138,
  JPY: 150,
  KRW: 1350,
  TWD: 32,
  HKD: 7.8,
  SGD: 1.34,
  AED: 3.67,
  ILS: 3.7,
  TRY: 34,
  ZAR: 18.3,
  BRL: 5.4,
  MXN: 18,
  ARS: 950,
  COP: 4100,
  CLP: 940,
  CRC: 515,
  PYG: 7500,
  INR: 84,
  IDR: 15800,
  PHP: 57,
  THB: 35,
  VND: 25000,
  NGN: 1550,
  EGP: 48,
};

export const currencyScale = (currency: string): number => perDollar[currency] ?? 1;

/** An ad aimed at no country (cities, regions) is taken to run in the platform's home market. */
export const countriesOrHome = (countries: readonly string[]): string[] => {
  const named = [...new Set(countries.map((country) => country.toUpperCase()))];
  return named.length > 0 ? named : ['US'];
};

/** Dollars per thousand impressions over all the countries, each by the size of its audience. */
export const blendedPrice = (countries: readonly string[]): number => {
  const audience = countries.reduce((sum, country) => sum + audienceOf(country), 0);
  const worth = countries.reduce((sum, c) => sum + marketOf(c)[0] * audienceOf(c), 0);
  return worth / audience;
};
