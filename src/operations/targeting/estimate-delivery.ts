import * as z from 'zod';
import { optimizationGoals } from '../../adnet/rows/known-values.ts';
import { deliveryEstimate } from '../../adnet/rows/targeting.ts';
import { deliveryEstimateRead } from '../../adnet/wire/targeting.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, jsonObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { openEnum } from '../core/schemas.ts';
import { exampleTargeting } from './targeting-inputs.ts';

export const estimateDelivery = operation({
  id: 'delivery.estimate',
  chapter: 'Targeting and previews',
  route: 'POST /adnet/ad-accounts/{account_id}/delivery-estimate',
  access: { adnet: 'viewer' },
  summary: 'Ask how many people a targeting reaches.',
  description:
    'A question, not a write: it is not journaled, not limited, and works during the cool-down. Meta answers in round numbers.',
  input: {
    params: accountParams,
    body: z.object({
      targeting: jsonObject('Who should see the ads, as for an ad set.', exampleTargeting),
      optimization_goal: openEnum(
        optimizationGoals,
        'What delivery would be optimised for, as for an ad set.',
      ).regex(/^[A-Z_]{2,60}$/, 'must be a goal such as LINK_CLICKS'),
      promoted_object: jsonObject(
        'What is advertised or measured, as for an ad set; some goals need it.',
        { pixel_id: '720000000000001', custom_event_type: 'PURCHASE' },
      ).optional(),
    }),
  },
  question: true,
  output: 'relayed',
  answer: deliveryEstimate,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    body: { targeting: exampleTargeting, optimization_goal: 'LINK_CLICKS' },
    answer: {
      data: [
        {
          estimate_mau_lower_bound: 17_000_000,
          estimate_mau_upper_bound: 20_000_000,
          estimate_ready: true,
        },
      ],
    },
  },

  run: (ctx, { params, body }) => relayRead(ctx, deliveryEstimateRead(params.account_id, body)),
});
