import { leadFormsPage } from '../../adnet/rows/lead-form.ts';
import { pageListRead } from '../../adnet/wire/page-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { pageList, pageParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

export const listLeadForms = operation({
  id: 'leadForms.list',
  chapter: 'Reading',
  route: 'GET /adnet/pages/{page_id}/lead-forms',
  access: { adnet: 'viewer' },
  summary: 'List a Page’s lead forms.',
  description:
    'A form’s id is the lead_form_id of a creative or a launch; only ACTIVE forms can be used. Meta shows forms to the ' +
    'Page’s own token, which is read with the connection’s and kept in memory for minutes. Forms are made in Meta’s Ads ' +
    'Manager or Business Suite, not here.',
  input: { params: pageParams, query: pageList('leadForms') },
  output: 'relayed',
  answer: leadFormsPage,
  failures: [],
  example: {
    params: { page_id: exampleIds.page },
    query: { limit: '1' },
    answer: examplePage({
      id: '23880000000000001',
      name: 'Tell us your size',
      status: 'ACTIVE',
      leads_count: 12,
    }),
  },

  run: (ctx, { params, query }) =>
    relayList(ctx, pageListRead('leadForms', params.page_id, query), query),
});
