import { now } from './clock.ts';
import { changesOne, type Db } from './db.ts';
import { jsonRows } from './json-rows.ts';
import type { ObjectDifferencesRow } from './schema/tables.ts';

/** True the first time; later findings do not change the first. */
export const insertDifferences = (tx: Db, row: Omit<ObjectDifferencesRow, 'found_at'>) =>
  changesOne(
    tx
      .insertInto('object_differences')
      .values({ ...row, found_at: now })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'object_id']).doNothing()),
  );

export type ObjectOf = Pick<ObjectDifferencesRow, 'workspace_id' | 'object_id'>;

/** The differences of these objects; most have none. */
export const listDifferences = async (db: Db, objects: readonly ObjectOf[]) => {
  if (objects.length === 0) return [];
  const objectRows = jsonRows<ObjectOf>(
    db,
    JSON.stringify(objects.map(({ workspace_id, object_id }) => ({ workspace_id, object_id }))),
    { workspace_id: 'text', object_id: 'text' },
  );
  return db
    .selectFrom(objectRows)
    .innerJoin('object_differences as found', (join) =>
      join
        .onRef('found.workspace_id', '=', 'given.workspace_id')
        .onRef('found.object_id', '=', 'given.object_id'),
    )
    .select(['found.workspace_id', 'found.object_id', 'found.action', 'found.differences'])
    .execute();
};
