import type { LanguagePack, Reading } from '../../languages/pack.ts';
import { isDoubtful } from '../../spelling/doubt.ts';
import { isTown } from '../../spelling/gazetteer.ts';
import { isKnown, lowerFirst } from '../../spelling/words.ts';
import { cutAtWord } from '../cut-at-word.ts';
import { isPlaces, leadingPlace, plainLine, withoutRadius } from './plain-line.ts';
import { nameFirst, partsOf, wordsOf } from './product-line.ts';
import { roleOf } from './role.ts';
import { atBlankSlashes, tidy } from './tidy.ts';

export type Product = {
  /** Short enough to print whole, in any place of its own. */
  label: string;
  /** The label with the place that stood in brackets behind it. */
  full: string;
  /** What it is, as the customer put it. */
  what: string | null;
  /** "We help restaurants fill tables" is to be quoted, never called by. */
  isStatement: boolean;
  /** Prices and the like that stood in the product line. */
  facts: string[];
};

/** "Avisol, S.L." is one name. */
const legalForm =
  /,\s(S\.?L\.?(?:U\.?)?|S\.?A\.?S?\.?|Ltda\.?|Lda\.?|GmbH|UG|KG|Ltd\.?|LLC|Inc\.?|S\.?r\.?l\.?|s\.?n\.?c\.?|SARL|BV|B\.V\.)(?=\s|$|,)/u;

/** "Kerbox loue des box": whoever does it is the name. */
const doer =
  /^(\p{Lu}[\p{L}’'&-]*(?: (?:[\p{Lu}&][\p{L}’'-]*|d[eiao]l?|la|e|y|et))*) (?:loue|vend|répare|propose|fabrique|organise|construit|installe|alquila|vende|repara|ofrece|fabrica|organiza|construye|instala|affitta|noleggia|ripara|offre|produce|organizza|costruisce|installa|aluga|conserta|oferece|faz|fait|hace|fa) /u;

/** Longer ones are put together, and no names. */
const longestWord = 9;

const longestLabel = 60;
const longestWhat = 110;
const fewestLetters = 12;

