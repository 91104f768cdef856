import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../../kernel/clock.ts';
import { listLaunchSteps, skipSteps } from '../../store/launches/launch-steps.ts';
import { type Lease, renewLease } from '../../store/launches/launches.ts';
import type { LaunchRow } from '../../store/schema/launch-tables.ts';
import type { LaunchDeps } from './deps.ts';
import { finish, lookAgain, pause, releaseLaunch, stop } from './finish.ts';
import { type Pace, restMs } from './pace.ts';
import { type Preconditions, readPreconditions, type Wait } from './preconditions.ts';
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
const lookEveryMs = 1_000;
const pollMs = 200;

/** `payerId`: the account that pays, whose share of the ad account's room counts. */
type Held = LaunchRow & Lease & { payerId: string };

/** A launch in the hands of this node. */
type RunningLaunch = {
  deps: LaunchDeps;
  launch: Held;
  pace: Pace;
  steps: OpenSteps;
  preconditions: Preconditions;
  /** Steps under way. */
  inFlight: Map<string, Promise<void>>;
  /** Why nothing more is sent for now. */
  wait: Wait | null;
  videos: UnreadyVideos;
  /** How many of its objects were there when this node took it up. */
  madeBefore: number;
  lookedAt: number;
  takenAt: number;
  renewedAt: number;
};

/**
 * Carries a launch on as far as it goes now: until it is over, has to wait, or is another node's.
 * Steps that are under way are always seen through.
 */
export const advanceLaunch = async (
  deps: LaunchDeps,
  launch: Held,
  pace: Pace,
  isStopped: () => boolean,
) => {
  const steps = openSteps(await listLaunchSteps(deps.store.db, launch.id));
  const running: RunningLaunch = {
    deps,
    launch,
    pace,
    steps,
    madeBefore: countMade(steps),
    preconditions: await readPreconditions(deps, launch),
    inFlight: new Map(),
    wait: null,
    videos: createUnreadyVideos(),
    lookedAt: Number.NEGATIVE_INFINITY,
    takenAt: elapsed(),
    renewedAt: elapsed(),
  };
  await lookUpOpen(running);
  for (;;) {
    await look(running);
    if (running.preconditions.kind === 'lost') break;
    if (!isStopped()) await startReady(running);
    if (running.inFlight.size === 0) return finishNow(running, isStopped());
    await Promise.race([...running.inFlight.values(), setTimeout(pollMs)]);
  }
  await Promise.all(running.inFlight.values());
};

const countMade = (steps: OpenSteps) => inState(steps, 'done').length;

/** Once a second: is it still ours, may it still go on, what has become of lost answers? */
const look = async (running: RunningLaunch) => {
  const { deps, launch } = running;
  const now = elapsed();
  if (now - running.renewedAt > renewEveryMs) {
    running.renewedAt = now;
    if (!(await renewLease(deps.store.db, launch, leaseMs))) {
      running.preconditions = { kind: 'lost' };
      return;
    }
  }
  if (now - running.lookedAt < lookEveryMs) return;
  running.lookedAt = now;
  running.preconditions = await readPreconditions(deps, launch);
  await lookUpOpen(running);
};

const nowOf = ({ preconditions, launch }: RunningLaunch) => {
  if (preconditions.kind === 'ready') return preconditions.who.caller.now;
  return preconditions.kind === 'lost' ? launch.created_at : preconditions.now;
};

/** Steps that somebody claimed and whose end is not written down yet: the journal knows. */
const lookUpOpen = async (running: RunningLaunch) => {
  const { deps, launch, steps, inFlight } = running;
  const open = inState(steps, 'sending', 'unknown').filter(
    ({ step, isLost }) => !isLost && !inFlight.has(step),
  );
  for (const step of open) {
    const result = await lookUpStep(deps.store.db, step, nowOf(running));
    if (result.state !== step.state || (result.state === 'unknown' && result.isLost))
      if (!(await writeResult(deps, launch, step, result))) await reload(running, step);
  }
};

