import { Failure } from '../../contract/failures.ts';
import { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LoopSlots } from '../../kernel/fairness/loop-slots.ts';
import type { PlatformAnswer } from '../answers/verdict.ts';
import type { PlatformToken } from '../login/token.ts';
import { answerHeaders } from './answer-headers.ts';
import type { Breaker } from './breaker.ts';
import type { CallQueueKey, CallQueues } from './call-queue.ts';
import type { CreateDeadline, Deadline } from './deadline.ts';
import type { ExchangeResult } from './exchange.ts';
import type { GraphRoot } from './graph-path.ts';
import { cut } from './remove-secrets.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { SpelledSecrets } from './spelled-secrets.ts';
import type { WayOut } from './traced-pool.ts';

/** What each call with this token needs. */
export type Credentials = {
  headers: Record<string, string>;
  headersWithoutToken: Record<string, string>;
  /** Sent if our own app obtained the token and its secret is known. */
  proof: string | null;
  /** Values that must never leave the service. */
  secrets: SpelledSecrets;
};

export type CallKind = 'read' | 'write' | 'upload' | 'form';

/** What reads, writes and uploads share. */
export type CallContext = {
  root: GraphRoot;
  pool: WayOut;
  /** Never goes back. */
  clock: Clock;
  random: () => number;
  /** Deadlines for a call, for the upload of a picture, and for a question of our own during a call. */
  deadlines: { call: CreateDeadline; upload: CreateDeadline; question: CreateDeadline };
  maxBytes: number;
  breaker: Breaker;
  queues: CallQueues;
  budget: RetryBudget;
  credentials(token: PlatformToken): Credentials;
  withoutSlot: LoopSlots['withoutSlot'];
  /** Asks the platform whether the token will never work again. */
  confirmDead(token: PlatformToken): Promise<boolean>;
  /** Records the usage headers of an answer. */
  recordUsage(token: PlatformToken, queueName: string, headers: Record<string, unknown>): void;
  observe(kind: CallKind, outcome: string, startedAt: number): void;
  retried(): void;
};

/**
 * Takes a slot for one more call. Returns at once if one is free, otherwise a promise; throws the failure that says
 * why there is none.
 */
export const admit = (
  context: CallContext,
  queueKey: CallQueueKey,
  deadline: Deadline,
): Promise<void> | undefined => {
  const wait = context.breaker.enter(queueKey);
  if (wait !== null) throw new Failure('adnet_unavailable', { retryAfterSeconds: wait });
  const entry = context.queues.enter(queueKey, deadline);
  return entry === true ? undefined : admitLater(context, queueKey, deadline, entry);
};

const admitLater = async (
  context: CallContext,
  queueKey: CallQueueKey,
  deadline: Deadline,
  entry: Promise<boolean>,
) => {
  if (await entry) return;
  context.breaker.endedWithoutVerdict(queueKey);
  throw deadline.stopped === 'deadline'
    ? new Failure('adnet_timeout')
    : new Failure('adnet_unavailable', { retryAfterSeconds: 1 });
};

export const relay = (status: number, { body, headers }: PlatformAnswer, secrets: SpelledSecrets) =>
  new RelayedAnswer(status, cut(body, secrets), answerHeaders(headers, secrets));

/** The failure for an attempt without any answer. */
export const lostFailure = ({ why, cause }: Extract<ExchangeResult, { kind: 'lost' }>) =>
  new Failure(why === 'deadline' ? 'adnet_timeout' : 'adnet_unavailable', {
    cause: cause ?? new Error(why),
  });
