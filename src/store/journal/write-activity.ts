import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { deletedId, deletedPerson } from '../customer/deleted-person.ts';
import { type Db, isPostgres } from '../db.ts';
import type { ActivityRow, Tables, WriteRow } from '../schema/tables.ts';

/** The prefix of a write's action in the activity: `write.create_ad`. */
export const writePrefix = 'write.';

const neededColumns = [
  'id',
  'workspace_id',
  'created_at',
  'actor_kind',
  'actor_id',
  'action',
  'object_id',
  'name',
  'state',
  'request_id',
  'ad_account_id',
  'status',
  'found',
] as const;

type WriteActivityRow = Pick<WriteRow, (typeof neededColumns)[number]>;

/** Some writes of the journal; which ones, and how many, is for the caller to say. */
export const journaledWrites = (db: Db): SelectQueryBuilder<Tables, 'writes', WriteActivityRow> =>
  db.selectFrom('writes').select(neededColumns);

/** A write that still waits for its answer is called under way; other states keep their names. */
const outcome = sql<string>`case w.state when 'sent' then 'in_progress' else w.state end`;

/** `create_ad` makes an ad, `upload_image` an image. */
const targetKind = sql<string>`replace(replace(w.action, 'create_', ''), 'upload_', '')`;

const details = (db: Db) => {
  const facts = sql`'ad_account_id', w.ad_account_id, 'status', w.status, 'found', w.found`;
  return isPostgres(db)
    ? sql<string>`json_build_object(${facts})::text`
    : sql<string>`json_object(${facts})`;
};

/** These writes as events, with the columns of an activity in its order. Names are looked up for them alone. */
export const asActivity = (db: Db, writes: ReturnType<typeof journaledWrites>) =>
  db
    .selectFrom(writes.as('w'))
    .leftJoin('api_keys as k', 'k.id', 'w.actor_id')
    .leftJoin('accounts as a', 'a.id', 'w.actor_id')
    // Without a condition, SQLite would read "on conflict" as part of a join.
    .where(sql<SqlBool>`1 = 1`)
    .select([
      'w.id',
      'w.workspace_id',
      'w.created_at as at',
      sql<ActivityRow['actor_kind']>`coalesce(w.actor_kind, 'key')`.as('actor_kind'),
      'w.actor_id',
      sql<
        string | null
      >`case when w.actor_id = ${sql.lit(deletedId)} then ${sql.lit(deletedPerson)} else coalesce(k.name, a.email) end`.as(
        'actor_name',
      ),
      sql<string>`${sql.lit(writePrefix)} || w.action`.as('action'),
      targetKind.as('target_kind'),
      'w.object_id as target_id',
      'w.name as target_name',
      outcome.as('outcome'),
      'w.request_id',
      details(db).as('details'),
    ]);
