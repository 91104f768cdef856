/**
 * Waits at most `ms` for work that cannot be cancelled. After that time, the result is that of `late`, which may
 * throw. The work goes on, and its result is ignored.
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

/** Waits for work that cannot be cancelled, until the signal fires; then throws the signal's reason. */
export const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/**
 * Runs work that listens to a signal, under a time limit and the caller's own signal. The error thrown is that of
 * the limit or the signal, not the socket error that follows from it. It uses a timer of its own, because on Node
 * 20 a combination of `AbortSignal.any` and `AbortSignal.timeout` can be garbage-collected before it fires.
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
