import { type SqlBool, sql } from 'kysely';
import type { Db } from '../open.ts';
import { membershipCounts } from '../people/members.ts';
import type { AdState } from '../schema/overview-tables.ts';
import type { ActorKind } from '../schema/tables.ts';
import { journaledAds, type MadeAd, type MadeAds, rememberedAds } from './made-ads.ts';

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
    .where(membershipCounts)
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

/**
 * An ad that nobody has looked at yet waits: it was made paused. Those that have left are few, and an
 * index holds them alone.
 */
const isIn = (db: Db, filter: WaitingFilter, state: AdState) => {
  const left = db
    .selectFrom('seen_ads as s')
    .select(['s.workspace_id', 's.ad_id'])
    .where('s.workspace_id', 'in', membersWorkspaces(db, filter))
    .where('s.state', '<>', 'waiting');
  return state === 'waiting'
    ? sql<SqlBool>`(made.workspace_id, made.ad_id) not in (${left})`
    : sql<SqlBool>`(made.workspace_id, made.ad_id) in (${left.where('s.state', '=', state)})`;
};

const escaped = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** What only the platform's word on the ad can tell: its campaign, its text. */
const saidToBe = ({ campaignId, words }: WaitingFilter) => {
  const all = [
    campaignId !== undefined && sql`s.campaign_id = ${campaignId}`,
    words !== undefined &&
      sql`(lower(coalesce(s.name, '') || ' ' || s.shown) like ${escaped(words)} escape '\\')`,
  ].filter((condition) => typeof condition === 'object');
  const seen = sql<SqlBool>`exists (select 1 from seen_ads s where s.workspace_id = made.workspace_id and s.ad_id = made.ad_id and ${sql.join(all, sql` and `)})`;
  // An ad that nobody has looked at yet is found by the name it was sent with.
  return words === undefined || campaignId !== undefined
    ? seen
    : sql<SqlBool>`(lower(coalesce(made.name, '')) like ${escaped(words)} escape '\\' or ${seen})`;
};

const branch = (db: Db, made: MadeAds, filter: WaitingFilter, limit: number) => {
  const { state, campaignId, words } = filter;
  const asksMore = campaignId !== undefined || words !== undefined;
  return db
    .selectFrom(made)
    .selectAll('made')
    .where(fits(filter))
    .$if(state !== undefined, (query) => query.where(isIn(db, filter, state ?? 'waiting')))
    .$if(asksMore, (query) => query.where(saidToBe(filter)))
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
    .leftJoin('seen_ads as seen', (join) =>
      join.onRef('seen.workspace_id', '=', 'ad.workspace_id').onRef('seen.ad_id', '=', 'ad.ad_id'),
    )
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
      'seen.state',
      'seen.seen_at',
      'seen.state_since',
      'seen.effective_status',
      'seen.name as seen_name',
      'seen.campaign_id',
      'seen.campaign_name',
      'seen.shown',
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
