import { nearest } from '../../../kernel/text/nearest.ts';
import { addProblem, type PlanDraft } from './draft.ts';

/** Named parts of a launch by their ref, with the place of each. */
export type Refs<T> = Map<string, { place: string; value: T }>;

const refShape = /^[^\p{Cc}{}]{1,80}$/u;

/** Adds a part under its ref; notes a problem if it has no ref, or if another part has the same one. */
export const take = <T>(
  draft: PlanDraft,
  refs: Refs<T>,
  place: string,
  ref: unknown,
  makeValue: (ref: string) => T,
) => {
  const field = `${place}.ref`;
  if (ref === undefined) return addProblem(draft, { step: null, field, message: 'is required' });
  if (typeof ref !== 'string' || !refShape.test(ref))
    return addProblem(draft, {
      step: null,
      field,
      message: 'must be 1 to 80 characters without braces',
    });
  const first = refs.get(ref);
  if (first)
    return addProblem(draft, { step: null, field, message: `is the same as ${first.place}.ref` });
  refs.set(ref, { place, value: makeValue(ref) });
};

/** The part with this ref; notes a problem if there is none. */
export const lookUp = <T>(
  draft: PlanDraft,
  refs: Refs<T>,
  field: string,
  ref: unknown,
): T | undefined => {
  const entry = typeof ref === 'string' ? refs.get(ref) : undefined;
  if (entry) return entry.value;
  const names = [...refs.keys()].slice(0, 5).map((name) => `"${name}"`);
  const message =
    names.length === 0
      ? 'names nothing in this launch'
      : `names nothing here; there is ${names.join(', ')}`;
  addProblem(draft, { step: null, field, message });
  return undefined;
};

/** Notes a problem for each field that a part must not have. */
export const refuseOthers = (
  draft: PlanDraft,
  place: string,
  part: Record<string, unknown>,
  known: readonly string[],
) => {
  for (const field of Object.keys(part))
    if (!known.includes(field))
      addProblem(draft, {
        step: null,
        field: `${place}.${field.slice(0, 60)}`,
        message: unknownHere(field, known),
      });
};

const unknownHere = (name: string, known: readonly string[]) => {
  const suggestion = nearest(name, known);
  return suggestion === null
    ? `is not known here; it takes ${known.join(', ')}`
    : `is not known here; did you mean ${suggestion}?`;
};
