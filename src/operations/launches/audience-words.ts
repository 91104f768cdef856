import { line } from '../../adnet/manual/words.ts';
import { countryName } from '../../kernel/countries/countries.ts';

type Params = Record<string, unknown>;

const isParams = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const agesOf = (from: unknown, to: unknown) =>
  // Meta's 65 has no end.
  Number(to) >= 65 ? `${line(from)} and older` : `${line(from)} to ${line(to)}`;

const whoOf = (genders: unknown) => {
  const [only, ...others] = asList(genders);
  if (others.length > 0) return 'People';
  return Number(only) === 1 ? 'Men' : Number(only) === 2 ? 'Women' : 'People';
};

const maxNamed = 8;

const listed = (names: string[]) =>
  names.length > maxNamed
    ? `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`
    : names.join(', ');

const nameIn = (entry: unknown) =>
  isParams(entry) && typeof entry['name'] === 'string' ? [line(entry['name'], 60)] : [];

/** What does not narrow an audience to interests: places, people left out, and lists of people. */
const noInterest = /^(geo_locations|excluded_|exclusions$|custom_audiences$)/;

/** What the audience was narrowed to: interests, behaviours and the like, by their names. */
const interestsOf = (targeting: Params): string[] => {
  const specs = [targeting, ...asList(targeting['flexible_spec']).filter(isParams)];
  return specs.flatMap((spec) =>
    Object.entries(spec).flatMap(([list, entries]) =>
      noInterest.test(list) ? [] : asList(entries).flatMap(nameIn),
    ),
  );
};

/** Countries and other places by their names; those that Meta alone can name are counted. */
const placesOf = (geo: unknown) => {
  if (!isParams(geo)) return '';
  const { countries, country_groups: groups, location_types: _, ...smaller } = geo;
  const places = Object.values(smaller).flatMap(asList);
  const named = [
    ...asList(countries).map((code) => countryName(line(code, 60))),
    ...asList(groups).map((group) => line(group, 60)),
    ...places.flatMap(nameIn),
  ];
  const others = places.filter((place) => nameIn(place).length === 0).length;
  const chosen = others === 1 ? '1 chosen place' : `${others} chosen places`;
  return [...(named.length > 0 ? [listed(named)] : []), ...(others > 0 ? [chosen] : [])].join(
    ' and ',
  );
};

const audiencesOf = (list: unknown, words: string) => {
  const audiences = asList(list);
  if (audiences.length === 0) return '';
  const named = audiences.flatMap(nameIn);
  return named.length === audiences.length
    ? `, ${words} ${listed(named)}`
    : `, ${words} ${audiences.length === 1 ? '1 custom audience' : `${audiences.length} custom audiences`}`;
};

/** Nothing said means the default of an ad set. */
const usual = { geo_locations: { countries: ['US'] } };

/** Who sees the ads, as far as a sentence can say it. */
export const audienceWords = (targeting: unknown) => {
  const spec: Params = isParams(targeting) ? targeting : usual;
  const { geo_locations: geo, age_min: from = 18, age_max: to = 65, genders } = spec;
  const where = placesOf(geo);
  const excluded = placesOf(spec['excluded_geo_locations']);
  const interests = [...new Set(interestsOf(spec))];
  return [
    `${whoOf(genders)} in ${where || 'no place yet'}`,
    excluded === '' ? '' : ` without ${excluded}`,
    `, ${agesOf(from, to)}`,
    interests.length === 0 ? '' : `, interested in ${listed(interests)}`,
    audiencesOf(spec['custom_audiences'], 'who are in'),
    audiencesOf(spec['excluded_custom_audiences'], 'who are not in'),
  ].join('');
};
