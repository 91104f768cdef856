import * as z from 'zod';
import { namedAdsRead } from '../../adnet/wire/overview.ts';
import { currentToken } from '../../publish/token.ts';
import { readNow } from '../../store/clock.ts';
import { listStalest } from '../../store/overview/list-waiting.ts';
import { claimAccounts, type Pair, saveAds } from '../../store/overview/seen-accounts.ts';
import { forEach, freshMs, quietly } from '../clients/refresh-accounts.ts';
import type { Deps } from '../core/deps.ts';
import { asShown, platformAd, stateOf } from './shown-ad.ts';

/** As many as one question to the platform may name. */
const maxAds = 100;
const atOnce = 10;

const answered = z.object({ data: z.array(platformAd) });

/** An ad account and those of its ads that somebody wants to see now. */
export type WantedAds = Pair & { ad_ids: readonly string[] };

/**
 * Asks the platform about ads: one question for each account, and none where one was asked in the
 * last minute. Room that is left goes to ads that were looked at longest ago. False: nothing asked.
 */
export const seeAds = async (deps: Deps, wanted: readonly WantedAds[]) => {
  const pairs = wanted.map(({ workspace_id, ad_account_id }) => ({ workspace_id, ad_account_id }));
  const due = await claimAccounts(deps.store.db, pairs, 'ads_asked_at', freshMs);
  await forEach(due, atOnce, (pair) =>
    quietly(deps, pair, () => seeAdsOf(deps, pair, idsOf(wanted, pair))),
  );
  return due.length > 0;
};

const idsOf = (wanted: readonly WantedAds[], pair: Pair) =>
  wanted.find(
    (one) => one.workspace_id === pair.workspace_id && one.ad_account_id === pair.ad_account_id,
  )?.ad_ids ?? [];

const seeAdsOf = async (deps: Deps, pair: Pair, first: readonly string[]) => {
  const { workspace_id: workspaceId, ad_account_id: adAccountId } = pair;
  const { db } = deps.store;
  const token = await currentToken(deps, workspaceId, await readNow(db));
  if (token === null) return;
  const stalest = await listStalest(db, { workspaceId, adAccountId }, maxAds);
  const ids = [...new Set([...first, ...stalest.map(({ ad_id }) => ad_id)])].slice(0, maxAds);
  const { path, params } = namedAdsRead(adAccountId, ids);
  const answer = await deps.adnet.read(token, path, params, { queueName: adAccountId });
  if (answer.kind !== 'ok') return;
  const { data } = answered.parse(JSON.parse(answer.relayed.body.toString()));
  const found = new Map(data.map((ad) => [ad.id, ad]));
  // A platform that lists others has not understood the question: what is missing may be there.
  const isWhole = data.every(({ id }) => ids.includes(id));
  const presentIds = isWhole ? ids : ids.filter((id) => found.has(id));
  await saveAds(
    db,
    presentIds.map((id) => seenAd(workspaceId, id, found.get(id))),
  );
};

/** An ad that the platform lists no more was deleted or archived there. */
const seenAd = (workspaceId: string, id: string, ad: z.output<typeof platformAd> | undefined) => ({
  workspace_id: workspaceId,
  ad_id: id,
  state: ad ? stateOf(ad) : ('gone' as const),
  effective_status: ad?.effective_status ?? ad?.status ?? 'GONE',
  campaign_id: ad?.campaign?.id ?? null,
  campaign_name: ad?.campaign?.name ?? null,
  name: ad?.name ?? null,
  shown: JSON.stringify(asShown(ad ?? { id })),
});
