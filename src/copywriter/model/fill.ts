import type { Brief, Copy, Hook, Note, Variant } from '../types.ts';
import { type Candidate, isDeliverable } from './candidate.ts';
import type { Desk, Draft, Selection } from './draft.ts';
import { displayFields } from './mend-text.ts';
import { countOf } from './prompt.ts';

/** Copy by the built-in writer; empty where it does not write the language. */
export type Spare = (brief: Brief) => Promise<Copy>;

/** What a customer may order is written quickly; every angle and hook that the brief carries takes longer. */
const orders = [
  { num_variants: 10, num_hooks: 20 },
  { num_variants: 30, num_hooks: 40 },
];

/** Angles that any text of the built-in writer fits: it states what the brief states. */
const plainAngles = ['straight-facts', 'plain-talk', 'invitation', 'fit-check'];

type FillOptions = { desk: Desk; draft: Draft; brief: Brief; spare: Spare };

/** The model's own texts whose headline or description can be taken from the brief instead. */
const repaired = ({ candidates }: Draft, { inspector }: Desk): Candidate[] =>
  candidates
    .filter((candidate) => !isDeliverable(candidate))
    .flatMap((candidate) => {
      let made: Candidate | undefined = candidate;
      for (const field of displayFields) {
        const isStopped = made?.findings.some((one) => one.field === field && one.level === 'stop');
        if (made && isStopped) made = inspector.withOther(made, field);
      }
      return made && isDeliverable(made) ? [made] : [];
    });

/** What the customer is told of those named: how many are the model's own, and how many were asked for. */
const noteOn = (noun: 'variant' | 'hook', named: string[], own: number, asked: number): Note[] => {
  const spare = named.slice(own);
  const missing = asked - named.length;
  const verb = spare.length === 1 ? 'is' : 'are';
  const told = [
    spare.length > 0 &&
      `${spare.length} (${spare.join(', ')}) ${verb} by the built-in writer, because the model’s own could not be used.`,
    missing > 0 && `${missing} could not be written; the others are here.`,
  ];
  return told
    .filter((part) => part !== false)
    .map((part) => ({ about: `num_${noun}s`, message: `Of ${countOf(asked, noun)}, ${part}` }));
};

/** The selection as copy, its gaps filled by the built-in writer, which the notes say. */
export const fillGaps = async (selection: Selection, options: FillOptions): Promise<Copy> => {
  const { desk, draft, brief, spare } = options;
  const wanted = brief.num_variants;
  const chosen =
    selection.variants.length < wanted
      ? desk.select({ ...draft, candidates: [...draft.candidates, ...repaired(draft, desk)] })
          .variants
      : selection.variants;
  const order = draft.candidates.map(({ variant }) => variant.angle);
  const variants = chosen
    .map(({ variant }) => variant)
    .sort((a, b) => order.indexOf(a.angle) - order.indexOf(b.angle));
  const hooks = selection.hooks.flatMap(({ filled }) => (filled ? [filled.hook] : []));
  const [ownVariants, ownHooks] = [variants.length, hooks.length];

  const isOpen = () => variants.length < wanted || hooks.length < brief.num_hooks;
  for (const counts of orders) {
    if (ownVariants === 0 || !isOpen()) break;
    const bank = await spare({ ...brief, ...counts });
    addVariants(variants, bank.variants, options);
    addHooks(hooks, bank.hooks, selection, options);
  }
  const named = variants.map((variant, at) => ({ ...variant, id: `v${at + 1}` }));
  const ids = named.map(({ id }) => id);
  const openings = hooks.map(({ text }) => `“${text}”`);
  const notes = [
    ...noteOn('variant', ids, ownVariants, wanted),
    ...noteOn('hook', openings, ownHooks, brief.num_hooks),
  ];
  return { variants: named, hooks, ...(notes.length > 0 && { notes }) };
};

/** First those whose angle is still free; then any, as the plain text it is. */
const addVariants = (
  variants: Variant[],
  bank: readonly Variant[],
  { desk, brief }: FillOptions,
) => {
  const relabelled = plainAngles.flatMap((angle) => bank.map((variant) => ({ ...variant, angle })));
  for (const variant of [...bank, ...relabelled]) {
    if (variants.length === brief.num_variants) return;
    const taken = desk.inspector.behind(variants, { variant, findings: [] });
    if (taken) variants.push(taken.variant);
  }
};

/** For each place still open one of its category, else any. */
const addHooks = (
  hooks: Hook[],
  bank: readonly Hook[],
  selection: Selection,
  { desk, brief }: FillOptions,
) => {
  const isNew = (hook: Hook) =>
    hooks.every(({ text }) => text.toLowerCase() !== hook.text.toLowerCase()) &&
    isDeliverable(desk.inspector.hook(hook));
  for (const { category, filled } of selection.hooks) {
    if (filled || hooks.length === brief.num_hooks) continue;
    const hook = bank.find((one) => one.category === category && isNew(one)) ?? bank.find(isNew);
    if (hook) hooks.push(hook);
  }
};
