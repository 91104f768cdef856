/** Fires with the caller's signal, and after `timeoutMs` if it is given. */
export const openLimit = (signal: AbortSignal | undefined, timeoutMs: number | undefined) => {
  const stop = new AbortController();
  const end = () => stop.abort(signal?.reason);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop.abort(), timeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  return {
    signal: stop.signal,
    /** Stops the timer. The caller's signal can still stop a stream that has begun. */
    over: (isStreaming = false) => {
      clearTimeout(timer);
      if (!isStreaming) signal?.removeEventListener('abort', end);
    },
  };
};
