import { isObject } from '../../kernel/is-object.ts';
import { type ListPage, pageParams, type ReadRequest } from './lists.ts';
import type { Body } from './passed-through.ts';
import { structureParam } from './structure-param.ts';
import { optionKinds } from './targeting-kinds.ts';

const defaults = { limit: 25 };

type OptionsQuery = ListPage & { kind?: string[] | undefined };

/** A single kind has its own parameter; several are sent as a list. */
const kindParams = (kinds: string[] = []): Record<string, string> => {
  const [first, ...others] = kinds;
  if (first === undefined) return {};
  return others.length === 0 ? { limit_type: first } : { whitelisted_types: JSON.stringify(kinds) };
};

const optionParams = ({ kind, ...page }: OptionsQuery) => ({
  ...kindParams(kind),
  ...pageParams(defaults, page),
});

export const targetingSearchRead = (
  account: string,
  { q, ...query }: OptionsQuery & { q: string },
): ReadRequest => ({
  path: `/${account}/targetingsearch`,
  params: { q, ...optionParams(query) },
});

export const targetingBrowseRead = (account: string, query: OptionsQuery): ReadRequest => ({
  path: `/${account}/targetingbrowse`,
  params: optionParams(query),
});

type OptionToCheck = { type: string; id: string };

export type OptionsToCheck = {
  targeting?: Body | undefined;
  targeting_list?: OptionToCheck[] | undefined;
  id_list?: string[] | undefined;
  name_list?: string[] | undefined;
};

/** Every interest, behaviour and demographic option in a targeting, at any place. */
const optionsIn = (targeting: Body): OptionToCheck[] => {
  const { flexible_spec, exclusions } = targeting;
  const specs = [targeting, exclusions, ...(Array.isArray(flexible_spec) ? flexible_spec : [])];
  return specs
    .filter(isObject)
    .flatMap((spec) => optionKinds.flatMap((type) => inSpec(spec, type)));
};

const inSpec = (spec: Body, type: string): OptionToCheck[] => {
  const options = spec[type];
  if (!Array.isArray(options)) return [];
  return options.flatMap((option) => {
    const id: unknown = isObject(option) ? option['id'] : option;
    return typeof id === 'string' || typeof id === 'number' ? [{ type, id: String(id) }] : [];
  });
};

/** All options to check, as one list in the platform's format. */
export const optionsToCheck = ({ targeting, targeting_list = [] }: OptionsToCheck) => [
  ...targeting_list,
  ...(targeting ? optionsIn(targeting) : []),
];

export const targetingValidationRead = (account: string, input: OptionsToCheck): ReadRequest => {
  const { id_list, name_list } = input;
  const options = optionsToCheck(input);
  const fieldName = input.targeting ? 'targeting' : 'targeting_list';
  return {
    path: `/${account}/targetingvalidation`,
    params: {
      ...(options.length > 0 ? { targeting_list: structureParam(options, fieldName, 9_000) } : {}),
      ...(id_list ? { id_list: structureParam(id_list, 'id_list', 3_000) } : {}),
      ...(name_list ? { name_list: structureParam(name_list, 'name_list', 3_000) } : {}),
    },
  };
};

type LocationsQuery = ListPage & {
  q?: string | undefined;
  location_types?: string[] | undefined;
  country_code?: string | undefined;
};

export const locationsRead = ({
  q,
  location_types,
  country_code,
  ...page
}: LocationsQuery): ReadRequest => ({
  path: '/search',
  params: {
    type: 'adgeolocation',
    ...(q ? { q } : {}),
    ...(location_types ? { location_types: JSON.stringify(location_types) } : {}),
    ...(country_code ? { country_code } : {}),
    ...pageParams(defaults, page),
  },
});

/** Lists of places whose entries have a key. The question about their names uses the same lists. */
export const keyedPlaces = [
  'regions',
  'cities',
  'zips',
  'geo_markets',
  'subcities',
  'neighborhoods',
  'metro_areas',
] as const;

/** Reads Meta's names for places by their keys: `{data: {cities: {"2418779": {name}}}}`. */
export const placeNamesRead = (keys: Partial<Record<string, string[]>>): ReadRequest => ({
  path: '/search',
  params: {
    type: 'adgeolocationmeta',
    ...Object.fromEntries(
      Object.entries(keys).map(([list, some = []]) => [list, JSON.stringify(some)]),
    ),
  },
});

export const localesRead = ({
  q,
  ...page
}: ListPage & { q?: string | undefined }): ReadRequest => ({
  path: '/search',
  params: { type: 'adlocale', ...(q ? { q } : {}), ...pageParams(defaults, page) },
});

type EstimateQuery = {
  targeting: Body;
  optimization_goal: string;
  promoted_object?: Body | undefined;
};

export const deliveryEstimateRead = (
  account: string,
  { targeting, optimization_goal, promoted_object }: EstimateQuery,
): ReadRequest => ({
  path: `/${account}/delivery_estimate`,
  params: {
    optimization_goal,
    targeting_spec: structureParam(targeting, 'targeting'),
    ...(promoted_object
      ? { promoted_object: structureParam(promoted_object, 'promoted_object', 2_000) }
      : {}),
  },
});
