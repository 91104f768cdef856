import { setTimeout } from 'node:timers/promises';
import { Failure } from '../../contract/failures.ts';
import { elapsed } from '../../kernel/clock.ts';
import { listLaunchSteps, skipSteps } from '../../store/launches/launch-steps.ts';
import { renewLease } from '../../store/launches/launches.ts';
import type { Requester } from '../requester.ts';
import {
  adoptApproval,
  type ChangedStep,
  isAsAgreed,
  stopForChange,
  targetOf,
} from './agreement.ts';
import type { LaunchDeps } from './deps.ts';
import { finish, pause, releaseLaunch, scheduleRetry, stop } from './finish.ts';
import { breachesBehind, createLaunchGuard, type LaunchGuard } from './launch-guardrails.ts';
import type { LeasedLaunch } from './leased-launch.ts';
import { type LaunchPace, restMs } from './pace.ts';
import {
  type Preconditions,
  readPreconditions,
  type StopReason,
  type Wait,
} from './preconditions.ts';
import { sendStep } from './send-step.ts';
import { lookUpStep, writeResult } from './settle.ts';
import {
  inState,
  type OpenStep,
  type OpenSteps,
  openSteps,
  readySteps,
  uselessSteps,
} from './steps.ts';
import { createUnreadyVideos, type UnreadyVideos } from './unready-videos.ts';

export const leaseMs = 15_000;
const renewEveryMs = 4_000;
const refreshEveryMs = 1_000;
const pollMs = 200;
/** The wait after a failure that has nothing to do with Meta's answer. */
const askAgainMs = 5_000;

/** `payerId`: the account that pays. The steps of a launch count against its share of the ad account. */
type LaunchWithPayer = LeasedLaunch & { payerId: string };

/** The steps that are being sent, and what limits their number. */
type SendState = {
  pace: LaunchPace;
  /** Steps that are being sent. */
  inFlight: Map<string, Promise<void>>;
  videos: UnreadyVideos;
};

/** The checks that the steps must pass before anything is sent. */
type SendChecks = {
  guard: LaunchGuard;
  /** The approved plan that the steps were compared with last; undefined: they must be compared. */
  comparedWith: string | null | undefined;
};

/** Why nothing more is sent: for now, or until somebody acts. */
type SendBlockers = {
  wait: Wait | null;
  /** Steps that differ from the approved plan. */
  changed: ChangedStep[];
  /** The guardrails do not allow the launch any more. */
  forbidden: Failure | null;
};

/** When this node last did its repeated work. */
type NodeTimes = { takenAt: number; lookedAt: number; renewedAt: number };

/** A launch that this node carries out. */
type RunningLaunch = {
  deps: LaunchDeps;
  launch: LaunchWithPayer;
  steps: OpenSteps;
  preconditions: Preconditions;
  sending: SendState;
  checks: SendChecks;
  blockers: SendBlockers;
  times: NodeTimes;
  /** How many of its objects existed when this node took it over. */
  madeAtStart: number;
};

/**
 * Carries a launch on until it is finished, has to wait, or belongs to another node. Steps that have begun are
 * always finished.
 */
export const advanceLaunch = async (
  deps: LaunchDeps,
  launch: LaunchWithPayer,
  pace: LaunchPace,
  isStopped: () => boolean,
) => {
  if (launch.approved_at !== null && launch.agreed_digest === null)
    await adoptApproval(deps, launch);
  const steps = openSteps(await listLaunchSteps(deps.store.db, launch.id));
  const runningLaunch: RunningLaunch = {
    deps,
    launch,
    steps,
    preconditions: await readPreconditions(deps, launch),
    sending: { pace, inFlight: new Map(), videos: createUnreadyVideos() },
    checks: {
      guard: createLaunchGuard(deps, launch.ad_account_id, steps),
      comparedWith: undefined,
    },
    blockers: { wait: null, changed: [], forbidden: null },
    times: {
      takenAt: elapsed(),
      lookedAt: Number.NEGATIVE_INFINITY,
      renewedAt: elapsed(),
    },
    madeAtStart: countMade(steps),
  };
  await resolveOpenSteps(runningLaunch);
  for (;;) {
    await refreshState(runningLaunch);
    if (runningLaunch.preconditions.kind === 'lost') break;
    if (!isStopped()) await sendReadySteps(runningLaunch);
    if (runningLaunch.sending.inFlight.size === 0) return finishNow(runningLaunch, isStopped());
    await Promise.race([...runningLaunch.sending.inFlight.values(), setTimeout(pollMs)]);
  }
  await Promise.all(runningLaunch.sending.inFlight.values());
};

