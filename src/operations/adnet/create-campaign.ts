import { z } from 'zod';
import { campaignParams, campaignsPath } from '../../adnet/wire/campaign.ts';
import { operation } from '../operation.ts';
import { flag } from '../schemas.ts';
import { createObject } from './create-object.ts';
import { adAccount, budget, oneBudget, oneBudgetProblem, text } from './schemas.ts';
import { accountHint } from './target-account.ts';
import { writeFailures } from './write-failures.ts';

const objectives = [
  'OUTCOME_SALES',
  'OUTCOME_LEADS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_ENGAGEMENT',
  'OUTCOME_AWARENESS',
  'OUTCOME_APP_PROMOTION',
] as const;

export const createCampaign = operation({
  id: 'campaigns.create',
  route: 'POST /adnet/campaigns',
  access: { adnet: 'editor' },
  summary: 'Create a campaign, paused.',
  description:
    'Budgets are whole numbers in minor units of the account currency; leave them out to budget per ad set. Other fields go to the platform as they are; a status is ignored.',
  input: {
    query: z.object({ validate_only: flag(false) }),
    body: z
      .looseObject({
        account_id: adAccount.optional().describe('Left out: the pinned ad account.'),
        name: text,
        objective: z.enum(objectives),
        special_ad_categories: z.array(z.string()).default([]),
        daily_budget: budget,
        lifetime_budget: budget,
      })
      .check(accountHint())
      .refine(oneBudget, oneBudgetProblem),
  },
  idempotent: true,
  limited: true,
  output: 'relayed',
  failures: writeFailures,

  run: (ctx, { query, body }) =>
    createObject(ctx, {
      action: 'create_campaign',
      kind: 'campaign',
      path: campaignsPath,
      body,
      validateOnly: query.validate_only,
      params: () => campaignParams(body),
    }),
});
