import { checkShape } from './guard/shape.ts';
import type { Brief, Variant } from './types.ts';

/** Whether hooks, headlines and angles of the variants all differ; what the bodies say plays no part. */
export const standTogether = (variants: readonly Variant[], brief: Brief): boolean =>
  checkShape(
    {
      variants: variants.map((variant, at) => ({
        ...variant,
        id: `v${at + 1}`,
        primary_text: '',
        description: '',
      })),
      hooks: [],
    },
    brief,
  ).every(({ rule }) => !rule.endsWith('-repeated'));
