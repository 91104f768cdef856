import { insertInto, ownedBy, removeFrom } from './collection.ts';
import type { StoredEntity } from './entities.ts';
import type { World } from './world.ts';

/** The collection and its entity have the same kind, which the compiler cannot see through the union. */
const collectionOf = (world: World, entity: StoredEntity) =>
  world.collections[entity.kind] as unknown as Parameters<typeof insertInto<StoredEntity>>[0];

const drop = (world: World, entity: StoredEntity) => {
  removeFrom(collectionOf(world, entity), entity);
  world.created.delete(entity.id);
  if (entity.kind === 'image') world.media.delete(entity.id);
};

/** Removes an object with its children, because an ad set without a campaign cannot be read. */
const dropTree = (world: World, entity: StoredEntity) => {
  const { adset, ad } = world.collections;
  if (entity.kind === 'campaign' || entity.kind === 'adset') {
    for (const child of [...ownedBy(ad, entity.id)]) drop(world, child);
  }
  if (entity.kind === 'campaign') {
    for (const child of [...ownedBy(adset, entity.id)]) drop(world, child);
  }
  drop(world, entity);
};

const evictOldest = (world: World) => {
  for (const [id, kind] of world.created) {
    if (world.created.size <= world.settings.maxObjects) return;
    const entity = world.collections[kind].byId.get(id);
    if (entity) dropTree(world, entity);
    else world.created.delete(id);
  }
};

/** Adds a seeded entity to its collection; it stays until reset. */
export const seedEntity = <T extends StoredEntity>(world: World, entity: T): T => {
  insertInto(collectionOf(world, entity), entity);
  return entity;
};

/** Stores what a caller has created; beyond `maxObjects`, the oldest of these are dropped. */
export const persist = <T extends StoredEntity>(world: World, entity: T): T => {
  seedEntity(world, entity);
  world.created.set(entity.id, entity.kind);
  evictOldest(world);
  return entity;
};
