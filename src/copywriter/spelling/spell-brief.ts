import { wordsOfBrief } from '../language.ts';
import type { LanguagePack, Spelling } from '../languages/pack.ts';
import type { Brief } from '../types.ts';
import { withTowns } from './gazetteer.ts';
import { withMarks, withNames } from './mend.ts';
import { isOrdinary } from './words.ts';

/** A product line without a capital, or hardly any where every noun has one: all was typed small. */
const isTypedSmall = (brief: Brief, { nouns }: Spelling) => {
  if (!nouns) return !/\p{Lu}/u.test(brief.product);
  const words = wordsOfBrief(brief).match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length < words.length * 0.15;
};

/** Short forms that are words as well, in English and Dutch. */
const shortened =
  /^(?:in[ck]l|excl|pers|mind|tech|cert|prov|prof|appts?|mins|tues|thurs?|sept|prop|qual|disp|cont|approx|temp|orig|norm|spec|poss|avail|dept|corp|univ|assoc|perm|comp|cell|serv|disc|cond|inst)$/iu;

/** "No dogs. no barking": a full stop behind a whole word ends a sentence, where few words are shortened. */
const withSentences = (text: string, pack: LanguagePack) =>
  text.replace(
    /(?<![\p{L}.’'-]|\([^()]*)(\p{L}{4,})\. (?!\p{L}{1,3}\.)(\p{Ll})(?=\p{L})/gu,
    (all, word: string, next: string) =>
      isOrdinary(word.toLowerCase(), pack) && !shortened.test(word) && /^(?:en|nl)/u.test(pack.tag)
        ? `${word}. ${next.toUpperCase()}`
        : all,
  );

/**
 * The brief as a careful typist would have left it: marks and apostrophes, and in what was shouted or typed small
 * the capitals and accents of names. Words, short forms, prices and hours stay as they were typed.
 */
export const spellBrief = (brief: Brief, pack: LanguagePack, typed = brief): Brief => {
  const { spelling } = pack;
  const { nouns = (text: string) => text } = spelling;
  const isAllSmall = isTypedSmall(brief, spelling);
  const words = wordsOfBrief(typed);
  const told = (text: string) => {
    const out = withSentences(withMarks(text, spelling), pack);
    // A phrase without a capital was typed in a hurry, where nouns have one.
    const isSmall =
      spelling.nouns !== undefined && /^[^\p{Lu}]+ [^\p{Lu}]+ [^\p{Lu}]+$/u.test(text);
    if (!isAllSmall && !isSmall && !brief.shouted?.includes(text))
      return /\p{Lu}{4}/u.test(words) ? withTowns(out, spelling, words) : out;
    return nouns(withTowns(withNames(out, spelling), spelling));
  };
  // "modellbahn-stübchen meiningen - Ankauf, Verkauf": a front without a capital, where nouns have one.
  const front = /^\P{Lu}+ \P{Lu}{3,}(?= [-–] )/u;
  const line = told(brief.product).replace(front, (name) => nouns(withTowns(name, spelling)));
  return {
    ...brief,
    product: line || brief.product,
    audience: told(brief.audience),
    offer: brief.offer === undefined ? undefined : told(brief.offer) || undefined,
    benefits: brief.benefits.map(told).filter(Boolean),
    pain_points: brief.pain_points.map(told).filter(Boolean),
  };
};
