import { de } from '../../languages/de/guard-numbers.ts';
import { de as dePhrases } from '../../languages/de/guard-phrases.ts';
import { en } from '../../languages/en/guard-numbers.ts';
import { en as enPhrases } from '../../languages/en/guard-phrases.ts';
import { es } from '../../languages/es/guard-numbers.ts';
import { es as esPhrases } from '../../languages/es/guard-phrases.ts';
import { fr } from '../../languages/fr/guard-numbers.ts';
import { fr as frPhrases } from '../../languages/fr/guard-phrases.ts';
import { it } from '../../languages/it/guard-numbers.ts';
import { it as itPhrases } from '../../languages/it/guard-phrases.ts';
import { nl } from '../../languages/nl/guard-numbers.ts';
import { nl as nlPhrases } from '../../languages/nl/guard-phrases.ts';
import { pt } from '../../languages/pt/guard-numbers.ts';
import { pt as ptPhrases } from '../../languages/pt/guard-phrases.ts';
import { fold } from '../text/fold.ts';
import { compilePatterns, type Match, type NounOf, type PatternSet } from '../text/patterns.ts';
import { indexWords, remembering, splitWords } from '../text/word-index.ts';
import { contextOf, type Role } from './context-words.ts';
import { eastern } from './lexicon/eastern.ts';
import type { Lexicon, NounClass, TimeUnit } from './lexicon/lexicon.ts';
import { others } from './lexicon/others.ts';
import { spelledOut } from './lexicon/spelled.ts';
import type { MentionKind } from './mention.ts';
import { elsewhere as elsewherePhrases } from './phrases/elsewhere.ts';
import { everywhere } from './phrases/everywhere.ts';
import { type Family, type PhraseTable, patternsOf } from './phrases/table.ts';

type Stated = { by: MentionKind; value: number };

type WordTest = (word: string) => boolean;

/** How one language is read: its words about numbers, and its proofs and promises. */
export type Tongue = {
  languages: readonly string[];
  nounClass(word: string): NounClass | undefined;
  timeUnit(word: string): TimeUnit | undefined;
  periodAdverb(word: string): TimeUnit | undefined;
  number(word: string): number | undefined;
  scale(word: string): number | undefined;
  nounOf: NounOf;
  context: PatternSet<Role>;
  stated: PatternSet<Stated>;
  families: PatternSet<Family | 'allow'>;
} & Record<keyof typeof wordLists, WordTest>;

/** Questions about a word that a list of the lexicon answers. */
const wordLists = {
  isOne: ({ one }: Lexicon) => one,
  isAnd: ({ and }: Lexicon) => and,
  isHalf: ({ half }: Lexicon) => half,
  isInside: ({ inside }: Lexicon) => inside,
  makesPeriod: ({ per }: Lexicon) => per,
  isStructure: ({ structure }: Lexicon) => structure,
  isStarWord: ({ stars }: Lexicon) => stars,
  isDiscountWord: ({ discount }: Lexicon) => discount,
  isGainWord: ({ gain }: Lexicon) => gain,
  isProofWord: ({ proof }: Lexicon) => proof,
  isPitchWord: ({ pitch }: Lexicon) => pitch,
  isTrialWord: ({ trial }: Lexicon) => trial,
};

const testsBy = (test: (name: keyof typeof wordLists) => WordTest) =>
  // fromEntries forgets the keys, which are those of the table.
  Object.fromEntries(
    // The keys of the table are its own.
    (Object.keys(wordLists) as (keyof typeof wordLists)[]).map((name) => [name, test(name)]),
  ) as Record<keyof typeof wordLists, WordTest>;

const persons: ReadonlySet<NounClass> = new Set([
  'customer',
  'patient',
  'professional',
  'student',
  'family',
  'people',
]);

export const isPerson = (noun: NounClass | undefined): boolean =>
  noun !== undefined && persons.has(noun);

const agentPlural = /^[a-z]{3,}(?:ers|ors|ists|ants|ians|ologists)$/;
const notAgents = new Set(
  splitWords(`numbers reminders letters papers answers offers computers printers covers layers hours colors colours
  flavors flavours doors floors errors others dinners corners orders powers towers flowers showers matters
  chapters headers filters folders borders mirrors sensors motors stickers drawers trailers chargers speakers
  headphones plants restaurants grants pants variants wants elephants ingredients indoors outdoors sweaters
  sneakers trainers slippers boilers heaters blenders wipers rollers markers planners tractors monitors
  timers fingers shoulders members centers centres calendars savers dryers fryers containers posters newsletters
  clusters parameters registers croissants starters burgers jumpers meters liters cucumbers peppers
  hangers wonders rollers`),
);

const numbersOf = (
  lexicons: readonly Lexicon[],
  pick: (lexicon: Lexicon) => Record<string, number>,
) =>
  new Map(
    // Of two languages that share a word the first one's reading stands.
    lexicons
      .flatMap((lexicon) => Object.entries(pick(lexicon)))
      .reverse()
      .map(([word, value]) => [fold(word).flat, value] as const),
  );

