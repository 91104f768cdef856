/**
 * How often a call may be sent. `read`, `list`: it changes nothing. `keyed`: its Idempotency-Key makes
 * it act once. `same`: a second one changes nothing more. `once`: only once.
 */
export type Kind = 'read' | 'list' | 'keyed' | 'same' | 'once';

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

export const isWrite = (kind: Kind) => kind !== 'read' && kind !== 'list';
