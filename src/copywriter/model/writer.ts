import { withDeadline } from '../../kernel/async/timeout.ts';
import { elapsed } from '../../kernel/clock.ts';
import { factsOf, languageOfBrief } from '../facts/facts.ts';
import { baseOf } from '../facts/words.ts';
import { standsBeside } from '../guard/shape.ts';
import type {
  Brief,
  CallToActionType,
  CopyWithClaims,
  Draft,
  Hook,
  Note,
  OnStep,
  WriteOptions,
} from '../types.ts';
import type { HookPlace } from './choose.ts';
import type { CopyModel } from './copy-model.ts';
import {
  allCandidates,
  askRound,
  chooseCandidates,
  type Generation,
  gravestTrouble,
  missingOrders,
} from './generation.ts';
import { firstOrders } from './orders.ts';
import { isWorthAsking, modelError, noCopy, troubleOf } from './trouble.ts';

export type ModelWriterOptions = {
  model: CopyModel;
  /** Reads the copy against the brief; null where the operator has switched it off. */
  judgeModel: CopyModel | null;
  /** For where the model names no button that the platform knows. */
  callToActionFor: (brief: Brief) => CallToActionType;
  /** The built-in writer's draft for a brief; null if it cannot write it. */
  draftFor: (brief: Brief) => Promise<Draft | null>;
  /** For the whole, all questions together. */
  timeoutMs: number;
};

const noteOnDrafts = (count: number, total: number, what: 'variants' | 'hooks'): Note[] =>
  count === 0
    ? []
    : [
        {
          about: `num_${what}`,
          message: `${count} of the ${total} ${what} ${count === 1 ? 'is a draft' : 'are drafts'} by the built-in writer: \
what the model wrote there could not be traced to the brief, broke a rule for ads or came too late.`,
        },
      ];

const noteOnModel: Note = {
  about: 'variants',
  message:
    'A language model wrote this copy. Where the law or the platform asks for it, say that it was made with AI.',
};

/** Copy that a language model writes, each statement traced to the brief; its gaps are filled from the built-in writer. */
export const createModelWriter = (options: ModelWriterOptions) => ({
  async write(brief: Brief, { signal, onFindings, onStep }: WriteOptions): Promise<CopyWithClaims> {
    const generation = openGeneration(options, brief, onStep);
    const late = () => modelError('late', `The model was not done within ${options.timeoutMs} ms.`);
    await withDeadline(
      signal,
      options.timeoutMs,
      (until) => askRounds(generation, options.timeoutMs, until),
      late,
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      generation.troubles.push(error);
    });
    const { variants, hooks } = allCandidates(generation);
    onFindings?.([...variants, ...hooks].flatMap(({ findings }) => findings));
    return deliver(generation, options);
  },
});

const openGeneration = (
  { model, judgeModel, callToActionFor }: ModelWriterOptions,
  brief: Brief,
  onStep: OnStep = () => {},
): Generation => {
  const isOneLanguage = baseOf(languageOfBrief(brief)) === baseOf(brief.language);
  return {
    model,
    judgeModel,
    brief,
    check: {
      evidence: { brief, facts: factsOf(brief), isOneLanguage },
      isJudged: judgeModel !== null,
      callToAction: callToActionFor(brief),
    },
    onStep,
    rounds: [],
    troubles: [],
  };
};

/** Asks the model, and once more for missing texts if that can help and there is time. */
const askRounds = async (generation: Generation, timeoutMs: number, until: AbortSignal) => {
  const { brief, check, onStep, troubles } = generation;
  const startedAt = elapsed();
  onStep('The model writes. This takes up to a minute.');
  await askRound(generation, firstOrders(brief, check.evidence.facts), until);
  until.throwIfAborted();
  const hopeless = troubles.find((error) => !isWorthAsking(troubleOf(error).trouble));
  const tookMs = elapsed() - startedAt;
  // A second round takes about as long as the first: one that cannot end in time is not begun.
  if (hopeless || tookMs * 2 > timeoutMs) return;
  const orders = missingOrders(generation);
  if (orders.length === 0) return;
  onStep('Some of it your facts do not carry. The model writes that part again.');
  await askRound(generation, orders, until);
};

/** Returns exactly what was requested, at least half of it from the model, or throws a failure that says why not. */
const deliver = async (
  generation: Generation,
  { draftFor }: ModelWriterOptions,
): Promise<CopyWithClaims> => {
  const { brief } = generation;
  const { variants: candidates, hooks: places } = chooseCandidates(generation);
  const fail = () => {
    const { trouble, why, cause } = gravestTrouble(generation);
    return noCopy(trouble, { cause, ...(why !== undefined && { why }) });
  };
  if (candidates.length * 2 < brief.num_variants) throw fail();
  const open = places.filter(({ hook }) => hook === undefined).length;
  const isComplete = candidates.length === brief.num_variants && open === 0;
  const draft = isComplete ? null : await draftFor(brief);
  const variants = candidates.map(({ variant }) => variant);
  const claims: CopyWithClaims['claims'] = candidates.map((candidate) => candidate.claims);
  for (const [at, spare] of (draft?.variants ?? []).entries()) {
    if (variants.length === brief.num_variants) break;
    const isAngleTaken = variants.some(({ angle }) => angle === spare.angle);
    if (isAngleTaken || !standsBeside(spare, variants, brief)) continue;
    variants.push(spare);
    claims.push(draft?.claims[at] ?? []);
  }
  const hooks = fillHooks(places, draft?.hooks ?? []);
  if (variants.length < brief.num_variants || hooks.length < brief.num_hooks) throw fail();
  return {
    variants: variants.map((variant, at) => ({ ...variant, id: `v${at + 1}` })),
    hooks,
    claims,
    notes: [
      noteOnModel,
      ...noteOnDrafts(variants.length - candidates.length, brief.num_variants, 'variants'),
      ...noteOnDrafts(open, brief.num_hooks, 'hooks'),
    ],
  };
};

/** The model's hooks at their places; an open place gets a draft of its category, else of any. */
const fillHooks = (places: readonly HookPlace[], drafts: readonly Hook[]): Hook[] => {
  const ownTexts = new Set(places.map(({ hook }) => hook?.text));
  const spares = drafts.filter(({ text }) => !ownTexts.has(text));
  return places.flatMap(({ category, hook }) => {
    if (hook) return [hook];
    const at = spares.findIndex((draft) => draft.category === category);
    return spares.splice(Math.max(at, 0), 1);
  });
};
