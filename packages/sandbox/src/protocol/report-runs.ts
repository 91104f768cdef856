import type { Run } from '../world/entities.ts';

type RunState = { status: string; percent: number };

const states: RunState[] = [
  { status: 'Job Not Started', percent: 0 },
  { status: 'Job Started', percent: 0 },
  { status: 'Job Running', percent: 45 },
  // Seen live: everything is counted, and the job still runs.
  { status: 'Job Running', percent: 100 },
];

const readyMs = 10_000;

/** When it was or will be done: by itself after a while, or looked at often enough before. */
const doneAt = ({ started, hurried }: Run) => hurried ?? started + readyMs;

export const completedAt = (run: Run, now: number) =>
  now >= doneAt(run) ? doneAt(run) : undefined;

/** A report climbs with every look at it, so that a frozen clock cannot stall it. */
export const runState = (run: Run, now: number): RunState => {
  const waiting = states[Math.min(run.polls, states.length - 1)];
  if (completedAt(run, now) === undefined && waiting) return waiting;
  return run.failed
    ? { status: 'Job Failed', percent: 0 }
    : { status: 'Job Completed', percent: 100 };
};

/** Called after the state was shown. */
export const notePoll = (run: Run, now: number) => {
  run.polls += 1;
  if (run.polls >= states.length) run.hurried ??= Math.min(now, doneAt(run));
};

const runLifeMs = 30 * 86_400_000;

/** A report is thrown away after thirty days. */
export const isForgotten = ({ started }: Run, now: number) => now - started >= runLifeMs;
