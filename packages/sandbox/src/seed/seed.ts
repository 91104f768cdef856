import { createWorld, type World, type WorldOptions } from '../world/world.ts';
import { seedAccounts } from './accounts.ts';
import { seedAssets } from './assets.ts';
import { brands } from './brands.ts';
import { seedBrand } from './campaigns.ts';
import { seedPageContent } from './page-content.ts';
import { seedPeople } from './people.ts';

/** A platform with a history, the same for the same seed and moment. */
export const createSeededWorld = (options: WorldOptions): World => {
  const world = createWorld(options);
  seedAccounts(world);
  seedPeople(world);
  for (const brand of brands) seedBrand(world, brand);
  seedAssets(world);
  seedPageContent(world);
  return world;
};
