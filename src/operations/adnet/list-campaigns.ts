import { z } from 'zod';
import { campaignsRead, listFields } from '../../adnet/wire/lists.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../schemas.ts';
import { relayRead } from './relay-read.ts';
import { accountParams, cursor } from './schemas.ts';

export const listCampaigns = operation({
  id: 'campaigns.list',
  route: 'GET /adnet/ad-accounts/{account_id}/campaigns',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s campaigns.',
  description: `Fields: ${listFields.campaigns}.`,
  input: {
    params: accountParams,
    query: z.object({
      limit: wholeNumber(1, 200, 25),
      status_filter: z
        .string()
        .regex(
          /^\s*[A-Za-z_]+(\s*,\s*[A-Za-z_]+)*\s*$/,
          'must be a status such as ACTIVE or PAUSED',
        )
        .optional()
        .describe('A status such as ACTIVE or PAUSED, or several with commas.'),
      after: cursor,
    }),
  },
  output: 'relayed',
  failures: [],

  run: (ctx, { params, query }) => relayRead(ctx, campaignsRead(params.account_id, query)),
});
