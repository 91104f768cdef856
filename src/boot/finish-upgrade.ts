import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../kernel/clock.ts';
import type { Deps } from '../operations/core/deps.ts';
import { areMadeAdsWhole, fillMadeAds } from '../store/overview/fill-made-ads.ts';

/** Rows that others wait for are held no longer than it takes to copy so many: some hundredths of a second. */
const portion = 1_000;
const minPauseMs = 5;

/**
 * What an upgrade leaves for when the service works again, because it takes minutes in a large database: first the ads that
 * were made before, then indexes. Half of the time it does nothing, so that requests find room. True: all is done.
 */
export const finishUpgrade = async ({ store, log }: Deps, isStopped: () => boolean) => {
  let hasCopied = false;
  const began = elapsed();
  while (!isStopped()) {
    const startedAt = elapsed();
    if (!(await fillMadeAds(store, portion))) break;
    hasCopied = true;
    await setTimeout(Math.max(minPauseMs, elapsed() - startedAt));
  }
  if (!(await areMadeAdsWhole(store.db))) return false;
  if (hasCopied)
    log.info(
      { ms: Math.round(elapsed() - began) },
      'lists are read from the table of made ads now',
    );
  return store.buildIndexes(isStopped);
};
