import {
  type Family,
  type FamilyHit,
  familiesIn,
  guardWordsIn,
  proofFamilies,
} from '../facts/families.ts';
import { normalize, tokensOf } from '../facts/text.ts';
import type { Fault, Level } from '../types.ts';
import { contentStems, isShared, type Licence } from './licence.ts';

/** How grave a statement of a family is where the brief makes none, and what it is called. */
const weights: Record<Family, [level: Level, name: string]> = {
  customers: ['stop', 'other customers'],
  ratings: ['stop', 'a rating'],
  reviews: ['stop', 'reviews'],
  awards: ['stop', 'an award, a test or a certificate'],
  press: ['stop', 'press or television'],
  experience: ['hold', 'years of experience'],
  guarantees: ['stop', 'a guarantee'],
  scarcity: ['hold', 'scarcity or a deadline'],
  free: ['hold', 'something free'],
  rank: ['hold', 'a rank or a superlative'],
};

/** A word of the facts, also misspelt behind its beginning or cut off by a full stop: "certfied", "rec." */
const isInBrief = (stem: string, { factWords, brief }: Licence): boolean =>
  isShared(stem, factWords) ||
  (stem.length > 4 &&
    ([...factWords].some((word) => word.startsWith(stem.slice(0, 4))) ||
      brief.includes(` ${stem.slice(0, 3)}.`)));

const judgeFamily = (hit: FamilyHit, licence: Licence): Fault[] => {
  const { family, start, end } = hit;
  // A number beside a noun is judged as a number.
  if (licence.families.has(family) || hit.source.includes('#')) return [];
  const stems = contentStems(tokensOf(hit.text), licence.lexicon);
  if (stems.some((stem) => isInBrief(stem, licence))) return [];
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

/** The first finding of each family is enough. */
const firstOfEach = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ rule }, at) => faults.findIndex((one) => one.rule === rule) === at);

const quotations = /["“„«]([^"“”„«»\n]{8,400})["”“»]/gu;
const minQuotedWords = 3;
const maxSpeaker = 40;

/** A quotation with its speaker is a testimonial; nobody may be invented who said something. */
const checkQuotations = (text: string, { language, brief }: Licence): Fault[] =>
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
    const isSigned = /^\s*[,]?\s*[–—-]\s*\p{Lu}/u.test(text.slice(end, end + maxSpeaker));
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

/** Statements of proof, promise and urgency that the brief does not make. */
export const checkProof = (text: string, licence: Licence): Fault[] => {
  const hits = familiesIn(text, licence.language);
  return [
    ...firstOfEach(hits.flatMap((hit) => judgeFamily(hit, licence))),
    ...checkQuotations(text, licence),
  ];
};
