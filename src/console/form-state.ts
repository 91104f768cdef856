import type { Failure, FieldProblem } from '../contract/failures.ts';

/** A form that could not be carried out: everything typed, and what is wrong with it. */
export type FormState = {
  action: string;
  values: URLSearchParams;
  failure: Failure;
  problems: readonly FieldProblem[];
};

export const formState = (
  action: string,
  values: URLSearchParams,
  failure: Failure,
): FormState => ({
  action,
  values,
  failure,
  problems: failure.options.fields ?? [],
});
