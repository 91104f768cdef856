import { audienceOf, priceIn } from '../../world/countries.ts';

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
  const worth = countries.reduce((sum, c) => sum + priceIn(c) * audienceOf(c), 0);
  return worth / audience;
};
