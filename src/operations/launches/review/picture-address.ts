import * as z from 'zod';
import { knownPost } from '../../../adnet/preflight/questions/page.ts';
import { imagesRead } from '../../../adnet/wire/account-lists.ts';
import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import { instagramPostRead, postRead } from '../../../adnet/wire/page-lists.ts';
import { thumbnailsRead, thumbnailUrl } from '../../../adnet/wire/video.ts';
import { readRelayed } from '../../../kernel/answers/relayed.ts';
import { elapsed, span } from '../../../kernel/clock.ts';
import { asPage } from '../../../publish/reading/ask.ts';
import { currentToken } from '../../../publish/tokens/token.ts';
import { readNow } from '../../../store/clock.ts';
import type { LaunchRow } from '../../../store/schema/launch-tables.ts';
import type { Deps } from '../../core/deps.ts';
import type { ShownMedia } from './shown-ads.ts';

/** Clients may look as often as they like, so Meta's answer is cached for a while. */
const cacheMs = span({ minutes: 10 });
const maxKept = 1_000;

type CachedAddress = { address: Promise<string | null>; until: number };
const createAddresses = () => new Map<string, CachedAddress>();

/**
 * The address of a picture. For a picture at Meta, it is read through the workspace's connection; Meta's address
 * contains no token of ours. Null if it is not known.
 */
export const pictureAddress = async (
  deps: Deps,
  launch: LaunchRow,
  media: ShownMedia,
): Promise<string | null> => {
  if (media.kind === 'address') return media.url;
  const addresses = deps.memory(createAddresses);
  const key = `${launch.workspace_id} ${JSON.stringify(media)}`;
  const cacheEntry = addresses.get(key);
  if (cacheEntry && cacheEntry.until > elapsed()) return cacheEntry.address;
  if (addresses.size >= maxKept) addresses.clear();
  // The page works without the picture.
  const address = askMeta(deps, launch, media).catch(() => null);
  addresses.set(key, { address, until: elapsed() + cacheMs });
  return address;
};

type OnMeta = Exclude<ShownMedia, { kind: 'address' }>;

const readOf = (adAccountId: string, media: OnMeta): ReadRequest => {
  if (media.kind === 'post') return postRead(media.id);
  if (media.kind === 'instagram') return instagramPostRead(media.id);
  return media.kind === 'image'
    ? imagesRead(adAccountId, { fields: 'hash,url', hashes: [media.hash] })
    : thumbnailsRead(media.id);
};

const pictures = z.object({ data: z.array(z.object({ hash: z.string(), url: z.url() })) });

const askMeta = async (
  deps: Deps,
  { workspace_id: workspaceId, ad_account_id: adAccountId }: LaunchRow,
  media: OnMeta,
) => {
  const token = await currentToken(deps, workspaceId, await readNow(deps.store.db));
  if (token === null) return null;
  const answer = await asPage(deps, token, readOf(adAccountId, media), (one, { path, params }) =>
    deps.adnet.read(one, path, params, { queueName: adAccountId }),
  );
  if (answer.kind !== 'ok') return null;
  const { body } = answer.relayed;
  if (media.kind === 'video') return thumbnailUrl(body) ?? null;
  if (media.kind !== 'image') return knownPost(JSON.parse(body.toString())).picture;
  const rows = readRelayed(answer.relayed, pictures).data;
  return rows.find(({ hash }) => hash === media.hash)?.url ?? null;
};
