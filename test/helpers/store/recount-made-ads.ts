import { sql } from 'kysely';
import { type Db, isPostgres } from '../../../src/store/db.ts';

type Row = Record<string, string | number | null>;

/** What `made_ads` should contain, from the tables that it repeats. */
const expected = (db: Db) => {
  const account = isPostgres(db)
    ? sql`a.details::json ->> 'ad_account_id'`
    : sql`json_extract(a.details, '$.ad_account_id')`;
  const stateColumns = sql`coalesce(s.state, 'waiting') as state, coalesce(s.seen_at, 0) as seen_at, s.campaign_id`;
  return sql<Row>`select * from (
    select w.id, w.workspace_id, w.created_at as made_at, w.object_id as ad_id, w.ad_account_id, w.name,
      coalesce(w.actor_kind, 'key') as actor_kind, w.actor_id, ${stateColumns}
    from writes as w left join seen_ads as s on s.workspace_id = w.workspace_id and s.ad_id = w.object_id
    where w.action = 'create_ad' and w.state = 'succeeded' and w.object_id is not null
    union all
    select a.id, a.workspace_id, a.at, a.target_id, ${account}, a.target_name, a.actor_kind, a.actor_id, ${stateColumns}
    from activity as a left join seen_ads as s on s.workspace_id = a.workspace_id and s.ad_id = a.target_id
    where a.action = 'write.create_ad' and a.outcome = 'succeeded' and a.target_id is not null) as made order by id`;
};

/** The table of created ads and its counts, as stored and as counted again. */
export const recountMadeAds = async (db: Db) => {
  const { rows: ads } = await sql<Row>`select * from made_ads order by id`.execute(db);
  const { rows: recounted } = await expected(db).execute(db);
  const counts = await sql<Row>`select workspace_id, state, n from made_ad_counts where n <> 0
    order by workspace_id, state`.execute(db);
  const n = isPostgres(db) ? sql`count(*)::bigint` : sql`count(*)`;
  const recount = await sql<Row>`select workspace_id, state, ${n} as n from made_ads
    group by workspace_id, state order by workspace_id, state`.execute(db);
  return {
    is: { ads, counts: counts.rows },
    shouldBe: { ads: recounted, counts: recount.rows },
  };
};
