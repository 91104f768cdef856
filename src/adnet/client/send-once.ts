import type { Dispatcher } from 'undici';
import { Failure } from '../../contract/failures.ts';
import type { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { isThrottle } from '../answers/platform-error.ts';
import { type CreatedObject, type ExpectedAnswer, writeVerdict } from '../answers/verdict.ts';
import type { PlatformToken } from '../login/token.ts';
import { admit, type CallContext, type CallKind, lostFailure, relay } from './call-context.ts';
import { queueKeyOf } from './call-queue.ts';
import type { CreateDeadline, Deadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import { type Rejection, rejection } from './read.ts';
import type { SpelledSecrets } from './spelled-secrets.ts';

type SucceededWrite = {
  kind: 'succeeded';
  relayed: RelayedAnswer;
  /** Null if the platform returns no id: for a validation, or a change of an existing object. */
  created: CreatedObject | null;
};

export type WriteOutcome =
  | SucceededWrite
  | Rejection
  /** The create may have happened. Never send it again; look for the object instead. */
  | { kind: 'unknown'; reason: string }
  /** Certainly no byte was written, so nothing happened. */
  | { kind: 'not_sent'; failure: Failure };

export type OutgoingWrite = {
  call: CallKind;
  token: PlatformToken;
  queueName: string;
  createDeadline: CreateDeadline;
  expecting: ExpectedAnswer;
  secrets: SpelledSecrets;
  request: Dispatcher.DispatchOptions;
  /** For a streamed body: true if nothing was read from it, so that nothing can have been written. */
  isUntouched?: () => boolean;
};

/** One request, sent once and never again. */
export const sendOnce = async (
  context: CallContext,
  outgoing: OutgoingWrite,
): Promise<WriteOutcome> => {
  const startedAt = context.clock();
  const deadline = outgoing.createDeadline();
  try {
    const outcome = await context.withoutSlot(outgoing.token.owner?.payerId ?? '', () =>
      sendWhenAdmitted(context, outgoing, deadline),
    );
    context.observe(outgoing.call, outcome.kind, startedAt);
    return outcome;
  } finally {
    deadline.release();
  }
};

const sendWhenAdmitted = async (
  context: CallContext,
  outgoing: OutgoingWrite,
  deadline: Deadline,
): Promise<WriteOutcome> => {
  const { token, queueName, expecting, secrets, request, isUntouched } = outgoing;
  const queueKey = queueKeyOf('write', token, queueName);
  try {
    await admit(context, queueKey, deadline);
  } catch (failure) {
    if (failure instanceof Failure) return { kind: 'not_sent', failure };
    throw failure;
  }
  try {
    const attempt = await exchange(context, request, deadline);
    if (attempt.kind === 'lost') {
      context.breaker.failed(queueKey);
      if (!attempt.sent || isUntouched?.())
        return { kind: 'not_sent', failure: lostFailure(attempt) };
      return { kind: 'unknown', reason: attempt.why };
    }
    const { answer } = attempt;
    const verdict = writeVerdict(answer, expecting);
    if (verdict.kind !== 'rejected' || isThrottle(verdict.error))
      context.recordUsage(token, queueName, answer.headers);
    if (verdict.kind === 'unknown') {
      context.breaker.failed(queueKey);
      return verdict;
    }
    context.breaker.succeeded(queueKey);
    if (verdict.kind === 'rejected')
      return rejection(context, token, { answer, error: verdict.error, secrets });
    const relayedAnswer = relay(200, answer, secrets);
    return { kind: 'succeeded', relayed: relayedAnswer, created: verdict.created };
  } finally {
    context.queues.leave(queueKey);
  }
};