const startReady = async (running: RunningLaunch) => {
  const { deps, launch, steps, preconditions, pace, inFlight, videos, takenAt } = running;
  if (preconditions.kind !== 'ready' || running.wait !== null) return;
  const useless = uselessSteps(steps);
  if (useless.length > 0) {
    await skipSteps(deps.store.db, launch, useless);
    for (const name of useless) Object.assign(steps.get(name) ?? {}, { state: 'skipped' });
  }
  for (const step of readySteps(steps)) {
    if (inFlight.has(step.step) || videos.isAwaited(step)) continue;
    if (!pace.hasRoom(launch.ad_account_id, launch.payerId, elapsed() - takenAt)) break;
    startStep(running, step, preconditions);
  }
};

const startStep = (
  running: RunningLaunch,
  step: OpenStep,
  { who }: Extract<Preconditions, { kind: 'ready' }>,
) => {
  const { deps, launch, steps, pace, inFlight } = running;
  const account = launch.ad_account_id;
  pace.enter(account, launch.payerId);
  const sending = sendStep(deps, { launch, who, steps, pace }, step)
    .then(async (sent) => {
      if (sent.kind === 'wait') running.wait = later(running.wait, sent.wait);
      if (sent.kind === 'later') running.videos.wait(step, sent.afterMs);
      // The connection is gone, so whether the launch may go on is looked up at once.
      if (sent.kind === 'not_connected') running.lookedAt = Number.NEGATIVE_INFINITY;
      if (sent.kind === 'not_ours') await reload(running, step);
      if (pace.isFull(account)) running.wait = later(running.wait, fullWait(who.caller.now));
    })
    .catch((error) => {
      deps.log.warn({ err: error, launchId: launch.id }, 'a step could not be written down');
      running.wait = later(running.wait, { for: 'connection', until: who.caller.now + 5_000 });
    })
    .finally(() => {
      pace.leave(account, launch.payerId);
      inFlight.delete(step.step);
    });
  inFlight.set(step.step, sending);
};

/** The longer of two waits. */
const later = (a: Wait | null, b: Wait): Wait => (a !== null && a.until >= b.until ? a : b);

const fullWait = (now: number): Wait => ({ for: 'throttle', until: now + restMs });

/** Somebody else may have it, or the launch was cancelled: what the store says counts. */
const reload = async ({ deps, launch, steps }: RunningLaunch, step: OpenStep) => {
  const fresh = openSteps(await listLaunchSteps(deps.store.db, launch.id)).get(step.step);
  if (fresh) steps.set(step.step, fresh);
};

const betweenLooksMs = 1_000;

const finishNow = async (running: RunningLaunch, isStopped: boolean) => {
  const { deps, launch, steps, preconditions } = running;
  if (preconditions.kind === 'lost') return;
  const open = inState(steps, 'sending', 'unknown').filter(({ isLost }) => !isLost);
  if (preconditions.kind === 'stop')
    return stop(deps, launch, preconditions.reason, open.length > 0 ? betweenLooksMs : null);
  if (preconditions.kind === 'over')
    return open.length > 0 ? lookAgain(deps, launch, betweenLooksMs) : releaseLaunch(deps, launch);
  const progress = { now: nowOf(running), hasMade: countMade(steps) > running.madeBefore };
  if (preconditions.kind === 'wait') return pause(deps, launch, preconditions.wait, progress);
  if (running.wait !== null) return pause(deps, launch, running.wait, progress);
  if (isStopped) return lookAgain(deps, launch, 0);
  if (open.length > 0) return lookAgain(deps, launch, betweenLooksMs);
  const delayed = readySteps(steps);
  if (delayed.length > 0) return lookAgain(deps, launch, running.videos.minMs(delayed));
  return finish(deps, launch, steps);
};
