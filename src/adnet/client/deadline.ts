import type { WhenGone } from '../../kernel/async/when-gone.ts';

export type DeadlineStop = 'deadline' | 'cancelled';

/** One deadline for a whole call. When it fires, it stops the step that is running. */
export type Deadline = {
  stopped: DeadlineStop | null;
  /** Set by the running step. Called at most once: when the time is up or the caller leaves. */
  onStop: ((why: DeadlineStop) => void) | null;
  release(): void;
};

export type CreateDeadline = (whenGone?: WhenGone) => Deadline;

const stop = (deadline: Deadline, why: DeadlineStop) => {
  if (deadline.stopped !== null) return;
  deadline.stopped = why;
  deadline.onStop?.(why);
};

/** Creates deadlines of this length. */
export const deadlinesAfter =
  (timeoutMs: number): CreateDeadline =>
  (whenGone) => {
    const deadline: Deadline = {
      stopped: null,
      onStop: null,
      release: () => {
        clearTimeout(timer);
        forget?.();
      },
    };
    // It keeps the process alive no longer than the call's own connection does.
    const timer = setTimeout(stop, timeoutMs, deadline, 'deadline');
    // An abort signal would cost several times as much.
    const forget = whenGone?.(() => stop(deadline, 'cancelled')) ?? null;
    return deadline;
  };

/** Waits; returns at once if the call is stopped. */
export const pause = (deadline: Deadline, ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (deadline.stopped !== null) return resolve();
    const done = () => {
      clearTimeout(timer);
      deadline.onStop = null;
      resolve();
    };
    const timer = setTimeout(done, ms);
    deadline.onStop = done;
  });
