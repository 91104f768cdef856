import type { Fact } from '../facts/facts.ts';
import { factsOfFamily, familiesIn } from '../facts/families.ts';
import { quantitiesIn } from '../facts/quantities.ts';
import { isLabel, type Quantity } from '../facts/quantity.ts';
import { isSameAmount, isSameQuantity } from '../facts/same-amount.ts';
import { checkText } from '../guard/guard.ts';
import type { Brief, Claim } from '../types.ts';
import type { WrittenClaim } from './answer.ts';

export type Evidence = {
  brief: Brief;
  facts: readonly Fact[];
  /** Whether copy and brief are in one language, so that their words can be compared. */
  isOneLanguage: boolean;
};

type Span = { start: number; end: number };

/** Quotes, dashes and blanks come in many characters; letter for letter ignores which. The length stays the same. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]/g, ' ')
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−]/g, '-');

const folded = (text: string) => plain(text).toLowerCase();

const withoutEnd = (text: string) =>
  text.replace(/^[\s"'([]+|(?<![\s.,;:!?"')\]])[\s.,;:!?"')\]]+$/g, '');

/** Every place where the text has the words. */
const placesOf = (words: string, text: string): Span[] => {
  const phrase = withoutEnd(folded(words));
  const wholeText = folded(text);
  const places: Span[] = [];
  if (phrase === '') return places;
  for (
    let at = wholeText.indexOf(phrase);
    at >= 0;
    at = wholeText.indexOf(phrase, at + phrase.length)
  )
    places.push({ start: at, end: at + phrase.length });
  return places;
};

