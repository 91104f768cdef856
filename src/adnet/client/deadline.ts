export type StopReason = 'deadline' | 'cancelled';

/** One total deadline for a whole call, with whatever is going on inside it told to stop. */
export type Stopper = {
  stopped: StopReason | null;
  /** Set by the step now running; called at most once, when time is up or the caller leaves. */
  onStop: ((why: StopReason) => void) | null;
  release(): void;
};

/** Registers what is to happen when whoever asked has left; a signal would cost several times as much. */
export type WhenGone = (listener: () => void) => void;

export type CreateStopper = (whenGone?: WhenGone) => Stopper;

const stop = (stopper: Stopper, why: StopReason) => {
  if (stopper.stopped !== null) return;
  stopper.stopped = why;
  stopper.onStop?.(why);
};

/** Stoppers of one and the same deadline. */
export const stoppersAfter =
  (timeoutMs: number): CreateStopper =>
  (whenGone) => {
    const stopper: Stopper = {
      stopped: null,
      onStop: null,
      release: () => clearTimeout(timer),
    };
    // It holds the process no longer than the call's own connection does.
    const timer = setTimeout(stop, timeoutMs, stopper, 'deadline');
    whenGone?.(() => stop(stopper, 'cancelled'));
    return stopper;
  };

/** Waits, or returns at once when the call is stopped. */
export const pause = (stopper: Stopper, ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (stopper.stopped !== null) return resolve();
    const done = () => {
      clearTimeout(timer);
      stopper.onStop = null;
      resolve();
    };
    const timer = setTimeout(done, ms);
    stopper.onStop = done;
  });
