import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Failure } from '../../contract/failures.ts';
import { createByteCache } from '../../kernel/byte-cache.ts';
import { span } from '../../kernel/clock.ts';
import { findPayer } from '../../store/workspaces.ts';
import type { Deps } from '../core/deps.ts';

/** Larger pictures are passed on but not cached. */
const maxPictureBytes = 4 * 1024 * 1024;
const maxBytes = 48 * 1024 * 1024;
const cacheMs = span({ minutes: 5 });

type SmallPicture = { type: string; body: Buffer; sha256: string };
const createPictureCache = () => ({
  pictures: createByteCache<SmallPicture>({ maxBytes, lifeMs: cacheMs }),
  coming: new Map<string, Promise<SmallPicture | null>>(),
});

export type ShownPicture = { type: string; body: Buffer | Readable };

type HashedPicture = ShownPicture & { sha256: string };

/**
 * A picture for a page of this workspace, which the service fetches. The fetch takes its turn under the paying
 * account of the workspace, and everyone who looks at it within some minutes shares the result. `sha256`: the only
 * bytes that may be shown; if the address has other bytes now, this fails.
 */
export const openShownPicture = async (
  deps: Pick<Deps, 'store' | 'images' | 'memory'>,
  workspaceId: string,
  url: string,
  gone: AbortSignal,
  sha256: string | null = null,
): Promise<ShownPicture> => {
  const owner = (await findPayer(deps.store.db, workspaceId)) ?? workspaceId;
  const cache = deps.memory(createPictureCache);
  const key = `${owner} ${url}`;
  const isWanted = (picture: HashedPicture) => sha256 === null || picture.sha256 === sha256;
  const first = cache.pictures.get(key);
  const smallPicture =
    first && isWanted(first)
      ? first
      : (cache.coming.get(key) ?? fetchSmall(deps, cache, owner, url));
  const picture = (await smallPicture) ?? (await openLarge(deps, owner, url, gone));
  if (isWanted(picture)) return picture;
  if (!Buffer.isBuffer(picture.body)) picture.body.destroy();
  throw new Failure('plan_changed');
};

/**
 * Null if it is too large for the cache. It is fetched completely even if nobody waits any more, because the next
 * reader will need it.
 */
const fetchSmall = (
  { images }: Pick<Deps, 'images'>,
  { pictures, coming }: ReturnType<typeof createPictureCache>,
  owner: string,
  url: string,
) => {
  const key = `${owner} ${url}`;
  const fetched = (async () => {
    const picture = await images.fetch(url, undefined, owner);
    try {
      if (picture.size > maxPictureBytes) return null;
      const { type, sha256 } = picture;
      const small = { type, sha256, body: await readFile(picture.path) };
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
): Promise<HashedPicture> => {
  const picture = await images.fetch(url, gone, owner);
  const body = createReadStream(picture.path);
  body.once('close', () => void picture.dispose());
  return { type: picture.type, sha256: picture.sha256, body };
};
