import { type BothGuardrails, hasGuardrails } from '../../../adnet/guardrails/guardrails.ts';
import { type LearnedFacts, nothingLearned } from '../../../adnet/guardrails/learned.ts';
import { Failure } from '../../../contract/failures.ts';
import { guardrailFailure } from '../../../publish/guardrail-failure.ts';
import { createLaunchGuard, type StepBreach } from '../../../publish/launch/launch-guardrails.ts';
import type { LaunchPlan } from '../../../publish/launch/plan/plan.ts';
import {
  type LaunchStep,
  launchKindOf,
  type PlanProblem,
  type StepParams,
} from '../../../publish/launch/plan/step.ts';
import { listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import { findLaunchPreconditions } from '../../../store/launches/launches.ts';
import { findSeenCurrency } from '../../../store/overview/seen-accounts.ts';
import type { LaunchRow } from '../../../store/schema/launch-tables.ts';
import type { Context } from '../../core/operation.ts';

type Steps = readonly Pick<LaunchStep, 'step' | 'kind' | 'params'>[];

/**
 * Lists the breaches; if Meta does not answer, only the certain ones, because the others are checked again when it
 * is sent.
 */
const breachesOf = async (
  ctx: Context,
  adAccountId: string,
  steps: Steps,
  { learned = nothingLearned(), asking = true }: { learned?: LearnedFacts; asking?: boolean } = {},
): Promise<StepBreach[]> => {
  const guard = createLaunchGuard(ctx.deps, adAccountId, steps, learned);
  try {
    return await guard.breaches(ctx, asking);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return guard.breaches(ctx, false);
  }
};

const adviceFor = ({ guardrail, whose }: StepBreach) =>
  `Change it, or ask an admin about the ${whose === 'key' ? 'API key’s ' : ''}guardrail ${guardrail}.`;

/** The problems of a plan with its guardrails; one that many steps have from one place is listed once. */
export const guardrailProblems = async (
  ctx: Context,
  accountId: string | undefined,
  { steps, paths }: LaunchPlan,
  currency: string | null,
): Promise<PlanProblem[]> => {
  if (!hasGuardrails(ctx.caller.guardrails)) return [];
  const learnedFacts = { ...nothingLearned(), currency: currency ?? undefined };
  const hasAccount = accountId !== undefined;
  const breaches = await breachesOf(ctx, accountId ?? '', steps, {
    learned: learnedFacts,
    asking: hasAccount,
  });
  const reportedNames = new Set<string>();
  return breaches.flatMap((breach): PlanProblem[] => {
    const { step, field, message, allowed, guardrail, whose } = breach;
    const place = (step === null ? undefined : paths.get(step)?.(field)) ?? field;
    const name = `${whose} ${guardrail} ${place}`;
    if (reportedNames.has(name) || (accountId === undefined && guardrail === 'ad_accounts'))
      return [];
    reportedNames.add(name);
    return [
      { step, field: place, level: 'refuse', message, fix: adviceFor(breach), allowed, breach },
    ];
  });
};

/** The refusal of a launch whose only problems are with guardrails. */
export const guardrailRefusal = (problems: readonly PlanProblem[]) =>
  guardrailFailure(problems.flatMap(({ breach, field }) => (breach ? [{ ...breach, field }] : [])));

const placeOf = ({ step, field }: StepBreach, isCorrection: boolean) =>
  step === null ? field : `${isCorrection ? 'replace.' : ''}${step}.${field}`;

/**
 * Refuses to continue a stored launch that the guardrails of its workspace, of the key that started it or of the
 * calling key do not allow. `replace`: corrected fields by step.
 */
export const demandWithinGuardrails = async (
  ctx: Context,
  launch: LaunchRow,
  replace?: Record<string, StepParams>,
) => {
  const breaches = await breachesOfLaunch(ctx, launch, { replace });
  if (breaches.length > 0)
    throw guardrailFailure(
      breaches.map((one) => ({ ...one, field: placeOf(one, replace !== undefined) })),
    );
};

/** The breaches of a stored launch that are known without asking Meta. */
export const knownBreaches = async (ctx: Context, launch: LaunchRow) => {
  const currency = (await findSeenCurrency(ctx.deps.store.db, launch)) ?? undefined;
  const learnedFacts = { ...nothingLearned(), currency };
  const breaches = await breachesOfLaunch(ctx, launch, { learned: learnedFacts, asking: false });
  return breaches.map(({ step, guardrail, whose, field, message, allowed }) => ({
    step,
    guardrail,
    whose,
    field,
    message,
    allowed,
  }));
};

type LaunchLook = Parameters<typeof breachesOf>[3] & {
  replace?: Record<string, StepParams> | undefined;
};

const breachesOfLaunch = async (ctx: Context, launch: LaunchRow, look: LaunchLook) => {
  const { db } = ctx.deps.store;
  const { guardrails } = ctx.caller;
  const starter = (await findLaunchPreconditions(db, launch))?.key_guardrails ?? null;
  const all: BothGuardrails[] = [
    guardrails,
    ...(starter === null || starter === guardrails.key ? [] : [{ workspace: null, key: starter }]),
  ].filter(hasGuardrails);
  if (all.length === 0) return [];
  const steps = (await listLaunchSteps(db, launch.id)).map(({ step, action, params }) => ({
    step,
    kind: launchKindOf(action),
    params: { ...JSON.parse(params), ...look.replace?.[step] } as StepParams,
  }));
  const breaches: StepBreach[] = [];
  for (const guardrails of all) {
    const asCaller = { ...ctx, caller: { ...ctx.caller, guardrails } };
    breaches.push(...(await breachesOf(asCaller, launch.ad_account_id, steps, look)));
  }
  return breaches;
};
