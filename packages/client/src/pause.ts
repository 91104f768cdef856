import { stoppedBy } from './stopped.ts';

/** Waits, unless the signal fires. */
export const pause = (seconds: number, signal: AbortSignal | undefined, idempotencyKey?: string) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(stoppedBy(signal, idempotencyKey));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
