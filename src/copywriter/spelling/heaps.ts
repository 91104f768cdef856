import type { LanguagePack } from '../languages/pack.ts';
import { namesDay } from './hours.ts';
import { isPlaceName } from './tables.ts';
import { isCounted, isLittle } from './words.ts';

/** How many words that carry meaning may follow each other without a little one between them. */
const longestRun: Readonly<Record<string, number>> = { en: 3, de: 3 };

/** Words that end a thought and lengthen none. */
const closing =
  /^(?:fines?|free|included|extra|online|today|daily|only|too|gratis|inklusive|inclusief|möglich|kostenlos|optional|vorab|vor|gratuit[es]*|offerte?s?|compris[es]*|inclus[es]*|possible|incluid[oa]s?|posible|incluíd[oa]s?|possível|grátis|inclus[oaie]|compres[oaie]|possibile|omaggio|inbegrepen|mogelijk|vooraf|thuis|altijd|sempre|siempre|toujours|immer)$/iu;

/** Words before a noun that lengthen no run of nouns. */
const opening =
  /^(?:free|new|full|same|next|first|last|half|small|large|big|local|fresh|hot|own|weekly|monthly|daily|fixed|fully)$/iu;

/** A number or a place says by itself what it is. */
const standsAlone = (word: string) =>
  /\d|^[^\p{L}]+$|^(?:R\$|CHF|kg|km|ml|cm|min|h|l|g)$/u.test(word) || isPlaceName(word);

/** Whether a word begins a thought anew, or ends one. */
const lightens = (word: string) => opening.test(word) || closing.test(word) || standsAlone(word);

/** Words that describe one thing or many. */
const invariable = /^(?:maison|bio|pro|express|extra|fitness|online|gratis)$/iu;

const plural = /\p{L}{3}(?:en|[^sui]s)$/u;

const isPlural = (word: string) => /[sx]$/u.test(word);

/** Whether the second of two words may belong to the first. */
const belongs = (one: string, two: string, { tag, sure }: LanguagePack): boolean => {
  if (tag === 'de') return !(/^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(two));
  // "studenten gezinnen": two plurals side by side are a list.
  if (sure.describing === undefined) return !(plural.test(one) && plural.test(two));
  const agrees = tag === 'it' || invariable.test(two) || isPlural(one) === isPlural(two);
  return sure.leading?.test(one) || (sure.describing.test(two) && agrees);
};

const isHeap = (words: readonly string[], pack: LanguagePack): boolean => {
  const longest = longestRun[pack.tag.slice(0, 2)] ?? 2;
  let run: string[] = [];
  return words.some((word, at) => {
    // "12 Monate Garantie": a measure is no part of the heap.
    const isMeasure = /\d/u.test(words[at - 1] ?? '') && isCounted(word);
    // "25 anos placas": only where nouns stand side by side may another follow.
    if (isMeasure && pack.sure.describing) {
      run = [word];
      return false;
    }
    if (isMeasure || isLittle(word, pack) || namesDay(word, pack) || lightens(word)) {
      run = [];
      return false;
    }
    const last = run.at(-1);
    run.push(word);
    return run.length > longest || (last !== undefined && !belongs(last, word, pack));
  });
};

/** "tela batería", "snoeien gras bestrating": words side by side that nothing holds together. */
export const hasHeap = (text: string, pack: LanguagePack): boolean =>
  // "livres d’occasion": what stands before the apostrophe is a little word.
  (pack.sure.describing ? text.replace(/[’']/gu, ' ') : text)
    .split(/[,;:.]\s+/u)
    .some((part) => isHeap(part.split(/\s+/u).filter(Boolean), pack));
