/**
 * How often a call may be sent. `read`, `list`: it changes nothing. `keyed`: its Idempotency-Key gives it only one
 * effect, and a repeat gets the first answer. `secret`: the same, but the answer contains a secret that only the
 * first answer has. `same`: a second call changes nothing more. `once`: only once.
 */
export type Kind = 'read' | 'list' | 'keyed' | 'secret' | 'same' | 'once';

/**
 * An operation: its method, its path and its kind; if it takes a body, also the names of its query fields, or the
 * type of the file in the body.
 */
export type Row = readonly [
  method: string,
  path: string,
  kind: Kind,
  query?: readonly string[] | 'text/csv',
];

/** Calls that accept an Idempotency-Key of the caller. */
export const takesKey = (kind: Kind) => kind === 'keyed' || kind === 'secret';

export const isWrite = (kind: Kind) => kind !== 'read' && kind !== 'list';
