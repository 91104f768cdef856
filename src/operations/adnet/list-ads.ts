import { z } from 'zod';
import { adsRead, listFields } from '../../adnet/wire/lists.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../schemas.ts';
import { relayRead } from './relay-read.ts';
import { accountParams, cursor, platformId } from './schemas.ts';

export const listAds = operation({
  id: 'ads.list',
  route: 'GET /adnet/ad-accounts/{account_id}/ads',
  access: { adnet: 'viewer' },
  summary: 'List an ad account’s ads, or those of one campaign or ad set.',
  description: `With both, adset_id decides. Fields: ${listFields.ads}.`,
  input: {
    params: accountParams,
    query: z.object({
      campaign_id: platformId.optional(),
      adset_id: platformId.optional(),
      limit: wholeNumber(1, 200, 25),
      after: cursor,
    }),
  },
  output: 'relayed',
  failures: [],

  run: (ctx, { params, query }) => relayRead(ctx, adsRead(params.account_id, query)),
});
