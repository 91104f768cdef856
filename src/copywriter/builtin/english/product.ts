import { sentencesOf } from '../sentences.ts';
import { isAcronym } from './acronyms.ts';
import { isAdjective } from './adjectives.ts';
import { isCommonWord, lowerFirst, lowerWords } from './capitals.ts';
import {
  isSentence,
  labelOf,
  startsWithOrder,
  stripLeadingPraise,
  stripPraise,
  wordsOf,
} from './label.ts';
import { properAdjectives } from './modifiers.ts';
import { type Countability, numberOf, startsWithDeterminer } from './noun-phrase.ts';
import type { Trade } from './nouns.ts';
import { kindOf } from './phrase.ts';
import { tradeOf } from './trade.ts';
import { isVerb } from './verb-forms.ts';
import { prepositions } from './words.ts';

/** What the product is called and what it is. Without a confident split only `label` is safe to print. */
export type Product = {
  label: string;
  brand: string | null;
  /** A noun phrase without its article: "scheduling app for small clinics". */
  kind: string | null;
  /** The kind up to what modifies it from behind: "scheduling app". */
  shortKind: string | null;
  number: Countability;
  /** What stands behind brand and kind: "baked every morning in Hackney". */
  detail: string | null;
  trade: Trade | null;
  /** The label is a statement: it can be quoted, not called by. */
  isStatement: boolean;
  /** Sentences after the first, in the customer's words. */
  more: string[];
};

const isNameWord = (word: string) =>
  /^[\p{Lu}\p{N}]/u.test(word) ||
  /^\p{Ll}+\p{Lu}/u.test(word) ||
  /^(?:&|and|of|the|de|la|by|di|von|van|du)$/.test(word);

const isName = (text: string) => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 6 || !words.every(isNameWord)) return false;
  return words.length === 1 && !/\p{N}/u.test(text)
    ? !isCommonWord(text) || (/\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(text) && !isAcronym(text))
    : !words.every(isCommonWord);
};

/** Left of a comma or dash capitals make a name, even out of common words: "Peak Payroll: …". */
const isNameBefore = (text: string, kind: unknown) => {
  const words = wordsOf(text);
  const capitals = words.length <= 6 && words.every(isNameWord);
  return isName(text) || (capitals && (words.length > 1 || kind !== null));
};

/** "Loved by" says who; a used car is a used car. */
const byWhom = /\s(?:loved|trusted|used|chosen|recommended|approved)\sby\s.*$/iu;

const shorten = (kind: string) => {
  const words = wordsOf(kind.replace(byWhom, ''));
  const cut = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:for|that|which|who|with|at|in|from|to|by|on|of|where|serving|helping|made|built|designed|baked|,)$|,$/.test(
        word.toLowerCase(),
      ),
  );
  return (cut < 0 ? words : words.slice(0, cut + (words[cut]?.endsWith(',') ? 1 : 0)))
    .join(' ')
    .replace(/,$/, '');
};

const stripArticle = (text: string) => text.replace(/^(?:an?|the|our|my|your|some)\s+/i, '');

const empty = { brand: null, kind: null, shortKind: null, detail: null, number: 'unsure' as const };

type Reading = Omit<Product, 'label' | 'trade' | 'more' | 'isStatement'>;

const asKind = (text: string): Pick<Product, 'kind' | 'shortKind' | 'number'> | null => {
  const kind = lowerFirst(stripPraise(stripArticle(text.trim())));
  const type = kindOf(kind);
  const short = shorten(kind);
  const isNoun =
    type === 'thing' ||
    type === 'people' ||
    (type === 'any' && tradeOf(kind) !== null) ||
    /^an? /i.test(text);
  if (!isNoun || short.length > 48) return null;
  const number = numberOf(short);
  return {
    kind,
    shortKind: short,
    number: number === 'unsure' && /^an? /i.test(text) ? 'one' : number,
  };
};

