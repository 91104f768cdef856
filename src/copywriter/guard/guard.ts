import { categoryLabels, type Guard } from '../types.ts';
import { judgeVariant } from './check.ts';
import { judgeFor } from './judge.ts';
import { checkShape } from './shape.ts';

/**
 * Looks at every string of an answer: it may claim only what the brief supplied, must keep the
 * platform's rules even where the brief breaks them, and must have the promised shape.
 */
export const guard: Guard = (copy, brief) => {
  const judge = judgeFor(brief);
  return [
    ...copy.variants.flatMap((variant, at) => [
      ...judge.label(variant.angle, 'angle', at),
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
