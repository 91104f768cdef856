export type Deadline = { signal: AbortSignal; stop(): void };

/** One limit for the whole fetch, ended early when the caller leaves. */
export const startDeadline = (timeoutMs: number, caller?: AbortSignal): Deadline => {
  const controller = new AbortController();
  const leave = () => controller.abort(new Error('the caller left'));
  const timer = setTimeout(() => controller.abort(new Error('out of time')), timeoutMs);
  caller?.addEventListener('abort', leave, { once: true });
  if (caller?.aborted) leave();
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
};

/** For work that cannot be called off itself: stops waiting for it. */
export const rejectOnAbort = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = abortion(signal);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', reject);
    work.catch(() => {});
  }
};

const abortion = (signal: AbortSignal) => {
  let reject = () => {};
  const promise = new Promise<never>((_, refuse) => {
    reject = () => refuse(signal.reason);
    if (signal.aborted) reject();
    else signal.addEventListener('abort', reject, { once: true });
  });
  return { promise, reject };
};
