import { kinds } from '../../../adnet/kinds/list.ts';
import { Failure } from '../../../contract/failures.ts';
import { digestOf } from '../../../kernel/fingerprint.ts';
import { type LaunchKind, type LaunchStep, resolve, type StepParams } from './step.ts';

type DigestedStep = Pick<LaunchStep, 'step' | 'kind' | 'params'> & {
  /** SHA-256 of its picture, if the plan fetched one. */
  pictureSha256?: string | null;
};

/** The ad account, and the version of the API, because an older version is sent other parameters. */
export type DigestTarget = { adAccountId: string; version: number };

/** Replaces the result of another step in a digest. The arrow occurs in no id and no hash. */
const referenceTo = (step: string) => `→${step}`;

/**
 * The content of a step's digest: Meta's own parameters, with names of steps for ids that do not exist yet. A
 * picture is identified by its bytes, a video by its address, because Meta fetches it. The frame that a video shows
 * before it plays is left out, because Meta chooses it.
 */
const sentBy = (
  { adAccountId, version }: DigestTarget,
  { kind, params, pictureSha256 = null }: Omit<DigestedStep, 'step'>,
) => {
  const picture = kind === 'image' ? (pictureSha256 ?? { unread: params['image_url'] }) : null;
  return [
    kinds[kind].action,
    kinds[kind].path(adAccountId),
    wireOf(kind, params, version),
    picture,
  ];
};

const wireOf = (kind: LaunchKind, params: StepParams, version: number) => {
  const body = resolve(params, referenceTo);
  try {
    return kinds[kind].params(body, [], version);
  } catch (error) {
    // An invalid body is never sent, but its plan still needs a digest of its own.
    if (error instanceof Failure) return { unsound: body };
    throw error;
  }
};

export const stepDigest = (target: DigestTarget, step: DigestedStep) =>
  digestOf(step.step, ...sentBy(target, step));

/** SHA-256 of everything that is sent, in order, with the ad account. */
export const planDigest = ({ adAccountId }: DigestTarget, steps: readonly { digest: string }[]) =>
  digestOf(
    adAccountId,
    steps.map(({ digest }) => digest),
  );

/**
 * For each step, its fields with a short hash of each: enough to say which fields differ from those of another
 * plan.
 */
export type PlanFields = Record<string, Record<string, string>>;

const hashChars = 10;
const maxDepth = 3;

export const planFields = (steps: readonly DigestedStep[]): PlanFields =>
  Object.fromEntries(
    steps.map(({ step, params, pictureSha256 }) => [
      step,
      Object.fromEntries([
        ...leavesOf(params, '', maxDepth),
        ...(pictureSha256 ? [['picture', pictureSha256.slice(0, hashChars)]] : []),
      ]),
    ]),
  );

const leavesOf = (value: StepParams, path: string, depth: number): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const place = path === '' ? name : `${path}.${name}`;
    return depth > 1 && hasFields(inner)
      ? leavesOf(inner, place, depth - 1)
      : [[place, digestOf(inner).slice(0, hashChars)]];
  });

/** An empty object has no fields to name, so it counts as a value. */
const hasFields = (value: unknown): value is StepParams =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0;

/** `field` is null if the whole step is new or was removed. */
export type PlanChange = { step: string; field: string | null };

const maxChanges = 100;

/** Lists the differences between two plans, in the order of the later one. */
export const changesBetween = (before: PlanFields, after: PlanFields): PlanChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .flatMap((step): PlanChange[] => {
      const [was, is] = [before[step], after[step]];
      if (!was || !is) return [{ step, field: null }];
      const fields = new Set([...Object.keys(was), ...Object.keys(is)]);
      return [...fields]
        .filter((field) => was[field] !== is[field])
        .map((field) => ({ step, field }));
    })
    .slice(0, maxChanges);
