import { sql } from 'kysely';
import { now } from './clock.ts';
import type { Db } from './db.ts';

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

const asNumber = (value: string) => sql<number>`cast(${sql.ref(value)} as bigint)`;

/** For work that only one node does at a time: returns true to the node that may begin, for this time. */
export const takeLease = async (db: Db, name: string, forMs: number) => {
  const until = sql<string>`cast(${now} + ${forMs} as text)`;
  const taken = await db
    .insertInto('settings')
    .values({ name, value: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: until })
        .where(asNumber('settings.value'), '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
};
