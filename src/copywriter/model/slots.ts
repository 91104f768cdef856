import {
  type Brief,
  type Copy,
  type Finding,
  type HookCategory,
  hookCategories,
  pathOf,
} from '../types.ts';
import { anglesFor } from './angles.ts';

/** The places of an answer that are to be written, each with what makes it different. */
export type Slots = {
  variants: { index: number; angle: string }[];
  hooks: { index: number; category: HookCategory }[];
};

export const isEmpty = ({ variants, hooks }: Slots) => variants.length + hooks.length === 0;

export const slotsOf = (brief: Brief): Slots => ({
  variants: anglesFor(brief).map((angle, index) => ({ index, angle })),
  hooks: Array.from({ length: brief.num_hooks }, (_, index) => ({
    index,
    // The remainder is always inside the list, which the compiler cannot see.
    category: hookCategories[index % hookCategories.length] ?? 'curiosity',
  })),
});

/** `variants[2].headline` names one place, `variants` all of that list, anything else the whole answer. */
const names = (path: string, list: keyof Slots, index: number) => {
  const [, where, at] = /^(variants|hooks)(?:\[(\d+)\])?(?![\w[])/.exec(path) ?? [];
  if (where === undefined) return true;
  return where === list && (at === undefined || Number(at) === index);
};

export const findingsAt = (findings: Finding[], list: keyof Slots, index: number) =>
  findings.filter((finding) => names(pathOf(finding), list, index));

export const failingSlots = (copy: Copy, findings: Finding[]): Slots => {
  const isFailing = (list: keyof Slots) => (slot: { index: number }) =>
    findingsAt(findings, list, slot.index).length > 0;
  return {
    variants: copy.variants
      .map(({ angle }, index) => ({ index, angle }))
      .filter(isFailing('variants')),
    hooks: copy.hooks
      .map(({ category }, index) => ({ index, category }))
      .filter(isFailing('hooks')),
  };
};
