/**
 * How often a call may be sent. `read`, `list`: it changes nothing. `keyed`: its Idempotency-Key makes
 * it act once, and a repeat has the first answer. `secret`: its key makes it act once too, but the answer
 * holds a secret that only the first answer shows. `same`: a second one changes nothing more. `once`: only once.
 */
export type Kind = 'read' | 'list' | 'keyed' | 'secret' | 'same' | 'once';

/**
 * An operation: its method, its path, its kind and, where it takes a body, what goes into the query, or
 * the type of the file that the body is.
 */
export type Row = readonly [
  method: string,
  path: string,
  kind: Kind,
  query?: readonly string[] | 'text/csv',
];

/** Calls that take an Idempotency-Key of the caller's own. */
export const takesKey = (kind: Kind) => kind === 'keyed' || kind === 'secret';

export const isWrite = (kind: Kind) => kind !== 'read' && kind !== 'list';
