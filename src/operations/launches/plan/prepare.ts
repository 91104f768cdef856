import { collectsLeads } from '../../../adnet/preflight/objectives.ts';
import { noFacts, type PlatformFacts } from '../../../adnet/preflight/platform-facts.ts';
import { preflight } from '../../../adnet/preflight/preflight.ts';
import type { Parent } from '../../../adnet/preflight/questions.ts';
import type { FieldProblem } from '../../../contract/failures.ts';
import { createPause } from '../../../kernel/fairness/portions.ts';
import type { Defaults, LaunchBody } from '../../../publish/launch/plan/launch-body.ts';
import { type LaunchPlan, planLaunch } from '../../../publish/launch/plan/plan.ts';
import type { LaunchStep, PlanProblem } from '../../../publish/launch/plan/step.ts';
import { readDefaults } from '../../core/create/workspace-defaults.ts';
import type { Context } from '../../core/operation.ts';
import { askAboutParents } from './ask-platform.ts';
import { checkStep } from './check-step.ts';
import { guardrailProblems } from './guardrail-problems.ts';

type Body = Omit<LaunchBody, 'account_id'> & { account_id?: string | undefined };

/** Used if the ad account is not known, so that the rest can be planned. */
const anyAccount = 'act_1';

type AskAboutPlan = (
  accountId: string,
  steps: readonly LaunchStep[],
  about: readonly Parent[],
) => Promise<PlatformFacts>;

/**
 * Plans a launch with all that is known about the workspace. `inBody`: problems of the body itself; parts removed
 * because of them are not reported as missing. `asking`: the questions for Meta. A launch that is started asks only
 * about the campaign that it names, and about its ad sets if a default depends on them, so it finds less than a dry
 * run.
 */
export const prepare = async (
  ctx: Context,
  { account_id, ...rest }: Body,
  inBody: readonly FieldProblem[] = [],
  asking: AskAboutPlan = (accountId, steps, about) => askAboutParents(ctx, accountId, steps, about),
) => {
  const body: LaunchBody = { account_id: account_id ?? anyAccount, ...rest };
  const defaults = (await readDefaults(ctx.deps.store.db, ctx.caller.workspace.id)) ?? {};
  const { plan, known } = await planKnown(body, defaults, (steps, about) =>
    account_id === undefined ? noFacts(ctx.caller.now) : asking(account_id, steps, about),
  );
  const isNamed = ({ field }: PlanProblem) =>
    inBody.some((one) => field === one.field || field.startsWith(`${one.field}.`));
  const problems = [
    ...inBody.map((one): PlanProblem => ({ step: null, ...one })),
    ...withPreflight(plan, known).filter((one) => !isNamed(one)),
    ...(await guardrailProblems(ctx, account_id, plan, known.account?.currency ?? null)),
  ];
  const { steps, paths } = plan;
  return { body, defaults, plan, steps, paths, problems, known };
};

/**
 * The plan, and Meta's facts about it. The default event of an ad set depends on its campaign's objective, and the
 * default form of an ad on its ad set's goal. If only Meta knows these, the plan is made again with them.
 */
export const planKnown = async (
  body: LaunchBody,
  defaults: Defaults,
  asking: (
    steps: readonly LaunchStep[],
    about: readonly Parent[],
  ) => PlatformFacts | Promise<PlatformFacts>,
) => {
  const pause = createPause();
  const plan = planLaunch(body, { defaults, check: checkStep });
  await pause();
  const isDefault = (field: 'pixel_id' | 'lead_form_id') =>
    (body.defaults?.[field] ?? defaults[field]) !== undefined;
  const hasForm = isDefault('lead_form_id');
  const facts = await asking(plan.steps, hasForm ? ['campaign', 'adset'] : ['campaign']);
  const isOpen =
    (isDefault('pixel_id') && facts.campaigns.size > 0) || (hasForm && facts.adsets.size > 0);
  if (!isOpen) return { plan, known: facts };
  const objectiveOf = (id: string) => {
    const campaign = facts.campaigns.get(id);
    return campaign === undefined || campaign === 'missing' ? '' : (campaign.objective ?? '');
  };
  const leads = (id: string) => {
    const adset = facts.adsets.get(id);
    return adset !== undefined && adset !== 'missing' && collectsLeads(adset.params);
  };
  const inputs = { defaults, check: checkStep, objectiveOf, collectsLeads: leads };
  return { plan: planLaunch(body, inputs), known: facts };
};

const maxProblems = 500;

/** Rules that depend on whether Meta knows a key or an id. */
const unknownRules = new Set(['place_unknown', 'option_unknown']);

/**
 * All problems of a plan, in the order of its steps. Invalid steps are not checked against Meta's rules, and a
 * problem that many steps have from one place is reported once.
 */
export const withPreflight = (
  { steps, problems, paths }: LaunchPlan,
  known: PlatformFacts,
): PlanProblem[] => {
  const senseless = new Set(problems.map(({ field }) => field));
  const reportedNames = new Set<string>();
  const preflightProblems = preflight(steps, known).flatMap(
    ({ step, field, rule, error, ...finding }): PlanProblem[] => {
      const place = (step === null ? undefined : paths.get(step)?.(field)) ?? field;
      const name = `${rule} ${place}`;
      if (senseless.has(place) || reportedNames.has(name)) return [];
      reportedNames.add(name);
      return [
        {
          step,
          field: place,
          ...finding,
          ...(error && { error }),
          ...(unknownRules.has(rule) && { isUnknown: true as const }),
        },
      ];
    },
  );
  return inStepOrder([...problems, ...preflightProblems], steps).slice(0, maxProblems);
};

export const inStepOrder = (problems: readonly PlanProblem[], steps: LaunchPlan['steps']) => {
  const order = new Map(steps.map(({ step }, at) => [step, at]));
  const placeOf = ({ step }: PlanProblem) => (step === null ? -1 : (order.get(step) ?? -1));
  return [...problems].sort((one, other) => placeOf(one) - placeOf(other));
};
