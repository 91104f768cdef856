import type { Stopper } from './stopper.ts';

/** A bounded number of calls per account, so that one that hangs cannot take every connection. */
export type Lanes = {
  /** True at once when there is room; otherwise a promise that says whether room was found. */
  enter(account: string, stopper: Stopper): true | Promise<boolean>;
  leave(account: string): void;
};

type Lane = { running: number; waiting: (() => void)[] };

export const createLanes = (mostRunning: number, mostWaiting: number): Lanes => {
  const lanes = new Map<string, Lane>();

  const wait = (lane: Lane, stopper: Stopper) =>
    new Promise<boolean>((resolve) => {
      const go = () => {
        stopper.onStop = null;
        resolve(true);
      };
      lane.waiting.push(go);
      stopper.onStop = () => {
        lane.waiting.splice(lane.waiting.indexOf(go), 1);
        stopper.onStop = null;
        resolve(false);
      };
    });

  return {
    enter(account, stopper) {
      const lane = lanes.get(account);
      if (lane === undefined) {
        lanes.set(account, { running: 1, waiting: [] });
        return true;
      }
      if (lane.running < mostRunning) {
        lane.running += 1;
        return true;
      }
      if (lane.waiting.length >= mostWaiting || stopper.stopped !== null)
        return Promise.resolve(false);
      return wait(lane, stopper);
    },
    leave(account) {
      const lane = lanes.get(account);
      if (lane === undefined) return;
      const next = lane.waiting.shift();
      // The place is handed on, so the number running stays as it is.
      if (next) next();
      else if (lane.running === 1) lanes.delete(account);
      else lane.running -= 1;
    },
  };
};
