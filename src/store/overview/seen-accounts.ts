import { sql } from 'kysely';
import { now, nowOnce } from '../clock.ts';
import type { Db } from '../db.ts';
import type { SeenAccountRow, SeenAdRow } from '../schema/overview-tables.ts';

export type SeenAccount = { workspace_id: string; ad_account_id: string };

/**
 * Takes the right to ask the platform about these accounts. An account about which any node has asked within
 * `freshMs` is not returned.
 */
export const claimAccounts = async (
  db: Db,
  pairs: readonly SeenAccount[],
  what: 'asked_at' | 'ads_asked_at',
  freshMs: number,
): Promise<SeenAccount[]> => {
  const claimedAccounts: SeenAccount[] = [];
  // In portions, because a statement with thousands of values takes long to build and to parse.
  for (let from = 0; from < pairs.length; from += claimsAtOnce)
    claimedAccounts.push(
      ...(await claimSome(db, pairs.slice(from, from + claimsAtOnce), what, freshMs)),
    );
  return claimedAccounts;
};

const claimsAtOnce = 100;

const claimSome = (
  db: Db,
  pairs: readonly SeenAccount[],
  what: 'asked_at' | 'ads_asked_at',
  freshMs: number,
): Promise<SeenAccount[]> => {
  const rows = pairs.map((pair) => ({ ...pair, asked_at: 0, ads_asked_at: 0, [what]: now }));
  return db
    .insertInto('seen_accounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'ad_account_id'])
        .doUpdateSet({ [what]: now })
        .where(`seen_accounts.${what}`, '<=', sql<number>`${now} - ${freshMs}`),
    )
    .returning(['workspace_id', 'ad_account_id'])
    .execute();
};

type AccountFacts = Pick<
  SeenAccountRow,
  'name' | 'currency' | 'spend' | 'spend_since' | 'spend_until' | 'pages'
>;

export const saveAccount = (
  db: Db,
  { workspace_id, ad_account_id }: SeenAccount,
  facts: AccountFacts,
) =>
  db
    .updateTable('seen_accounts')
    .set({ ...facts, seen_at: now })
    .where('workspace_id', '=', workspace_id)
    .where('ad_account_id', '=', ad_account_id)
    .execute();

/** The currency of an ad account as the platform last returned it; null if it was never read. */
export const findSeenCurrency = async (db: Db, { workspace_id, ad_account_id }: SeenAccount) => {
  const row = await db
    .selectFrom('seen_accounts')
    .select('currency')
    .where('workspace_id', '=', workspace_id)
    .where('ad_account_id', '=', ad_account_id)
    .executeTakeFirst();
  return row?.currency ?? null;
};

/** Ours, for an ad that the platform no longer lists: it says nothing of it. */
export const goneStatus = 'GONE';

const lastKnown = <T>(column: 'campaign_id' | 'campaign_name' | 'name' | 'shown') =>
  sql<T>`case when excluded.effective_status = ${goneStatus}
    then ${sql.ref(`seen_ads.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

/** The stored content of these ads from their last read. */
export const listShown = (db: Db, workspaceId: string, adIds: readonly string[]) =>
  db
    .selectFrom('seen_ads')
    .select(['ad_id', 'shown'])
    .where('workspace_id', '=', workspaceId)
    .where('ad_id', 'in', adIds)
    .execute();

type SeenAd = Omit<SeenAdRow, 'seen_at' | 'state_since'>;

/**
 * Stores what the platform has just returned. The time since which an ad is in its state stays, and so does the
 * content of a deleted one.
 */
export const saveAds = async (db: Db, ads: readonly SeenAd[]) => {
  if (ads.length === 0) return;
  await db
    .insertInto('seen_ads')
    .values(ads.map((ad) => ({ ...ad, seen_at: now, state_since: now })))
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'ad_id']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        seen_at: eb.ref('excluded.seen_at'),
        effective_status: eb.ref('excluded.effective_status'),
        campaign_id: lastKnown<string | null>('campaign_id'),
        campaign_name: lastKnown<string | null>('campaign_name'),
        name: lastKnown<string | null>('name'),
        shown: lastKnown<string>('shown'),
        state_since: sql<number>`case when seen_ads.state = excluded.state
          then seen_ads.state_since else excluded.state_since end`,
      })),
    )
    .execute();
};

/** One row for each ad account that was ever used: few compared with everything else. */
export const deleteOldAccounts = (db: Db, olderThanMs: number) => {
  const old = sql<number>`${nowOnce} - ${olderThanMs}`;
  return db
    .deleteFrom('seen_accounts')
    .where('asked_at', '<', old)
    .where('ads_asked_at', '<', old)
    .execute();
};
