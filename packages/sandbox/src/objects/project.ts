import { type Field, parseFields } from '../protocol/fields.ts';
import { nestedList } from '../protocol/nested.ts';
import { isWrapped, type NodeKind, type Reader, type Reading } from '../protocol/reading.ts';
import { missingField } from '../protocol/refusal.ts';
import { setBounded } from '../world/bounded-map.ts';
import type { Entity, Json, Kind } from '../world/entities.ts';
import { kinds } from './kinds.ts';
import { readBack } from './read-back.ts';

type Step = { field: Field; read: Reader<Entity> };
export type Plan = Step[];

/** Plans contain nothing of a world, so all sandboxes of a process share them. */
const plans = new Map<string, Plan>();
const maxPlans = 1000;
const maxKeyLength = 2000;

/** Kind and entity always match, which the compiler cannot see through the union. */
const kindOf = (kind: Kind) => kinds[kind] as unknown as NodeKind<Entity>;

const readerOf = (kind: Kind, name: string): Reader<Entity> => {
  const { type, fields, known: extraFields } = kindOf(kind);
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (own) return own;
  if (extraFields.has(name)) return (entity) => entity.extra[name];
  // An unknown edge is noticed when the first entity is read; an empty list causes no error.
  return (entity, reading, field) =>
    reading.alongEdge(entity, field, reading) ?? missingField(name, type);
};

const compile = (kind: Kind, fields: Field[]): Plan => {
  const steps = fields
    .filter(({ name }, place) => fields.findIndex((other) => other.name === name) === place)
    .map((field) => ({ field, read: readerOf(kind, field.name) }));
  const hasId = fields.some(({ name }) => name === 'id');
  return hasId
    ? steps
    : [...steps, { field: { name: 'id', args: {} }, read: readerOf(kind, 'id') }];
};

/** The steps that read the requested fields, compiled once for each different text. */
export const planFor = (kind: Kind, text: string): Plan => {
  const projection = text === '' ? kindOf(kind).defaults : text;
  const key = `${kind} ${projection}`;
  const plan = plans.get(key);
  if (plan) return plan;
  const newPlan = compile(kind, parseFields(projection));
  return key.length > maxKeyLength ? newPlan : setBounded(plans, key, newPlan, maxPlans);
};

/** `targeting{age_min}` picks from a plain object. */
const pick = (value: object, sub: Field[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => (isPlain(item) ? pick(item, sub) : item));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.filter(([key]) => sub.some(({ name }) => name === key)));
};

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

const planForSub = (kind: Kind, sub: Field[] | undefined): Plan =>
  sub ? compile(kind, sub) : planFor(kind, '');

const along = (entities: readonly Entity[], { field }: Step, owner: Entity, reading: Reading) => {
  const [first] = entities;
  if (!first) return undefined;
  const plan = planForSub(first.kind, field.sub);
  const row = (entity: Entity) => project(entity, plan, reading);
  return nestedList({ entities, field, owner, reading, row });
};

const resolve = (value: object, step: Step, owner: Entity, reading: Reading): unknown => {
  const { sub } = step.field;
  if (!isWrapped(value)) return sub ? pick(value, sub) : value;
  if (value.leads === 'nowhere') return value.value;
  if (value.leads === 'along') return along(value.entities, step, owner, reading);
  return project(value.entity, planForSub(value.entity.kind, sub), reading);
};

/** A node as JSON: the requested fields in their order, without those that have no value. */
export const project = (entity: Entity, plan: Plan, reading: Reading): Json => {
  const row: Json = {};
  for (const step of plan) {
    const storedValue = step.read(entity, reading, step.field);
    const value = readBack(reading.world, entity, step.field.name, storedValue);
    if (value === undefined || value === null) continue;
    const resolved = typeof value === 'object' ? resolve(value, step, entity, reading) : value;
    if (resolved !== undefined) row[step.field.name] = resolved;
  }
  return row;
};

export const projectFields = (entity: Entity, fields: string, reading: Reading) =>
  project(entity, planFor(entity.kind, fields), reading);

/** The plain value of a field, for filters. */
export const fieldValue = (entity: Entity, name: string, reading: Reading) =>
  readerOf(entity.kind, name)(entity, reading, { name, args: {} });
