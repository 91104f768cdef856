import * as z from 'zod';
import type { FieldProblem } from '../../contract/failures.ts';
import {
  countryName,
  countryProblem,
  europeanUnion,
  isCountryCode,
  maxNamedCountries,
  readCountries,
} from '../../kernel/countries/countries.ts';
import { isObject } from '../../kernel/is-object.ts';
import type { DraftAdSet, WizardDraft } from './draft.ts';

const pickedOne = z.object({
  id: z.string(),
  name: z.string(),
  list: z.string().regex(/^[a-z_]{1,60}$/),
  country: z.string().optional(),
});

const pickedOptions = z.array(pickedOne).max(200);

/** The search's choices by list: interests and behaviours by theirs, places by theirs. */
type PickedOption = z.output<typeof pickedOptions>[number];

const readPicked = (text: string): PickedOption[] => {
  try {
    return pickedOptions.parse(JSON.parse(text));
  } catch {
    return [];
  }
};

/** Choices come one by one, each as JSON; one that cannot be read is left out. */
const readEach = (texts: readonly string[]) => texts.flatMap((text) => readPicked(`[${text}]`));

const places = new Set(['countries', 'regions', 'cities', 'zips', 'geo_markets', 'country_groups']);

const isCountry = ({ list }: PickedOption) => list === 'countries';

/** The countries that were typed, and those that were found by searching. */
const countriesOf = ({
  countries,
  picked: pickedText,
}: Pick<DraftAdSet, 'countries' | 'picked'>) => {
  const searchedCountries = readPicked(pickedText).filter(isCountry);
  return [
    ...new Set([...readCountries(countries).codes, ...searchedCountries.map(({ id }) => id)]),
  ];
};

/** Every country in which people see it, those of its cities and regions too. */
export const countriesReached = (adSet: Pick<DraftAdSet, 'countries' | 'picked'>) => [
  ...new Set([
    ...countriesOf(adSet),
    ...readPicked(adSet.picked).flatMap(({ country }) => country || []),
  ]),
];

/** Whether people in the European Union see it, so that it has to be said who is behind it. */
export const isEuropean = (adSet: Pick<DraftAdSet, 'countries' | 'picked'>) =>
  countriesReached(adSet).some((code) => europeanUnion.has(code));

const byList = (options: PickedOption[], entry: (one: PickedOption) => object) => {
  const lists = [...new Set(options.map(({ list }) => list))];
  return Object.fromEntries(
    lists.map((list) => [list, options.filter((one) => one.list === list).map(entry)]),
  );
};

export const targetingOf = (adSet: DraftAdSet) => {
  const { ageMin, ageMax, gender, picked: pickedText } = adSet;
  const all = readPicked(pickedText);
  const where = all.filter((one) => places.has(one.list) && !isCountry(one));
  const what = all.filter(({ list }) => !places.has(list));
  const countryCodes = countriesOf(adSet);
  return {
    geo_locations: {
      ...(countryCodes.length > 0 && { countries: countryCodes }),
      ...byList(where, ({ id, name }) => ({ key: id, name })),
    },
    age_min: Number(ageMin) || 18,
    age_max: Number(ageMax) || 65,
    ...(gender !== '' && { genders: [Number(gender)] }),
    ...(what.length > 0 && { flexible_spec: [byList(what, ({ id, name }) => ({ id, name }))] }),
  };
};

/** A list with one more, unless it is there already. */
const withOne = (holder: unknown, list: string, entry: unknown) => {
  const lists = isObject(holder) ? holder : {};
  const before = Array.isArray(lists[list]) ? lists[list] : [];
  const text = JSON.stringify(entry);
  const isThere = before.some((one) => JSON.stringify(one) === text);
  return isThere ? lists : { ...lists, [list]: [...before, entry] };
};

/**
 * An audience with the options chosen beside it: places are added to its places, all others to its first group of
 * options.
 */
export const withChosen = (targeting: unknown, texts: readonly string[]): unknown =>
  readEach(texts).reduce<unknown>((whole, one) => {
    const audience = isObject(whole) ? whole : {};
    const { id, name, list } = one;
    if (places.has(list)) {
      const entry = isCountry(one) ? id : { key: id, name };
      return { ...audience, geo_locations: withOne(audience['geo_locations'], list, entry) };
    }
    const [first, ...others] = Array.isArray(audience['flexible_spec'])
      ? audience['flexible_spec']
      : [];
    return { ...audience, flexible_spec: [withOne(first, list, { id, name }), ...others] };
  }, targeting);

/** A country and a place in it: Meta would reach all of the country, so one of them is a mistake. */
const overlaps = (adSet: DraftAdSet) => {
  const countries = new Set(countriesOf(adSet));
  return readPicked(adSet.picked).filter(
    ({ list, country = '' }) => places.has(list) && list !== 'countries' && countries.has(country),
  );
};

/** The page finds these problems itself: Meta would only say that it cannot read the audience. */
export const audienceProblems = ({ adSets }: Pick<WizardDraft, 'adSets'>): FieldProblem[] =>
  adSets.flatMap((adSet, at): FieldProblem[] => {
    const { countries, picked: pickedText, ageMin, ageMax } = adSet;
    const field = `ad_sets.${at}.countries`;
    const { codes, unknown } = readCountries(countries);
    if (unknown.length > 0)
      return unknown
        .slice(0, maxNamedCountries)
        .map((word) => ({ field, message: countryProblem(word) }));
    const hasPlace = readPicked(pickedText).some(({ list }) => places.has(list));
    return [
      ...(codes.length > 0 || hasPlace
        ? []
        : [{ field, message: 'is missing: in which countries, cities or regions?' }]),
      ...overlaps(adSet).map(({ name, country = '' }) => ({
        field,
        message: `names ${name} and ${countryName(country)}: ${name} is inside ${countryName(country)}. Choose one of them, and take the other out.`,
      })),
      ...ageProblems(`ad_sets.${at}`, ageMin, ageMax),
    ];
  });

const isAge = (text: string) => /^\d{2}$/.test(text) && Number(text) >= 13 && Number(text) <= 65;

const ageRange = 'must be from 13 to 65; 65 means 65 and older';

/** Empty means the usual age. */
const ageProblems = (place: string, from: string, to: string): FieldProblem[] => {
  const wrong = [
    [from, 'age_min'],
    [to, 'age_max'],
  ].flatMap(([text = '', field]) =>
    text === '' || isAge(text) ? [] : [{ field: `${place}.${field}`, message: ageRange }],
  );
  if (wrong.length > 0 || Number(from || 18) <= Number(to || 65)) return wrong;
  const message = `is ${to || 65}, and the youngest is ${from}: choose an older one`;
  return [{ field: `${place}.age_max`, message }];
};

/** Where the people of an ad account usually live: most currencies begin with their country. */
export const defaultCountry = (currency: string) => {
  const code = currency.slice(0, 2);
  return isCountryCode(code) ? countryName(code) : '';
};
