import { createFairWorker, pairUp } from '../../kernel/fairness/fair-worker.ts';
import {
  type DueLaunch,
  listDueLaunches,
  nextLaunchInMs,
  type TakenLaunch,
  takeLaunches,
  updateHeldLaunch,
} from '../../store/launches/launches.ts';
import { advanceLaunch, leaseMs } from './advance.ts';
import type { LaunchDeps } from './deps.ts';
import { createPace, type LaunchPace } from './pace.ts';

/**
 * How often the launcher looks for launches that other nodes have left. Launches started on this node wake it at
 * once.
 */
const everyMs = 1_000;
/** How many launches one node carries out at the same time, shared out among the accounts that pay for them. */
const slots = 16;

type OwnedLaunch = TakenLaunch & { payerId: string };

/** A launch that waited runs again. If the platform had throttled it, it begins with one call at a time. */
const resumeWaiting = async ({ store }: LaunchDeps, launch: TakenLaunch, pace: LaunchPace) => {
  if (launch.state !== 'waiting') return;
  if (launch.waiting_for === 'throttle') pace.slow(launch.ad_account_id);
  await updateHeldLaunch(store.db, launch, { state: 'running', waiting: null }, ['waiting']);
};

/** Calls `look` when it is woken, never twice at once, and again after as many milliseconds as `look` returned. */
const createLookLoop = (look: () => Promise<number>, onError: (error: unknown) => void) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isLookWanted = false;
  let lastLook: Promise<void> = Promise.resolve();
  const wake = () => {
    if (isStopped || isLookWanted) return;
    isLookWanted = true;
    clearTimeout(timer);
    lastLook = lastLook
      .then(() => {
        isLookWanted = false;
        return look();
      })
      .catch((error) => {
        onError(error);
        return everyMs;
      })
      .then((inMs) => {
        if (isStopped || isLookWanted) return;
        clearTimeout(timer);
        timer = setTimeout(wake, inMs);
        timer.unref();
      });
  };
  return {
    wake,
    isStopped: () => isStopped,
    lastLook: () => lastLook,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

/**
 * Carries out launches that are due; every node does so. A launch that waits for room in its ad account is taken
 * only when there is some.
 */
export const startLauncher = (deps: LaunchDeps) => {
  const pace = createPace(() => loop.wake());

  const worker = createFairWorker<DueLaunch, OwnedLaunch>({
    slots,
    list: async () => pace.withRoom(await listDueLaunches(deps.store.db, slots)),
    async take(chosen) {
      const ids = chosen.map(({ id }) => id);
      const leasedLaunches = await deps.store.transaction((tx) => takeLaunches(tx, ids, leaseMs));
      return pairUp(chosen, leasedLaunches).map(({ waiting, taken: launch }) => ({
        waiting,
        taken: { ...launch, payerId: waiting.owner },
      }));
    },
    async work(launch, mustYield) {
      deps.metrics.launchTaken(launch.isTakenOver);
      try {
        await resumeWaiting(deps, launch, pace);
        await advanceLaunch(deps, launch, pace, () => loop.isStopped() || mustYield());
      } finally {
        deps.metrics.launchReleased();
      }
    },
    onError(error, launch) {
      // The lease of the launch expires; then any node continues it.
      const what = launch ? 'a launch could not be carried on' : 'launches could not be taken up';
      deps.log.warn({ err: error, launchId: launch?.id }, `${what}; it will be tried again`);
    },
    onFree: () => loop.wake(),
  });

  /** Takes due launches; returns after how many milliseconds to look again. */
  const look = async () => {
    const inMs = await nextLaunchInMs(deps.store.db);
    if (inMs > 0) return Math.min(inMs, everyMs);
    return (await worker.look()) > 0 ? 0 : everyMs;
  };
  const loop = createLookLoop(look, (error) => {
    deps.log.warn({ err: error }, 'launches could not be taken up; it will be tried again');
  });
  deps.launchWakeUp.onWake(loop.wake);
  loop.wake();
  return {
    /** Takes no more launches; steps that have begun are finished. */
    stop() {
      loop.stop();
      worker.stop();
    },
    async done() {
      await loop.lastLook();
      await worker.idle();
    },
  };
};
