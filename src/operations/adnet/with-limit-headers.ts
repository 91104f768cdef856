import { Failure } from '../../kernel/failures.ts';
import { Relayed } from '../../kernel/relayed.ts';
import { readWriteUsage } from '../../store/write-limits.ts';
import type { Context } from '../operation.ts';
import { limitHeaders } from './write-limits.ts';

/** Every answer to a write says what is left: replays, refusals and lost answers too. */
export const withLimitHeaders = async (
  ctx: Context,
  work: () => Promise<Relayed>,
): Promise<Relayed> => {
  try {
    const relayed = await work();
    if ('ratelimit' in relayed.headers) return relayed;
    const { status, body, headers } = relayed;
    return new Relayed(status, body, { ...headers, ...(await leftNow(ctx)) });
  } catch (error) {
    // Without a database nobody knows what is left.
    if (!(error instanceof Failure) || error.code === 'unavailable') throw error;
    const { headers = {}, ...options } = error.options;
    if ('ratelimit' in headers) throw error;
    throw new Failure(error.code, {
      ...options,
      message: error.message,
      headers: { ...headers, ...(await leftNow(ctx)) },
    });
  }
};

/** The headers are a courtesy: an answer that is already known never fails for the lack of them. */
const leftNow = async ({ store, caller }: Context): Promise<Record<string, string>> => {
  try {
    return limitHeaders(caller.plan, await readWriteUsage(store.db, caller.workspace.id));
  } catch {
    return {};
  }
};
