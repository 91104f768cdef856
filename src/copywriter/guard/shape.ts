import {
  type Brief,
  type Copy,
  callToActionTypes,
  type Finding,
  hookCategories,
  limits,
  pathOf,
  type Variant,
} from '../types.ts';
import type { Complain, Place } from './complain.ts';
import { firstScreenFault } from './first-screen.ts';
import { checkRepeats } from './variety.ts';

const forbidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** A weak opening costs readers, it deceives nobody. */
const softRules: ReadonlySet<string> = new Set(['shape.first-screen']);

const outside = (field: string): Place => ({ variant: null, field });

const checkString = (complain: Complain, place: Place, text: string): void => {
  if (text.trim() === '') complain('shape.empty', place, text, 'is empty: write it.');
  const bad = forbidden.exec(text);
  if (bad) {
    complain(
      'shape.control-character',
      place,
      text,
      'holds a control or direction character: remove it.',
      [bad.index, bad.index + 1],
    );
  }
};

const checkLength = (
  complain: Complain,
  place: Place,
  text: string,
  name: Exclude<keyof typeof limits, 'firstScreen'>,
): void => {
  const length = text.normalize('NFC').length;
  const limit = limits[name];
  if (length <= limit) return;
  complain(
    `shape.${name}-too-long`,
    place,
    text,
    `has ${length} characters, ${limit} are allowed: say it shorter, do not cut it.`,
    [limit, text.length],
  );
};

const checkOpening = (
  complain: Complain,
  place: Place,
  { hook, primary_text }: Pick<Variant, 'hook' | 'primary_text'>,
): void => {
  const next = primary_text.charAt(hook.length);
  const opens = primary_text.startsWith(hook) && (next === '' || next === ' ' || next === '\n');
  if (!opens) {
    complain(
      'shape.hook-not-opening',
      place,
      primary_text,
      'must begin with the hook, letter for letter, then a space or a new line.',
      [0, Math.min(hook.length, primary_text.length)],
    );
  }
};

const checkFirstScreen = (
  complain: Complain,
  place: Place,
  texts: Pick<Variant, 'hook' | 'primary_text'>,
  brief: Brief,
): void => {
  const fault = firstScreenFault(texts, brief);
  const end = Math.min(limits.firstScreen, texts.primary_text.length);
  if (fault) complain('shape.first-screen', place, texts.primary_text, fault, [0, end]);
};

const checkVariant = (complain: Complain, variant: Variant, at: number, brief: Brief): void => {
  const path = (field: keyof Variant): Place => ({ variant: at, field });
  for (const field of ['id', 'angle', 'hook', 'primary_text', 'headline', 'description'] as const) {
    checkString(complain, path(field), variant[field]);
  }
  for (const field of ['hook', 'headline', 'description'] as const) {
    checkLength(complain, path(field), variant[field], field);
  }
  checkOpening(complain, path('primary_text'), variant);
  checkFirstScreen(complain, path('primary_text'), variant, brief);
  if (!callToActionTypes.includes(variant.call_to_action_type)) {
    complain(
      'shape.call-to-action',
      path('call_to_action_type'),
      variant.call_to_action_type,
      `must be one of ${callToActionTypes.join(', ')}.`,
    );
  }
};

const checkCounts = (complain: Complain, { variants, hooks }: Copy, brief: Brief): void => {
  if (variants.length !== brief.num_variants) {
    complain(
      'shape.variant-count',
      outside('variants'),
      '',
      `holds ${variants.length} variants, ${brief.num_variants} were asked for.`,
    );
  }
  if (hooks.length !== brief.num_hooks) {
    complain(
      'shape.hook-count',
      outside('hooks'),
      '',
      `holds ${hooks.length} hooks, ${brief.num_hooks} were asked for.`,
    );
  }
};

const complainTo =
  (findings: Finding[]): Complain =>
  (rule, place, text, message, [start, end] = [0, text.length]) => {
    findings.push({
      ...place,
      rule,
      level: softRules.has(rule) ? 'hold' : 'stop',
      text: text.slice(start, end),
      start,
      end,
      message: `${pathOf(place)} ${message}`,
    });
  };

/** Lengths, opening and first screen of a variant that may be missing some of its texts. */
export const checkTexts = (
  texts: Pick<Variant, 'hook' | 'primary_text' | 'headline' | 'description'>,
  at: number,
  brief: Brief,
): Finding[] => {
  const findings: Finding[] = [];
  const complain = complainTo(findings);
  const placeOf = (field: keyof Variant): Place => ({ variant: at, field });
  for (const field of ['hook', 'headline', 'description'] as const)
    checkLength(complain, placeOf(field), texts[field], field);
  if (texts.primary_text === '') return findings;
  if (texts.hook !== '') checkOpening(complain, placeOf('primary_text'), texts);
  checkFirstScreen(complain, placeOf('primary_text'), texts, brief);
  return findings;
};

/** Checks limits, opening, variety and counts; says nothing about what the words claim. */
export const checkShape = (copy: Copy, brief: Brief): Finding[] => {
  const findings: Finding[] = [];
  const complain = complainTo(findings);
  const { variants, hooks } = copy;
  checkCounts(complain, copy, brief);
  variants.forEach((variant, at) => {
    checkVariant(complain, variant, at, brief);
  });
  hooks.forEach(({ category, category_label, text }, at) => {
    checkString(complain, outside(`hooks[${at}].text`), text);
    checkString(complain, outside(`hooks[${at}].category_label`), category_label);
    checkLength(complain, outside(`hooks[${at}].text`), text, 'hook');
    if (!hookCategories.includes(category)) {
      complain(
        'shape.hook-category',
        outside(`hooks[${at}].category`),
        category,
        `must be one of ${hookCategories.join(', ')}.`,
      );
    }
  });
  const field = (name: 'angle' | 'hook' | 'headline' | 'id') =>
    variants.map((variant, at) => ({ place: { variant: at, field: name }, text: variant[name] }));
  checkRepeats(complain, 'shape.id-repeated', field('id'), false);
  checkRepeats(complain, 'shape.angle-repeated', field('angle'), false);
  checkRepeats(complain, 'shape.headline-repeated', field('headline'), false);
  checkRepeats(complain, 'shape.hook-repeated', field('hook'), true);
  checkRepeats(
    complain,
    'shape.hook-repeated',
    hooks.map(({ text }, at) => ({ place: outside(`hooks[${at}].text`), text })),
    false,
  );
  return findings;
};
