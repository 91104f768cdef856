import type { Run } from '../world/entities.ts';

type RunState = { status: string; percent: number };

const states: RunState[] = [
  { status: 'Job Not Started', percent: 0 },
  { status: 'Job Started', percent: 0 },
  { status: 'Job Running', percent: 45 },
  // Seen live: everything is counted, but the job still runs.
  { status: 'Job Running', percent: 100 },
];

const readyMs = 10_000;

/** When the report is or was done: after a while, or earlier after enough reads. */
const doneAt = ({ started, hurried }: Run) => hurried ?? started + readyMs;

export const completedAt = (run: Run, now: number) =>
  now >= doneAt(run) ? doneAt(run) : undefined;

/** A report advances with each read, so that a stopped clock cannot block it. */
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

/** A report is deleted after thirty days. */
export const isForgotten = ({ started }: Run, now: number) => now - started >= runLifeMs;
