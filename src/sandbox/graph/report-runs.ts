import type { Run } from '../world/things.ts';

export type RunState = { status: string; percent: number };

const states: RunState[] = [
  { status: 'Job Not Started', percent: 0 },
  { status: 'Job Started', percent: 0 },
  { status: 'Job Running', percent: 45 },
];

const readyMs = 10_000;

/** A report climbs with every look at it, so that a frozen clock cannot stall it. */
export const runState = (run: Run, now: number): RunState => {
  const isDone = run.polls >= states.length || now - run.started >= readyMs;
  const waiting = states[Math.min(run.polls, states.length - 1)];
  if (!isDone && waiting) return waiting;
  return run.failed
    ? { status: 'Job Failed', percent: 100 }
    : { status: 'Job Completed', percent: 100 };
};

/** Called after the state was shown. */
export const notePoll = (run: Run, now: number) => {
  run.polls += 1;
  if (runState(run, now).percent === 100) run.completed ??= now;
};

const runLifeMs = 30 * 86_400_000;

/** A report is thrown away after thirty days. */
export const isForgotten = ({ started }: Run, now: number) => now - started >= runLifeMs;
