import type { Db } from './open.ts';

export const findSetting = async (db: Db, name: string) =>
  (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())
    ?.value;

/** The first writer wins, so that nodes starting together agree. */
export const insertSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

export const updateSetting = (db: Db, name: string, value: string) =>
  db.updateTable('settings').set({ value }).where('name', '=', name).execute();