const wordsIn = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the fact holds the words of the quotation in their order; a model may leave some out between them. */
const isQuoted = (quote: string, text: string): boolean => {
  const factWords: string[] = wordsIn(text);
  let from = 0;
  return wordsIn(quote).every((word) => {
    const at = factWords.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
};

/** Whether the words of a claim cover a place of a text. */
export const covers = ({ words }: Pick<Claim, 'words'>, span: Span, text: string): boolean =>
  placesOf(words, text).some(({ start, end }) => span.start >= start && span.start < end);

const stemsOf = (text: string): string[] =>
  (folded(text).match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 5),
  );

/** Within one language, a claim and its quotation must share a word. */
const isRelated = (words: string, quotes: readonly string[]) => {
  const ownStems = new Set(stemsOf(words));
  const quoteStems = quotes.flatMap(stemsOf);
  return (
    ownStems.size === 0 || quoteStems.length === 0 || quoteStems.some((stem) => ownStems.has(stem))
  );
};

export type CheckedClaim = Claim & {
  /** What the facts it names state in numbers; the product line may always be among them. */
  quantities: readonly Quantity[];
  /** Why it does not support the claim; null if it does. */
  fault: string | null;
};

export const checkClaim = (
  { words, sources }: WrittenClaim,
  { facts, isOneLanguage }: Evidence,
): CheckedClaim => {
  const quotations = sources.flatMap(({ fact: id, quote }) => {
    const fact = facts.find((one) => one.id === id);
    return fact ? [{ fact, quote: quote === '' ? fact.text : quote }] : [];
  });
  const quotes = quotations.map(({ quote }) => quote);
  const fault = () => {
    if (quotations.length === 0) return 'names no fact';
    const misquotation = quotations.find(({ fact, quote }) => !isQuoted(quote, fact.text));
    if (misquotation)
      return `quotes “${misquotation.quote}”, which is not in ${misquotation.fact.id}`;
    if (isOneLanguage && !isRelated(words, quotes)) return 'shares no word with what it quotes';
    return null;
  };
  const product = facts.find(({ id }) => id === 'product');
  return {
    words,
    sources: quotations.map(({ fact, quote }) => ({ fact: fact.id, quote })),
    quantities: [
      ...quotations.flatMap(({ fact }) => fact.quantities),
      ...(product?.quantities ?? []),
    ],
    fault: fault(),
  };
};

/** Something that a text states and no claim carries. */
export type UncarriedStatement = Span & { what: 'number' | 'proof'; text: string; why: string };

/** Counts in words are left to the judge, because code cannot distinguish "three of us" from "three hours". */
const isCountInWords = ({ isWord, unit }: Quantity) =>
  isWord && ['count', 'number', 'times'].includes(unit);

/** A number of a scene or of a list: no fact has it, and the guard allows it. */
const isFree = (quantity: Quantity, text: string, { brief, facts }: Evidence): boolean =>
  isCountInWords(quantity) ||
  (!facts.some(({ quantities }) => quantities.some((own) => isSameAmount(quantity, own))) &&
    !checkText(text, brief).some(
      ({ rule, level, start, end }) =>
        level === 'stop' &&
        rule.startsWith('quantity.') &&
        quantity.start < end &&
        start < quantity.end,
    ));

const uncarriedNumbers = (
  text: string,
  claims: readonly CheckedClaim[],
  evidence: Evidence,
): UncarriedStatement[] => {
  const { brief, facts } = evidence;
  const product = facts.find(({ id }) => id === 'product')?.quantities ?? [];
  return quantitiesIn(text, brief.language)
    .filter(
      (quantity) =>
        !isLabel(quantity.unit) &&
        // Whether "five days" are the reader's or the seller's is for the judge.
        !quantity.isWord &&
        !product.some((own) => isSameQuantity(quantity, own)) &&
        !isFree(quantity, text, evidence),
    )
    .flatMap((quantity): UncarriedStatement[] => {
      const around = claims.filter((claim) => covers(claim, quantity, text));
      const isCarried = around.some(
        ({ fault, quantities }) =>
          fault === null && quantities.some((own) => isSameQuantity(quantity, own)),
      );
      if (isCarried) return [];
      const { start, end } = quantity;
      const fault = around.find((claim) => claim.fault !== null)?.fault;
      const why =
        around.length === 0
          ? 'no claim lists it'
          : fault
            ? `its claim ${fault}`
            : 'its fact does not state it so (value, unit, “up to” or “from”, period)';
      return [{ what: 'number', start, end, text: text.slice(start, end), why }];
    });
};

/** Customers, ratings, awards and similar words always need a claim. */
const proofWords = (
  text: string,
  claims: readonly CheckedClaim[],
  { brief }: Evidence,
): UncarriedStatement[] =>
  familiesIn(text, brief.language)
    // A number beside a noun is checked as a number.
    .filter(({ family, source }) => factsOfFamily(family).isProof && !source.includes('#'))
    .map(({ start, end }) => ({
      what: 'proof' as const,
      start,
      end,
      text: text.slice(start, end),
      why: 'it is a word of proof, and no claim with a source lists it',
    }))
    .filter((span) => !claims.some((one) => one.fault === null && covers(one, span, text)));

/** What a text states in numbers or words of proof that no valid claim carries. */
export const uncarriedIn = (
  text: string,
  claims: readonly CheckedClaim[],
  evidence: Evidence,
): UncarriedStatement[] => [
  ...uncarriedNumbers(plain(text), claims, evidence),
  ...proofWords(plain(text), claims, evidence),
];

export const standsIn = (words: string, texts: readonly string[]): boolean =>
  texts.some((text) => placesOf(words, text).length > 0);

/** Whether the words of a claim hold a whole phrase, wherever the claim is made. */
export const holds = ({ words }: Pick<Claim, 'words'>, phrase: string): boolean =>
  ` ${wordsIn(words).join(' ')} `.includes(` ${wordsIn(phrase).join(' ')} `);

/**
 * "24 instead of 30" for "30 instead of 24", or one number twice: only a reader can decide whether the meaning is
 * the same.
 */
export const isReordered = (claim: CheckedClaim, language: string): boolean => {
  const quantities = quantitiesIn(plain(claim.words), language);
  const order = quantities.map((quantity) =>
    claim.quantities.findIndex((own) => isSameQuantity(quantity, own)),
  );
  return order.some((at, index) => index > 0 && at <= (order[index - 1] ?? -1));
};

/** Whether a source really holds the quotation and the claim's numbers: for the judge's rows. */
export const isCarried = (claim: WrittenClaim, evidence: Evidence): boolean => {
  const { fault, quantities } = checkClaim(claim, { ...evidence, isOneLanguage: false });
  const words = plain(claim.words);
  return (
    fault === null &&
    quantitiesIn(words, evidence.brief.language).every(
      (quantity) =>
        isFree(quantity, words, evidence) || quantities.some((own) => isSameAmount(quantity, own)),
    )
  );
};
