import { callToActionTypes } from '../types.ts';
import type { AnswerSchema } from './copy-model.ts';
import type { Slots } from './slots.ts';

const object = (properties: Record<string, unknown>): AnswerSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const string = { type: 'string' };
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: [...new Set(values)] });

/** Naming its facts first keeps a model near them; what it names is not believed, the guard reads the text. */
const variantSchema = ({ variants }: Slots) =>
  object({
    angle: oneOf(variants.map(({ angle }) => angle)),
    facts_used: { type: 'array', items: { type: 'integer' } },
    hook: string,
    primary_text: string,
    headline: string,
    description: string,
    call_to_action_type: oneOf(callToActionTypes),
  });

const hookSchema = ({ hooks }: Slots) =>
  object({ category: oneOf(hooks.map(({ category }) => category)), text: string });

/** A list without a slot is left out: an empty enum is no valid schema. */
export const schemaFor = (slots: Slots): AnswerSchema =>
  object({
    ...(slots.variants.length > 0 && { variants: { type: 'array', items: variantSchema(slots) } }),
    ...(slots.hooks.length > 0 && { hooks: { type: 'array', items: hookSchema(slots) } }),
  });
