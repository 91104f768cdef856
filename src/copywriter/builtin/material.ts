import { wordsOfBrief } from '../facts/facts.ts';
import { familiesIn } from '../facts/families.ts';
import { type Quantity, quantitiesIn } from '../facts/quantities.ts';
import { tokensOf } from '../facts/text.ts';
import { type Lexicon, lexiconFor } from '../facts/words.ts';
import { checkText } from '../guard/guard.ts';
import { licenceFor } from '../guard/licence.ts';
import { namesAttribute } from '../guard/policy.ts';
import { writerWords } from '../language.ts';
import { type Brief, limits, type Note } from '../types.ts';

/** An entry of the brief; `id` is the fact's, null for a pain, which states nothing. */
export type Piece = {
  id: string | null;
  field: string;
  /** As the customer typed it, and as it is printed: without its full stop, the first letter a capital. */
  typed: string;
  text: string;
  isProof: boolean;
  /** Typed with signs and short forms, as in a note to oneself: it stands in a list, if anywhere. */
  isRough: boolean;
  /** A whole sentence rather than a phrase, as far as its small words tell. */
  isClause: boolean;
  /** It begins with a verb whose subject is the product: "Connects to Shopify". */
  isDeed: boolean;
  /** It names what something costs, and nothing else. */
  isPrice: boolean;
  hasNumber: boolean;
  /** The beginnings of its longer words. */
  topics: ReadonlySet<string>;
};

/** What of a brief may be printed. */
export type Material = {
  /** The product line; null where it cannot be printed. */
  product: Piece | null;
  /** The front of the product line, up to the sign behind which it explains itself; null where that cannot be printed. */
  title: string | null;
  /** The front where it is a name that can stand in a sentence of ours. */
  name: string | null;
  /** What stands behind the front: "Sewing machine repair in Norwich". Null where nothing does. */
  description: Piece | null;
  offer: Piece | null;
  /** Benefits, proof among them, in the customer's order. */
  facts: Piece[];
  pains: Piece[];
  audience: string | null;
  /** The audience as it stands behind "for". */
  readers: string | null;
  notes: Note[];
};

const maxTitleLength = 60;
const maxNameWords = 4;
const maxPieceLength = 220;
const maxReadLength = 1500;
const maxAudienceLength = 90;
/** So many entries must be left before roughly typed ones are left out. */
const minFine = 3;
/** A trouble of so many words is told: a question of that length is none. */
const minToldWords = 5;

