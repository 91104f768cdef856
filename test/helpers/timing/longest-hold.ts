import { monitorEventLoopDelay } from 'node:perf_hooks';
import { slowness } from './pace.ts';

/**
 * No request may block the event loop for longer than this on a present-day idle machine: 50 ms, and half as much
 * again for virtual machines whose memory is slower than their processor.
 */
export const maxHeldMs = 75;

/** One attempt without other programs' work is enough. */
const tries = 12;

/** The longest time that the loop was blocked during the work, in the best of several attempts. */
export const longestHold = async (work: () => Promise<unknown>) => {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && best > maxHeldMs; time++) {
    const monitor = monitorEventLoopDelay({ resolution: 2 });
    monitor.enable();
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
    monitor.disable();
    const heldMs = monitor.max / 1e6;
    // The slowness of the machine is measured only if it decides the result.
    best = Math.min(best, heldMs > maxHeldMs ? heldMs / slowness() : heldMs);
  }
  return best;
};
