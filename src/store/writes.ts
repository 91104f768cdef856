import { sql } from 'kysely';
import { now } from './clock.ts';
import { hotQuery } from './hot-query.ts';
import type { Db } from './open.ts';
import type { WriteRow, WriteState } from './tables.ts';

const byKeyQuery = hotQuery((db, { workspaceId, key }: { workspaceId: string; key: string }) =>
  db
    .selectFrom('writes')
    .selectAll()
    .select(now.as('now'))
    .where('workspace_id', '=', workspaceId)
    .where('idempotency_key', '=', key),
);

export const findWriteByKey = async (db: Db, workspaceId: string, key: string) => {
  const { rows } = await byKeyQuery(db, { workspaceId, key });
  return rows[0];
};

export const findWrite = (db: Db, id: string) =>
  db.selectFrom('writes').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest writes, those whose outcome is not known before all others. */
export const listWrites = (db: Db, limit: number) =>
  db
    .selectFrom('writes')
    .selectAll()
    .orderBy(sql`case when state in ('unknown', 'ambiguous') then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

type Outcome = {
  state: WriteState;
  status?: number;
  response?: string;
  objectId?: string | null;
};
type Settled = Pick<WriteRow, 'id' | 'state' | 'status' | 'response' | 'object_id'>;

const settle = (tx: Db, outcome: Settled) =>
  tx
    .updateTable('writes')
    .set({
      state: outcome.state,
      settled_at: now,
      next_check_at: null,
      status: outcome.status,
      response: outcome.response,
      object_id: outcome.object_id,
    })
    .where('id', '=', outcome.id);

const settleQueries = {
  platform: hotQuery((tx, outcome: Settled) =>
    settle(tx, outcome).where((eb) =>
      eb.or([
        eb('settled_at', 'is', null),
        eb('state', 'in', ['not_created', 'ambiguous'] as const),
      ]),
    ),
  ),
  inference: hotQuery((tx, outcome: Settled) =>
    settle(tx, outcome).where('settled_at', 'is', null),
  ),
};

/** Writes the outcome down once; only the platform's own late word overrules what was inferred. */
export const settleWrite = async (
  tx: Db,
  id: string,
  { state, status, response, objectId }: Outcome,
  by: keyof typeof settleQueries = 'platform',
) => {
  const { numAffectedRows } = await settleQueries[by](tx, {
    id,
    state,
    status: status ?? null,
    response: response ?? null,
    object_id: objectId ?? null,
  });
  return numAffectedRows === 1n;
};

/** Nothing happened on the platform: the write is over and its key may be used again. */
export const voidWrite = async (tx: Db, id: string, state: 'not_sent' | 'rejected') => {
  const { numUpdatedRows } = await tx
    .updateTable('writes')
    .set({ state, settled_at: now, next_check_at: null, idempotency_key: null })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const markUnknown = (db: Db, id: string, checkInMs: number) =>
  db
    .updateTable('writes')
    .set({ state: 'unknown', next_check_at: sql<number>`${now} + ${checkInMs}` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();

/** The key of a settled write, once it has answered for long enough. */
export const releaseKey = (db: Db, id: string) =>
  db
    .updateTable('writes')
    .set({ idempotency_key: null })
    .where('id', '=', id)
    .where('settled_at', 'is not', null)
    .execute();
