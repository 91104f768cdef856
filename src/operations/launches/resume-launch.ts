import * as z from 'zod';
import { adAccountId } from '../../adnet/ids.ts';
import { nothingKnown } from '../../adnet/preflight/known.ts';
import { preflight } from '../../adnet/preflight/preflight.ts';
import { Failure, type FieldProblem } from '../../contract/failures.ts';
import { maxSteps } from '../../publish/launch/plan/ads.ts';
import { tooLarge } from '../../publish/launch/plan/draft.ts';
import {
  findCycle,
  type LaunchKind,
  launchKindOf,
  needsOf,
  type Params,
  resolve,
} from '../../publish/launch/plan/step.ts';
import { maxParamsBytes, shortPart } from '../../publish/launch/plan/text-limits.ts';
import { recordLaunch } from '../../publish/launch/record.ts';
import {
  listLaunchSteps,
  reviveSteps,
  updateStepParams,
} from '../../store/launches/launch-steps.ts';
import { updateLaunch } from '../../store/launches/launches.ts';
import type { Db } from '../../store/open.ts';
import type { LaunchRow, LaunchStepRow } from '../../store/schema/launch-tables.ts';
import { makeOnce } from '../core/make-once.ts';
import { mayCall } from '../core/may-call.ts';
import { type Caller, type Context, operation } from '../core/operation.ts';
import { checkStep } from './check-step.ts';
import { exampleLaunch } from './examples.ts';
import { demandLaunch, holdLaunch } from './find-one.ts';
import { demandFewOpen, lockOpenLaunches } from './open-launch-limits.ts';
import { presentOne } from './present.ts';
import { launchParams, launchSummary } from './schemas.ts';

const looseObject = { type: 'object', additionalProperties: true };

export const resumeLaunch = operation({
  id: 'launches.resume',
  route: 'POST /adnet/launches/{id}/resume',
  access: { adnet: 'editor' },
  summary: 'Go on with a stopped launch, with corrected steps where they are sent.',
  description:
    'Steps that were refused or left out are sent again under a new key. What was made is never made again, and a step whose outcome is unknown is not sent again. A launch that requires approval and that an editor corrects awaits approval again. Where as many launches as may be open are open already, the answer is 409 `launch_limit`.',
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
            'Corrected fields by step. A field that is not named stays as it was; null removes it. The ad account cannot be replaced: start a new launch.',
          ),
      })
      .optional(),
  },
  idempotent: 'replayed',
  output: launchSummary,
  failures: ['launch_not_found', 'launch_state', 'launch_limit'],
  example: {
    params: { id: exampleLaunch.id },
    body: { replace: { 'adset-1': { daily_budget: 2000 } } },
    answer: exampleLaunch,
  },

  async run(ctx, { params: { id }, body }) {
    await demandLaunch(ctx, id);
    const answer = await makeOnce(ctx, async (tx) => {
      await lockOpenLaunches(tx, ctx.caller);
      const launch = await holdLaunch(tx, ctx, id, ['stopped']);
      const resumed = await goOn(ctx, tx, launch, body?.replace ?? {});
      return { id: launch.id, answer: await presentOne(tx, resumed) };
    });
    ctx.deps.launchWakeUp.ring();
    return answer;
  },
});

const goOn = async (
  ctx: Context,
  tx: Db,
  launch: LaunchRow,
  replace: Record<string, Params>,
): Promise<LaunchRow> => {
  const steps = await listLaunchSteps(tx, launch.id);
  const replaced = replacedSteps(steps, replace, launch.ad_account_id, ctx.caller.now);
  for (const { step, params, needs } of replaced)
    await updateStepParams(tx, launch.id, step, {
      params: ctx.deps.scrubber.scrub(JSON.stringify(params)),
      needs: JSON.stringify(needs),
    });
  await reviveSteps(tx, launch.id);
  const isAskedAgain = replaced.length > 0 && needsApproval(launch, ctx.caller);
  await recordLaunch(tx, launch, 'resumed', ctx, {
    replaced: replaced.length,
    ...(isAskedAgain && { awaits_approval: true }),
  });
  const resumed = await updateLaunch(tx, launch.id, {
    stop_reason: null,
    waiting: null,
    fence: true,
    isCorrected: replaced.length > 0,
    ...(isAskedAgain
      ? { state: 'awaiting_approval', dueInMs: null, approved: false }
      : { state: 'running', dueInMs: 0 }),
  });
  await demandFewOpen(tx, { ...ctx.caller, keyLimits: null });
  return resumed;
};

/** What was approved is not what was corrected, unless whoever corrects it could approve it as well. */
const needsApproval = ({ body }: LaunchRow, { workspace }: Caller) =>
  JSON.parse(body).requires_approval === true && !mayCall({ adnet: 'admin' }, workspace.role);

type Replaced = { step: string; params: Params; needs: string[] };

