import {
  allGuardWords,
  type Family,
  type FamilyHit,
  factsOfFamily,
  familiesIn,
  guardWordsIn,
} from '../facts/families.ts';
import { quantitiesIn } from '../facts/quantities.ts';
import { isSameAmount } from '../facts/same-amount.ts';
import { normalize, type Token, tokensOf } from '../facts/text.ts';
import { listOf } from '../facts/words.ts';
import { briefLacks, type Fault, type Level } from '../types.ts';
import { contentStems, firstFrom, isShared, type Licence } from './licence.ts';
import { isReduced } from './quantities.ts';

/** Whether a sentence names things or numbers, and no fact of this family has any of them. */
const isOfOtherThing = (
  { family, text, source }: FamilyHit,
  sentence: string,
  licence: Licence,
) => {
  const { carriers, isSameLanguage, language, lexicon } = licence;
  const familyFacts = carriers.get(family) ?? [];
  if (familyFacts.length === 0 || !isSameLanguage || !factsOfFamily(family).isBound) return false;
  const tokens = tokensOf(sentence);
  const wordsIn = (list: readonly Token[]) =>
    list
      .filter(
        ({ kind, norm }) => kind === 'word' && norm.length > 2 && !lexicon.isFunctionWord(norm),
      )
      .map(({ norm }) => norm);
  const hit = wordsIn(tokensOf(text));
  const otherStems = wordsIn(tokens).filter((word) => !hit.includes(word));
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

/** "Free gift wrap", where the brief gives a free visit: nothing of the sentence is in the brief. */
const isForeign = (sentence: string, { text }: FamilyHit, { briefStems, lexicon }: Licence) => {
  const own = contentStems(tokensOf(text), lexicon);
  const others = contentStems(tokensOf(sentence), lexicon).filter((stem) => !own.includes(stem));
  const beginnings = new Set([...briefStems].map((stem) => stem.slice(0, minBeginning)));
  return (
    others.length >= minNamed && !others.some((stem) => beginnings.has(stem.slice(0, minBeginning)))
  );
};

/** "Meten" and "meting" begin alike. */
const minBeginning = 3;

const minCommon = 4;
/** "Try it free" names nothing: one word is as likely a verb. */
const minNamed = 2;

const maxToPlace = 50;
const ownerBefore = /\p{Lu}\p{L}+(?:['’]s|s['’]?)\s+(?:\p{Ll}+\s+)?$/u;
const namedPlace = /^\s*(?:\p{Ll}{1,6}[\s'’]+){0,4}\p{Lu}\p{Ll}/u;

/** "The best bakery in Leeds", "Kent's number one": a superlative of a place is a claim. */
const isOfPlace = ({ start, end }: FamilyHit, sentence: string, language: string): boolean =>
  ownerBefore.test(sentence.slice(Math.max(0, start - maxToPlace), start)) ||
  guardWordsIn(tokensOf(sentence), language, 'places').some(
    (place) =>
      place.start >= end &&
      place.start - end <= maxToPlace &&
      namedPlace.test(sentence.slice(place.end)),
  );

const maxToThing = 3;

/** "The best part of the day" praises nothing that is sold. */
const isOfOurThing = ({ end }: FamilyHit, sentence: string, licence: Licence): boolean => {
  const tokens = tokensOf(sentence);
  const next = firstFrom(tokens, end);
  return (
    !licence.isSameLanguage ||
    contentStems(tokens.slice(next, next + maxToThing), licence.lexicon).some((stem) =>
      isShared(stem, licence.briefStems),
    )
  );
};

const levelOf = (hit: FamilyHit, sentence: string, licence: Licence): Level | undefined => {
  const { level } = factsOfFamily(hit.family);
  if (hit.isStrict) return 'stop';
  if (hit.family !== 'rank') return level;
  if (isOfPlace(hit, sentence, licence.language)) return 'stop';
  return isOfOurThing(hit, sentence, licence) ? level : undefined;
};

const minMany = 50;

/** True if a number beside a noun is checked as a number, unless the brief has it for something else. */
const isJudgedAsNumber = ({ source, family, text }: FamilyHit, licence: Licence): boolean => {
  if (!source.startsWith('# ')) return false;
  const [number] = quantitiesIn(text, licence.language);
  const suppliers = licence.facts.filter(({ quantities }) =>
    quantities.some((one) => number && isSameAmount(number, one)),
  );
  if (suppliers.length === 0) return true;
  return family === 'results'
    ? suppliers.some((fact) => isReduced(fact, licence))
    : (number?.value ?? 0) < minMany;
};

const judgeFamily = (hit: FamilyHit, sentence: string, licence: Licence): Fault[] => {
  const { family, start, end } = hit;
  const { name, isProof } = factsOfFamily(family);
  const level = levelOf(hit, sentence, licence);
  if (!level) return [];
  if (licence.families.has(family) && isOfOtherThing(hit, sentence, licence))
    return [
      {
        rule: `proof.${family}`,
        level: isForeign(sentence, hit, licence) ? 'stop' : 'hold',
        text: hit.text,
        start,
        end,
        message: `speaks of ${name} beside other words than the brief.`,
      },
    ];
  // A number beside a noun is checked as a number.
  if (licence.families.has(family) || isJudgedAsNumber(hit, licence)) return [];
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

const quotations =
  /["“„«]([^"“”„«»\n]{8,400})["”“»]|(?<![\p{L}\p{N}])[‘'][^‘’'"\n]{8,400}[’'](?!\p{L})/gu;
const minQuotedWords = 3;
const maxSpeaker = 40;

const origins = allGuardWords.flatMap((words) => listOf(words.origins)).join('|');
/** "– Ana", "Karen from Horsham" behind a quotation. */
const signature = new RegExp(
  `^(?:\\s*,)?\\s*(?:[–—-]\\s*\\p{Lu}|\\p{Lu}\\p{Ll}+,? (?:${origins}) )`,
  'u',
);

/** A quotation with its speaker is a testimonial, which must not be invented. */
export const checkQuotations = (text: string, { language, brief }: Licence): Fault[] =>
  [...text.matchAll(quotations)].flatMap(({ 0: quote, index }) => {
    const words = quote.slice(1, -1);
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
    const isSigned = signature.test(text.slice(end, end + maxSpeaker));
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

/** Statements of proof, promise and urgency in one sentence that the brief does not make; of each kind one is enough. */
export const checkProof = (sentence: string, licence: Licence): Fault[] => {
  const faults = new Map<Family, Fault>();
  const readWords = new Set<string>();
  for (const hit of familiesIn(sentence, licence.language)) {
    const { family } = hit;
    const earlier = faults.get(family);
    // Only a superlative may be graver in another place of the sentence.
    if (earlier && (earlier.level === 'stop' || family !== 'rank')) continue;
    // Equal words of one sentence have equal results.
    const words = `${family} ${hit.text}`;
    if (family !== 'rank' && readWords.has(words)) continue;
    readWords.add(words);
    const [fault] = judgeFamily(hit, sentence, licence);
    if (fault && (!earlier || fault.level === 'stop')) faults.set(family, fault);
  }
  return [...faults.values()];
};
