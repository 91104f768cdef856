import { codeProblem, isCountryCode, maxNamedCountries } from '../../kernel/countries/countries.ts';
import { isObject } from '../../kernel/is-object.ts';

type CountryProblem = { field: string; message: string };

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The fields in which each kind of object names countries. */
const places: Record<string, readonly (readonly string[])[]> = {
  adset: [
    ['targeting', 'geo_locations', 'countries'],
    ['targeting', 'excluded_geo_locations', 'countries'],
  ],
  campaign: [['special_ad_category_country']],
};

/** Meta only says that it cannot read the targeting if a country code is wrong, so the wrong code is named here. */
export const countryProblems = (kind: string, body: Record<string, unknown>): CountryProblem[] =>
  (places[kind] ?? []).flatMap((path) => {
    const [last = '', ...before] = [...path].reverse();
    const owner = before
      .reverse()
      .reduce<unknown>((whole, part) => (isObject(whole) ? whole[part] : undefined), body);
    return listIn(isObject(owner) ? owner[last] : undefined)
      .filter((code) => typeof code !== 'string' || !isCountryCode(code))
      .slice(0, maxNamedCountries)
      .flatMap((code): CountryProblem[] => {
        const message = codeProblem(typeof code === 'string' ? code : JSON.stringify(code));
        return message === null ? [] : [{ field: path.join('.'), message }];
      });
  });
