import { Failure } from '../../contract/failures.ts';
import type { Db } from '../../store/db.ts';
import { claimStep } from '../../store/launches/launch-steps.ts';
import { type PublishOutcome, tryPublish } from '../outcome.ts';
import type { Requester } from '../requester.ts';
import { type ChangedStep, targetOf } from './agreement.ts';
import type { LaunchDeps } from './deps.ts';
import type { LaunchGuard } from './launch-guardrails.ts';
import type { LeasedLaunch } from './leased-launch.ts';
import type { LaunchPace } from './pace.ts';
import { stepDigest } from './plan/digest.ts';
import { resolve } from './plan/step.ts';
import type { Wait } from './preconditions.ts';
import { putBack, type StepResult, writeResult } from './settle.ts';
import { defect, notCreated, refusedByMeta, refusedByUs } from './step-error.ts';
import type { OpenStep, OpenSteps } from './steps.ts';
import { retryForVideo } from './unready-videos.ts';

/** How the launch continues after a step: go on, wait, try this step later, or read it again. */
export type SendStepResult =
  | { kind: 'settled' }
  | { kind: 'wait'; wait: Wait }
  | { kind: 'later'; afterMs: number }
  | { kind: 'not_ours' }
  /** The step differs from the approved plan; nothing was sent. */
  | { kind: 'changed'; changed: ChangedStep }
  /** A guardrail does not allow the step any more; nothing was sent. */
  | { kind: 'guardrail'; failure: Failure }
  | { kind: 'not_connected' };

const idOf = (steps: OpenSteps) => (step: string) => {
  const id = steps.get(step)?.platformId;
  if (!id) throw new Error(`the step ${step} has made nothing yet`);
  return id;
};

/** What is needed to send a step. */
type StepSending = {
  launch: LeasedLaunch;
  who: Requester;
  steps: OpenSteps;
  pace: LaunchPace;
  agreedDigest: string | null;
  guard: LaunchGuard;
};

/** Sends one step, once. It has its own idempotency key, and is claimed in the journal's transaction. */
export const sendStep = async (
  deps: LaunchDeps,
  sending: StepSending,
  step: OpenStep,
): Promise<SendStepResult> => {
  const { launch, agreedDigest } = sending;
  if (agreedDigest !== null && stepDigest(targetOf(deps, launch), step) !== step.digest)
    return { kind: 'changed', changed: { step: step.step } };
  return conclude(deps, sending, step, await publishStep(deps, sending, step));
};

type StepAttempt = {
  /** Null if an unexpected error ended it. */
  outcome: PublishOutcome | null;
  /** The write with which the step was claimed; null: it was not claimed. */
  claimed: string | null;
  /** The hash of the picture that was found instead of the approved one; null: there was none. */
  otherSha256: string | null;
};

/** Publishes the step, and collects what was found out on the way. */
const publishStep = async (
  deps: LaunchDeps,
  { launch, who, steps, agreedDigest, guard }: StepSending,
  step: OpenStep,
): Promise<StepAttempt> => {
  const attempt: StepAttempt = { outcome: null, claimed: null, otherSha256: null };
  const maySend = async (tx: Db, writeId: string) => {
    const isClaimed = await claimStep(tx, launch, step, writeId, agreedDigest);
    if (isClaimed) attempt.claimed = writeId;
    return isClaimed;
  };
  const demandFile = (sha256: string) => {
    if (agreedDigest === null || sha256 === step.pictureSha256) return;
    attempt.otherSha256 = sha256;
    throw new Failure('plan_changed');
  };
  const body = { ...resolve(step.params, idOf(steps)), account_id: launch.ad_account_id };
  const key = stepKey(launch.id, step);
  const options = { key, maySend, demandFile, guardFor: guard.last(who, step) };
  try {
    attempt.outcome = await tryPublish(deps, who, step.kind, body, options);
  } catch (error) {
    const about = { err: error, launchId: launch.id, step: step.step };
    deps.log.error(about, 'a step ended in a defect');
  }
  return attempt;
};

/** Stores the result of the step, and returns how the launch continues. */
const conclude = async (
  deps: LaunchDeps,
  { launch, pace }: StepSending,
  step: OpenStep,
  { outcome, claimed, otherSha256 }: StepAttempt,
): Promise<SendStepResult> => {
  const write = (result: StepResult, ids: Parameters<typeof writeResult>[4] = {}) =>
    writeResult(deps, launch, step, result, ids);
  if (otherSha256 !== null)
    return { kind: 'changed', changed: { step: step.step, sha256: otherSha256 } };
  if (outcome === null) {
    // If the step was claimed, its outcome will be read from the journal.
    const isWritten = claimed === null && (await write({ state: 'rejected', error: defect }));
    return ifWritten(isWritten, { kind: 'settled' });
  }
  if ('answer' in outcome) pace.noteUsage(launch.ad_account_id, outcome.answer.headers);
  const retryInMs = retryForVideo(outcome, step);
  if (retryInMs !== null) {
    const isWritten = await putBack(deps, launch, step, claimed);
    return ifWritten(isWritten, { kind: 'later', afterMs: retryInMs });
  }
  if (outcome.kind === 'refused' && outcome.failure.code === 'guardrail') {
    const { failure } = outcome;
    return ifWritten(await write({ state: 'pending' }), { kind: 'guardrail', failure });
  }
  const result = resultOf(outcome);
  if (result) {
    const writeId = 'writeId' in outcome ? outcome.writeId : null;
    return ifWritten(await write(result, { claimed, writeId }), { kind: 'settled' });
  }
  if (outcome.kind === 'in_progress' || !(await write({ state: 'pending' }, { claimed })))
    return { kind: 'not_ours' };
  if (outcome.kind === 'throttled' || outcome.kind === 'unavailable')
    pace.slow(launch.ad_account_id);
  if (outcome.kind === 'not_connected') return outcome;
  return isWait(outcome) ? { kind: 'wait', wait: waitFor(outcome) } : { kind: 'settled' };
};

/** The key of a step begins with a character outside of ASCII, so it can never equal an Idempotency-Key of a caller. */
export const stepKey = (launchId: string, { step, attempt }: Pick<OpenStep, 'step' | 'attempt'>) =>
  `→launch:${launchId}:${step}:${attempt}`;

/** If nothing was written, another node owns the step. */
const ifWritten = (isWritten: boolean, result: SendStepResult): SendStepResult =>
  isWritten ? result : { kind: 'not_ours' };

const resultOf = (outcome: PublishOutcome): StepResult | null => {
  switch (outcome.kind) {
    case 'done':
      return outcome.objectId === null
        ? { state: 'unknown', isLost: true }
        : { state: 'done', platformId: outcome.objectId };
    case 'rejected':
      return { state: 'rejected', error: refusedByMeta(outcome.answer.body) };
    case 'refused':
      return { state: 'rejected', error: refusedByUs(outcome.failure) };
    case 'unknown':
      return { state: 'unknown', isLost: false };
    case 'ambiguous':
      return { state: 'unknown', isLost: true };
    case 'not_created':
      return { state: 'rejected', error: notCreated };
    default:
      return null;
  }
};

const reasons = {
  limited: 'limit',
  cooling: 'cool-down',
  throttled: 'throttle',
  unavailable: 'connection',
} as const;

type WaitOutcome = Extract<PublishOutcome, { kind: keyof typeof reasons }>;

const isWait = (outcome: PublishOutcome): outcome is WaitOutcome => outcome.kind in reasons;

const waitFor = ({ kind, until }: WaitOutcome): Wait => ({ for: reasons[kind], until });
