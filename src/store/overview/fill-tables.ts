import { sql } from 'kysely';
import { type Db, isPostgres } from '../db.ts';
import { lockAgainstWrites } from '../engines/postgres/bounded-locks.ts';
import { isWaitInVain } from '../engines/postgres/trouble.ts';
import { jsonIds } from '../json-rows.ts';
import type { Store } from '../open.ts';
import { findSetting, updateSetting } from '../settings.ts';

const whole = 'whole';

/**
 * Continues with a table that an upgrade fills in portions, from the position in its setting; `next` is the new
 * position, null: the table is complete. One node does it at a time. Returns false if it is complete, or if another
 * node does it.
 */
const fillNext = (
  store: Pick<Store, 'transaction'>,
  name: string,
  next: (tx: Db, progress: string) => Promise<string | null>,
) =>
  store.transaction(async (tx) => {
    const { rows } = await sql<{ value: string }>`select value from settings
      where name = ${name} and value <> ${whole} for update skip locked`.execute(tx);
    const [row] = rows;
    if (!row) return false;
    const progress = await next(tx, row.value);
    await updateSetting(tx, name, progress ?? whole);
    return progress !== null;
  });

const sources = ['writes', 'activity'] as const;
type Source = (typeof sources)[number];

/** The progress of the copying: the last row of the source, in its order. */
type Progress = { from: Source; after?: [workspaceId: string, at: number, id: string] };

/** Databases whose tables are complete; this does not change again, so it is checked only once. */
const wholeDatabases = new WeakSet<Db>();

/** True if every ad is in `made_ads`; until then, lists are read from the journal and the activity. */
export const areMadeAdsWhole = async (db: Db) => {
  if (!isPostgres(db) || wholeDatabases.has(db)) return true;
  if ((await findSetting(db, 'made_ads')) === whole) wholeDatabases.add(db);
  return wholeDatabases.has(db);
};

const columns = sql`id, workspace_id, made_at, ad_id, ad_account_id, name, actor_kind, actor_id, state, seen_at, campaign_id`;

/** The next created ads of a source, in the order of one of its indexes; nothing deletes them meanwhile. */
const nextOf = {
  writes: (after: Progress['after'], limit: number) => sql`
    select id, workspace_id, created_at as made_at, object_id as ad_id, ad_account_id, name,
      coalesce(actor_kind, 'key') as actor_kind, actor_id
    from writes where action = 'create_ad' and state = 'succeeded' and object_id is not null
      and ${after ? sql`(workspace_id, created_at, id) > (${after[0]}, ${after[1]}::bigint, ${after[2]})` : sql`true`}
    order by workspace_id, created_at, id limit ${limit} for key share`,
  activity: (after: Progress['after'], limit: number) => sql`
    select id, workspace_id, at as made_at, target_id as ad_id, details::json ->> 'ad_account_id' as ad_account_id,
      target_name as name, actor_kind, actor_id
    from activity where action = 'write.create_ad' and outcome = 'succeeded' and target_id is not null
      and ${after ? sql`(workspace_id, at, id) > (${after[0]}, ${after[1]}::bigint, ${after[2]})` : sql`true`}
    order by workspace_id, at, id limit ${limit} for key share`,
} satisfies Record<Source, unknown>;

type LastRow = { workspace_id: string; made_at: number; id: string };

const copy = async (tx: Db, { from, after }: Progress, limit: number): Promise<Progress | null> => {
  const { rows } = await sql<LastRow>`with next as (${nextOf[from](after, limit)}),
    copied as (insert into made_ads (${columns})
      select n.*, coalesce(s.state, 'waiting'), coalesce(s.seen_at, 0), s.campaign_id
      from next as n left join seen_ads as s on s.workspace_id = n.workspace_id and s.ad_id = n.ad_id
      on conflict (id) do nothing)
    select workspace_id, made_at, id from next order by workspace_id desc, made_at desc, id desc limit 1`.execute(
    tx,
  );
  const [last] = rows;
  if (last) return { from, after: [last.workspace_id, Number(last.made_at), last.id] };
  return from === 'writes' ? { from: 'activity' } : null;
};

/**
 * Copies the next ads that were created before `made_ads` existed; triggers add all others. One node does it at a
 * time. True: some were copied, and there may be more. False: the table is complete, or another node copies.
 */
export const fillMadeAds = (store: Pick<Store, 'transaction'>, limit: number) =>
  fillNext(store, 'made_ads', async (tx, progress) => {
    // Otherwise, what the platform returns about an ad between reading and writing its state would be lost.
    await lockAgainstWrites(tx, 'seen_ads');
    // We wrote it ourselves.
    const next = await copy(tx, JSON.parse(progress) as Progress, limit);
    return next && JSON.stringify(next);
  }).catch((error) => {
    if (!isWaitInVain(error)) throw error;
    return true;
  });

/**
 * For the next workspaces, stores the ad account of their last create, if that was before `work_accounts` existed;
 * triggers do so for all others.
 */
export const fillWorkAccounts = (store: Pick<Store, 'transaction'>, limit: number) =>
  fillNext(store, 'work_accounts', async (tx, after) => {
    const next = await tx
      .selectFrom('workspaces')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    await sql`insert into work_accounts (workspace_id, ad_account_id)
      select next.id, last.ad_account_id from (${jsonIds(tx, JSON.stringify(next.map(({ id }) => id)))}) as next(id)
      cross join lateral (select ad_account_id from writes as w where w.workspace_id = next.id
        order by w.created_at desc limit 1) as last
      on conflict (workspace_id) do nothing`.execute(tx);
    return next.length < limit ? null : (next.at(-1)?.id ?? null);
  });
