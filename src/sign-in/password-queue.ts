import { Failure } from '../contract/failures.ts';
import { createNewcomersFirst } from '../kernel/fairness/newcomers-first.ts';

export type PasswordQueue = { run<T>(who: string, work: () => Promise<T>): Promise<T> };

/**
 * For work on passwords. Each takes 32 MiB and a core for a quarter of a second, so a few at a time; whoever comes for the
 * first time comes first, so that strangers who guess do not keep others from signing in.
 */
export const createPasswordQueue = (): PasswordQueue => {
  const queue = createNewcomersFirst({ places: 2, maxWaiting: 200, maxRemembered: 10_000 });
  const refuse = () => {
    throw new Failure('unavailable', { retryAfterSeconds: 2 });
  };
  return { run: (who, work) => queue.run(who, work, refuse) };
};