/** The corrected steps; everything that is wrong with them is told at once. */
const replacedSteps = (
  rows: LaunchStepRow[],
  replace: Record<string, Params>,
  accountId: string,
  now: number,
): Replaced[] => {
  const problems: FieldProblem[] = [];
  const named = Object.entries(replace);
  if (named.length > maxSteps) {
    const message = `names more than ${maxSteps} steps, which is the most a launch may have`;
    throw new Failure('invalid_request', { fields: [{ field: 'replace', message }] });
  }
  const replaced = named.flatMap(([name, fields]): Replaced[] => {
    const row = rows.find(({ step }) => step === name);
    const field = `replace.${name.slice(0, 60)}`;
    const refusal = row ? refusalOf(row) : unknownStep(rows);
    if (!row || refusal !== null) {
      problems.push({ field, message: refusal ?? unknownStep(rows) });
      return [];
    }
    const kind = launchKindOf(row.action);
    for (const problem of ignoredFields(kind, fields, accountId))
      problems.push({ field: `${field}.${problem.field}`, message: problem.message });
    const merged = mergedParams(
      JSON.parse(row.params),
      shortPart(fields, field, (place, message) => problems.push({ field: place, message })),
    );
    const needs = needsOf(merged);
    for (const one of needs.filter((need) => !rows.some(({ step }) => step === need)))
      problems.push({
        field,
        message: `names the step ${one.slice(0, 60)}, which this launch does not have`,
      });
    const check = { account_id: accountId, ...resolve(merged, () => '1') };
    for (const problem of checkStep(kind, check))
      problems.push({ field: `${field}.${problem.field}`, message: problem.message });
    return [{ step: name, params: merged, needs }];
  });
  if (problems.length === 0) problems.push(...ruleProblems(rows, replaced, now));
  if (bytesOf(rows, replaced) > maxParamsBytes)
    problems.push({ field: 'replace', message: tooLarge.message });
  const cycle = findCycle(
    rows.map((row) => replaced.find(({ step }) => step === row.step) ?? needing(row)),
  );
  if (cycle.length > 0)
    problems.push({
      field: 'replace',
      message: `makes a circle of ${cycle.slice(0, 5).join(', ')}`,
    });
  if (problems.length > 0) throw new Failure('invalid_request', { fields: problems });
  return replaced;
};

/** Meta's rules that need no question, for the corrected steps, with all others around them as they are. */
const ruleProblems = (rows: LaunchStepRow[], replaced: Replaced[], now: number): FieldProblem[] => {
  const fresh = new Map(replaced.map(({ step, params }) => [step, params]));
  const steps = rows.map((row) => ({
    step: row.step,
    kind: launchKindOf(row.action),
    params: fresh.get(row.step) ?? (JSON.parse(row.params) as Params),
  }));
  return preflight(steps, nothingKnown(now)).flatMap(({ step, level, field, message }) =>
    step !== null && level === 'refuse' && fresh.has(step)
      ? [{ field: `replace.${step}.${field}`.replace(/\.$/, ''), message }]
      : [],
  );
};

/** What the parameters of all steps take, with the corrected ones in their place. */
const bytesOf = (rows: LaunchStepRow[], replaced: Replaced[]) => {
  const fresh = new Map(replaced.map(({ step, params }) => [step, JSON.stringify(params)]));
  return rows.reduce(
    (sum, { step, params }) => sum + Buffer.byteLength(fresh.get(step) ?? params),
    0,
  );
};

const isOpen = ({ state }: LaunchStepRow) => state === 'rejected' || state === 'skipped';

const unknownStep = (rows: LaunchStepRow[]) => {
  const open = rows.filter(isOpen).slice(0, 5);
  const names = open.map(({ step }) => step).join(', ');
  return `is not a step of this launch${names && `; those that can be corrected: ${names}`}`;
};

const refusalOf = (row: LaunchStepRow) => {
  if (isOpen(row)) return null;
  return row.state === 'done'
    ? 'is made already and is never made again'
    : 'may have been made, so it is not sent again';
};

const needing = ({ step, needs }: LaunchStepRow) => ({
  step,
  needs: JSON.parse(needs) as string[],
});

/** Of a picture or a video only its address and its name are sent. */
const fileFields: Partial<Record<LaunchKind, string>> = { image: 'image_url', video: 'video_url' };

/** Fields that would change nothing. Whoever sends one is told so, or would send it again and again. */
const ignoredFields = (kind: LaunchKind, fields: Params, accountId: string): FieldProblem[] => {
  const address = fileFields[kind];
  return Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'account_id')
      return adAccountId(value) === accountId
        ? []
        : [{ field: name, message: 'cannot be replaced; start a new launch' }];
    if (address === undefined || [address, 'name', 'status'].includes(name)) return [];
    const message = `is not sent with this step; ${address} and name can be replaced`;
    return [{ field: name.slice(0, 60), message }];
  });
};

const mergedParams = (before: Params, { account_id: _, ...fields }: Params): Params =>
  Object.fromEntries(
    Object.entries({ ...before, ...fields }).filter(([, value]) => value !== null),
  );
