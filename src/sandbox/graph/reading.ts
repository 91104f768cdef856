import type { Thing } from '../world/things.ts';
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
  /** Who asks; some fields differ by person. */
  person_id?: string | undefined;
};

export type Reader<T> = (thing: T, reading: Reading, field: Field) => unknown;

/** A field that leads to another node. */
export type One = { one: Thing };
/** A field that leads along an edge; newest first. */
export type Many = { many: readonly Thing[] };

/** A value that has already followed its sub-fields. */
export type Ready = { ready: unknown };

export const ready = (value: unknown): Ready => ({ ready: value });
export const one = (thing: Thing | undefined): One | undefined => thing && { one: thing };
export const many = (things: readonly Thing[]): Many => ({ many: things });

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
