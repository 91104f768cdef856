import { setImmediate } from 'node:timers/promises';
import { type Brief, type CallToActionType, categoryLabels, type Guard } from '../types.ts';
import { readFields, readHooks, readVariants } from './answer.ts';
import {
  type Candidate,
  type HookCandidate,
  isClean,
  isDeliverable,
  mendVariant,
} from './candidate.ts';
import { chooseHooks, chooseVariants } from './choose.ts';
import { inspectorFor } from './inspect.ts';
import { shortHook } from './mend-opening.ts';
import { type Display, displayFields, mendDisplay, tidyLine } from './mend-text.ts';
import type { FieldOrder, Question } from './question.ts';

/** What one generation has gathered so far; every answer adds to it, nothing is taken away. */
export type Draft = { candidates: Candidate[]; hooks: HookCandidate[] };

export type Selection = { variants: Candidate[]; hooks: ReturnType<typeof chooseHooks> };

type DeskOptions = {
  guard: Guard;
  brief: Brief;
  facts: readonly string[];
  /** Asked only where the model names none that the platform knows. */
  callToAction: () => CallToActionType;
};

/** Takes answers in and says what of them is good. */
export const createDesk = ({ guard, brief, facts, callToAction }: DeskOptions) => {
  const inspector = inspectorFor(guard, brief);

  /** The variants of which single fields were asked for, with the new texts in place. */
  const refield = (orders: readonly FieldOrder[], texts: ReadonlyMap<string, string>) =>
    [...new Set(orders.map(({ of }) => of))].map(({ variant }) => {
      const changes: Partial<Record<Display, string>> = {};
      for (const { key, field, of } of orders) {
        const text = texts.get(key);
        if (of.variant === variant && text) changes[field] = mendDisplay(text, field);
      }
      return inspector.candidate({ ...variant, ...changes });
    });

  /** The guard takes milliseconds for a variant, so other requests get their turn in between. */
  const read = async (question: Question, answer: unknown): Promise<Draft> => {
    const parts: Record<string, unknown> = { ...(typeof answer === 'object' && answer) };
    const { variants, hooks, fields } = parts;
    const draft: Draft = { candidates: [], hooks: [] };
    const angles = question.variants.map(({ angle }) => angle);
    for (const written of angles.length > 0 ? readVariants(variants, angles) : []) {
      draft.candidates.push(inspector.candidate(mendVariant(written, callToAction)));
      await setImmediate();
    }
    draft.candidates.push(...refield(question.fields, readFields(fields)));
    const categories = question.hooks.map(({ category }) => category);
    for (const { category, text } of categories.length > 0 ? readHooks(hooks, categories) : []) {
      const category_label = categoryLabels[category];
      const hook = { category, category_label, text: shortHook(tidyLine(text)) };
      draft.hooks.push(inspector.hook(hook));
      await setImmediate();
    }
    return draft;
  };

  const select = ({ candidates, hooks }: Draft): Selection => ({
    variants: chooseVariants(candidates, { inspector, facts, count: brief.num_variants }),
    hooks: chooseHooks(hooks, brief.num_hooks),
  });

  return { read, select, inspector, brief };
};

export type Desk = ReturnType<typeof createDesk>;

const faultyFields = ({ findings }: Candidate) =>
  displayFields.filter((name) =>
    findings.some(({ field, level }) => field === name && level !== 'warn'),
  );

/** Whether a new headline or description is all it takes. */
const isFieldOnly = (candidate: Candidate) =>
  faultyFields(candidate).length > 0 &&
  candidate.findings.every(
    ({ field, level }) => level === 'warn' || displayFields.some((name) => name === field),
  );

const effortOf = (rejected: Candidate | undefined) => {
  if (!rejected) return 2;
  return isFieldOnly(rejected) ? 0 : 1;
};

/** What is missing from a selection, or better asked for again, as a question. */
export const openQuestion = (
  asked: Question,
  { candidates, hooks }: Draft,
  selection: Selection,
  { brief, inspector }: Pick<Desk, 'brief' | 'inspector'>,
): Question => {
  const chosen = selection.variants.map(({ variant }) => variant);
  const taken = new Set(chosen.map(({ angle }) => angle));
  /** What stands in its way, be it only that it repeats a chosen one. */
  const lastOf = (angle: string): Candidate | undefined => {
    const last = candidates.findLast(({ variant }) => variant.angle === angle);
    if (!last || !isDeliverable(last)) return last;
    return { ...last, findings: inspector.variants([...chosen, last.variant]) };
  };
  const free = asked.variants
    .filter(({ angle }) => !taken.has(angle))
    .map(({ angle }) => ({ angle, rejected: lastOf(angle) }))
    // What needs one field only comes first, then what has a text to learn from.
    .sort((a, b) => effortOf(a.rejected) - effortOf(b.rejected))
    .slice(0, brief.num_variants - selection.variants.length);
  const held = selection.variants
    .filter((candidate) => !isClean(candidate))
    .map((candidate) => ({ angle: candidate.variant.angle, rejected: candidate }));
  const orders = [...free, ...held];
  const ofFields = orders.flatMap(({ rejected }) =>
    rejected && isFieldOnly(rejected)
      ? faultyFields(rejected).map((field) => ({ field, of: rejected }))
      : [],
  );
  return {
    variants: orders.filter(({ rejected }) => !rejected || !isFieldOnly(rejected)),
    fields: ofFields.map((order, at) => ({ key: `f${at + 1}`, ...order })),
    hooks: selection.hooks
      .filter(({ filled }) => !filled || !isClean(filled))
      .map(({ category }) => ({
        category,
        rejected: hooks.findLast((one) => one.hook.category === category && !isClean(one)),
      })),
  };
};
