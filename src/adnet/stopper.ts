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

/** A stopper in its line, held by its neighbours: a map keyed by objects showed in every profile. */
type Queued = Stopper & { end: number; before: Queued | null; after: Queued | null };

/**
 * Stoppers of one and the same deadline: they run out in the order they were made, so one timer
 * serves them all, and a call that ends in time costs none.
 */
export const stoppersAfter = (timeoutMs: number): CreateStopper => {
  let first: Queued | null = null;
  let last: Queued | null = null;
  let armed = false;

  const leave = (stopper: Queued) => {
    const { before, after } = stopper;
    if (before !== null) before.after = after;
    else if (first === stopper) first = after;
    else return; // It left before.
    if (after !== null) after.before = before;
    else last = before;
    stopper.before = null;
    stopper.after = null;
  };
  const arm = () => {
    armed = first !== null;
    if (first !== null) setTimeout(ring, Math.max(1, first.end - performance.now())).unref();
  };
  const ring = () => {
    const now = performance.now();
    try {
      while (first !== null && first.end <= now) {
        const late: Queued = first;
        leave(late);
        stop(late, 'deadline');
      }
    } finally {
      arm();
    }
  };

  return (whenGone) => {
    const stopper: Queued = {
      stopped: null,
      onStop: null,
      release: () => leave(stopper),
      end: performance.now() + timeoutMs,
      before: last,
      after: null,
    };
    if (last === null) first = stopper;
    else last.after = stopper;
    last = stopper;
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
