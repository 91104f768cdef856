import { type NodeKind, names } from '../protocol/reading.ts';
import { completedAt, runState } from '../protocol/report-runs.ts';
import type { Run } from '../world/entities.ts';

/** Since v25.0, a failed report says why. */
const failure = {
  error_code: -2,
  error_subcode: 2490547,
  error_message: 'The report could not be made.',
  error_user_title: 'Report failed',
  error_user_msg: 'Ask for less data, or try again later.',
};

const onFailure =
  (name: keyof typeof failure) =>
  (run: Run, { now }: { now: number }) =>
    runState(run, now).status === 'Job Failed' ? failure[name] : undefined;

const seconds = (ms: number | undefined) => (ms === undefined ? undefined : Math.floor(ms / 1000));

export const runKind: NodeKind<Run> = {
  type: 'AdReportRun',
  defaults:
    'id,account_id,time_ref,time_completed,async_status,async_percent_completion,is_running,' +
    'date_start,date_stop,error_code,' +
    'error_subcode,error_message,error_user_title,error_user_msg',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    time_ref: ({ started }) => seconds(started),
    time_completed: (run, { now }) => seconds(completedAt(run, now)),
    async_status: (run, { now }) => runState(run, now).status,
    async_percent_completion: (run, { now }) => runState(run, now).percent,
    is_running: (run, { now }) => (completedAt(run, now) === undefined ? true : undefined),
    error_code: onFailure('error_code'),
    error_subcode: onFailure('error_subcode'),
    error_message: onFailure('error_message'),
    error_user_title: onFailure('error_user_title'),
    error_user_msg: onFailure('error_user_msg'),
  },
  known: names(`
    async_report_url date_start date_stop emails friendly_name is_async_export is_bookmarked
    schedule_id`),
};
