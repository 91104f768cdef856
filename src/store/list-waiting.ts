import { type SqlBool, sql } from 'kysely';
import { journaledAds, type MadeAd, type MadeAds, rememberedAds } from './made-ads.ts';
import type { Db } from './open.ts';
import type { AdState } from './overview-tables.ts';
import type { ActorKind } from './tables.ts';

export type WaitingFilter = {
  /** Whose workspaces are looked at; with `workspaceId`, that one of them. */
  accountId: string;
  workspaceId?: string | undefined;
  adId?: string | undefined;
  state?: AdState | undefined;
  campaignId?: string | undefined;
  actorKind?: ActorKind | undefined;
  actorId?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
  /** Words of its name or its text, in small letters. */
  words?: string | undefined;
  after?: { at: number; id: string } | undefined;
};

/** The active workspaces an account belongs to, or the one of them that is named. */
export const membersWorkspaces = (
  db: Db,
  { accountId, workspaceId }: Pick<WaitingFilter, 'accountId' | 'workspaceId'>,
) =>
  db
    .selectFrom('members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select('m.workspace_id')
    .where('m.account_id', '=', accountId)
    .where('w.archived_at', 'is', null)
    .$if(workspaceId !== undefined, (query) =>
      query.where('m.workspace_id', '=', workspaceId ?? ''),
    );

const fits = ({ since, until, after, actorKind, actorId, adId }: WaitingFilter) => {
  const all = [
    since !== undefined && sql`made.made_at >= ${since}`,
    until !== undefined && sql`made.made_at < ${until}`,
    after && sql`(made.made_at, made.id) < (${after.at}, ${after.id})`,
    actorKind && sql`made.actor_kind = ${actorKind}`,
    actorId && sql`made.actor_id = ${actorId}`,
    adId && sql`made.ad_id = ${adId}`,
  ].filter((condition) => typeof condition === 'object');
  return all.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(all, sql` and `)}`;
};

/** An ad that nobody has looked at yet waits: it was made paused. */
const isIn = (state: AdState) => sql<SqlBool>`coalesce(seen.state, 'waiting') = ${state}`;

const escaped = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const says = (words: string) =>
  sql<SqlBool>`(lower(coalesce(made.name, '') || ' ' || coalesce(seen.name, '') || ' ' || coalesce(seen.shown, '')) like ${escaped(words)} escape '\\')`;

const branch = (db: Db, made: MadeAds, filter: WaitingFilter, limit: number) => {
  const { state, campaignId, words } = filter;
  return db
    .selectFrom(made)
    .leftJoin('seen_ads as seen', (join) =>
      join
        .onRef('seen.workspace_id', '=', 'made.workspace_id')
        .onRef('seen.ad_id', '=', 'made.ad_id'),
    )
    .selectAll('made')
    .select([
      'seen.state',
      'seen.seen_at',
      'seen.state_since',
      'seen.effective_status',
      'seen.name as seen_name',
      'seen.campaign_id',
      'seen.campaign_name',
      'seen.shown',
    ])
    .where(fits(filter))
    .$if(state !== undefined, (query) => query.where(isIn(state ?? 'waiting')))
    .$if(campaignId !== undefined, (query) =>
      query.where('seen.campaign_id', '=', campaignId ?? ''),
    )
    .$if(words !== undefined, (query) => query.where(says(words ?? '')))
    .orderBy('made.made_at', 'desc')
    .orderBy('made.id', 'desc')
    .limit(limit);
};

/** The newest ads that were made here and fit, with what the platform last said of them: one query. */
export const listWaiting = (db: Db, filter: WaitingFilter, limit: number) => {
  const both = db
    .selectFrom(
      branch(db, journaledAds(db, membersWorkspaces(db, filter)), filter, limit).as('journal'),
    )
    .selectAll()
    .unionAll(
      db
        .selectFrom(
          branch(db, rememberedAds(db, membersWorkspaces(db, filter)), filter, limit).as(
            'remembered',
          ),
        )
        .selectAll(),
    );
  return db
    .selectFrom(both.as('ad'))
    .innerJoin('workspaces as w', 'w.id', 'ad.workspace_id')
    .leftJoin('seen_accounts as account', (join) =>
      join
        .onRef('account.workspace_id', '=', 'ad.workspace_id')
        .onRef('account.ad_account_id', '=', 'ad.ad_account_id'),
    )
    .leftJoin('api_keys as k', 'k.id', 'ad.actor_id')
    .leftJoin('accounts as a', 'a.id', 'ad.actor_id')
    .selectAll('ad')
    .select([
      'w.name as workspace_name',
      'account.currency',
      'account.pages',
      sql<string | null>`coalesce(k.name, a.email)`.as('actor_name'),
    ])
    .orderBy('ad.made_at', 'desc')
    .orderBy('ad.id', 'desc')
    .limit(limit)
    .execute();
};

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** Ads of an account that were looked at longest ago, or never: what is worth asking about next. */
export const listStalest = async (
  db: Db,
  { workspaceId, adAccountId }: { workspaceId: string; adAccountId: string },
  limit: number,
): Promise<Pick<MadeAd, 'ad_id'>[]> =>
  db
    .selectFrom(journaledAds(db, sql`select cast(${workspaceId} as text)`))
    .leftJoin('seen_ads as seen', (join) =>
      join
        .onRef('seen.workspace_id', '=', 'made.workspace_id')
        .onRef('seen.ad_id', '=', 'made.ad_id'),
    )
    .select('made.ad_id')
    .where('made.ad_account_id', '=', adAccountId)
    .where(sql<SqlBool>`coalesce(seen.state, 'waiting') <> 'gone'`)
    .orderBy(sql`coalesce(seen.seen_at, 0)`)
    .limit(limit)
    .execute();
