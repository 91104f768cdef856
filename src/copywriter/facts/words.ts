import { memoize } from '../../kernel/async/memoize.ts';
import { groupBy } from '../../kernel/group-by.ts';
import de from '../languages/de.facts.json' with { type: 'json' };
import en from '../languages/en.facts.json' with { type: 'json' };
import es from '../languages/es.facts.json' with { type: 'json' };
import fr from '../languages/fr.facts.json' with { type: 'json' };
import it from '../languages/it.facts.json' with { type: 'json' };
import nl from '../languages/nl.facts.json' with { type: 'json' };
import pt from '../languages/pt.facts.json' with { type: 'json' };
import { memoizeWords, tokensOf } from './text.ts';

type Words = {
  numbers: Record<string, number>;
  /** Words between the parts of one number: "twenty and five". */
  joins: string[];
  /** Whether numbers are written in one word: "vierundzwanzig". */
  compound: boolean;
  /** French: "quatre-vingts" is 4 × 20. */
  countsInTwenties: boolean;
  /** Number words that are mostly something else, such as an article: they count only before a unit. */
  ambiguous: string[];
  /** Articles that are no number words: "and a half". */
  articles: string[];
  units: Record<keyof typeof en.units, string[]>;
  /** Percent in two words: "per cent". */
  percentPairs: string[];
  clock: string[];
  /** What parts hours and minutes, beside "h": "14.30 uur". */
  hourMarks: string[];
  /** Letters right behind the digits of a time of day, and what adds twelve hours: "7p", "7 pm". */
  clockLetters: string[];
  afternoon: string[];
  /** How a time of day ends that can be nothing else: "2pm", "14 Uhr". */
  clockEnds: string[];
  /** Parts of the day: "8 in the evening". */
  early: string[];
  late: string[];
  /** Words between an hour and the part of the day: "8 Uhr abends". */
  dayPartJoins: string[];
  /** Words before a time of day that is written with a full stop: "alle 20.30". */
  clockBefore: string[];
  /** Words before a date in digits: "until 15/6". */
  dateBefore: string[];
  money: Record<keyof typeof en.money, string[]>;
  per: string[];
  perShort: Record<string, string>;
  bounds: Record<'min' | 'minMoney' | 'max' | 'approx' | 'minAfter' | 'maxAfter', string[]>;
  ranges: string[];
  /** Words of a range that mean "for" before a price: "4 à 30 €". */
  priceJoins: string[];
  /** Words between two numbers of one expression: "7 of 7". */
  outOf: string[];
  months: Record<string, number>;
  /** Words between a day and its month: "30 de septiembre", "30th September". */
  dayMonthJoins: string[];
  /** "September 30", "9/30/2026". */
  monthBeforeDay: boolean;
  /** Words before a number that only names something: "step 2". */
  labels: string[];
  functionWords: string[];
  /** Words that briefs use, for telling languages apart; "*ung" is the end of longer words. */
  everydayWords: string[];
  /** Words of other languages that English briefs have: articles of names, and what looks alike. */
  borrowedWords: string[];
};

/** A list in a file: lines of phrases parted by commas. */
export const listOf = (lines: readonly string[] = []): string[] =>
  lines.flatMap((line) => line.split(', '));

/** "one 1, two 2": words with what they are worth. */
const tableOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    listOf(lines).map((entry) => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );

const numbersOf = (lines: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(tableOf(lines)).map(([word, value]) => [word, Number(value)]));

const listsOf = <K extends string>(lists: Record<K, string[]>): Record<K, string[]> =>
  Object.fromEntries(
    Object.entries<string[]>(lists).map(([name, lines]) => [name, listOf(lines)]),
  ) as Record<K, string[]>;

export const wordsOfLines = (lines: readonly string[] = []): string[] =>
  lines.flatMap((line) => line.split(' '));

type Unlisted = 'compound' | 'countsInTwenties' | 'monthBeforeDay' | 'units' | 'money' | 'bounds';

type File = Record<Exclude<keyof Words, Unlisted>, string[]> & Pick<Words, Unlisted>;

const readFile = (file: File): Words => {
  const { compound, countsInTwenties, monthBeforeDay, units, money, bounds, ...own } = file;
  const { numbers, months, perShort, functionWords, everydayWords, borrowedWords, ...lists } = own;
  return {
    ...listsOf(lists),
    compound,
    countsInTwenties,
    monthBeforeDay,
    units: listsOf(units),
    money: listsOf(money),
    bounds: listsOf(bounds),
    numbers: numbersOf(numbers),
    months: numbersOf(months),
    perShort: tableOf(perShort),
    functionWords: wordsOfLines(functionWords),
    everydayWords: wordsOfLines(everydayWords),
    borrowedWords: wordsOfLines(borrowedWords),
  };
};

const sources = { en, de, fr, es, it, pt, nl } satisfies Record<string, File>;

/** A language that we know; whatever has something for each language is a table of these. */
export type LanguageCode = keyof typeof sources;

