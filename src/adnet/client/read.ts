import type { Dispatcher } from 'undici';
import { Failure } from '../../contract/failures.ts';
import type { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import type { WhenGone } from '../../kernel/async/when-gone.ts';
import {
  isDoubtful,
  isThrottle,
  isTokenDead,
  type PlatformError,
} from '../answers/platform-error.ts';
import { secondsUntilFree } from '../answers/usage.ts';
import { type PlatformAnswer, readVerdict } from '../answers/verdict.ts';
import type { AskToken } from '../login/confirm-dead.ts';
import { type PlatformToken, traceHeader } from '../login/token.ts';
import { retryAfterSeconds } from './answer-headers.ts';
import { admit, type CallContext, type Credentials, lostFailure, relay } from './call-context.ts';
import { type CallQueueKey, queueKeyOf } from './call-queue.ts';
import { type CreateDeadline, type Deadline, pause } from './deadline.ts';
import { type ExchangeResult, exchange } from './exchange.ts';
import { type GraphRoot, graphPath, queryText } from './graph-path.ts';
import { backoffMs } from './retry-budget.ts';
import type { SpelledSecrets } from './spelled-secrets.ts';

type CallOptions = {
  /** What the calls are counted and stopped by, within those of their caller: an ad account, or a connection. */
  queueName: string;
  whenGone?: WhenGone | undefined;
  /**
   * If true, a temporary error that lasts is returned as a rejection, so that its advice can be passed on.
   * Otherwise `adnet_unavailable` is thrown.
   */
  relayLasting?: boolean;
  /** Starts a report: a read, although the platform takes it as a POST. */
  byPost?: boolean | undefined;
  /** The token is sent in the URL, because one endpoint has been seen to accept it only there. */
  tokenInAddress?: boolean;
};

export type Rejection = {
  kind: 'rejected';
  /** The platform's own bytes, to be returned with status 400. */
  relayed: RelayedAnswer;
  error: PlatformError;
  throttled: boolean;
  /** The platform has confirmed that the token will never work again, so the connection has ended. */
  tokenDead: boolean;
};

export type ReadResult = { kind: 'ok'; relayed: RelayedAnswer } | Rejection;

export type ReadPlatform = (
  token: PlatformToken,
  path: string,
  params: Record<string, string>,
  options: CallOptions,
) => Promise<ReadResult>;

const maxRetries = 2;

/** Reads from the platform; throws `adnet_unavailable` or `adnet_timeout` if there is no answer. */
export const createRead =
  (context: CallContext): ReadPlatform =>
  async (token, path, params, options) => {
    const credentials = context.credentials(token);
    const { answer, error } = await ask(context, token, {
      path,
      params,
      options,
      credentials,
      deadline: context.deadlines.call,
    });
    const { secrets } = credentials;
    if (error !== null) return rejection(context, token, { answer, error, secrets });
    return { kind: 'ok', relayed: relay(200, answer, secrets) };
  };

/** Asks the platform whose token it is; returns the platform's error, or null. */
export const createAskToken =
  (context: CallContext): AskToken =>
  async (token) => {
    const { error } = await ask(context, token, {
      path: whoami,
      params: { fields: 'id' },
      options: { queueName: whoami },
      credentials: context.credentials(token),
      deadline: context.deadlines.question,
    });
    return error;
  };

const whoami = '/me';

type ReadCall = {
  path: string;
  params: Record<string, string>;
  options: CallOptions;
  credentials: Credentials;
  deadline: CreateDeadline;
};

const readRequest = (
  { root }: CallContext,
  { value: accessToken }: PlatformToken,
  { path, params, options, credentials }: ReadCall,
) => {
  const { headers, headersWithoutToken, proof } = credentials;
  const { byPost = false, tokenInAddress = false } = options;
  const query = queryText({
    ...params,
    ...(proof !== null && { appsecret_proof: proof }),
    ...(tokenInAddress && { access_token: accessToken }),
  });
  if (byPost) return reportRequest(root, path, headers, query);
  return {
    method: 'GET' as const,
    path: graphPath(root, path, query),
    headers: tokenInAddress ? headersWithoutToken : headers,
  };
};

const insightsOf = /^\/(?:act_)?[0-9]+\/insights$/;

/** The only POST that creates nothing, so it needs no gate and may be repeated. */
const reportRequest = (
  root: GraphRoot,
  path: string,
  headers: Record<string, string>,
  body: string,
) => {
  if (!insightsOf.test(path)) throw new Error('Only a report is asked for by POST.');
  return {
    method: 'POST' as const,
    path: graphPath(root, path),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  };
};

type ReadAnswer = { answer: PlatformAnswer; error: PlatformError | null };

const ask = async (
  context: CallContext,
  token: PlatformToken,
  question: ReadCall,
): Promise<ReadAnswer> => {
  const { queueName, whenGone, relayLasting = false } = question.options;
  const startedAt = context.clock();
  const untracedRequest = readRequest(context, token, question);
  const headers = { ...untracedRequest.headers, ...traceHeader(token) };
  const request = { ...untracedRequest, headers };
  const queueKey = queueKeyOf('read', token, queueName);
  const deadline = question.deadline(whenGone);
  try {
    const askOptions = { queueKey, relayLasting, deadline };
    const readAnswer = await context.withoutSlot(queueKey.slot.owner, () =>
      askWhenAdmitted(context, request, askOptions),
    );
    // If the account does not exist or belongs to another token, the headers say nothing about its usage.
    if (readAnswer.error === null || isThrottle(readAnswer.error))
      context.recordUsage(token, queueName, readAnswer.answer.headers);
    context.observe('read', readAnswer.error === null ? 'ok' : 'rejected', startedAt);
    return readAnswer;
  } catch (failure) {
    if (failure instanceof Failure) context.observe('read', failure.code, startedAt);
    throw failure;
  } finally {
    deadline.release();
  }
};

type AskOptions = { queueKey: CallQueueKey; relayLasting: boolean; deadline: Deadline };

const askWhenAdmitted = async (
  context: CallContext,
  request: Dispatcher.DispatchOptions,
  askOptions: AskOptions,
): Promise<ReadAnswer> => {
  const { queueKey, deadline } = askOptions;
  const admission = admit(context, queueKey, deadline);
  if (admission) await admission;
  context.budget.earn(queueKey.slot.owner);
  try {
    let earlier: FailedAttempt | undefined;
    for (let retries = 0; ; retries++) {
      const attempt = await exchange(context, request, deadline);
      // If the time runs out during a retry, the earlier answer counts.
      const verdict = earlier && isLate(attempt) ? { ...earlier, again: false } : judge(attempt);
      if (verdict.kind === 'answered') {
        context.breaker.succeeded(queueKey);
        return verdict;
      }
      if (!(verdict.again && retries < maxRetries && context.budget.spend(queueKey.slot.owner)))
        return lastAnswer(context, askOptions, verdict);
      earlier = verdict;
      context.retried();
      await pause(deadline, backoffMs(retries + 1, context.random));
    }
  } finally {
    context.queues.leave(queueKey);
  }
};

/** The result if a retry did not help or is not allowed: the platform's error is returned, any other failure thrown. */
const lastAnswer = (
  { breaker }: CallContext,
  { queueKey, relayLasting, deadline }: AskOptions,
  { refusal, failure }: FailedAttempt,
): ReadAnswer => {
  if (refusal && (relayLasting || isDoubtful(refusal.error))) {
    // The platform did answer, with an error: for the circuit breaker, that is neither a success nor a failure.
    breaker.endedWithoutVerdict(queueKey);
    return refusal;
  }
  if (deadline.stopped === 'cancelled') breaker.endedWithoutVerdict(queueKey);
  else breaker.failed(queueKey);
  throw failure;
};

type FailedAttempt = {
  kind: 'failed';
  again: boolean;
  failure: Failure;
  /** The result if a retry does not help. */
  refusal?: { answer: PlatformAnswer; error: PlatformError };
};

type JudgedAttempt = ({ kind: 'answered' } & ReadAnswer) | FailedAttempt;

const isLate = (attempt: ExchangeResult) => attempt.kind === 'lost' && attempt.why === 'deadline';

const judge = (attempt: ExchangeResult): JudgedAttempt => {
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
  // If the platform asks for a longer wait than we have time for, we do not retry, and the caller gets that wait.
  const again = verdict.again && wait === undefined;
  return { kind: 'failed', again, failure, ...(error && { refusal: { answer, error } }) };
};

type RefusedAnswer = { answer: PlatformAnswer; error: PlatformError; secrets: SpelledSecrets };

export const rejection = async (
  context: CallContext,
  token: PlatformToken,
  { answer, error, secrets }: RefusedAnswer,
): Promise<Rejection> => ({
  kind: 'rejected',
  relayed: relay(400, isThrottle(error) ? withWait(answer) : answer, secrets),
  error,
  throttled: isThrottle(error),
  tokenDead: isTokenDead(error) && (await context.confirmDead(token)),
});

/** A throttle says how long it lasts, but in its own headers. */
const withWait = (answer: PlatformAnswer): PlatformAnswer => {
  const wait = secondsUntilFree(answer.headers);
  if (wait === undefined || retryAfterSeconds(answer.headers) !== undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(wait) } };
};
