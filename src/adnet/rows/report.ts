import * as z from 'zod';
import { id, oneOf, row, whole, words } from './row.ts';

/** The states of a report. */
const reportStatuses = [
  'Job Not Started',
  'Job Started',
  'Job Running',
  'Job Completed',
  'Job Failed',
  'Job Skipped',
];

export const startedReport = row('StartedReport', 'A report that Meta has begun to make.', {
  report_run_id: id('The report’s id: ask with it how far the report is, and for its rows.'),
});

export const reportState = row('Report', 'How far a report is.', {
  id: id('The report’s id.'),
  account_id: words('The ad account’s digits.'),
  async_status: oneOf(
    reportStatuses,
    'It is done when this is Job Completed and async_percent_completion is 100.',
  ),
  async_percent_completion: whole('0 to 100.'),
  time_ref: whole('When it was started, in UNIX seconds.'),
  time_completed: whole('When it was done, in UNIX seconds.'),
  is_running: z.boolean().optional().describe('Whether Meta is at work on it.'),
  date_start: words('The first day it covers, YYYY-MM-DD.'),
  date_stop: words('The last day it covers.'),
  error_code: whole('Why it failed: ask GET /adnet/errors/{code} what that means.'),
  error_subcode: whole('Narrows the code down.'),
  error_message: words('Why it failed, for developers.'),
  error_user_title: words('Why it failed, for people.'),
  error_user_msg: words('What to do about it, for people.'),
});
