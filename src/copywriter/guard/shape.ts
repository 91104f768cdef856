import { normalize, tokensOf } from '../facts/text.ts';
import { baseOf, languageCodes, languageVotes, lexiconFor } from '../facts/words.ts';
import {
  type Brief,
  type Copy,
  callToActionTypes,
  type Fault,
  type Finding,
  forbidden,
  hookCategories,
  type Level,
  limits,
  pathOf,
  type Variant,
} from '../types.ts';
import { contentStems, isShared, licenceFor } from './licence.ts';

/** What a reader sees of a variant, the body first. */
export const textFields = ['primary_text', 'hook', 'headline', 'description'] as const;

/** The texts of a variant that a person wrote; any may be missing. */
export type WrittenVariant = Partial<Record<(typeof textFields)[number], string | undefined>>;

type Place = Pick<Finding, 'variant' | 'field'>;

export const at = (place: Place, fault: Fault): Finding => ({
  ...place,
  ...fault,
  message: `${pathOf(place)} ${fault.message}`,
});

const faultsIn = (
  rule: string,
  place: Place,
  text: string,
  message: string | false | undefined,
  { start = 0, end = text.length, level = 'stop' as Level } = {},
): Finding[] =>
  message ? [at(place, { rule, level, text: text.slice(start, end), start, end, message })] : [];

const outside = (field: string): Place => ({ variant: null, field });

// Joined emoji need U+200D; the others only hide something.
const invisible = /[\u00ad\u200b\u200c\u2060\ufeff]/u;

const stringFaults = (place: Place, text: string): Finding[] => {
  if (text.trim() === '') return faultsIn('shape.empty', place, text, 'is empty: write it.');
  const bad = Math.max(text.search(forbidden), text.search(invisible));
  return faultsIn(
    'shape.control-character',
    place,
    text,
    bad >= 0 && 'holds a control, direction or invisible character: remove it.',
    { start: Math.max(bad, 0), end: bad + 1 },
  );
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
  return faultsIn(`shape.${name}-too-long`, place, text, message, { start: limit });
};

const openingFaults = (place: Place, hook: string, body: string): Finding[] => {
  const isOpening = body.startsWith(hook) && /^(?: |\n|$)/.test(body.slice(hook.length));
  const message =
    !isOpening && 'must begin with the hook, letter for letter, then a space or a new line.';
  return faultsIn('shape.hook-not-opening', place, body, message, {
    end: Math.min(hook.length, body.length),
  });
};

