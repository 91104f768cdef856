import * as z from 'zod';
import { imagesRead } from '../../../adnet/wire/account-lists.ts';
import { thumbnailsRead, thumbnailUrl } from '../../../adnet/wire/video.ts';
import { elapsed, span } from '../../../kernel/clock.ts';
import { currentToken } from '../../../publish/token.ts';
import { readNow } from '../../../store/clock.ts';
import type { LaunchRow } from '../../../store/schema/launch-tables.ts';
import type { Deps } from '../../core/deps.ts';
import type { ShownMedia } from './shown-ads.ts';

/** Whoever has the link may look as often as they like; Meta is asked once in a while. */
const keptMs = span({ minutes: 10 });
const maxKept = 1_000;

type Known = { address: Promise<string | null>; until: number };
const known = new WeakMap<Deps['store'], Map<string, Known>>();

/**
 * Where a picture can be fetched. What Meta has is asked for through the workspace's connection; the
 * address that Meta gives holds no token of ours. Null where nobody can say.
 */
export const pictureAddress = async (
  deps: Deps,
  launch: LaunchRow,
  media: ShownMedia,
): Promise<string | null> => {
  if (media.kind === 'address') return media.url;
  const kept = known.get(deps.store) ?? new Map<string, Known>();
  known.set(deps.store, kept);
  const key = `${launch.workspace_id} ${JSON.stringify(media)}`;
  const found = kept.get(key);
  if (found && found.until > elapsed()) return found.address;
  if (kept.size >= maxKept) kept.clear();
  // The page works without the picture.
  const address = askMeta(deps, launch, media).catch(() => null);
  kept.set(key, { address, until: elapsed() + keptMs });
  return address;
};

const pictures = z.object({ data: z.array(z.object({ hash: z.string(), url: z.url() })) });

const askMeta = async (
  deps: Deps,
  { workspace_id: workspaceId, ad_account_id: adAccountId }: LaunchRow,
  media: Exclude<ShownMedia, { kind: 'address' }>,
) => {
  const token = await currentToken(deps, workspaceId, await readNow(deps.store.db));
  if (token === null) return null;
  const { path, params } =
    media.kind === 'image'
      ? imagesRead(adAccountId, { fields: 'hash,url', hashes: [media.hash] })
      : thumbnailsRead(media.id);
  const answer = await deps.adnet.read(token, path, params, { queueName: adAccountId });
  if (answer.kind !== 'ok') return null;
  const { body } = answer.relayed;
  if (media.kind === 'video') return thumbnailUrl(body) ?? null;
  const rows = pictures.parse(JSON.parse(body.toString())).data;
  return rows.find(({ hash }) => hash === media.hash)?.url ?? null;
};
