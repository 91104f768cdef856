import type { Reading } from '../reading.ts';
import type { Fact } from './fact.ts';
import type { Clock } from './spoken-hour.ts';

/** One entry of the brief, read. */
export type Entry = {
  reading: Reading;
  facts: readonly Fact[];
  clocks: readonly Clock[];
  /** Days of the week, Monday being 1. */
  days: ReadonlySet<number>;
};

export const blank = ({ tongue }: Reading, over: Partial<Fact>): Fact => ({
  kind: 'plain',
  value: 0,
  unit: undefined,
  noun: undefined,
  word: undefined,
  who: false,
  period: undefined,
  over: false,
  upTo: false,
  under: false,
  within: false,
  from: false,
  inside: false,
  after: false,
  conditional: false,
  discount: false,
  gain: false,
  proof: false,
  trial: false,
  does: new Set(),
  told: new Set(),
  leads: false,
  opens: false,
  acts: false,
  isAlone: false,
  label: undefined,
  units: new Set(),
  stems: new Set(),
  languages: tongue.languages,
  mention: { by: 'digits', value: 0, first: 0, last: 0, start: 0, end: 0 },
  ...over,
});

export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]));
