import { planFor, project } from '../objects/project.ts';
import type { Call } from '../protocol/call.ts';
import { fieldsText } from '../protocol/fields.ts';
import { type Filter, parseFilters } from '../protocol/filters.ts';
import { paging } from '../protocol/links.ts';
import { pageOf } from '../protocol/page.ts';
import { reject } from '../protocol/problems.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import type { Entity, Json, StoredEntity } from '../world/entities.ts';
import { isCompleted } from '../world/schedule.ts';
import { effectiveStatus, isPresent } from '../world/status.ts';
import type { World } from '../world/world.ts';
import { passes } from './filtering.ts';

const listShape = {
  effective_status: 'list',
  filtering: 'list',
  updated_since: 'int',
  is_completed: 'flag',
} as const;

/** The effective statuses of each kind; other edges do not know the parameter. */
const campaignStates = 'ACTIVE PAUSED DELETED ARCHIVED IN_PROCESS WITH_ISSUES'.split(' ');
const states: Partial<Record<Entity['kind'], string[]>> = {
  campaign: campaignStates,
  adset: [...campaignStates, 'CAMPAIGN_PAUSED'],
  ad: [
    ...campaignStates,
    'PENDING_REVIEW',
    'DISAPPROVED',
    'PREAPPROVED',
    'PENDING_BILLING_INFO',
    'CAMPAIGN_PAUSED',
    'ADSET_PAUSED',
  ],
};

const namesStatus = ({ field }: Filter) => /(^|\.)(effective_status|status)$/.test(field);

type ListRequest = {
  statuses: string[] | undefined;
  filters: Filter[];
  since: number;
  completed: boolean | undefined;
};

/** Archived objects can be listed; on most accounts, deleted ones can only be read one by one. */
const withoutDeleted = ({ settings }: World, statuses: unknown[] | undefined) => {
  if (!settings.listsDeleted && statuses?.includes('DELETED'))
    reject('deleted_filter', ['effective_status']);
  return statuses;
};

const readWanted = (call: Call, kind: Entity['kind']): ListRequest => {
  const query = readShape(listShape, call.params);
  const kindStates = states[kind];
  return {
    statuses:
      kindStates &&
      withoutDeleted(call.world, query.effective_status)?.map((value, place) =>
        oneOf(String(value), `effective_status[${place}]`, kindStates),
      ),
    filters: parseFilters(query.filtering ?? []),
    since: (query.updated_since ?? 0) * 1000,
    completed: query.is_completed,
  };
};

const isStored = ({ collections }: World, entity: Entity): entity is StoredEntity =>
  entity.kind in collections;

const isWanted = (entity: Entity, request: ListRequest, call: Call, hidesGone: boolean) => {
  const { statuses, filters, since, completed } = request;
  const { world, now } = call;
  if (since > 0 && 'updated' in entity && entity.updated < since) return false;
  if (completed !== undefined && isCompleted(world, entity, now) === !completed) return false;
  if (isStored(world, entity)) {
    if (statuses && !statuses.includes(effectiveStatus(world, entity, now) ?? '')) return false;
    if (hidesGone && !isPresent(world, entity, now)) return false;
  }
  return filters.every((filter) => passes(entity, filter, call));
};

const wantsTotal = (summary: unknown) =>
  summary === true || /true|1|total_count/.test(`${summary}`);

/**
 * Lists an edge as the platform does: the newest first, without archived and deleted objects unless they are
 * requested.
 */
export const answerList = (
  call: Call,
  kind: Entity['kind'],
  oldestFirst: readonly Entity[],
): Json => {
  const request = readWanted(call, kind);
  const hidesGone = !request.statuses && !request.filters.some(namesStatus);
  const plan = planFor(kind, fieldsText(call.params['fields']));
  const entities: Entity[] = [];
  for (let place = oldestFirst.length - 1; place >= 0; place -= 1) {
    const entity = oldestFirst[place];
    if (entity && isWanted(entity, request, call, hidesGone)) entities.push(entity);
  }
  const page = pageOf(entities, call.params);
  const { access_token: _token, ...params } = call.params;
  return {
    data: page.rows.map((entity) => project(entity, plan, call)),
    ...paging(page, call, params),
    ...(call.params['summary'] !== undefined &&
      wantsTotal(call.params['summary']) && { summary: { total_count: entities.length } }),
  };
};
