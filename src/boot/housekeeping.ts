import { deliveryWork } from '../events/deliver.ts';
import { span } from '../kernel/clock.ts';
import { createFairWorker, type FairWorker } from '../kernel/fairness/fair-worker.ts';
import { checkWork } from '../operations/connection/health/check-connections.ts';
import { shareUsage } from '../operations/connection/health/usage.ts';
import type { Deps } from '../operations/core/deps.ts';
import { readBackWork } from '../publish/afterwards/read-back.ts';
import { reconcileWork } from '../publish/afterwards/reconcile.ts';
import { type DueWork, listDueWork } from '../store/due-work.ts';
import type { Retention } from '../store/retention.ts';
import { finishUpgrade } from './finish-upgrade.ts';
import { createRetentionWork } from './retention-work.ts';

/** Work that no request starts. Every node does it; leases in the store keep two nodes from doing the same work. */
export const startHousekeeping = (deps: Deps, retention: Retention, isBackground = true) => {
  let hasStopped = false;
  const isStopped = () => hasStopped;
  // No other process knows the usage that this process has recorded.
  const own = repeat(deps, span({ seconds: 10 }), shareUsage);
  const background = isBackground ? [own, ...startShared(deps, retention, isStopped)] : [own];
  return {
    /** Starts no new run; a run in progress ends at its next step. */
    stop() {
      hasStopped = true;
      for (const { stop } of background) stop();
    },
    async done() {
      for (const { done } of background) await done();
    },
  };
};

/** Work that only one process of a node needs to do. */
const startShared = (deps: Deps, retention: Retention, isStopped: IsStopped) => [
  whenDue(deps, span({ seconds: 1 }), {
    writes: createFairWorker(reconcileWork(deps)),
    objects: createFairWorker(readBackWork(deps, isStopped)),
    webhooks: createFairWorker(deliveryWork({ ...deps, random: Math.random }, isStopped)),
  }),
  lookEvery(deps, span({ seconds: 10 }), [createFairWorker(checkWork(deps))], async (all) => all),
  repeat(deps, span({ minutes: 10 }), createRetentionWork(retention)),
  ...(deps.store.engine === 'postgres'
    ? [repeatUntilDone(deps, span({ seconds: 5 }), finishUpgrade)]
    : []),
];

type IsStopped = () => boolean;
type HousekeepingWork = (deps: Deps, isStopped: IsStopped) => Promise<unknown>;

const attempt = (deps: Deps, work: HousekeepingWork, isStopped: IsStopped) =>
  work(deps, isStopped).catch((error) =>
    deps.log.warn({ err: error }, 'housekeeping failed; it will be tried again'),
  );

/** One query finds the work that is due for all workers, which run at the same time. */
const whenDue = (deps: Deps, everyMs: number, workers: Record<DueWork, FairWorker>) =>
  // Begins at once, because a process that is killed repeatedly may not live for a second.
  lookEvery(
    deps,
    everyMs,
    Object.values(workers),
    async () => (await listDueWork(deps.store.db)).map((kind) => workers[kind]),
    0,
  );

/** Starts a look of each worker that may find work. What a worker has started, it finishes. */
const lookEvery = (
  deps: Deps,
  everyMs: number,
  workers: FairWorker[],
  selectWorkers: (workers: FairWorker[]) => Promise<FairWorker[]>,
  firstMs = everyMs,
) => {
  const look = async () => {
    for (const worker of await selectWorkers(workers)) void worker.look();
  };
  const { stop, done } = repeat(deps, everyMs, look, firstMs);
  return {
    stop() {
      stop();
      for (const worker of workers) worker.stop();
    },
    async done() {
      await done();
      for (const worker of workers) await worker.idle();
    },
  };
};

/** Runs `work` at once, then every `everyMs` until it returns true. */
const repeatUntilDone = (
  deps: Deps,
  everyMs: number,
  work: (deps: Deps, isStopped: IsStopped) => Promise<boolean>,
) => {
  let isDone = false;
  const nextPortion = async (deps: Deps, isStopped: IsStopped) => {
    isDone ||= await work(deps, isStopped);
  };
  return repeat(deps, everyMs, nextPortion, 0, () => isDone);
};

/** Runs one after another, never two at the same time. */
const repeat = (
  deps: Deps,
  everyMs: number,
  work: HousekeepingWork,
  firstMs = everyMs,
  isOver: () => boolean = () => false,
) => {
  let currentRun: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let hasStopped = false;
  const next = (inMs: number) => {
    if (hasStopped || isOver()) return;
    timer = setTimeout(() => {
      currentRun = attempt(deps, work, () => hasStopped).finally(() => next(everyMs));
    }, inMs);
    timer.unref();
  };
  next(firstMs);
  return {
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
    done: () => currentRun,
  };
};
