import { imageIdOf } from '../rules/creative-media.ts';
import type { World } from '../world/world.ts';
import { placeholderPng } from './placeholder.ts';

type Served = { status: number; type: string; bytes: Buffer };

const videoFrame = { width: 1280, height: 720 };

/** Uploaded bytes while they are held; a drawn stand-in for seeded pictures and video frames. */
export const serveMedia = (world: World, path: string): Served => {
  const [, , accountId = '', name = ''] = path.split('/');
  const held = world.media.get(imageIdOf(accountId, name));
  if (held) return { status: 200, ...held };
  const image = world.shelves.image.byId.get(imageIdOf(accountId, name));
  const isVideo = world.shelves.video.byId.has(name.replace(/-\d$/, ''));
  const isSeeded = image !== undefined && !world.created.has(image.id);
  if (!isSeeded && !isVideo) {
    return { status: 404, type: 'text/plain; charset=utf-8', bytes: Buffer.from('URL expired') };
  }
  const { width, height } = isSeeded ? image : videoFrame;
  return { status: 200, type: 'image/png', bytes: placeholderPng(name, width, height) };
};
