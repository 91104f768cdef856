import { objectId } from '../../adnet/ids.ts';
import type { AccountFacts } from '../../adnet/preflight/account.ts';
import { preflight } from '../../adnet/preflight/preflight.ts';
import { type CampaignBudget, campaignBudget } from '../../adnet/wire/adset.ts';
import { objectRead } from '../../adnet/wire/lists.ts';
import { Failure, type FieldProblem } from '../../contract/failures.ts';
import { ask } from '../../publish/ask.ts';
import type { LaunchBody } from '../../publish/launch/plan/launch-body.ts';
import { type Plan, planLaunch } from '../../publish/launch/plan/plan.ts';
import type { Problem } from '../../publish/launch/plan/step.ts';
import { tokenFor } from '../../publish/token.ts';
import { readDefaults } from '../core/create/workspace-defaults.ts';
import type { Context } from '../core/operation.ts';
import { checkStep } from './check-step.ts';

type Body = Omit<LaunchBody, 'account_id'> & { account_id?: string | undefined };

/** Stands for an ad account that is not known, so that the rest can be planned. */
const anyAccount = 'act_1';

/**
 * The plan of a launch, with all that is known of the workspace and of the campaign it names.
 * `inBody`: what is wrong with the body itself; what was removed from it for that is not missed again.
 * `account`: what was asked of Meta; a launch that is started asks nothing, so it finds less than its plan.
 */
export const prepare = async (
  ctx: Context,
  { account_id = anyAccount, ...rest }: Body,
  inBody: readonly FieldProblem[] = [],
  account: AccountFacts | null = null,
) => {
  const body: LaunchBody = { account_id, ...rest };
  const defaults = (await readDefaults(ctx.deps.store.db, ctx.caller.workspace.id)) ?? {};
  const campaign = await budgetOf(ctx, body);
  const plan = planLaunch(body, { defaults, check: checkStep, campaign });
  const isNamed = ({ field }: Problem) =>
    inBody.some((one) => field === one.field || field.startsWith(`${one.field}.`));
  const problems = [
    ...inBody.map((one): Problem => ({ step: null, ...one })),
    ...withPreflight(plan, { account, now: ctx.caller.now }).filter((one) => !isNamed(one)),
  ];
  return { body, defaults, steps: plan.steps, problems };
};

/** Everything that is wrong with a plan, each field once: what makes no sense is not held against Meta's rules. */
export const withPreflight = (
  { steps, problems, paths }: Plan,
  known: Parameters<typeof preflight>[1],
): Problem[] => {
  const all = [...problems];
  for (const { step, field, level, message } of preflight(steps, known)) {
    const place = paths.get(step)?.(field) ?? field;
    if (!all.some((one) => one.field === place)) all.push({ step, field: place, message, level });
  }
  return all;
};

/** Where it cannot be asked now, the step itself asks before it is sent. */
const budgetOf = async (ctx: Context, { campaign, ad_sets = [] }: LaunchBody) => {
  const id = objectId(campaign?.['id']);
  if (id === null || ad_sets.length === 0) return null;
  try {
    const answer = await ask(
      ctx.deps,
      ctx,
      tokenFor(ctx.deps, ctx),
      objectRead(id, 'campaignBudget'),
    );
    return answer.kind === 'ok' ? campaignBudget(answer.relayed.body) : null;
  } catch (error) {
    if (error instanceof Failure) return null satisfies CampaignBudget | null;
    throw error;
  }
};
