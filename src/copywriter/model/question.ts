import { type Brief, type HookCategory, hookCategories } from '../types.ts';
import { anglesFor } from './angles.ts';
import type { Candidate, HookCandidate } from './candidate.ts';
import type { Display } from './mend-text.ts';

/** A variant to be written; `rejected` is what the model wrote there before. */
type VariantOrder = { angle: string; rejected?: Candidate | undefined };

/** One field to be written again, the rest of its variant being good. */
export type FieldOrder = { key: string; field: Display; of: Candidate };

type HookOrder = { category: HookCategory; rejected?: HookCandidate | undefined };

/** What one question to a model asks for. */
export type Question = { variants: VariantOrder[]; fields: FieldOrder[]; hooks: HookOrder[] };

export const isEmpty = ({ variants, fields, hooks }: Question): boolean =>
  variants.length + fields.length + hooks.length === 0;

/**
 * If the guard objects to three honest variants in twenty, ten asked for are ten delivered in 20 of
 * 100 calls; with four more, in 95. Spare ones cost less than another question.
 */
const spareVariants = (count: number) => {
  if (count === 1) return 1;
  if (count <= 3) return 2;
  return count <= 5 ? 3 : 4;
};
const spareHooks = (count: number) => (count === 0 ? 0 : Math.ceil(count / 3) + 1);

/** The categories take turns. */
export const categoriesFor = (count: number): HookCategory[] =>
  Array.from(
    { length: count },
    // The remainder is always inside the list, which the compiler cannot see.
    (_, index) => hookCategories[index % hookCategories.length] ?? 'curiosity',
  );

export const firstQuestion = (brief: Brief): Question => {
  const { num_variants, num_hooks } = brief;
  const angles = anglesFor(brief, num_variants + spareVariants(num_variants));
  const categories = categoriesFor(num_hooks + spareHooks(num_hooks));
  return {
    variants: angles.map((angle) => ({ angle })),
    fields: [],
    hooks: categories.map((category) => ({ category })),
  };
};
