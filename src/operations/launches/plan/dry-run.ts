import type { z } from 'zod';
import {
  isThrottle,
  isTokenDead,
  isTransient,
  type PlatformError,
  platformError,
} from '../../../adnet/answers/platform-error.ts';
import { findErrorHelp } from '../../../adnet/errors/error-help.ts';
import { kinds } from '../../../adnet/kinds/list.ts';
import {
  type PictureSize,
  pictureSizeFindings,
} from '../../../adnet/preflight/creative/picture-sizes.ts';
import type { PlatformFacts } from '../../../adnet/preflight/platform-facts.ts';
import { isReference } from '../../../adnet/preflight/step-reference.ts';
import { Failure, type FieldProblem } from '../../../contract/failures.ts';
import { mapAtMost } from '../../../kernel/async/map-at-most.ts';
import { isObject } from '../../../kernel/is-object.ts';
import { foresee } from '../../../publish/launch/forecast.ts';
import type { PathOf } from '../../../publish/launch/plan/draft.ts';
import type { LaunchPlan } from '../../../publish/launch/plan/plan.ts';
import { isRefused, type LaunchStep, type PlanProblem } from '../../../publish/launch/plan/step.ts';
import { refusedByMeta } from '../../../publish/launch/step-error.ts';
import { publish } from '../../../publish/publish.ts';
import type { Context } from '../../core/operation.ts';
import type { launchPlan } from '../answers/schemas.ts';
import { budgetOf } from '../answers/step-budget.ts';
import { audienceWords } from '../words/audience-words.ts';
import { askPlatform } from './ask-platform.ts';
import { digestPlan, keepPlan } from './digest-plan.ts';
import type { launchBody } from './launch-body-schema.ts';
import { inStepOrder, prepare } from './prepare.ts';
import { addressPlace, readPictures } from './read-pictures.ts';
import { keepRefusal, type PlatformValidation } from './refused-plan.ts';
import { textProblems } from './text-problems.ts';

const maxConcurrentValidations = 4;

/** Makes the plan of a launch and finds all of its problems; nothing is sent or counted. */
export const dryRun = async (
  ctx: Context,
  sentBody: z.output<typeof launchBody>,
  inBody: readonly FieldProblem[],
  asksPlatform: boolean,
): Promise<z.input<typeof launchPlan>> => {
  const asking = (id: string, planned: readonly LaunchStep[]) => askPlatform(ctx, id, planned);
  const preparedLaunch = await prepare(ctx, sentBody, inBody, asking);
  const { body, plan, steps, paths, problems, known } = preparedLaunch;
  const wrong = new Set(problems.filter(isRefused).map(({ step }) => step));
  const sound = steps.filter(({ step }) => !wrong.has(step));
  const pictures = await readPictures(ctx, sound, addressPlace(paths));
  const isFree = ({ needs, kind }: LaunchStep) =>
    needs.length === 0 && kinds[kind].canBeValidated && sentBody.account_id !== undefined;
  const validations = await mapAtMost(
    maxConcurrentValidations,
    asksPlatform ? sound.filter(isFree) : [],
    (step) => validationOf(ctx, step, { accountId: body.account_id, pathOf: paths.get(step.step) }),
  );
  const platformFindings = validations.flatMap((one) => one.problems);
  const digestedPlan = digestPlan(ctx, body.account_id, steps, pictures.sha256);
  const sizes = sizeProblems(steps, paths, known, pictures.sizes);
  const texts = textProblems(sound, paths);
  const all = inStepOrder(
    [
      ...onceOnly(problems, platformFindings),
      ...pictures.problems,
      ...sizes,
      ...texts,
      ...platformFindings,
    ],
    steps,
  );
  if (!all.some(isRefused)) await keepPlan(ctx, digestedPlan);
  if (sentBody.account_id !== undefined) {
    // Problems of the body are corrected without another plan, so they are not stored.
    const ofPlan = all.filter((one) => !inBody.some(({ field }) => field === one.field));
    await keepRefusal(ctx, { adAccountId: body.account_id, steps }, ofPlan, validations);
  }
  return {
    plan: steps.map(({ step, kind, needs, params }) => ({
      step,
      action: kinds[kind].action,
      needs,
      params,
      ...budgetOf(params, known.account?.currency ?? null),
      ...(kind === 'adset' && {
        audience: audienceWords(params['targeting'], known),
        ...eventOf(params),
      }),
    })),
    ...(body.recipe !== undefined && { filled: [...plan.filled] }),
    plan_digest: sentBody.account_id === undefined ? null : digestedPlan.planDigest,
    writes: steps.length,
    ...(await foresee(ctx.deps, ctx, steps.length)),
    problems: all.map(presentProblem),
  };
};

