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

/** Ways into an ad; a plan names one. Arithmetic and dialogue are none: they read as gimmicks. */
export const shapes = {
  moment: 'the reader’s own moment with the problem or the wish, as one sees and hears it',
  fact: 'the strongest fact or proof, said as one would say it aloud',
  objection: 'what keeps the reader from it (price, effort, doubt), then the fact that answers it',
  offer: 'what one gets and what it costs, in the first sentence',
  steps: 'how it goes, from the first click or call to the result, as far as the facts tell it',
  limit: 'a limit that a fact names (few places, short hours, one town), worn with charm',
  list: 'one line that opens, three or four short lines with a fact each, one line that closes',
} as const;

const sourceSchema = (ids: readonly string[]) => object({ fact: oneOf(ids), quote: string });

const claimSchema = (ids: readonly string[]) =>
  object({ words: string, sources: listOf(sourceSchema(ids)) });

const planSchema = (ids: readonly string[]) =>
  object({
    moment: string,
    believes_now: string,
    believes_after: string,
    lead_fact: oneOf(ids),
    proof_fact: oneOf([...ids, none]),
    shape: oneOf(Object.keys(shapes)),
  });

/** The plan comes first: what is thought of before writing shapes the text. */
const variantSchema = (ids: readonly string[]) =>
  object({
    plan: planSchema(ids),
    angle: string,
    hook: string,
    primary_text: string,
    headline: string,
    headline_shorter: string,
    description: string,
    description_shorter: string,
    call_to_action_type: oneOf(callToActionTypes),
    claims: listOf(claimSchema(ids)),
  });

const hookSchema = (ids: readonly string[]) =>
  object({ category: oneOf(hookCategories), text: string, fact: oneOf([...ids, none]) });

/** A list of which nothing is asked is left out. */
export const writeSchema = (
  facts: readonly Fact[],
  asked: { variants: number; hooks: number },
): AnswerSchema => {
  const ids = facts.map(({ id }) => id);
  return object({
    ...(asked.variants > 0 && { variants: listOf(variantSchema(ids)) }),
    ...(asked.hooks > 0 && { hooks: listOf(hookSchema(ids)) }),
  });
};
