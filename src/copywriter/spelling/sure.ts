import type { LanguagePack } from '../languages/pack.ts';
import { isListed, isPlaceName } from './spell.ts';

/** What decides whether a phrase typed in haste may be printed: its words, and what holds them together. */
type Words = { known: ReadonlySet<string>; little: ReadonlySet<string> };

const tables = new WeakMap<LanguagePack['sure'], Words>();

const wordsOf = ({ sure }: LanguagePack): Words => {
  const made = tables.get(sure) ?? {
    known: new Set(sure.words.split(' ')),
    little: new Set(sure.little.split(' ')),
  };
  tables.set(sure, made);
  return made;
};

const units = /^(?:€|%|km|m|cm|mm|kg|g|l|ml|cl|min|m²|°C|kWh|GB)$/u;

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const isLittle = (word: string, pack: LanguagePack) => wordsOf(pack).little.has(word.toLowerCase());

/** A word that a careful typist would have left so; the first of a phrase may have a capital or none. */
const isKnown = (word: string, isFirst: boolean, pack: LanguagePack): boolean => {
  const { known, little } = wordsOf(pack);
  if (known.has(word) || isListed(word, pack.spelling) || little.has(word.toLowerCase())) return true;
  if (isFirst && known.has(lowerFirst(word))) return true;
  if (/^\p{Lu}{2,5}s?$/u.test(word) || isPlaceName(word)) return true;
  const parts = word.split(/[’'-]/u);
  return parts.length > 1 && parts.every((part) => part !== '' && isKnown(part, isFirst, pack));
};

const price = /^(?:[£$€]\d+(?:[.,]\d\d)?|\d+(?:[.,]\d+)?%)$/u;

/** A figure is told only with what it counts: "£5", "10 %", "30 minutes". */
const isTold = (tokens: readonly string[], at: number, pack: LanguagePack): boolean => {
  const [before = '', token = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (price.test(token)) return !/^[\d£$€]/u.test(after);
  if (/^(?:€|R\$)$/u.test(before)) return /^\d+(?:[.,]\d\d)?$/u.test(token);
  if (/^\d+[.,]\d\d$/u.test(token)) return after === '€';
  if (!/^\d+$/u.test(token)) return false;
  return units.test(after) || (/^\p{L}{3,}$/u.test(after) && !isLittle(after, pack));
};

const negates = /^(?:no|not|never|kein\p{L}*|nicht|nie|pas|no|non|não|geen|niet|only|also|but|just)$/iu;

/** How many words that carry meaning may follow each other without a little one between them. */
const longestRun = 2;

const opener =
  /^(?:free|new|full|same|next|small|large|big|local|fresh|hot|own|weekly|monthly|daily|fixed|fully)$/iu;

const longestPart = 8;

const isMark = (token: string) => /^(?:€|%|R\$)$/u.test(token);

const joins = (token: string, { spelling }: LanguagePack) =>
  token === spelling.and || /^(?:or|oder|ou|o|of)$/u.test(token);

/** Two thoughts without a mark between them, or a list without its commas. */
const runsOn = (tokens: readonly string[], pack: LanguagePack): boolean => {
  let run = 0;
  return tokens.some((token, at) => {
    if (/^[\d£$€%]/u.test(token) || isMark(token)) return false;
    if (negates.test(token) && at > 0) return true;
    if (!isLittle(token, pack)) {
      const isNouns = pack.tag === 'de' && run > 0 && /^\p{Lu}/u.test(token);
      const before = tokens[at - 1] ?? '';
      run += opener.test(token) && run === 0 ? 0 : 1;
      return run > longestRun || (isNouns && /^\p{Lu}/u.test(before));
    }
    const isList = joins(token, pack) && run === longestRun;
    run = 0;
    return isList;
  });
};

const isSurePart = (part: string, pack: LanguagePack): boolean => {
  const tokens = part.split(/\s+/u).filter(Boolean);
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  if (words.length === 0 || words.length > longestPart) return false;
  if (pack.reading.dangling.test(` ${part}`)) return false;
  const areTold = tokens.every((token, at) => {
    if (isMark(token)) return /^\d/u.test(tokens[at - 1] ?? '') || /^\d/u.test(tokens[at + 1] ?? '');
    if (/\d/u.test(token)) return isTold(tokens, at, pack);
    return isKnown(token, at === 0, pack);
  });
  return areTold && !runsOn(tokens, pack);
};

/** First persons speak in notes to the agency as often as in ads. */
const ofOne = /(?<!\p{L})(?:I|I’m|my|me|ich|mein\p{L}*|je|mon|ma|mes|yo|mi|mis|io|mio|mia|eu|meu|minha|ik|mijn)(?!\p{L})/iu;

/** Whether a phrase typed in haste reads, after spelling, as one typed with care would. */
export const isSure = (text: string, pack: LanguagePack): boolean =>
  !/[()[\]{}<>=*_^~#@|\\+"!?:;…]|\/|\.\s/u.test(text) &&
  !ofOne.test(pack.tag.startsWith('fr') || pack.tag.startsWith('nl') ? text.replace(/^je\s/iu, '') : text) &&
  text.split(/,\s+/u).every((part) => isSurePart(part, pack));

const longestKind: Readonly<Record<string, number>> = { en: 4, de: 1 };

/** Words that lead up to a place. */
const leadsToPlace = /^(?:zona|regio|region|région|raum|area|bei|near|round|bairro)$/iu;

/** Whether a product line begins with an ordinary word, and so with no name. */
export const beginsWithKind = (product: string, pack: LanguagePack): boolean => {
  const [first = ''] = product.split(/[\s,]+/u);
  return isKnown(lowerFirst(first), true, pack) || isKnown(first, true, pack);
};

/** The longest beginning of a product line that is surely right, with the town if one is told. */
export const sureProduct = (product: string, pack: LanguagePack): string | null => {
  const [segment = ''] = product.split(/[,.;:(–+]|\s-\s/u);
  const limit = longestKind[pack.tag.slice(0, 2)] ?? longestRun;
  const kept: string[] = [];
  let run = 0;
  for (const token of segment.split(/\s+/u).filter(Boolean)) {
    const isWord = /^\p{L}[\p{L}’'-]*$/u.test(token) && isKnown(token, kept.length === 0, pack);
    const isEnd = !isWord || isPlaceName(token) || leadsToPlace.test(token);
    // "Sofas mattresses and rugs", "lessons manual only": the last word belongs to what is left out.
    const isTorn = run > 1 && (joins(token, pack) || /^(?:only|also|too)$/u.test(token));
    if (isTorn && (limit <= longestRun || !joins(token, pack))) kept.pop();
    if (isEnd || isTorn || negates.test(token)) break;
    run = isLittle(token, pack) ? 0 : run + 1;
    if (run > limit && pack.tag === 'nl') kept.pop();
    if (run > limit) break;
    kept.push(token);
  }
  while (kept.length > 0 && isLittle(kept.at(-1) ?? '', pack)) kept.pop();
  if (kept.length === 0) return null;
  const town = product.match(/\p{Lu}[\p{L}’-]+/gu)?.find((word) => isPlaceName(word));
  return town === undefined ? kept.join(' ') : `${kept.join(' ')}, ${town}`;
};
