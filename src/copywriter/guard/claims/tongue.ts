import { fold } from '../../../kernel/folding/fold.ts';
import { indexTables, remembering, wordsAmong } from '../../../kernel/folding/word-index.ts';
import {
  compilePatterns,
  type Match,
  type NounOf,
  type PatternSet,
} from '../../../kernel/phrases/patterns.ts';
import { contextOf } from './context-words.ts';
import {
  agentPlural,
  expertPlural,
  isMost,
  isPerson,
  isThird,
  type Lexicon,
  type NounClass,
  notAgents,
  type Predicate,
  type TimeUnit,
} from './lexicon/lexicon.ts';
import { spelledOut } from './lexicon/spelled.ts';
import { type PhraseTable, taggedPatterns } from './phrases/table.ts';

type Stated = { by: 'rank' | 'fraction' | 'multiple' | 'vague'; value: number };

type WordTest = (word: string) => boolean;

/** Questions about a word that a list of the lexicon answers. */
const wordLists = {
  isOne: 'one',
  isAnd: 'and',
  isHalf: 'half',
  isInside: 'inside',
  makesPeriod: 'per',
  isStructure: 'structure',
  isStarWord: 'stars',
  isDiscountWord: 'discount',
  isGainWord: 'gain',
  isProofWord: 'proof',
  isPitchWord: 'pitch',
  isTrialWord: 'trial',
} as const;

type TestName = keyof typeof wordLists;

const testsBy = (test: (name: TestName) => WordTest) =>
  // Both forget the keys, which are those of the table.
  Object.fromEntries(
    (Object.keys(wordLists) as TestName[]).map((name) => [name, test(name)]),
  ) as Record<TestName, WordTest>;

const numbersOf = (lexicons: readonly Lexicon[], field: 'numbers' | 'scales') =>
  new Map(
    // Of two languages that share a word the first one's reading stands.
    lexicons
      .flatMap((lexicon) => Object.entries(lexicon[field]))
      .reverse()
      .map(([word, value]) => [fold(word).flat, value] as const),
  );

const statedIn = ({ fractions, multiples, vague, rank }: Lexicon): [string, Stated][] => {
  const valued = (by: Stated['by'], values: Record<string, number>) =>
    Object.entries(values).map(([source, value]): [string, Stated] => [source, { by, value }]);
  // Ranks told in words; those with digits are read as digits.
  const ranks = rank.filter((source) => !/^[^(]*#/.test(source));
  return [
    ...valued('rank', Object.fromEntries(ranks.map((source) => [source.replace('|#', ''), 1]))),
    ...valued('fraction', fractions),
    ...valued('multiple', multiples),
    ...valued('vague', vague),
  ];
};

/** How one language is read: its words about numbers, and its proofs and promises. */
export const compileTongue = (lexicons: readonly Lexicon[], phrases: readonly PhraseTable[]) => {
  const listed = (field: (typeof wordLists)[TestName]): WordTest =>
    wordsAmong(lexicons.map((lexicon) => lexicon[field]).join(' '));
  const numbers = numbersOf(lexicons, 'numbers');
  const scales = numbersOf(lexicons, 'scales');
  const languages = lexicons.map(({ language }) => language);
  const spelled = remembering((word: string) => spelledOut(word, languages));
  const nounClass = indexTables<NounClass>(...lexicons.map(({ nouns }) => nouns));
  const timeUnit = indexTables<TimeUnit>(...lexicons.map(({ time }) => time));
  const isEnglish = languages.includes('en');
  const nounOf: NounOf = remembering((word: string) => {
    const noun = nounClass(word);
    if (noun === 'org' || isPerson(noun)) return 'who';
    if (noun !== undefined) return noun;
    if (timeUnit(word)) return 'time';
    return isEnglish && agentPlural.test(word) && !notAgents.has(word) ? 'who' : undefined;
  });
  return {
    languages,
    nounClass,
    timeUnit,
    periodAdverb: indexTables<TimeUnit>(...lexicons.map(({ adverbs }) => adverbs)),
    predicate: indexTables<Predicate>(...lexicons.map(({ predicates }) => predicates)),
    number: (word: string) => numbers.get(word) ?? spelled(word),
    scale: (word: string) => scales.get(word),
    ...testsBy((name) => listed(wordLists[name])),
    nounOf,
    context: compilePatterns(lexicons.flatMap(contextOf), nounOf),
    stated: compilePatterns(lexicons.flatMap(statedIn), nounOf),
    families: compilePatterns(
      phrases.flatMap((table) => taggedPatterns(table)),
      // In a phrase "#" is a number however it is written: "only four places left".
      (word) =>
        nounOf(word) ??
        (expertPlural.test(word) ? 'expert' : undefined) ??
        (numbers.has(word) ? 'number' : isMost(word, languages[0]) ? 'most' : undefined) ??
        (isThird(word, languages[0]) ? 'third' : undefined),
    ),
  };
};

export type Tongue = ReturnType<typeof compileTongue>;

const bothFind = <T>(one: PatternSet<T>, other: PatternSet<T>): PatternSet<T> => ({
  find: (tokens): Match<T>[] => [...one.find(tokens), ...other.find(tokens)],
});

/** A sentence that could be in either of two languages is read in both. */
export const eitherOf = (one: Tongue, other: Tongue): Tongue => ({
  languages: [...one.languages, ...other.languages],
  nounClass: (word) => one.nounClass(word) ?? other.nounClass(word),
  timeUnit: (word) => one.timeUnit(word) ?? other.timeUnit(word),
  periodAdverb: (word) => one.periodAdverb(word) ?? other.periodAdverb(word),
  predicate: (word) => one.predicate(word) ?? other.predicate(word),
  number: (word) => one.number(word) ?? other.number(word),
  scale: (word) => one.scale(word) ?? other.scale(word),
  ...testsBy((name) => (word) => one[name](word) || other[name](word)),
  nounOf: (word) => one.nounOf(word) ?? other.nounOf(word),
  context: bothFind(one.context, other.context),
  stated: bothFind(one.stated, other.stated),
  families: bothFind(one.families, other.families),
});
