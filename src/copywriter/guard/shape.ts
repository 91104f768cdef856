import { memoize } from '../../kernel/async/memoize.ts';
import { guardWordsOf } from '../facts/families.ts';
import { normalize, tokensOf } from '../facts/text.ts';
import { baseOf, codeOf, languageCodes, languageOf, listOf } from '../facts/words.ts';
import {
  type Brief,
  type Copy,
  type Fault,
  type Finding,
  forbidden,
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

type FindingPlace = Pick<Finding, 'variant' | 'field'>;

export const at = (place: FindingPlace, fault: Fault): Finding => ({
  ...place,
  ...fault,
  message: `${pathOf(place)} ${fault.message}`,
});

const faultsIn = (
  rule: string,
  place: FindingPlace,
  text: string,
  message: string | false | undefined,
  { start = 0, end = text.length, level = 'stop' as Level } = {},
): Finding[] =>
  message ? [at(place, { rule, level, text: text.slice(start, end), start, end, message })] : [];

export const outside = (field: string): FindingPlace => ({ variant: null, field });

// Joined emoji need U+200D; the others only hide something.
const invisible = /[\u00ad\u200b\u200c\u2060\ufeff]/u;

const stringFaults = (place: FindingPlace, text: string): Finding[] => {
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
  place: FindingPlace,
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

const openingFaults = (place: FindingPlace, hook: string, body: string): Finding[] => {
  const isOpening = body.startsWith(hook) && /^(?: |\n|$)/.test(body.slice(hook.length));
  const message =
    !isOpening && 'must begin with the hook, letter for letter, then a space or a new line.';
  return faultsIn('shape.hook-not-opening', place, body, message, {
    end: Math.min(hook.length, body.length),
  });
};

const sentenceEnd = /[.!?…。！？।؟]["”’»」)]*(?=\s|$)|[。！？]|\n/u;

/** Only the first 125 characters are shown before "see more": they hold a whole sentence and name the matter. */
const firstScreenFaults = (place: FindingPlace, body: string, brief: Brief): Finding[] => {
  if (body.length <= limits.firstScreen) return [];
  const firstScreen = body.slice(0, limits.firstScreen);
  const where = { end: limits.firstScreen };
  if (!sentenceEnd.test(firstScreen))
    return faultsIn(
      'shape.first-screen',
      place,
      body,
      'has no sentence end in its first 125 characters: open with a shorter sentence.',
      { ...where, level: 'hold' },
    );
  const { briefStems, isSameLanguage, lexicon } = licenceFor(brief);
  const isNamed =
    !isSameLanguage ||
    briefStems.size === 0 ||
    contentStems(tokensOf(firstScreen), lexicon).some((stem) => isShared(stem, briefStems));
  return faultsIn(
    'shape.first-screen-subject',
    place,
    body,
    !isNamed && 'names nothing of the brief in its first 125 characters.',
    { ...where, level: 'warn' },
  );
};

/** Texts whose common words belong to another language than the requested one. */
const languageFaults = (place: FindingPlace, text: string, language: string): Finding[] => {
  const isForeign =
    codeOf(language) !== undefined && languageOf(text, language) !== baseOf(language);
  const message = isForeign && `is not written in the language asked for (${language}).`;
  return faultsIn('shape.language', place, text, message);
};

const maxLastWord = 30;
const minTypedEnd = 12;

/** "Una per una" ends an entry of the brief, so it may end a text. */
const endsAsTyped = (text: string, brief: Brief): boolean => {
  const end = normalize(text)
    .replace(/(?<![.!?\s])[.!?\s]+$/u, '')
    .slice(-minTypedEnd);
  return end.length === minTypedEnd && `${licenceFor(brief).brief}.`.includes(`${end}.`);
};

/** What shows that a sentence was cut: a word at its end, or one before a full stop. */
const cutWordsOf = memoize(languageCodes.length, (code) => {
  const { atEnd, beforeStop } = guardWordsOf(code).unfinished;
  const halves = listOf(beforeStop);
  return {
    lastWords: new Set(listOf(atEnd)),
    half:
      halves.length > 0
        ? new RegExp(`(?<!\\p{L})(?:${halves.join('|')})\\.(?=\\s|$)`, 'iu')
        : undefined,
  };
});

/** A text that ends on a small word was cut: "A calendar for". */
const cutFaults = (place: FindingPlace, text: string, brief: Brief): Finding[] => {
  const code = codeOf(brief.language);
  if (!code) return [];
  const { lastWords, half: halfSentence } = cutWordsOf(code);
  const half = halfSentence?.exec(text);
  if (half)
    return faultsIn('shape.cut-off', place, text, 'holds half a sentence: finish it.', {
      start: half.index,
      end: half.index + half[0].length,
      level: 'hold',
    });
  const from = Math.max(0, text.length - maxLastWord);
  const last = tokensOf(text.slice(from)).at(-1);
  const isCut = last?.kind === 'word' && lastWords.has(last.norm) && !endsAsTyped(text, brief);
  return faultsIn('shape.cut-off', place, text, isCut && 'breaks off: finish the sentence.', {
    ...(last && { start: from + last.start }),
    level: 'hold',
  });
};

/** Lengths, opening, first screen and language of a variant that may be missing some of its texts. */
export const checkTexts = (texts: WrittenVariant, variant: number, brief: Brief): Finding[] => {
  const { hook = '', primary_text: body = '', headline = '', description = '' } = texts;
  const placeOf = (field: string): FindingPlace => ({ variant, field });
  return [
    ...lengthFaults(placeOf('hook'), hook, 'hook'),
    ...lengthFaults(placeOf('headline'), headline, 'headline'),
    ...lengthFaults(placeOf('description'), description, 'description'),
    ...(body && hook ? openingFaults(placeOf('primary_text'), hook, body) : []),
    ...firstScreenFaults(placeOf('primary_text'), body, brief),
    ...languageFaults(placeOf(body ? 'primary_text' : 'hook'), body || hook, brief.language),
    ...textFields.flatMap((field) => {
      const text = texts[field];
      return text ? cutFaults(placeOf(field), text, brief) : [];
    }),
  ];
};

const variantFaults = (variant: Variant, index: number, brief: Brief): Finding[] => [
  ...(['angle', ...textFields] as const).flatMap((field) =>
    stringFaults({ variant: index, field }, variant[field]),
  ),
  ...checkTexts(variant, index, brief),
];

type Entry = { place: FindingPlace; text: string; norm: string; words: ReadonlySet<string> };

/** Two openings count as equal if at least half of their content words are the same. */
const areAlike = (one: Entry, other: Entry): boolean => {
  if (one.norm === other.norm) return true;
  // With fewer than three words the product's name alone would decide.
  if (one.words.size < 3 || other.words.size < 3) return false;
  const sharedCount = [...one.words].filter((word) => other.words.has(word)).length;
  return sharedCount / (one.words.size + other.words.size - sharedCount) >= 0.5;
};

/** Every entry that says what an earlier one said. */
const repeatsIn = (entries: readonly Entry[], rule: string, isFuzzy: boolean): Finding[] =>
  entries.flatMap((entry, index) => {
    const same = entries
      .slice(0, index)
      .find((other) => (isFuzzy ? areAlike(other, entry) : other.norm === entry.norm));
    const message = same && `says the same as ${pathOf(same.place)}: take a different one.`;
    return faultsIn(rule, entry.place, entry.text, message);
  });

const noWords: ReadonlySet<string> = new Set();

const entryOf = (place: FindingPlace, text: string): Entry => ({
  place,
  text,
  norm: normalize(text).trim(),
  words: noWords,
});

/** A hook with its content words, read once for each brief. */
const hookEntry = (place: FindingPlace, text: string, brief: Brief): Entry => {
  const { lexicon, openings } = licenceFor(brief);
  const words = openings.get(text) ?? new Set(contentStems(tokensOf(text), lexicon));
  openings.set(text, words);
  return { ...entryOf(place, text), words };
};

/** Two variants with one angle or headline, or hooks that say the same. */
const variantRepeats = (variants: readonly Variant[], brief: Brief): Finding[] => [
  ...(['angle', 'headline'] as const).flatMap((field) => {
    const entries = variants.map((one, variant) => entryOf({ variant, field }, one[field]));
    return repeatsIn(entries, `shape.${field}-repeated`, false);
  }),
  ...repeatsIn(
    variants.map(({ hook }, variant) => hookEntry({ variant, field: 'hook' }, hook, brief)),
    'shape.hook-repeated',
    true,
  ),
];

/** Whether a variant has an angle, a headline and a hook that no other variant has; the bodies are not compared. */
export const standsBeside = (
  variant: Variant,
  others: readonly Variant[],
  brief: Brief,
): boolean => {
  const place = outside('hook');
  const opening = hookEntry(place, variant.hook, brief);
  return others.every(
    (other) =>
      normalize(other.angle) !== normalize(variant.angle) &&
      normalize(other.headline) !== normalize(variant.headline) &&
      !areAlike(opening, hookEntry(place, other.hook, brief)),
  );
};

/** Limits, opening and variety of a whole answer; nothing of what the words claim. */
export const checkShape = ({ variants, hooks }: Copy, brief: Brief): Finding[] => {
  const bank = hooks.map(({ text }, index) => entryOf(outside(`hooks[${index}].text`), text));
  return [
    ...variants.flatMap((variant, index) => variantFaults(variant, index, brief)),
    ...bank.flatMap(({ place, text }) => [
      ...stringFaults(place, text),
      ...lengthFaults(place, text, 'hook'),
    ]),
    ...variantRepeats(variants, brief),
    ...repeatsIn(bank, 'shape.hook-repeated', false),
  ];
};
