/** Where a rule objects, in the folded text. */
export type Objection = { rule: string; start: number; end: number };
