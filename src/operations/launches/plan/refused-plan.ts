import * as z from 'zod';
import type { PublishDeps } from '../../../publish/deps.ts';
import { digestRows, targetOf } from '../../../publish/launch/agreement.ts';
import { planDigest, stepDigest } from '../../../publish/launch/plan/digest.ts';
import { isRefused, type LaunchStep, type PlanProblem } from '../../../publish/launch/plan/step.ts';
import { listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import {
  deleteRefusedPlan,
  listRefusedPlans,
  putRefusedPlan,
} from '../../../store/launches/refused-plans.ts';
import type { LaunchRow, LaunchStepRow } from '../../../store/schema/launch-tables.ts';
import type { Context } from '../../core/operation.ts';

const storedProblems = z.array(
  z.object({
    step: z.string().nullable().describe('The step it is about; null for the whole.'),
    field: z.string().describe('Where in the body: ad_sets.0.daily_budget, for example.'),
    message: z.string().describe('What is wrong.'),
    fix: z.string().optional().describe('What to do about it.'),
  }),
);

export const unknownInPlan = storedProblems
  .optional()
  .describe(
    'Until it is made: what it names that Meta did not know at the last dry run of the same plan, such as the key of a ' +
      'city. Meta may refuse it. Left out as refused_in_plan is.',
  );

export const refusedInPlan = storedProblems
  .optional()
  .describe(
    'Until it is made: what the last dry run of the same plan said that Meta would refuse. It was taken all the same, ' +
      'because only Meta decides; left out where nobody made a dry run of it, where that found nothing, and once what it ' +
      'sends is corrected.',
  );

export type RefusedInPlan = NonNullable<z.output<typeof refusedInPlan>>;

const maxPlans = 50;
const maxProblems = 20;

type Deps = Pick<PublishDeps, 'store' | 'adnet'>;

/** The content of a plan without the bytes of its pictures, which a launch may fetch later than its plan. */
const outlineOf = ({ adnet }: Deps, adAccountId: string, steps: readonly LaunchStep[]) => {
  const target = { adAccountId, version: adnet.version };
  return planDigest(
    target,
    steps.map((step) => ({ step: step.step, digest: stepDigest(target, step) })),
  );
};

/** The result of Meta's own validation of one step. */
export type PlatformValidation = {
  step: string;
  /** True if Meta has decided about the step. */
  isJudged: boolean;
  problems: readonly PlanProblem[];
};

/** A problem in the form in which it is stored. */
type StoredProblem = RefusedInPlan[number] & {
  /** Only Meta's validation of the step can find it, or find that it is gone. */
  isByValidation?: true;
  /** A warning about something that Meta did not know. */
  isUnknown?: true;
};

// We have written it as JSON.
const readStoredProblems = (row: { problems: string } | undefined): StoredProblem[] =>
  row ? JSON.parse(row.problems) : [];

/** Stores the problems of a plan for which a launch would not be refused. */
export const keepRefusal = async (
  { deps, caller }: Context,
  plan: { adAccountId: string; steps: readonly LaunchStep[] },
  problems: readonly PlanProblem[],
  validations: readonly PlatformValidation[],
) => {
  const { db } = deps.store;
  const workspaceId = caller.workspace.id;
  const outline = outlineOf(deps, plan.adAccountId, plan.steps);
  const judgedSteps = new Set(validations.filter((one) => one.isJudged).map(({ step }) => step));
  const byValidation = new Set(validations.flatMap((one) => one.problems));
  const newProblems = problems.flatMap((one): StoredProblem[] => {
    const isUnknown = !isRefused(one) && one.isUnknown;
    if (!(isRefused(one) || isUnknown) || one.breach) return [];
    const isByValidation = byValidation.has(one);
    if (isByValidation && !judgedSteps.has(one.step ?? '')) return [];
    const { step, field, message, fix } = one;
    return [
      {
        step,
        field,
        message,
        ...(fix && { fix }),
        ...(isByValidation && { isByValidation }),
        ...(isUnknown && { isUnknown }),
      },
    ];
  });
  const earlier = (await listRefusedPlans(db, workspaceId)).find((one) => one.outline === outline);
  const unjudgedProblems = readStoredProblems(earlier).filter(
    ({ step, isByValidation }) => isByValidation && !judgedSteps.has(step ?? ''),
  );
  const refusals = [...newProblems, ...unjudgedProblems]
    .sort((a, b) => Number(a.isUnknown ?? false) - Number(b.isUnknown ?? false))
    .slice(0, maxProblems);
  if (refusals.length === 0) {
    if (earlier) await deleteRefusedPlan(db, workspaceId, outline);
    return;
  }
  const row = {
    workspace_id: workspaceId,
    outline,
    problems: deps.scrubber.scrub(JSON.stringify(refusals)),
  };
  await deps.store.transaction((tx) => putRefusedPlan(tx, row, maxPlans));
};

const open: readonly LaunchRow['state'][] = ['awaiting_approval', 'running', 'waiting'];

type PlannedLaunch = Pick<LaunchRow, 'id' | 'workspace_id' | 'ad_account_id' | 'state'>;

/** The refusals of the last dry run, for a launch as it is now. */
export const readRefusal = async (
  deps: Deps,
  launch: PlannedLaunch,
  steps?: readonly LaunchStepRow[],
): Promise<{ refused_in_plan?: RefusedInPlan; unknown_in_plan?: RefusedInPlan }> => {
  if (!open.includes(launch.state)) return {};
  const { db } = deps.store;
  const plans = await listRefusedPlans(db, launch.workspace_id);
  if (plans.length === 0) return {};
  const rows = steps ?? (await listLaunchSteps(db, launch.id));
  const unread = rows.map((row) => ({ ...row, picture_sha256: null }));
  const { digest } = digestRows(targetOf(deps, launch), unread);
  const refusedPlan = plans.find(({ outline }) => outline === digest);
  if (!refusedPlan) return {};
  const problemsWhere = (wantsUnknown: boolean) =>
    readStoredProblems(refusedPlan).flatMap(({ isByValidation: _, isUnknown = false, ...one }) =>
      isUnknown === wantsUnknown ? [one] : [],
    );
  const [refused, unknown] = [problemsWhere(false), problemsWhere(true)];
  return {
    ...(refused.length > 0 && { refused_in_plan: refused }),
    ...(unknown.length > 0 && { unknown_in_plan: unknown }),
  };
};
