import type { OwnedBreach } from '../../../adnet/guardrails/guardrails.ts';
import { type Kind, kinds } from '../../../adnet/kinds/list.ts';
import type { FindingLevel } from '../../../adnet/preflight/finding.ts';
import { isReference } from '../../../adnet/preflight/step-reference.ts';
import { mapMedia, valuesInMedia } from '../../../adnet/wire/shapes.ts';

/**
 * The kinds that a launch makes, in the order in which it makes them: media first, then from the
 * campaign down. So an early refusal comes before much is made.
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

/** An object that is to be made. */
export type LaunchStep = {
  /** Names it within its launch: `campaign`, `adset-1`, `ad-12`. */
  step: string;
  kind: LaunchKind;
  /** The steps that must be done before. */
  needs: string[];
  /** The body of its create, with references where an id is not known yet. */
  params: StepParams;
};

/** Something wrong in a launch, with the place in the body where it stands. */
export type PlanProblem = {
  step: string | null;
  field: string;
  message: string;
  /** How grave it is; without it, the launch cannot be sent. */
  level?: FindingLevel;
  /** The way to correct it. */
  fix?: string;
  /** The allowed values of the field, where the list is closed. */
  allowed?: readonly string[];
  /** Meta's code and subcode for it. */
  error?: readonly [code: number, subcode: number | null];
  /** True when it names something that Meta did not know when it was asked. */
  isUnknown?: true;
  /** The guardrail that does not allow it. */
  breach?: OwnedBreach;
};

/** Whether it keeps a launch from being sent. */
export const isRefused = ({ level = 'refuse' }: PlanProblem) => level === 'refuse';

/** The steps whose results these parameters use; references stand at the top level, and in `media`. */
export const needsOf = (params: StepParams): string[] => [
  ...new Set(
    [...Object.values(params), ...valuesInMedia(params['media'])].flatMap((value) =>
      isReference(value) ? [value.step] : [],
    ),
  ),
];

/** The parameters with every reference replaced by what `idOf` says. */
export const resolve = (params: StepParams, idOf: (step: string) => string): StepParams => {
  const replaced = (value: unknown) => (isReference(value) ? idOf(value.step) : value);
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      key === 'media' ? mapMedia(value, replaced) : replaced(value),
    ]),
  );
};

/** Steps that wait for each other in a circle, so that none of them could ever begin. */
export const findCycle = (steps: readonly Pick<LaunchStep, 'step' | 'needs'>[]): string[] => {
  const open = new Map(steps.map(({ step, needs }) => [step, needs]));
  let size = -1;
  while (open.size !== size) {
    size = open.size;
    for (const [step, needs] of open) if (!needs.some((one) => open.has(one))) open.delete(step);
  }
  return [...open.keys()];
};