/** A remark in passing is no description. */
const detailOf = (text: string) =>
  /^(?:e\.g|i\.e|since|est|etc|ltd|inc|llc)\b|^\W/i.test(text) ? null : lowerFirst(text);

/** "Name, a kind", "Name - kind", "Name: kind", "Name is a kind", "Name (kind)". */
const splitters: readonly RegExp[] = [
  /^(?<name>[^:]{2,60}):\s+(?<rest>.+)$/u,
  /^(?<name>.{2,60}?)\s+[–—-]\s+(?<rest>.+)$/u,
  /^(?<name>.{2,60}?)\s+(?:is|are)\s+(?<rest>.+)$/u,
  /^(?<name>[^,]{2,60}),\s+(?<rest>.+)$/u,
  /^(?<name>[^(]{2,60})\s+\((?<rest>[^)]+)\)$/u,
];

const readSplit = (text: string): Reading | null => {
  for (const splitter of splitters) {
    const { name, rest } = splitter.exec(text)?.groups ?? {};
    if (!name || !rest) continue;
    const kind = asKind(rest);
    if (isNameBefore(name, kind)) {
      return kind
        ? { ...empty, brand: name, ...kind }
        : { ...empty, brand: name, detail: detailOf(rest) };
    }
    const inner = readWhole(name);
    if (inner.brand || inner.kind) return { ...inner, detail: detailOf(rest) };
  }
  return null;
};

/** "Glide e-bike": were it an order, the one bike would have its article. */
const isVerbName = (name: string, rest: string) =>
  isVerb(name.toLowerCase()) &&
  !isAdjective(name.toLowerCase()) &&
  numberOf(rest) === 'one' &&
  !startsWithDeterminer(rest);

/** "Tidewell scheduling app": capitals first, then what it is. */
const readPrefix = (text: string): Reading | null => {
  const words = wordsOf(text);
  const cut = words.findIndex((word) => !isNameWord(word) || word === 'by');
  if (cut < 1) return null;
  const name = words.slice(0, cut).join(' ');
  const rest = words.slice(cut).join(' ');
  const opensKind =
    words.slice(0, cut).some((word) => properAdjectives.has(word)) || /^\d/.test(name);
  if (!(isName(name) || isVerbName(name, rest)) || opensKind) return null;
  if (prepositions.has(words[cut] ?? '')) return { ...empty, brand: name, detail: detailOf(rest) };
  const kind = asKind(rest);
  if (kind === null) return null;
  // "Bramble & Co sourdough" is one name; only a thing one can count stands apart from its maker's name.
  return kind.number === 'one'
    ? { ...empty, brand: name, ...kind }
    : { ...empty, ...kind, brand: `${name} ${kind.shortKind}`, kind: null };
};

const readWhole = (whole: string): Reading => {
  const text = stripLeadingPraise(whole);
  if (startsWithOrder(text)) return empty;
  if (isName(text)) return { ...empty, brand: text };
  const prefix = readPrefix(text);
  if (prefix) return prefix;
  const lower = wordsOf(stripPraise(text)).every(isCommonWord) ? lowerWords(text) : text;
  const kind = asKind(lower);
  return kind ? { ...empty, ...kind } : empty;
};

const selling =
  /^(?:i|we)\s+(?:sell|make|offer|provide|bake|design|build|create|run|produce|craft|import|are|have)\s+/i;

const pictures =
  /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+|(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+$/gu;

export const readProduct = (product: string): Product => {
  const text = product.replace(pictures, '') || product;
  const [first = text, ...more] = sentencesOf(text);
  const bare =
    first
      .replace(/\s*\([^)]*\)/g, '')
      .replace(selling, '')
      .trim() || first;
  const isStatement = isSentence(bare);
  const reading = readSplit(first.replace(selling, '')) ?? readWhole(bare);
  const label = labelOf(bare, reading);
  return {
    ...reading,
    isStatement: isStatement && reading.brand === null && reading.kind === null,
    label,
    trade: tradeOf(reading.kind ?? reading.shortKind ?? bare),
    more: more.filter((part) => part.length > 3),
  };
};
