import type { Handler } from '../protocol/call.ts';
import { type Field, writeFields } from '../protocol/fields.ts';
import { type Reading, ready } from '../protocol/reading.ts';
import { isJson } from '../protocol/shape.ts';
import type { Json, Thing } from '../world/things.ts';
import { edges } from './edges.ts';

const unasked = (): never => {
  throw new Error('A field that is read makes no further calls.');
};

/** An ad has one creative: the platform lists it without cursors. */
const withoutPaging = (list: Json, thing: Thing, name: string): Json => {
  if (thing.kind !== 'ad' || name !== 'adcreatives') return list;
  const { paging: _paging, ...rest } = list;
  return rest;
};

const listOf = (thing: Thing, name: string) => {
  const known: Record<string, { GET?: unknown }> = edges[thing.kind] ?? {};
  // Kind and thing match by construction; the compiler cannot follow that through the union.
  return Object.hasOwn(known, name) ? (known[name]?.GET as Handler<Thing> | undefined) : undefined;
};

/**
 * Any edge that can be read can stand in `fields` as well, with its parameters in brackets.
 * Undefined when the thing has no such edge; an edge without rows leaves nothing behind.
 */
export const alongEdge = (thing: Thing, field: Field, reading: Reading) => {
  const handler = listOf(thing, field.name);
  if (!handler) return undefined;
  const params = { ...field.args, ...(field.sub && { fields: writeFields(field.sub) }) };
  const answered = handler(
    {
      ...reading,
      ask: () => unasked(),
      method: 'GET',
      path: `/${thing.id}/${field.name}`,
      params,
      files: [],
      person: reading.world.people.get(reading.person_id ?? ''),
    },
    thing,
  );
  if (!isJson(answered)) return ready(answered);
  const isEmpty = Array.isArray(answered['data']) && answered['data'].length === 0;
  return ready(isEmpty ? undefined : withoutPaging(answered, thing, field.name));
};
