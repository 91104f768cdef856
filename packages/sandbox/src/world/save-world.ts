import * as z from 'zod';
import { decode, encode } from '../basics/json-codec.ts';
import { type Collection, insertInto } from './collection.ts';
import type { StoredEntity, StoredKind } from './entities.ts';
import { createIdGenerator } from './id-generator.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

const format = 'graph-ads-sandbox/world';

const savedWorld = z.object({
  format: z.literal(format),
  version: z.literal(1),
  seed: z.number().int(),
  /** How many values were created for each purpose, so that no id is used twice. */
  counts: z.record(z.string(), z.number()),
  collections: z.record(z.string(), z.array(z.unknown())),
  rest: z.record(z.string(), z.unknown()),
});

/** A world as plain JSON; other programs should not rely on its structure. */
export type SavedWorld = z.infer<typeof savedWorld>;

/** What is passed in when a world is created, and what is saved in another form. */
type ExcludedKey = 'seed' | 'clock' | 'idGenerator' | 'app' | 'collections';

const elsewhere: ReadonlySet<string> = new Set<ExcludedKey>([
  'seed',
  'clock',
  'idGenerator',
  'app',
  'collections',
]);

const listOf = (collection: { byId: Map<string, StoredEntity> }) =>
  [...collection.byId.values()].map(encode);

/** `without`: fields of the world that are saved elsewhere. */
export const saveWorld = (world: World, without: ReadonlySet<string>): SavedWorld => ({
  format,
  version: 1,
  seed: world.seed,
  counts: world.idGenerator.counts(),
  collections: Object.fromEntries(
    Object.entries(world.collections).map(([kind, collection]) => [kind, listOf(collection)]),
  ),
  rest: Object.fromEntries(
    Object.entries(world)
      .filter(([name]) => !elsewhere.has(name) && !without.has(name))
      .map(([name, value]) => [name, encode(value)]),
  ),
});

/** A new world with the saved content; fields that a later version added have their initial value. */
export const loadWorld = (input: unknown, options: Omit<WorldOptions, 'seed'>): World => {
  const snapshot = savedWorld.parse(input);
  const world = createWorld({ ...options, seed: snapshot.seed });
  world.idGenerator = createIdGenerator(snapshot.seed, snapshot.counts);
  for (const [name, value] of Object.entries(snapshot.rest)) {
    if (name in world && !elsewhere.has(name)) Object.assign(world, { [name]: decode(value) });
  }
  for (const [kind, list] of Object.entries(snapshot.collections)) {
    if (!(kind in world.collections)) continue;
    // Entities were saved under the name of their kind.
    const collection = world.collections[kind as StoredKind] as unknown as Collection<StoredEntity>;
    for (const entity of list) insertInto(collection, decode(entity) as StoredEntity);
  }
  return world;
};
