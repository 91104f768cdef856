import { z } from 'zod';
import type { Token } from '../../adnet/client.ts';
import {
  adsetParams,
  adsetsPath,
  bidAmountMissing,
  budgetsConflict,
  campaignBudget,
  campaignBudgetFields,
  promotedObjectMissing,
} from '../../adnet/wire/adset.ts';
import { objectRead } from '../../adnet/wire/lists.ts';
import { Failure } from '../../kernel/failures.ts';
import { type Context, operation } from '../operation.ts';
import { flag } from '../schemas.ts';
import { createObject } from './create-object.ts';
import { read, relayRejection } from './relay-read.ts';
import {
  adAccount,
  budget,
  oneBudget,
  oneBudgetProblem,
  platformId,
  structure,
  text,
} from './schemas.ts';
import { accountHint } from './target-account.ts';
import { writeFailures } from './write-failures.ts';

export const createAdset = operation({
  id: 'adsets.create',
  route: 'POST /adnet/adsets',
  access: { adnet: 'editor' },
  summary: 'Create an ad set, paused.',
  description:
    'Without targeting it goes to the United States, ages 18 to 65, with the platform’s automated audience. Other fields go to the platform as they are; a status is ignored.',
  input: {
    query: z.object({ validate_only: flag(false) }),
    body: z
      .looseObject({
        account_id: adAccount.optional().describe('Left out: the pinned ad account.'),
        campaign_id: platformId,
        name: text,
        optimization_goal: text,
        billing_event: text,
        daily_budget: budget,
        lifetime_budget: budget,
        targeting: structure,
        promoted_object: structure,
      })
      .check(accountHint())
      .refine(oneBudget, oneBudgetProblem),
  },
  idempotent: true,
  limited: true,
  output: 'relayed',
  failures: [
    ...writeFailures,
    'adset_budget_conflict',
    'bid_amount_required',
    'promoted_object_required',
  ],

  run: (ctx, { query, body }) =>
    createObject(ctx, {
      action: 'create_adset',
      kind: 'adset',
      path: adsetsPath,
      body,
      validateOnly: query.validate_only,
      params: () => adsetParams(body),
      precheck: (token) => precheck(ctx, token, body),
    }),
});

type Body = Record<string, unknown> & { campaign_id: string };

/** Three mistakes the platform would report late or badly. Its campaign is asked, never remembered. */
const precheck = async (ctx: Context, token: Token, body: Body) => {
  demandBid(bidAmountMissing(body));
  if (promotedObjectMissing(body))
    throw new Failure('promoted_object_required', problem('promoted_object'));
  const answer = await read(ctx, token, objectRead(body.campaign_id, campaignBudgetFields));
  if (answer.kind === 'rejected') return relayRejection(ctx, answer);
  const campaign = campaignBudget(answer.relayed.body);
  if (campaign === null) return null;
  if (budgetsConflict(body, campaign)) {
    throw new Failure(
      'adset_budget_conflict',
      problem(body['daily_budget'] === undefined ? 'lifetime_budget' : 'daily_budget'),
    );
  }
  demandBid(bidAmountMissing(body, campaign));
  return null;
};

const demandBid = (missing: 'bid_amount' | 'bid_constraints' | null) => {
  if (missing === null) return;
  throw new Failure('bid_amount_required', {
    message: `This bid strategy needs ${missing}.`,
    ...problem(missing),
  });
};

const problem = (field: string, message = 'is not right for this campaign or goal') => ({
  fields: [{ field, message }],
});
