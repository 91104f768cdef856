/** Ends with the caller's signal, and by the clock where a time is named. */
export const openLimit = (signal: AbortSignal | undefined, timeoutMs: number | undefined) => {
  const stop = new AbortController();
  const end = () => stop.abort(signal?.reason);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop.abort(), timeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  return {
    signal: stop.signal,
    /** The clock stops. A stream that has begun can still be stopped by the caller. */
    over: (isStreaming = false) => {
      clearTimeout(timer);
      if (!isStreaming) signal?.removeEventListener('abort', end);
    },
  };
};
