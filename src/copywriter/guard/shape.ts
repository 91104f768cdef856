import {
  type Brief,
  type Copy,
  callToActionTypes,
  type Finding,
  forbidden,
  hookCategories,
  limits,
  type Variant,
} from '../types.ts';
import { firstScreenFault } from './first-screen.ts';
import { faultsAt, type Place, repeatsIn } from './variety.ts';

/** What a reader sees of a variant, the body first. */
export const textFields = ['primary_text', 'hook', 'headline', 'description'] as const;

/** The texts of a variant that a person wrote; any may be missing. */
export type WrittenVariant = Partial<Record<(typeof textFields)[number], string | undefined>>;

const outside = (field: string): Place => ({ variant: null, field });

const stringFaults = (place: Place, text: string): Finding[] => {
  if (text.trim() === '') return faultsAt('shape.empty', place, text, 'is empty: write it.');
  const bad = text.search(forbidden);
  const message = bad >= 0 && 'holds a control or direction character: remove it.';
  return faultsAt('shape.control-character', place, text, message, [bad, bad + 1]);
};

const lengthFaults = (
  place: Place,
  text: string,
  name: 'hook' | 'headline' | 'description',
): Finding[] => {
  const length = text.normalize('NFC').length;
  const limit = limits[name];
  const message =
    length > limit &&
    `has ${length} characters, ${limit} are allowed: say it shorter, do not cut it.`;
  return faultsAt(`shape.${name}-too-long`, place, text, message, [limit, text.length]);
};

const openingFaults = (place: Place, hook: string, body: string): Finding[] => {
  const isOpening = body.startsWith(hook) && /^(?: |\n|$)/.test(body.slice(hook.length));
  const message =
    !isOpening && 'must begin with the hook, letter for letter, then a space or a new line.';
  const end = Math.min(hook.length, body.length);
  return faultsAt('shape.hook-not-opening', place, body, message, [0, end]);
};

/** Lengths, opening and first screen of a variant that may be missing some of its texts. */
export const checkTexts = (
  { hook = '', primary_text: body = '', headline = '', description = '' }: WrittenVariant,
  at: number,
  brief: Brief,
): Finding[] => {
  const placeOf = (field: string): Place => ({ variant: at, field });
  const place = placeOf('primary_text');
  const end = Math.min(limits.firstScreen, body.length);
  const unclear = firstScreenFault(body, hook, brief);
  return [
    ...lengthFaults(placeOf('hook'), hook, 'hook'),
    ...lengthFaults(placeOf('headline'), headline, 'headline'),
    ...lengthFaults(placeOf('description'), description, 'description'),
    ...(body && hook ? openingFaults(place, hook, body) : []),
    // A weak opening costs readers, it deceives nobody.
    ...faultsAt('shape.first-screen', place, body, unclear, [0, end], 'hold'),
  ];
};

/** Where a word stands that is none of the list. */
const choiceFaults = (rule: string, place: Place, text: string, list: readonly string[]) =>
  faultsAt(rule, place, text, !list.includes(text) && `must be one of ${list.join(', ')}.`);

const variantFaults = (variant: Variant, at: number, brief: Brief): Finding[] => {
  const placeOf = (field: keyof Variant): Place => ({ variant: at, field });
  const action = placeOf('call_to_action_type');
  return [
    ...(['id', 'angle', 'hook', 'primary_text', 'headline', 'description'] as const).flatMap(
      (field) => stringFaults(placeOf(field), variant[field]),
    ),
    ...checkTexts(variant, at, brief),
    ...choiceFaults('shape.call-to-action', action, variant.call_to_action_type, callToActionTypes),
  ];
};

const countFaults = (name: 'variant' | 'hook', held: number, asked: number): Finding[] => {
  const message = held !== asked && `holds ${held} ${name}s, ${asked} were asked for.`;
  return faultsAt(`shape.${name}-count`, outside(`${name}s`), '', message);
};

/** Checks limits, opening, variety and counts; says nothing about what the words claim. */
export const checkShape = ({ variants, hooks }: Copy, brief: Brief): Finding[] => {
  const hookPlace = (at: number, field: string) => outside(`hooks[${at}].${field}`);
  const textsOf = (field: 'angle' | 'hook' | 'headline' | 'id') =>
    variants.map((variant, at) => ({ place: { variant: at, field }, text: variant[field] }));
  const bank = hooks.map(({ text }, at) => ({ place: hookPlace(at, 'text'), text }));
  return [
    ...countFaults('variant', variants.length, brief.num_variants),
    ...countFaults('hook', hooks.length, brief.num_hooks),
    ...variants.flatMap((variant, at) => variantFaults(variant, at, brief)),
    ...hooks.flatMap(({ category, category_label, text }, at) => [
      ...stringFaults(hookPlace(at, 'text'), text),
      ...stringFaults(hookPlace(at, 'category_label'), category_label),
      ...lengthFaults(hookPlace(at, 'text'), text, 'hook'),
      ...choiceFaults('shape.hook-category', hookPlace(at, 'category'), category, hookCategories),
    ]),
    ...(['id', 'angle', 'headline'] as const).flatMap((name) =>
      repeatsIn(textsOf(name), `shape.${name}-repeated`),
    ),
    ...repeatsIn(textsOf('hook'), 'shape.hook-repeated', { isFuzzy: true }),
    ...repeatsIn(bank, 'shape.hook-repeated'),
  ];
};
