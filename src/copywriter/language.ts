import { baseOf, languageCodes, languageVotes } from './facts/words.ts';
import de from './languages/de.writer.json' with { type: 'json' };
import en from './languages/en.writer.json' with { type: 'json' };
import es from './languages/es.writer.json' with { type: 'json' };
import fr from './languages/fr.writer.json' with { type: 'json' };
import it from './languages/it.writer.json' with { type: 'json' };
import nl from './languages/nl.writer.json' with { type: 'json' };
import pt from './languages/pt.writer.json' with { type: 'json' };

/** What a writer needs of a language. */
export type WriterWords = typeof en;

const files: Record<string, WriterWords> = { en, de, fr, es, it, pt, nl };

/** The languages the built-in writer can write; a model behind COPY_PROVIDER is not bound to them. */
export const supportedLanguages: readonly string[] = languageCodes;

export const isSupportedLanguage = (tag: string): boolean =>
  supportedLanguages.includes(baseOf(tag));

/** The words of a language; English ones, marked so, for a language that only a model writes. */
export const writerWords = (tag: string): WriterWords & { isForeign: boolean } => {
  const own = files[baseOf(tag)];
  return { ...(own ?? en), isForeign: own === undefined };
};

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Fewer letters than this and the detector only guesses. */
const minLetters = 40;

const openDetector = async () => {
  // A fifth of a second and sixty megabytes: loaded by the first text whose words leave a doubt.
  const { eld } = await import('eld/extrasmall');
  return eld;
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

/** Languages so near each other that a short text cannot tell them apart. */
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

/** The language of a text where it is plainly not the one expected; null where it is, or may be. */
export const otherLanguageIn = async (text: string, expected: string): Promise<string | null> => {
  const asked = baseOf(expected);
  const isOurs = isSupportedLanguage(asked);
  const votes = languageVotes(text);
  const own = votes.find(({ code }) => code === asked)?.votes ?? 0;
  const [first] = votes;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= lettersIn(text) * 0.4;
  if (isOurs && first && isLatin) {
    if (first.votes >= 4 && first.votes >= own * 3) return first.code;
    if (own >= 3 && own * 1.5 >= first.votes) return null;
  }
  const found = await detect(text);
  if (found === null) return isOurs && !isLatin && lettersIn(text) >= 4 ? 'und' : null;
  return areNear(found, asked) ? null : found;
};

/** A few words that are plainly English, or plainly not: other pairs cannot be told apart by so little. */
const isOtherInShort = async (text: string, expected: string): Promise<boolean> => {
  const scoreOf = await nearness(text);
  const others = supportedLanguages.filter((code) => code !== expected).map(scoreOf);
  return expected === 'en'
    ? Math.max(...others) > Math.max(scoreOf('en') + 0.1, 0.7)
    : scoreOf('en') > Math.max(scoreOf(expected) + 0.02, 0.6);
};

/** Whether a brief is plainly not written in one of our languages that was asked for. */
export const isForeignBrief = async (text: string, expected: string): Promise<boolean> =>
  (await otherLanguageIn(text, expected)) !== null ||
  (lettersIn(text) < minLetters && (await isOtherInShort(text, baseOf(expected))));

/** The language of a brief that does not say: its own words tell, and where they do not, it is English. */
export const languageOfWords = async (text: string): Promise<string> => {
  const [first, second] = languageVotes(text);
  const isVoted = first !== undefined && first.votes > (second?.votes ?? 0);
  if (isVoted && first.votes >= 2 && first.votes > (second?.votes ?? 0) + 1) return first.code;
  const found = await detect(text);
  if (found !== null && (isSupportedLanguage(found) || !isVoted)) return found;
  if (isVoted) return first.code;
  const scoreOf = await nearness(text);
  const nearest = supportedLanguages.reduce((best, code) =>
    scoreOf(code) > scoreOf(best) ? code : best,
  );
  return scoreOf(nearest) > Math.max(scoreOf('en') + 0.05, 0.6) ? nearest : 'en';
};
