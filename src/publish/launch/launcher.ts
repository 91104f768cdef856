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
import { createPace } from './pace.ts';

/**
 * How often the launcher looks for launches that other nodes have left. Launches started on this node wake it at
 * once.
 */
const everyMs = 1_000;
/** How many launches one node carries out at the same time, shared out among the accounts that pay for them. */
const slots = 16;

type OwnedLaunch = TakenLaunch & { payerId: string };

/**
 * Carries out launches that are due; every node does so. A launch that waits for room in its ad account is taken
 * only when there is some.
 */
export const startLauncher = (deps: LaunchDeps) => {
  const pace = createPace(() => wake());
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isLookWanted = false;
  let lastLook: Promise<void> = Promise.resolve();

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
        await resumeWaiting(launch);
        await advanceLaunch(deps, launch, pace, () => isStopped || mustYield());
      } finally {
        deps.metrics.launchReleased();
      }
    },
    onError(error, launch) {
      // The lease of the launch expires; then any node continues it.
      const what = launch ? 'a launch could not be carried on' : 'launches could not be taken up';
      deps.log.warn({ err: error, launchId: launch?.id }, `${what}; it will be tried again`);
    },
    onFree: () => wake(),
  });

  /** Takes due launches; returns after how many milliseconds to look again. */
  const look = async () => {
    const inMs = await nextLaunchInMs(deps.store.db);
    if (inMs > 0) return Math.min(inMs, everyMs);
    return (await worker.look()) > 0 ? 0 : everyMs;
  };
  const resumeWaiting = async (launch: TakenLaunch) => {
    if (launch.state !== 'waiting') return;
    if (launch.waiting_for === 'throttle') pace.slow(launch.ad_account_id);
    await updateHeldLaunch(deps.store.db, launch, { state: 'running', waiting: null }, ['waiting']);
  };
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
        deps.log.warn({ err: error }, 'launches could not be taken up; it will be tried again');
        return everyMs;
      })
      .then((inMs) => {
        if (isStopped || isLookWanted) return;
        clearTimeout(timer);
        timer = setTimeout(wake, inMs);
        timer.unref();
      });
  };
  deps.launchWakeUp.onWake(wake);
  wake();
  return {
    /** Takes no more launches; steps that have begun are finished. */
    stop() {
      isStopped = true;
      worker.stop();
      clearTimeout(timer);
    },
    async done() {
      await lastLook;
      await worker.idle();
    },
  };
};
