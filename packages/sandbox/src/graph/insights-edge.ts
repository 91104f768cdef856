import { measure } from '../insights/insights.ts';
import type { Call } from '../protocol/call.ts';
import { pageRows } from '../protocol/offset-pages.ts';
import { refuse } from '../protocol/refusal.ts';
import { runState } from '../protocol/report-runs.ts';
import { setBounded } from '../world/bounded-map.ts';
import type { Entity, Json, Run } from '../world/entities.ts';

const maxRuns = 500;

export const answerInsights = (call: Call, entity: Entity) =>
  pageRows(measure(call.world, entity, call.params), call, call.params);

/** Starts a report; its content is fixed now, so that later edits do not change it. */
export const startReport = (call: Call, entity: Entity): Json => {
  const { world, now, params } = call;
  const { rows, summary, account_id, dates } = measure(world, entity, params);
  const isFailing = world.failingReports > 0;
  if (isFailing) world.failingReports -= 1;
  const id = `6${world.idGenerator.objectId().slice(4)}`;
  const run: Run = {
    kind: 'run',
    id,
    seq: world.idGenerator.next(),
    account_id,
    started: now,
    polls: 0,
    failed: isFailing,
    rows,
    summary,
    extra: dates,
  };
  setBounded(world.runs, id, run, maxRuns);
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