const statedIn = ({ fractions, multiples, vague, rank }: Lexicon): [string, Stated][] => [
  // Ranks told in words; those with digits are read as digits.
  ...rank
    .filter((source) => !/^[^(]*#/.test(source))
    .map((source): [string, Stated] => [source.replace('|#', ''), { by: 'rank', value: 1 }]),
  ...Object.entries(fractions).map(([source, value]): [string, Stated] => [
    source,
    { by: 'fraction', value },
  ]),
  ...Object.entries(multiples).map(([source, value]): [string, Stated] => [
    source,
    { by: 'multiple', value },
  ]),
  ...Object.entries(vague).map(([source, value]): [string, Stated] => [
    source,
    { by: 'vague', value },
  ]),
];

const compileTongue = (lexicons: readonly Lexicon[], phrases: PhraseTable): Tongue => {
  const listed = (pick: (lexicon: Lexicon) => string | undefined): WordTest => {
    const index = indexWords(lexicons.map((lexicon) => [pick(lexicon) ?? '', true] as const));
    return (word) => index.find(word) === true;
  };
  const classed = <K extends string>(
    pick: (lexicon: Lexicon) => Partial<Record<K, string>> | undefined,
  ) => {
    const index = indexWords(
      lexicons.flatMap((lexicon) =>
        // Object.entries widens both; each table is keyed by K and holds lists of words.
        Object.entries(pick(lexicon) ?? {}).map(([is, list]) => [list as string, is as K] as const),
      ),
    );
    return index.find;
  };
  const numbers = numbersOf(lexicons, (lexicon) => lexicon.numbers);
  const scales = numbersOf(lexicons, (lexicon) => lexicon.scales);
  const languages = lexicons.map(({ language }) => language);
  const spelled = remembering((word: string) => spelledOut(word, languages));
  const nounClass = classed<NounClass>(({ nouns }) => nouns);
  const timeUnit = classed<TimeUnit>(({ time }) => time);
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
    periodAdverb: classed<TimeUnit>(({ adverbs }) => adverbs),
    number: (word) => numbers.get(word) ?? spelled(word),
    scale: (word) => scales.get(word),
    ...testsBy((name) => listed(wordLists[name])),
    nounOf,
    context: compilePatterns(lexicons.flatMap(contextOf), nounOf),
    stated: compilePatterns(lexicons.flatMap(statedIn), nounOf),
    families: compilePatterns(
      [...Object.entries(phrases), ...Object.entries(everywhere)].flatMap(([family, list]) =>
        // Object.entries forgets that the keys of a PhraseTable are families.
        patternsOf(list).map((source) => [source, family as Family | 'allow'] as const),
      ),
      // In a phrase "#" is a number however it is written: "only four places left".
      (word) => nounOf(word) ?? (numbers.has(word) ? 'number' : undefined),
    ),
  };
};

const bothFind = <T>(one: PatternSet<T>, other: PatternSet<T>): PatternSet<T> => ({
  find: (tokens): Match<T>[] => [...one.find(tokens), ...other.find(tokens)],
});

/** A sentence that could be in either of two languages is read in both. */
const eitherOf = (one: Tongue, other: Tongue): Tongue => {
  return {
    languages: [...one.languages, ...other.languages],
    nounClass: (word) => one.nounClass(word) ?? other.nounClass(word),
    timeUnit: (word) => one.timeUnit(word) ?? other.timeUnit(word),
    periodAdverb: (word) => one.periodAdverb(word) ?? other.periodAdverb(word),
    number: (word) => one.number(word) ?? other.number(word),
    scale: (word) => one.scale(word) ?? other.scale(word),
    ...testsBy((name) => (word) => one[name](word) || other[name](word)),
    nounOf: (word) => one.nounOf(word) ?? other.nounOf(word),
    context: bothFind(one.context, other.context),
    stated: bothFind(one.stated, other.stated),
    families: bothFind(one.families, other.families),
  };
};

const sources: Readonly<Record<string, { lexicons: readonly Lexicon[]; phrases: PhraseTable }>> = {
  en: { lexicons: [en], phrases: enPhrases },
  es: { lexicons: [es], phrases: esPhrases },
  fr: { lexicons: [fr], phrases: frPhrases },
  de: { lexicons: [de], phrases: dePhrases },
  pt: { lexicons: [pt], phrases: ptPhrases },
  it: { lexicons: [it], phrases: itPhrases },
  nl: { lexicons: [nl], phrases: nlPhrases },
  // The further languages share no letters or few words; they are read as one.
  elsewhere: { lexicons: [...others, ...eastern], phrases: elsewherePhrases },
};

/** Names of the tongues: the seven languages, and one for all others. */
export const tongueNames = Object.keys(sources);

const tongues = new Map<string, Tongue>();

/** Compiled when a text first speaks it. */
export const tongueOf = (names: readonly string[]): Tongue => {
  const key = names.join('+');
  const known = tongues.get(key);
  if (known) return known;
  const [name = 'en', ...rest] = names;
  const { lexicons, phrases } = sources[name] ?? { lexicons: [en], phrases: enPhrases };
  const tongue =
    rest.length === 0
      ? compileTongue(lexicons, phrases)
      : eitherOf(tongueOf([name]), tongueOf(rest));
  tongues.set(key, tongue);
  return tongue;
};

const plainWords = (lists: object): string[] => splitWords(Object.values(lists).join(' '));

/** The words a list of patterns is made of. */
const wordsOf = (patterns: readonly string[]): string[] =>
  splitWords(patterns.join(' ')).flatMap((part) => part.match(/\p{L}{2,}\*?/gu) ?? []);

/** Words by which each tongue is known. */
export const vocabularyOf = (name: string): string[] =>
  (sources[name]?.lexicons ?? []).flatMap((lexicon) => [
    ...splitWords(lexicon.common),
    ...splitWords(Object.keys(lexicon.numbers).join(' ')),
    ...plainWords(lexicon.nouns),
    ...plainWords(lexicon.time),
    ...plainWords([
      lexicon.discount,
      lexicon.gain,
      lexicon.proof,
      lexicon.structure,
      lexicon.stars,
    ]),
    ...[lexicon.scales, lexicon.fractions, lexicon.multiples, lexicon.vague].flatMap((table) =>
      wordsOf(Object.keys(table)),
    ),
    ...wordsOf(Object.values(sources[name]?.phrases ?? {})),
  ]);
