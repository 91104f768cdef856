import { z } from 'zod';
import { adsetsRead, listFields } from '../../adnet/wire/lists.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../schemas.ts';
import { relayRead } from './relay-read.ts';
import { accountParams, cursor, platformId } from './schemas.ts';

export const listAdsets = operation({
  id: 'adsets.list',
  route: 'GET /adnet/ad-accounts/{account_id}/adsets',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s ad sets, or those of one campaign.',
  description: `Fields: ${listFields.adsets}.`,
  input: {
    params: accountParams,
    query: z.object({
      campaign_id: platformId.optional(),
      limit: wholeNumber(1, 200, 25),
      after: cursor,
    }),
  },
  output: 'relayed',
  failures: [],

  run: (ctx, { params, query }) => relayRead(ctx, adsetsRead(params.account_id, query)),
});
