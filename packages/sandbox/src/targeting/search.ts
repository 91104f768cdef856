import type { Call } from '../protocol/call.ts';
import { refuseParam, requireParam } from '../protocol/refusal.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import type { Json } from '../world/entities.ts';
import { countryName, type Place, placeAt, placesNamed } from '../world/places.ts';
import { matches, optionRow, pageFound } from './find-options.ts';
import { languages } from './languages.ts';
import { type Option, optionById, optionByName, options } from './options.ts';

const placeRow = ({ key, name, type, country, within }: Place): Json => {
  const region = within === undefined ? undefined : placeAt('region', within);
  return {
    key,
    name,
    type,
    ...(country && { country_code: country, country_name: countryName(country) }),
    ...(region && { region: region.name, region_id: Number(region.key) }),
    supports_region: true,
    supports_city: true,
  };
};

/** As https://developers.facebook.com/docs/marketing-api/audiences/reference/targeting-search lists them. */
const placeTypes = `
  country country_group region city subcity neighborhood subneighborhood metro_area zip geo_market
  electoral_district large_geo_area medium_geo_area small_geo_area`
  .trim()
  .split(/\s+/);

const placeShape = { q: 'text', location_types: 'list', country_code: 'text' } as const;

const findPlaces = ({ params }: Call): Json[] => {
  const { q = '', location_types, country_code } = readShape(placeShape, params);
  for (const [place, type] of (location_types ?? []).entries())
    oneOf(String(type), `location_types[${place}]`, placeTypes);
  return placesNamed(q)
    .filter(
      ({ type, country }) =>
        (!location_types || location_types.includes(type)) &&
        (!country_code || country === country_code.toUpperCase()),
    )
    .map(placeRow);
};

/** The names of places by their keys: an object of objects, not a list. */
const placeLists = { regions: 'region', cities: 'city', zips: 'zip' } as const;

const placeMeta = ({ params }: Call): Json => {
  const lists = readShape({ regions: 'list', cities: 'list', zips: 'list' } as const, params);
  return Object.fromEntries(
    Object.entries(placeLists).flatMap(([list, type]) => {
      const keys = lists[list as keyof typeof placeLists];
      if (!keys) return [];
      const places = keys.flatMap((key) => placeAt(type, String(key)) ?? []);
      return [[list, Object.fromEntries(places.map((place) => [place.key, placeRow(place)]))]];
    }),
  );
};

/** The keys of languages are numbers, those of places are text. */
const findLanguages = ({ params }: Call): Json[] => {
  const { q = '' } = readShape({ q: 'text' }, params);
  return languages.filter(({ name }) => matches(name, q)).map(({ key, name }) => ({ key, name }));
};

const interests = options.filter(({ type }) => type === 'interests');

const interestRow = (option: Option): Json => {
  const { id, name, path, ...sizes } = optionRow(option);
  return { id, name, ...sizes, path, topic: option.path[1] };
};

const findInterests = ({ params }: Call): Json[] => {
  const { q } = readShape({ q: 'text' }, params);
  if (!q) return requireParam('q');
  return interests.filter(({ name }) => matches(name, q)).map(interestRow);
};

const namesIn = ({ params }: Call) => {
  const { interest_list } = readShape({ interest_list: 'list' }, params);
  return interest_list?.map(String);
};

const suggestInterests = (call: Call): Json[] => {
  const interestNames = namesIn(call) ?? requireParam('interest_list');
  return interests.filter(({ name }) => !interestNames.includes(name)).map(interestRow);
};

const validateInterests = (call: Call): Json[] => {
  const { interest_fbid_list } = readShape({ interest_fbid_list: 'list' }, call.params);
  const byId = (interest_fbid_list ?? []).map((id) => {
    const option = optionById(String(id));
    return option ? { ...interestRow(option), valid: true } : { id: String(id), valid: false };
  });
  const byName = (namesIn(call) ?? []).map((name) => {
    const option = optionByName(name);
    return option ? { ...interestRow(option), valid: true } : { name, valid: false };
  });
  return [...byId, ...byName];
};

const findCategory = ({ params }: Call): Json[] => {
  const { class: name } = readShape({ class: 'text' }, params);
  return options.filter(({ type }) => !name || type === name).map(optionRow);
};

const nothing = () => [];

const types: Record<string, (call: Call) => Json[]> = {
  adgeolocation: findPlaces,
  adcountry: (call) =>
    findPlaces({ ...call, params: { ...call.params, location_types: ['country'] } }),
  adlocale: findLanguages,
  adinterest: findInterests,
  adinterestsuggestion: suggestInterests,
  adinterestvalid: validateInterests,
  adtargetingcategory: findCategory,
  adeducationschool: nothing,
  adeducationmajor: nothing,
  adworkemployer: nothing,
  adworkposition: nothing,
  adzipcode: (call) => findPlaces({ ...call, params: { ...call.params, location_types: ['zip'] } }),
};

/** `/search?type=…`: what can be targeted, without an account. */
export const answerSearch = (call: Call) => {
  const { type } = readShape({ type: 'text' }, call.params);
  if (!type) return requireParam('type');
  const name = type.toLowerCase();
  if (name === 'adgeolocationmeta') return { data: placeMeta(call) };
  const find = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!find) return refuseParam(`Unsupported search type: ${type}`, 'type');
  return pageFound(find(call), call, call.params);
};
