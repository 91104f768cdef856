import { z } from 'zod';
import { adParams, adsPath } from '../../adnet/wire/ad.ts';
import { operation } from '../operation.ts';
import { flag } from '../schemas.ts';
import { createObject } from './create-object.ts';
import { adAccount, platformId, text } from './schemas.ts';
import { accountHint } from './target-account.ts';
import { writeFailures } from './write-failures.ts';

export const createAd = operation({
  id: 'ads.create',
  route: 'POST /adnet/ads',
  access: { adnet: 'editor' },
  summary: 'Create an ad, paused.',
  description: 'Other fields go to the platform as they are; a status is ignored.',
  input: {
    query: z.object({ validate_only: flag(false) }),
    body: z
      .looseObject({
        account_id: adAccount.optional().describe('Left out: the pinned ad account.'),
        name: text,
        adset_id: platformId,
        creative_id: platformId,
      })
      .check(accountHint()),
  },
  idempotent: true,
  limited: true,
  output: 'relayed',
  failures: writeFailures,

  run: (ctx, { query, body }) =>
    createObject(ctx, {
      action: 'create_ad',
      kind: 'ad',
      path: adsPath,
      body,
      validateOnly: query.validate_only,
      params: () => adParams(body),
    }),
});
