import type { Speller } from './speller.ts';
import { alwaysShouted, calendar, capital, englishCalendar, isAcronym, spoken } from './words.ts';

/** Words in capitals one behind the other, and what stands around them. */
export type Run = {
  text: string;
  words: string[];
  before: string;
  behind: string;
  /** Part of a product line, where names stand. */
  isName: boolean;
};

const wordInCapitals = "\\p{Lu}[\\p{Lu}\\p{N}'’]*";
const outside = { before: "(?<![\\p{L}\\p{N}]['’.-]?)", behind: '(?![\\p{L}\\p{N}])' };

/** Words in capitals, one behind the other: "LES PETITS CAILLOUX", "TÜV", "SALT & IRON". */
const runs = new RegExp(
  `${outside.before}${wordInCapitals}(?:(?: | & | \\+ |-(?:\\d+-)?)${wordInCapitals})*${outside.behind}`,
  'gu',
);

/** Every run of a text, replaced. */
export const replaceRuns = (text: string, isName: boolean, by: (run: Run) => string): string =>
  text.replace(runs, (found, at: number) =>
    by({
      text: found,
      words: found.match(/[\p{L}\p{N}]+/gu) ?? [],
      before: text.slice(0, at),
      behind: text.slice(at + found.length),
      isName,
    }),
  );

/** Alone, a short word of which no list knows is a short form, such as "PER" or "MPTA"; a long one is shouted. */
const isLong = (word: string) => word.length > 5 || (word.length > 4 && spoken.test(word));

/** A preposition: what follows says more of what stands before. */
export const goesBefore =
  /(?:^|\s)(?:d[aeiou]|del|des|la|le|el|en|in|à|au|et|and|of|for|to|on|at|no|na|em|op|te|van|per|con|com|mit|für|aus|von|und|or|ou|al|los|las|les|una?|une|uma?|il|lo|gli|i|a|e|o|y|para|pour|avec|sans|senza|with|from|voor|over) $/u;

const isShouted = (word: string, run: Run, speller: Speller) =>
  !isAcronym(word) &&
  (alwaysShouted.has(word) ||
    (run.isName && word.length > 3 && speller.isPlace(capital(word))) ||
    (word.length > 1 && speller.spell(word) !== null) ||
    isLong(word));

/** "WON’T" is no short form. */
export const contraction = /(?<!\p{L})\p{Lu}+['’](?:T|S|RE|LL|VE|D|M)(?!\p{L})/gu;

/** "LUN A SÁB", "15 OCT.": a day or a month beside another, a figure or its full stop. */
export const isDated = (
  word: string,
  { words, before, behind }: Run,
  { hasTitles = false }: Speller,
): boolean => {
  const days = hasTitles ? englishCalendar : calendar;
  return (
    days.has(word) &&
    (words.some((other) => other !== word && (days.has(other) || /^\d/u.test(other))) ||
      /^(?:\.| \d| ?[-–/+&] ?\p{L}| (?:to|a|à|t\/m|bis) )/u.test(behind) ||
      /(?:\d|[-–/+&]| (?:to|a|à|t\/m|bis)) ?$/u.test(before))
  );
};

/** "FLY RODS": one could be a short form, two are none. */
export const isLoud = (run: Run, speller: Speller) =>
  run.text.search(contraction) >= 0 ||
  isDated(run.text, run, speller) ||
  run.words.some((word) => isShouted(word, run, speller)) ||
  run.words.filter((word) => word.length > 2 && !isAcronym(word) && spoken.test(word)).length > 1;

export const codeBefore =
  /(?<!\p{L})(?:code|código|codice|coupon|cupom|cupón|bon|gutschein|kortingscode)(?: promo)?:?\s$/iu;

/** "Asheville NC", "Novo Airão, AM", "Rio Verde/GO", "Siena (SI)", "CODE RIBBON" */
export const isFixed = ({ words, text, before, behind, isName }: Run, speller: Speller) => {
  // "code EN 3 JOURS" has none.
  if (codeBefore.test(before) && text.length > 2) return true;
  // "CAP'NAV"
  if (
    /^\p{Lu}{3,}['’]\p{Lu}{3,}$/u.test(text) &&
    words.some((word) => speller.spell(word) === null)
  )
    return true;
  // "certificata DITALS"
  if (
    /(?<!\p{L})(?:certifi|zertifiz|gecertif|brevet|diplom)\p{L}* $/iu.test(before) &&
    words.length === 1
  )
    return speller.spell(text) === null;
  // "FR + NL + EN"
  if (!speller.hasNouns && /^\p{Lu}{2}(?: \+ \p{Lu}{2})+$/u.test(text)) return true;
  if (words.length > 1)
    return / [&+] /u.test(text) && words.some(isAcronym) && words.every((word) => word.length < 6);
  // "ANAC e MAPA"
  const [, beside = ''] = /(?<!\p{L})(\p{Lu}{2,5})(?: (?:\p{Ll}{1,3}|&))? $/u.exec(before) ?? [];
  if (beside !== '' && speller.spell(beside) === null) return text.length < 6;
  // "NL/EN", "Kt. SO / AG / BL"
  if (/\p{Lu}{2} \/ $/u.test(before) || /^ \/ \p{Lu}{2}(?!\p{L})/u.test(behind))
    if (text.length === 2) return true;
  if (/\p{Lu}{2}\/$/u.test(before) || /^\/\p{Lu}/u.test(behind))
    return text.length < 4 && !alwaysShouted.has(text);
  if (/\($/u.test(before) && /^\)/u.test(behind))
    return (
      text.length < 3 || (speller.spell(text) === null && (text.length < 5 || !spoken.test(text)))
    );
  return (
    text.length === 2 &&
    /\p{Lu}\p{Ll}+(?:,? |\/)$/u.test(before) &&
    !/^(?: \p{Lu}|['’-]| \d)/u.test(behind) &&
    ((isName && !/^ \p{Ll}/u.test(behind)) || speller.spell(text) === null)
  );
};
