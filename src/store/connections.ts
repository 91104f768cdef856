import { sql } from 'kysely';
import { now } from './clock.ts';
import { changesOne, type Db, isPostgres } from './db.ts';
import type { ConnectionRow } from './schema/tables.ts';
import { payerOf } from './workspaces.ts';

type NewConnection = Pick<
  ConnectionRow,
  | 'workspace_id'
  | 'adnet_user_id'
  | 'adnet_user_name'
  | 'token'
  | 'token_ours'
  | 'scopes'
  | 'expires_at'
  | 'selected_ad_account_id'
>;

/**
 * Connects or reconnects. The same platform user keeps the end of the cool-down; for another user, it starts again.
 */
export const upsertConnection = (db: Db, connection: NewConnection, cooldownMs: number) => {
  const unlock = sql<number>`${now} + ${cooldownMs}`;
  return db
    .insertInto('connections')
    .values({ ...connection, expired_at: null, connected_at: now, writes_unlock_at: unlock })
    .onConflict((conflict) =>
      conflict.column('workspace_id').doUpdateSet({
        ...connection,
        expired_at: null,
        connected_at: now,
        writes_unlock_at: sql`case when connections.adnet_user_id = excluded.adnet_user_id
          then connections.writes_unlock_at else excluded.writes_unlock_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const findConnection = (db: Db, workspaceId: string) =>
  db
    .selectFrom('connections')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();

/** True if this is still the workspace's connection. A request that reconnects waits until the transaction ends. */
export const isStillConnected = async (
  tx: Db,
  { workspace_id, token }: Pick<ConnectionRow, 'workspace_id' | 'token'>,
) => {
  const connection = tx
    .selectFrom('connections')
    .select('workspace_id')
    .where('workspace_id', '=', workspace_id)
    .where('token', '=', token);
  return (
    (await (isPostgres(tx) ? connection.forUpdate() : connection).executeTakeFirst()) !== undefined
  );
};

/** The connection, with the account that pays for the workspace. */
export const findPaidConnection = (db: Db, workspaceId: string) =>
  db
    .selectFrom('connections')
    .selectAll()
    .select(payerOf('connections.workspace_id', 'connections.workspace_id').as('payer_id'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();

export const deleteConnection = (db: Db, workspaceId: string) =>
  changesOne(db.deleteFrom('connections').where('workspace_id', '=', workspaceId));

export const updatePin = (db: Db, workspaceId: string, adAccountId: string | null) =>
  db
    .updateTable('connections')
    .set({ selected_ad_account_id: adAccountId })
    .where('workspace_id', '=', workspaceId)
    .returningAll()
    .executeTakeFirst();

/** Only if the connection still has the token that ended, because a new one may have been stored meanwhile. */
export const markExpired = (db: Db, workspaceId: string, token: string) =>
  changesOne(
    db
      .updateTable('connections')
      .set({ expired_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('token', '=', token)
      .where('expired_at', 'is', null),
  );

/** Tokens not sealed with this key, a page at a time. */
export const listSealedOtherwise = (db: Db, keyId: string, after: string, limit: number) =>
  db
    .selectFrom('connections')
    .select(['workspace_id', 'token'])
    .where(sql<string>`substr(token, 1, ${sql.lit(`v1.${keyId}.`.length)})`, '<>', `v1.${keyId}.`)
    .where('workspace_id', '>', after)
    .orderBy('workspace_id')
    .limit(limit)
    .execute();

export const updateSealedToken = (db: Db, workspaceId: string, from: string, to: string) =>
  changesOne(
    db
      .updateTable('connections')
      .set({ token: to })
      .where('workspace_id', '=', workspaceId)
      .where('token', '=', from),
  );
