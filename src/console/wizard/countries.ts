import { countryName, isCountryCode } from '../../kernel/countries/countries.ts';

/** Where the people of an ad account usually live: most currencies begin with their country. */
export const defaultCountry = (currency: string) => {
  const code = currency.slice(0, 2);
  return isCountryCode(code) ? countryName(code) : '';
};
