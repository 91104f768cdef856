import * as z from 'zod';
import { objectives } from '../../adnet/objective-names.ts';
import { bidStrategies, specialAdCategories } from '../../adnet/rows/known-values.ts';
import { createdOrValidated } from '../../adnet/rows/row.ts';
import { create, pinnedAccount, writeFailures } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import {
  accountField,
  amount,
  budgets,
  objectName,
  oneBudget,
  oneBudgetProblem,
  passedOn,
  passedOnEnum,
  passedOnObject,
  passedOnTime,
  validateOnly,
} from '../core/create/schemas.ts';
import { operation } from '../core/operation.ts';

export const createCampaign = operation({
  id: 'campaigns.create',
  chapter: 'Publishing',
  route: 'POST /adnet/campaigns',
  access: { adnet: 'editor' },
  summary: 'Create a campaign, paused.',
  description:
    'Budgets are whole numbers in the smallest unit of the account’s currency (2000 is 20.00 USD); leave them out to set ' +
    'budgets per ad set. Fields that are not listed go to Meta as they are; a status is ignored.',
  input: {
    query: validateOnly,
    body: z
      .looseObject({
        account_id: accountField,
        name: objectName,
        objective: z.enum(objectives).describe('What the campaign is for.'),
        special_ad_categories: z
          .array(z.string())
          .default([])
          .meta({
            description:
              'Which rules for special ads apply; empty for other ads. Known values: ' +
              `${specialAdCategories.join(', ')}.`,
            examples: [[]],
          }),
        ...budgets('the campaign', 'Leave both out to set budgets per ad set.'),
        bid_strategy: passedOnEnum(
          bidStrategies,
          'How Meta bids, when the campaign holds the budget. Default then: LOWEST_COST_WITHOUT_CAP.',
        ),
        bid_cap: amount('The highest bid'),
        spend_cap: amount('What the campaign may spend in all'),
        buying_type: passedOnEnum(['AUCTION', 'RESERVED'], 'How ads are bought.'),
        start_time: passedOnTime('When the campaign starts.'),
        stop_time: passedOnTime('When the campaign stops.'),
        special_ad_category_country: passedOn(
          { type: 'array', items: { type: 'string' }, examples: [['US']] },
          'Countries whose rules for special ads apply, as two letters.',
        ),
        promoted_object: passedOnObject('What the campaign advertises, such as a catalogue.', {
          product_catalog_id: '1234567890',
        }),
        is_adset_budget_sharing_enabled: passedOn(
          { type: 'boolean' },
          'Whether ad sets share up to 20% of their budgets. Default without a campaign budget: false.',
        ),
      })
      .refine(oneBudget, oneBudgetProblem),
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
      name: 'Spring opening',
      objective: 'OUTCOME_TRAFFIC',
      special_ad_categories: [],
    },
    answer: { id: exampleIds.newObject },
  },

  run: (ctx, { query, body }) => create(ctx, 'campaign', body, query.validate_only),
});
