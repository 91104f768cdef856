import {
  baseOf,
  codeOf,
  type LanguageCode,
  languageCodes,
  languageEvidence,
  languageVotes,
  listOf,
} from './facts/words.ts';
import de from './languages/de.writer.json' with { type: 'json' };
import en from './languages/en.writer.json' with { type: 'json' };
import es from './languages/es.writer.json' with { type: 'json' };
import fr from './languages/fr.writer.json' with { type: 'json' };
import it from './languages/it.writer.json' with { type: 'json' };
import nl from './languages/nl.writer.json' with { type: 'json' };
import pt from './languages/pt.writer.json' with { type: 'json' };

/** What a copywriter of a place writes differently, by its full tag such as "en-gb"; `all` where no tag fits. */
type Spelling = { all: string; regions: Record<string, string> };

/** What a writer needs of a language. */
export type WriterWords = Omit<typeof en, 'spelling'> & { spelling: Spelling };

const files: Record<LanguageCode, WriterWords> = { en, de, fr, es, it, pt, nl };

/** The languages the built-in writer can write; a model behind COPY_PROVIDER is not bound to them. */
export const supportedLanguages: readonly string[] = languageCodes;

export const isSupportedLanguage = (tag: string): boolean => codeOf(tag) !== undefined;

/** The words of a language; English ones for a language that only a model writes. */
export const writerWords = (tag: string): WriterWords => files[codeOf(tag) ?? 'en'];

/** What the question to a model says of spelling. */
export const spellingOf = (tag: string): string => {
  const code = codeOf(tag);
  if (!code) return 'Spell as the brief does.';
  const { all, regions } = files[code].spelling;
  return regions[tag.toLowerCase()] ?? all;
};

/** One list of all languages, because briefs mix them. */
export const wordsOfAll = (listIn: (words: WriterWords) => readonly string[]): string[] => [
  ...new Set(Object.values(files).flatMap((words) => listOf(listIn(words)))),
];

/** Finds any of the words: "install*" is how a word begins, "*web*" may be inside of one, all others are whole. */
export const patternOf = (words: readonly string[]): RegExp => {
  const sources = words.map((word) => {
    const before = word.startsWith('*') ? '' : '(?<!\\p{L})';
    const behind = word.endsWith('*') ? '' : '(?!\\p{L})';
    return `${before}${word.replace(/^\*|\*$/g, '')}${behind}`;
  });
  return new RegExp(sources.join('|'), 'iu');
};

/** A pattern for each list of a group, with the words of all languages. */
export const patternsOf = <List extends string>(
  groupOf: (words: WriterWords) => Record<List, readonly string[]>,
): Record<List, RegExp> => {
  const names = Object.keys(groupOf(en)) as List[];
  const rows = names.map((name) => [name, patternOf(wordsOfAll((words) => groupOf(words)[name]))]);
  // The names are the keys of the group.
  return Object.fromEntries(rows) as Record<List, RegExp>;
};

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Fewer letters than this and the detector only guesses. */
const minLetters = 40;

type Detector = typeof import('eld/extrasmall').eld;
let detector: Promise<Detector> | undefined;

/**
 * A fifth of a second and sixty megabytes: loaded by the first text whose words leave a doubt. Each further import would
 * look for the file again, and give the event loop to others for as long as they have work.
 */
const openDetector = () => {
  detector ??= import('eld/extrasmall').then(({ eld }) => eld);
  return detector;
};

/** What the text is written in, or null when it is too short or too mixed to say. */
const detect = async (text: string): Promise<string | null> => {
  if (lettersIn(text) < minLetters) return null;
  const result = (await openDetector()).detect(text);
  return result.language && result.isReliable() ? result.language : null;
};

/** How near a short text is to each of our languages, from 0 to 1. */
const nearness = async (text: string): Promise<(code: string) => number> => {
  const scores = (await openDetector()).detect(text).getScores();
  return (code) => scores[code] ?? 0;
};

/** Languages so similar that a short text cannot distinguish them. */
const families = [
  'es ca gl',
  'pt gl',
  'de lb',
  'nl af',
  'nb nn no da',
  'hr sr bs sl',
  'cs sk',
  'id ms',
  'ru uk be bg',
].map((line) => line.split(' '));

const areNear = (one: string, other: string) =>
  one === other || families.some((family) => family.includes(one) && family.includes(other));

