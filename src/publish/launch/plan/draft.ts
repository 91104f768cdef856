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

/** The facts that a plan needs beside the body. */
export type PlanInputs = {
  /** The workspace's own defaults. */
  defaults: Defaults;
  /** The objective of a campaign that exists, by its id; empty where it is not known. */
  objectiveOf?(campaignId: string): string;
  /** Whether an ad set that exists collects leads in a form; false where it is not known. */
  collectsLeads?(adsetId: string): boolean;
  /** Holds the body of one create against the schema of its operation. */
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
  /** The problems that are noted already. */
  noted: Set<string>;
  /** By step: where its fields stand in the launch's body. */
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

/** Tells where in the launch's body a field of a step comes from. */
export type PathOf = (field: string) => string;

const maxProblems = 500;

const andMore = { step: null, field: 'body', message: 'has more problems than are listed here' };

/** Adds a problem once, however many steps have it. */
export const addProblem = ({ problems, noted }: PlanDraft, problem: PlanProblem) => {
  const { field, message } = problem;
  const name = JSON.stringify([field, message]);
  if (noted.has(name) || noted.size > maxProblems) return;
  noted.add(name);
  problems.push(noted.size > maxProblems ? andMore : problem);
};

/** Stands for an id that is not known yet while a body is checked. */
const placeholderId = '1';

/** Adds a step and everything that is wrong with it; returns what refers to its result. */
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

/** Says whether the steps take too much room: many steps repeat what one part says, so the size is limited. */
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

/** Whose bodies are the caller's own; the others are made of fields that we name. */
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

/** The fields that were really given: null means left out, and `status` is dropped everywhere. */
export const presentFields = <T extends object>(fields: T | undefined): Partial<T> =>
  // The object is the same without some of its keys, so its type holds.
  Object.fromEntries(
    Object.entries(fields ?? {}).filter(
      ([name, value]) => value !== null && value !== undefined && name !== 'status',
    ),
  ) as Partial<T>;

/** A field below another; the part itself where the field has no name. */
export const below =
  (place: string): PathOf =>
  (field) =>
    field === '' || field === 'body' ? place : `${place}.${field}`;
