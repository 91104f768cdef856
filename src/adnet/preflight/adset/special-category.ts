import { isObject } from '../../../kernel/is-object.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { CampaignFacts } from '../platform-facts.ts';
import { idIn, isFilled, listIn, numberIn, partOf } from '../values.ts';
import { ages } from './demographics.ts';
import { geo } from './places.ts';

export const specialCategoryRules = {
  special_audience: refuse(
    [100, 2909034],
    'Leave ages, genders and narrow radiuses out: special categories do not allow them.',
    'error table; DOC special-ad-category targeting',
  ),
};

const finding = findingOf(specialCategoryRules);

/** Categories in which ads may exclude nobody by age, sex or a small area. */
const protectedCategories = new Set(['HOUSING', 'EMPLOYMENT', 'FINANCIAL_PRODUCTS_SERVICES']);

const minSpecialMiles = 15;

const milesIn = { mile: 1, kilometer: 0.621_371 } as const;

export const specialCategoryFindings = (
  targeting: Params,
  { categories }: CampaignFacts,
): Finding[] => {
  const category = categories.find((one) => protectedCategories.has(one));
  if (category === undefined) return [];
  const why = `must be left out in the special category ${category}`;
  const [from, to] = [numberIn(targeting['age_min']), numberIn(targeting['age_max'])];
  const places = partOf(targeting, 'geo_locations');
  const isSmall = listIn(places['cities']).some(
    (city) =>
      isObject(city) &&
      numberIn(city['radius']) *
        milesIn[idIn(city['distance_unit']) === 'kilometer' ? 'kilometer' : 'mile'] <
        minSpecialMiles,
  );
  return [
    ...(isGiven(targeting['age_min']) && from !== 18
      ? [finding('special_audience', 'targeting.age_min', why)]
      : []),
    ...(isGiven(targeting['age_max']) && to !== ages.max
      ? [finding('special_audience', 'targeting.age_max', why)]
      : []),
    ...(isFilled(targeting['genders'])
      ? [finding('special_audience', 'targeting.genders', why)]
      : []),
    ...(isFilled(places['zips'])
      ? [finding('special_audience', `${geo}.zips`, why, { level: 'warn' })]
      : []),
    ...(isSmall
      ? [
          finding(
            'special_audience',
            `${geo}.cities`,
            `needs a radius of ${minSpecialMiles} miles or more in the special category ${category}`,
            { level: 'warn' },
          ),
        ]
      : []),
  ];
};
