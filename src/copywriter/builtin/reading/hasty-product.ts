import type { LanguagePack } from '../../languages/pack.ts';
import { isClear } from '../../spelling/clear.ts';
import { withHours } from '../../spelling/hours.ts';
import { mend } from '../../spelling/mend.ts';
import { isPlaceName } from '../../spelling/tables.ts';
import { placed, placesIn, quarterIn, townIn, withoutTowns } from '../../spelling/towns.ts';
import { isKnown, isLittle, lowerFirst } from '../../spelling/words.ts';
import { upperFirst } from '../capitals.ts';
import { isOwnName, withLastPlace, withName } from './hasty-names.ts';
import { withoutBody } from './product.ts';
import { cries, isListed } from './product-line.ts';

/** A product line typed in haste: what is sold, in the words it was typed in, and what else the line tells. */
export type HastyProduct = {
  line: string;
  facts: string[];
  /** Parts that nobody can surely read. */
  left: string[];
};

/** Shouting comes down; a short form keeps its capitals. */
const calm = (text: string) => text.replace(/\p{Lu}{5,}/gu, (word) => word.toLowerCase());

/** "Painter needed? Van Dam painters", "NEW! burgers": what calls out in front of the product. */
const isCall = (part: string) =>
  cries.test(part) ||
  /(?:needed|nodig|gesucht|brauch\p{L}*|besoin|cerc\p{L}*|busc\p{L}*|procur\p{L}*)\s?\?$/iu.test(
    part,
  );

const endsInTown = (text: string) => isPlaceName(upperFirst(text.split(' ').at(-1) ?? ''));

/** Brackets, dashes and commas part a line; a comma inside a number, a list or "(m/w/d)" does not. */
const partsOf = (product: string): string[] => {
  const parts = product
    .replace(/\s*\p{Extended_Pictographic}+\uFE0F?\s*/gu, ' – ')
    .replace(/\s*\((\p{L}\/\p{L}(?:\/\p{L})?)\)/u, ' ⟨$1⟩')
    .split(/\s*(?:^–\s|\s–$|,(?!\d)|[;:|()]|(?<=\p{L}{3})\.(?=\s|$)|!|(?<=\?)\s|\s[–—-]\s)\s*/u)
    .map((part) => part.trim().replace(/⟨(.*)⟩/u, '($1)'))
    .filter(Boolean);
  const told = parts.length > 1 ? parts.filter((part) => !isCall(part)) : parts;
  const [first = product, second, ...more] = told;
  return second !== undefined && !endsInTown(first) && isListed(first, second)
    ? [`${first}, ${second}`, ...more]
    : [first, ...(second === undefined ? [] : [second]), ...more];
};

const alsoWords = /^(?:also|only|auch|nur|aussi|también|solo|anche|também|só|ook|alleen)$/iu;
const openingWords =
  /^(?:alle|toutes?|tous|tod[oa]s|tutt[ie]|we|no|not|all|wir|kein\p{L}*|sans|sin|senza|sem|wij|geen|made|jeden|chaque|cada|ogni|elke|every)$/iu;

const pair = /^\S+ (?:and|und|et|y|e|en|&) \S+$/u;

/** A part is a fact where it says something by itself: two words or more, hardly a strange one, and no little word that leads up to nothing. */
const isTelling = (part: string, hasPlace: boolean, pack: LanguagePack) => {
  const [first = '', ...more] = part.split(' ');
  const fewest = alsoWords.test(first) ? 2 : 1;
  const leadsOn = isLittle(first, pack) && !alsoWords.test(first) && !openingWords.test(first);
  const strangers = part
    .split(/[\s,]+/u)
    .filter((word) => !/\d/u.test(word) && !isKnown(word, true, pack));
  // "reading and wokingham" may be towns, where none is named.
  const namesTown = townIn(part) !== undefined;
  const mayBeTold =
    hasPlace || strangers.length === 0 || (strangers.length === 1 && !pair.test(part));
  return (
    more.length >= fewest &&
    !/ ones?$/u.test(part) &&
    !leadsOn &&
    mayBeTold &&
    !(namesTown && strangers.length > 0) &&
    isClear(part, pack)
  );
};

/** A part that is nothing but "porto" is the town, though it is a word as well. */
const townOf = (part: string, pack: LanguagePack) =>
  isPlaceName(upperFirst(part))
    ? upperFirst(part)
    : (placesIn(part, pack) ?? quarterIn(part.split(' '), pack));

const joining = /^(?:and|und|et|y|e|en|\+|&)\s+/iu;

/** The kind with the place it is in: "in Leeds" where both are sure, behind a comma else. */
const withPlace = (kind: string, places: string | null, pack: LanguagePack) => {
  if (places === null || kind.includes(places)) return kind;
  return isPlaceName(places) && isClear(lowerFirst(kind), pack)
    ? `${kind} ${placed(places, pack)}`
    : `${kind}, ${places}`;
};

/** Nothing is cut out of what is sold: the first part of the line stands whole, the rest is read part by part. */
export const readHastyProduct = (product: string, pack: LanguagePack): HastyProduct => {
  const read = (text: string) => mend(withHours(text, pack), pack.spelling);
  const [first = product, ...rest] = partsOf(
    calm(product).replace(/\s\/\s|(?<=\p{Lu}\p{L}+)\/(?=\p{L})/gu, ` ${pack.spelling.and} `),
  );
  const sold = withoutBody(first.replace(pack.reading.sellersTalk, ''), pack.reading);
  const told = withLastPlace(sold, pack);
  const { front, places } = withoutTowns(read(told), pack);
  const parts = rest.map((part) => withLastPlace(read(part.replace(joining, '')), pack));
  const elsewhere = parts.map((part) => townOf(part, pack)).find((found) => found !== null);
  const name = parts.find((part) => isOwnName(part, pack));
  const others = parts.filter((part) => townOf(part, pack) === null && part !== name);
  const place = places ?? elsewhere ?? null;
  const kind = withPlace(upperFirst(withName(front, pack)), place, pack);
  const isFact = (part: string) => isTelling(part, place !== null, pack);
  return {
    line: name === undefined ? kind : `${name}: ${lowerFirst(kind)}`,
    facts: others.filter(isFact),
    left: others.filter((part) => !isFact(part)),
  };
};
