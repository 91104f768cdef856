import type { Finding } from '../types.ts';

/** Where a text stands: in a variant, or outside of all. */
export type Place = Pick<Finding, 'variant' | 'field'>;

/** Notes a fault: rule, place, text, what to do, and where in the text (all of it unless told). */
export type Complain = (
  rule: string,
  place: Place,
  text: string,
  message: string,
  span?: [number, number],
) => void;
