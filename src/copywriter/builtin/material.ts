import { quantitiesIn } from '../facts/quantities.ts';
import { isMoney } from '../facts/quantity.ts';
import { tokensOf } from '../facts/text.ts';
import { type Lexicon, lexiconFor, wordsOfLines } from '../facts/words.ts';
import { checkText } from '../guard/guard.ts';
import { licenceFor } from '../guard/licence.ts';
import { wordsOfAll, writerWords } from '../language.ts';
import { type Brief, isStopped, limits, type Note } from '../types.ts';

/** An entry of the brief; `id` is the fact's, null for a pain, which states nothing. */
export type Piece = {
  id: string | null;
  field: string;
  /** The text as the customer typed it, and as it is printed: without its full stop, with a capital first. */
  typedText: string;
  text: string;
  isProof: boolean;
  /** Typed with marks and short forms, as in a note to oneself. */
  isRough: boolean;
  /** It begins with a verb whose subject is the product: "Connects to Shopify". */
  startsWithVerb: boolean;
  /** It names an amount of money. */
  isPrice: boolean;
  hasNumber: boolean;
  /** What it speaks of. */
  topics: ReadonlySet<string>;
};

/** What of a brief may be printed. Who reads the ad is for targeting, so the audience is in no text. */
export type Material = {
  /** The product line; null if it cannot be printed. */
  product: Piece | null;
  /** The front of the product line, up to the mark behind which it explains itself; null where that cannot be printed. */
  title: string | null;
  /** The front where it is a name that fits into a sentence of ours. */
  name: string | null;
  /** What follows the front: "Sewing machine repair in Norwich". Null if nothing does. */
  description: Piece | null;
  offer: Piece | null;
  /** Benefits, proof among them, in the customer's order. */
  facts: Piece[];
  pains: Piece[];
  notes: Note[];
};

const maxTitleLength = 60;
const maxNameWords = 4;
const maxPieceLength = 220;
const maxReadLength = 1500;
/** So many entries must be left before roughly typed ones are left out. */
const minFine = 3;

