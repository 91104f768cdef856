import * as z from 'zod';
import type { PlatformFacts } from '../../adnet/preflight/platform-facts.ts';
import {
  digestRows,
  needsApproval,
  settlePictures,
  storeDigests,
  targetOf,
} from '../../publish/launch/agreement.ts';
import type { StepParams } from '../../publish/launch/plan/step.ts';
import { recordLaunch } from '../../publish/launch/record.ts';
import type { Db } from '../../store/db.ts';
import {
  listLaunchSteps,
  reviveSteps,
  updateStepDigest,
  updateStepParams,
} from '../../store/launches/launch-steps.ts';
import { updateLaunch } from '../../store/launches/launches.ts';
import type { LaunchRow, LaunchStepRow } from '../../store/schema/launch-tables.ts';
import { makeOnce } from '../core/make-once.ts';
import { type Context, operation } from '../core/operation.ts';
import { exampleLaunch } from './answers/examples.ts';
import { presentOne } from './answers/present.ts';
import { launchParams, launchSummary } from './answers/schemas.ts';
import { demandLaunch, holdLaunch } from './demand-launch.ts';
import { askAboutCorrections, type CorrectedStep, correctedSteps } from './plan/corrected-steps.ts';
import { demandWithinGuardrails } from './plan/guardrail-problems.ts';
import { demandFewOpen, lockOpenLaunches } from './plan/open-launch-limits.ts';

const looseObject = { type: 'object', additionalProperties: true };

export const resumeLaunch = operation({
  id: 'launches.resume',
  chapter: 'Publishing',
  route: 'POST /adnet/launches/{id}/resume',
  access: { adnet: 'editor' },
  summary: 'Go on with a stopped launch, with corrected steps where they are sent.',
  description:
    'Steps that were refused or left out are sent again under a new key. What was made is never made again, and a step ' +
    'whose outcome is unknown is not sent again. A launch that requires approval or was approved awaits approval again ' +
    'when it is corrected, by whomever. Where as many launches as may be open are open already, the answer is 409 ' +
    '`launch_limit`.',
  input: {
    params: launchParams,
    body: z
      .object({
        replace: z
          .record(
            z.string(),
            z.record(z.string(), z.unknown(), 'must be an object').meta({ openapi: looseObject }),
          )
          .optional()
          .describe(
            'Corrected fields by step. A field that is not named stays as it was; null removes it. The ad account cannot ' +
              'be replaced: start a new launch.',
          ),
      })
      .optional(),
  },
  idempotent: 'replayed',
  output: launchSummary,
  failures: ['launch_not_found', 'launch_state', 'launch_limit', 'guardrail'],
  example: {
    params: { id: exampleLaunch.id },
    body: { replace: { 'adset-1': { daily_budget: 2000 } } },
    answer: exampleLaunch,
  },

  async run(ctx, { params: { id }, body }) {
    const launch = await demandLaunch(ctx, id);
    const replace = body?.replace ?? {};
    if (launch.state === 'stopped') await demandWithinGuardrails(ctx, launch, replace);
    const facts = await askAboutCorrections(ctx, launch, replace);
    const answer = await makeOnce(ctx, async (tx) => {
      await lockOpenLaunches(tx, ctx.caller);
      const launch = await holdLaunch(tx, ctx, id, ['stopped']);
      const resumedLaunch = await goOn(ctx, tx, launch, { replace, known: facts });
      return { id: launch.id, answer: await presentOne(tx, resumedLaunch) };
    });
    // The bytes of a corrected picture are part of what is approved, so they are fetched first.
    if (body?.replace && needsApproval(launch))
      await settlePictures(ctx.deps, await demandLaunch(ctx, id));
    ctx.deps.launchWakeUp.wake();
    return answer;
  },
});

const goOn = async (
  ctx: Context,
  tx: Db,
  launch: LaunchRow,
  { replace, known }: { replace: Record<string, StepParams>; known: PlatformFacts },
): Promise<LaunchRow> => {
  const steps = await listLaunchSteps(tx, launch.id);
  const newSteps = correctedSteps(steps, replace, launch.ad_account_id, known);
  for (const { step, params, needs } of newSteps)
    await updateStepParams(tx, launch.id, step, {
      params: ctx.deps.scrubber.scrub(JSON.stringify(params)),
      needs: JSON.stringify(needs),
    });
  for (const { step } of newSteps.filter((one) => hasNewPicture(steps, one)))
    await updateStepDigest(tx, launch.id, step, { digest: null, picture_sha256: null });
  await reviveSteps(tx, launch.id);
  const { digest, planDigest } = await storeDigests(ctx.deps, tx, launch);
  const isChanged = digest !== digestRows(targetOf(ctx.deps, launch), steps).digest;
  const isAskedAgain = needsApproval(launch) && !isStillAgreed(launch, digest, isChanged);
  await recordLaunch(tx, launch, 'resumed', ctx, {
    replaced: newSteps.length,
    ...(isAskedAgain && { awaits_approval: true }),
  });
  const resumedLaunch = await updateLaunch(tx, launch.id, {
    stop_reason: null,
    waiting: null,
    fence: true,
    isCorrected: isChanged,
    planDigest,
    ...(isAskedAgain
      ? { state: 'awaiting_approval', dueInMs: null, approved: false, agreedDigest: null }
      : { state: 'running', dueInMs: 0 }),
    // If only its starter has agreed to a launch, resuming it means agreeing to it as it is; a correction ends that
    // agreement.
    ...(!isAskedAgain &&
      launch.agreed_digest !== null && { agreedDigest: isChanged ? null : digest }),
  });
  await demandFewOpen(tx, { ...ctx.caller, keyLimits: null });
  return resumedLaunch;
};

/** A launch that began under an older version has no digest. It counts as approved unless it is corrected now. */
const isStillAgreed = (launch: LaunchRow, digest: string, isChanged: boolean) =>
  launch.agreed_digest === null
    ? launch.approved_at !== null && !isChanged
    : launch.agreed_digest === digest;

/** True if its picture has changed, or may have. */
const hasNewPicture = (rows: LaunchStepRow[], { step, params }: CorrectedStep) => {
  const row = rows.find((one) => one.step === step);
  return row !== undefined && JSON.parse(row.params).image_url !== params['image_url'];
};
