import { statfs } from 'node:fs/promises';
import { elapsed } from '../kernel/clock.ts';
import type { Deps } from '../operations/core/deps.ts';
import { countBacklog } from '../store/webhooks/webhooks.ts';

const loopEveryMs = 100;
const lookEveryMs = 15_000;

/** Updates the metrics that no request updates: the event loop, the disk, waiting work. */
export const startWatch = ({ store, metrics }: Pick<Deps, 'store' | 'metrics'>, folder: string) => {
  metrics.countDatabaseWaiting(store.waiting);
  let due = elapsed() + loopEveryMs;
  const loop = setInterval(() => {
    const at = elapsed();
    metrics.eventLoopDelay(Math.max(0, at - due) / 1000);
    due = at + loopEveryMs;
  }, loopEveryMs);
  const look = async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    metrics.disk(bavail * bsize, blocks * bsize);
    metrics.webhookBacklog(await countBacklog(store.db));
  };
  let currentLook: Promise<void> | null = null;
  const lookOnce = () => {
    currentLook ??= look()
      // A database that does not answer is reported by /readyz and by failing requests.
      .catch(() => {})
      .finally(() => {
        currentLook = null;
      });
  };
  const rounds = setInterval(lookOnce, lookEveryMs);
  loop.unref();
  rounds.unref();
  lookOnce();
  return async () => {
    clearInterval(loop);
    clearInterval(rounds);
    await currentLook;
  };
};
