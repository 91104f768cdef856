import { monitorEventLoopDelay } from 'node:perf_hooks';
import { slowness } from './pace.ts';

/**
 * No request may hold the event loop for longer than this on a machine of today that is idle: 50 ms, and half as
 * much again for virtual machines whose memory is slower than their processor.
 */
export const maxHeldMs = 75;

/** One that nobody else's work fell into is enough. */
const tries = 12;

/** The longest the loop was held while the work went on, at the best of several tries. */
export const longestHold = async (work: () => Promise<unknown>) => {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && best > maxHeldMs; time++) {
    const monitor = monitorEventLoopDelay({ resolution: 2 });
    monitor.enable();
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
    monitor.disable();
    const heldMs = monitor.max / 1e6;
    // How slow the machine is gets measured only where it matters.
    best = Math.min(best, heldMs > maxHeldMs ? heldMs / slowness() : heldMs);
  }
  return best;
};
