import type { Entity } from '../world/entities.ts';
import type { Token } from '../world/token.ts';
import type { World } from '../world/world.ts';
import type { Field } from './fields.ts';

/** What a field needs to know about the request. */
export type Reading = {
  world: World;
  now: number;
  /** `http://host` as the caller wrote it, for links in answers. */
  origin: string;
  version: string;
  token: string;
  /** The token; a field that follows an edge needs the same permissions as the edge. */
  holder: Token;
  /** The person who asks; some fields depend on it. */
  person_id?: string | undefined;
  /** Reads an edge that is named among the fields; undefined if the entity has no such edge. */
  alongEdge: (entity: Entity, field: Field, reading: Reading) => WrappedField | undefined;
};

export type Reader<T> = (entity: T, reading: Reading, field: Field) => unknown;

/** Marks wrapped values. JSON from a caller cannot contain a symbol, so it cannot imitate them. */
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

/** A field that follows an edge; the newest come first. */
export const many = (entities: readonly Entity[]): WrappedField => ({
  [mark]: true,
  leads: 'along',
  entities,
});

/** A value whose sub-fields were already read. */
export const ready = (value: unknown): WrappedField => ({ [mark]: true, leads: 'nowhere', value });

export const isWrapped = (value: object): value is WrappedField => mark in value;

/** How nodes of one kind are read. */
export type NodeKind<T> = {
  /** The platform's name for the kind, as in its errors. */
  type: string;
  /** The fields of a read without `fields`. */
  defaults: string;
  fields: Record<string, Reader<T>>;
  /** Fields that exist but only return what was sent, or never have a value here. */
  known: ReadonlySet<string>;
};

export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
