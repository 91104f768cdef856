import type { Handler } from '../protocol/call.ts';
import { type Field, writeFields } from '../protocol/fields.ts';
import { type Reading, ready } from '../protocol/reading.ts';
import { isJson } from '../protocol/shape.ts';
import type { Entity, Json } from '../world/entities.ts';
import { edges } from './edges.ts';

const unasked = (): never => {
  throw new Error('A field that is read makes no further calls.');
};

/** An ad has only one creative, so the platform lists it without cursors. */
const withoutPaging = (list: Json, entity: Entity, name: string): Json => {
  if (entity.kind !== 'ad' || name !== 'adcreatives') return list;
  const { paging: _paging, ...rest } = list;
  return rest;
};

const listOf = (entity: Entity, name: string) => {
  const edgesOfKind: Record<string, { GET?: unknown }> = edges[entity.kind] ?? {};
  // Kind and entity always match, which the compiler cannot see through the union.
  return Object.hasOwn(edgesOfKind, name)
    ? (edgesOfKind[name]?.GET as Handler<Entity> | undefined)
    : undefined;
};

/**
 * Any edge that can be read can also be in `fields`, with its parameters in brackets. Undefined if the entity has
 * no such edge; an edge without rows is left out.
 */
export const alongEdge = (entity: Entity, field: Field, reading: Reading) => {
  const handler = listOf(entity, field.name);
  if (!handler) return undefined;
  const params = { ...field.args, ...(field.sub && { fields: writeFields(field.sub) }) };
  const handlerAnswer = handler(
    {
      ...reading,
      ask: () => unasked(),
      method: 'GET',
      path: `/${entity.id}/${field.name}`,
      params,
      files: [],
      person: reading.world.people.get(reading.person_id ?? ''),
    },
    entity,
  );
  if (!isJson(handlerAnswer)) return ready(handlerAnswer);
  const isEmpty = Array.isArray(handlerAnswer['data']) && handlerAnswer['data'].length === 0;
  return ready(isEmpty ? undefined : withoutPaging(handlerAnswer, entity, field.name));
};
