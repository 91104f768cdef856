import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../kernel/clock.ts';
import type { Deps } from '../operations/core/deps.ts';
import { areMadeAdsWhole, fillMadeAds, fillWorkAccounts } from '../store/overview/fill-tables.ts';

/**
 * How many rows are copied in one transaction: this takes some hundredths of a second, so that others wait no
 * longer for these rows.
 */
const portion = 1_000;
const workspacePortion = 100;
const minPauseMs = 5;

/**
 * Finishes an upgrade while the service runs, because it takes minutes in a large database: first the ad account of
 * each workspace, then the ads that were created before, then indexes. It pauses half of the time, so that requests
 * are served. Returns true when all is done.
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

/** Repeats the work until it returns false; returns how often it ran. */
const inPortions = async (work: () => Promise<boolean>, isStopped: () => boolean) => {
  for (let count = 0; ; count += 1) {
    const startedAt = elapsed();
    if (isStopped() || !(await work())) return count;
    await setTimeout(Math.max(minPauseMs, elapsed() - startedAt));
  }
};
