import { imageIdOf } from '../rules/creative-media.ts';
import type { World } from '../world/world.ts';
import { scenePng } from './scene.ts';

type MediaReply = { status: number; type: string; bytes: Buffer };

const videoFrame = { width: 1280, height: 720 };
const profile = { width: 320, height: 320 };
const square = { width: 1080, height: 1080 };

const drawPicture = (
  name: string,
  { width, height }: { width: number; height: number },
): MediaReply => ({
  status: 200,
  type: 'image/png',
  bytes: scenePng(name, width, height),
});

/** Serves uploaded bytes while they are kept, and drawn pictures for seeded ones and video frames. */
export const serveMedia = (world: World, path: string): MediaReply => {
  const [, , accountId = '', name = ''] = path.split('/');
  const file = world.media.get(imageIdOf(accountId, name));
  if (file) return { status: 200, ...file };
  const image = world.collections.image.byId.get(imageIdOf(accountId, name));
  if (image !== undefined && !world.created.has(image.id)) return drawPicture(name, image);
  if (name === 'profile' && world.instagrams.has(accountId)) return drawPicture(accountId, profile);
  const asset = world.assets.get(name)?.kind;
  if (asset === 'post' || asset === 'media') return drawPicture(name, square);
  if (world.collections.video.byId.has(name.replace(/-\d$/, '')))
    return drawPicture(name, videoFrame);
  return { status: 404, type: 'text/plain; charset=utf-8', bytes: Buffer.from('URL expired') };
};
