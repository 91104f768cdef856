import type { Db } from '../../store/db.ts';
import { findWrite } from '../../store/journal/writes.ts';
import { putBackStep, settleStep } from '../../store/launches/launch-steps.ts';
import type { Lease } from '../../store/launches/launches.ts';
import type { StepState } from '../../store/schema/launch-tables.ts';
import type { WriteRow } from '../../store/schema/tables.ts';
import type { LaunchDeps } from './deps.ts';
import { lostOutcome, notCreated, refusedByMeta, type StepError } from './step-error.ts';
import type { OpenStep } from './steps.ts';

/** The result of a step. */
export type StepResult =
  | { state: 'done'; platformId: string }
  | { state: 'rejected'; error: StepError }
  /** `isLost`: the service no longer looks for its object. */
  | { state: 'unknown'; isLost: boolean }
  /** Nothing was sent; it may be sent later. */
  | { state: 'pending' }
  | { state: 'sending' };

/** The states that are counted in the metrics: final states, and those that may be. */
const countedStates: readonly StepState[] = ['done', 'rejected', 'unknown'];

const open: readonly StepState[] = ['pending', 'sending', 'unknown'];

/**
 * Stores the result of a step, also in `step` itself. `claimed`: the write with which we claimed the step. Returns
 * false and changes nothing if the step has changed meanwhile.
 */
export const writeResult = async (
  { store: { db }, metrics }: LaunchDeps,
  launch: Lease,
  step: OpenStep,
  result: StepResult,
  { claimed = null, writeId }: { claimed?: string | null; writeId?: string | null } = {},
) => {
  const claimedWriteId = claimed ?? step.writeId;
  const isLost = result.state === 'unknown' && result.isLost;
  const error = result.state === 'rejected' ? result.error : isLost ? lostOutcome : null;
  const platformId = result.state === 'done' ? result.platformId : null;
  const finalWriteId = result.state === 'pending' ? null : (writeId ?? claimedWriteId);
  const isWritten = await settleStep(db, launch, { ...step, writeId: claimedWriteId }, open, {
    state: result.state,
    platformId,
    error: error && JSON.stringify(error),
    writeId: finalWriteId,
  });
  if (!isWritten) return false;
  if (result.state !== step.state && countedStates.includes(result.state))
    metrics.launchStep(result.state);
  Object.assign(step, { state: result.state, platformId, isLost, writeId: finalWriteId });
  return true;
};

/** Makes the step pending again, under a new key: if it was sent already, its old key returns the refusal. */
export const putBack = async (
  { store }: LaunchDeps,
  launch: Lease,
  step: OpenStep,
  claimed: string | null,
) => {
  const writeId = claimed ?? step.writeId;
  if (!(await putBackStep(store.db, launch, { ...step, writeId }))) return false;
  Object.assign(step, { state: 'pending', attempt: step.attempt + 1, writeId: null });
  return true;
};

/** Reads in the journal what became of a step that this node, or a node that died, has claimed. */
export const lookUpStep = async (db: Db, step: OpenStep, now: number): Promise<StepResult> => {
  const write = step.writeId === null ? undefined : await findWrite(db, step.writeId);
  // The journal is deleted after a month; after that, the outcome cannot be known.
  return write ? resultOf(write, now) : { state: 'unknown', isLost: true };
};

const resultOf = (write: WriteRow, now: number): StepResult => {
  switch (write.state) {
    case 'succeeded':
      return write.object_id === null
        ? { state: 'unknown', isLost: true }
        : { state: 'done', platformId: write.object_id };
    case 'rejected':
    case 'not_sent':
      // The platform judged nothing, so the step has cost nothing and may be sent.
      return write.response === null
        ? { state: 'pending' }
        : { state: 'rejected', error: refusedByMeta(Buffer.from(write.response, 'base64')) };
    case 'not_created':
      return { state: 'rejected', error: notCreated };
    case 'ambiguous':
      return { state: 'unknown', isLost: true };
    case 'unknown':
      return { state: 'unknown', isLost: false };
    case 'sent':
      return write.lease_until > now ? { state: 'sending' } : { state: 'unknown', isLost: false };
  }
};
