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

/** How an ad may be built; a plan names one. Arithmetic is none of them: it reads as a gimmick and breeds false numbers. */
export const shapes = {
  objection: 'say what keeps the reader from buying, then answer it with a fact',
  scene:
    'one moment, told in full sentences in the order in which it happens; the product comes in when it is needed',
  confession:
    'admit a limit, a habit or a price that the facts name, and let it turn out to be the reason to come',
  'list with a turn': 'short lines that go one way, the last one goes another',
  dialogue: 'one short question of the reader, one short answer of the business',
  'how-to': 'something the reader can do or check right now, and what a fact adds to it',
  plain: 'what it is, whom it is for, what it costs, what to do next; no device at all',
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
