import { refuseParam } from '../refusal.ts';
import type { Thing } from '../world/things.ts';
import { fieldValue } from './project.ts';
import type { Reading } from './reading.ts';
import { isJson, oneOf } from './shape.ts';

export type Filter = { field: string; operator: string; value: unknown };

type Test = (held: string, values: string[]) => boolean;

/** Numbers and times compare by size, anything else by its letters. */
const compare = (left: string, right: string) => {
  const numeric = Number(left) - Number(right);
  if (!Number.isNaN(numeric) && left !== '' && right !== '') return numeric;
  const times = Date.parse(left) - Date.parse(right);
  if (!Number.isNaN(times)) return times;
  return left < right ? -1 : Number(left > right);
};

const has = (held: string, part: string) => held.toLowerCase().includes(part.toLowerCase());
const inRange: Test = (held, [low = '', high = '']) =>
  compare(held, low) >= 0 && compare(held, high) <= 0;

const tests: Record<string, Test> = {
  EQUAL: (held, [value]) => held === value,
  NOT_EQUAL: (held, [value]) => held !== value,
  GREATER_THAN: (held, [value = '']) => compare(held, value) > 0,
  GREATER_THAN_OR_EQUAL: (held, [value = '']) => compare(held, value) >= 0,
  LESS_THAN: (held, [value = '']) => compare(held, value) < 0,
  LESS_THAN_OR_EQUAL: (held, [value = '']) => compare(held, value) <= 0,
  AFTER: (held, [value = '']) => compare(held, value) > 0,
  ON_OR_AFTER: (held, [value = '']) => compare(held, value) >= 0,
  BEFORE: (held, [value = '']) => compare(held, value) < 0,
  ON_OR_BEFORE: (held, [value = '']) => compare(held, value) <= 0,
  IN_RANGE: inRange,
  NOT_IN_RANGE: (held, values) => !inRange(held, values),
  CONTAIN: (held, [value = '']) => has(held, value),
  NOT_CONTAIN: (held, [value = '']) => !has(held, value),
  STEM_MATCH: (held, [value = '']) => has(held, value),
  STARTS_WITH: (held, [value = '']) => held.toLowerCase().startsWith(value.toLowerCase()),
  ENDS_WITH: (held, [value = '']) => held.toLowerCase().endsWith(value.toLowerCase()),
  IN: (held, values) => values.includes(held),
  NOT_IN: (held, values) => !values.includes(held),
  ANY: (held, values) => values.includes(held),
  ALL: (held, values) => values.every((value) => held === value),
  CONTAINS_ANY: (held, values) => values.some((value) => has(held, value)),
  CONTAINS_ALL: (held, values) => values.every((value) => has(held, value)),
  NOT_CONTAINS_ANY: (held, values) => !values.some((value) => has(held, value)),
  NONE: (held, values) => !values.includes(held),
  TOP: () => true,
};

export const readFilters = (list: unknown[]): Filter[] =>
  list.map((item, place) => {
    if (!isJson(item)) {
      return refuseParam(`Param filtering[${place}] must be an object`, 'filtering', place);
    }
    const operator = String(item['operator'] ?? '');
    oneOf(operator, `filtering[${place}][operator]`, Object.keys(tests));
    return { field: String(item['field'] ?? ''), operator, value: item['value'] };
  });

/** `campaign.id` on an ad set looks at its campaign; `adset.name` on an ad set at itself. */
const subjectOf = (thing: Thing, prefix: string, { world }: Reading): Thing | undefined => {
  if (prefix === '' || prefix === thing.kind) return thing;
  if (prefix === 'campaign' && 'campaign_id' in thing) {
    return world.shelves.campaign.byId.get(thing.campaign_id);
  }
  if (prefix === 'adset' && 'adset_id' in thing) {
    return world.shelves.adset.byId.get(thing.adset_id);
  }
  return refuseParam(`Filtering field ${prefix}.* is not valid on this edge`, 'filtering');
};

export const passes = (thing: Thing, filter: Filter, reading: Reading) => {
  const dot = filter.field.lastIndexOf('.');
  const subject = subjectOf(thing, dot === -1 ? '' : filter.field.slice(0, dot), reading);
  const name = filter.field.slice(dot + 1).replace(/^delivery_info$/, 'effective_status');
  const held = subject && fieldValue(subject, name, reading);
  const values = Array.isArray(filter.value) ? filter.value.map(String) : [String(filter.value)];
  return tests[filter.operator]?.(String(held ?? ''), values) ?? false;
};