/** The language of a text if it is clearly not the expected one; null if it is, or may be. */
export const otherLanguageIn = async (text: string, expected: string): Promise<string | null> => {
  const base = baseOf(expected);
  const isOurs = isSupportedLanguage(base);
  const votes = languageVotes(text);
  const own = votes.find(({ code }) => code === base)?.votes ?? 0;
  const [first] = votes;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= lettersIn(text) * 0.4;
  if (isOurs && first && isLatin) {
    if (first.votes >= 4 && first.votes >= own * 3) return first.code;
    if (own >= 3 && own * 1.5 >= first.votes) return null;
  }
  const detectedCode = await detect(text);
  if (detectedCode === null) return isOurs && !isLatin && lettersIn(text) >= 4 ? 'und' : null;
  return areNear(detectedCode, base) ? null : detectedCode;
};

const isOtherScript = (text: string): boolean => {
  const all = lettersIn(text);
  return all >= 4 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < all * 0.4;
};

/** How much nearer than English a text without any word we know must be to another language. */
const minLead = 0.2;

/** The detector's result for a text without known words, if it is far from English. */
const detectedFarFromEnglish = async (text: string): Promise<string | null> => {
  const detectedCode = await detect(text);
  if (detectedCode === null || detectedCode === 'en') return detectedCode;
  const scoreOf = await nearness(text);
  return scoreOf(detectedCode) >= scoreOf('en') + minLead ? detectedCode : null;
};

type RankedLanguage = { code: string; weight: number };

/** The first of the languages with the most evidence; where two are equal, the one the detector finds nearer. */
const likeliest = async (
  text: string,
  ranked: readonly RankedLanguage[],
): Promise<RankedLanguage | undefined> => {
  const [first] = ranked;
  const equal = ranked.filter(({ weight }) => first !== undefined && weight > first.weight - 0.5);
  if (equal.length < 2) return first;
  const scoreOf = await nearness(text);
  return equal.reduce((best, one) => (scoreOf(one.code) > scoreOf(best.code) ? one : best));
};

/** What speaks most in a text, and what speaks for the language expected. */
const ranking = (text: string, expected: string) => {
  const ranked = languageEvidence(text);
  const own = ranked.find(({ code }) => code === baseOf(expected))?.weight ?? 0;
  return { first: ranked[0], own };
};

/** How many words speak for another language than expected; 0 where they do not plainly outweigh its own. */
const foreignWeight = (text: string, expected: string): number => {
  const { first, own } = ranking(text, expected);
  return first && first.weight >= own * 3 && first.code !== baseOf(expected) ? first.weight : 0;
};

/** Enough words that they are no name and no words that both languages use ("Personal Training"). */
const minForeignWords = 3;

/**
 * True if a part of a brief is clearly in another language. A part may be just a name and a few words, which the
 * detector mistakes, so only known words count.
 */
export const isForeignPart = (text: string, expected: string): boolean =>
  isOtherScript(text) || foreignWeight(text, expected) >= minForeignWords;

/** True if a brief is certainly not in the requested language, which is one of ours. */
export const isForeignBrief = async (text: string, expected: string): Promise<boolean> => {
  if (isOtherScript(text)) return true;
  const { first, own } = ranking(text, expected);
  if (first && first.weight >= 2 && first.weight >= own * 3) return true;
  if (own >= 1 || (first && first.weight >= 1)) return false;
  const detectedCode = await detectedFarFromEnglish(text);
  return detectedCode !== null && detectedCode !== 'en' && !areNear(detectedCode, baseOf(expected));
};

/** The language of a brief that does not say, and whether its words leave that in doubt: then it is English. */
export const languageOfWords = async (
  text: string,
): Promise<{ language: string; isInDoubt: boolean }> => {
  if (isOtherScript(text)) return { language: (await detect(text)) ?? 'und', isInDoubt: false };
  const ranked = languageEvidence(text);
  const english = ranked.find(({ code }) => code === 'en')?.weight ?? 0;
  const others = ranked.filter(({ code }) => code !== 'en');
  const sum = others.reduce((total, { weight }) => total + weight, 0);
  const candidate = await likeliest(text, others);
  // Near languages share words: together they must outweigh English, and the likeliest say enough alone.
  if (candidate && sum >= 1 && candidate.weight >= 0.5 && candidate.weight >= english * 2)
    return { language: candidate.code, isInDoubt: false };
  // If the words suggest a language and the detector is sure of the same one, that counts.
  if (candidate && candidate.weight > english && (await detect(text)) === candidate.code)
    return { language: candidate.code, isInDoubt: false };
  if (english >= 0.5) return { language: 'en', isInDoubt: false };
  const detectedCode = await detectedFarFromEnglish(text);
  return { language: detectedCode ?? 'en', isInDoubt: detectedCode === null };
};
