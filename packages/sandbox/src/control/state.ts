import type { Clock } from '../basics/clock.ts';
import { type CallLog, createLog } from '../faults/call-log.ts';
import { createQueue, type FaultQueue } from '../faults/queue.ts';
import { createSeededWorld } from '../seed/seed.ts';
import type { Settings, World } from '../world/world.ts';

/** What lives as long as the sandbox; `reset` changes its insides. */
export type State = {
  clock: Clock;
  app: World['app'];
  settings: Settings;
  world: World;
  queue: FaultQueue;
  log: CallLog;
};

type Start = { clock: Clock; app: World['app']; settings: Settings; seed: number };

export const createState = ({ clock, app, settings, seed }: Start): State => ({
  clock,
  app,
  settings,
  world: createSeededWorld({ seed, clock, app, settings: { ...settings } }),
  queue: createQueue(),
  log: createLog(),
});

export const restart = (state: State, seed: number) => {
  const { clock, app, settings } = state;
  Object.assign(state, createState({ clock, app, settings, seed }));
};
