import * as z from 'zod';
import { parseExact } from '../../adnet/answers/exact-json.ts';
import type { Token } from '../../adnet/client/client.ts';
import { knownPost } from '../../adnet/preflight/questions/page.ts';
import { namedAdsRead } from '../../adnet/wire/overview.ts';
import { instagramPostRead, postRead } from '../../adnet/wire/page-lists.ts';
import { readRelayed } from '../../kernel/answers/relayed.ts';
import { isObject } from '../../kernel/is-object.ts';
import { asPage } from '../../publish/reading/ask.ts';
import { currentToken, currentTokenDied } from '../../publish/tokens/token.ts';
import { readNow } from '../../store/clock.ts';
import { listStalest } from '../../store/overview/list-waiting.ts';
import {
  claimAccounts,
  goneStatus,
  listShown,
  type SeenAccount,
  saveAds,
} from '../../store/overview/seen-accounts.ts';
import { forEach, freshMs, logFailures } from '../clients/refresh-accounts.ts';
import type { Deps } from '../core/deps.ts';
import {
  asShown,
  type PostContent,
  type PromotedPost,
  platformAd,
  promotedPost,
  stateOf,
  waitingAdContent,
} from './answers/shown-ad.ts';

/** The platform accepts at most this many ids in one request. */
const maxAds = 100;
const maxConcurrentReads = 10;

const adsAnswer = z.object({ data: z.array(platformAd) });

/** An ad account and those of its ads that a page shows now. */
export type WantedAds = SeenAccount & { ad_ids: readonly string[] };

/**
 * Reads ads from the platform: one request for each account, and none if there was one within the last minute. The
 * rest of a request is filled with the ads that were read longest ago. Returns false if nothing was requested.
 */
export const refreshAds = async (deps: Deps, adsByAccount: readonly WantedAds[]) => {
  const pairs = adsByAccount.map(({ workspace_id, ad_account_id }) => ({
    workspace_id,
    ad_account_id,
  }));
  const due = await claimAccounts(deps.store.db, pairs, 'ads_asked_at', freshMs);
  await forEach(due, maxConcurrentReads, (pair) =>
    logFailures(deps, pair, () => refreshAccountAds(deps, pair, idsOf(adsByAccount, pair))),
  );
  return due.length > 0;
};

const idsOf = (adsByAccount: readonly WantedAds[], pair: SeenAccount) =>
  adsByAccount.find(
    (one) => one.workspace_id === pair.workspace_id && one.ad_account_id === pair.ad_account_id,
  )?.ad_ids ?? [];

const refreshAccountAds = async (deps: Deps, pair: SeenAccount, first: readonly string[]) => {
  const { workspace_id: workspaceId, ad_account_id: adAccountId } = pair;
  const { db } = deps.store;
  const token = await currentToken(deps, workspaceId, await readNow(db));
  if (token === null) return;
  const stalest = await listStalest(db, { workspaceId, adAccountId }, maxAds);
  const ids = [...new Set([...first, ...stalest.map(({ ad_id }) => ad_id)])].slice(0, maxAds);
  const { path, params } = namedAdsRead(adAccountId, ids);
  const answer = await deps.adnet.read(token, path, params, { queueName: adAccountId });
  if (answer.kind !== 'ok') {
    if (answer.tokenDead) await currentTokenDied(deps, workspaceId, token);
    return;
  }
  const { data } = readRelayed(answer.relayed, adsAnswer);
  const adsById = new Map(data.map((ad) => [ad.id, ad]));
  // If the platform lists other ads, it did not understand the request, so a missing ad may still exist.
  const isWhole = data.every(({ id }) => ids.includes(id));
  const presentIds = isWhole ? ids : ids.filter((id) => adsById.has(id));
  const posts = await readPosts(
    deps,
    token,
    pair,
    presentIds.flatMap((id) => adsById.get(id) ?? []),
  );
  await saveAds(
    db,
    presentIds.map((id) => seenAd(workspaceId, id, adsById.get(id), posts.get(id))),
  );
};

/** How many posts are read at a time; the others keep their stored content. */
const maxPosts = 10;

type Ad = z.output<typeof platformAd>;

/** Reads the posts that ads promote, because Meta returns nothing of a post with its ad. */
const readPosts = async (deps: Deps, token: Token, pair: SeenAccount, ads: readonly Ad[]) => {
  const promoting = ads.flatMap((ad) => {
    const post = promotedPost(ad);
    return post === null ? [] : [{ ad, post }];
  });
  const contents = new Map<string, PostContent>();
  if (promoting.length === 0) return contents;
  const before = await listShown(
    deps.store.db,
    pair.workspace_id,
    promoting.map(({ ad }) => ad.id),
  );
  for (const { ad_id, shown } of before)
    contents.set(ad_id, waitingAdContent.parse(JSON.parse(shown)));
  const isKnown = (id: string) => (contents.get(id)?.picture_url ?? null) !== null;
  const byNeed = [...promoting].sort(
    (one, other) => Number(isKnown(one.ad.id)) - Number(isKnown(other.ad.id)),
  );
  const postsById = new Map(byNeed.map(({ post }) => [post.id, post]));
  await forEach([...postsById.values()].slice(0, maxPosts), maxConcurrentReads, (post) =>
    logFailures(deps, pair, async () => {
      const content = await readPost(deps, token, pair, post);
      if (content === null) return;
      for (const one of promoting) if (one.post.id === post.id) contents.set(one.ad.id, content);
    }),
  );
  return contents;
};

const readPost = async (
  deps: Deps,
  token: Token,
  { ad_account_id: queueName }: SeenAccount,
  { on, id }: PromotedPost,
): Promise<PostContent | null> => {
  const request = on === 'instagram' ? instagramPostRead(id) : postRead(id);
  const answer = await asPage(deps, token, request, (one, { path, params }) =>
    deps.adnet.read(one, path, params, { queueName }),
  );
  const post = answer.kind === 'ok' ? parseExact(answer.relayed.body) : null;
  if (!isObject(post)) return null;
  const { text, picture, isVideo, account } = knownPost(post);
  return { message: text, picture_url: picture, is_video: isVideo, instagram_account: account };
};

/** An ad that the platform no longer lists was deleted or archived there. */
const seenAd = (
  workspaceId: string,
  id: string,
  ad: Ad | undefined,
  post: PostContent | undefined,
) => ({
  workspace_id: workspaceId,
  ad_id: id,
  state: ad ? stateOf(ad) : ('gone' as const),
  effective_status: ad?.effective_status ?? ad?.status ?? goneStatus,
  campaign_id: ad?.campaign?.id ?? null,
  campaign_name: ad?.campaign?.name ?? null,
  name: ad?.name ?? null,
  shown: JSON.stringify(asShown(ad ?? { id }, post)),
});