const sentenceEnd = /[.!?…。！？।؟]["”’»」)]*(?=\s|$)|[。！？]|\n/u;

/** The first 125 characters stand alone before "see more": they hold a whole sentence and name the matter. */
const firstScreenFaults = (place: Place, body: string, brief: Brief): Finding[] => {
  if (body.length <= limits.firstScreen) return [];
  const shown = body.slice(0, limits.firstScreen);
  const where = { end: limits.firstScreen };
  if (!sentenceEnd.test(shown))
    return faultsIn(
      'shape.first-screen',
      place,
      body,
      'has no sentence end in its first 125 characters: open with a shorter sentence.',
      { ...where, level: 'hold' },
    );
  const { brief: known, isSameLanguage } = licenceFor(brief);
  const lexicon = lexiconFor(brief.language);
  const stems = new Set(contentStems(tokensOf(known), lexicon));
  const isNamed =
    !isSameLanguage ||
    stems.size === 0 ||
    contentStems(tokensOf(shown), lexicon).some((stem) => isShared(stem, stems));
  return faultsIn(
    'shape.first-screen-subject',
    place,
    body,
    !isNamed && 'names nothing of the brief in its first 125 characters.',
    { ...where, level: 'warn' },
  );
};

const minVotes = 4;

/** A text whose everyday words are those of another language than the one asked for. */
const languageFaults = (place: Place, text: string, language: string): Finding[] => {
  if (!languageCodes.includes(baseOf(language))) return [];
  const votes = languageVotes(text);
  const [first] = votes;
  const own = votes.find(({ code }) => code === baseOf(language))?.votes ?? 0;
  const isForeign = first !== undefined && first.votes >= minVotes && first.votes > own * 2;
  return faultsIn(
    'shape.language',
    place,
    text,
    isForeign && `is not written in the language asked for (${language}).`,
  );
};

/** A text that ends on a small word was cut: "A calendar for". */
const cutFaults = (place: Place, text: string, language: string): Finding[] => {
  const last = tokensOf(text).at(-1);
  const isCut =
    last?.kind === 'word' &&
    guardedEndings[lexiconFor(language).code]?.includes(last.norm) === true &&
    languageCodes.includes(baseOf(language));
  return faultsIn('shape.cut-off', place, text, isCut && 'breaks off: finish the sentence.', {
    ...(last && { start: last.start }),
    level: 'hold',
  });
};

/** Words that no sentence ends on. */
const guardedEndings: Record<string, string[]> = {
  en: ['for', 'the', 'a', 'an', 'and', 'or', 'of', 'to', 'your', 'our', 'from', 'with', 'my'],
  de: ['und', 'oder', 'der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'fur', 'von', 'dein'],
  fr: ['et', 'ou', 'le', 'la', 'les', 'un', 'une', 'de', 'du', 'des', 'pour', 'votre', 'a'],
  es: ['y', 'o', 'el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'para', 'con', 'tu'],
  it: ['e', 'o', 'il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una', 'di', 'del', 'per', 'con'],
  pt: ['e', 'ou', 'o', 'os', 'as', 'um', 'uma', 'de', 'do', 'da', 'para', 'com', 'seu'],
  nl: ['en', 'of', 'de', 'het', 'een', 'van', 'voor', 'met', 'je', 'jouw', 'onze'],
};

/** Lengths, opening, first screen and language of a variant that may be missing some of its texts. */
export const checkTexts = (written: WrittenVariant, variant: number, brief: Brief): Finding[] => {
  const { hook = '', primary_text: body = '', headline = '', description = '' } = written;
  const placeOf = (field: string): Place => ({ variant, field });
  return [
    ...lengthFaults(placeOf('hook'), hook, 'hook'),
    ...lengthFaults(placeOf('headline'), headline, 'headline'),
    ...lengthFaults(placeOf('description'), description, 'description'),
    ...(body && hook ? openingFaults(placeOf('primary_text'), hook, body) : []),
    ...firstScreenFaults(placeOf('primary_text'), body, brief),
    ...languageFaults(placeOf(body ? 'primary_text' : 'hook'), body || hook, brief.language),
    ...textFields.flatMap((field) => {
      const text = written[field];
      return text ? cutFaults(placeOf(field), text, brief.language) : [];
    }),
  ];
};

const choiceFaults = (rule: string, place: Place, text: string, list: readonly string[]) =>
  faultsIn(rule, place, text, !list.includes(text) && `must be one of ${list.join(', ')}.`);

const variantFaults = (variant: Variant, index: number, brief: Brief): Finding[] => {
  const placeOf = (field: keyof Variant): Place => ({ variant: index, field });
  return [
    ...(['id', 'angle', 'hook', 'primary_text', 'headline', 'description'] as const).flatMap(
      (field) => stringFaults(placeOf(field), variant[field]),
    ),
    ...checkTexts(variant, index, brief),
    ...choiceFaults(
      'shape.call-to-action',
      placeOf('call_to_action_type'),
      variant.call_to_action_type,
      callToActionTypes,
    ),
  ];
};

type Entry = { place: Place; text: string; words: ReadonlySet<string> };

/** Two openings are one when at least half of their content words are the same. */
const areAlike = (one: Entry, other: Entry): boolean => {
  if (normalize(one.text).trim() === normalize(other.text).trim()) return true;
  // With fewer than three words the product's name alone would decide.
  if (one.words.size < 3 || other.words.size < 3) return false;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared / (one.words.size + other.words.size - shared) >= 0.5;
};

/** Every entry that says what an earlier one said. */
const repeatsIn = (entries: readonly Entry[], rule: string, isFuzzy: boolean): Finding[] =>
  entries.flatMap((entry, index) => {
    const same = entries
      .slice(0, index)
      .find((other) => (isFuzzy ? areAlike(other, entry) : areEqual(other, entry)));
    const message = same && `says the same as ${pathOf(same.place)}: take a different one.`;
    return faultsIn(rule, entry.place, entry.text, message);
  });

const areEqual = (one: Entry, other: Entry): boolean =>
  normalize(one.text).trim() === normalize(other.text).trim();

const countFaults = (name: 'variant' | 'hook', held: number, asked: number): Finding[] =>
  faultsIn(
    `shape.${name}-count`,
    outside(`${name}s`),
    '',
    held !== asked && `holds ${held} ${name}s, ${asked} were asked for.`,
  );

/** Limits, opening, variety and counts of a whole answer; nothing of what the words claim. */
export const checkShape = ({ variants, hooks }: Copy, brief: Brief): Finding[] => {
  const lexicon = lexiconFor(brief.language);
  const entryOf = (place: Place, text: string): Entry => ({
    place,
    text,
    words: new Set(contentStems(tokensOf(text), lexicon)),
  });
  const hookPlace = (index: number, field: string) => outside(`hooks[${index}].${field}`);
  const entriesOf = (field: 'angle' | 'hook' | 'headline' | 'id') =>
    variants.map((variant, index) => entryOf({ variant: index, field }, variant[field]));
  const bank = hooks.map(({ text }, index) => entryOf(hookPlace(index, 'text'), text));
  return [
    ...countFaults('variant', variants.length, brief.num_variants),
    ...countFaults('hook', hooks.length, brief.num_hooks),
    ...variants.flatMap((variant, index) => variantFaults(variant, index, brief)),
    ...hooks.flatMap(({ category, category_label, text }, index) => [
      ...stringFaults(hookPlace(index, 'text'), text),
      ...stringFaults(hookPlace(index, 'category_label'), category_label),
      ...lengthFaults(hookPlace(index, 'text'), text, 'hook'),
      ...choiceFaults(
        'shape.hook-category',
        hookPlace(index, 'category'),
        category,
        hookCategories,
      ),
    ]),
    ...(['id', 'angle', 'headline'] as const).flatMap((name) =>
      repeatsIn(entriesOf(name), `shape.${name}-repeated`, false),
    ),
    ...repeatsIn(entriesOf('hook'), 'shape.hook-repeated', true),
    ...repeatsIn(bank, 'shape.hook-repeated', false),
  ];
};
