import { withDeadline } from '../../kernel/within.ts';
import type { Brief, CallToActionType, Finding, Guard, Writer } from '../types.ts';
import { schemaFor } from './answer-schema.ts';
import { anthropicModel } from './anthropic.ts';
import { isClean } from './candidate.ts';
import { judgeClaims, noVerdict } from './claim-judge.ts';
import type { CopyModel, ModelSettings } from './copy-model.ts';
import { createDesk, type Draft, openQuestion } from './draft.ts';
import { fillGaps, type Spare } from './fill.ts';
import { openaiModel } from './openai.ts';
import { promptFor } from './prompt.ts';
import { firstQuestion, isEmpty, type Question } from './question.ts';
import { systemPrompt } from './system-prompt.ts';
import { isWorthAsking, modelError, noCopy, type Trouble, troubleOf } from './trouble.ts';

const providers = { openai: openaiModel, anthropic: anthropicModel };

type ModelWriterOptions = ModelSettings & {
  provider: keyof typeof providers;
  /** For the first question, and for all later ones together. */
  timeoutMs: { first: number; later: number };
  guard: Guard;
  /** What the copy may state, one sentence each. */
  facts: (brief: Brief) => string[];
  /** Ours, for where the model names none that the platform knows. */
  callToActionFor: (brief: Brief) => CallToActionType;
  spare: Spare;
  /** Whether a second question lists the claims and what carries them. */
  isJudged: boolean;
};

const mostQuestions = 3;

/** Variants and hooks are asked for side by side while there are questions enough for both. */
const split = (question: Question, left: number): Question[] => {
  const { variants, fields, hooks } = question;
  const parts = [
    { variants, fields, hooks: [] },
    { variants: [], fields: [], hooks },
  ].filter((part) => !isEmpty(part));
  return parts.length <= left ? parts : [question];
};

/** One generation: asks, gathers, asks for what is missing, and fills what stays so. */
const generate = (model: CopyModel, options: ModelWriterOptions, brief: Brief) => {
  const facts = options.facts(brief);
  const asked = firstQuestion(brief);
  const draft: Draft = { candidates: [], hooks: [] };
  const desk = createDesk({
    guard: options.guard,
    brief,
    facts: facts.filter((fact) => fact !== brief.product),
    callToAction: () => options.callToActionFor(brief),
  });
  const system = systemPrompt(brief);

  const ask = async (question: Question, signal: AbortSignal): Promise<Finding[]> => {
    const user = promptFor({ brief, facts, question, taken: desk.select(draft) });
    const answer = await model.complete({ system, user, schema: schemaFor(question), signal });
    const { candidates, hooks } = await desk.read(question, answer);
    draft.candidates.push(...candidates);
    draft.hooks.push(...hooks);
    if (candidates.length + hooks.length === 0)
      throw modelError('unreadable', 'The model gave nothing of what it was asked for.');
    return [...candidates, ...hooks].flatMap(({ findings }) => findings);
  };

  const judge = async (signal: AbortSignal): Promise<Finding[]> => {
    const judged = draft.candidates.filter(isClean);
    const claims = await judgeClaims({ model, brief, facts, guard: options.guard, signal }, judged);
    for (const [at, findings] of claims.entries()) judged[at]?.findings.push(...findings);
    return claims.flat();
  };

  return { asked, draft, desk, ask, judge };
};

type LaterOptions = {
  generation: ReturnType<typeof generate>;
  isJudged: boolean;
  onFindings: (findings: Finding[]) => void;
  onTrouble: (error: unknown) => void;
};

/** The questions after the first, as long as there is something to ask and questions are left. */
const askLater = async (
  signal: AbortSignal,
  { generation, isJudged, onFindings, onTrouble }: LaterOptions,
): Promise<void> => {
  const { asked, draft, desk } = generation;
  let left = mostQuestions - 1;
  let isToJudge = isJudged;
  while (left > 0 && !signal.aborted) {
    const selection = desk.select(draft);
    if (isToJudge && selection.variants.length > 0) {
      isToJudge = false;
      left -= 1;
      await generation.judge(signal).then(onFindings, () => onFindings([noVerdict]));
      continue;
    }
    const question = openQuestion(asked, draft, selection, desk);
    if (isEmpty(question)) return;
    const parts = split(question, left);
    left -= parts.length;
    await Promise.all(
      parts.map((part) => generation.ask(part, signal).then(onFindings, onTrouble)),
    );
  }
};

/** What to tell when nothing is left: a false claim rather than a wrong length. */
const gravest = ({ candidates }: Draft): Finding | undefined => {
  const stops = candidates.flatMap(({ findings }) =>
    findings.filter(({ level }) => level === 'stop'),
  );
  return stops.find(({ rule }) => !rule.startsWith('shape.')) ?? stops[0];
};

/** A writer that asks a language model, mends its slips and believes nothing it says about shape. */
export const createModelWriter = (options: ModelWriterOptions): Writer => {
  const { timeoutMs, isJudged, spare } = options;
  const model = providers[options.provider](options);

  return {
    async write(brief, { signal, onFindings = () => {} }) {
      const generation = generate(model, options, brief);
      let last: { trouble: Trouble; cause: unknown } | undefined;
      const onTrouble = (cause: unknown) => {
        signal.throwIfAborted();
        last = { trouble: troubleOf(cause), cause };
      };

      const late = () =>
        modelError('late', `The model did not answer within ${timeoutMs.first} ms.`);
      const first = (until: AbortSignal) => generation.ask(generation.asked, until);
      await withDeadline(signal, timeoutMs.first, first, late).then(onFindings, onTrouble);
      if (last && !isWorthAsking(last.trouble)) throw noCopy(last.trouble, last);

      const later = (until: AbortSignal) =>
        askLater(until, { generation, isJudged, onFindings, onTrouble });
      await withDeadline(signal, timeoutMs.later, later).catch(onTrouble);

      const { draft, desk } = generation;
      const copy = await fillGaps(desk.select(draft), { desk, draft, brief, spare });
      if (copy.variants.length > 0) return copy;
      const stop = gravest(draft);
      if (stop) throw noCopy('refused', { cause: new Error(stop.rule), why: stop.message });
      throw noCopy(last?.trouble ?? 'unreadable', { cause: last?.cause });
    },
  };
};
