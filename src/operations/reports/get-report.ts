import * as z from 'zod';
import { reportState } from '../../adnet/rows/report.ts';
import { reportRead } from '../../adnet/wire/insights.ts';
import { operation } from '../core/operation.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { platformId } from '../core/schemas.ts';

export const reportParams = z.object({
  id: platformId.describe('The report_run_id that starting the report answered.'),
});

export const getReport = operation({
  id: 'reports.get',
  chapter: 'Reading',
  route: 'GET /adnet/reports/{id}',
  access: { adnet: 'viewer' },
  summary: 'Ask how far a report is.',
  description:
    'It is done when async_status is Job Completed and async_percent_completion is 100; ask every few seconds. One that ' +
    'failed says why, where Meta tells.',
  input: { params: reportParams },
  output: 'relayed',
  answer: reportState,
  failures: [],
  example: {
    params: { id: '6220010002802144' },
    answer: {
      id: '6220010002802144',
      account_id: '1010000000000001',
      time_ref: 1_794_700_000,
      async_status: 'Job Not Started',
      async_percent_completion: 0,
      date_start: '2026-10-16',
      date_stop: '2026-11-14',
    },
  },

  run: (ctx, { params }) => relayRead(ctx, reportRead(params.id)),
});
