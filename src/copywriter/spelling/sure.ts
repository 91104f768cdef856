import type { LanguagePack } from '../languages/pack.ts';
import { isCounted, isKnown, isLittle } from './words.ts';

export const negates =
  /^(?:no|not|never|kein\p{L}*|nicht|nie|pas|no|non|não|geen|niet|only|also|but|just)$/iu;

/** How many words that carry meaning may follow each other without a little one between them. */
export const longestRun = 2;

const opener =
  /^(?:free|new|full|same|next|small|large|big|local|fresh|hot|own|weekly|monthly|daily|fixed|fully)$/iu;

const longestPart = 8;

export const joins = (token: string, { spelling }: LanguagePack) =>
  token === spelling.and || /^(?:or|oder|ou|o|of)$/u.test(token);

/** Two thoughts without a mark between them, or a list without its commas. */
export const runsOn = (
  tokens: readonly string[],
  pack: LanguagePack,
  longest = longestRun,
): boolean => {
  let run = 0;
  return tokens.some((token, at) => {
    if (/^\d/u.test(token)) return false;
    if (negates.test(token) && at > 0) return true;
    if (!isLittle(token, pack)) {
      const isNouns = pack.tag === 'de' && run > 0 && /^\p{Lu}/u.test(token);
      const before = tokens[at - 1] ?? '';
      run += opener.test(token) && run === 0 ? 0 : 1;
      return run > longest || (isNouns && /^\p{Lu}/u.test(before));
    }
    const isList = joins(token, pack) && run === longest;
    run = 0;
    return isList;
  });
};

const isSurePart = (part: string, pack: LanguagePack): boolean => {
  const tokens = part.split(/\s+/u).filter(Boolean);
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  if (words.length > longestPart || words.every((word) => isLittle(word, pack))) return false;
  if (pack.reading.dangling.test(` ${part}`)) return false;
  const areTold = tokens.every((token, at) =>
    /\d/u.test(token)
      ? /^\d+$/u.test(token) && isCounted(tokens[at + 1] ?? '')
      : isKnown(token, at === 0, pack),
  );
  return areTold && !runsOn(tokens, pack);
};

/** First persons speak in notes to the agency as often as in ads. */
const ofOne =
  /(?<!\p{L})(?:I|I’m|my|me|ich|mein\p{L}*|je|mon|ma|mes|yo|mi|mis|io|mio|mia|eu|meu|minha|ik|mijn)(?!\p{L})/iu;

/** Whether a phrase typed in haste reads, after spelling, as one typed with care would. */
export const isSure = (text: string, pack: LanguagePack): boolean =>
  !/[()[\]{}<>=*_^~#@|\\+"!?:;…]|\/|\.\s/u.test(text) &&
  !ofOne.test(
    pack.tag.startsWith('fr') || pack.tag.startsWith('nl') ? text.replace(/^je\s/iu, '') : text,
  ) &&
  text.split(/,\s+/u).every((part) => isSurePart(part, pack));
