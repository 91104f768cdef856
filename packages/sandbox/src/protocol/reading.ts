import type { Entity } from '../world/entities.ts';
import type { Token } from '../world/token.ts';
import type { World } from '../world/world.ts';
import type { Field } from './fields.ts';

/** What a field needs to know of the request it is read for. */
export type Reading = {
  world: World;
  now: number;
  /** `http://host`, as the caller spelled it: links point back to where they came from. */
  origin: string;
  version: string;
  token: string;
  /** What the token was granted; a field that walks an edge needs what the edge needs. */
  holder: Token;
  /** Who asks; some fields differ by person. */
  person_id?: string | undefined;
  /** Reads an edge that stands among the fields; undefined when the entity has no such edge. */
  alongEdge: (entity: Entity, field: Field, reading: Reading) => WrappedField | undefined;
};

export type Reader<T> = (entity: T, reading: Reading, field: Field) => unknown;

/** Marks what a reader wraps: no JSON a caller sent can carry a symbol and pass for it. */
const mark = Symbol('wrapped');

/** @public Named by the types that the build writes. */
export type WrappedField = { [mark]: true } & (
  | { leads: 'to'; entity: Entity }
  | { leads: 'along'; entities: readonly Entity[] }
  | { leads: 'nowhere'; value: unknown }
);

/** A field that leads to another node. */
export const one = (entity: Entity | undefined): WrappedField | undefined =>
  entity && { [mark]: true, leads: 'to', entity };

/** A field that leads along an edge; newest first. */
export const many = (entities: readonly Entity[]): WrappedField => ({
  [mark]: true,
  leads: 'along',
  entities,
});

/** A value that has already followed its sub-fields. */
export const ready = (value: unknown): WrappedField => ({ [mark]: true, leads: 'nowhere', value });

export const isWrapped = (value: object): value is WrappedField => mark in value;

/** How nodes of one kind are read. */
export type NodeKind<T> = {
  /** The platform's name for the kind, as its errors print it. */
  type: string;
  /** What a read without `fields` gives. */
  defaults: string;
  fields: Record<string, Reader<T>>;
  /** Names that exist but are only read back from what was sent, or never hold a value here. */
  known: ReadonlySet<string>;
};

export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
