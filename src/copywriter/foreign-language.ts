import { baseOf, familiarWords, isSupportedLanguage, wordsOfBrief } from './language.ts';
import { languages } from './languages/list.ts';
import type { LanguagePack } from './languages/pack.ts';
import { isKnown } from './spelling/words.ts';
import type { Brief } from './types.ts';

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const isOtherScript = (text: string) => {
  const all = countOf(text, /\p{L}/gu);
  return all >= 4 && countOf(text, /\p{Script=Latin}/gu) < all * 0.4;
};

/** Fewer letters than this and the detector guesses. */
const minimumLetters = 40;

/** What the text is written in, or null when it is too short or too mixed to say. */
const detect = async (text: string): Promise<string | null> => {
  if (countOf(text, /\p{L}/gu) < minimumLetters) return null;
  // A fifth of a second and sixty megabytes: loaded by the first brief whose words leave a doubt.
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text);
  return result.language && result.isReliable() ? result.language : null;
};

/** Our languages by how many of their everyday words the text has, likeliest first. */
const byFamiliarity = (text: string) => {
  const counts = new Map<string, number>();
  for (const pack of languages) {
    const base = baseOf(pack.tag);
    counts.set(base, Math.max(counts.get(base) ?? 0, familiarWords(text, pack)));
  }
  return [...counts].sort(([, a], [, b]) => b - a);
};

/** The language of a brief that does not say: its own words tell, and where they do not, it is English. */
export const languageOf = async (brief: Brief): Promise<string> => {
  const text = wordsOfBrief(brief);
  const [[first = 'en', most = 0] = [], [, second = 0] = []] = byFamiliarity(text);
  // One word more may be chance: "in" is at home in four languages.
  if (most > second + 1) return first;
  const found = await detect(text);
  if (found !== null && isSupportedLanguage(found)) return found;
  return most > second ? first : 'en';
};

/** How many words of a text are surely spelt so in a language. */
const sureWords = (text: string, pack: LanguagePack) =>
  (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => isKnown(word, true, pack)).length;

const fewestSure = 3;

/** Whether no language knows more of the words than the one asked for. */
const isAtHome = (text: string, asked: string) => {
  const counts = languages.map((pack) => [baseOf(pack.tag), sureWords(text, pack)] as const);
  const own = Math.max(...counts.filter(([base]) => base === asked).map(([, count]) => count), 0);
  return own >= fewestSure && counts.every(([base, count]) => base === asked || count < own);
};

/** Languages so near each other that a short brief cannot tell them apart. */
const families = ['es pt it fr ca gl ro oc eu', 'de nl af lb', 'en'].map((line) => line.split(' '));

const areNear = (one: string, other: string) =>
  families.some((family) => family.includes(one) && family.includes(other));

/**
 * The language a brief is written in when that is plainly not the one asked for, otherwise null.
 * The built-in writer cannot translate, so its caller refuses such a brief.
 */
export const foreignLanguage = async (brief: Brief): Promise<string | null> => {
  const asked = baseOf(brief.language);
  const text = wordsOfBrief(brief);
  if (isOtherScript(text)) return (await detect(text)) ?? 'und';
  const ranked = byFamiliarity(text);
  const own = ranked.find(([tag]) => tag === asked)?.[1] ?? 0;
  const [[likeliest = asked, most = 0] = []] = ranked;
  const unlessAtHome = (tag: string) => (isAtHome(text, asked) ? null : tag);
  if (own === 0 && most > 0 && likeliest !== asked) return unlessAtHome(likeliest);
  if ((most > 2 && most >= own * 3) || (most > own * 2 && most > own + 3))
    return unlessAtHome(likeliest);
  if (own > 2) return null;
  const found = await detect(text);
  if (found === null || found === asked || areNear(found, asked)) return null;
  const rest = ranked.find(([tag]) => tag === found)?.[1] ?? own + 1;
  return rest > own ? unlessAtHome(found) : null;
};
