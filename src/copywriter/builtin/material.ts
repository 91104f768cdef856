import type { Fact } from '../facts/facts.ts';
import { checkText } from '../guard/guard.ts';
import { licenceFor } from '../guard/licence.ts';
import { writerWords } from '../language.ts';
import { type Brief, limits, type Note } from '../types.ts';

/** A piece of the brief as it was typed; `id` is the fact's, null for a pain, which states nothing. */
export type Piece = { id: string | null; text: string; field: string; isProof: boolean };

/** What of a brief may be printed, as it was typed. */
export type Material = {
  /** The product line; null where it cannot be printed. */
  product: Piece | null;
  /** What the product is called: the front of its line, or all of it. Null where that cannot be printed. */
  name: string | null;
  offer: Piece | null;
  benefits: Piece[];
  proof: Piece[];
  pains: Piece[];
  audience: string | null;
  notes: Note[];
};

const maxNameLength = 60;
const maxPieceLength = 220;
const maxReadLength = 1500;

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
const nameOf = (product: string): string | null => {
  const name = withoutEnd(frontsOf(product).at(-1) ?? product);
  return name.length >= 2 && name.length <= maxNameLength ? name : null;
};

export const placeOf = (id: string): string =>
  id.startsWith('b') ? `benefits[${Number(id.slice(1)) - 1}]` : id;

const isStop = ({ level }: { level: string }) => level === 'stop';

const isStoppedIn = (text: string, brief: Brief): boolean => checkText(text, brief).some(isStop);

/** Reads what may be printed: a piece to which the guard objects stays out, with a note. */
export const readMaterial = (brief: Brief): Material => {
  const { product, audience, offer, benefits, pain_points } = brief;
  const notes: Note[] = [];
  const texts = [product, audience, offer ?? '', ...benefits, ...pain_points]
    .map(sentenceOf)
    .filter(({ length }) => length <= maxPieceLength)
    .join('\n');
  // Most briefs hold nothing that may not be printed: one reading tells, and only others are read piece by piece.
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
  /** The front of a line that was too long to be read with the others. */
  const isFineFront = (front: string): boolean =>
    front.length < maxPieceLength &&
    ((isClean && product.length < maxPieceLength) || !isStoppedIn(sentenceOf(front), brief));
  /** The whole product line, or as much of its front as can be printed. */
  const productLine = (): Piece | null => {
    const whole = { id: 'product', text: product, field: 'product', isProof: false };
    const why = objection(sentenceOf(product));
    if (why === undefined) return whole;
    const front = frontsOf(product).find(isFineFront);
    const message = front === undefined ? 'Not printed' : `Printed up to “${front}”`;
    notes.push({ about: 'product', message: `${message}: it ${why}` });
    return front === undefined ? null : { ...whole, text: front };
  };
  const pieceOf = ({ id, text, isProof }: Fact): Piece => ({
    id,
    text,
    isProof,
    field: placeOf(id),
  });
  const { facts } = licenceFor(brief);
  const named = nameOf(product);
  const isNameFine = named !== null && isFineFront(named);
  const fine = facts
    .filter(({ field }) => field === 'benefits')
    .map(pieceOf)
    .flatMap(printable);
  const pains = pain_points.map((text, at) => ({
    id: null,
    text,
    field: `pain_points[${at}]`,
    isProof: false,
  }));
  return {
    product: productLine(),
    name: isNameFine ? named : null,
    offer:
      facts
        .filter(({ field }) => field === 'offer')
        .map(pieceOf)
        .flatMap(printable)[0] ?? null,
    benefits: fine.filter(({ isProof }) => !isProof),
    proof: fine.filter(({ isProof }) => isProof),
    pains: pains.filter(({ text }) => text.length <= limits.hook).flatMap(printable),
    audience:
      audience.length <= 60 && objection(sentenceOf(audience)) === undefined ? audience : null,
    notes,
  };
};

/** A piece as a sentence: as it was typed, with a full stop where no mark ends it. */
export const sentenceOf = (text: string): string =>
  /[.!?…]["”»)]?$/u.test(text) ? text : `${text}.`;

/** A piece inside of a frame, whose own marks end it. */
export const withoutEnd = (text: string): string => text.replace(/(?<![.!,;:\s])[.!,;:\s]+$/u, '');

/** A fact that begins with a small letter follows a word of ours; nobody's capitals are changed. */
export const factSentence = (text: string, language: string, at: number): string => {
  if (!/^\p{Ll}/u.test(text)) return sentenceOf(text);
  const frames = writerWords(language).lead;
  return sentenceOf((frames[at % frames.length] ?? '{fact}').replace('{fact}', () => text));
};
