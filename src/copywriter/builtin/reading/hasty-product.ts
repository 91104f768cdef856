import type { LanguagePack } from '../../languages/pack.ts';
import { isClear } from '../../spelling/clear.ts';
import { isTown, withTowns } from '../../spelling/gazetteer.ts';
import { headAt, isHead } from '../../spelling/heads.ts';
import { asList } from '../../spelling/heaps.ts';
import { namesDay, withHours } from '../../spelling/hours.ts';
import { withLinks } from '../../spelling/links.ts';
import { withCommas } from '../../spelling/lists.ts';
import { mend } from '../../spelling/mend.ts';
import { locate, state, townAt, townIn } from '../../spelling/towns.ts';
import { wholeAt } from '../../spelling/whole.ts';
import { isKnown, isLittle, isOdd, lowerFirst } from '../../spelling/words.ts';
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
  /(?:^|\s)(?:made|hech[oa]s?|fabriqué\p{L}*|fatt[oaie]|feit[oa]s?|gemaakt|hergestellt|ganz|toda?|tutta|toute|all|aus|from|nat[oa]|von|uit|heel|seguo|para|hasta|até|enviamos|mandamos|busco|moro|vivo)$/iu;

/** A part and the place it ends in: "porto" alone is the town, though it is a word as well. */
const placedPart = (part: string, pack: LanguagePack): { text: string; place: string | null } => {
  if (isTown(upperFirst(part), pack.spelling))
    return { text: '', place: locate([upperFirst(part)], pack).place };
  const { before, place, behind } = locate(wordsOf(part), pack);
  const isEnd =
    behind.every((word) => before.length === 0 && isStrange(word, pack)) &&
    !origin.test(before.join(' '));
  if (place !== null && isEnd) return { text: before.join(' '), place };
  // "Caruaru no centro perto da feira": where it is stands first.
  return place !== null && before.length === 0 && townAt(wordsOf(part), 0, pack) > 0
    ? { text: behind.join(' '), place }
    : { text: part, place: null };
};

/** "psicólogo em Uberlândia e online": a town inside a part that cannot be told is still where it is. */
const townAmong = (parts: readonly string[], pack: LanguagePack) =>
  pack.sure.kinds === undefined
    ? undefined
    : parts
        .filter((part) => !comesOrGoes.test(part))
        .map((part) => locate(wordsOf(part), pack).place)
        .find((place) => place !== null);

const comesOrGoes =
  /(?<!\p{L})(?:envi\p{L}*|mand\p{L}*|busc\p{L}*|mor[oa]|viv[oe]|recolh\p{L}*|recog\p{L}*|viaj\p{L}*|hasta|até|desde|tod[oa]s?|para)(?!\p{L})/iu;

/** "Ludlow" in front of "chimney sweep". */
const isNothingButPlace = (part: string, { spelling }: LanguagePack) =>
  withTowns(part, spelling)
    .split(/\s(?:and|und|et|y|e|en|&|\+)\s/u)
    .every((place) => isTown(upperFirst(place.trim()), spelling));

/** "londrina marmitas", "Périgueux et 30 km élagage": towns in front of what is sold go behind it. */
const townLast = (text: string, pack: LanguagePack) => {
  const words = wordsOf(text);
  const towns: string[] = [];
  let at = 0;
  while (at < words.length) {
    const count = townAt(words, at, pack);
    const isBetween =
      betweenTowns.test(words[at] ?? '') || (pack.tag === 'en' && state.test(words[at] ?? ''));
    if (count === 0 && !(towns.length > 0 && isBetween)) break;
    if (count > 0) towns.push(words.slice(at, at + count).join(' '));
    at += Math.max(count, 1);
  }
  const sold = words.slice(at);
  const isInFront =
    towns.length > 0 &&
    /^\p{L}/u.test(sold[0] ?? '') &&
    !isLittle(sold[0] ?? '', pack) &&
    sold.every((_, index) => townAt(sold, index, pack) === 0);
  return isInFront ? [...sold, towns.join(` ${pack.spelling.and} `)].join(' ') : text;
};

const betweenTowns = /^(?:and|und|et|y|e|en|&|\+|\/|\d+|km|\d+km)$/iu;

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
  const count = wholeAt(words, pack, true) || clearFront(words, pack);
  return count > 0 ? { sold: words.slice(0, count), rest: words.slice(count) } : null;
};