// The keys of the table are its own.
export const languageCodes = Object.keys(sources) as readonly LanguageCode[];

// Each code has its words.
const files = Object.fromEntries(
  languageCodes.map((code) => [code, readFile(sources[code])]),
) as Record<LanguageCode, Words>;

const inAll = (listIn: (words: Words) => readonly string[]): ReadonlySet<string> =>
  new Set(Object.values(files).flatMap(listIn));

/** Words that are read in texts of every language, because briefs mix languages. */
export const sharedWords = {
  articles: inAll(({ articles }) => articles),
  // Two tokens are compared as one.
  percentPairs: inAll((words) => words.percentPairs.map((pair) => pair.replace(' ', ''))),
  hourMarks: inAll(({ hourMarks }) => hourMarks),
  clockEnds: inAll(({ clockEnds }) => clockEnds),
  dayPartJoins: inAll(({ dayPartJoins }) => dayPartJoins),
  dayMonthJoins: inAll(({ dayMonthJoins }) => dayMonthJoins),
  priceJoins: inAll(({ priceJoins }) => priceJoins),
};

/** Units that are written alike everywhere. */
// biome-ignore format: a table
const commonUnits: Record<string, string> = {
  km: 'km', m: 'm', cm: 'cm', mm: 'mm', kg: 'kg', g: 'g', l: 'l', ml: 'ml', cl: 'cl',
  kwh: 'kwh', kw: 'kw', w: 'w', gb: 'gb', mb: 'mb', tb: 'tb', ha: 'ha', h: 'hour', hr: 'hour', hrs: 'hour', hs: 'hour', min: 'minute', mins: 'minute', sec: 'second',
  eur: 'money:EUR', usd: 'money:USD', gbp: 'money:GBP', chf: 'money:CHF', brl: 'money:BRL',
  mxn: 'money:MXN', '€': 'money:EUR', $: 'money:USD', '£': 'money:GBP', '¥': 'money:JPY', '¤': 'number',
  '%': 'percent', '‰': 'permille', '°': 'degree', '★': 'rating', '⭐': 'rating',
};

export type Lexicon = {
  code: LanguageCode;
  words: Words;
  /** The canonical unit of a word, written out or short. */
  unitOf(word: string): string | undefined;
  /** What a word is worth, also in one piece such as "vierundzwanzig". */
  numberOf(word: string): number | undefined;
  isFunctionWord(word: string): boolean;
  isAmbiguous(word: string): boolean;
  /** Phrases before the unit that something is paid by, sorted by their first word: "a la" semana. */
  perPhrases: ReadonlyMap<string, string[][]>;
  /** Words of a limit, such as "höchstens". */
  isBoundWord(word: string): boolean;
  bounds: {
    bound: 'min' | 'max' | 'approx';
    isAfter: boolean;
    /** A word that means a limit only before a price or a number of people: Italian "da". */
    isForMoney: boolean;
    words: string[];
  }[];
};

const wordsIn = (phrase: string): string[] => tokensOf(phrase).map(({ norm }) => norm);

/** Adds and multiplies the parts of a number in the order they are said. */
export const sumOfParts = (parts: readonly number[], countsInTwenties = false): number => {
  let total = 0;
  let group = 0;
  for (const part of parts) {
    if (part >= 1000) {
      total += Math.max(group, 1) * part;
      group = 0;
    } else if (part === 100 || (countsInTwenties && part === 20 && group === 4))
      group = Math.max(group, 1) * part;
    else group += part;
  }
  return total + group;
};

const maxNumberWordLength = 40;
/** Shorter words begin with no unit: most words and all numbers are spared the search. */
const minOpenUnit = 5;

const readLexicon = (code: LanguageCode): Lexicon => {
  const words = files[code];
  const units = new Map(Object.entries(commonUnits));
  const openUnits: [string, string][] = [];
  for (const [unit, list] of Object.entries(words.units))
    for (const word of list)
      if (word.endsWith('*')) openUnits.push([word.slice(0, -1), unit]);
      else units.set(word, unit);
  for (const [currency, list] of Object.entries(words.money))
    for (const word of list) units.set(word, currency === 'CENT' ? 'cent' : `money:${currency}`);
  const numbers = new Map(Object.entries(words.numbers));
  const parts = [...numbers.keys(), ...words.joins]
    .filter((part) => part.length > 1 || part === 'e')
    .sort((a, b) => b.length - a.length);
  const compoundValue = (word: string): number | undefined => {
    if (!words.compound || word.length > maxNumberWordLength) return undefined;
    const values: number[] = [];
    for (let at = 0; at < word.length; ) {
      const part = parts.find((one) => word.startsWith(one, at));
      if (part === undefined) return undefined;
      const value = numbers.get(part);
      if (value !== undefined) values.push(value);
      at += part.length;
    }
    return values.length > 1 ? sumOfParts(values) : undefined;
  };
  const functionWords = new Set(words.functionWords);
  const ambiguous = new Set(words.ambiguous);
  const boundWords = new Set(Object.values(words.bounds).flat().flatMap(wordsIn));
  return {
    code,
    words,
    unitOf: memoizeWords(
      (word) =>
        units.get(word) ??
        (word.length < minOpenUnit
          ? undefined
          : openUnits.find(([open]) => word.startsWith(open))?.[1]),
    ),
    numberOf: memoizeWords((word) => numbers.get(word) ?? compoundValue(word)),
    isFunctionWord: (word) => functionWords.has(word),
    isAmbiguous: (word) => ambiguous.has(word),
    isBoundWord: (word) => boundWords.has(word),
    perPhrases: groupBy(
      words.per.map((phrase) => phrase.split(' ')),
      ([first = '']) => first,
    ),
    bounds: (['min', 'minMoney', 'max', 'approx', 'minAfter', 'maxAfter'] as const)
      .flatMap((kind) =>
        words.bounds[kind].map((phrase) => ({
          // The name of the list says the bound and the side.
          bound: kind.replace(/After|Money/, '') as 'min' | 'max' | 'approx',
          isAfter: kind.endsWith('After'),
          isForMoney: kind.endsWith('Money'),
          words: wordsIn(phrase),
        })),
      )
      .sort((a, b) => b.words.length - a.words.length),
  };
};

