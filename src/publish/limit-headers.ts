import { Failure } from '../contract/failures.ts';
import { RelayedAnswer, withHeaders } from '../kernel/answers/relayed.ts';
import { within } from '../kernel/async/timeout.ts';
import { budgetsOf, type LimitContext, limitHeaders, readSpent } from './limits.ts';

/** Adds what is left of the limits to every answer to a write, also to replays, refusals and lost answers. */
export const withLimitHeaders = async <T>(asking: LimitContext, work: () => Promise<T>) => {
  try {
    const result = await work();
    if (!(result instanceof RelayedAnswer) || 'ratelimit' in result.headers) return result;
    return withHeaders(result, await leftNow(asking));
  } catch (error) {
    // Without the database, the limits cannot be read.
    if (!(error instanceof Failure) || error.code === 'unavailable') throw error;
    const { headers = {}, ...options } = error.options;
    if ('ratelimit' in headers) throw error;
    throw new Failure(error.code, {
      ...options,
      message: error.message,
      headers: { ...headers, ...(await leftNow(asking)) },
    });
  }
};

const timeoutMs = 500;

/** The headers are optional: if they cannot be read in time, the answer is sent without them. */
const leftNow = ({ store, caller }: LimitContext): Promise<Record<string, string>> => {
  const reading: Promise<Record<string, string>> = readSpent(store.db, budgetsOf({ caller })).then(
    limitHeaders,
    () => ({}),
  );
  return within(timeoutMs, reading, () => ({}));
};
