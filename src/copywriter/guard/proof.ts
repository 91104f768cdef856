import {
  type Family,
  type FamilyHit,
  familiesIn,
  guardWordsIn,
  proofFamilies,
} from '../facts/families.ts';
import { isSameAmount, quantitiesIn } from '../facts/quantities.ts';
import { normalize, tokensOf } from '../facts/text.ts';
import type { Fault, Level } from '../types.ts';
import { contentStems, type Licence } from './licence.ts';

/** How grave a statement of a family is where the brief makes none, and what it is called. */
const weights: Record<Family, [level: Level, name: string]> = {
  customers: ['stop', 'other customers'],
  ratings: ['stop', 'a rating'],
  reviews: ['stop', 'reviews'],
  awards: ['stop', 'an award, a test or a certificate'],
  press: ['stop', 'press or television'],
  experience: ['hold', 'years of experience'],
  guarantees: ['stop', 'a guarantee'],
  refunds: ['stop', 'money back'],
  scarcity: ['hold', 'scarcity or a deadline'],
  free: ['stop', 'something free'],
  rank: ['hold', 'a rank or a superlative'],
};

/** What a brief gives for nothing or vouches for is one thing of it, not everything: a free visit makes no free tyre. */
const boundFamilies: readonly Family[] = ['free', 'guarantees', 'refunds'];

/** Whether a sentence names things or numbers, and none of them belongs to a fact of this family. */
const isOfOtherThing = (
  { family, text, source }: FamilyHit,
  sentence: string,
  licence: Licence,
) => {
  const { carriers, lexicon, isSameLanguage, language } = licence;
  const familyFacts = carriers.get(family) ?? [];
  if (familyFacts.length === 0 || !isSameLanguage || !boundFamilies.includes(family)) return false;
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
  if (licence.families.has(family) && isOfOtherThing(hit, sentence, licence))
    return [
      {
        rule: `proof.${family}`,
        level: 'hold',
        text: hit.text,
        start,
        end,
        message: `speaks of ${weights[family][1]} beside other words than the brief.`,
      },
    ];
  // A number beside a noun is judged as a number.
  if (licence.families.has(family) || hit.source.includes('#')) return [];
  const [weight, name] = weights[family];
  const isProof = proofFamilies.includes(family);
  // What audience and pains speak of may be spoken of; as proof it counts only from `benefits`.
  const isSituation = licence.situationFamilies.has(family);
  if (isSituation && !isProof) return [];
  return [
    {
      rule: `proof.${family}`,
      level: isSituation ? 'hold' : weight,
      text: hit.text,
      start,
      end,
      message: `speaks of ${name}, and ${isProof ? 'benefits do' : 'the brief does'} not.`,
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
