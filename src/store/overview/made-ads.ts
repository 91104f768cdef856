import { type AliasedSelectQueryBuilder, type Expression, type SqlBool, sql } from 'kysely';
import { type Db, isPostgres } from '../open.ts';
import type { ActorKind } from '../schema/tables.ts';

/** An ad that was made here, wherever it is written down. */
export type MadeAd = {
  id: string;
  workspace_id: string;
  made_at: number;
  ad_id: string;
  ad_account_id: string;
  name: string | null;
  actor_kind: ActorKind;
  actor_id: string | null;
};

/** The conditions of the indexes `writes_made_ads` and `activity_made_ads`, word for word. */
const isMadeWrite = sql<SqlBool>`action = 'create_ad' and state = 'succeeded'`;
const isMadeEvent = sql<SqlBool>`action = 'write.create_ad' and outcome = 'succeeded'`;

const accountIn = (db: Db) =>
  isPostgres(db)
    ? sql<string>`(details::json ->> 'ad_account_id')`
    : sql<string>`json_extract(details, '$.ad_account_id')`;

/** A query that names workspaces. */
export type Workspaces = Expression<{ workspace_id: string }>;

export type MadeAds = AliasedSelectQueryBuilder<MadeAd, 'made'>;

const isIn = (workspaces: Workspaces) => sql<SqlBool>`workspace_id in (${workspaces})`;

/** Ads in the journal of writes. */
export const journaledAds = (db: Db, workspaces: Workspaces): MadeAds =>
  db
    .selectFrom('writes')
    .select([
      'id',
      'workspace_id',
      'created_at as made_at',
      sql<string>`object_id`.as('ad_id'),
      'ad_account_id',
      'name',
      sql<ActorKind>`coalesce(actor_kind, 'key')`.as('actor_kind'),
      'actor_id',
    ])
    .where(isIn(workspaces))
    .where(isMadeWrite)
    .where('object_id', 'is not', null)
    .as('made');

/** Ads that the journal has forgotten: they are events by now. */
export const rememberedAds = (db: Db, workspaces: Workspaces): MadeAds =>
  db
    .selectFrom('activity')
    .select([
      'id',
      'workspace_id',
      'at as made_at',
      sql<string>`target_id`.as('ad_id'),
      accountIn(db).as('ad_account_id'),
      'target_name as name',
      'actor_kind',
      'actor_id',
    ])
    .where(isIn(workspaces))
    .where(isMadeEvent)
    .where('target_id', 'is not', null)
    .as('made');
