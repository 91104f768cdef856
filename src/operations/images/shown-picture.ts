import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createKept } from '../../kernel/byte-cache.ts';
import { span } from '../../kernel/clock.ts';
import { findPayer } from '../../store/workspaces.ts';
import type { Deps } from '../core/deps.ts';

/** Larger pictures are passed on and not kept. */
const maxPictureBytes = 4 * 1024 * 1024;
const maxBytes = 48 * 1024 * 1024;
const keptMs = span({ minutes: 5 });

type Small = { type: string; body: Buffer };
type Kept = {
  pictures: ReturnType<typeof createKept<Small>>;
  coming: Map<string, Promise<Small | null>>;
};
const kept = new WeakMap<Deps['images'], Kept>();

export type ShownPicture = { type: string; body: Buffer | Readable };

/**
 * A picture that a page of this workspace shows, fetched by us. The account that pays for the
 * workspace waits for it in its own turn, and all who look at it within some minutes share it.
 */
export const openShownPicture = async (
  deps: Pick<Deps, 'store' | 'images'>,
  workspaceId: string,
  url: string,
  gone: AbortSignal,
): Promise<ShownPicture> => {
  const owner = (await findPayer(deps.store.db, workspaceId)) ?? workspaceId;
  const known = kept.get(deps.images) ?? {
    pictures: createKept<Small>({ maxBytes, lifeMs: keptMs }),
    coming: new Map(),
  };
  kept.set(deps.images, known);
  const key = `${owner} ${url}`;
  const coming =
    known.pictures.get(key) ?? known.coming.get(key) ?? fetchSmall(deps, known, owner, url);
  return (await coming) ?? openLarge(deps, owner, url, gone);
};

/** Null: it is too large to be kept. Fetched to its end even if nobody waits any more: the next one will ask for it. */
const fetchSmall = (
  { images }: Pick<Deps, 'images'>,
  { pictures, coming }: Kept,
  owner: string,
  url: string,
) => {
  const key = `${owner} ${url}`;
  const fetched = (async () => {
    const picture = await images.fetch(url, undefined, owner);
    try {
      if (picture.size > maxPictureBytes) return null;
      const small = { type: picture.type, body: await readFile(picture.path) };
      pictures.set(owner, key, small, small.body.length);
      return small;
    } finally {
      await picture.dispose();
    }
  })().finally(() => coming.delete(key));
  coming.set(key, fetched);
  return fetched;
};

const openLarge = async (
  { images }: Pick<Deps, 'images'>,
  owner: string,
  url: string,
  gone: AbortSignal,
): Promise<ShownPicture> => {
  const picture = await images.fetch(url, gone, owner);
  const body = createReadStream(picture.path);
  body.once('close', () => void picture.dispose());
  return { type: picture.type, body };
};