/** Pictures that are too small, or cut where they are shown; each is reported once. */
const sizeProblems = (
  steps: readonly LaunchStep[],
  paths: LaunchPlan['paths'],
  { pictureSizes }: PlatformFacts,
  measured: ReadonlyMap<string, PictureSize>,
): PlanProblem[] => {
  const sizeOf = (image: unknown) =>
    isReference(image) ? measured.get(image.step) : pictureSizes.get(String(image));
  const all = steps
    .filter(({ kind }) => kind === 'creative')
    .flatMap(({ step, params }) =>
      pictureSizeFindings(params, sizeOf).map(({ field, level, message, fix }) => ({
        step,
        field: paths.get(step)?.(field) ?? field,
        level,
        message,
        fix,
      })),
    );
  const keyOf = ({ field, message }: PlanProblem) => `${field} ${message}`;
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
};

const isSame = (one: PlanProblem, other: PlanProblem) =>
  one.step === other.step &&
  (one.field === other.field ||
    (one.error !== undefined && String(one.error) === String(other.error)));

/** Leaves out what Meta itself has reported too: if Meta refuses it, a warning becomes a refusal. */
const onceOnly = (problems: readonly PlanProblem[], byMeta: readonly PlanProblem[]) =>
  problems.filter((one) => isRefused(one) || !byMeta.some((other) => isSame(one, other)));

/** The event that an ad set counts as a result with its pixel. */
const eventOf = ({ promoted_object: object }: LaunchStep['params']) => {
  const event = isObject(object) ? object['custom_event_type'] : undefined;
  return typeof event === 'string' ? { event } : {};
};

const presentProblem = ({ level = 'refuse', error, breach, ...problem }: PlanProblem) => ({
  ...problem,
  level,
  ...(breach && { guardrail: breach.guardrail }),
  ...(error && { error: { code: error[0], subcode: error[1] } }),
});

/** Lets Meta validate one step. */
const validationOf = async (
  ctx: Context,
  { step, kind, params }: LaunchStep,
  { accountId, pathOf = (field) => field }: { accountId: string; pathOf: PathOf | undefined },
): Promise<PlatformValidation> => {
  const create = { ...params, account_id: accountId };
  try {
    const { state, answer } = await publish(ctx.deps, ctx, kind, create, {
      key: null,
      validateOnly: true,
    });
    if (state === 'done') return { step, isJudged: true, problems: [] };
    const refusal = platformError(answer.body);
    const { code, subcode } = refusal ?? { code: null, subcode: null };
    const help = code === null ? undefined : findErrorHelp(code, subcode);
    const message = `Meta would refuse it: ${refusedByMeta(answer.body).message}`;
    const problem: PlanProblem = {
      step,
      field: pathOf(help?.field ?? ''),
      message,
      ...(help && { fix: help.fix }),
      ...(code !== null && { error: [code, subcode] }),
    };
    return { step, isJudged: refusal !== null && isAboutWrite(refusal), problems: [problem] };
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'adnet_not_connected') throw error;
    const { fields = [{ field: '', message: error.message }] } = error.options;
    const problems = fields.map(({ field, message }) => ({ step, field: pathOf(field), message }));
    return { step, isJudged: error.options.fields !== undefined, problems };
  }
};

/** Too many calls, an ended token or an outage at Meta say nothing about what was sent. */
const isAboutWrite = (error: PlatformError) =>
  error.code !== 190 && !isThrottle(error) && !isTokenDead(error) && !isTransient(error);
