/**
 * Runs work under a time limit and the caller's signal. Whichever ends it first is the error thrown,
 * not the socket noise that follows. A timer of our own rather than `AbortSignal.any` with
 * `AbortSignal.timeout`: on Node 20 such a pair can be collected before it fires.
 */
export const withDeadline = async <T>(
  caller: AbortSignal,
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  late = 'The work was not done in time.',
): Promise<T> => {
  caller.throwIfAborted();
  const controller = new AbortController();
  const leave = () => controller.abort(caller.reason);
  const giveUp = () => controller.abort(new Error(late));

  caller.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(giveUp, deadlineMs);
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', leave);
  }
};