const countMade = (steps: OpenSteps) => inState(steps, 'done').length;

/**
 * Checks once a second whether this node still holds the lease, whether the launch may go on, and what became of
 * lost answers.
 */
const refreshState = async (running: RunningLaunch) => {
  const { deps, launch, times } = running;
  const now = elapsed();
  if (now - times.renewedAt > renewEveryMs) {
    times.renewedAt = now;
    if (!(await renewLease(deps.store.db, launch, leaseMs))) {
      running.preconditions = { kind: 'lost' };
      return;
    }
  }
  if (now - times.lookedAt < refreshEveryMs) return;
  times.lookedAt = now;
  running.preconditions = await readPreconditions(deps, launch);
  await resolveOpenSteps(running);
};

const nowOf = ({ preconditions, launch }: RunningLaunch) => {
  if (preconditions.kind === 'ready') return preconditions.who.caller.now;
  return preconditions.kind === 'lost' ? launch.created_at : preconditions.now;
};

/** Looks up in the journal what became of steps that were claimed but have no stored result. */
const resolveOpenSteps = async (running: RunningLaunch) => {
  const { deps, launch, steps, sending } = running;
  const open = inState(steps, 'sending', 'unknown').filter(
    ({ step, isLost }) => !isLost && !sending.inFlight.has(step),
  );
  for (const step of open) {
    const result = await lookUpStep(deps.store.db, step, nowOf(running));
    if (result.state !== step.state || (result.state === 'unknown' && result.isLost))
      if (!(await writeResult(deps, launch, step, result))) await reload(running, step);
  }
};

/** Compares the steps with the approved plan. The comparison is repeated only if either of them has changed. */
const compareWithAgreed = (running: RunningLaunch, agreed: string | null) => {
  const { deps, launch, steps } = running;
  if (running.checks.comparedWith === agreed) return;
  running.checks.comparedWith = agreed;
  if (agreed === null || isAsAgreed(targetOf(deps, launch), agreed, steps)) return;
  const [next] = readySteps(steps);
  running.blockers.changed.push({ step: next?.step ?? 'a step' });
};

/** Checks whether the guardrails still allow the whole launch. Meta may have to be asked, and may not answer. */
const holdAgainstGuardrails = async (running: RunningLaunch, who: Requester) => {
  try {
    running.blockers.forbidden ??= await running.checks.guard.failure(who);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    waitFor(running, { for: 'connection', until: who.caller.now + askAgainMs });
  }
};

const sendReadySteps = async (running: RunningLaunch) => {
  const { deps, launch, steps, preconditions, times } = running;
  const { pace, inFlight, videos } = running.sending;
  if (preconditions.kind !== 'ready' || running.blockers.wait !== null) return;
  await holdAgainstGuardrails(running, preconditions.who);
  if (running.blockers.forbidden !== null || running.blockers.wait !== null) return;
  compareWithAgreed(running, preconditions.agreedDigest);
  if (running.blockers.changed.length > 0) return;
  const useless = uselessSteps(steps);
  if (useless.length > 0) {
    await skipSteps(deps.store.db, launch, useless);
    for (const name of useless) Object.assign(steps.get(name) ?? {}, { state: 'skipped' });
  }
  for (const step of readySteps(steps)) {
    if (inFlight.has(step.step) || videos.isAwaited(step)) continue;
    if (!pace.hasRoom(launch.ad_account_id, launch.payerId, elapsed() - times.takenAt)) break;
    startStep(running, step, preconditions);
  }
};

