import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isPostgres } from '../db.ts';

/** The workspace's guardrails as JSON have a list of ad accounts, and the ad's own is not in it. */
const isKeptBack = (db: Db) =>
  isPostgres(db)
    ? sql`not coalesce((g.guardrails::jsonb -> 'ad_accounts') @> to_jsonb(made.ad_account_id::text), true)`
    : sql`json_type(g.guardrails, '$.ad_accounts') is not null and not exists (
        select 1 from json_each(g.guardrails, '$.ad_accounts') as one where one.value = made.ad_account_id)`;

export type Reader = {
  accountId: string;
  /** The ad accounts that the caller's key may read; left out: those of the workspace. */
  keyAccounts?: readonly string[] | undefined;
};

/** Whether an ad `made` lies in an ad account that may be read; undefined: all may be. */
export const readableAds = async (
  db: Db,
  { accountId, keyAccounts }: Reader,
): Promise<RawBuilder<SqlBool> | undefined> => {
  const guardedWorkspace = await db
    .selectFrom('members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select('w.id')
    .where('m.account_id', '=', accountId)
    .where('w.guardrails', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  const ofWorkspace = sql<SqlBool>`not exists (select 1 from workspaces as g
    where g.id = made.workspace_id and g.guardrails is not null and ${isKeptBack(db)})`;
  const all = [
    ...(guardedWorkspace ? [ofWorkspace] : []),
    ...(keyAccounts ? [sql`made.ad_account_id in (${sql.join(keyAccounts)})`] : []),
  ];
  return all.length === 0 ? undefined : sql<SqlBool>`${sql.join(all, sql` and `)}`;
};
