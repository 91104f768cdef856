import * as z from 'zod';
import { categoryLabels, type HookCategory, hookCategories } from '../types.ts';
import type { WrittenVariant } from './candidate.ts';

const longestText = 3_000; // beyond it the answer is noise, not copy to be shortened
const mostItems = 60;

const fields = z.record(z.string(), z.unknown());

type Item = Record<string, unknown>;

const normal = (label: unknown): string => {
  const name = typeof label === 'string' ? label.trim().toLowerCase() : '';
  return name.replace(/[\s_]+/g, '-');
};

/** A list, or an object that names each entry (or each list of entries) by its label. */
const entriesOf = (value: unknown, label: string): Item[] => {
  const itemOf = (entry: unknown): Item[] => {
    if (typeof entry === 'string') return [{ text: entry }];
    const { data } = fields.safeParse(entry);
    return data ? [data] : [];
  };
  if (Array.isArray(value)) return value.slice(0, mostItems).flatMap(itemOf);
  return Object.entries(fields.safeParse(value).data ?? {})
    .slice(0, mostItems)
    .flatMap(([name, entry]) =>
      (Array.isArray(entry) ? entry.slice(0, mostItems) : [entry])
        .flatMap(itemOf)
        .map((item) => ({ [label]: name, ...item })),
    );
};

/** The first of these fields that holds a text; models vary the names. */
const textOf = (item: Item, names: string): string => {
  for (const name of names.split(' ')) {
    const value = item[name];
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longestText)
      return value.trim();
  }
  return '';
};

/** Gives what has no label of its own one of those that are left over, in order. */
const assign = <T extends string, I>(
  items: { label: T | undefined; item: I }[],
  asked: readonly T[],
): { label: T; item: I }[] => {
  const left = [...asked];
  for (const { label } of items) {
    const at = label === undefined ? -1 : left.indexOf(label);
    if (at >= 0) left.splice(at, 1);
  }
  return items.flatMap(({ label, item }) => {
    const given = label ?? left.shift();
    return given === undefined ? [] : [{ label: given, item }];
  });
};

const variantOf = (item: Item): Omit<WrittenVariant, 'angle'> => ({
  hook: textOf(item, 'hook opening'),
  primary_text: textOf(item, 'primary_text primaryText primary body message text'),
  headline: textOf(item, 'headline title'),
  description: textOf(item, 'description link_description linkDescription'),
  call_to_action_type: textOf(
    item,
    'call_to_action_type call_to_action callToActionType callToAction cta',
  ),
});

/** The variants of an answer, each under one of the angles asked for; those without a text are left. */
export const readVariants = (value: unknown, angles: readonly string[]): WrittenVariant[] => {
  const seen = new Set<string>();
  const items = entriesOf(value, 'angle').flatMap((item) => {
    const written = variantOf(item);
    if (written.primary_text === '') return [];
    const angle = normal(item['angle']);
    const isFree = angles.includes(angle) && !seen.has(angle);
    seen.add(angle);
    return [{ label: isFree ? angle : undefined, item: written }];
  });
  return assign(items, angles).map(({ label, item }) => ({ angle: label, ...item }));
};

const categoryOf = (label: string): HookCategory | undefined =>
  hookCategories.find((name) => name === label || normal(categoryLabels[name]) === label);

export const readHooks = (value: unknown, asked: readonly HookCategory[]) => {
  const items = entriesOf(value, 'category').flatMap((item) => {
    const text = textOf(item, 'text hook line');
    const label = categoryOf(normal(item['category'] ?? item['category_label']));
    return text === '' ? [] : [{ label, item: text }];
  });
  return assign(items, asked).map(({ label, item }) => ({ category: label, text: item }));
};

/** The single fields of an answer, by the key they were asked for under. */
export const readFields = (value: unknown): Map<string, string> =>
  new Map(
    entriesOf(value, 'key').flatMap((item): [string, string][] => {
      const text = textOf(item, 'text');
      return text === '' ? [] : [[normal(item['key']), text]];
    }),
  );