/** Where a line may be cut behind its first words: anywhere where the thing stands first or words grow together, else before a little word. */
const mayEnd = (words: readonly string[], end: number, pack: LanguagePack) => {
  const [last = '', next] = words.slice(end - 1, end + 1);
  const isOpenEnd = isLittle(last, pack) || /,$/u.test(last);
  return !isOpenEnd && (pack.tag !== 'en' || next === undefined || isLittle(next, pack));
};

/** The longest front of a line that is clear, where nobody knows its trade: better than an ad that does not say what is sold. */
const clearFront = (words: readonly string[], pack: LanguagePack): number => {
  const town = words.findIndex((_, at) => townAt(words, at, pack) > 0);
  const [first = ''] = words;
  const isThing = !isLittle(first, pack) && (pack.tag !== 'de' || /^\p{Lu}/u.test(first));
  if (!isThing || first.length < 5) return 0;
  const lengths = Array.from({ length: town < 0 ? words.length : town }, (_, at) => at + 1);
  return (
    lengths.findLast(
      (end) => mayEnd(words, end, pack) && isSurelyWhole(words.slice(0, end).join(' '), pack),
    ) ?? 0
  );
};

/** A line without a trade we know is told whole, if every word of it is known and holds together. */
const isSurelyWhole = (text: string, pack: LanguagePack) =>
  isClear(text, pack) &&
  !(
    /^(?:de|nl)/u.test(pack.tag) &&
    (namesDay(text, pack) || /^\p{Lu}\p{Ll}+[bil]e$/u.test(text))
  ) &&
  // What a little word leads up to is bound, whatever it is.
  wordsOf(text).filter(
    (word, at, all) => isStrange(word, pack) && !(at > 0 && isLittle(all[at - 1] ?? '', pack)),
  ).length <= (pack.tag === 'nl' || pack.tag === 'de' ? 3 : 1);

const isWhole = (part: string, pack: LanguagePack) =>
  wordsOf(part).some((word) => isHead(word, pack)) &&
  wholeAt(wordsOf(part), pack) === wordsOf(part).length;

