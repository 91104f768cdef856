import type { Call } from '../protocol/call.ts';
import { fieldsText, parseFields } from '../protocol/fields.ts';
import { pageRows } from '../protocol/offset-pages.ts';
import type { Params } from '../protocol/params.ts';
import { requireParam } from '../protocol/refusal.ts';
import { isJson, oneOf, readShape } from '../protocol/shape.ts';
import type { Json } from '../world/entities.ts';
import { type Option, optionById, optionByName, options } from './options.ts';

const sizes = (people: number) => ({
  audience_size_lower_bound: people,
  audience_size_upper_bound: Math.round(people * 1.176),
});

export const optionRow = ({ id, name, type, path, people }: Option): Json => ({
  id,
  name,
  type,
  path,
  ...sizes(people),
});

const shape = { q: 'text', limit_type: 'text', whitelisted_types: 'list' } as const;

/** Both parameters restrict the types; without them, all are returned. */
const isOfType = ({ type }: Option, limit: string | undefined, kinds: unknown[] | undefined) =>
  (!limit || limit === type) && (!kinds || kinds.includes(type));

export const matches = (text: string, q: string) => text.toLowerCase().includes(q.toLowerCase());

/** Kinds that exist on the platform; for those without options here, the result is empty. */
const publishedKinds = `
  behaviors college_years education_majors education_schools education_statuses ethnic_affinity
  family_statuses generation home_ownership home_type home_value household_composition income
  industries interested_in interests life_events location_categories moms net_worth office_type
  politics relationship_statuses user_adclusters work_employers work_positions`
  .trim()
  .split(/\s+/);

const demandKinds = (limit: string | undefined, kinds: unknown[] | undefined) => {
  if (limit) oneOf(limit, 'limit_type', publishedKinds);
  for (const [place, kind] of (kinds ?? []).entries())
    oneOf(String(kind), `whitelisted_types[${place}]`, publishedKinds);
};

/** A page of rows that are not nodes; `fields` selects from them as from nodes. */
export const pageFound = (matches: Json[], call: Call, params: Params) => {
  const fieldNames = parseFields(fieldsText(params['fields'])).map(({ name }) => name);
  const rows =
    fieldNames.length === 0 ? matches : matches.map((row) => pickFields(row, fieldNames));
  return pageRows({ rows }, call, params);
};

const pickFields = (row: Json, names: string[]): Json =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));

const defaultFound = 8;

/** `act_1/targetingsearch?q=…`: eight rows unless more are requested. */
export const searchOptions = (call: Call) => {
  const { q, limit_type, whitelisted_types } = readShape(shape, call.params);
  if (!q) return requireParam('q');
  demandKinds(limit_type, whitelisted_types);
  const rows = options
    .filter((option) => isOfType(option, limit_type, whitelisted_types) && matches(option.name, q))
    .map(optionRow);
  const params = { ...call.params, limit: call.params['limit'] ?? defaultFound };
  return pageFound(rows, call, params);
};

export const browseOptions = (call: Call) => {
  const { limit_type, whitelisted_types } = readShape(shape, call.params);
  demandKinds(limit_type, whitelisted_types);
  const rows = options
    .filter((option) => isOfType(option, limit_type, whitelisted_types))
    .map(optionRow);
  return pageFound(rows, call, { ...call.params, limit: call.params['limit'] ?? 500 });
};

/** Suggests other options of the same collection. */
export const suggestOptions = (call: Call) => {
  const { targeting_list = [] } = readShape({ targeting_list: 'list' }, call.params);
  const ids = new Set(targeting_list.filter(isJson).map(({ id }) => String(id)));
  const near = new Set(options.filter(({ id }) => ids.has(id)).map(({ type }) => type));
  const rows = options
    .filter(({ id, type }) => !ids.has(id) && (near.size === 0 || near.has(type)))
    .map((option) => ({ ...optionRow(option), is_recommendation: true }));
  return pageRows({ rows }, call, call.params);
};

const checkedRow = (option: Option | undefined, request: Json): Json =>
  option ? { ...optionRow(option), valid: true } : { ...request, valid: false };

export const validateOptions = (call: Call): Json => {
  const lists = { id_list: 'list', name_list: 'list', targeting_list: 'list' } as const;
  const { id_list, name_list, targeting_list } = readShape(lists, call.params);
  if (!id_list && !name_list && !targeting_list) return requireParam('targeting_list');
  const byItem = (targeting_list ?? []).filter(isJson);
  return {
    data: [
      ...(id_list ?? []).map((id) => checkedRow(optionById(String(id)), { id: String(id) })),
      ...(name_list ?? []).map((name) =>
        checkedRow(optionByName(String(name)), { name: String(name) }),
      ),
      ...byItem.map(({ id, type }) =>
        checkedRow(optionById(String(id)), { id: String(id), ...(type ? { type } : {}) }),
      ),
    ],
  };
};
