import { z } from 'zod';
import {
  callToActionTypes,
  categoryLabels,
  type Hook,
  hookCategories,
  type Variant,
} from '../types.ts';
import type { Slots } from './slots.ts';

const longestText = 3_000; // beyond it the answer is noise, not copy to be shortened
const mostItems = 60;

const text = z.string().trim().min(1).max(longestText);
const label = z.string().transform((value) =>
  value
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-'),
);
const callToAction = z
  .string()
  .transform((value) =>
    value
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_'),
  )
  .pipe(z.enum(callToActionTypes));

const variantItem = z.object({
  angle: label,
  hook: text,
  primary_text: text,
  headline: text,
  description: text,
  call_to_action_type: callToAction,
});
const hookItem = z.object({ category: label.pipe(z.enum(hookCategories)), text });

const items = z.array(z.unknown()).catch([]);
const answer = z.object({ variants: items, hooks: items }).catch({ variants: [], hooks: [] });

/** What has been written so far, by place. */
export type Parts = { variants: Map<number, Variant>; hooks: Map<number, Hook> };

export const noParts = (): Parts => ({ variants: new Map(), hooks: new Map() });

const wellFormed = <T>(schema: z.ZodType<T>, list: unknown[]): T[] =>
  list.slice(0, mostItems).flatMap((item) => schema.safeParse(item).data ?? []);

/** Takes the first item that fits out of the list, so that two places never share one. */
const take = <T>(list: T[], fits: (item: T) => boolean): T | undefined => {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
};

/**
 * Puts what the model answered into the places it was asked for and returns the places still
 * open. Items nobody asked for, or out of shape, are left lying.
 */
export const fillParts = (parts: Parts, slots: Slots, value: unknown): Slots => {
  const given = answer.parse(value);
  const variants = wellFormed(variantItem, given.variants);
  const hooks = wellFormed(hookItem, given.hooks);

  for (const { index, angle } of slots.variants) {
    const item = take(variants, (variant) => variant.angle === angle);
    if (item) parts.variants.set(index, { id: `v${index + 1}`, ...item });
  }
  for (const { index, category } of slots.hooks) {
    const item = take(hooks, (hook) => hook.category === category);
    if (!item) continue;
    const category_label = categoryLabels[category];
    parts.hooks.set(index, { category, category_label, text: item.text });
  }
  return {
    variants: slots.variants.filter(({ index }) => !parts.variants.has(index)),
    hooks: slots.hooks.filter(({ index }) => !parts.hooks.has(index)),
  };
};
