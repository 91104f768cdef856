import * as z from 'zod';
import { createdOrValidated } from '../../adnet/rows/row.ts';
import { create, pinnedAccount, writeFailures } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import {
  accountField,
  objectName,
  passedOn,
  passedOnTime,
  validateOnly,
} from '../core/create/schemas.ts';
import { operation } from '../core/operation.ts';
import { platformId } from '../core/schemas.ts';

export const createAd = operation({
  id: 'ads.create',
  chapter: 'Publishing',
  route: 'POST /adnet/ads',
  access: { adnet: 'editor' },
  summary: 'Create an ad, paused.',
  description: 'Fields that are not listed go to Meta as they are; a status is ignored.',
  input: {
    query: validateOnly,
    body: z.looseObject({
      account_id: accountField,
      name: objectName,
      adset_id: platformId.describe('The ad set it goes into.'),
      creative_id: platformId.describe('The creative it shows.'),
      tracking_specs: passedOn(
        { type: 'array', items: { type: 'object', additionalProperties: true } },
        'Which actions Meta tracks for this ad.',
      ),
      conversion_domain: passedOn(
        { type: 'string', examples: ['example.com'] },
        'The domain where conversions happen, without www.',
      ),
      ad_schedule_start_time: passedOnTime('When the ad starts, within its ad set.'),
      ad_schedule_end_time: passedOnTime('When the ad ends, within its ad set.'),
    }),
  },
  defaultAccountId: pinnedAccount,
  idempotent: 'own',
  limited: true,
  output: 'relayed',
  answer: createdOrValidated,
  failures: writeFailures,
  example: {
    body: {
      account_id: exampleIds.account,
      name: 'Trail shoes A',
      adset_id: exampleIds.adset,
      creative_id: exampleIds.creative,
    },
    answer: { id: exampleIds.newObject },
  },

  run: (ctx, { query, body }) => create(ctx, 'ad', body, query.validate_only),
});
