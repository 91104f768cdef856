import type { LanguagePack, Reading } from '../../languages/pack.ts';
import { isKnown } from '../../spelling/words.ts';
import { sentencesOf } from '../sentences.ts';
import { isAnswer, opensWithAnswer, wordsOf } from './names.ts';
import { plainLine } from './plain-line.ts';
import { roleOf } from './role.ts';
import { tidy } from './tidy.ts';

/** "Avisol, S.L." is one name. */
const legalForm =
  /,\s(S\.?L\.?(?:U\.?)?|S\.?A\.?S?\.?|Ltda\.?|Lda\.?|GmbH|UG|KG|Ltd\.?|LLC|Inc\.?|S\.?r\.?l\.?|s\.?n\.?c\.?|SARL|BV|B\.V\.)(?=\s|$|,)/u;

const longestLine = 140;

/** Where the line begins with the reader's body, what is sold stands behind the "with". */
const withoutBody = (name: string, { body }: Reading) =>
  body.test(name)
    ? (name.split(/\s(?:with|mit|avec|con|com|met)\s/iu).findLast((part) => !body.test(part)) ??
      name)
    : name;

/** Only before an ordinary word or an acronym: "Best Western" and "La Belle Miche" are names. */
const dropBeforeWords = (text: string, pattern: RegExp) =>
  text.replace(pattern, (found: string, ...more: unknown[]) => {
    const at = more.find((each) => typeof each === 'number') ?? 0;
    const next = text.slice(at + found.length);
    const isOrdinary = /^\p{Ll}/u.test(found) || /^(?:$|\p{Ll}|\d|\p{Lu}{2})/u.test(next);
    return isOrdinary ? '' : found;
  });

const cleanName = (name: string, reading: Reading) => {
  const modest = dropBeforeWords(withoutBody(name, reading), reading.praise).trim();
  return dropBeforeWords(modest, reading.sellersTalk).trim();
};

/** "Introducing "Hive Mind"", "NEW: bootcamp" */
const heralds =
  /^(?:(?:introducing|presenting|welcome to|maak kennis met)\s+|(?:new|neu|nouveau|nuevo|nuovo|nieuw|novo):\s+)(?=\S)/iu;

const cries =
  /^(?:new|now open|grand opening|neueröffnung|neu|jetzt neu|nouveau|nuevo|nuovo|nieuw|novo|sale|hot)$/iu;

/** "(m/w/d)" belongs to its job, "(PZR)" to the word in front of it. */
export const brackets = /\s*\(([^()]+)\)/gu;

/** Sentences, and the parts between the dashes of each. */
const partsOf = (text: string): string[][] =>
  sentencesOf(text)
    .map((sentence) => sentence.replace(heralds, ''))
    .filter((sentence) => !cries.test(sentence))
    .map((sentence) =>
      sentence
        .split(/\s+[–—-]\s+(?![^(]*\))/u)
        .map((part) => part.trim())
        .filter((part) => /[\p{L}\d]/u.test(part)),
    )
    .filter((parts) => parts.length > 0);

/** "downsizing, estates": a thing in a row of things. */
const isItem = (part: string) =>
  /^\p{Ll}/u.test(part) && !/[,:(]/u.test(part) && wordsOf(part).length < 4;

/** The parts of a line as they were typed; among commas a name or a town would be lost. */
export const joined = (parts: readonly string[]) =>
  parts.reduce((line, part, at) =>
    at > 1 && isItem(part) && isItem(parts[at - 1] ?? '')
      ? `${line}, ${part}`
      : `${line} – ${part}`,
  );

/** Sentences behind each other; the last one is ended by the frame it stands in. */
export const asText = (sentences: readonly string[]) =>
  sentences
    .join('. ')
    .replaceAll('?. ', '? ')
    .replace(/(?<=\? )(?:ij|\p{Ll})/gu, (letter) => letter.toUpperCase());

/** A question as its language marks it. */
const asked = (sentence: string, tag: string) => {
  if (!sentence.endsWith('?')) return sentence;
  if (tag.startsWith('es')) return sentence.replace(/^¿?/u, '¿');
  return tag.startsWith('fr') ? sentence.replace(/\s*\?$/u, '\u00A0?') : sentence;
};

const isAside = ([sentence = '', ...more]: readonly string[], at: number) =>
  (more.length === 0 && sentence.endsWith('?')) ||
  isAnswer.test(sentence) ||
  // "Hands in dough? No, in clay!"
  (at > 0 && more.length === 0 && /^\p{L}+, /u.test(sentence) && opensWithAnswer(sentence));

/** A product line, read part by part. */
export type ProductLine = {
  /** Questions that stand in front of what is sold, and their answers. */
  before: string[];
  /** The part in front of the first dash, and the parts behind it. */
  front: string;
  behind: string[];
  /** Whole sentences that follow. */
  more: string[];
  /** Prices, and what would make the line too long. */
  facts: string[];
};

export const readLine = (typed: string, pack: LanguagePack): ProductLine => {
  const { reading, spelling, tag } = pack;
  const text = tidy(plainLine(typed, pack).replace(legalForm, ' $1'))
    .replace(/(?<=\p{Ll}) By (?=\p{Lu})/u, ' by ')
    .replace(/^([^=:–(]{3,40}) = (?=\p{L})/u, '$1 – ')
    .replace(/^([^:–(]+ & (?:Cia|Cie|Co)\.) (?=\p{Ll})/u, '$1 – ')
    // A dash behind quotes would make a saying of a name.
    .replace(/(?<=\S )["“„«](\p{Lu}[^"“”„«»]*)["”“»](?= –)/gu, '$1')
    // A word that is known was not cut short: its full stop ends a sentence.
    .replace(/([\p{L}\d]{3,})\. (\p{Ll})(?=\p{L})/gu, (all, word: string, next: string) =>
      /\d/u.test(word) ||
      (word.length > 4 && isKnown(word, true, pack)) ||
      (!spelling.nouns && /^\p{Lu}\p{Ll}{4}/u.test(word))
        ? `${word}. ${next.toUpperCase()}`
        : all,
    );
  const sentences = partsOf(text || typed);
  // "Stairlift wanted? Yes. Liftwerk Oelde": a question and its answer stand in front of what is sold.
  const at = sentences.findIndex((parts, at) => !isAside(parts, at));
  const before = sentences.slice(0, Math.max(at, 0));
  const [opening = [text || typed], ...more] = sentences.slice(before.length);
  const [first = typed, ...others] = opening;
  const isPrice = (part: string) => roleOf(part, reading) === 'price';
  const front = cleanName(first, reading) || first;
  const facts = others.filter(isPrice);
  const behind = others.filter((part) => !isPrice(part) && !reading.body.test(part));
  // "Nachhilfe Mathe online, 25 € pro Stunde"
  const [, unpriced, price] = /^(.+), ([^,]+)$/u.exec(front) ?? [];
  const isPriced = unpriced !== undefined && price !== undefined && isPrice(price);
  while (behind.length > 1 && joined([front, ...behind]).length > longestLine)
    facts.push(...behind.splice(-1).filter((part) => wordsOf(part).length > 3));
  const told = (all: string[][]) => all.map((parts) => asked(joined(parts), tag));
  return {
    before: told(before),
    front: isPriced ? unpriced : front,
    behind,
    more: told(more),
    facts: isPriced ? [price, ...facts] : facts,
  };
};
