import { Failure } from '../contract/failures.ts';
import { createNewcomersFirst } from '../kernel/fairness/newcomers-first.ts';

export type PasswordQueue = { run<T>(who: string, work: () => Promise<T>): Promise<T> };

/**
 * Runs the hashing of passwords. Each hash takes 32 MiB and a core for a quarter of a second, so only a few run at
 * a time. Names that were never served come first, so that strangers who guess do not keep others from signing in.
 */
export const createPasswordQueue = (): PasswordQueue => {
  const queue = createNewcomersFirst({ places: 2, maxWaiting: 200, maxRemembered: 10_000 });
  const refuse = () => {
    throw new Failure('unavailable', { retryAfterSeconds: 2 });
  };
  return { run: (who, work) => queue.run(who, work, refuse) };
};