// The colon of an address such as https://example.com explains nothing, nor does the stop of "Dr. Martens".
const explains = /\s[–—|-]\s|[,;(]|:(?!\/\/)|(?<=[\p{L}\p{N}]{3})[.!?]\s/gu;

/** What comes before each mark behind which a product line explains itself, longest first. */
const frontsOf = (product: string): string[] =>
  Array.from(product.matchAll(explains), ({ 0: mark, index }) =>
    product.slice(0, /^[.!?]/u.test(mark) ? index + 1 : index).trim(),
  )
    .filter((front) => (front.match(/\p{L}/gu)?.length ?? 0) >= 2)
    .reverse();

/** The front of a product line, up to the first such mark. */
const titleOf = (product: string): string | null => {
  const title = withoutEnd(frontsOf(product).at(-1) ?? product);
  return title.length >= 2 && title.length <= maxTitleLength ? title : null;
};

/** What a product line says behind its front, if that is whole words. */
const descriptionOf = (product: string, title: string): string | null => {
  const rest = product.startsWith(title) ? product.slice(title.length) : '';
  const words = /^(?:\s[–—|-]\s|[,:]\s)(?<words>\p{L}[^()]+)$/u.exec(rest)?.groups?.['words'];
  // "Ericeira" alone says nothing.
  return words?.includes(' ') ? withoutEnd(words) : null;
};

export const placeOf = (id: string): string =>
  id.startsWith('b') ? `benefits[${Number(id.slice(1)) - 1}]` : id;

/** The first word gets a capital, unless it is a name such as iPhone. */
const opened = (text: string): string =>
  /^\p{Ll}+(?![\p{L}\p{N}.&@])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Inside of a sentence a verb or a small word loses the capital that it had at the beginning of a line. */
export const inside = ({ text, startsWithVerb }: Piece, language: string): string => {
  const [first] = tokensOf(text);
  const isSmall = first?.kind === 'word' && lexiconFor(language).isFunctionWord(first.norm);
  return (isSmall || startsWithVerb) && /^\p{Lu}\p{Ll}*(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
};

/** A text as a sentence, with a full stop if no mark ends it. */
export const sentenceOf = (text: string): string =>
  /[.!?…]["”»)]?$/u.test(text) ? text : `${text}.`;

/** A text without the marks at its end, for a line that has its own. */
export const withoutEnd = (text: string): string => text.replace(/(?<![.!,;:\s])[.!,;:\s]+$/u, '');

/** A name in front of what it does, or the fact alone. */
export const sentenceFor = (piece: Piece, { name }: Material, language: string): string =>
  sentenceOf(
    piece.startsWithVerb && name !== null ? `${name} ${inside(piece, language)}` : piece.text,
  );

// How notes are typed: "and/or", "sheds + stores", "149,-", "4.9*", "!!", "→", emoji.
const roughMarks = /\p{L}\/\p{L}|[+*=→<>]|,-|[!?]{2}|\p{Extended_Pictographic}/u;
// "10yrs"
const roughUnits = new RegExp(
  `\\d(?:${wordsOfAll((words) => words.roughUnits).join('|')})(?!\\p{L})`,
  'u',
);

const times = ['minute', 'hour', 'day', 'night', 'week', 'month', 'year'];

/** What an entry speaks of: the beginnings of its longer words, and whether it speaks of time. */
const topicsOf = (text: string, lexicon: Lexicon): ReadonlySet<string> =>
  new Set(
    tokensOf(text).flatMap(({ kind, norm }) => {
      if (kind !== 'word' || lexicon.isFunctionWord(norm)) return [];
      const unit = lexicon.unitOf(norm);
      if (unit !== undefined) return times.includes(unit) ? ['#time'] : [];
      return norm.length >= 4 ? [norm.slice(0, 5)] : [];
    }),
  );

/** "(nb: closed in July, not for the text)": what a customer adds for the writer. */
const noteBehind = new RegExp(
  `\\s*\\((?:${wordsOfAll(({ notes }) => notes).join('|')})\\b[^()]*\\)\\s*$`,
  'iu',
);

const pieceOf = (
  id: string | null,
  field: string,
  writtenEntry: string,
  language: string,
): Piece => {
  const entry = writtenEntry.replace(noteBehind, '') || writtenEntry;
  const { verbs, rough } = writerWords(language);
  const words: string[] = entry.toLowerCase().match(/\p{L}+/gu) ?? [];
  const quantities = quantitiesIn(entry, language);
  const shorts = wordsOfLines(rough);
  return {
    id,
    field,
    typedText: entry,
    text: opened(withoutEnd(entry)).replace(/ - /g, ' – '),
    isProof: false,
    isRough:
      roughMarks.test(entry) ||
      roughUnits.test(entry) ||
      words.some((word) => shorts.includes(word)),
    startsWithVerb: wordsOfLines(verbs).includes(words[0] ?? ''),
    isPrice: quantities.some(({ unit }) => isMoney(unit)),
    hasNumber: quantities.length > 0,
    topics: topicsOf(entry, lexiconFor(language)),
  };
};

const isStoppedIn = (text: string, brief: Brief): boolean => isStopped(checkText(text, brief));

/** A front of few words, with more behind it, that names and does not describe. */
const isName = (title: string, product: string): boolean =>
  title.length < product.length &&
  title.split(' ').length <= maxNameWords &&
  /^[\p{Lu}\p{N}„“«"]/u.test(title);

/** Reads what may be printed: an entry to which the guard objects stays out, with a note. */
export const readMaterial = (brief: Brief): Material => {
  const { product, offer, benefits, pain_points, language } = brief;
  const notes: Note[] = [];
  const texts = [product, offer ?? '', ...benefits, ...pain_points]
    .map(sentenceOf)
    .filter(({ length }) => length <= maxPieceLength)
    .join('\n');
  // Most briefs have nothing that may not be printed, so all texts are checked together first, and one by one only
  // if that finds something.
  const isClean = texts.length <= maxReadLength && !isStoppedIn(texts, brief);
  const objection = (text: string): string | undefined => {
    if (text.length > maxPieceLength) return 'is too long for a line of an ad.';
    return isClean
      ? undefined
      : checkText(text, brief).find(({ level }) => level === 'stop')?.message;
  };
  const printable = (piece: Piece): Piece[] => {
    const why = objection(sentenceOf(piece.text));
    if (why === undefined) return [piece];
    notes.push({ about: piece.field, message: `Not printed: it ${why}` });
    return [];
  };
  /** Roughly typed entries are left out where enough others are there. */
  const tidy = (pieces: Piece[]): Piece[] => {
    const fine = pieces.filter(({ isRough }) => !isRough);
    if (fine.length < minFine) return pieces;
    for (const { field, isRough } of pieces)
      if (isRough)
        notes.push({
          about: field,
          message: 'Not printed: it holds signs or short forms. Written out, it can be.',
        });
    return fine;
  };
  /** The front of a line that was too long to be read with the others. */
  const isFineFront = (front: string): boolean =>
    front.length < maxPieceLength &&
    ((isClean && product.length < maxPieceLength) || !isStoppedIn(sentenceOf(front), brief));
  /** The whole product line, or as much of its front as can be printed. */
  const productLine = (): Piece | null => {
    const why = objection(sentenceOf(product));
    if (why === undefined) return pieceOf('product', 'product', product, language);
    const front = frontsOf(product).find(isFineFront);
    const message = front === undefined ? 'Not printed' : `Printed up to “${front}”`;
    notes.push({ about: 'product', message: `${message}: it ${why}` });
    return front === undefined ? null : pieceOf('product', 'product', front, language);
  };
  // Ticks in an entry part several facts.
  const pieces = licenceFor(brief).facts.flatMap(({ id, field, text, isProof }) =>
    text
      .split(/[✅✓✔☑•]\ufe0f?/u)
      .filter((part) => part.trim() !== '')
      .map((part) => pieceOf(id, placeOf(id), part.trim(), language))
      // "desde 45 €" is a price, whatever "desde 1990" is.
      .map((piece) => ({ ...piece, isProof: isProof && !piece.isPrice, of: field })),
  );
  const front = titleOf(product);
  const title = front !== null && isFineFront(front) ? front : null;
  const line = productLine();
  const behind = title !== null && line !== null ? descriptionOf(line.typedText, title) : null;
  return {
    product: line,
    title: title === null ? null : opened(title),
    name: title !== null && isName(title, product) ? title : null,
    description: behind === null ? null : pieceOf('product', 'product', behind, language),
    offer: pieces.filter(({ of }) => of === 'offer').flatMap(printable)[0] ?? null,
    facts: tidy(pieces.filter(({ of }) => of === 'benefits').flatMap(printable)),
    pains: pain_points
      .map((text, at) => pieceOf(null, `pain_points[${at}]`, text, language))
      .filter(({ text }) => text.length <= limits.hook)
      .flatMap(printable),
    notes,
  };
};
