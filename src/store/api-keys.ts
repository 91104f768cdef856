import { now } from './clock.ts';
import { countRows, type Db, isPostgres } from './db.ts';
import { hotQuery } from './hot-query.ts';
import type { ApiKeyRow } from './schema/tables.ts';

type NewKey = Pick<
  ApiKeyRow,
  'id' | 'account_id' | 'workspace_id' | 'name' | 'prefix' | 'fingerprint'
> &
  Partial<
    Pick<
      ApiKeyRow,
      'max_role' | 'writes_per_hour' | 'writes_per_day' | 'only_workspace' | 'guardrails'
    >
  >;

export const insertApiKey = (tx: Db, key: NewKey) =>
  tx
    .insertInto('api_keys')
    .values({ ...key, created_at: now, last_used_at: null, revoked_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export const countActiveKeys = (db: Db, accountId: string) =>
  countRows(
    db.selectFrom('api_keys').where('account_id', '=', accountId).where('revoked_at', 'is', null),
  );

export const listKeysOf = (db: Db, accountId: string, includeRevoked: boolean) =>
  db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(!includeRevoked, (query) => query.where('revoked_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Revokes the account's key if it is active; undefined when there was nothing to revoke. */
export const revokeKeyOf = (db: Db, accountId: string, id: string) =>
  db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Revokes all of the account's active keys, and returns them. */
export const revokeKeysOf = (db: Db, accountId: string) =>
  db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'workspace_id'])
    .execute();

export const findKeyOf = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Writes the time of use unless another request just did. */
export const touchKey = (db: Db, id: string, olderThan: number) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', olderThan)]))
    .execute();

const lockKeyQuery = hotQuery((tx, { id }: { id: string }) =>
  tx.selectFrom('api_keys').select('id').where('id', '=', id).forUpdate(),
);

/** Locked while the key's own writes are counted. On the embedded store, only one transaction runs at a time anyway. */
export const lockKey = async (tx: Db, id: string) => {
  if (isPostgres(tx)) await lockKeyQuery(tx, { id });
};
