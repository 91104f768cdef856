/**
 * Waits at most so long for work that cannot be called off. When the time is over, `late` gives the
 * result instead, or throws; the work goes on and its result is ignored.
 */
export const within = async <T>(ms: number, work: Promise<T>, late: () => T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<typeof over>((resolve) => {
    timer = setTimeout(resolve, ms, over);
  });
  try {
    const first = await Promise.race([work, timeIsUp]);
    return first === over ? late() : first;
  } finally {
    clearTimeout(timer);
  }
};

const over = Symbol('time is up');

/** Waits for work that cannot be called off until the signal fires; its reason is then thrown. */
export const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/**
 * Runs work that listens to a signal, under a time limit and the caller's own signal. Whichever ends
 * it first is the error thrown, not the socket noise that follows. A timer of our own rather than
 * `AbortSignal.any` with `AbortSignal.timeout`: on Node 20 such a pair can be collected before it fires.
 */
export const withDeadline = async <T>(
  caller: AbortSignal | undefined,
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error = () => new Error('The work was not done in time.'),
): Promise<T> => {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const leave = () => controller.abort(caller?.reason);
  const giveUp = () => controller.abort(late());

  caller?.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(giveUp, deadlineMs);
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', leave);
  }
};
