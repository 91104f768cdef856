import { Failure } from '../../../contract/failures.ts';
import {
  changesBetween,
  type PlanFields,
  planDigest,
  planFields,
  stepDigest,
} from '../../../publish/launch/plan/digest.ts';
import type { LaunchStep } from '../../../publish/launch/plan/step.ts';
import { findLaunchPlan, putLaunchPlan } from '../../../store/launches/launch-plans.ts';
import type { Context } from '../../core/operation.ts';

/** A plan with the digest of each step. */
export type DigestedPlan = {
  steps: (LaunchStep & { digest: string; pictureSha256: string | null })[];
  digest: string;
  /** The same digest, or null while a picture of the plan was not fetched. */
  planDigest: string | null;
};

/** `sha256`: the hashes of the fetched pictures, by step. */
export const digestPlan = (
  { deps: { adnet } }: Context,
  adAccountId: string,
  planned: readonly LaunchStep[],
  sha256: ReadonlyMap<string, string>,
): DigestedPlan => {
  const target = { adAccountId, version: adnet.version };
  const steps = planned.map((step) => {
    const pictureSha256 = sha256.get(step.step) ?? null;
    return { ...step, pictureSha256, digest: stepDigest(target, { ...step, pictureSha256 }) };
  });
  const digest = planDigest(target, steps);
  const isRead = steps.every(({ kind, pictureSha256 }) => kind !== 'image' || pictureSha256);
  return { steps, digest, planDigest: isRead ? digest : null };
};

const maxPlans = 10;

/** Stores what is needed to name the differences when this digest is sent later. */
export const keepPlan = async ({ deps: { store }, caller }: Context, plan: DigestedPlan) => {
  if (plan.planDigest === null) return;
  const row = {
    workspace_id: caller.workspace.id,
    digest: plan.planDigest,
    fields: JSON.stringify(planFields(plan.steps)),
  };
  await store.transaction((tx) => putLaunchPlan(tx, row, maxPlans));
};

const unknownPlan =
  'This is not the plan that was named. The named one is no longer kept, so error.changed is empty: compare the whole ' +
  'plan. Plan it again and look at it.';

/** Refuses a plan with another digest than the given one. */
export const demandPlan = async (
  { deps: { store }, caller }: Context,
  agreedDigest: string,
  plan: DigestedPlan,
) => {
  if (agreedDigest === plan.digest) return;
  const storedPlan = await findLaunchPlan(store.db, caller.workspace.id, agreedDigest);
  // We have written it as JSON.
  const before = storedPlan ? (JSON.parse(storedPlan.fields) as PlanFields) : null;
  const changes = before ? changesBetween(before, planFields(plan.steps)) : [];
  throw new Failure('plan_changed', {
    ...(before === null && { message: unknownPlan }),
    details: { changed: changes, plan_digest: plan.planDigest },
  });
};
