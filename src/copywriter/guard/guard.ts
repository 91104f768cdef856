import { wordsOfBrief } from '../facts/facts.ts';
import { type Brief, categoryLabels, type Fault, type Finding, type Guard } from '../types.ts';
import { licenceFor } from './licence.ts';
import { checkPolicy } from './policy.ts';
import { checkProof } from './proof.ts';
import { checkQuantities } from './quantities.ts';
import { at, checkShape, checkTexts, textFields, type WrittenVariant } from './shape.ts';

export type { WrittenVariant } from './shape.ts';

/** What one text claims that the brief does not supply, and what the platform refuses in it. */
export const checkText = (text: string, brief: Brief): Fault[] => {
  const licence = licenceFor(brief);
  return [
    ...checkQuantities(text, licence),
    ...checkProof(text, licence),
    ...checkPolicy(text, licence, wordsOfBrief(brief)),
  ];
};

/** A hook stands at the beginning of the body: what was found there is not said twice. */
function* judgeVariant(
  written: WrittenVariant,
  variant: number,
  brief: Brief,
): Generator<Finding[]> {
  const body = written.primary_text ?? '';
  for (const field of textFields) {
    const text = written[field];
    if (!text?.trim() || (field === 'hook' && body.startsWith(text))) continue;
    yield checkText(text, brief).map((fault) => at({ variant, field }, fault));
  }
}

/** What the guard says of one variant, text by text, so that a caller can let others work in between. */
export function* checkVariant(
  written: WrittenVariant,
  variant: number,
  brief: Brief,
): Generator<Finding[]> {
  yield* judgeVariant(written, variant, brief);
  yield checkTexts(written, variant, brief);
}

/**
 * Looks at every text of an answer: it may claim only what the brief supplies, must keep the
 * platform's rules even where the brief breaks them, and must have the promised shape.
 */
export const guard: Guard = (copy, brief) => [
  ...copy.variants.flatMap((variant, index) => [
    ...checkText(variant.angle, brief).map((fault) =>
      at({ variant: index, field: 'angle' }, fault),
    ),
    ...[...judgeVariant(variant, index, brief)].flat(),
  ]),
  ...copy.hooks.flatMap(({ category, category_label, text }, index) => {
    const placeOf = (field: string) => ({ variant: null, field: `hooks[${index}].${field}` });
    const isOurs = category_label === categoryLabels[category];
    return [
      ...(isOurs ? [] : checkText(category_label, brief)).map((fault) =>
        at(placeOf('category_label'), fault),
      ),
      ...checkText(text, brief).map((fault) => at(placeOf('text'), fault)),
    ];
  }),
  ...checkShape(copy, brief),
];
