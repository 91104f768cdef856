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
  /** Number words that are mostly something else, such as an article: they count only before a unit. */
  ambiguous: string[];
  units: Record<string, string[]>;
  clock: string[];
  /** Parts of the day: "8 in the evening". */
  early: string[];
  late: string[];
  /** Words before a time of day that is written with a full stop: "alle 20.30". */
  clockBefore: string[];
  /** Words before a date in digits: "until 15/6". */
  dateBefore: string[];
  money: Record<string, string[]>;
  per: string[];
  perShort: Record<string, string>;
  bounds: Record<'min' | 'minMoney' | 'max' | 'approx' | 'minAfter' | 'maxAfter', string[]>;
  ranges: string[];
  /** Words between two numbers of one expression: "7 of 7". */
  outOf: string[];
  months: Record<string, number>;
  /** Words before a number that only names something: "step 2". */
  labels: string[];
  functionWords: string[];
  /** Words that briefs use, for telling languages apart; "*ung" is the end of longer words. */
  everydayWords: string[];
  /** Words of other languages that stand in English briefs: articles of names, and what looks alike. */
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

type File = Record<Exclude<keyof Words, 'compound' | 'units' | 'money' | 'bounds'>, string[]> &
  Pick<Words, 'compound' | 'units' | 'money' | 'bounds'>;

const readFile = (file: File): Words => ({
  numbers: numbersOf(file.numbers),
  joins: listOf(file.joins),
  compound: file.compound,
  ambiguous: listOf(file.ambiguous),
  units: listsOf(file.units),
  clock: listOf(file.clock),
  early: listOf(file.early),
  late: listOf(file.late),
  clockBefore: listOf(file.clockBefore),
  dateBefore: listOf(file.dateBefore),
  money: listsOf(file.money),
  per: listOf(file.per),
  perShort: tableOf(file.perShort),
  bounds: listsOf(file.bounds),
  ranges: listOf(file.ranges),
  outOf: listOf(file.outOf),
  months: numbersOf(file.months),
  labels: listOf(file.labels),
  functionWords: wordsOfLines(file.functionWords),
  everydayWords: wordsOfLines(file.everydayWords),
  borrowedWords: wordsOfLines(file.borrowedWords),
});

const sources: Record<string, File> = { en, de, fr, es, it, pt, nl };

const files: Record<string, Words> = Object.fromEntries(
  Object.entries(sources).map(([code, file]) => [code, readFile(file)]),
);

export const languageCodes: readonly string[] = Object.keys(files);

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
  code: string;
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

/** Adds and multiplies the parts of a number in the order they are said; French says 4 × 20 for 80. */
export const sumOfParts = (parts: readonly number[], isFrench = false): number => {
  let total = 0;
  let group = 0;
  for (const part of parts) {
    if (part >= 1000) {
      total += Math.max(group, 1) * part;
      group = 0;
    } else if (part === 100 || (isFrench && part === 20 && group === 4))
      group = Math.max(group, 1) * part;
    else group += part;
  }
  return total + group;
};

const maxNumberWordLength = 40;
/** Shorter words begin with no unit: most words and all numbers are spared the search. */
const minOpenUnit = 5;

const lexiconOf = (code: string, words: Words): Lexicon => {
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
  const perPhrases = new Map<string, string[][]>();
  for (const phrase of words.per.map((one) => one.split(' '))) {
    const [first = ''] = phrase;
    perPhrases.set(first, [...(perPhrases.get(first) ?? []), phrase]);
  }
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
    perPhrases,
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

const lexicons = new Map<string, Lexicon>();

export const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';

/** The words of a language tag such as "pt-BR"; English where we have none. */
export const lexiconFor = (language: string): Lexicon => {
  const cachedLexicon = lexicons.get(language);
  if (cachedLexicon) return cachedLexicon;
  const base = baseOf(language);
  const code = languageCodes.includes(base) ? base : 'en';
  const lexicon = lexicons.get(code) ?? lexiconOf(code, files[code] ?? readFile(en));
  lexicons.set(code, lexicon);
  return lexicon;
};

/** Each small word with the languages that have it. */
const smallWords = new Map<string, string[]>();
for (const [code, { functionWords }] of Object.entries(files))
  for (const word of new Set(functionWords))
    smallWords.set(word, [...(smallWords.get(word) ?? []), code]);

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

type Vocabulary = {
  whole: ReadonlyMap<string, string[]>;
  endings: [ending: string, code: string][];
};

const readVocabulary = (): Vocabulary => {
  const whole = new Map<string, string[]>();
  const endings: [string, string][] = [];
  for (const [code, { functionWords, everydayWords }] of Object.entries(files))
    for (const word of new Set([...functionWords, ...everydayWords]))
      if (word.startsWith('*')) endings.push([word.slice(1), code]);
      else whole.set(word, [...(whole.get(word) ?? []), code]);
  return { whole, endings };
};

let vocabulary: Vocabulary | undefined;
const borrowedWords = new Set(files['en']?.borrowedWords);
const borrowedWeight = 1 / 3;

/** An address or a handle, whose parts are words of no language. */
const isAddress = (part: string): boolean => /:\/\/|@|^www\.|\.[a-z]{2}/iu.test(part);

/**
 * What speaks for each of our languages: a word that only one has counts 1, one that several share its
 * part, and one that English also has counts for English alone. Each word counts once.
 */
export const languageEvidence = (text: string): { code: string; weight: number }[] => {
  vocabulary ??= readVocabulary();
  const { whole, endings } = vocabulary;
  const parts = text.split(/\s+/u).filter((part) => !isAddress(part));
  const tokens = tokensOf(parts.join(' '));
  const words = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm));
  const weights = new Map(languageCodes.map((code) => [code, 0]));
  for (const word of words) {
    const codes =
      whole.get(word) ??
      endings
        .filter(([ending]) => word.length >= ending.length + 2 && word.endsWith(ending))
        .map(([, code]) => code);
    const share = (borrowedWords.has(word) ? borrowedWeight : 1) / Math.max(codes.length, 1);
    for (const code of codes.includes('en') ? ['en'] : new Set(codes))
      weights.set(code, (weights.get(code) ?? 0) + share);
  }
  return Array.from(weights, ([code, weight]) => ({ code, weight })).sort(
    (a, b) => b.weight - a.weight,
  );
};
