import { iso } from '../../kernel/clock.ts';
import { skipPendingSteps } from '../../store/launches/launch-steps.ts';
import { updateHeldLaunch } from '../../store/launches/launches.ts';
import type { LaunchState } from '../../store/schema/launch-tables.ts';
import type { LaunchDeps } from './deps.ts';
import { activeStates, type LeasedLaunch } from './leased-launch.ts';
import type { StopReason, Wait } from './preconditions.ts';
import { recordLaunch } from './record.ts';
import { inState, type OpenSteps } from './steps.ts';

const over: readonly LaunchState[] = ['stopped', 'cancelled', 'done'];

/**
 * Pauses the launch until `wait` is over; then any node continues it. The pause is recorded and announced only the
 * first time, not each time a node finds that the launch still has to wait.
 */
export const pause = async (
  deps: LaunchDeps,
  launch: LeasedLaunch,
  wait: Wait,
  { now, hasMade }: { now: number; hasMade: boolean },
) => {
  const isNews = hasMade || launch.state !== 'waiting' || launch.waiting_for !== wait.for;
  const dueInMs = Math.max(wait.until - now, 500);
  const nextWait = { ...wait, until: now + dueInMs };
  const change = { state: 'waiting' as const, waiting: nextWait, dueInMs, release: true };
  const isRecorded = await deps.store.transaction(async (tx) => {
    if (!(await updateHeldLaunch(tx, launch, change, activeStates))) return false;
    const details = { for: wait.for, until: iso(nextWait.until) };
    if (isNews) await recordLaunch(tx, launch, 'waiting', undefined, details);
    return isNews;
  });
  if (isRecorded) deps.metrics.launchWaits(wait.for);
};

/** Ends the lease, because there is nothing to do now. Any node continues the launch after `afterMs`. */
export const scheduleRetry = async (deps: LaunchDeps, launch: LeasedLaunch, afterMs: number) =>
  void (await updateHeldLaunch(deps.store.db, launch, { dueInMs: afterMs, release: true }));

/** Stops the launch. Steps that were not sent are skipped; objects that exist already stay, paused. */
export const stop = async (
  deps: LaunchDeps,
  launch: LeasedLaunch,
  reason: StopReason,
  dueInMs: number | null = null,
) => {
  const isWritten = await deps.store.transaction(async (tx) => {
    const change = {
      state: 'stopped' as const,
      stop_reason: JSON.stringify(reason),
      waiting: null,
      dueInMs,
      release: true,
    };
    if (!(await updateHeldLaunch(tx, launch, change, activeStates))) return false;
    await skipPendingSteps(tx, launch.id);
    await recordLaunch(tx, launch, 'stopped', undefined, { code: reason.code });
    return true;
  });
  if (isWritten) deps.metrics.launchEnded('stopped');
};

/** Ends a launch after all of its steps have ended. */
export const finish = async (deps: LaunchDeps, launch: LeasedLaunch, steps: OpenSteps) => {
  const reason = whyUnfinished(steps);
  if (reason !== null) return stop(deps, launch, reason);
  const change = { state: 'done' as const, waiting: null, dueInMs: null, release: true };
  const isWritten = await deps.store.transaction(async (tx) => {
    if (!(await updateHeldLaunch(tx, launch, change, activeStates))) return false;
    await recordLaunch(tx, launch, 'finished', undefined, { objects: steps.size });
    return true;
  });
  if (isWritten) deps.metrics.launchEnded('done');
};

/** Ends the lease of a finished launch after its lost answers are settled. */
export const releaseLaunch = (deps: LaunchDeps, launch: LeasedLaunch) =>
  deps.store.transaction(async (tx) => {
    const change = { dueInMs: null, release: true };
    // A person may have resumed the launch since it was found to be finished.
    if (!(await updateHeldLaunch(tx, launch, change, over))) return;
    // A step that was being sent when the launch ended may turn out not to have been sent.
    await skipPendingSteps(tx, launch.id);
  });

const whyUnfinished = (steps: OpenSteps): StopReason | null => {
  const [lost] = inState(steps, 'unknown');
  const [refused] = inState(steps, 'rejected');
  if (lost)
    return {
      code: 'outcome_unknown',
      message: `Nobody knows whether ${lost.step} was made. Check the ad account by hand.`,
      step: lost.step,
    };
  if (refused)
    return {
      code: 'step_rejected',
      message: `${refused.step} was refused. Correct it and resume the launch.`,
      step: refused.step,
    };
  return null;
};
