import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../../kernel/clock.ts';
import { listLaunchSteps, skipSteps } from '../../store/launches/launch-steps.ts';
import { type Lease, renewLease } from '../../store/launches/launches.ts';
import type { LaunchRow } from '../../store/schema/launch-tables.ts';
import type { LaunchDeps } from './deps.ts';
import { finish, letGo, lookAgain, pause, stop } from './finish.ts';
import { type Pace, restMs } from './pace.ts';
import { type Ground, readGround, type Wait } from './preconditions.ts';
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
const tickMs = 200;

/** `payerId`: the account that pays, whose share of the ad account's room counts. */
type Held = LaunchRow & Lease & { payerId: string };

/** A launch in the hands of this node. */
type Carried = {
  deps: LaunchDeps;
  launch: Held;
  pace: Pace;
  steps: OpenSteps;
  ground: Ground;
  /** Steps under way. */
  flying: Map<string, Promise<void>>;
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
export const carryOn = async (
  deps: LaunchDeps,
  launch: Held,
  pace: Pace,
  isStopped: () => boolean,
) => {
  const steps = openSteps(await listLaunchSteps(deps.store.db, launch.id));
  const carried: Carried = {
    deps,
    launch,
    pace,
    steps,
    madeBefore: countMade(steps),
    ground: await readGround(deps, launch),
    flying: new Map(),
    wait: null,
    videos: createUnreadyVideos(),
    lookedAt: Number.NEGATIVE_INFINITY,
    takenAt: elapsed(),
    renewedAt: elapsed(),
  };
  await lookUpOpen(carried);
  for (;;) {
    await look(carried);
    if (carried.ground.kind === 'lost') break;
    if (!isStopped()) await startReady(carried);
    if (carried.flying.size === 0) return concludeNow(carried, isStopped());
    await Promise.race([...carried.flying.values(), setTimeout(tickMs)]);
  }
  await Promise.all(carried.flying.values());
};

const countMade = (steps: OpenSteps) => inState(steps, 'done').length;

/** Once a second: is it still ours, may it still go on, what has become of lost answers? */
const look = async (carried: Carried) => {
  const { deps, launch } = carried;
  const now = elapsed();
  if (now - carried.renewedAt > renewEveryMs) {
    carried.renewedAt = now;
    if (!(await renewLease(deps.store.db, launch, leaseMs))) {
      carried.ground = { kind: 'lost' };
      return;
    }
  }
  if (now - carried.lookedAt < lookEveryMs) return;
  carried.lookedAt = now;
  carried.ground = await readGround(deps, launch);
  await lookUpOpen(carried);
};

const nowOf = ({ ground, launch }: Carried) => {
  if (ground.kind === 'firm') return ground.who.caller.now;
  return ground.kind === 'lost' ? launch.created_at : ground.now;
};

/** Steps that somebody claimed and whose end is not written down yet: the journal knows. */
const lookUpOpen = async (carried: Carried) => {
  const { deps, launch, steps, flying } = carried;
  const open = inState(steps, 'sending', 'unknown').filter(
    ({ step, isLost }) => !isLost && !flying.has(step),
  );
  for (const step of open) {
    const result = await lookUpStep(deps.store.db, step, nowOf(carried));
    if (result.state !== step.state || (result.state === 'unknown' && result.isLost))
      if (!(await writeResult(deps, launch, step, result))) await reload(carried, step);
  }
};

const startReady = async (carried: Carried) => {
  const { deps, launch, steps, ground, pace, flying, videos, takenAt } = carried;
  if (ground.kind !== 'firm' || carried.wait !== null) return;
  const useless = uselessSteps(steps);
  if (useless.length > 0) {
    await skipSteps(deps.store.db, launch, useless);
    for (const name of useless) Object.assign(steps.get(name) ?? {}, { state: 'skipped' });
  }
  for (const step of readySteps(steps)) {
    if (flying.has(step.step) || videos.isAwaited(step)) continue;
    if (!pace.hasRoom(launch.ad_account_id, launch.payerId, elapsed() - takenAt)) break;
    fly(carried, step, ground);
  }
};

const fly = (carried: Carried, step: OpenStep, { who }: Extract<Ground, { kind: 'firm' }>) => {
  const { deps, launch, steps, pace, flying } = carried;
  const account = launch.ad_account_id;
  pace.enter(account, launch.payerId);
  const flight = sendStep(deps, { launch, who, steps, pace }, step)
    .then(async (sent) => {
      if (sent.kind === 'wait') carried.wait = later(carried.wait, sent.wait);
      if (sent.kind === 'later') carried.videos.wait(step, sent.afterMs);
      // The connection is gone, so whether the launch may go on is looked up at once.
      if (sent.kind === 'not_connected') carried.lookedAt = Number.NEGATIVE_INFINITY;
      if (sent.kind === 'not_ours') await reload(carried, step);
      if (pace.isFull(account)) carried.wait = later(carried.wait, fullWait(who.caller.now));
    })
    .catch((error) => {
      deps.log.warn({ err: error, launchId: launch.id }, 'a step could not be written down');
      carried.wait = later(carried.wait, { for: 'connection', until: who.caller.now + 5_000 });
    })
    .finally(() => {
      pace.leave(account, launch.payerId);
      flying.delete(step.step);
    });
  flying.set(step.step, flight);
};

/** The longer of two waits. */
const later = (a: Wait | null, b: Wait): Wait => (a !== null && a.until >= b.until ? a : b);

const fullWait = (now: number): Wait => ({ for: 'throttle', until: now + restMs });

/** Somebody else may have it, or the launch was cancelled: what the store says counts. */
const reload = async ({ deps, launch, steps }: Carried, step: OpenStep) => {
  const fresh = openSteps(await listLaunchSteps(deps.store.db, launch.id)).get(step.step);
  if (fresh) steps.set(step.step, fresh);
};

const betweenLooksMs = 1_000;

const concludeNow = async (carried: Carried, isStopped: boolean) => {
  const { deps, launch, steps, ground } = carried;
  if (ground.kind === 'lost') return;
  const open = inState(steps, 'sending', 'unknown').filter(({ isLost }) => !isLost);
  if (ground.kind === 'stop')
    return stop(deps, launch, ground.reason, open.length > 0 ? betweenLooksMs : null);
  if (ground.kind === 'over')
    return open.length > 0 ? lookAgain(deps, launch, betweenLooksMs) : letGo(deps, launch);
  const told = { now: nowOf(carried), hasMade: countMade(steps) > carried.madeBefore };
  if (ground.kind === 'wait') return pause(deps, launch, ground.wait, told);
  if (carried.wait !== null) return pause(deps, launch, carried.wait, told);
  if (isStopped) return lookAgain(deps, launch, 0);
  if (open.length > 0) return lookAgain(deps, launch, betweenLooksMs);
  const delayed = readySteps(steps);
  if (delayed.length > 0) return lookAgain(deps, launch, carried.videos.shortestMs(delayed));
  return finish(deps, launch, steps);
};
