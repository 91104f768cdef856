import { isObject } from '../../kernel/is-object.ts';

/** Used in a step's parameters instead of the id of an object that another step creates. */
export type StepReference = { step: string };

/** True if a value in a step's parameters refers to the result of another step. */
export const isReference = (value: unknown): value is StepReference =>
  isObject(value) && Object.keys(value).length === 1 && typeof value['step'] === 'string';
