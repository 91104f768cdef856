import { type Field, parseFields } from '../protocol/fields.ts';
import { nestedList } from '../protocol/nested.ts';
import { isWrapped, type NodeKind, type Reader, type Reading } from '../protocol/reading.ts';
import { missingField } from '../refusal.ts';
import { remember } from '../world/remember.ts';
import type { Json, Kind, Thing } from '../world/things.ts';
import { kinds } from './kinds.ts';
import { readBack } from './read-back.ts';

type Step = { field: Field; read: Reader<Thing> };
export type Plan = Step[];

/** Plans hold nothing of a world, so all sandboxes of a process share them. */
const plans = new Map<string, Plan>();
const mostPlans = 1000;
const longestKept = 2000;

/** Kind and thing match by construction; the compiler cannot follow that through the union. */
const kindOf = (kind: Kind) => kinds[kind] as unknown as NodeKind<Thing>;

const readerOf = (kind: Kind, name: string): Reader<Thing> => {
  const { type, fields, known } = kindOf(kind);
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (own) return own;
  if (known.has(name)) return (thing) => thing.extra[name];
  // Whether there is such an edge shows at the first thing read: an empty list never complains.
  return (thing, reading, field) =>
    reading.alongEdge(thing, field, reading) ?? missingField(name, type);
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

/** The steps that read the asked fields, compiled once per distinct text. */
export const planFor = (kind: Kind, text: string): Plan => {
  const asked = text === '' ? kindOf(kind).defaults : text;
  const key = `${kind} ${asked}`;
  const known = plans.get(key);
  if (known) return known;
  const made = compile(kind, parseFields(asked));
  return key.length > longestKept ? made : remember(plans, key, made, mostPlans);
};

/** `targeting{age_min}` picks from a plain structure. */
const pick = (value: object, sub: Field[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => (isPlain(item) ? pick(item, sub) : item));
  const held = Object.entries(value);
  return Object.fromEntries(held.filter(([key]) => sub.some(({ name }) => name === key)));
};

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

const planForSub = (kind: Kind, sub: Field[] | undefined): Plan =>
  sub ? compile(kind, sub) : planFor(kind, '');

const along = (things: readonly Thing[], { field }: Step, owner: Thing, reading: Reading) => {
  const [first] = things;
  if (!first) return undefined;
  const plan = planForSub(first.kind, field.sub);
  const row = (thing: Thing) => project(thing, plan, reading);
  return nestedList({ things, field, owner, reading, row });
};

const resolve = (value: object, step: Step, owner: Thing, reading: Reading): unknown => {
  const { sub } = step.field;
  if (!isWrapped(value)) return sub ? pick(value, sub) : value;
  if (value.leads === 'nowhere') return value.value;
  if (value.leads === 'along') return along(value.things, step, owner, reading);
  return project(value.thing, planForSub(value.thing.kind, sub), reading);
};

/** One node as its JSON: asked fields in the asked order, those without a value left out. */
export const project = (thing: Thing, plan: Plan, reading: Reading): Json => {
  const row: Json = {};
  for (const step of plan) {
    const held = step.read(thing, reading, step.field);
    const value = readBack(reading.world, thing, step.field.name, held);
    if (value === undefined || value === null) continue;
    const resolved = typeof value === 'object' ? resolve(value, step, thing, reading) : value;
    if (resolved !== undefined) row[step.field.name] = resolved;
  }
  return row;
};

export const projectFields = (thing: Thing, fields: string, reading: Reading) =>
  project(thing, planFor(thing.kind, fields), reading);

/** The plain value of a field, for filters. */
export const fieldValue = (thing: Thing, name: string, reading: Reading) =>
  readerOf(thing.kind, name)(thing, reading, { name, args: {} });
