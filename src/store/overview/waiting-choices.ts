import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { recentAds, type WaitingReader } from './list-waiting.ts';

const maxChoices = 200;

/** The campaigns of the newest ads that were seen, to choose one from. */
export const listSeenCampaigns = async (db: Db, whose: WaitingReader) =>
  db
    .selectFrom((await recentAds(db, whose)).as('made'))
    .innerJoin('seen_ads as seen', (join) =>
      join
        .onRef('seen.workspace_id', '=', 'made.workspace_id')
        .onRef('seen.ad_id', '=', 'made.ad_id'),
    )
    .select(['seen.campaign_id as id', 'seen.campaign_name as name'])
    .distinct()
    .where('seen.campaign_id', 'is not', null)
    .orderBy('seen.campaign_name')
    .limit(maxChoices)
    .execute();

/** The makers of the newest ads, to choose one from. */
export const listMakers = async (db: Db, whose: WaitingReader) => {
  const makers = db
    .selectFrom((await recentAds(db, whose)).as('made'))
    .select(['made.actor_kind', 'made.actor_id'])
    .distinct();
  return db
    .selectFrom(makers.as('maker'))
    .leftJoin('api_keys as k', 'k.id', 'maker.actor_id')
    .leftJoin('accounts as a', 'a.id', 'maker.actor_id')
    .select([
      'maker.actor_kind as kind',
      'maker.actor_id as id',
      sql<string | null>`coalesce(k.name, a.email)`.as('name'),
    ])
    .limit(maxChoices)
    .execute();
};
