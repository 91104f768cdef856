import { deliveryWork } from '../../../src/events/deliver.ts';
import type { DeliveryDeps } from '../../../src/events/deliver-one.ts';
import {
  createFairWorker,
  type FairWork,
  type WaitingWork,
} from '../../../src/kernel/fairness/fair-worker.ts';
import { checkWork } from '../../../src/operations/connection/health/check-connections.ts';
import type { Deps } from '../../../src/operations/core/deps.ts';
import { readBackWork } from '../../../src/publish/afterwards/read-back.ts';
import { reconcileWork } from '../../../src/publish/afterwards/reconcile.ts';
import type { PublishDeps } from '../../../src/publish/deps.ts';

/**
 * Does a worker's background work and waits for it, so that a test can check the result. Each item is worked on at
 * most once.
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

/** Reads back everything that is due, once. */
export const readBack = (deps: PublishDeps, isStopped = () => false) =>
  workOnce(readBackWork(deps, isStopped), isStopped);

/**
 * Looks up everything that is due, once. A write that was taken but not looked up is taken again when its lease
 * ends.
 */
export const reconcile = (deps: PublishDeps, isStopped = () => false) =>
  workOnce(reconcileWork(deps), isStopped);

/** Delivers what is due, once to each endpoint. */
export const deliver = (deps: DeliveryDeps, isStopped = () => false) =>
  workOnce(deliveryWork(deps, isStopped), isStopped);

/** Checks all due connections, once. */
export const checkConnections = (deps: Deps, isStopped = () => false) =>
  workOnce(checkWork(deps), isStopped);
