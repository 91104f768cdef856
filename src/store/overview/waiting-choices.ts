import { type SqlBool, sql } from 'kysely';
import type { Db } from '../open.ts';
import { membersWorkspaces, type WaitingFilter } from './list-waiting.ts';
import { journaledAds } from './made-ads.ts';

const maxItems = 200;

/** The campaigns of ads that were seen, to choose one from. */
export const listSeenCampaigns = (
  db: Db,
  whose: Pick<WaitingFilter, 'accountId' | 'workspaceId'>,
) =>
  db
    .selectFrom('seen_ads')
    .select(['campaign_id as id', 'campaign_name as name'])
    .distinct()
    .where(sql<SqlBool>`workspace_id in (${membersWorkspaces(db, whose)})`)
    .where('campaign_id', 'is not', null)
    .orderBy('campaign_name')
    .limit(maxItems)
    .execute();

/** Who made ads, to choose one from. */
export const listMakers = (db: Db, whose: Pick<WaitingFilter, 'accountId' | 'workspaceId'>) => {
  const makers = db
    .selectFrom(journaledAds(db, membersWorkspaces(db, whose)))
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
    .limit(maxItems)
    .execute();
};
