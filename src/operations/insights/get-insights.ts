import * as z from 'zod';
import { insightsPage } from '../../adnet/rows/insights.ts';
import { insightsRead } from '../../adnet/wire/insights.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { relayList } from '../core/relay/relay-read.ts';
import { insightsObject, insightsQuery } from './insights-query.ts';

/** The name of a downloaded file: insights-act_1-ad-last_7d. */
const fileName = (
  { object_id }: { object_id: string },
  { level, time_range, since, until }: z.output<typeof insightsQuery>,
) => ['insights', object_id, level, since ? `${since}-to-${until}` : time_range].join('-');

export const getInsights = operation({
  id: 'insights.get',
  chapter: 'Reading',
  route: 'GET /adnet/insights/{object_id}',
  access: { adnet: 'viewer' },
  summary: 'Read the performance of an ad account, campaign, ad set or ad.',
  description:
    'Spend, impressions, clicks, conversions and Meta’s other metrics, as Meta answers them: numbers are written as text, ' +
    'and spend is in whole units of the currency.',
  input: {
    params: z.object({
      object_id: insightsObject,
    }),
    query: insightsQuery,
  },
  output: 'relayed',
  answer: insightsPage,
  failures: [],
  example: {
    params: { object_id: exampleIds.account },
    query: { time_range: 'last_7d', level: 'campaign', limit: '1' },
    answer: examplePage({
      campaign_id: exampleIds.campaign,
      campaign_name: 'Spring opening · Trail shoes',
      account_currency: 'USD',
      spend: '836.42',
      impressions: '74736',
      clicks: '1258',
      reach: '38678',
      actions: [{ action_type: 'link_click', value: '1065' }],
      ctr: '1.683258',
      date_start: '2026-11-08',
      date_stop: '2026-11-14',
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, insightsRead(params.object_id, query), query, fileName(params, query)),
});