// The colon of an address such as https://example.com explains nothing, nor does the stop of "Dr. Martens".
const explains = /\s[–—|-]\s|[,;(]|:(?!\/\/)|(?<=[\p{L}\p{N}]{3})[.!?]\s/gu;

/** What stands before each sign behind which a product line explains itself, longest first. */
const frontsOf = (product: string): string[] =>
  Array.from(product.matchAll(explains), ({ 0: sign, index }) =>
    product.slice(0, /^[.!?]/u.test(sign) ? index + 1 : index).trim(),
  )
    .filter((front) => (front.match(/\p{L}/gu)?.length ?? 0) >= 2)
    .reverse();

/** The front of a product line, up to the first such sign. */
const titleOf = (product: string): string | null => {
  const title = withoutEnd(frontsOf(product).at(-1) ?? product);
  return title.length >= 2 && title.length <= maxTitleLength ? title : null;
};

/** What a product line says behind its front, if that is whole words. */
const descriptionOf = (product: string, title: string): string | null => {
  const rest = product.startsWith(title) ? product.slice(title.length) : '';
  const words = /^(?:\s[–—|-]\s|[,:]\s)(?<words>\p{L}[^()]+)$/u.exec(rest)?.groups?.['words'];
  return words === undefined || words.length < 8 ? null : withoutEnd(words);
};

export const placeOf = (id: string): string =>
  id.startsWith('b') ? `benefits[${Number(id.slice(1)) - 1}]` : id;

/** The first word gets a capital, unless it is a name such as iPhone. */
const opened = (text: string): string =>
  /^\p{Ll}+(?![\p{L}\p{N}.&@])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Inside of a sentence a small word loses the capital that it had at the beginning of a line. */
export const inside = ({ typed, isDeed }: Piece, language: string): string => {
  const text = withoutEnd(typed);
  const [first] = tokensOf(text);
  const isSmall = first?.kind === 'word' && lexiconFor(language).isFunctionWord(first.norm);
  return (isSmall || isDeed) && /^\p{Lu}\p{Ll}*(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
};

/** A text inside of a sentence: its first word is small unless the brief writes it so elsewhere, as in a name. */
const readersOf = (audience: string, brief: Brief): string => {
  const { article } = writerWords(brief.language);
  const [first = ''] = audience.split(/[\s,]/u, 1);
  const { code, isFunctionWord } = lexiconFor(brief.language);
  const isSmall = isFunctionWord(first.toLowerCase());
  const rest = wordsOfBrief(brief).replace(audience, '');
  const isName = code === 'de' ? !isSmall : rest.includes(first.slice(0, minNameStem));
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(first);
  const text = isWord && !isName ? audience.charAt(0).toLowerCase() + audience.slice(1) : audience;
  return isSmall || !/^\p{Ll}+[sx]$/u.test(text.split(/[\s,]/u, 1)[0] ?? '')
    ? text
    : article + text;
};

/** So much of a word is looked for: "London" in "Londoners". */
const minNameStem = 6;

/** A text as a sentence, with a full stop where no mark ends it. */
export const sentenceOf = (text: string): string =>
  /[.!?…]["”»)]?$/u.test(text) ? text : `${text}.`;

/** A text without the marks at its end, for a frame that has its own. */
export const withoutEnd = (text: string): string => text.replace(/(?<![.!,;:\s])[.!,;:\s]+$/u, '');

const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** The words of a language by which the form of an entry is told. */
const formsOf = (language: string) => {
  const { clause, subjects, subordinate, verbs, rough } = writerWords(language);
  return {
    lexicon: lexiconFor(language),
    clause: wordsOf(clause),
    subjects: wordsOf(subjects),
    subordinate: wordsOf(subordinate),
    verbs: wordsOf(verbs),
    rough: wordsOf(rough),
  };
};

type Forms = ReturnType<typeof formsOf>;

const kept = new Map<string, Forms>();

const formsFor = (language: string): Forms => {
  const forms = kept.get(language) ?? formsOf(language);
  kept.set(language, forms);
  return forms;
};

// Signs of notes: "and/or", "sheds + stores", "149,-", "4.9*", "!!", "→", emoji.
const roughSigns =
  /\p{L}\/\p{L}|[+*=→<>]|,-|[!?]{2}|\p{Extended_Pictographic}|\d(?:yrs?|wks?|jr|u)(?!\p{L})/u;

const topicsOf = (text: string, lexicon: Lexicon): ReadonlySet<string> =>
  new Set(
    tokensOf(text).flatMap(({ kind, norm }) => {
      if (kind !== 'word' || lexicon.isFunctionWord(norm)) return [];
      return norm.length >= 4 && lexicon.unitOf(norm) === undefined ? [norm.slice(0, 5)] : [];
    }),
  );

/** One price and nothing that is given, taken off or asked for first. */
const namesPrice = (text: string, quantities: readonly Quantity[], language: string): boolean => {
  const prices = quantities.filter(({ unit }) => unit.startsWith('money:'));
  const [price] = prices;
  const isAtEdge = price !== undefined && (price.start < 8 || price.end > text.length - 24);
  return (
    prices.length === 1 &&
    isAtEdge &&
    !/[+%-]\s?[€$£\d]/u.test(text) &&
    !familiesIn(text, language).some(({ family }) => family === 'free' || family === 'guarantees')
  );
};

const pieceOf = (id: string | null, field: string, typed: string, language: string): Piece => {
  const { lexicon, clause, subjects, subordinate, verbs, rough } = formsFor(language);
  // With their accents: Italian "è" is a verb, "e" is none.
  const words: string[] = typed.toLowerCase().match(/\p{L}+/gu) ?? [];
  // As typed: "kosten" is a verb in German, "Kosten" is none.
  const front: string[] = typed.split(', ', 1)[0]?.match(/\p{L}+/gu) ?? [];
  const end = front.findIndex((word, at) => at > 0 && subordinate.has(word));
  const main = end < 0 ? front : front.slice(0, end);
  const quantities = quantitiesIn(typed, language);
  return {
    id,
    field,
    typed,
    text: opened(withoutEnd(typed)).replace(/ - /g, ' – '),
    isProof: false,
    isRough: roughSigns.test(typed) || words.some((word) => rough.has(word)),
    isClause:
      subjects.has(words[0] ?? '') ||
      (id === null && words.length >= minToldWords) ||
      main.slice(1).some((word) => clause.has(word)),
    isDeed: verbs.has(words[0] ?? ''),
    isPrice: namesPrice(typed, quantities, language),
    hasNumber: quantities.length > 0,
    topics: topicsOf(typed, lexicon),
  };
};

const isStop = ({ level }: { level: string }) => level === 'stop';

const isStoppedIn = (text: string, brief: Brief): boolean => checkText(text, brief).some(isStop);

/** A front of few words, with more behind it, that names and does not describe. */
const isName = (title: string, product: string, brief: Brief): boolean => {
  const { clause } = formsFor(brief.language);
  const words = title.split(' ');
  return (
    title.length < product.length &&
    words.length <= maxNameWords &&
    /^[\p{Lu}\p{N}„“«"]/u.test(title) &&
    !words.some((word) => clause.has(word.toLowerCase()))
  );
};

/** Reads what may be printed: an entry to which the guard objects stays out, with a note. */
export const readMaterial = (brief: Brief): Material => {
  const { product, audience, offer, benefits, pain_points, language } = brief;
  const notes: Note[] = [];
  const texts = [product, audience, offer ?? '', ...benefits, ...pain_points]
    .map(sentenceOf)
    .filter(({ length }) => length <= maxPieceLength)
    .join('\n');
  // Most briefs hold nothing that may not be printed: one reading tells, and only others are read entry by entry.
  const isClean = texts.length <= maxReadLength && !isStoppedIn(texts, brief);
  const objection = (text: string): string | undefined => {
    if (text.length > maxPieceLength) return 'is too long for a line of an ad.';
    return isClean ? undefined : checkText(text, brief).find(isStop)?.message;
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
  const supplied = licenceFor(brief).facts.flatMap(({ id, field, text, isProof }) =>
    text
      .split(/[✅✓✔☑•]\ufe0f?/u)
      .filter((part) => part.trim() !== '')
      .map((part) => ({
        ...pieceOf(id, placeOf(id), part.trim(), language),
        isProof,
        isOffer: field === 'offer',
      }))
      // "desde 45 €" is a price, whatever "desde 1990" is.
      .map((part) => ({ ...part, isProof: isProof && !part.isPrice })),
  );
  const front = titleOf(product);
  const title = front !== null && isFineFront(front) ? front : null;
  const line = productLine();
  const behind = title !== null && line !== null ? descriptionOf(line.typed, title) : null;
  const isPersonal = namesAttribute(audience, language);
  if (isPersonal)
    notes.push({
      about: 'audience',
      message:
        'Not printed: it may name a personal attribute, such as health, belief, origin or money trouble. Meta does not let ads address people by one; who sees the ad is for targeting.',
    });
  const isAudienceFine =
    !isPersonal &&
    audience.length <= maxAudienceLength &&
    !/[<>]/.test(audience) &&
    objection(sentenceOf(audience)) === undefined;
  return {
    product: line,
    title: title === null ? null : opened(title),
    name: title !== null && isName(title, product, brief) ? title : null,
    description: behind === null ? null : pieceOf('product', 'product', behind, language),
    offer: supplied.filter(({ isOffer }) => isOffer).flatMap(printable)[0] ?? null,
    facts: tidy(
      supplied.filter(({ field, isOffer }) => !isOffer && field !== 'product').flatMap(printable),
    ),
    pains: pain_points
      .map((text, at) => pieceOf(null, `pain_points[${at}]`, text, language))
      .filter(({ text }) => text.length <= limits.hook)
      .flatMap(printable),
    audience: isAudienceFine ? opened(withoutEnd(audience)) : null,
    // A number of the readers' is held wherever it stands.
    readers:
      isAudienceFine && checkText(sentenceOf(audience), brief).length === 0
        ? readersOf(withoutEnd(audience), brief)
        : null,
    notes,
  };
};
