import { compilePatterns, type Match } from '../text/patterns.ts';
import type { Token } from '../text/tokens.ts';
import { lexicons, phraseNoun } from './words.ts';

type Role =
  | 'over'
  | 'overAfter'
  | 'upTo'
  | 'upToAfter'
  | 'under'
  | 'within'
  | 'outOf'
  | 'times'
  | 'rank'
  | 'percent'
  | 'idiom';

/** Words around a number, by the part they play. */
export type Context = {
  starting: Map<number, Match<Role>[]>;
  ending: Map<number, Match<Role>[]>;
  idioms: Match<Role>[];
};

const percentWords = [
  '%',
  'percent*',
  'pct',
  'per cent*',
  'per (100|hundred)',
  'prozent*',
  'procent*',
  'por (ciento|cento)',
  'pour cent',
  'per cento',
  'porcent*',
  'procents*',
  'процент*',
  'відсотк*',
  'بالمئة',
  'بالمائة',
  'في (المئة|المائة|الميه)',
  'درصد',
  'אחוז*',
  'אחוזים',
  'प्रतिशत',
  'फीसदी',
  'শতাংশ',
  '퍼센트*',
  '프로',
  'persen',
  'phan tram',
  'τοις εκατό',
  'prosent*',
  'prosenttia',
  'szazalek*',
  'la suta',
  '‰',
];

const overAfter = [
  '+',
  'and counting',
  'and more',
  'or more',
  'plus',
  'y (mas|contando|subiendo)',
  'o mas',
  'et plus',
  'ou plus',
  'und mehr',
  'oder mehr',
  'ou mais',
  'e mais',
  'e piu',
  'o piu',
  'en meer',
  'of meer',
  'से अधिक',
  'से ज़्यादा',
  'से ज्यादा',
  '(den|dan|ten|tan) fazla',
  '이상*',
];

const upToAfter = [
  'max',
  'maximum',
  'at (most|the most)',
  'or (fewer|less)',
  'tops',
  'maxim*',
  'como maximo',
  'no maximo',
  'au (maximum|plus)',
  'hochstens',
  'al massimo',
  'maximaal',
];

const contextPatterns = compilePatterns<Role>(
  [
    ...lexicons.flatMap((lexicon) => [
      ...lexicon.over.map((source) => [source, 'over'] as const),
      ...lexicon.upTo.map((source) => [source, 'upTo'] as const),
      ...lexicon.under.map((source) => [source, 'under'] as const),
      ...(lexicon.within ?? []).map((source) => [source, 'within'] as const),
      ...lexicon.outOf.map((source) => [source, 'outOf'] as const),
      ...lexicon.times.map((source) => [source, 'times'] as const),
      ...lexicon.rank.map((source) => [source, 'rank'] as const),
      ...lexicon.idioms.map((source) => [source, 'idiom'] as const),
    ]),
    ...percentWords.map((source) => [source, 'percent'] as const),
    ...overAfter.map((source) => [source, 'overAfter'] as const),
    ...upToAfter.map((source) => [source, 'upToAfter'] as const),
    ['/', 'outOf'],
  ],
  phraseNoun,
);

const put = (map: Map<number, Match<Role>[]>, key: number, match: Match<Role>): void => {
  map.set(key, [...(map.get(key) ?? []), match]);
};

export const readContext = (tokens: readonly Token[]): Context => {
  const context: Context = { starting: new Map(), ending: new Map(), idioms: [] };
  for (const match of contextPatterns.find(tokens)) {
    put(context.starting, match.first, match);
    put(context.ending, match.last, match);
    if (match.tag === 'idiom') context.idioms.push(match);
  }
  return context;
};

/** Where the part that begins at `at` ends, or undefined when none begins there. */
export const roleFrom = (context: Context, at: number, role: Role): number | undefined => {
  let last: number | undefined;
  for (const match of context.starting.get(at) ?? []) {
    if (match.tag === role && match.last > (last ?? 0)) last = match.last;
  }
  return last;
};

export const roleBefore = (context: Context, at: number, role: Role): boolean =>
  (context.ending.get(at) ?? []).some(({ tag }) => tag === role);
