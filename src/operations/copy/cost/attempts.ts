import { Failure, type FailureCode } from '../../../contract/failures.ts';
import { type Clock, elapsed, span } from '../../../kernel/clock.ts';

/** A failed attempt costs no credits, but costs work, so it has its own limit. */
const maxFailed = 100;
const windowMs = span({ minutes: 1 });
const maxAccounts = 10_000;

/** Failures after work was done; a refusal before any work does not count. */
const failedWork: ReadonlySet<FailureCode> = new Set([
  'generation_failed',
  'unsupported_language',
  'invalid_request',
]);

/** Counts failed attempts per account and minute, on this node. */
export const createAttempts = (clock: Clock = elapsed) => {
  const windows = new Map<string, { failed: number; endsAt: number }>();

  const demandRoom = (accountId: string) => {
    const window = windows.get(accountId);
    if (!window || window.failed < maxFailed) return;
    const remainingMs = window.endsAt - clock();
    if (remainingMs <= 0) return void windows.delete(accountId);
    throw new Failure('too_many_failed_attempts', {
      retryAfterSeconds: Math.ceil(remainingMs / 1000),
    });
  };
  const count = (accountId: string) => {
    const window = windows.get(accountId);
    if (window && window.endsAt > clock()) {
      window.failed += 1;
      return;
    }
    if (windows.size >= maxAccounts) windows.clear();
    windows.set(accountId, { failed: 1, endsAt: clock() + windowMs });
  };

  return async <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
    demandRoom(accountId);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure && failedWork.has(error.code)) count(accountId);
      throw error;
    }
  };
};
