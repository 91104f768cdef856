import * as z from 'zod';
import { countryProblem, readCountries } from '../../kernel/countries/countries.ts';
import type { FieldProblem } from '../../kernel/failures.ts';
import type { AdSet, Draft } from './draft.ts';

const picked = z
  .array(z.object({ id: z.string(), name: z.string(), list: z.string().regex(/^[a-z_]{1,60}$/) }))
  .max(200);

/** What was chosen in the search: interests and behaviours by their list, places by theirs. */
type Picked = z.output<typeof picked>[number];

const readPicked = (text: string): Picked[] => {
  try {
    return picked.parse(JSON.parse(text));
  } catch {
    return [];
  }
};

const places = new Set(['regions', 'cities', 'zips', 'geo_markets', 'country_groups']);

const byList = (chosen: Picked[], entry: (one: Picked) => object) => {
  const lists = [...new Set(chosen.map(({ list }) => list))];
  return Object.fromEntries(
    lists.map((list) => [list, chosen.filter((one) => one.list === list).map(entry)]),
  );
};

export const targetingOf = ({ countries, ageMin, ageMax, gender, picked: chosen }: AdSet) => {
  const all = readPicked(chosen);
  const where = all.filter(({ list }) => places.has(list));
  const what = all.filter(({ list }) => !places.has(list));
  const { codes: named } = readCountries(countries);
  return {
    geo_locations: {
      ...(named.length > 0 && { countries: named }),
      ...byList(where, ({ id }) => ({ key: id })),
    },
    age_min: Number(ageMin) || 18,
    age_max: Number(ageMax) || 65,
    ...(gender !== '' && { genders: [Number(gender)] }),
    ...(what.length > 0 && { flexible_spec: [byList(what, ({ id, name }) => ({ id, name }))] }),
  };
};

/** What the page itself can say: Meta would only say that it cannot read the audience. */
export const audienceProblems = ({ adSets }: Pick<Draft, 'adSets'>): FieldProblem[] =>
  adSets.flatMap(({ countries, picked: chosen }, at): FieldProblem[] => {
    const field = `ad_sets.${at}.countries`;
    const { codes, unknown } = readCountries(countries);
    if (unknown.length > 0)
      return unknown.map((word) => ({ field, message: countryProblem(word) }));
    const hasPlace = readPicked(chosen).some(({ list }) => places.has(list));
    return codes.length > 0 || hasPlace
      ? []
      : [{ field, message: 'is missing: in which countries, cities or regions?' }];
  });
