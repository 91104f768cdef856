import type { LanguagePack } from '../../languages/pack.ts';
import { isClear } from '../../spelling/clear.ts';
import { isTown } from '../../spelling/gazetteer.ts';
import { isHead } from '../../spelling/heads.ts';
import { asList } from '../../spelling/heaps.ts';
import { withHours } from '../../spelling/hours.ts';
import { withLinks } from '../../spelling/links.ts';
import { mend } from '../../spelling/mend.ts';
import { locate, townAt } from '../../spelling/towns.ts';
import { wholeAt } from '../../spelling/whole.ts';
import { isKnown, isLittle } from '../../spelling/words.ts';
import { upperFirst } from '../capitals.ts';
import { isStrange, isTelling } from './hasty-facts.ts';
import { isOwnName, withLastPlace, withName } from './hasty-names.ts';
import { calm, partsOf, wordsOf } from './hasty-parts.ts';
import { withoutBody } from './product.ts';

/** A product line typed in haste: what surely is sold and where, and what else the line tells. */
export type HastyProduct = {
  /** Empty where nobody can surely tell what is sold. */
  line: string;
  facts: string[];
  /** Parts that nobody can surely read. */
  left: string[];
};

/** What comes from a place, or goes all over it, is not sold there. */
const origin =
  /(?:^|\s)(?:made|hech[oa]s?|fabriqué\p{L}*|fatt[oaie]|feit[oa]s?|gemaakt|hergestellt|ganz|toda?|tutta|toute|all|aus|from|nat[oa]|von|uit|heel|seguo)$/iu;

/** A part and the place it ends in: "porto" alone is the town, though it is a word as well. */
const placedPart = (part: string, pack: LanguagePack): { text: string; place: string | null } => {
  if (isTown(upperFirst(part), pack.spelling))
    return { text: '', place: locate([upperFirst(part)], pack).place };
  const { before, place, behind } = locate(wordsOf(part), pack);
  const isEnd =
    behind.every((word) => before.length === 0 && isStrange(word, pack)) &&
    !origin.test(before.join(' '));
  return place !== null && isEnd ? { text: before.join(' '), place } : { text: part, place: null };
};

/** "londrina marmitas congeladas": a town in front of what is sold goes behind it. */
const townLast = (text: string, pack: LanguagePack) => {
  const words = wordsOf(text);
  const count = townAt(words, 0, pack);
  const next = words[count];
  const isInFront =
    count > 0 &&
    next !== undefined &&
    /^\p{L}/u.test(next) &&
    !isLittle(next, pack) &&
    words.every((_, at) => at < count || townAt(words, at, pack) === 0);
  return isInFront ? [...words.slice(count), ...words.slice(0, count)].join(' ') : text;
};

const joining = /^(?:and|und|et|y|e|en|\+|&)\s+/iu;

const mostSkipped = 2;

/** What is sold, as far as it is one whole; a word or two that nobody knows may stand before it. */
const soldIn = (words: readonly string[], pack: LanguagePack) => {
  for (let skipped = 0; skipped <= mostSkipped; skipped++) {
    const count = wholeAt(words.slice(skipped), pack);
    if (count > 0)
      return { sold: words.slice(skipped, skipped + count), rest: words.slice(skipped + count) };
    if (isKnown(words[skipped] ?? '', true, pack)) break;
  }
  return null;
};

/** A line without a trade we know is told whole, if every word of it is known and holds together. */
const isSurelyWhole = (text: string, pack: LanguagePack) =>
  isClear(text, pack) &&
  wordsOf(text).filter((word) => isStrange(word, pack)).length <=
    (/^(?:en|nl)/u.test(pack.tag) ? 1 : 0);

const isWhole = (part: string, pack: LanguagePack) =>
  wordsOf(part).some((word) => isHead(word, pack)) &&
  wholeAt(wordsOf(part), pack) === wordsOf(part).length;

type Told = { kind: string; place: string | null; loose: string[] };

/** What goes on behind a comma: "24/7", "auch online". */
const addition =
  /^(?:24\/7|7 ?j\/7|24 h\/24|24 h|24 horas|24 hours a day|24 ore su 24|24 uur per dag|rund um die Uhr|online|(?:also|auch|aussi|también|anche|também|ook) online)$/iu;

const readFirst = (text: string, pack: LanguagePack): Told => {
  const all = wordsOf(text);
  const whole = locate(all, pack);
  const front = whole.before.join(' ');
  const named = withName(front, pack);
  const found = named === front ? soldIn(all, pack) : null;
  const { before, place, behind } = found ? locate(found.rest, pack) : whole;
  const parts = [before.join(' '), behind.join(' ')];
  const added = parts
    .filter((part) => addition.test(part))
    .map((part) => `, ${part}`)
    .join('');
  const [left = '', after = ''] = parts.map((part) => (addition.test(part) ? '' : part));
  // "online + galway"
  const joint = place !== null && left === pack.spelling.and ? ` ${left}` : '';
  const told = { place: `${joint}${place ?? ''}${added}` || null };
  if (found)
    return {
      ...told,
      kind: found.sold.join(' ').replace(/,$/u, ''),
      loose: [left, after],
    };
  const isSure = named !== front || isSurelyWhole(front, pack);
  return isSure
    ? { ...told, kind: named, loose: [after] }
    : { ...told, kind: '', loose: [front, after] };
};

/** What is sold and where; of the rest what says something by itself. */
export const readHastyProduct = (product: string, pack: LanguagePack): HastyProduct => {
  const read = (text: string) => mend(withHours(text, pack), pack.spelling);
  const [first = product, ...rest] = partsOf(
    withLinks(calm(product, pack), pack).replace(
      /\s\/\s|(?<=\p{Lu}\p{L}+)\/(?=\p{L})/gu,
      ` ${pack.spelling.and} `,
    ),
    pack,
  );
  const sold = withoutBody(first.replace(pack.reading.sellersTalk, ''), pack.reading);
  const told = readFirst(townLast(read(withLastPlace(sold, pack)), pack), pack);
  const typed = rest.map((part) => withLastPlace(read(part.replace(joining, '')), pack));
  const name = typed.find((part) => isOwnName(part, pack));
  const placed = typed.filter((part) => part !== name).map((part) => placedPart(part, pack));
  const parts = placed.map(({ text }) => text);
  const elsewhere = placed.find((part) => part.place !== null)?.place;
  const place = told.place ?? elsewhere ?? '';
  const kind = told.kind === '' ? '' : `${upperFirst(told.kind)}${place}`;
  // What stood beside the whole without a mark is told only where it is a whole itself.
  const listed = (part: string) => asList(part, pack) ?? part;
  const loose = told.loose.filter((part) => !isWhole(part, pack) && listed(part) === part);
  const others = [...told.loose, ...parts].filter((part) => part !== '').map(listed);
  const isFact = (part: string) => isTelling(part, pack) && !loose.includes(part);
  return {
    line:
      name === undefined || kind === ''
        ? kind
        : `${name}: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
    facts: others.filter(isFact),
    left: others.filter((part) => !isFact(part)),
  };
};
