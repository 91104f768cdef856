import type { Fact } from '../facts/facts.ts';
import { callToActionTypes, hookCategories } from '../types.ts';
import type { AnswerSchema } from './copy-model.ts';

export const object = (properties: Record<string, unknown>): AnswerSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const string = { type: 'string' };
export const listOf = (items: unknown) => ({ type: 'array', items });
export const oneOf = (values: readonly string[]) => ({ ...string, enum: [...new Set(values)] });

const none = 'none';

const sourceSchema = (ids: readonly string[]) => object({ fact: oneOf(ids), quote: string });

const claimSchema = (ids: readonly string[]) =>
  object({ ad: { type: 'integer' }, words: string, sources: listOf(sourceSchema(ids)) });

const variantSchema = object({
  angle: string,
  primary_text: string,
  hook: string,
  headline: string,
  headline_shorter: string,
  description: string,
  description_shorter: string,
  call_to_action_type: oneOf(callToActionTypes),
});

const hookSchema = (ids: readonly string[]) =>
  object({ category: oneOf(hookCategories), text: string, fact: oneOf([...ids, none]) });

/** In the order of writing: ideas first, bookkeeping last. Lists that were not requested are left out. */
export const writeSchema = (
  facts: readonly Fact[],
  counts: { variants: number; hooks: number },
): AnswerSchema => {
  const ids = facts.map(({ id }) => id);
  return object({
    ...(counts.variants > 0 && { ideas: listOf(string), variants: listOf(variantSchema) }),
    ...(counts.hooks > 0 && { hooks: listOf(hookSchema(ids)) }),
    ...(counts.variants > 0 && { claims: listOf(claimSchema(ids)) }),
  });
};
