import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../kernel/clock.ts';
import type { Deps } from '../operations/core/deps.ts';
import { areMadeAdsWhole, fillMadeAds, fillWorkAccounts } from '../store/overview/fill-tables.ts';

/** Rows that others wait for are held no longer than it takes to copy so many: some hundredths of a second. */
const portion = 1_000;
const workspacePortion = 100;
const minPauseMs = 5;

/**
 * What an upgrade leaves for when the service works again, because it takes minutes in a large database: first in which ad
 * account each workspace works, then the ads that were made before, then indexes. Half of the time it does nothing, so that
 * requests find room. True: all is done.
 */
export const finishUpgrade = async ({ store, log }: Deps, isStopped: () => boolean) => {
  const began = elapsed();
  await inPortions(() => fillWorkAccounts(store, workspacePortion), isStopped);
  const copiedPortions = await inPortions(() => fillMadeAds(store, portion), isStopped);
  if (!(await areMadeAdsWhole(store.db))) return false;
  if (copiedPortions > 0)
    log.info(
      { ms: Math.round(elapsed() - began) },
      'lists are read from the table of made ads now',
    );
  return store.buildIndexes(isStopped);
};

/** As long as each of them says that there are more; how many there were. */
const inPortions = async (work: () => Promise<boolean>, isStopped: () => boolean) => {
  for (let count = 0; ; count += 1) {
    const startedAt = elapsed();
    if (isStopped() || !(await work())) return count;
    await setTimeout(Math.max(minPauseMs, elapsed() - startedAt));
  }
};
