import type { WriteRow } from '../schema/tables.ts';

type ColumnType<T> = [T] extends [number | null] ? 'integer' | 'bigint' : 'text';

/**
 * The columns of `writes` and their types, as in the migrations. PostgreSQL reads lists of rows as JSON and needs
 * the type of every column. If a new column of `WriteRow` is missing here, or has another type, this does not
 * compile.
 */
export const writeColumns = {
  id: 'text',
  workspace_id: 'text',
  account_id: 'text',
  action: 'text',
  ad_account_id: 'text',
  idempotency_key: 'text',
  fingerprint: 'text',
  params: 'text',
  name: 'text',
  actor_kind: 'text',
  actor_id: 'text',
  request_id: 'text',
  own_token: 'integer',
  state: 'text',
  created_at: 'bigint',
  lease_until: 'bigint',
  settled_at: 'bigint',
  next_check_at: 'bigint',
  checks: 'integer',
  status: 'integer',
  response: 'text',
  object_id: 'text',
  verify_at: 'bigint',
  verified_at: 'bigint',
  found: 'text',
} as const satisfies { [Column in keyof WriteRow]: ColumnType<WriteRow[Column]> };

/** Some of them with their types, as `jsonRows` wants them. */
export const typesOf = (columns: readonly (keyof WriteRow)[]) =>
  Object.fromEntries(columns.map((column) => [column, writeColumns[column]]));
