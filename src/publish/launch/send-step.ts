import { Failure } from '../../contract/failures.ts';
import { claimStep } from '../../store/launches/launch-steps.ts';
import type { Lease } from '../../store/launches/launches.ts';
import type { Db } from '../../store/open.ts';
import type { LaunchRow } from '../../store/schema/launch-tables.ts';
import { type PublishOutcome, tryPublish } from '../outcome.ts';
import type { Requester } from '../requester.ts';
import { type ChangedStep, targetOf } from './agreement.ts';
import type { LaunchDeps } from './deps.ts';
import type { LaunchGuard } from './launch-guardrails.ts';
import type { LaunchPace } from './pace.ts';
import { stepDigest } from './plan/digest.ts';
import { resolve } from './plan/step.ts';
import type { Wait } from './preconditions.ts';
import { putBack, type StepResult, writeResult } from './settle.ts';
import { defect, notCreated, refusedByMeta, refusedByUs } from './step-error.ts';
import type { OpenStep, OpenSteps } from './steps.ts';
import { retryForVideo } from './unready-videos.ts';

/** What sending a step means for the launch: go on, wait, try this one later, or look again. */
export type SendStepResult =
  | { kind: 'settled' }
  | { kind: 'wait'; wait: Wait }
  | { kind: 'later'; afterMs: number }
  | { kind: 'not_ours' }
  /** It is not what was agreed on; nothing was sent. */
  | { kind: 'changed'; changed: ChangedStep }
  /** A guardrail does not allow it any more; nothing was sent. */
  | { kind: 'guardrail'; failure: Failure }
  | { kind: 'not_connected' };

const idOf = (steps: OpenSteps) => (step: string) => {
  const id = steps.get(step)?.platformId;
  if (!id) throw new Error(`the step ${step} has made nothing yet`);
  return id;
};

/** Sends one step, once: its key is its own, and it is claimed in the journal's transaction. */
export const sendStep = async (
  deps: LaunchDeps,
  {
    launch,
    who,
    steps,
    pace,
    agreedDigest,
    guard,
  }: {
    launch: LaunchRow & Lease;
    who: Requester;
    steps: OpenSteps;
    pace: LaunchPace;
    agreedDigest: string | null;
    guard: LaunchGuard;
  },
  step: OpenStep,
): Promise<SendStepResult> => {
  const account = launch.ad_account_id;
  if (agreedDigest !== null && stepDigest(targetOf(deps, launch), step) !== step.digest)
    return { kind: 'changed', changed: { step: step.step } };
  const body = { ...resolve(step.params, idOf(steps)), account_id: account };
  const key = stepKey(launch.id, step);
  let writeId: string | null = null;
  const maySend = async (tx: Db, id: string) => {
    const isClaimed = await claimStep(tx, launch, step, id, agreedDigest);
    if (isClaimed) writeId = id;
    return isClaimed;
  };
  let foundSha256: string | null = null;
  const demandFile = (sha256: string) => {
    if (agreedDigest === null || sha256 === step.pictureSha256) return;
    foundSha256 = sha256;
    throw new Failure('plan_changed');
  };
  const options = { key, maySend, demandFile, guardFor: guard.last(who, step) };
  const outcome = await tryPublish(deps, who, step.kind, body, options).catch((error) => {
    deps.log.error(
      { err: error, launchId: launch.id, step: step.step },
      'a step ended in a defect',
    );
    return 'defect' as const;
  });
  if (foundSha256 !== null)
    return { kind: 'changed', changed: { step: step.step, sha256: foundSha256 } };
  if (outcome === 'defect') {
    // Where it was claimed already, the journal knows what became of it.
    if (writeId !== null) return { kind: 'not_ours' };
    return settled(await writeResult(deps, launch, step, { state: 'rejected', error: defect }));
  }
  if ('answer' in outcome) pace.noteUsage(account, outcome.answer.headers);
  const retryInMs = retryForVideo(outcome, step);
  if (retryInMs !== null) {
    if (!(await putBack(deps, launch, step, writeId))) return { kind: 'not_ours' };
    return { kind: 'later', afterMs: retryInMs };
  }
  if (outcome.kind === 'refused' && outcome.failure.code === 'guardrail') {
    const { failure } = outcome;
    const isWritten = await writeResult(deps, launch, step, { state: 'pending' });
    return isWritten ? { kind: 'guardrail', failure } : { kind: 'not_ours' };
  }
  const result = resultOf(outcome);
  if (result) {
    const outcomeWriteId = 'writeId' in outcome ? outcome.writeId : null;
    return settled(
      await writeResult(deps, launch, step, result, { claimed: writeId, writeId: outcomeWriteId }),
    );
  }
  if (outcome.kind === 'in_progress') return { kind: 'not_ours' };
  const claimedId = writeId;
  if (!(await writeResult(deps, launch, step, { state: 'pending' }, { claimed: claimedId })))
    return { kind: 'not_ours' };
  if (outcome.kind === 'not_connected') return outcome;
  if (outcome.kind !== 'limited' && outcome.kind !== 'cooling') pace.slow(account);
  return isWait(outcome) ? { kind: 'wait', wait: waitFor(outcome) } : { kind: 'settled' };
};

/**
 * A name space of its own: an Idempotency-Key of a caller is ASCII alone, so none of them can be the
 * key of a step.
 */
export const stepKey = (launchId: string, { step, attempt }: Pick<OpenStep, 'step' | 'attempt'>) =>
  `→launch:${launchId}:${step}:${attempt}`;

/** What was not written down is somebody else's by now. */
const settled = (isWritten: boolean): SendStepResult => ({
  kind: isWritten ? 'settled' : 'not_ours',
});

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
