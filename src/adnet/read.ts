import type { Dispatcher } from 'undici';
import { Failure } from '../kernel/failures.ts';
import type { Relayed } from '../kernel/relayed.ts';
import { retryAfterSeconds } from './answer-headers.ts';
import type { Attempt } from './exchange.ts';
import { exchange } from './exchange.ts';
import { graphPath, queryText } from './graph-path.ts';
import type { Line } from './line.ts';
import { admit, lostFailure, relay } from './line.ts';
import type { PlatformError } from './platform-error.ts';
import { isThrottle, isTokenDead } from './platform-error.ts';
import { backoffMs } from './retry-budget.ts';
import type { Secrets } from './secrets.ts';
import type { Stopper, WhenGone } from './stopper.ts';
import { pause } from './stopper.ts';
import type { Token } from './token.ts';
import type { Answer } from './verdict.ts';
import { readVerdict } from './verdict.ts';

type CallOptions = {
  /** Whose calls are counted and cut off together: an ad account, or a connection. */
  accountKey: string;
  whenGone?: WhenGone | undefined;
};

export type Rejection = {
  kind: 'rejected';
  /** The platform's own bytes, to leave as a 400. */
  relayed: Relayed;
  error: PlatformError;
  throttled: boolean;
  /** The token will not work again: its connection has expired. */
  tokenDead: boolean;
};

export type ReadResult = { kind: 'ok'; relayed: Relayed } | Rejection;

export type Read = (
  token: Token,
  path: string,
  params: Record<string, string>,
  options: CallOptions,
) => Promise<ReadResult>;

const mostRetries = 2;

/** Asks the platform; throws adnet_unavailable or adnet_timeout when no answer can be had. */
export const createRead =
  (line: Line): Read =>
  async (token, path, params, { accountKey, whenGone }) => {
    const startedAt = line.clock();
    const { headers, proof, secrets } = line.credentials(token);
    const asked = queryText(params);
    const query = proof === null ? asked : `${asked}${asked && '&'}appsecret_proof=${proof}`;
    const request = { method: 'GET', path: graphPath(line.root, path, query), headers };
    const stopper = line.stoppers.call(whenGone);
    try {
      const refused = await admit(line, accountKey, stopper);
      if (refused) throw refused;
      line.budget.earn();
      try {
        const { answer, error } = await askUntilAnswered(line, request, accountKey, stopper);
        line.observe('read', error === null ? 'ok' : 'rejected', startedAt);
        return error === null
          ? { kind: 'ok', relayed: relay(200, answer, secrets) }
          : rejection(answer, error, secrets);
      } finally {
        line.lanes.leave(accountKey);
      }
    } catch (failure) {
      if (failure instanceof Failure) line.observe('read', failure.code, startedAt);
      throw failure;
    } finally {
      stopper.release();
    }
  };

const askUntilAnswered = async (
  line: Line,
  request: Dispatcher.DispatchOptions,
  account: string,
  stopper: Stopper,
): Promise<{ answer: Answer; error: PlatformError | null }> => {
  let earlier: Failed | undefined;
  for (let retries = 0; ; retries++) {
    const attempt = await exchange(line, request, stopper);
    // Time that runs out while we ask again takes nothing back of what we were told before.
    const verdict = earlier && isLate(attempt) ? { ...earlier, again: false } : judge(attempt);
    if (verdict.kind === 'answered') {
      line.breaker.succeeded(account);
      return verdict;
    }
    if (!(verdict.again && retries < mostRetries && line.budget.spend())) {
      if (verdict.refusal) {
        line.breaker.succeeded(account);
        return verdict.refusal;
      }
      if (stopper.stopped === 'cancelled') line.breaker.left(account);
      else line.breaker.failed(account);
      throw verdict.failure;
    }
    earlier = verdict;
    line.retried();
    await pause(stopper, backoffMs(retries + 1, line.random));
  }
};

type Failed = {
  kind: 'failed';
  again: boolean;
  failure: Failure;
  /** What to take it for when asking again did not help. */
  refusal?: { answer: Answer; error: PlatformError };
};

type Judged = { kind: 'answered'; answer: Answer; error: PlatformError | null } | Failed;

const isLate = (attempt: Attempt) => attempt.kind === 'lost' && attempt.why === 'deadline';

const judge = (attempt: Attempt): Judged => {
  if (attempt.kind === 'lost')
    return { kind: 'failed', again: attempt.why === 'connection', failure: lostFailure(attempt) };
  const { answer } = attempt;
  const verdict = readVerdict(answer);
  if (verdict.kind === 'ok') return { kind: 'answered', answer, error: null };
  if (verdict.kind === 'rejected') return { kind: 'answered', answer, error: verdict.error };
  const wait = retryAfterSeconds(answer.headers);
  const failure = new Failure('adnet_unavailable', {
    cause: new Error(verdict.why),
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
  });
  const { refusal: error } = verdict;
  // Asked to wait longer than we could, we pass the wish on instead of knocking again.
  const again = verdict.again && wait === undefined;
  return { kind: 'failed', again, failure, ...(error && { refusal: { answer, error } }) };
};

export const rejection = (answer: Answer, error: PlatformError, secrets: Secrets): Rejection => ({
  kind: 'rejected',
  relayed: relay(400, answer, secrets),
  error,
  throttled: isThrottle(error),
  tokenDead: isTokenDead(error),
});
