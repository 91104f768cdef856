import { languageOf, lexiconFor } from '../facts/words.ts';
import type { Brief, Copy, Fault, Finding } from '../types.ts';
import { type Licence, licenceFor, type SentenceReading } from './licence.ts';
import { checkOffer, checkPolicy, checkTyping } from './policy.ts';
import { checkProof, checkQuotations } from './proof.ts';
import { checkQuantities, type ListNumbers, listNumbers } from './quantities.ts';
import { sentencesOf } from './sentences.ts';
import { at, checkShape, checkTexts, outside, textFields, type WrittenVariant } from './shape.ts';

export type { WrittenVariant } from './shape.ts';

const readSentence = (
  sentence: string,
  licence: Licence,
  listPlaces: ListNumbers,
): SentenceReading => ({
  faults: [
    ...checkQuantities(sentence, licence, listPlaces),
    ...checkProof(sentence, licence),
    ...checkPolicy(sentence, licence).filter(
      ({ rule }) => rule !== 'policy.before-after' || !licence.showsWork,
    ),
  ],
  ...checkOffer(sentence, licence),
});

/** Ads of one brief share sentences, and each is read once. */
const readingOf = (
  sentence: string,
  licence: Licence,
  listPlaces: ListNumbers,
): SentenceReading => {
  if (listPlaces.size > 0) return readSentence(sentence, licence, listPlaces);
  const reading = licence.sentences.get(sentence) ?? readSentence(sentence, licence, listPlaces);
  licence.sentences.set(sentence, reading);
  return reading;
};

/** Of each kind of proof, only the first finding is kept. */
const firstOfEach = (faults: readonly Fault[]): Fault[] => {
  const rules = new Set<string>();
  return faults.filter(
    ({ rule }) => !rule.startsWith('proof.') || (!rules.has(rule) && rules.add(rule)),
  );
};

/** What the sentences of a text have, at their places in the text. */
const faultsIn = (
  text: string,
  { lexicon, isOffered: wasOffered }: Pick<Licence, 'lexicon' | 'isOffered'>,
  readAt: (sentence: string, start: number) => SentenceReading,
): Fault[] => {
  const { months } = lexicon.words;
  const readings = sentencesOf(text, (word) => word.toLowerCase() in months).map((sentence) => ({
    start: sentence.start,
    ...readAt(sentence.text, sentence.start),
  }));
  const isOffered = wasOffered || readings.some((one) => one.isOffer);
  return readings.flatMap(({ start: from, faults: ownFaults, restrictions }) =>
    [...ownFaults, ...(isOffered ? restrictions : [])].map((fault) => ({
      ...fault,
      start: fault.start + from,
      end: fault.end + from,
    })),
  );
};

const readText = (text: string, licence: Licence): Fault[] => {
  const listPlaces = listNumbers(text);
  const faults = faultsIn(text, licence, (sentence, start) => {
    const here = [...listPlaces].map((at) => at - start).filter((at) => at >= 0);
    return readingOf(sentence, licence, new Set(here));
  });
  return [...firstOfEach(faults), ...checkQuotations(text, licence), ...checkTyping(text, licence)];
};

/**
 * What the platform refuses in any text. Without a brief, claims cannot be checked. `expected`: the language, if
 * the text is too short to recognise it.
 */
export const checkPolicies = (text: string, expected = 'en'): readonly Fault[] => {
  const language = languageOf(text, expected);
  const faults = faultsIn(
    text,
    { lexicon: lexiconFor(language), isOffered: false },
    (sentence) => ({
      faults: checkPolicy(sentence, { language }),
      ...checkOffer(sentence, { language }),
    }),
  );
  return [...faults, ...checkTyping(text, { capitals: new Set() })];
};

/** What one text claims that the brief does not supply, and what the platform refuses in it. */
export const checkText = (text: string, brief: Brief): readonly Fault[] => {
  const licence = licenceFor(brief);
  const faults = licence.texts.get(text) ?? readText(text, licence);
  licence.texts.set(text, faults);
  return faults;
};

/** The body begins with the hook: what was found there is not said twice. */
function* judgeVariant(texts: WrittenVariant, variant: number, brief: Brief): Generator<Finding[]> {
  const body = texts.primary_text ?? '';
  for (const field of textFields) {
    const text = texts[field];
    if (!text?.trim() || (field === 'hook' && body.startsWith(text))) continue;
    yield checkText(text, brief).map((fault) => at({ variant, field }, fault));
  }
}

/** What the guard says of one variant, text by text, so that a caller can let others work in between. */
export function* checkVariant(
  texts: WrittenVariant,
  variant: number,
  brief: Brief,
): Generator<Finding[]> {
  yield* judgeVariant(texts, variant, brief);
  yield checkTexts(texts, variant, brief);
}

/**
 * Looks at every text of an answer: it may claim only what the brief supplies, must keep the
 * platform's rules even where the brief breaks them, and must have the promised shape. What has no `stop` may leave.
 */
export const guard = (copy: Copy, brief: Brief): Finding[] => [
  ...copy.variants.flatMap((variant, index) => [
    ...checkText(variant.angle, brief).map((fault) =>
      at({ variant: index, field: 'angle' }, fault),
    ),
    ...[...judgeVariant(variant, index, brief)].flat(),
  ]),
  ...copy.hooks.flatMap(({ text }, index) =>
    checkText(text, brief).map((fault) => at(outside(`hooks[${index}].text`), fault)),
  ),
  ...checkShape(copy, brief),
];
