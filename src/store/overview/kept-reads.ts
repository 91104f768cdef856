import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import type { KeptReadRow } from '../schema/overview-tables.ts';

type KeptReadKey = Pick<KeptReadRow, 'workspace_id' | 'question'>;

const isYoung = (freshMs: number) => sql<number>`${now} - ${freshMs}`;

/** The platform's answer to any node within `freshMs`; undefined if there is none. */
export const findKeptRead = async (db: Db, key: KeptReadKey, freshMs: number) => {
  const row = await db
    .selectFrom('kept_reads')
    .select('answer')
    .where('workspace_id', '=', key.workspace_id)
    .where('question', '=', key.question)
    .where('asked_at', '>', isYoung(freshMs))
    .executeTakeFirst();
  return row?.answer ?? undefined;
};

/** Takes the right to ask the platform; false if a node has taken it within `freshMs`. */
export const claimRead = async (db: Db, key: KeptReadKey, freshMs: number) => {
  const rows = await db
    .insertInto('kept_reads')
    .values({ ...key, asked_at: now, answer: null })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'question'])
        .doUpdateSet({ asked_at: now, answer: null })
        .where('kept_reads.asked_at', '<=', isYoung(freshMs)),
    )
    .returning('question')
    .execute();
  return rows.length > 0;
};

export const saveRead = (db: Db, key: KeptReadKey, answer: string) =>
  db
    .updateTable('kept_reads')
    .set({ answer })
    .where('workspace_id', '=', key.workspace_id)
    .where('question', '=', key.question)
    .execute();

export const deleteKeptRead = (db: Db, key: KeptReadKey) =>
  db
    .deleteFrom('kept_reads')
    .where('workspace_id', '=', key.workspace_id)
    .where('question', '=', key.question)
    .execute();

export const deleteKeptReads = (db: Db, workspaceId: string) =>
  db.deleteFrom('kept_reads').where('workspace_id', '=', workspaceId).execute();