/** What people say before they name what they sell: "ok so its a", "i do", "b2b:". */
const talk =
  /^(?:(?:ok(?:ay)?|so|hi|hey|well|basically|b2b)[\s,:]+)*(?:(?:it[’']?s|this is|i[’']?m|i am|we[’']?re|we are) (?:an? |the |basically )+|i (?:also )?(?:do|run|teach|offer|make) (?=\p{L}+ \p{L}))?/iu;

const mostInFront = 6;

/** Where nobody knows the trade, the front of the line up to the first word that is none: an ad must say what is sold. */
const plainFront = (words: readonly string[], pack: LanguagePack): string => {
  const isBad = (word: string, at: number) =>
    /[^\p{L}’'-]/u.test(word) || isOdd(word, pack) || townAt(words, at, pack) > 0;
  // "sheds summerhouses": two things in a row are a list without its comma.
  const endsThing = (word: string, at: number) =>
    pack.tag.startsWith('en') &&
    at > 0 &&
    /[^s]s$/u.test(word) &&
    /[^s]s$/u.test(words[at - 1] ?? '');
  const found = words.findIndex((word, at) => isBad(word, at) || endsThing(word, at));
  const front = words.slice(0, Math.min(mostInFront, found < 0 ? words.length : found));
  const hangs = (word = '', before = '') =>
    isLittle(word, pack) || (isStrange(word, pack) && isHead(before, pack));
  while (front.length > 0 && hangs(front.at(-1), front.at(-2))) front.pop();
  const strangers = front.filter((word) => isStrange(word, pack));
  const isSaying = front.length > 1 && strangers.length < front.length && strangers.length < 2;
  return isSaying ? front.join(' ') : '';
};

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

const startsSold = (part: string, pack: LanguagePack) => headAt(wordsOf(part), 0, pack) > 0;

/** "We fetch old bikes, used bikes from £50": who speaks of themselves says what they sell behind it, or not at all. */
const soldFirst = (lines: readonly string[], pack: LanguagePack): string[] => {
  const at = lines.findIndex((part) => startsSold(part, pack));
  const isTalk = /^(?:wir|ich|wij|we|ik|nein|nee|oder|of) |^(?:nein|nee)$/iu.test(lines[0] ?? '');
  const before = lines.slice(0, at).filter((part) => wordsOf(part).length < 6);
  return isTalk && at > 0 ? [...lines.slice(at), ...before] : [...lines];
};

/** "offers/bills/measures": only before the last of a row stands "and"; the comma of the others parts no line. */
const inRow = /(?<=\p{L})\s?\/\s?(?=\p{L}+\s?\/\s?\p{L})/gu;
/** Towns are joined, and find their commas later. */
const inSmallRow = /(?<=(?<!\p{L})\p{Ll}+)\s?\/\s?(?=\p{L}+\s?\/\s?\p{L})/gu;
const rowComma = '‚';

/** What is sold and where; of the rest what says something by itself. */
export const readHastyProduct = (product: string, pack: LanguagePack): HastyProduct => {
  const read = (text: string) => {
    const [first = '', ...more] = mend(
      withHours(text.replaceAll(rowComma, ','), pack),
      pack.spelling,
    ).split(' ');
    // What is sold is no part of the list behind it.
    return isHead(first, pack) && more.length > 1
      ? `${first} ${withCommas(more.join(' '), pack)}`
      : withCommas([first, ...more].join(' '), pack);
  };
  const lines = partsOf(
    withLinks(calm(product, pack), pack)
      .replace(pack.sure.kinds ? inSmallRow : inRow, `${rowComma} `)
      .replace(
        /\s\/\s|(?<=\p{Lu}\p{L}+|\p{L}{4})\/(?=\p{L}{4})|(?<=\p{Lu}\p{L}+)\/(?=\p{L})/gu,
        ` ${pack.spelling.and} `,
      ),
    pack,
  );
  // "Fluxo - logiciel de facturation": a name alone stands before what it is.
  const [front = product, second = ''] = lines;
  const isName = /^\p{Lu}\p{L}+$/u.test(front) && !isHead(front, pack) && startsSold(second, pack);
  const isInTown = isName && isTown(front, pack.spelling);
  // "ludlow - chimney sweep": a place alone stands before what is sold.
  const isPlace = !isInTown && lines.length > 1 && isNothingButPlace(front, pack);
  const behindName = isName ? lines.slice(1) : soldFirst(lines, pack);
  const [first = product, ...rest] = isInTown
    ? [`${second} ${front}`, ...lines.slice(2)]
    : isPlace
      ? [second, front, ...lines.slice(2)]
      : behindName;
  const sold = withoutBody(
    first.replace(talk, '').replace(pack.reading.sellersTalk, ''),
    pack.reading,
  );
  const told = readFirst(townLast(read(withLastPlace(sold, pack)), pack), pack);
  const typed = rest.map((part) => withLastPlace(read(part.replace(joining, '')), pack));
  const name = isName && !isInTown ? front : typed.find((part) => isOwnName(part, pack));
  const placed = typed.filter((part) => part !== name).map((part) => placedPart(part, pack));
  const parts = placed.map(({ text }) => text);
  const elsewhere = placed.find((part) => part.place !== null)?.place;
  const isPlaced =
    pack.sure.kinds !== undefined &&
    townIn(told.kind.replace(/ d[ea] Natal/u, ''), pack) !== undefined;
  // "en Granada, Albaicín"
  const beside = isPlaced ? told.place?.replace(/^ (?:en|em|no|na) /u, ', ') : told.place;
  const place = beside ?? (isPlaced ? '' : (elsewhere ?? townAmong(parts, pack) ?? ''));
  const spoken = told.kind || plainFront(wordsOf(sold), pack);
  const kind = spoken === '' ? '' : `${upperFirst(spoken)}${place}`;
  // What stood beside the whole without a mark is told only where it is a whole itself.
  const listed = (part: string) => asList(part, pack) ?? part;
  const loose = told.loose.filter((part) => !isWhole(part, pack) && listed(part) === part);
  const more = [...told.loose, ...parts].filter((part) => part !== '').map(listed);
  const isFact = (part: string) =>
    isTelling(part, pack) && !loose.includes(part) && !spoken.includes(part);
  return {
    line:
      name === undefined || kind === ''
        ? kind
        : `${name}${pack.tag === 'fr' ? ' :' : ':'} ${pack.tag === 'de' ? kind : lowerFirst(kind)}`,
    facts: more.filter(isFact),
    left: more.filter((part) => !isFact(part)),
  };
};
