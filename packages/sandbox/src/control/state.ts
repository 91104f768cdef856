import type { Clock } from '../basics/clock.ts';
import { type CallLog, createLog } from '../faults/call-log.ts';
import { faultSchema } from '../faults/fault.ts';
import { createQueue, type FaultQueue } from '../faults/queue.ts';
import { createGivenWorld } from '../seed/given-world.ts';
import { createSeededWorld } from '../seed/seed.ts';
import type { WorldFile } from '../seed/world-file.ts';
import { type Courier, createCourier } from '../webhooks/courier.ts';
import { loadWorld, type SavedWorld, saveWorld } from '../world/save-world.ts';
import { isSwitchedOn } from '../world/status.ts';
import type { Settings, World } from '../world/world.ts';
import { type ClockState, createSandboxClock, type SandboxClock } from './sandbox-clock.ts';

/** Exists as long as the sandbox; `reset` replaces its content. */
export type State = {
  clock: SandboxClock;
  app: World['app'];
  /** What `reset` returns to: a seed of the demo world, or a custom world. */
  source: number | WorldFile;
  /** The settings of the start; the present ones are in the world. */
  settings: Settings;
  world: World;
  /** Ads that were running when the world began, which no caller is responsible for. */
  runningFromStart: Set<string>;
  queue: FaultQueue;
  log: CallLog;
  courier: Courier;
};

/** Everything on which later answers depend, as plain JSON. */
export type SavedSandbox = {
  world: SavedWorld;
  clock: ClockState;
  faults: unknown[];
  /** Ads that were running when the world began. If a file lacks it, those that run when it is read. */
  runningFromStart?: string[];
};

type Start = Pick<State, 'app' | 'settings' | 'source'> & { clock: Clock };

export const runningAds = (world: World) =>
  [...world.collections.ad.byId.values()].filter((ad) => isSwitchedOn(world, ad));

const idsOf = (list: { id: string }[]) => new Set(list.map(({ id }) => id));

const worldOptions = ({ clock, app, settings }: Pick<State, 'clock' | 'app' | 'settings'>) => ({
  clock: clock.now,
  app,
  settings: { ...settings },
});

const worldFrom = (state: Pick<State, 'clock' | 'app' | 'settings' | 'source'>) =>
  typeof state.source === 'number'
    ? createSeededWorld({ ...worldOptions(state), seed: state.source })
    : createGivenWorld(worldOptions(state), state.source);

export const createState = ({ clock: base, ...start }: Start): State => {
  const clock = createSandboxClock(base);
  const world = worldFrom({ ...start, clock });
  const runningFromStart = idsOf(runningAds(world));
  const state: State = {
    ...start,
    clock,
    world,
    runningFromStart,
    queue: createQueue(),
    log: createLog(),
    courier: createCourier(() => state),
  };
  return state;
};

/** Replaces the world; calls and faults are forgotten. */
const enterWorld = (state: State, world: World) => {
  const runningFromStart = idsOf(runningAds(world));
  const log = createLog(state.log.listeners);
  Object.assign(state, { world, runningFromStart, queue: createQueue(), log });
};

/** Creates a new world from the source, with the machine's own time. */
export const restart = (state: State, source = state.source) => {
  state.clock.reset();
  enterWorld(state, worldFrom({ ...state, source }));
  state.source = source;
};

export const saveState = (
  state: State,
  without: ReadonlySet<string> = new Set(),
): SavedSandbox => ({
  world: saveWorld(state.world, without),
  clock: state.clock.state(),
  faults: structuredClone(state.queue.waiting),
  runningFromStart: [...state.runningFromStart],
});

/** Restores the world, the clock and the pending faults; calls are forgotten. */
export const loadState = (state: State, snapshot: SavedSandbox) => {
  const world = loadWorld(snapshot.world, worldOptions(state));
  const waiting = snapshot.faults.map((fault) => faultSchema().parse(fault));
  state.clock.load(snapshot.clock);
  enterWorld(state, world);
  state.queue.waiting = waiting;
  if (snapshot.runningFromStart) state.runningFromStart = new Set(snapshot.runningFromStart);
};
