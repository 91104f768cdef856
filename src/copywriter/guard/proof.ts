import { type FamilyHit, factsOfFamily, familiesIn, guardWordsIn } from '../facts/families.ts';
import { isSameAmount, quantitiesIn } from '../facts/quantities.ts';
import { normalize, tokensOf } from '../facts/text.ts';
import { briefLacks, type Fault } from '../types.ts';
import { contentStems, type Licence } from './licence.ts';

/** Whether a sentence names things or numbers, and none of them belongs to a fact of this family. */
const isOfOtherThing = (
  { family, text, source }: FamilyHit,
  sentence: string,
  licence: Licence,
) => {
  const { carriers, lexicon, isSameLanguage, language } = licence;
  const familyFacts = carriers.get(family) ?? [];
  if (familyFacts.length === 0 || !isSameLanguage || !factsOfFamily(family).isBound) return false;
  const tokens = tokensOf(sentence);
  const hit = contentStems(tokensOf(text), lexicon);
  const otherStems = contentStems(tokens, lexicon).filter((stem) => !hit.includes(stem));
  const factTexts = familyFacts.map((fact) => normalize(fact.text));
  const isSaid = (stem: string) => factTexts.some((one) => one.includes(stem.slice(0, minCommon)));
  // "No … fee" has its thing among its own words.
  if (source.includes('…') && hit.every(isSaid)) return false;
  return (
    otherStems.length >= minNamed &&
    !otherStems.some(isSaid) &&
    !quantitiesIn(sentence, language).some((one) =>
      familyFacts.some(({ quantities }) => quantities.some((own) => isSameAmount(one, own))),
    )
  );
};

const minCommon = 4;
/** "Try it free" names nothing: one word is as likely a verb. */
const minNamed = 2;

const judgeFamily = (hit: FamilyHit, sentence: string, licence: Licence): Fault[] => {
  const { family, start, end } = hit;
  const { name, level, isProof } = factsOfFamily(family);
  if (licence.families.has(family) && isOfOtherThing(hit, sentence, licence))
    return [
      {
        rule: `proof.${family}`,
        level: 'hold',
        text: hit.text,
        start,
        end,
        message: `speaks of ${name} beside other words than the brief.`,
      },
    ];
  // A number beside a noun is judged as a number.
  if (licence.families.has(family) || hit.source.includes('#')) return [];
  // What audience and pains speak of may be spoken of; as proof it counts only from `benefits`.
  const isSituation = licence.situationFamilies.has(family);
  if (isSituation && !isProof) return [];
  return [
    {
      rule: `proof.${family}`,
      level: isSituation ? 'hold' : level,
      text: hit.text,
      start,
      end,
      message: `speaks of ${name}, and ${isProof ? briefLacks.claim : 'the brief does not.'}`,
    },
  ];
};

const quotations = /["“„«]([^"“”„«»\n]{8,400})["”“»]/gu;
const minQuotedWords = 3;
const maxSpeaker = 40;

/** A quotation with its speaker is a testimonial; nobody may be invented who said something. */
export const checkQuotations = (text: string, { language, brief }: Licence): Fault[] =>
  [...text.matchAll(quotations)].flatMap(({ 0: quote, 1: words = '', index }) => {
    const end = index + quote.length;
    const isName = (place: string) => /\p{Lu}\p{Ll}+/u.test(place);
    const after = text.slice(end, end + maxSpeaker).split(/[.!?\n]/u)[0] ?? '';
    const before =
      text
        .slice(Math.max(0, index - maxSpeaker), index)
        .split(/[.!?\n]/u)
        .at(-1) ?? '';
    const speaks = (place: string) =>
      guardWordsIn(tokensOf(place), language, 'speech').length > 0 && isName(place);
    const isSigned = /^(?:\s*,)?\s*[–—-]\s*\p{Lu}/u.test(text.slice(end, end + maxSpeaker));
    const isKnown = brief.includes(normalize(words).replace(/[.!?,]$/u, ''));
    const count = tokensOf(words).filter(({ kind }) => kind === 'word').length;
    if (isKnown || count < minQuotedWords || !(isSigned || speaks(after) || speaks(before)))
      return [];
    return [
      {
        rule: 'proof.quotation',
        level: 'stop' as const,
        text: quote,
        start: index,
        end,
        message: 'quotes somebody whom the brief does not quote.',
      },
    ];
  });

/** Statements of proof, promise and urgency in one sentence that the brief does not make. */
export const checkProof = (sentence: string, licence: Licence): Fault[] =>
  familiesIn(sentence, licence.language).flatMap((hit) => judgeFamily(hit, sentence, licence));
