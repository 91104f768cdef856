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
import { firstScreenFault } from './first-screen.ts';
import { type Complain, checkRepeats, type Place } from './variety.ts';

const forbidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** A weak opening costs readers, it deceives nobody. */
const softRules: ReadonlySet<string> = new Set(['shape.first-screen']);

const outside = (field: string): Place => ({ variant: null, field });

const checkString = (complain: Complain, place: Place, text: string): void => {
  if (text.trim() === '') complain('shape.empty', place, text, 'is empty: write it.');
  const bad = forbidden.exec(text);
  const where: [number, number] = [bad?.index ?? 0, (bad?.index ?? 0) + 1];
  const message = 'holds a control or direction character: remove it.';
  if (bad) complain('shape.control-character', place, text, message, where);
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
  const message = 'must begin with the hook, letter for letter, then a space or a new line.';
  const end = Math.min(hook.length, primary_text.length);
  if (!opens) complain('shape.hook-not-opening', place, primary_text, message, [0, end]);
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
  const action = variant.call_to_action_type;
  const message = `must be one of ${callToActionTypes.join(', ')}.`;
  if (!callToActionTypes.includes(action))
    complain('shape.call-to-action', path('call_to_action_type'), action, message);
};

const checkCounts = (complain: Complain, { variants, hooks }: Copy, brief: Brief): void => {
  const count = (name: 'variant' | 'hook', held: number, asked: number): void => {
    const message = `holds ${held} ${name}s, ${asked} were asked for.`;
    if (held !== asked) complain(`shape.${name}-count`, outside(`${name}s`), '', message);
  };
  count('variant', variants.length, brief.num_variants);
  count('hook', hooks.length, brief.num_hooks);
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
    const message = `must be one of ${hookCategories.join(', ')}.`;
    if (!hookCategories.includes(category))
      complain('shape.hook-category', outside(`hooks[${at}].category`), category, message);
  });
  const field = (name: 'angle' | 'hook' | 'headline' | 'id') =>
    variants.map((variant, at) => ({ place: { variant: at, field: name }, text: variant[name] }));
  for (const name of ['id', 'angle', 'headline'] as const)
    checkRepeats(complain, `shape.${name}-repeated`, field(name), false);
  checkRepeats(complain, 'shape.hook-repeated', field('hook'), true);
  const bank = hooks.map(({ text }, at) => ({ place: outside(`hooks[${at}].text`), text }));
  checkRepeats(complain, 'shape.hook-repeated', bank, false);
  return findings;
};