const startStep = (
  running: RunningLaunch,
  step: OpenStep,
  { who, agreedDigest }: Extract<Preconditions, { kind: 'ready' }>,
) => {
  const { deps, launch, steps } = running;
  const { pace, inFlight } = running.sending;
  const { guard } = running.checks;
  const account = launch.ad_account_id;
  pace.enter(account, launch.payerId);
  const attempt = sendStep(deps, { launch, who, steps, pace, agreedDigest, guard }, step)
    .then(async (sent) => {
      if (sent.kind === 'wait') waitFor(running, sent.wait);
      if (sent.kind === 'later') running.sending.videos.wait(step, sent.afterMs);
      // The connection has ended, so the preconditions are read again at once.
      if (sent.kind === 'not_connected') running.times.lookedAt = Number.NEGATIVE_INFINITY;
      if (sent.kind === 'changed') running.blockers.changed.push(sent.changed);
      if (sent.kind === 'guardrail') running.blockers.forbidden = sent.failure;
      if (sent.kind === 'not_ours') {
        await reload(running, step);
        // A step that another node is sending would be tried again at once, and this loop would leave no time for
        // other work.
        await setTimeout(pollMs);
      }
      if (pace.isFull(account)) waitFor(running, fullWait(who.caller.now));
    })
    .catch((error) => {
      deps.log.warn({ err: error, launchId: launch.id }, 'a step could not be written down');
      waitFor(running, { for: 'connection', until: who.caller.now + askAgainMs });
    })
    .finally(() => {
      pace.leave(account, launch.payerId);
      inFlight.delete(step.step);
    });
  inFlight.set(step.step, attempt);
};

/** The longer of two waits. */
const later = (a: Wait | null, b: Wait): Wait => (a !== null && a.until >= b.until ? a : b);

const waitFor = ({ blockers }: RunningLaunch, wait: Wait) => {
  blockers.wait = later(blockers.wait, wait);
};

const fullWait = (now: number): Wait => ({ for: 'throttle', until: now + restMs });

/**
 * Reads a step again whose result could not be stored, because another node may have it, or the launch was
 * cancelled.
 */
const reload = async (running: RunningLaunch, step: OpenStep) => {
  const { deps, launch, steps } = running;
  // A person may have approved another plan meanwhile, so the steps are compared again.
  running.checks.comparedWith = undefined;
  running.times.lookedAt = Number.NEGATIVE_INFINITY;
  const fresh = openSteps(await listLaunchSteps(deps.store.db, launch.id)).get(step.step);
  if (fresh) steps.set(step.step, fresh);
  running.checks.guard = createLaunchGuard(deps, launch.ad_account_id, steps);
};

const betweenLooksMs = 1_000;

const forbiddenBy = (failure: Failure): StopReason => {
  const guardrails = breachesBehind(failure);
  const [first] = guardrails;
  const step = first?.step ?? undefined;
  const place = step === undefined ? first?.field : `${step}.${first?.field}`;
  const what = first ? ` ${place}: ${first.message}.` : '';
  const message =
    `A guardrail does not allow what is left of this launch.${what} Correct it, or ask an admin to change the guardrail; ` +
    'then resume the launch.';
  return { code: 'guardrail', message, ...(step !== undefined && { step }), guardrails };
};

const finishNow = async (running: RunningLaunch, isStopped: boolean) => {
  const { deps, launch, steps, preconditions } = running;
  if (preconditions.kind === 'lost') return;
  const open = inState(steps, 'sending', 'unknown').filter(({ isLost }) => !isLost);
  if (preconditions.kind === 'stop')
    return stop(deps, launch, preconditions.reason, open.length > 0 ? betweenLooksMs : null);
  if (preconditions.kind === 'over')
    return open.length > 0
      ? scheduleRetry(deps, launch, betweenLooksMs)
      : releaseLaunch(deps, launch);
  if (running.blockers.changed.length > 0)
    return stopForChange(deps, launch, running.blockers.changed);
  if (running.blockers.forbidden !== null)
    return stop(
      deps,
      launch,
      forbiddenBy(running.blockers.forbidden),
      open.length > 0 ? betweenLooksMs : null,
    );
  const progress = { now: nowOf(running), hasMade: countMade(steps) > running.madeAtStart };
  if (preconditions.kind === 'wait') return pause(deps, launch, preconditions.wait, progress);
  if (running.blockers.wait !== null) return pause(deps, launch, running.blockers.wait, progress);
  if (isStopped) return scheduleRetry(deps, launch, 0);
  if (open.length > 0) return scheduleRetry(deps, launch, betweenLooksMs);
  const delayedSteps = readySteps(steps);
  if (delayedSteps.length > 0)
    return scheduleRetry(deps, launch, running.sending.videos.minMs(delayedSteps));
  return finish(deps, launch, steps);
};
