import { line, money } from '../../../adnet/manual/words.ts';
import { countryName } from '../../../kernel/countries/countries.ts';
import type { PlannedStep } from './shown-ads.ts';

type Params = Record<string, unknown>;

const budgetWords = (params: Params, currency: string | null) => {
  const { daily_budget: daily, lifetime_budget: lifetime } = params;
  if (daily !== undefined) return `${money(daily, currency ?? undefined)} a day`;
  return lifetime === undefined ? null : `${money(lifetime, currency ?? undefined)} in all`;
};

const agesOf = (from: unknown, to: unknown) =>
  // Meta's 65 has no end.
  Number(to) >= 65 ? `${line(from)} and older` : `${line(from)} to ${line(to)}`;

const whoOf = (genders: unknown) => {
  const [only, ...others] = Array.isArray(genders) ? genders : [];
  if (others.length > 0) return 'People';
  return only === 1 ? 'Men' : only === 2 ? 'Women' : 'People';
};

const mostNamed = 8;

const listed = (names: string[]) =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : names.join(', ');

/** What the audience was narrowed to: interests, behaviours and the like, by their names. */
const interestsOf = (targeting: Params): string[] => {
  const specs = [targeting, ...asList(targeting['flexible_spec'])];
  return specs.flatMap((spec) =>
    Object.entries(spec).flatMap(([list, entries]) =>
      list === 'geo_locations'
        ? []
        : asList(entries).flatMap(({ name }) => (name ? [line(name)] : [])),
    ),
  );
};

const asList = (value: unknown): Params[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** Countries by their names; smaller places are only counted, for Meta knows them by number. */
const placesOf = (geo: Params) => {
  const { countries, ...smaller } = geo;
  const named = Array.isArray(countries) ? countries.map((one) => countryName(String(one))) : [];
  const others = Object.values(smaller).flatMap(asList).length;
  const chosen = others === 1 ? '1 chosen place' : `${others} chosen places`;
  return [...(named.length > 0 ? [listed(named)] : []), ...(others > 0 ? [chosen] : [])].join(
    ' and ',
  );
};

/** Who sees the ads, as far as a sentence can say it. */
const audienceWords = (targeting: unknown) => {
  // Nothing said means the default of an ad set.
  const said = (targeting ?? { geo_locations: { countries: ['US'] } }) as Params;
  const { geo_locations: geo, age_min: from = 18, age_max: to = 65, genders } = said;
  const where = placesOf((geo ?? {}) as Params) || 'the chosen places';
  const interests = [...new Set(interestsOf(said))];
  const what = interests.length === 0 ? '' : `, interested in ${listed(interests)}`;
  return `${whoOf(genders)} in ${where}, ${agesOf(from, to)}${what}`;
};

const dayOf = (time: unknown) => (typeof time === 'string' ? time.slice(0, 10) : null);

/** One ad set in words: who sees its ads, when, and what it may spend; null where the campaign's budget counts. */
export type ShownAdSet = { name: string; audience: string; dates: string; budget: string | null };

export type ShownPlan = {
  adSets: ShownAdSet[];
  /** What may be spent altogether; null where no budget is part of the launch. */
  budget: string | null;
  link: string | null;
  /** Ads that go into ad sets which are on Meta already, whose audience and budget stay as they are. */
  hasExistingAdSets: boolean;
};

/** Who will see the ads of a launch, when, for how much, and where they lead, in words. */
export const shownPlan = (
  steps: PlannedStep[],
  { currency, link }: { currency: string | null; link: unknown },
): ShownPlan => {
  const paramsOf = (wanted: string) =>
    steps.filter(({ action }) => action === wanted).map(({ params }) => params);
  const adSets = paramsOf('create_adset');
  return {
    adSets: adSets.map((params) => ({
      name: line(params['name'], 80),
      audience: audienceWords(params['targeting']),
      dates:
        [dayOf(params['start_time']), dayOf(params['end_time'])].filter(Boolean).join(' to ') ||
        'Once somebody starts it',
      budget: budgetWords(params, currency),
    })),
    budget: totalWords([...paramsOf('create_campaign'), ...adSets], currency),
    link: typeof link === 'string' ? line(link, 120) : null,
    hasExistingAdSets: paramsOf('create_ad').some(({ adset_id: id }) => typeof id === 'string'),
  };
};

/** The sum of what is spent a day, and of what is spent in all. */
const totalWords = (parts: Params[], currency: string | null) => {
  const words = (['daily_budget', 'lifetime_budget'] as const).flatMap((field) => {
    const given = parts.flatMap(({ [field]: one }) => (one === undefined ? [] : [one]));
    const sum = sumOf(given);
    const amount = sum === null ? null : budgetWords({ [field]: sum }, currency);
    return amount === null ? [] : [amount];
  });
  return words.length === 0 ? null : words.join(' and ');
};

const sumOf = (amounts: unknown[]) => {
  const whole = amounts.map(String);
  return whole.length === 0 || !whole.every((one) => /^[0-9]{1,15}$/.test(one))
    ? null
    : String(whole.reduce((sum, one) => sum + BigInt(one), 0n));
};
