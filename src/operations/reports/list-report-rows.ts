import * as z from 'zod';
import { insightsPage } from '../../adnet/rows/insights.ts';
import { reportRowsRead } from '../../adnet/wire/insights.ts';
import { examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { listQuery, oneDirection, oneDirectionProblem } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';
import { reportParams } from './get-report.ts';

export const listReportRows = operation({
  id: 'reports.rows',
  chapter: 'Reading',
  route: 'GET /adnet/reports/{id}/rows',
  access: { adnet: 'viewer' },
  summary: 'Read the rows of a report that is done.',
  description:
    'A page at a time, or all of them as one file with format=csv. Before the report is done Meta answers error 2601.',
  input: {
    params: reportParams,
    query: z
      .object(listQuery(1000, 100, 'those the report was started with'))
      .refine(oneDirection, oneDirectionProblem),
  },
  output: 'relayed',
  answer: insightsPage,
  failures: [],
  example: {
    params: { id: '6220010002802144' },
    query: { limit: '1' },
    answer: examplePage({
      ad_id: '120220010002733618',
      ad_name: 'Trail shoes A',
      spend: '12.40',
      impressions: '1108',
      date_start: '2026-11-08',
      date_stop: '2026-11-08',
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, reportRowsRead(params.id, query), query, `report-${params.id}`),
});
