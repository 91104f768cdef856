import type { Level } from '../../types.ts';
import type { ClaimRule } from './messages.ts';

/** Where a rule objects, in the folded text; the level is the rule's own unless told. */
export type Objection = { rule: ClaimRule; start: number; end: number; level?: Level };
