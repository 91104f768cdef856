import { angleIds } from '../languages/pack.ts';
import { type Brief, categoryLabels, type Finding, type Guard } from '../types.ts';
import { judgeFor } from './judge.ts';
import { checkShape, checkTexts, textFields, type WrittenVariant } from './shape.ts';

export type { WrittenVariant } from './shape.ts';

/** Names of ours claim nothing. */
const ourAngles: readonly string[] = angleIds;

const summed = /^claims\.number\.(?:money|time|plain)$/;

/** "Family of four: €102.60" repeats a sum that the body works out and that nothing was found wrong with. */
const isFoundFine = ({ rule, text }: Finding, body: string, found: readonly Finding[]): boolean =>
  summed.test(rule) && body.includes(text) && !found.some((one) => one.text.includes(text));

/** What the words of a variant claim, text by text, the body first. */
function* judgeVariant(written: WrittenVariant, at: number, brief: Brief): Generator<Finding[]> {
  const judge = judgeFor(brief);
  const body = written.primary_text ?? '';
  const found = judge.text(body, 'primary_text', at);
  for (const field of textFields) {
    const text = written[field];
    if (!text?.trim()) continue;
    yield field === 'primary_text'
      ? found
      : judge.text(text, field, at).filter((one) => !isFoundFine(one, body, found));
  }
}

/** What the guard says of one variant, text by text: a caller can let others work in between, for a long text takes milliseconds. */
export function* checkVariant(
  written: WrittenVariant,
  at: number,
  brief: Brief,
): Generator<Finding[]> {
  yield* judgeVariant(written, at, brief);
  yield checkTexts(written, at, brief);
}

/**
 * Looks at every string of an answer: it may claim only what the brief supplied, must keep the
 * platform's rules even where the brief breaks them, and must have the promised shape.
 */
export const guard: Guard = (copy, brief) => {
  const judge = judgeFor(brief);
  return [
    ...copy.variants.flatMap((variant, at) => [
      ...(ourAngles.includes(variant.angle) ? [] : judge.label(variant.angle, 'angle', at)),
      ...[...judgeVariant(variant, at, brief)].flat(),
    ]),
    ...copy.hooks.flatMap(({ category, category_label, text }, at) => [
      ...(category_label === categoryLabels[category]
        ? []
        : judge.label(category_label, `hooks[${at}].category_label`)),
      ...judge.text(text, `hooks[${at}].text`),
    ]),
    ...checkShape(copy, brief),
  ];
};
