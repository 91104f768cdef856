import { callToActionTypes } from '../types.ts';
import type { AnswerSchema } from './copy-model.ts';
import type { Question } from './question.ts';

export const object = (properties: Record<string, unknown>): AnswerSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const string = { type: 'string' };
export const listOf = (items: unknown) => ({ type: 'array', items });
export const oneOf = (values: readonly string[]) => ({ ...string, enum: [...new Set(values)] });

/** Naming its facts first keeps a model near them; what it names is not believed, the guard reads the text. */
const variantSchema = ({ variants }: Question) =>
  object({
    angle: oneOf(variants.map(({ angle }) => angle)),
    facts_used: listOf({ type: 'integer' }),
    hook: string,
    primary_text: string,
    headline: string,
    description: string,
    call_to_action_type: oneOf(callToActionTypes),
  });

const hookSchema = ({ hooks }: Question) =>
  object({ category: oneOf(hooks.map(({ category }) => category)), text: string });

const fieldSchema = ({ fields }: Question) =>
  object({ key: oneOf(fields.map(({ key }) => key)), text: string });

/** A list of which nothing is asked is left out: an empty enum is no valid schema. */
export const schemaFor = (question: Question): AnswerSchema =>
  object({
    ...(question.variants.length > 0 && { variants: listOf(variantSchema(question)) }),
    ...(question.fields.length > 0 && { fields: listOf(fieldSchema(question)) }),
    ...(question.hooks.length > 0 && { hooks: listOf(hookSchema(question)) }),
  });
