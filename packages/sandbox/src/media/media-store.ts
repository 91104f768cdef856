import type { World } from '../world/world.ts';

/** Uploaded bytes are kept up to this total; then the oldest addresses stop working. */
const maxBytes = 64 * 1024 * 1024;
const maxPictures = 500;

type Media = { type: string; bytes: Buffer };

export const persistMedia = (world: World, id: string, media: Media) => {
  // Copied, because a slice would keep the whole request body in memory.
  world.media.set(id, { type: media.type, bytes: Buffer.from(media.bytes) });
  let total = 0;
  for (const { bytes } of world.media.values()) total += bytes.length;
  for (const [oldest, { bytes }] of world.media) {
    if (total <= maxBytes && world.media.size <= maxPictures) break;
    world.media.delete(oldest);
    total -= bytes.length;
  }
};
