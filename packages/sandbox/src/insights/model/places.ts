import { audienceOf, regionsOf } from '../../world/countries.ts';
import type { Cell } from './cells.ts';
import { blendedPrice, countriesOrHome } from './markets.ts';

/** Every region of every country an ad is aimed at. */
export const placesOf = (targeted: readonly string[]): readonly Cell[] => {
  const countries = countriesOrHome(targeted);
  const average = blendedPrice(countries);
  return countries.flatMap((country) => {
    const regions = regionsOf(country);
    const whole = regions.reduce((sum, { weight }) => sum + weight, 0);
    return regions.map(({ name, weight }) => ({
      keys: { country, region: name },
      weight: (audienceOf(country) * weight) / whole,
      click: 1,
      price: blendedPrice([country]) / average,
    }));
  });
};
