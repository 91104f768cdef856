import { languages } from './languages/list.ts';
import type { LanguagePack } from './languages/pack.ts';
import { wordsIn } from './opening-words.ts';
import type { Brief } from './types.ts';

export const baseOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The languages the built-in writer can write; a model behind COPY_PROVIDER is not bound to them. */
export const supportedLanguages: readonly string[] = [
  ...new Set(languages.map(({ tag }) => baseOf(tag))),
];

/** The packs that serve a tag, its own region's alone if there is one: "es-MX" is served by "es". */
const packsFor = (tag: string, packs: readonly LanguagePack[]) => {
  const own = packs.filter((pack) => pack.tag.toLowerCase() === tag.toLowerCase());
  const hasRegion = tag.includes('-');
  return hasRegion && own.length > 0
    ? own
    : packs.filter((pack) => baseOf(pack.tag) === baseOf(tag));
};

export const isSupportedLanguage = (tag: string) => packsFor(tag, languages).length > 0;

/** Everything a brief says, one phrase after the other. */
export const wordsOfBrief = ({ product, audience, offer, pain_points, benefits }: Brief) =>
  [...benefits, ...pain_points, offer ?? '', audience, product].filter(Boolean).join('. ');

/** How many words of a text are everyday words of the language. */
export const familiarWords = (text: string, { reading }: LanguagePack) => {
  const list = new Set(reading.commonWords.split(/\s+/u));
  return wordsIn(text).filter((word) => list.has(word)).length;
};

/** A price in the money of a country tells more than a word or two. */
const signsCount = 3;

/** The pack for a brief. Where only the language is told, its own words say which region it is from. */
export const packFor = (
  brief: Brief,
  packs: readonly LanguagePack[] = languages,
): LanguagePack | null => {
  const [first, ...regions] = packsFor(brief.language, packs);
  if (!first) return null;
  const hasRegion = brief.language.includes('-');
  const text = wordsOfBrief(brief);
  const nearness = (pack: LanguagePack) =>
    familiarWords(text, pack) + (pack.signs?.test(text) ? signsCount : 0);
  return hasRegion
    ? first
    : [first, ...regions].reduce((likeliest, pack) =>
        nearness(pack) > nearness(likeliest) ? pack : likeliest,
      );
};
