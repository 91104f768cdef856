import { startedReport } from '../../adnet/rows/report.ts';
import { reportStart } from '../../adnet/wire/insights.ts';
import { exampleIds } from '../core/create/examples.ts';
import { makeOnceOnPlatform } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { reportBody } from './report-body.ts';

export const startReport = operation({
  id: 'reports.start',
  chapter: 'Reading',
  route: 'POST /adnet/reports',
  access: { adnet: 'viewer' },
  summary: 'Start a large report.',
  description:
    'For more data than insights give at once: Meta makes the report in the background. Ask how far it is with GET ' +
    '/adnet/reports/{id}, then read its rows. A question, not a write: it is not journaled, not limited, and works during ' +
    'the cool-down. Meta keeps a report for 30 days.',
  input: { body: reportBody },
  idempotent: 'replayed',
  output: 'relayed',
  answer: startedReport,
  failures: ['adnet_outcome_unknown'],
  example: {
    body: {
      object_id: exampleIds.account,
      level: 'ad',
      time_range: 'last_30d',
      time_increment: 1,
      fields: ['ad_id', 'ad_name', 'spend', 'impressions', 'actions'],
    },
    answer: { report_run_id: '6220010002802144' },
  },

  run: (ctx, { body: { object_id, ...query } }) =>
    makeOnceOnPlatform(ctx, (one) => relayRead(one, reportStart(object_id, query))),
});
