import type { Lexicon } from './lexicon/lexicon.ts';
import { patternsOf } from './phrases/table.ts';

/** The part that words around a number play. */
export type Role =
  | 'over'
  | 'overAfter'
  | 'upTo'
  | 'upToAfter'
  | 'under'
  | 'within'
  | 'from'
  | 'outOf'
  | 'times'
  | 'rank'
  | 'percent'
  | 'idiom';

const percentWords = patternsOf(`
  %, percent*, pct, per cent*, per (100|hundred), prozent*, procent*, por (ciento|cento), pour cent, per cento, porcent*, procents*, процент*, відсотк*, بالمئة, بالمائة, في (المئة|المائة|الميه), درصد, אחוז*, אחוזים, प्रतिशत,
  फीसदी, শতাংশ, 퍼센트*, 프로, persen, phan tram, τοις εκατό, prosent*, prosenttia, szazalek*, la suta, ‰`);

const overAfter = patternsOf(`
  +, and counting, and more, or more, y (mas|contando|subiendo), o mas, et plus, ou plus, und mehr, oder mehr, ou mais, e mais, e piu, o piu, en meer, of meer, से अधिक, से ज़्यादा, से ज्यादा, (den|dan|ten|tan) fazla, 이상*`);

const upToAfter = patternsOf(`
  max, maximum, at (most|the most), or (fewer|less), tops, maxim*, como maximo, no maximo, au (maximum|plus), hochstens, al massimo, maximaal`);

/** The signs and words around numbers that a language is read with; some are every language's. */
export const contextOf = (lexicon: Lexicon): [string, Role][] => {
  const all = (sources: readonly string[], role: Role) =>
    sources.map((source): [string, Role] => [source, role]);
  return [
    ...all(lexicon.over, 'over'),
    ...all(lexicon.upTo, 'upTo'),
    ...all(lexicon.under, 'under'),
    ...all(lexicon.within ?? [], 'within'),
    ...all(lexicon.from ?? [], 'from'),
    ...all(lexicon.outOf, 'outOf'),
    ...all(lexicon.times, 'times'),
    ...all(lexicon.rank, 'rank'),
    ...all(lexicon.idioms, 'idiom'),
    ...all(percentWords, 'percent'),
    ...all(overAfter, 'overAfter'),
    // French "plus" is most other things.
    ...all(lexicon.language === 'fr' ? [] : ['plus'], 'overAfter'),
    ...all(upToAfter, 'upToAfter'),
    ...all(['/'], 'outOf'),
    ...all(['1 , 2 , 3', '1 2 3', '# , ~2 0', '# – 0', '# : 0'], 'idiom'),
  ];
};
