import { GreenroomError } from './error.ts';

/** The caller's own signal ended the call. A write may have happened nevertheless; a repeat with its key shows it. */
export const stoppedBy = (signal: AbortSignal | undefined, idempotencyKey?: string) => {
  const cause: unknown = signal?.reason;
  const isLate = (cause as Error | null)?.name === 'TimeoutError';
  const reason = (cause as Error | null)?.message ?? String(cause);
  const code = isLate ? 'timeout' : 'aborted';
  return new GreenroomError(`Stopped by the signal: ${reason}`, { code, idempotencyKey, cause });
};