/** A word of six letters in capitals is shouted; "IKEA" and a name alone stay as they are. */
const calmWords = (text: string) =>
  wordsOf(text).length < 2
    ? text
    : text
        .replace(/\p{Lu}{6,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
        .replaceAll(' / ', ', ');

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

const preposition =
  /\s(?:for|in|with|to|at|für|mit|im|am|zum|pour|dans|avec|en|para|con|com|per|tra|nel|voor|met|bij)\s/giu;

/** "Picture framing in Duluth, Minnesota", "nursery with tubestock, shrubs": no name, but one line that goes on. */
const isPhrase = /\s\p{Ll}/u;

const longestLine = 140;

/** A line too long for a label ends before one of its prepositions, never in the middle of a thing. */
const shortName = (name: string, { dangling }: Reading) => {
  const ends = [...name.matchAll(preposition)].map(({ index }) => index);
  const end = ends.findLast((at) => at <= longestLabel && at >= fewestLetters);
  return end === undefined ? cutAtWord(name, longestLabel, dangling) : name.slice(0, end);
};

const cleanName = (name: string, reading: Reading) => {
  const modest = dropBeforeWords(withoutBody(name, reading), reading.praise).trim();
  return calmWords(dropBeforeWords(modest, reading.sellersTalk).trim());
};

/** A line that stands whole: too long for a label it is told all the same. */
const plainProduct = (line: string, { reading }: LanguagePack): Product => ({
  label: line.length <= longestLabel ? line : shortName(line, reading),
  full: line,
  what: null,
  isStatement: reading.clause.test(line),
  facts: [],
});

/** "pest control (hotels, schools)": a list stays in its brackets. */
const withBrackets = (told: string[], inBrackets: string) => {
  const [first, ...more] = told;
  return first !== undefined && inBrackets.includes(',') && !first.includes('(')
    ? [`${first} (${inBrackets})`, ...more]
    : [...told, inBrackets];
};

export const readProduct = (product: string, pack: LanguagePack): Product => {
  const { reading, tag } = pack;
  const text = tidy(
    plainLine(product, pack).replace(legalForm, ' $1').replace(atBlankSlashes, ', '),
  )
    // "– is your garage flooded?" asks the reader, and says nothing of what is sold.
    .replace(/\s[–—-]\s[^–—?]*\?(?=\s|$)/gu, '')
    .replace(/(?<=\p{Ll}) By (?=\p{Lu})/u, ' by ')
    // A word that is known was not cut short: its full stop ends a sentence.
    .replace(/(\p{Ll}{4,})\. (\p{Ll})/gu, (all, word: string, next: string) =>
      isKnown(word, true, pack) ? `${word}. ${next.toUpperCase()}` : all,
    );
  const asTyped = partsOf(text || product, reading);
  const nouns = tag.startsWith('de');
  const parts = nameFirst(asTyped, {
    isWord: (text) => isKnown(text, true, pack),
    isPlace: (text) => isPlaces(text, pack),
    nouns,
  });
  const [leading = '', ...others] = parts.rest.map((part) => part.trim()).filter(Boolean);
  const led = leadingPlace(leading, pack);
  // A full stop that is still there at the end belongs to a word cut short.
  const rest = [led.rest, ...others].map((part) => (text.endsWith(`${part}.`) ? `${part}.` : part));
  const isReadable = (part: string) => !isDoubtful(part, pack);
  const isPlaced = (part: string) => isPlaces(part, pack);
  // Of a list only the entry goes that nobody can read.
  const told = rest
    .map((part) => (isReadable(part) ? part : part.split(', ').filter(isReadable).join(', ')))
    .filter((part) => /[\p{L}\d]/u.test(part) && !isPlaced(part));
  // "Piano tuning £70 – Daniel O'Rourke": what stood in front says what it is.
  const moved = parts === asTyped ? null : parts.rest[0];
  const isPrice = (part: string) => part !== moved && roleOf(part, reading) === 'price';
  const inBrackets =
    parts.inBrackets && isReadable(parts.inBrackets) && !parts.inBrackets.includes(':')
      ? parts.inBrackets.replace(/^(?:and|und|et|y|e|en|ou|o|&|\+) /u, '')
      : null;
  // "Joe's Burgers (Camden)" is in Camden; "(fresh flowers)" says what it is.
  const isPlace =
    inBrackets !== null &&
    /^\p{Lu}/u.test(inBrackets) &&
    (!/(?<!\p{L})\p{Ll}{4}/u.test(inBrackets) ||
      isTown(inBrackets.split(/[\s,/]/u)[0] ?? '', pack.spelling));
  const described = isPlace || inBrackets === null ? told : withBrackets(told, inBrackets);
  const [what = '', ...more] = described.filter((part) => !isPrice(part));
  const short = more.filter((part) => wordsOf(part).length < 4);
  const said = [what, ...short].filter(Boolean).map(calmWords).join(', ');
  // "Kweekpakketten oesterzwam" opened its part; behind a name it is written small.
  const [opening = ''] = said.split(' ');
  const opens = isKnown(lowerFirst(opening), false, pack) || opening.length > longestWord;
  const whole =
    nouns || !opens || isTown(opening, pack.spelling)
      ? said
      : said.replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
  // A colon stands behind the name already.
  const behind = whole.replace(/^([^:(]+): ([^:()]+)$/u, '$1 ($2)');
  const name = (cleanName(parts.name, reading) || parts.name).replace(
    /^["“„«]\s?([^"“”„«»]+?)\s?["“”»]$/u,
    '$1',
  );
  const label = name.length <= longestLabel ? name : shortName(name, reading);
  const spoken = name.length <= longestWhat ? name : label;
  const placed = led.place ?? rest.find(isPlaced) ?? (isPlace ? calmWords(inBrackets) : null);
  const place = placed === null ? null : withoutRadius(placed);
  const [, does] = doer.exec(name) ?? [];
  if (does && told.length === 0) return { ...plainProduct(name, pack), label: does };
  const line = [name, ...told].join(', ');
  if (
    whole !== '' &&
    text.startsWith(`${parts.name},`) &&
    isPhrase.test(name) &&
    !reading.indefinite.test(what) &&
    !told.some(isPrice) &&
    line.length <= longestLine
  )
    return { ...plainProduct(line, pack), label };
  return {
    label,
    full: place === null ? spoken : `${spoken}, ${place}`,
    what:
      behind !== '' && behind.length <= longestWhat && !reading.body.test(behind) ? behind : null,
    isStatement: what === '' && reading.clause.test(label),
    facts: [
      ...told.filter(isPrice),
      ...more.filter((part) => wordsOf(part).length >= 4).map(calmWords),
    ],
  };
};
