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

/**
 * Stoppers of one and the same deadline: they run out in the order they were made, so one timer
 * serves them all, and a call that ends in time costs none.
 */
export const stoppersAfter = (timeoutMs: number): CreateStopper => {
  const ends = new Map<Stopper, number>();
  let armed = false;

  const arm = () => {
    const [next] = ends.values();
    armed = next !== undefined;
    if (next !== undefined) setTimeout(ring, Math.max(1, next - performance.now())).unref();
  };
  const ring = () => {
    const now = performance.now();
    try {
      for (const [stopper, end] of ends) {
        if (end > now) break;
        ends.delete(stopper);
        stop(stopper, 'deadline');
      }
    } finally {
      arm();
    }
  };

  return (whenGone) => {
    const stopper: Stopper = {
      stopped: null,
      onStop: null,
      release: () => ends.delete(stopper),
    };
    ends.set(stopper, performance.now() + timeoutMs);
    if (!armed) arm();
    whenGone?.(() => stop(stopper, 'cancelled'));
    return stopper;
  };
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
