import { isObject } from '../../kernel/is-object.ts';

/** Stands in a step's parameters for the id of an object that another step makes. */
export type StepReference = { step: string };

export const isReference = (value: unknown): value is StepReference =>
  isObject(value) && Object.keys(value).length === 1 && typeof value['step'] === 'string';
