import { span } from '../basics/clock.ts';
import { imageIdOf } from '../rules/creative-media.ts';
import { sha256 } from '../world/digest.ts';
import type { Image, Video } from '../world/entities.ts';
import { seedEntity } from '../world/persist.ts';
import type { World } from '../world/world.ts';
import type { Brand } from './brands.ts';

const sizes = [
  [1200, 628],
  [1080, 1080],
  [1080, 1350],
] as const;

/** Seeded pictures have no stored bytes; the sandbox draws them when they are read. */
export const seedPictures = (world: World, brand: Brand): Image[] => {
  const at = world.clock() - span({ days: 400 });
  return brand.products.map((product, place) => {
    const hash = sha256(`picture ${brand.accountId} ${product}`).slice(0, 32);
    const [width, height] = sizes[place % sizes.length] ?? sizes[0];
    return seedEntity(world, {
      kind: 'image',
      id: imageIdOf(brand.accountId, hash),
      seq: world.idGenerator.next(),
      account_id: brand.accountId,
      name: `${product.toLowerCase().replaceAll(' ', '-')}.png`,
      hash,
      width,
      height,
      status: 'ACTIVE',
      created: at,
      updated: at,
      extra: {},
    });
  });
};

export const seedVideo = (world: World, brand: Brand): Video => {
  const at = world.clock() - span({ days: 200 });
  return seedEntity(world, {
    kind: 'video',
    id: world.idGenerator.objectId(),
    seq: world.idGenerator.next(),
    account_id: brand.accountId,
    name: `${brand.seasons[0] ?? 'Brand'} film`,
    ready_at: at,
    length: 21,
    created: at,
    updated: at,
    extra: {},
  });
};
