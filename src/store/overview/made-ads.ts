import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { MadeAdRow } from '../schema/overview-tables.ts';
import { areMadeAdsWhole } from './fill-tables.ts';

/** What follows "from" in a query about ads that were created here. */
export type MadeAds = RawBuilder<MadeAdRow>;

const seenColumns = sql`coalesce(s.state, 'waiting') as state, coalesce(s.seen_at, 0) as seen_at, s.campaign_id`;

/** The same rows from their original tables, while `made_ads` is being filled on PostgreSQL. */
const adsFromSources = sql<MadeAdRow>`(
  select w.id, w.workspace_id, w.created_at as made_at, w.object_id as ad_id, w.ad_account_id, w.name,
    coalesce(w.actor_kind, 'key') as actor_kind, w.actor_id, ${seenColumns}
  from writes as w left join seen_ads as s on s.workspace_id = w.workspace_id and s.ad_id = w.object_id
  where w.action = 'create_ad' and w.state = 'succeeded' and w.object_id is not null
  union all
  select a.id, a.workspace_id, a.at, a.target_id, a.details::json ->> 'ad_account_id', a.target_name,
    a.actor_kind, a.actor_id, ${seenColumns}
  from activity as a left join seen_ads as s on s.workspace_id = a.workspace_id and s.ad_id = a.target_id
  where a.action = 'write.create_ad' and a.outcome = 'succeeded' and a.target_id is not null)`;

export const readMadeAds = async (db: Db): Promise<MadeAds> =>
  (await areMadeAdsWhole(db)) ? sql<MadeAdRow>`made_ads` : adsFromSources;

/** How many of each workspace wait, as a table of `workspace_id` and `n`. */
export const readWaitingCounts = async (db: Db) =>
  (await areMadeAdsWhole(db))
    ? sql<{
        workspace_id: string;
        n: number;
      }>`(select workspace_id, n from made_ad_counts where state = 'waiting')`
    : sql<{
        workspace_id: string;
        n: number;
      }>`(select workspace_id, count(*) as n from ${adsFromSources} as made
        where state = 'waiting' group by workspace_id)`;
