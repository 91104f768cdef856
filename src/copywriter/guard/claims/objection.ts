import type { Level } from '../../types.ts';

/** Where a rule objects, in the folded text; the level is the rule's own unless told. */
export type Objection = { rule: string; start: number; end: number; level?: Level };
