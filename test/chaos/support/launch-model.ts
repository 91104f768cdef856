import { newId } from '../../../src/kernel/ids.ts';
import type { LaunchDeps } from '../../../src/publish/launch/deps.ts';
import { finish, pause, releaseLaunch, scheduleRetry } from '../../../src/publish/launch/finish.ts';
import { stepKey } from '../../../src/publish/launch/send-step.ts';
import { lookUpStep, putBack, writeResult } from '../../../src/publish/launch/settle.ts';
import { notCreated, refusedByMeta } from '../../../src/publish/launch/step-error.ts';
import {
  inState,
  type OpenStep,
  type OpenSteps,
  openSteps,
} from '../../../src/publish/launch/steps.ts';
import { insertWrites } from '../../../src/store/journal/new-writes.ts';
import { takeDueWrites } from '../../../src/store/journal/unsettled-writes.ts';
import {
  findWriteByKey,
  markUnknown,
  settleWrite,
  voidWrite,
} from '../../../src/store/journal/writes.ts';
import {
  claimStep,
  insertLaunchSteps,
  listLaunchSteps,
  reviveSteps,
} from '../../../src/store/launches/launch-steps.ts';
import {
  findLaunch,
  insertLaunch,
  isFinal,
  lockLaunch,
  readLaunchState,
  type TakenLaunch,
  takeLaunches,
  updateLaunch,
} from '../../../src/store/launches/launches.ts';
import type { Store } from '../../../src/store/open.ts';
import { newWrite } from '../../helpers/store/new-write.ts';

/** The outcomes of one sending: what the platform does, and what the sender receives. */
export const fates = [
  'made',
  'made-unheard',
  'never-arrived',
  'refused',
  'throttled',
  'not-ready',
] as const;
export type Fate = (typeof fates)[number];

/** A launch of one step, its platform, and a clock that is moved by hand. */
export type World = {
  store: Store;
  deps: LaunchDeps;
  id: string;
  clock: { now: number };
  /** All writes of the launch. */
  writes: string[];
  /** What each sending has made, by its write. */
  made: Map<string, string>;
  /** The outcomes of sendings, in their order. */
  fates: Fate[];
};

const leaseMs = 15_000;
const writeLeaseMs = 45_000;
/** The sender does not send if more time has passed since it stored its intent. */
const maxSinceIntentMs = 15_000;
const workspaceId = 'model';
const refusal = Buffer.from(JSON.stringify({ error: { code: 100, message: 'no' } }));
const answer = { status: 400, response: refusal.toString('base64') };

const quiet = { launchStep() {}, launchEnded() {}, launchWaits() {} };

export const newWorld = async (
  store: Store,
  clock: World['clock'],
  fate: Fate[],
): Promise<World> => {
  const id = newId();
  await store.transaction(async (tx) => {
    await insertLaunch(tx, {
      id,
      workspace_id: workspaceId,
      account_id: 'a',
      key_id: null,
      name: 'Model',
      ad_account_id: 'act_1',
      idempotency_key: id,
      fingerprint: 'f',
      body: '{}',
      state: 'running',
    });
    const step = { step: 'campaign', action: 'create_campaign', needs: '[]', params: '{}' };
    await insertLaunchSteps(tx, id, [step]);
  });
  // The called functions use only these.
  const deps = { store, metrics: quiet } as unknown as LaunchDeps;
  return { store, deps, id, clock, writes: [], made: new Map(), fates: [...fate] };
};

type LeasedLaunch = TakenLaunch;

/** One node that takes the launch once. At each `yield` it may be suspended or die. */
export async function* carry(world: World): AsyncGenerator<void, void> {
  const { store, deps, id } = world;
  const [launch] = await store.transaction((tx) => takeLaunches(tx, [id], leaseMs));
  if (!launch) return;
  yield;
  const steps = openSteps(await listLaunchSteps(store.db, id));
  const [step] = steps.values();
  if (!step) throw new Error('a launch without a step');
  yield;
  for (let looks = 0; looks < 4; looks++) {
    const storedState = await readLaunchState(store.db, launch);
    if (storedState?.lease_number !== launch.lease_number) return;
    yield;
    yield* lookUp(world, launch, step);
    if (isFinal(storedState.state)) return yield* conclude(world, launch, steps, 'over');
    if (step.state !== 'pending') break;
    const went = yield* send(world, launch, step);
    if (went === 'wait') return void (await pauseNow(deps, launch, storedState.now));
    if (went === 'settled') break;
    const fresh = openSteps(await listLaunchSteps(store.db, id)).get(step.step);
    Object.assign(step, fresh);
    yield;
  }
  yield* conclude(world, launch, steps, 'going');
}

const pauseNow = (deps: LaunchDeps, launch: LeasedLaunch, now: number) =>
  pause(deps, launch, { for: 'throttle', until: now + 60_000 }, { now, hasMade: false });

async function* lookUp({ store, deps }: World, launch: LeasedLaunch, step: OpenStep) {
  if (!['sending', 'unknown'].includes(step.state) || step.isLost) return;
  const result = await lookUpStep(store.db, step, launch.now);
  yield;
  if (result.state === step.state) return;
  if (await writeResult(deps, launch, step, result)) return;
  Object.assign(step, openSteps(await listLaunchSteps(store.db, launch.id)).get(step.step));
  yield;
}

