import { fieldValue } from '../objects/project.ts';
import type { Filter } from '../protocol/filters.ts';
import { mixedTests } from '../protocol/operators.ts';
import type { Reading } from '../protocol/reading.ts';
import { refuseParam } from '../protocol/refusal.ts';
import type { Entity } from '../world/entities.ts';
import { parseTime } from '../world/zone.ts';

/** Numbers and times are compared by value, anything else as text. */
const compare = (left: string, right: string) => {
  const numeric = Number(left) - Number(right);
  if (!Number.isNaN(numeric) && left !== '' && right !== '') return numeric;
  const [one, other] = [parseTime('UTC', left), parseTime('UTC', right)];
  if (one !== undefined && other !== undefined) return one - other;
  return left < right ? -1 : Number(left > right);
};

const tests = mixedTests(compare);

/** On an ad set, `campaign.id` means its campaign and `adset.name` the ad set itself. */
const subjectOf = (entity: Entity, prefix: string, { world }: Reading): Entity | undefined => {
  if (prefix === '' || prefix === entity.kind) return entity;
  if (prefix === 'campaign' && 'campaign_id' in entity) {
    return world.collections.campaign.byId.get(entity.campaign_id);
  }
  if (prefix === 'adset' && 'adset_id' in entity) {
    return world.collections.adset.byId.get(entity.adset_id);
  }
  return refuseParam(`Filtering field ${prefix}.* is not valid on this edge`, 'filtering');
};

export const passes = (entity: Entity, filter: Filter, reading: Reading) => {
  const dot = filter.field.lastIndexOf('.');
  const subject = subjectOf(entity, dot === -1 ? '' : filter.field.slice(0, dot), reading);
  const name = filter.field.slice(dot + 1).replace(/^delivery_info$/, 'effective_status');
  const subjectValue = subject && fieldValue(subject, name, reading);
  const values = Array.isArray(filter.value) ? filter.value.map(String) : [String(filter.value)];
  return tests[filter.operator]?.(String(subjectValue ?? ''), values) ?? false;
};
