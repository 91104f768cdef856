import type { Lexicon } from './lexicon/lexicon.ts';
import { patternsOf } from './phrases/table.ts';

const percentWords = patternsOf(`
  %, percent*, pct, per cent*, per (100|hundred), prozent*, procent*, por (ciento|cento), pour cent, per cento, porcent*, procents*, процент*, відсотк*, بالمئة, بالمائة, في (المئة|المائة|الميه), درصد, אחוז*, אחוזים, प्रतिशत,
  फीसदी, শতাংশ, 퍼센트*, 프로, persen, phan tram, τοις εκατό, prosent*, prosenttia, szazalek*, la suta, ‰`);

const overAfter = patternsOf(`
  +, and counting, and more, or more, y (mas|contando|subiendo), o mas, et plus, ou plus, und mehr, oder mehr, ou mais, e mais, e piu, o piu, en meer, of meer, से अधिक, से ज़्यादा, से ज्यादा, (den|dan|ten|tan) fazla, 이상*`);

const upToAfter = patternsOf(`
  max, maximum, at (most|the most), or (fewer|less), tops, maxim*, como (maximo|mucho), (o|ou) menos, no maximo, au (maximum|plus), ou moins, hochstens, oder weniger, al massimo, o meno, of minder, maximaal`);

/** What counts nothing, in any language: "press 1", "3 x €34.95" (how many somebody takes), doubles at £179 beside singles. */
const idioms = patternsOf(`
  1 2 3, # – 0, # : 0, # x 0, # x (€|$|£|r$|eur), (press|dial|drucken|tapez|pulse|marque|premi|prema|toets) #, doubles (£|$|€|&|.|;|are|and|or|cost|from|start|at)`);

/** The parts that signs and words around a number play, in one language; some are every language's. */
const rolesOf = (lexicon: Lexicon) => ({
  over: lexicon.over,
  upTo: lexicon.upTo,
  under: lexicon.under,
  within: lexicon.within,
  from: lexicon.from,
  outOf: [...lexicon.outOf, '/'],
  times: lexicon.times,
  rank: lexicon.rank,
  idiom: [...lexicon.idioms, '1 , 2 , 3', '# , ~2 0', ...idioms],
  percent: percentWords,
  // French "plus" is most other things.
  overAfter: lexicon.language === 'fr' ? overAfter : [...overAfter, 'plus'],
  upToAfter,
});

export type Role = keyof ReturnType<typeof rolesOf>;

export const contextOf = (lexicon: Lexicon): [string, Role][] =>
  Object.entries(rolesOf(lexicon)).flatMap(([role, sources]) =>
    // Object.entries forgets that the keys are roles.
    sources.map((source): [string, Role] => [source, role as Role]),
  );
