import { deliveryWork } from '../../src/events/deliver.ts';
import type { DeliveryDeps } from '../../src/events/deliver-one.ts';
import {
  createFairWorker,
  type FairWork,
  type WaitingWork,
} from '../../src/kernel/fairness/fair-worker.ts';
import { checkWork } from '../../src/operations/connection/health/check-connections.ts';
import type { Deps } from '../../src/operations/core/deps.ts';
import type { PublishDeps } from '../../src/publish/deps.ts';
import { readBackWork } from '../../src/publish/read-back.ts';
import { reconcileWork } from '../../src/publish/reconcile.ts';

/**
 * Does what a worker would do in the background, and waits for it: a test looks at the result. Each piece of work is done
 * at most once.
 */
export const workOnce = async <W extends WaitingWork, T>(
  options: FairWork<W, T>,
  isStopped: () => boolean,
) => {
  const seenIds = new Set<string>();
  const worker = createFairWorker({
    ...options,
    list: async () =>
      isStopped() ? [] : (await options.list()).filter(({ id }) => !seenIds.has(id)),
    async take(works) {
      for (const { id } of works) seenIds.add(id);
      return options.take(works);
    },
  });
  await worker.look();
  await worker.idle();
  return seenIds.size;
};

/** Reads all that is due back, once. */
export const readBack = (deps: PublishDeps, isStopped = () => false) =>
  workOnce(readBackWork(deps, isStopped), isStopped);

/** Looks all that is due up once. A write that was taken and not looked up is taken again when its hold ends. */
export const reconcile = (deps: PublishDeps, isStopped = () => false) =>
  workOnce(reconcileWork(deps), isStopped);

/** Delivers what is due, once to each endpoint. */
export const deliver = (deps: DeliveryDeps, isStopped = () => false) =>
  workOnce(deliveryWork(deps, isStopped), isStopped);

/** Checks all connections that are due, once. */
export const checkConnections = (deps: Deps, isStopped = () => false) =>
  workOnce(checkWork(deps), isStopped);
