import { type Clock, iso } from '../basics/clock.ts';

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';
type Advance = { [U in Unit]?: number | undefined };

export type ClockState = {
  /** How far ahead of the machine's clock, in milliseconds. */
  aheadMs: number;
  /** The moment at which the clock was stopped; null while it runs. */
  stoppedAt: number | null;
};

/** The sandbox's time, which is the machine's own unless it is moved or stopped. */
export type SandboxClock = {
  now: Clock;
  /** Sets the time, from which the clock goes on: ISO 8601, or milliseconds since 1970. */
  set(moment: string | number): string;
  advance(by: Advance): string;
  /** Stops the clock until `run`. */
  stop(): string;
  run(): string;
  /** Returns to the machine's own time. */
  reset(): string;
  state(): ClockState;
  load(state: ClockState): void;
};

const unitMs: [Unit, number][] = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
];

const lengthOf = (by: Advance) => unitMs.reduce((sum, [unit, ms]) => sum + (by[unit] ?? 0) * ms, 0);

const msOf = (moment: string | number) => {
  const ms = typeof moment === 'number' ? moment : Date.parse(moment);
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15)
    throw new Error(`"${moment}" is no moment. Write one such as 2026-11-18T09:00:00Z.`);
  return ms;
};

export const createSandboxClock = (base: Clock): SandboxClock => {
  let aheadMs = 0;
  let stoppedAt: number | null = null;
  const now = () => stoppedAt ?? base() + aheadMs;
  const moveTo = (ms: number) => {
    aheadMs = ms - base();
    if (stoppedAt !== null) stoppedAt = ms;
    return iso(now());
  };
  return {
    now,
    set: (moment) => moveTo(msOf(moment)),
    advance: (by) => moveTo(now() + lengthOf(by)),
    stop: () => {
      stoppedAt = now();
      return iso(stoppedAt);
    },
    run: () => {
      if (stoppedAt !== null) aheadMs = stoppedAt - base();
      stoppedAt = null;
      return iso(now());
    },
    reset: () => {
      aheadMs = 0;
      stoppedAt = null;
      return iso(now());
    },
    state: () => ({ aheadMs, stoppedAt }),
    load: (state) => {
      ({ aheadMs, stoppedAt } = state);
    },
  };
};
