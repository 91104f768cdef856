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
import { faultAt, type Place, repeatsIn } from './variety.ts';

type Texts = Pick<Variant, 'hook' | 'primary_text' | 'headline' | 'description'>;

const outside = (field: string): Place => ({ variant: null, field });

const stringFaults = (place: Place, text: string): Finding[] => {
  if (text.trim() === '') return [faultAt('shape.empty', place, text, 'is empty: write it.')];
  const bad = forbidden.exec(text)?.index;
  const message = 'holds a control or direction character: remove it.';
  return bad === undefined
    ? []
    : [faultAt('shape.control-character', place, text, message, [bad, bad + 1])];
};

const lengthFaults = (
  place: Place,
  text: string,
  name: 'hook' | 'headline' | 'description',
): Finding[] => {
  const length = text.normalize('NFC').length;
  const limit = limits[name];
  const message = `has ${length} characters, ${limit} are allowed: say it shorter, do not cut it.`;
  return length <= limit
    ? []
    : [faultAt(`shape.${name}-too-long`, place, text, message, [limit, text.length])];
};

const openingFaults = (place: Place, { hook, primary_text }: Texts): Finding[] => {
  const isOpening =
    primary_text.startsWith(hook) && /^(?: |\n|$)/.test(primary_text.slice(hook.length));
  const message = 'must begin with the hook, letter for letter, then a space or a new line.';
  const end = Math.min(hook.length, primary_text.length);
  return isOpening
    ? []
    : [faultAt('shape.hook-not-opening', place, primary_text, message, [0, end])];
};

/** A weak opening costs readers, it deceives nobody. */
const firstScreenFaults = (place: Place, texts: Texts, brief: Brief): Finding[] => {
  const fault = firstScreenFault(texts, brief);
  const end = Math.min(limits.firstScreen, texts.primary_text.length);
  return fault === undefined
    ? []
    : [
        {
          ...faultAt('shape.first-screen', place, texts.primary_text, fault, [0, end]),
          level: 'hold',
        },
      ];
};

/** Lengths, opening and first screen of a variant that may be missing some of its texts. */
export const checkTexts = (texts: Texts, at: number, brief: Brief): Finding[] => {
  const body = { variant: at, field: 'primary_text' };
  return [
    ...(['hook', 'headline', 'description'] as const).flatMap((field) =>
      lengthFaults({ variant: at, field }, texts[field], field),
    ),
    ...(texts.primary_text && texts.hook ? openingFaults(body, texts) : []),
    ...(texts.primary_text ? firstScreenFaults(body, texts, brief) : []),
  ];
};

/** Where a word stands that is none of the list. */
const choiceFaults = (rule: string, place: Place, text: string, list: readonly string[]) =>
  list.includes(text) ? [] : [faultAt(rule, place, text, `must be one of ${list.join(', ')}.`)];

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
  const message = `holds ${held} ${name}s, ${asked} were asked for.`;
  return held === asked ? [] : [faultAt(`shape.${name}-count`, outside(`${name}s`), '', message)];
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