async function* conclude(
  { deps }: World,
  launch: LeasedLaunch,
  steps: OpenSteps,
  how: 'over' | 'going',
) {
  const isOpen = inState(steps, 'sending', 'unknown').some(({ isLost }) => !isLost);
  yield;
  if (isOpen) await scheduleRetry(deps, launch, 0);
  else if (how === 'over') await releaseLaunch(deps, launch);
  else if (inState(steps, 'pending').length > 0) await scheduleRetry(deps, launch, 0);
  else await finish(deps, launch, steps);
}

type Went = 'settled' | 'wait' | 'not_ours';

/** Claims the step with its intent, sends it once, and stores the outcome in the journal and then in the step. */
async function* send(
  world: World,
  launch: LeasedLaunch,
  step: OpenStep,
): AsyncGenerator<void, Went> {
  const { store, deps, clock, made: objectIds } = world;
  const key = stepKey(launch.id, step);
  const earlierWrite = await findWriteByKey(store.db, workspaceId, key);
  if (earlierWrite) {
    yield;
    if (earlierWrite.state !== 'not_created') return 'not_ours';
    const result = { state: 'rejected' as const, error: notCreated };
    return (await writeResult(deps, launch, step, result, { writeId: earlierWrite.id }))
      ? 'settled'
      : 'not_ours';
  }
  yield;
  const write = newWrite(workspaceId, { idempotency_key: key, leaseMs: writeLeaseMs });
  world.writes.push(write.id);
  const intentAt = clock.now;
  const isClaimed = await store.transaction(async (tx) => {
    if (!(await claimStep(tx, launch, step, write.id))) return false;
    return (await insertWrites(tx, [write])).size === 1;
  });
  if (!isClaimed) return 'not_ours';
  yield;
  const isLate = clock.now - intentAt > maxSinceIntentMs;
  const fate = isLate ? 'throttled' : (world.fates.shift() ?? 'made');
  if (fate === 'made' || fate === 'made-unheard') objectIds.set(write.id, newId());
  const objectId = objectIds.get(write.id) ?? '';
  yield;
  const writeId = write.id;
  switch (fate) {
    case 'made':
      await settleWrite(store.db, write.id, {
        state: 'succeeded',
        objectId,
        status: 200,
        response: '',
      });
      yield;
      return settled(
        await writeResult(
          deps,
          launch,
          step,
          { state: 'done', platformId: objectId },
          { claimed: writeId },
        ),
      );
    case 'made-unheard':
    case 'never-arrived':
      await markUnknown(store.db, { id: write.id, checks: 0 }, 2_000);
      yield;
      return settled(
        await writeResult(
          deps,
          launch,
          step,
          { state: 'unknown', isLost: false },
          { claimed: writeId },
        ),
      );
    case 'refused':
      await settleWrite(store.db, write.id, { state: 'rejected', ...answer });
      yield;
      return settled(
        await writeResult(
          deps,
          launch,
          step,
          { state: 'rejected', error: refusedByMeta(refusal) },
          { claimed: writeId },
        ),
      );
    case 'throttled':
      await voidWrite(store.db, write.id, 'rejected');
      yield;
      return (await writeResult(deps, launch, step, { state: 'pending' }, { claimed: writeId }))
        ? 'wait'
        : 'not_ours';
    case 'not-ready':
      await settleWrite(store.db, write.id, { state: 'rejected', ...answer });
      yield;
      return (await putBack(deps, launch, step, writeId)) ? 'wait' : 'not_ours';
  }
}

const settled = (isWritten: boolean): Went => (isWritten ? 'settled' : 'not_ours');

/** Looks for the objects of lost answers, and finds what the platform has. */
export async function* reconcile({
  store,
  made: objectIds,
  writes,
}: World): AsyncGenerator<void, void> {
  const due = await store.transaction((tx) => takeDueWrites(tx, writes, 60_000));
  yield;
  for (const write of due) {
    const objectId = objectIds.get(write.id);
    const isOver = write.now >= Math.max(write.created_at + 600_000, write.lease_until);
    yield;
    if (objectId !== undefined)
      await settleWrite(
        store.db,
        write.id,
        { state: 'succeeded', objectId, status: 200, response: '' },
        'inference',
      );
    else if (isOver) await settleWrite(store.db, write.id, { state: 'not_created' }, 'inference');
    else await markUnknown(store.db, write, 500);
  }
}

/** A person resumes the launch if it is stopped. */
export const resume = ({ store, id }: World) =>
  store.transaction(async (tx) => {
    const launch = await lockLaunch(tx, workspaceId, id);
    if (launch?.state !== 'stopped') return;
    await reviveSteps(tx, id);
    await updateLaunch(tx, id, {
      stop_reason: null,
      waiting: null,
      fence: true,
      state: 'running',
      dueInMs: 0,
    });
  });

export const stateOf = async ({ store, id }: World) => {
  const launch = await findLaunch(store.db, workspaceId, id);
  const [step] = await listLaunchSteps(store.db, id);
  return { launch: launch?.state, step: step?.state, platformId: step?.platform_id ?? null };
};
