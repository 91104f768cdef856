import { measure, pageRows } from '../insights/insights-field.ts';
import type { Call } from '../protocol/call.ts';
import { runState } from '../protocol/report-runs.ts';
import { refuse } from '../refusal.ts';
import { remember } from '../world/remember.ts';
import type { Json, Run, Thing } from '../world/things.ts';

const mostRuns = 500;

export const answerInsights = (call: Call, thing: Thing) =>
  pageRows(measure(call.world, thing, call.params), call, call.params);

/** Starts a report; what it will show is settled now, so later edits do not change it. */
export const startReport = (call: Call, thing: Thing): Json => {
  const { world, now, params } = call;
  const { rows, summary, account_id, dates } = measure(world, thing, params);
  const failed = world.failingReports > 0;
  if (failed) world.failingReports -= 1;
  const id = `6${world.mint.objectId().slice(4)}`;
  const run: Run = {
    kind: 'run',
    id,
    seq: world.mint.next(),
    account_id,
    started: now,
    polls: 0,
    failed,
    rows,
    summary,
    extra: dates,
  };
  remember(world.runs, id, run, mostRuns);
  return { report_run_id: id };
};

export const answerReport = (call: Call, run: Run) => {
  if (runState(run, call.now).status !== 'Job Completed') {
    refuse({
      code: 2601,
      subcode: 1815107,
      message: '(#2601) Error accessing adreport job.',
      title: 'Loading Async Ads Report Failed',
      text: 'The report is not finished yet, or it has failed.',
      transient: true,
    });
  }
  return pageRows(run, call, call.params);
};
