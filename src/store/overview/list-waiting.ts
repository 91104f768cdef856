import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, idIsAmong, isPostgres } from '../db.ts';
import { onReaderThread } from '../engines/sqlite/reader-thread.ts';
import { activeMemberships } from '../people/members.ts';
import { type AdState, adStates, type MadeAdRow } from '../schema/overview-tables.ts';
import type { ActorKind } from '../schema/people-tables.ts';
import { type MadeAds, readMadeAds } from './made-ads.ts';

/** The workspace's guardrails as JSON have a list of ad accounts, and the ad's own is not in it. */
const isKeptBack = (db: Db) =>
  isPostgres(db)
    ? sql`not coalesce((g.guardrails::jsonb -> 'ad_accounts') @> to_jsonb(made.ad_account_id::text), true)`
    : sql`json_type(g.guardrails, '$.ad_accounts') is not null and not exists (
        select 1 from json_each(g.guardrails, '$.ad_accounts') as one where one.value = made.ad_account_id)`;

type Reader = {
  accountId: string;
  /** The ad accounts that the caller's key may read; left out: those of the workspace. */
  keyAccounts?: readonly string[] | undefined;
};

/** The condition for ads `made` in ad accounts that may be read; undefined: all may be. */
const readableAds = async (
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

/** The workspaces to read; with `workspaceId`, only that one. */
export type WaitingReader = Reader & { workspaceId?: string | undefined };

export type WaitingFilter = WaitingReader & {
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
const membersWorkspaces = (
  db: Db,
  { accountId, workspaceId }: Pick<WaitingFilter, 'accountId' | 'workspaceId'>,
) =>
  activeMemberships(db, accountId)
    .select('m.workspace_id')
    .$if(workspaceId !== undefined, (query) =>
      query.where('m.workspace_id', '=', workspaceId ?? ''),
    );

const escaped = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Searches in what the platform returned, and in the name that was sent. */
const hasWords = (
  words: string,
) => sql`(lower(coalesce(made.name, '')) like ${escaped(words)} escape '\\'
  or exists (select 1 from seen_ads as s where s.workspace_id = made.workspace_id and s.ad_id = made.ad_id
    and lower(coalesce(s.name, '') || ' ' || s.shown) like ${escaped(words)} escape '\\'))`;

const isBefore = (after: WaitingFilter['after'], until: number) =>
  after !== undefined && after.at < until;

/** With the condition for what may be read, and the ads of the campaign that were not read from Meta yet. */
type ReadableFilter = WaitingFilter & {
  readable: RawBuilder<SqlBool> | undefined;
  unseen?: readonly string[];
};

/** More ads than one launch has. */
const maxUnseen = 500;

/**
 * Ads of the launch that created a campaign and that were not read from the platform yet, which alone says which
 * campaign they belong to. Who may see them is checked where they are listed.
 */
const listUnseen = async (
  db: Db,
  made: MadeAds,
  { campaignId }: WaitingFilter,
): Promise<string[]> => {
  if (campaignId === undefined) return [];
  const rows = await db
    .selectFrom('writes as campaign')
    .innerJoin('launch_steps as first', 'first.write_id', 'campaign.id')
    .innerJoin('launch_steps as step', 'step.launch_id', 'first.launch_id')
    .innerJoin(made.as('made'), 'made.id', 'step.write_id')
    .select('made.id')
    .where('campaign.object_id', '=', campaignId)
    .where('campaign.action', '=', 'create_campaign')
    .where('step.action', '=', 'create_ad')
    .where('made.campaign_id', 'is', null)
    .limit(maxUnseen)
    .execute();
  return rows.map(({ id }) => id);
};

const isOfCampaign = (campaignId: string, unseen: readonly string[] = []) =>
  unseen.length === 0
    ? sql`made.campaign_id = ${campaignId}`
    : sql`(made.campaign_id = ${campaignId} or (made.campaign_id is null and made.id in (${sql.join(unseen)})))`;

const fits = ({
  state,
  campaignId,
  unseen,
  words,
  since,
  until,
  after,
  readable,
  ...by
}: ReadableFilter) => {
  const all = [
    readable,
    state && sql`made.state = ${state}`,
    since !== undefined && sql`made.made_at >= ${since}`,
    // One upper bound at a time: given two, SQLite may start from the wrong one.
    until !== undefined && !isBefore(after, until) && sql`made.made_at < ${until}`,
    after && sql`(made.made_at, made.id) < (${after.at}, ${after.id})`,
    by.actorKind && sql`made.actor_kind = ${by.actorKind}`,
    by.actorId && sql`made.actor_id = ${by.actorId}`,
    by.adId && sql`made.ad_id = ${by.adId}`,
    campaignId !== undefined && isOfCampaign(campaignId, unseen),
    words !== undefined && hasWords(words),
  ].filter((condition) => typeof condition === 'object');
  return all.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(all, sql` and `)}`;
};

/** The newest fitting ads of the workspace `w`: one range of an index. */
const newestOf = (made: MadeAds, filter: ReadableFilter, limit: number, more = sql``) =>
  sql`select made.id from ${made} as made where made.workspace_id = w.workspace_id and ${fits(filter)} ${more}
    order by made.made_at desc, made.id desc limit ${limit}`;

/** No more ads are counted, of all workspaces together, than this many times the page. */
const maxCounted = 12;

/**
 * A page cannot contain ads older than this, because each of so many workspaces has `depth` newer ones; null if too
 * few have that many, or if counting is not worth it.
 */
const oldestBy = (made: MadeAds, filter: ReadableFilter, limit: number, depth: number) => {
  const madeAtDepth = sql`select made.made_at from ${made} as made where made.workspace_id = w.workspace_id and ${fits(filter)}
    order by made.made_at desc, made.id desc limit 1 offset ${depth - 1}`;
  return sql`select * from (select (${madeAtDepth}) as made_at from heads as w
    where (select count(*) from heads) between 2 and ${Math.min(limit - 1, Math.floor((maxCounted * limit) / depth))}
    order by 1 desc nulls last limit 1 offset ${Math.ceil(limit / depth) - 1}) as bounds`;
};

/** Where a filter has no index of its own, its ads are not counted. */
const depthsFor = ({ words, campaignId, actorId, actorKind }: ReadableFilter, limit: number) =>
  (words ?? campaignId ?? actorId ?? actorKind) === undefined
    ? [Math.ceil(limit / 50), Math.ceil(limit / 8)]
    : [];

/**
 * The newest matching ads of several workspaces. The newest ad of each decides which workspaces are on the page at
 * all; of 2,000, the others are not read further. Ads that are too old for the page are not read either.
 */
const newestOfAll = (db: Db, made: MadeAds, filter: ReadableFilter, limit: number) => {
  const heads = sql`select w.workspace_id, newest.made_at from (${membersWorkspaces(db, filter)}) as w
    cross join ${made} as newest where newest.id = (${newestOf(made, filter, 1)})
    order by newest.made_at desc, newest.id desc limit ${limit}`;
  const newest = sql`select case when count(*) = ${limit} then min(made_at) end as made_at from heads`;
  const deeper = depthsFor(filter, limit).map((depth) => oldestBy(made, filter, limit, depth));
  const bounds = sql.join([newest, ...deeper], sql` union all `);
  return sql<MadeAdRow>`(with heads as materialized (${heads}),
    bound as materialized (select max(made_at) as made_at from (${bounds}) as bounds)
    select ad.* from (select heads.workspace_id, coalesce(bound.made_at, 0) as oldest from heads cross join bound) as w
    cross join ${made} as ad
    where ${idIsAmong(db, newestOf(made, filter, limit, sql`and made.made_at >= w.oldest`), 'ad.id')}
    order by ad.made_at desc, ad.id desc limit ${limit})`;
};

/** These ads, each with what the platform last returned about it and its ad account. */
const seenOfAll = async (db: Db, filter: WaitingFilter, limit: number) => {
  const madeAds = await readMadeAds(db);
  const [readable, unseen] = [await readableAds(db, filter), await listUnseen(db, madeAds, filter)];
  return (
    db
      .selectFrom(newestOfAll(db, madeAds, { ...filter, readable, unseen }, limit).as('ad'))
      .leftJoin('seen_ads as seen', (join) =>
        join
          .onRef('seen.workspace_id', '=', 'ad.workspace_id')
          .onRef('seen.ad_id', '=', 'ad.ad_id'),
      )
      .leftJoin('seen_accounts as account', (join) =>
        join
          .onRef('account.workspace_id', '=', 'ad.workspace_id')
          .onRef('account.ad_account_id', '=', 'ad.ad_account_id'),
      )
      // Words are looked for in every ad until a page is full.
      .$if(filter.words !== undefined, (query) => query.modifyFront(sql.raw(onReaderThread)))
  );
};

/** The newest matching ads that were created here, with what the platform last returned about them, in one query. */
export const listWaiting = async (db: Db, filter: WaitingFilter, limit: number) =>
  (await seenOfAll(db, filter, limit))
    .innerJoin('workspaces as w', 'w.id', 'ad.workspace_id')
    .leftJoin('api_keys as k', 'k.id', 'ad.actor_id')
    .leftJoin('accounts as a', 'a.id', 'ad.actor_id')
    .select([
      'ad.id',
      'ad.workspace_id',
      'ad.made_at',
      'ad.ad_id',
      'ad.ad_account_id',
      'ad.name',
      'ad.actor_kind',
      'ad.actor_id',
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
    .execute();

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** A part of what is shown of an ad, as JSON. */
const partOf = (db: Db, part: 'adset' | 'budget') =>
  isPostgres(db)
    ? sql<string | null>`seen.shown::json ->> ${sql.lit(part)}`
    : sql<string | null>`json_extract(seen.shown, ${sql.lit(`$.${part}`)})`;

/**
 * The ads of `listWaiting`, but only their budgets: those with the same budget are one row, with their number and
 * the positions of the first and the last of them. Everything after the first `maxAds` is a row of its own.
 */
export const listWaitingBudgets = async (db: Db, filter: WaitingFilter, maxAds: number) => {
  const ads = (await seenOfAll(db, filter, maxAds + 1)).select([
    'ad.workspace_id',
    'account.currency',
    'seen.campaign_id',
    partOf(db, 'adset').as('adset'),
    partOf(db, 'budget').as('budget'),
    sql<number>`row_number() over (order by ad.made_at desc, ad.id desc)`.as('place'),
  ]);
  const isOver = sql<number>`case when place > ${sql.lit(maxAds)} then 1 else 0 end`;
  const columns = ['workspace_id', 'currency', 'campaign_id', 'adset', 'budget'] as const;
  return db
    .selectFrom(ads.as('ads'))
    .select(columns)
    .select((eb) => [
      isOver.as('is_over'),
      eb.fn.countAll<number>().as('ads'),
      eb.fn.min<number>('place').as('first'),
      eb.fn.max<number>('place').as('last'),
    ])
    .groupBy([...columns, isOver])
    .orderBy('first')
    .execute();
};

export type WaitingBudget = Awaited<ReturnType<typeof listWaitingBudgets>>[number];

/** Ads of an account that were read longest ago, or never, and should be read next. */
export const listStalest = async (
  db: Db,
  { workspaceId, adAccountId }: { workspaceId: string; adAccountId: string },
  limit: number,
): Promise<Pick<MadeAdRow, 'ad_id'>[]> =>
  db
    .selectFrom((await readMadeAds(db)).as('made'))
    .select('made.ad_id')
    .where('made.workspace_id', '=', workspaceId)
    .where('made.ad_account_id', '=', adAccountId)
    .where(sql<SqlBool>`made.state <> 'gone'`)
    .orderBy('made.seen_at')
    .limit(limit)
    .execute();

/** The number of clients with the latest creates, and the number of their newest ads in each state. */
const recent = { workspaces: 25, ads: 20 };
const recentOfOne = { workspaces: 1, ads: 300 };

/** The newest ads of an account's clients in any state, from which the choices of a filter are taken. */
export const recentAds = async (db: Db, whose: WaitingReader) => {
  const madeAds = await readMadeAds(db);
  const readable = await readableAds(db, whose);
  const { workspaces, ads } = whose.workspaceId === undefined ? recent : recentOfOne;
  const ids = adStates.map(
    (state) =>
      sql`select * from (${newestOf(madeAds, { ...whose, state, readable }, ads)}) as ${sql.ref(state)}`,
  );
  const heads = sql`select w.workspace_id from (${membersWorkspaces(db, whose)}) as w
    order by (select max(newest.made_at) from ${madeAds} as newest
      where newest.workspace_id = w.workspace_id and newest.state = 'waiting') desc nulls last limit ${workspaces}`;
  return sql<MadeAdRow>`(select ad.* from (${heads}) as w cross join ${madeAds} as ad
    where ${idIsAmong(db, sql.join(ids, sql` union all `), 'ad.id')})`;
};
