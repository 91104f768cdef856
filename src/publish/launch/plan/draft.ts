import { kinds } from '../../../adnet/kinds/list.ts';
import { assertHarmless } from '../../../adnet/safety/gate.ts';
import { newestVersion } from '../../../adnet/version.ts';
import { Failure, type FieldProblem } from '../../../contract/failures.ts';
import { asksToValidate } from '../../validate.ts';
import type { Defaults, LaunchBody } from './launch-body.ts';
import {
  type LaunchKind,
  type LaunchStep,
  needsOf,
  type PlanProblem,
  resolve,
  type StepParams,
} from './step.ts';
import { maxParamsBytes } from './text-limits.ts';

/** What a plan needs besides the body. */
export type PlanInputs = {
  /** The workspace's own defaults. */
  defaults: Defaults;
  /** The objective of an existing campaign, by its id; empty if it is not known. */
  objectiveOf?(campaignId: string): string;
  /** Whether an existing ad set collects leads in a form; false if that is not known. */
  collectsLeads?(adsetId: string): boolean;
  /** Checks the body of one create against the schema of its operation. */
  check(kind: LaunchKind, body: StepParams): FieldProblem[];
};

/** A plan while it is being made. */
export type PlanDraft = {
  body: LaunchBody;
  inputs: PlanInputs;
  defaults: Defaults;
  steps: LaunchStep[];
  /** The size of all steps' parameters as JSON. */
  bytes: number;
  problems: PlanProblem[];
  /** The problems that were added already. */
  noted: Set<string>;
  /** For each step, where its fields are in the launch's body. */
  paths: Map<string, PathOf>;
};

export const startDraft = (start: Pick<PlanDraft, 'body' | 'inputs' | 'defaults'>): PlanDraft => ({
  ...start,
  steps: [],
  bytes: 0,
  problems: [],
  noted: new Set(),
  paths: new Map(),
});

/** Returns the place in the launch's body from which a field of a step comes. */
export type PathOf = (field: string) => string;

const maxProblems = 500;

const andMore = { step: null, field: 'body', message: 'has more problems than are listed here' };

/** Adds a problem once, even if many steps have it. */
export const addProblem = ({ problems, noted }: PlanDraft, problem: PlanProblem) => {
  const { field, message } = problem;
  const name = JSON.stringify([field, message]);
  if (noted.has(name) || noted.size > maxProblems) return;
  noted.add(name);
  problems.push(noted.size > maxProblems ? andMore : problem);
};

/** Used for an id that is not known yet, so that a body can be checked. */
const placeholderId = '1';

/** Adds a step and its problems; returns a reference to its result. */
export const addStep = (draft: PlanDraft, kind: LaunchKind, params: StepParams, pathOf: PathOf) => {
  const number = draft.steps.filter((one) => one.kind === kind).length + 1;
  const step = kind === 'campaign' ? kind : `${kind}-${number}`;
  if (isTooLarge(draft, params)) return { step };
  const body = { account_id: draft.body.account_id, ...resolve(params, () => placeholderId) };
  for (const { field, message } of bodyProblems(draft, kind, body))
    addProblem(draft, { step, field: pathOf(field), message });
  draft.steps.push({ step, kind, needs: needsOf(params), params });
  draft.paths.set(step, pathOf);
  return { step };
};

/**
 * True if the steps together are too large. Many steps repeat the content of one part, so a small body can become
 * very large.
 */
const isTooLarge = (draft: PlanDraft, params: StepParams) => {
  if (draft.bytes <= maxParamsBytes) draft.bytes += Buffer.byteLength(JSON.stringify(params));
  if (draft.bytes <= maxParamsBytes) return false;
  addProblem(draft, { step: null, ...tooLarge });
  return true;
};

export const tooLarge = {
  field: 'body',
  message:
    `makes more than ${maxParamsBytes / 1024 / 1024} MB of parameters in all steps together; shorten what every step ` +
    'repeats, or send several launches',
};

/** Kinds whose bodies may hold any field of the caller's. The others are built of fields that we name. */
const takesAnything = new Set<LaunchKind>(['campaign', 'adset']);

const bodyProblems = (
  { inputs }: PlanDraft,
  kind: LaunchKind,
  body: StepParams,
): FieldProblem[] => {
  const problems = inputs.check(kind, body);
  if (problems.length > 0 || !takesAnything.has(kind)) return problems;
  try {
    if (asksToValidate(body)) return [{ field: 'execution_options', message: noValidation }];
    const params = kinds[kind].params(body, [], newestVersion);
    assertHarmless(JSON.stringify(params), { kind });
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.options.fields ?? [{ field: '', message: error.message }];
  }
};

const noValidation = 'has no place in a launch; ?dry_run=true&validate=platform lets Meta check it';

/** The fields that have a value: null counts as left out, and `status` is always dropped. */
export const presentFields = <T extends object>(fields: T | undefined): Partial<T> =>
  // Removing keys does not change the type of the others.
  Object.fromEntries(
    Object.entries(fields ?? {}).filter(
      ([name, value]) => value !== null && value !== undefined && name !== 'status',
    ),
  ) as Partial<T>;

/** The place of a field below another place; the place itself if the field has no name. */
export const below =
  (place: string): PathOf =>
  (field) =>
    field === '' || field === 'body' ? place : `${place}.${field}`;
