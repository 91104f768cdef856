import type { LanguagePack } from '../languages/pack.ts';

/** What is said of the thing sold, in the form that people type first: "pronto", "fait". */
const said: Readonly<Record<string, RegExp>> = {
  es: /^(\p{L}*(?:ad|id|hech|frit|list|limpi|fresc))o(?=\s)/iu,
  pt: /^(\p{L}*(?:ad|id|feit|frit|limp|fresc|pront))o(?=\s)/iu,
  it: /^(\p{L}*(?:at|it|ut|fatt|fritt|cott|pront|fresc))o(?=\s)/iu,
  fr: /^(prêt|livré|fait|cuit|garanti|préparé|servi|fabriqué|cousu|monté|lavé|nettoyé|coupé)(?=\s)/iu,
};

/** How it ends beside many things, by how the things end; where that does not tell, nobody can say. */
const endings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/os$/u, 'os'],
    [/as$/u, 'as'],
  ],
  pt: [
    [/os$/u, 'os'],
    [/as$/u, 'as'],
  ],
  it: [[/(?:ini|elli|etti|ucci|eri)$/u, 'i']],
  fr: [
    [/(?:eaux|ages|ments|ains|iers|ons|os)$/u, 's'],
    [/(?:tions|ettes|ures|ades|eries|zzas|êpes|artes|laces)$/u, 'es'],
  ],
};

const isPlural: Readonly<Record<string, RegExp>> = {
  es: /s$/u,
  pt: /s$/u,
  it: /[ie]$/u,
  fr: /[sx]$/u,
};

/** "Salgados … Frito na hora": what is said of many things in the plural; null where its ending is anybody’s guess. */
export const agreeing = (fact: string, sold: string, { tag }: LanguagePack): string | null => {
  const language = tag.slice(0, 2);
  const [head = ''] = sold.split(/[\s,]/u);
  const found = said[language]?.exec(fact);
  if (!found || !isPlural[language]?.test(head)) return fact;
  // Of two things nobody can tell, and the guard holds a span of time to its own words.
  const isUnsure = /\s(?:e|y|et|ed)\s/u.test(sold) || (language !== 'fr' && /\d/u.test(fact));
  const ending = isUnsure
    ? undefined
    : endings[language]?.find(([things]) => things.test(head))?.[1];
  if (ending === undefined) return null;
  const alsoSaid =
    /(?<=\s(?:ou|o|e|y|et)\s)\p{L}+(?:ad|id|frit|fresc|at|it|ut|cott)(?=o(?!\p{L}))o/gu;
  const rest = fact.slice(found[0].length);
  return `${found[1]}${ending}${rest.replace(alsoSaid, (word) => word.replace(/o$/u, ending))}`;
};
