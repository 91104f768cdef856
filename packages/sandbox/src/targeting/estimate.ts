import type { Call } from '../protocol/call.ts';
import {
  countryOfPlace,
  geoOf,
  listIn,
  namedCountries,
  placeLists,
  placeOf,
} from '../protocol/geo-locations.ts';
import { missingNode, requireParam } from '../protocol/refusal.ts';
import { isJson, oneOf, readShape } from '../protocol/shape.ts';
import { checkPlaces } from '../rules/targeting.ts';
import { optimizationGoals } from '../rules/words.ts';
import { audienceOf } from '../world/countries.ts';
import type { Account, AdSet, Json } from '../world/entities.ts';
import { assetsOf } from '../world/find.ts';
import { optionById } from './options.ts';

const world = 3_000_000_000;
const adults = 65 - 18;

const shareOfAges = ({ age_min, age_max }: Json) => {
  const low = Math.max(18, Number(age_min ?? 18));
  const high = Math.min(65, Number(age_max ?? 65));
  return Math.max(0.02, (high - low) / adults);
};

const shareOfGenders = ({ genders }: Json) =>
  Array.isArray(genders) && genders.length === 1 && String(genders[0]) !== '0' ? 0.5 : 1;

const itemsIn = (spec: Json) =>
  Object.values(spec).flatMap((value) => (Array.isArray(value) ? value.filter(isJson) : []));

/** The options of one spec add up; each further spec narrows the audience. */
const shareOfOptions = (targeting: Json) => {
  const specs = Array.isArray(targeting['flexible_spec']) ? targeting['flexible_spec'] : [];
  const { interests, behaviors } = targeting;
  const all = [...specs.filter(isJson), { interests, behaviors }];
  return all.reduce<number>((share, spec) => {
    const people = itemsIn(spec).map(({ id }) => optionById(String(id))?.people ?? 1_000_000);
    if (people.length === 0) return share;
    return share * Math.min(1, people.reduce((sum, count) => sum + count, 0) / world);
  }, 1);
};

const audiencesIn = ({ world }: Call, { account_id }: Account, { custom_audiences }: Json) => {
  if (!Array.isArray(custom_audiences)) return undefined;
  const ids = new Set(custom_audiences.filter(isJson).map(({ id }) => String(id)));
  const audiences = assetsOf(world, 'audience', account_id).filter(({ id }) => ids.has(id));
  return audiences.reduce(
    (sum, { extra }) => sum + Math.max(0, Number(extra['approximate_count_lower_bound'])),
    0,
  );
};

/** The platform gives the size of an audience with only two digits. */
const rounded = (people: number) => {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, people))) - 1);
  return Math.max(1000, Math.round(people / step) * step);
};

const kmPerMile = 1.609;
const defaultRadiusKm = 20;

/** A larger radius around a city or point contains more people, but fewer for each further mile. */
const widened = (people: number, place: Json) => {
  if (place['radius'] === undefined) return people;
  const unit = place['distance_unit'] === 'kilometer' ? 1 : kmPerMile;
  return people * Math.sqrt((Number(place['radius']) * unit) / defaultRadiusKm);
};

/** The number of people around a point that has only coordinates. */
const pointPeople = 250_000;

/** Places whose key the sandbox does not know have this share of their country's people. */
const shareOfPlace: Record<string, number> = { regions: 0.1, cities: 0.015, zips: 0.0005 };

const peopleOf = (list: string, place: unknown) => {
  if (!isJson(place)) return placeOf(list, { key: place })?.people ?? 0;
  const estimate =
    audienceOf(countryOfPlace(list, place) ?? 'US') * 1_000_000 * (shareOfPlace[list] ?? 0);
  const population = placeOf(list, place)?.people;
  return widened(population ?? (list === 'custom_locations' ? pointPeople : estimate), place);
};

/** Places are combined as a union: a city beside its own country adds no people. */
const peopleInPlaces = (targeting: Json) => {
  const countries = namedCountries(targeting);
  const geo = geoOf(targeting, 'geo_locations');
  const whole = countries.reduce((sum, country) => sum + audienceOf(country) * 1_000_000, 0);
  const lists = placeLists.filter((list) => list !== 'countries');
  return lists.reduce((sum, list) => {
    const outside = listIn(geo, list).filter(
      (place) => !countries.includes(countryOfPlace(list, place) ?? ''),
    );
    return sum + outside.reduce<number>((part, place) => part + peopleOf(list, place), 0);
  }, whole);
};

const peopleIn = (call: Call, account: Account, targeting: Json) => {
  checkPlaces(targeting);
  const all = peopleInPlaces(targeting);
  const maxPeople = audiencesIn(call, account, targeting) ?? Number.POSITIVE_INFINITY;
  const share = shareOfAges(targeting) * shareOfGenders(targeting) * shareOfOptions(targeting);
  return rounded(Math.min(maxPeople, (all || world) * share));
};

const bounds = (people: number) => [people, rounded(people * 1.176)] as const;

/** Since v26.0, an estimate has neither daily numbers nor a curve. */
const daily = (version: string, people: number) =>
  Number(version.slice(1)) >= 26
    ? {}
    : {
        estimate_dau: Math.round(people * 0.6),
        daily_outcomes_curve: [{ spend: 0, reach: 0, impressions: 0, actions: 0 }],
      };

const shape = { targeting_spec: 'object', optimization_goal: 'text' } as const;

export const estimateDelivery = (call: Call, account: Account, adset?: AdSet) => {
  const { targeting_spec, optimization_goal } = readShape(shape, call.params);
  const goal = optimization_goal ?? adset?.optimization_goal ?? requireParam('optimization_goal');
  oneOf(goal, 'optimization_goal', optimizationGoals);
  const targeting = targeting_spec ?? adset?.targeting ?? requireParam('targeting_spec');
  const [lower, upper] = bounds(peopleIn(call, account, targeting));
  return {
    data: [
      {
        estimate_mau_lower_bound: lower,
        estimate_mau_upper_bound: upper,
        estimate_ready: true,
        ...daily(call.version, lower),
      },
    ],
  };
};

export const estimateForAdset = (call: Call, adset: AdSet) => {
  const account = call.world.accounts.get(adset.account_id) ?? missingNode(adset.id, call.method);
  return estimateDelivery(call, account, adset);
};

/** The older request; its `data` is an object, not a list. */
export const estimateReach = (call: Call, account: Account) => {
  const { targeting_spec } = readShape(shape, call.params);
  const people = peopleIn(call, account, targeting_spec ?? requireParam('targeting_spec'));
  const [lower, upper] = bounds(people);
  return { data: { users_lower_bound: lower, users_upper_bound: upper, estimate_ready: true } };
};
