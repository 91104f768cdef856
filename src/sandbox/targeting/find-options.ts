import type { Call } from '../graph/call.ts';
import { pageRows } from '../graph/insights-field.ts';
import { isJson, readShape } from '../graph/shape.ts';
import { requireParam } from '../refusal.ts';
import type { Json } from '../world/things.ts';
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

/** Both parameters narrow the types; none of them means all. */
const isOfType = ({ type }: Option, limit: string | undefined, allowed: unknown[] | undefined) =>
  (!limit || limit === type) && (!allowed || allowed.includes(type));

export const matches = (text: string, q: string) => text.toLowerCase().includes(q.toLowerCase());

const defaultFound = 8;

/** `act_1/targetingsearch?q=…`: eight rows unless more are asked for. */
export const searchOptions = (call: Call) => {
  const { q, limit_type, whitelisted_types } = readShape(shape, call.params);
  if (!q) return requireParam('q');
  const rows = options
    .filter((option) => isOfType(option, limit_type, whitelisted_types) && matches(option.name, q))
    .map(optionRow);
  const params = { ...call.params, limit: call.params['limit'] ?? defaultFound };
  return pageRows({ rows }, call, params);
};

export const browseOptions = (call: Call) => {
  const { limit_type, whitelisted_types } = readShape(shape, call.params);
  const rows = options
    .filter((option) => isOfType(option, limit_type, whitelisted_types))
    .map(optionRow);
  return pageRows({ rows }, call, { ...call.params, limit: call.params['limit'] ?? 500 });
};

/** What goes well with the chosen: others of the same shelf. */
export const suggestOptions = (call: Call) => {
  const { targeting_list = [] } = readShape({ targeting_list: 'list' }, call.params);
  const ids = new Set(targeting_list.filter(isJson).map(({ id }) => String(id)));
  const near = new Set(options.filter(({ id }) => ids.has(id)).map(({ type }) => type));
  const rows = options
    .filter(({ id, type }) => !ids.has(id) && (near.size === 0 || near.has(type)))
    .map((option) => ({ ...optionRow(option), is_recommendation: true }));
  return pageRows({ rows }, call, call.params);
};

const checkedRow = (option: Option | undefined, asked: Json): Json =>
  option ? { ...optionRow(option), valid: true } : { ...asked, valid: false };

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
