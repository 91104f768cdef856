import { adAccountId } from '../../../adnet/ids.ts';
import { noFacts, type PlatformFacts } from '../../../adnet/preflight/platform-facts.ts';
import { preflight } from '../../../adnet/preflight/preflight.ts';
import { Failure, type FieldProblem } from '../../../contract/failures.ts';
import { maxSteps } from '../../../publish/launch/plan/ads.ts';
import { tooLarge } from '../../../publish/launch/plan/draft.ts';
import {
  findCycle,
  type LaunchKind,
  launchKindOf,
  needsOf,
  resolve,
  type StepParams,
} from '../../../publish/launch/plan/step.ts';
import { maxParamsBytes, shortPart } from '../../../publish/launch/plan/text-limits.ts';
import { listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import type { LaunchRow, LaunchStepRow } from '../../../store/schema/launch-tables.ts';
import type { Context } from '../../core/operation.ts';
import { askPlatform } from './ask-platform.ts';
import { checkStep } from './check-step.ts';

export type CorrectedStep = { step: string; params: StepParams; needs: string[] };

/** The corrected steps; all of their problems are reported at once. */
export const correctedSteps = (
  rows: LaunchStepRow[],
  replace: Record<string, StepParams>,
  accountId: string,
  known: PlatformFacts,
): CorrectedStep[] => {
  const problems: FieldProblem[] = [];
  const replacements = Object.entries(replace);
  if (replacements.length > maxSteps) {
    const message = `names more than ${maxSteps} steps, which is the most a launch may have`;
    throw new Failure('invalid_request', { fields: [{ field: 'replace', message }] });
  }
  const newSteps = replacements.flatMap(([name, fields]): CorrectedStep[] => {
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
    const newParams = mergedParams(
      JSON.parse(row.params),
      shortPart(fields, field, (place, message) => problems.push({ field: place, message })),
    );
    const needs = needsOf(newParams);
    for (const one of needs.filter((need) => !rows.some(({ step }) => step === need)))
      problems.push({
        field,
        message: `names the step ${one.slice(0, 60)}, which this launch does not have`,
      });
    const check = { account_id: accountId, ...resolve(newParams, () => '1') };
    for (const problem of checkStep(kind, check))
      problems.push({ field: `${field}.${problem.field}`, message: problem.message });
    return [{ step: name, params: newParams, needs }];
  });
  if (bytesOf(rows, newSteps) > maxParamsBytes)
    problems.push({ field: 'replace', message: tooLarge.message });
  if (problems.length === 0) problems.push(...ruleProblems(rows, newSteps, known));
  const cycle = findCycle(
    rows.map((row) => newSteps.find(({ step }) => step === row.step) ?? needing(row)),
  );
  if (cycle.length > 0)
    problems.push({
      field: 'replace',
      message: `makes a circle of ${cycle.slice(0, 5).join(', ')}`,
    });
  if (problems.length > 0) throw new Failure('invalid_request', { fields: problems });
  return newSteps;
};

/** All steps as they would be sent, with the corrected ones in their place. */
const plannedSteps = (rows: LaunchStepRow[], paramsOf: (row: LaunchStepRow) => StepParams) =>
  rows.map((row) => ({
    step: row.step,
    kind: launchKindOf(row.action),
    needs: [],
    params: paramsOf(row),
  }));

/** Asks Meta about the objects that a correction names, as for the plan of a new launch. */
export const askAboutCorrections = async (
  ctx: Context,
  launch: LaunchRow,
  replace: Record<string, StepParams>,
): Promise<PlatformFacts> => {
  if (launch.state !== 'stopped' || Object.keys(replace).length === 0)
    return noFacts(ctx.caller.now);
  const rows = await listLaunchSteps(ctx.deps.store.db, launch.id);
  const steps = plannedSteps(rows, ({ step, params }) =>
    mergedParams(JSON.parse(params) as StepParams, replace[step] ?? {}),
  );
  return askPlatform(ctx, launch.ad_account_id, steps);
};

/** Problems of the corrected steps by Meta's rules, together with the unchanged steps. */
const ruleProblems = (
  rows: LaunchStepRow[],
  corrected: CorrectedStep[],
  known: PlatformFacts,
): FieldProblem[] => {
  const fresh = new Map(corrected.map(({ step, params }) => [step, params]));
  const steps = plannedSteps(
    rows,
    ({ step, params }) => fresh.get(step) ?? (JSON.parse(params) as StepParams),
  );
  return preflight(steps, known).flatMap(({ step, level, field, message }) =>
    step !== null && level === 'refuse' && fresh.has(step)
      ? [{ field: `replace.${step}.${field}`.replace(/\.$/, ''), message }]
      : [],
  );
};

/** The size of all steps' parameters, with the corrected ones in their place. */
const bytesOf = (rows: LaunchStepRow[], corrected: CorrectedStep[]) => {
  const fresh = new Map(corrected.map(({ step, params }) => [step, JSON.stringify(params)]));
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

/** A picture or a video is sent only with its address and its name. */
const fileFields: Partial<Record<LaunchKind, string>> = { image: 'image_url', video: 'video_url' };

/**
 * Fields that would have no effect. They are refused, because a caller who is not told would send them again and
 * again.
 */
const ignoredFields = (kind: LaunchKind, fields: StepParams, accountId: string): FieldProblem[] => {
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

const mergedParams = (before: StepParams, { account_id: _, ...fields }: StepParams): StepParams =>
  Object.fromEntries(
    Object.entries({ ...before, ...fields }).filter(([, value]) => value !== null),
  );
