import { ownedBy, shelve, unshelve } from './shelf.ts';
import type { Stored } from './things.ts';
import type { World } from './world.ts';

/** A shelf and its thing have one kind, which the compiler cannot see through the union. */
const shelfOf = (world: World, thing: Stored) =>
  world.shelves[thing.kind] as unknown as Parameters<typeof shelve<Stored>>[0];

const drop = (world: World, thing: Stored) => {
  unshelve(shelfOf(world, thing), thing);
  world.created.delete(thing.id);
  if (thing.kind === 'image') world.media.delete(thing.id);
};

/** With a parent its children go: an ad set without a campaign cannot be read. */
const dropTree = (world: World, thing: Stored) => {
  const { adset, ad } = world.shelves;
  if (thing.kind === 'campaign' || thing.kind === 'adset') {
    for (const child of [...ownedBy(ad, thing.id)]) drop(world, child);
  }
  if (thing.kind === 'campaign') {
    for (const child of [...ownedBy(adset, thing.id)]) drop(world, child);
  }
  drop(world, thing);
};

const evictOldest = (world: World) => {
  for (const [id, kind] of world.created) {
    if (world.created.size <= world.settings.maxObjects) return;
    const thing = world.shelves[kind].byId.get(id);
    if (thing) dropTree(world, thing);
    else world.created.delete(id);
  }
};

/** Puts a seeded thing on its shelf; it stays until reset. */
export const plant = <T extends Stored>(world: World, thing: T): T => {
  shelve(shelfOf(world, thing), thing);
  return thing;
};

/** Keeps what a caller created; beyond `maxObjects` the oldest created things fall out. */
export const keep = <T extends Stored>(world: World, thing: T): T => {
  plant(world, thing);
  world.created.set(thing.id, thing.kind);
  evictOldest(world);
  return thing;
};
