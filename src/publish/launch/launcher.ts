import {
  nextLaunchInMs,
  type TakenLaunch,
  takeDueLaunches,
  updateHeldLaunch,
} from '../../store/launches.ts';
import { carryOn, leaseMs } from './carry.ts';
import type { LaunchDeps } from './deps.ts';
import { createPace } from './pace.ts';

/** Found at most this late: what other nodes have left, alive or not. This node's own bell rings at once. */
const everyMs = 1_000;
/** Launches that one node carries beside each other. */
const mostAtOnce = 16;

/** Takes up launches that are due and carries them on, as every node does. */
export const startLauncher = (deps: LaunchDeps) => {
  const pace = createPace();
  const carried = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let taking: Promise<void> = Promise.resolve();

  /** In how many milliseconds to look again. */
  const take = async () => {
    const room = mostAtOnce - carried.size;
    if (room <= 0) return everyMs;
    const inMs = await nextLaunchInMs(deps.store.db);
    if (inMs > 0) return Math.min(inMs, everyMs);
    const due = await deps.store.transaction((tx) => takeDueLaunches(tx, room, leaseMs));
    for (const launch of due) carry(launch);
    return due.length > 0 ? 0 : everyMs;
  };
  const carry = (launch: TakenLaunch) => {
    deps.metrics.launchTaken(launch.isTakenOver);
    const carrying = resumeWaiting(launch)
      .then(() => carryOn(deps, launch, pace, () => stopped))
      .catch((error) => {
        // Its lease ends by itself, and somebody takes it up again.
        deps.log.warn({ err: error, launchId: launch.id }, 'a launch could not be carried on');
      })
      .finally(() => {
        carried.delete(carrying);
        deps.metrics.launchLetGo();
        ring();
      });
    carried.add(carrying);
  };
  const resumeWaiting = async (launch: TakenLaunch) => {
    if (launch.state !== 'waiting') return;
    if (launch.waiting_for === 'throttle') pace.slow(launch.ad_account_id);
    await updateHeldLaunch(deps.store.db, launch, { state: 'running', waiting: null }, ['waiting']);
  };
  const ring = () => {
    if (stopped) return;
    clearTimeout(timer);
    taking = taking
      .then(take)
      .catch((error) => {
        deps.log.warn({ err: error }, 'launches could not be taken up; it will be tried again');
        return everyMs;
      })
      .then((inMs) => {
        if (stopped) return;
        clearTimeout(timer);
        timer = setTimeout(ring, inMs);
        timer.unref();
      });
  };
  deps.launchBell.onRing(ring);
  ring();
  return {
    /** Nothing new is sent; what is under way is seen through. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    async done() {
      await taking;
      await Promise.all(carried);
    },
  };
};
