import { inTurn } from '../../kernel/in-turn.ts';
import type { Brief, OnStep } from '../types.ts';
import { readAnswer } from './answer.ts';
import {
  type Candidates,
  type CheckOptions,
  checkHook,
  checkVariant,
  type Objection,
} from './candidate.ts';
import { chooseHooks, chooseVariants, isClean } from './choose.ts';
import type { CopyModel } from './copy-model.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { secondOrders } from './orders.ts';
import { modelError, type Trouble, troubleOf } from './trouble.ts';
import { type Order, writeQuestion } from './write-prompt.ts';

/** One running generation: the model, the checks of its answers, and the results so far. */
export type Generation = {
  model: CopyModel;
  /** Reads the copy against the brief; null where the operator has switched it off. */
  judgeModel: CopyModel | null;
  brief: Brief;
  check: CheckOptions;
  onStep: OnStep;
  /** What each round has brought; every answer adds to it. */
  rounds: Candidates[];
  troubles: unknown[];
};

/** Everything that came so far. */
export const allCandidates = ({ rounds }: Generation): Candidates => ({
  variants: rounds.flatMap(({ variants }) => variants),
  hooks: rounds.flatMap(({ hooks }) => hooks),
});

/** What of it would be delivered now. */
export const chooseCandidates = (generation: Generation) => {
  const { variants, hooks } = allCandidates(generation);
  const { brief } = generation;
  return {
    variants: chooseVariants(variants, brief),
    hooks: chooseHooks(hooks.filter(isClean), brief.num_hooks),
  };
};

/** The texts of an answer, each with what is to be said against it. */
const checkAnswer = async (answer: object, check: CheckOptions): Promise<Candidates> => {
  const { variants, hooks } = readAnswer(answer);
  if (variants.length + hooks.length === 0)
    throw modelError('unreadable', 'The model gave nothing of what it was asked for.');
  const candidates: Candidates = { variants: [], hooks: [] };
  for (const variant of variants) candidates.variants.push(await checkVariant(variant, check));
  for (const hook of hooks) candidates.hooks.push(await checkHook(hook, check));
  return candidates;
};

const split = <T extends { objections: readonly unknown[] }>(list: readonly T[]) => ({
  clean: list.filter(isClean),
  others: list.filter((one) => !isClean(one)),
});

const noVerdict: Objection = {
  rule: 'judge.no-verdict',
  message: 'Nobody could say whether the brief carries it.',
};

const withoutVerdict = <T extends { objections: Objection[] }>(one: T): T => ({
  ...one,
  objections: [noVerdict],
});

/** Asks one question, and has judged what the rules let through. */
const ask = async (
  { model, judgeModel, brief, check, onStep, troubles }: Generation,
  order: Order,
  signal: AbortSignal,
): Promise<Candidates> => {
  const { evidence } = check;
  const question = writeQuestion(brief, evidence.facts, order);
  const answer = await model.complete({ ...question, signal });
  const candidates = await checkAnswer(answer, check);
  if (!judgeModel) return candidates;
  onStep('The ads are here. They are read against your facts.');
  const variants = split(candidates.variants);
  const hooks = split(candidates.hooks);
  const clean = { variants: variants.clean, hooks: hooks.clean };
  const verdicts = await judgeCandidates(clean, judgeModel, { evidence, signal }).catch(
    (error: unknown) => {
      troubles.push(error);
      return {
        variants: clean.variants.map(withoutVerdict),
        hooks: clean.hooks.map(withoutVerdict),
      };
    },
  );
  return {
    variants: [...verdicts.variants, ...variants.others],
    hooks: [...verdicts.hooks, ...hooks.others],
  };
};

/** Asks the questions side by side and keeps what came; the best of each come first. */
export const askRound = async (
  generation: Generation,
  orders: readonly Order[],
  signal: AbortSignal,
): Promise<void> => {
  const { rounds, troubles } = generation;
  const parts: Candidates[] = [];
  const at = rounds.push({ variants: [], hooks: [] }) - 1;
  const add = (part: Candidates) => {
    parts.push(part);
    rounds[at] = {
      // The best of every question comes first.
      variants: inTurn(parts.map(({ variants }) => variants)),
      hooks: parts.flatMap(({ hooks }) => hooks),
    };
  };
  await Promise.all(
    orders.map((order) =>
      ask(generation, order, signal).then(add, (error: unknown) => {
        troubles.push(error);
      }),
    ),
  );
};

/** Only a bounded piece of what was thrown away is shown again, and of what is wrong with it. */
const maxRejections = 6;
const maxReasons = 3;

/** What is missing, as questions for one more round. */
export const missingOrders = (generation: Generation): Order[] => {
  const { brief, check } = generation;
  const all = allCandidates(generation);
  const { variants, hooks } = chooseCandidates(generation);
  const missingVariants = brief.num_variants - variants.length;
  const openPlaces = hooks.filter(({ hook }) => hook === undefined);
  if (missingVariants === 0 && openPlaces.length === 0) return [];
  const rejections = [
    ...(missingVariants > 0 ? split(all.variants).others : []).map(({ variant, objections }) => ({
      text: variant.primary_text,
      objections,
    })),
    ...(openPlaces.length > 0 ? split(all.hooks).others : []).map(({ hook, objections }) => ({
      text: hook.text,
      objections,
    })),
  ];
  return secondOrders(check.evidence.facts, {
    variants: missingVariants,
    hooks: openPlaces.map(({ category }) => category),
    rejections: rejections.slice(0, maxRejections).map(({ text, objections }) => ({
      text,
      reasons: objections.slice(0, maxReasons).map(({ message }) => message),
    })),
    linesOfOthers: [
      ...variants.flatMap(({ variant }) => [variant.hook, variant.headline]),
      ...hooks.flatMap(({ hook }) => (hook ? [hook.text] : [])),
    ],
  });
};

/** Why nothing, or too little, can be delivered. */
type Ruling = { trouble: Trouble; why?: string; cause?: unknown };

/** The failure if nothing is left: a wrong language or a false claim rather than a wrong length. */
const rulingOn = (objections: readonly Objection[]): Ruling | null => {
  const first = (test: (rule: string) => boolean) =>
    objections.find(({ rule }) => test(rule))?.message;
  if (objections.length === 0) return null;
  if (objections.every(({ rule }) => rule === noVerdict.rule)) return { trouble: 'no_verdict' };
  if (objections.filter(({ rule }) => rule === 'shape.language').length * 2 > objections.length)
    return { trouble: 'wrong_language' };
  const claim = first((rule) => /^(?:claims|judge)\./.test(rule) && rule !== noVerdict.rule);
  if (claim !== undefined) return { trouble: 'unsupported', why: claim };
  return { trouble: 'unusable', why: objections[0]?.message ?? '' };
};

/** The gravest trouble so far. */
export const gravestTrouble = (generation: Generation): Ruling => {
  const { variants } = allCandidates(generation);
  const cause = generation.troubles.at(-1);
  if (variants.length === 0 && cause !== undefined)
    return { trouble: troubleOf(cause).trouble, cause };
  const ruling = rulingOn(variants.flatMap(({ objections }) => objections));
  if (ruling?.trouble === 'no_verdict' && cause !== undefined) {
    const { trouble } = troubleOf(cause);
    return { trouble: trouble === 'unreadable' ? 'no_verdict' : trouble, cause };
  }
  return { ...(ruling ?? { trouble: 'unreadable' }), cause };
};
