import { readdirSync } from 'node:fs';
import { afterAll, describe } from 'vitest';
import { isLong, useStore } from './long.ts';
import { storeBlind } from './store-blind.ts';

/** So many files share the work, for that many workers. */
const parts = 6;

const contract = readdirSync(new URL('../contract/', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => isLong || !storeBlind.includes(`test/contract/${name}`));

/**
 * A part of the contract once more, on PostgreSQL. A project of its own (`--project postgres`) would do, but each worker
 * would load all code again for it.
 */
export const onPostgres = (part: number) => {
  useStore('postgres');
  afterAll(() => useStore('embedded'));
  const mine = contract.filter((_, at) => at % parts === part - 1);
  describe.each(mine)('%s', async (name) => {
    // A module of its own, because this worker may have loaded the file for the other store.
    await import(/* @vite-ignore */ `../contract/${name}?postgres`);
  });
};
