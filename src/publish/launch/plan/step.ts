import type { OwnedBreach } from '../../../adnet/guardrails/guardrails.ts';
import { type Kind, kinds } from '../../../adnet/kinds/list.ts';
import type { FindingLevel } from '../../../adnet/preflight/finding.ts';
import { isReference } from '../../../adnet/preflight/step-reference.ts';
import { mapMedia, valuesInMedia } from '../../../adnet/wire/shapes.ts';

/**
 * The kinds of objects in a launch, in the order in which they are created: media first, then the campaign and what
 * is below it. So a refusal comes before much has been created.
 */
export const launchOrder = [
  'image',
  'video',
  'campaign',
  'adset',
  'creative',
  'ad',
] as const satisfies readonly Kind[];

export type LaunchKind = (typeof launchOrder)[number];

/** The kind of a step that is stored under this action. */
export const launchKindOf = (action: string): LaunchKind => {
  const kind = launchOrder.find((one) => kinds[one].action === action);
  if (kind === undefined) throw new Error(`no step of a launch is called ${action}`);
  return kind;
};

export type StepParams = Record<string, unknown>;

/** An object that is to be created. */
export type LaunchStep = {
  /** Its name within the launch: `campaign`, `adset-1`, `ad-12`. */
  step: string;
  kind: LaunchKind;
  /** The steps that must be done first. */
  needs: string[];
  /** The body of its create, with references for ids that are not known yet. */
  params: StepParams;
};

/** A problem in a launch, and its place in the body. */
export type PlanProblem = {
  step: string | null;
  field: string;
  message: string;
  /** How serious it is. Without a level, it keeps the launch from being sent. */
  level?: FindingLevel;
  /** How to correct it. */
  fix?: string;
  /** The allowed values of the field, if the list is closed. */
  allowed?: readonly string[];
  /** Meta's code and subcode for this error. */
  error?: readonly [code: number, subcode: number | null];
  /** True if the field names something that Meta did not know when it was asked. */
  isUnknown?: true;
  /** The guardrail that forbids it. */
  breach?: OwnedBreach;
};

/** True if the problem keeps a launch from being sent. */
export const isRefused = ({ level = 'refuse' }: PlanProblem) => level === 'refuse';

/** The steps whose results these parameters use. References are found at the top level and in `media`. */
export const needsOf = (params: StepParams): string[] => [
  ...new Set(
    [...Object.values(params), ...valuesInMedia(params['media'])].flatMap((value) =>
      isReference(value) ? [value.step] : [],
    ),
  ),
];

/** The parameters with every reference replaced by the result of `idOf`. */
export const resolve = (params: StepParams, idOf: (step: string) => string): StepParams => {
  const replaced = (value: unknown) => (isReference(value) ? idOf(value.step) : value);
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      key === 'media' ? mapMedia(value, replaced) : replaced(value),
    ]),
  );
};

/** Steps that wait for each other in a circle, so that none of them could begin. */
export const findCycle = (steps: readonly Pick<LaunchStep, 'step' | 'needs'>[]): string[] => {
  const open = new Map(steps.map(({ step, needs }) => [step, needs]));
  let size = -1;
  while (open.size !== size) {
    size = open.size;
    for (const [step, needs] of open) if (!needs.some((one) => open.has(one))) open.delete(step);
  }
  return [...open.keys()];
};