const lexicons: Partial<Record<LanguageCode, Lexicon>> = {};

export const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';

/** The code of a language tag such as "pt-BR"; undefined for a language that we do not know. */
export const codeOf = (language: string): LanguageCode | undefined => {
  const base = baseOf(language);
  return languageCodes.find((code) => code === base);
};

const maxTags = 100;
const maxTagLength = 50;

/** The words of a language tag such as "pt-BR"; English for a language that we do not know. */
export const lexiconFor = memoize(
  maxTags,
  (language): Lexicon => {
    const code = codeOf(language) ?? 'en';
    lexicons[code] ??= readLexicon(code);
    return lexicons[code];
  },
  maxTagLength,
);

/** Each word that a list of some languages has, with the codes of these. */
const codesByWord = (listIn: (words: Words) => readonly string[]): Map<string, LanguageCode[]> => {
  const codes = new Map<string, LanguageCode[]>();
  for (const code of languageCodes)
    for (const word of new Set(listIn(files[code])))
      codes.set(word, [...(codes.get(word) ?? []), code]);
  return codes;
};

const smallWords = codesByWord(({ functionWords }) => functionWords);

/** How many everyday words of each of our languages a text has, likeliest first. */
export const languageVotes = (text: string): { code: string; votes: number }[] => {
  const votes = new Map(languageCodes.map((code) => [code, 0]));
  for (const { kind, norm } of tokensOf(text))
    if (kind === 'word')
      for (const code of smallWords.get(norm) ?? []) votes.set(code, (votes.get(code) ?? 0) + 1);
  return Array.from(votes, ([code, count]) => ({ code, votes: count })).sort(
    (a, b) => b.votes - a.votes,
  );
};

/** The language a text is written in by its everyday words; the one expected where they leave a doubt. */
export const languageOf = (text: string, expected: string): string => {
  const votes = languageVotes(text);
  const own = votes.find(({ code }) => code === baseOf(expected))?.votes ?? 0;
  const [first] = votes;
  return first && first.votes >= 3 && first.votes > own * 1.5 ? first.code : baseOf(expected);
};

const vocabulary = codesByWord(({ functionWords, everydayWords }) => [
  ...functionWords,
  ...everydayWords,
]);
const endings = [...vocabulary]
  .filter(([word]) => word.startsWith('*'))
  .map(([word, codes]) => ({ ending: word.slice(1), codes }));
const borrowedWords = inAll((words) => words.borrowedWords);
const borrowedWeight = 1 / 3;

/** An address or a handle, whose parts are words of no language. */
const isAddress = (part: string): boolean => /:\/\/|@|^www\.|\.[a-z]{2}/iu.test(part);

/**
 * What speaks for each of our languages: a word that only one has counts 1, one that several share its
 * part, and one that English also has counts for English alone. Each word counts once.
 */
export const languageEvidence = (text: string): { code: string; weight: number }[] => {
  const parts = text.split(/\s+/u).filter((part) => !isAddress(part));
  const tokens = tokensOf(parts.join(' '));
  const words = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm));
  const weights = new Map(languageCodes.map((code) => [code, 0]));
  for (const word of words) {
    const codes =
      vocabulary.get(word) ??
      endings
        .filter(({ ending }) => word.length >= ending.length + 2 && word.endsWith(ending))
        .flatMap(({ codes }) => codes);
    const share = (borrowedWords.has(word) ? borrowedWeight : 1) / Math.max(codes.length, 1);
    for (const code of codes.includes('en') ? (['en'] as const) : new Set(codes))
      weights.set(code, (weights.get(code) ?? 0) + share);
  }
  return Array.from(weights, ([code, weight]) => ({ code, weight })).sort(
    (a, b) => b.weight - a.weight,
  );
};
