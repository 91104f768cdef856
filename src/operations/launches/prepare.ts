import { type Known, nothingKnown } from '../../adnet/preflight/known.ts';
import { preflight } from '../../adnet/preflight/preflight.ts';
import { rules } from '../../adnet/preflight/rules.ts';
import type { FieldProblem } from '../../contract/failures.ts';
import type { LaunchBody } from '../../publish/launch/plan/launch-body.ts';
import { type Plan, planLaunch } from '../../publish/launch/plan/plan.ts';
import type { LaunchStep, Problem } from '../../publish/launch/plan/step.ts';
import { readDefaults } from '../core/create/workspace-defaults.ts';
import type { Context } from '../core/operation.ts';
import { askCampaigns } from './ask-platform.ts';
import { checkStep } from './check-step.ts';

type Body = Omit<LaunchBody, 'account_id'> & { account_id?: string | undefined };

/** Stands for an ad account that is not known, so that the rest can be planned. */
const anyAccount = 'act_1';

type Asking = (accountId: string, steps: readonly LaunchStep[]) => Promise<Known>;

/**
 * The plan of a launch, with all that is known of the workspace. `inBody`: what is wrong with the body itself; what
 * was removed from it for that is not missed again. `asking`: what is asked of Meta; a launch that is started asks
 * for the campaign that it names alone, so it finds less than its plan.
 */
export const prepare = async (
  ctx: Context,
  { account_id, ...rest }: Body,
  inBody: readonly FieldProblem[] = [],
  asking: Asking = (accountId, steps) => askCampaigns(ctx, accountId, steps),
) => {
  const body: LaunchBody = { account_id: account_id ?? anyAccount, ...rest };
  const defaults = (await readDefaults(ctx.deps.store.db, ctx.caller.workspace.id)) ?? {};
  const plan = planLaunch(body, { defaults, check: checkStep });
  const known =
    account_id === undefined ? nothingKnown(ctx.caller.now) : await asking(account_id, plan.steps);
  const isNamed = ({ field }: Problem) =>
    inBody.some((one) => field === one.field || field.startsWith(`${one.field}.`));
  const problems = [
    ...inBody.map((one): Problem => ({ step: null, ...one })),
    ...withPreflight(plan, known).filter((one) => !isNamed(one)),
  ];
  return { body, defaults, steps: plan.steps, problems, account: known.account };
};

const maxProblems = 500;

/**
 * Everything that is wrong with a plan, in the order of its steps. What makes no sense is not held against Meta's
 * rules, and what many steps have from one place is said once.
 */
export const withPreflight = ({ steps, problems, paths }: Plan, known: Known): Problem[] => {
  const senseless = new Set(problems.map(({ field }) => field));
  const said = new Set<string>();
  const found = preflight(steps, known).flatMap(({ step, field, rule, ...finding }): Problem[] => {
    const place = (step === null ? undefined : paths.get(step)?.(field)) ?? field;
    const name = `${rule} ${place}`;
    if (senseless.has(place) || said.has(name)) return [];
    said.add(name);
    const { error } = rules[rule];
    return [{ step, field: place, ...finding, ...(error && { error }) }];
  });
  const order = new Map(steps.map(({ step }, at) => [step, at]));
  const placeOf = ({ step }: Problem) => (step === null ? -1 : (order.get(step) ?? -1));
  return [...problems, ...found].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, maxProblems);
};
