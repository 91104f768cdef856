import { normalize } from '../facts/text.ts';
import { writerWords } from '../language.ts';
import type { HookCategory } from '../types.ts';
import { inside, type Material, type Piece, withoutEnd } from './material.ts';

/** A frame with words of the brief in it, and the entries it prints. */
export type FilledFrame = { text: string; pieces: Piece[] };

type Word = Piece | string;

const minTellingLength = 14;

/** Whether an entry says something by itself: "28 covers" does not. */
export const isTelling = ({ text, isRough }: Piece): boolean =>
  !isRough && text.length >= minTellingLength && text.includes(' ', text.indexOf(' ') + 1);

/** Benefits that can lead an ad: sentences first, then what has a number. */
export const strongFacts = ({ facts }: Material): Piece[] => {
  const weakness = ({ hasNumber, isPrice, isClause, isDeed }: Piece) =>
    isPrice ? 3 : isClause || isDeed ? 0 : hasNumber ? 1 : 2;
  const plain = facts.filter(({ isProof }) => !isProof);
  const telling = plain.filter(isTelling);
  return [...(telling.length > 0 ? telling : plain)].sort((a, b) => weakness(a) - weakness(b));
};

/** The fact that has most to do with a pain; null where none has anything. A number answers another question. */
export const answerTo = (pain: Piece, { facts, product }: Material): Piece | null => {
  // What the product is called says nothing of how it helps.
  const line = normalize(product?.text ?? '');
  const shared = (fact: Piece) =>
    [...pain.topics].filter((topic) => fact.topics.has(topic) && !line.includes(topic));
  const [best] = facts
    .filter(({ isRough, text }) => !isRough && !/\d/.test(text))
    .map((fact) => ({ fact, near: shared(fact).length }))
    .sort((a, b) => b.near - a.near);
  return best && best.near > 0 ? best.fact : null;
};

const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);

/** What may stand for each name in a frame. */
const choices: Record<string, (material: Material, row: Record<string, Word>) => readonly Word[]> =
  {
    pain: ({ pains }) => pains,
    phrase: ({ pains }) => pains.filter(({ isClause, text }) => !isClause && !text.endsWith('?')),
    answer: (material, { pain }) =>
      pain === undefined || typeof pain === 'string' ? [] : listOf(answerTo(pain, material)),
    fact: strongFacts,
    deed: (material) => strongFacts(material).filter(({ isDeed, isClause }) => isDeed || isClause),
    price: ({ facts }) => facts.filter(({ isPrice }) => isPrice),
    proof: ({ facts }) => facts.filter((fact) => fact.isProof && isTelling(fact)),
    offer: ({ offer }) => listOf(offer),
    line: ({ product }) => listOf(product),
    /** The product line where it begins with a name: it may stand behind a colon. */
    named: ({ product, name }) =>
      name === null ? [] : listOf(product && withoutEnd(product.typed)),
    name: ({ name }) => listOf(name),
    description: ({ description }) => listOf(description),
    audience: ({ audience }) => listOf(audience),
    readers: ({ readers }) => listOf(readers),
  };

const name = /\{(\w+)\}/g;

/** Every way to fill a frame from this brief, the best first. */
export const fillingsOf = (frame: string, material: Material, language: string): FilledFrame[] => {
  const keys = Array.from(frame.matchAll(name), ({ 1: key = '' }) => key);
  const rows = keys.reduce<Record<string, Word>[]>(
    (found, key) =>
      found.flatMap((row) =>
        (choices[key]?.(material, row) ?? []).map((word) => ({ ...row, [key]: word })),
      ),
    [{}],
  );
  const filled = rows.map((row) => ({
    pieces: Object.values(row).filter((word): word is Piece => typeof word !== 'string'),
    text: frame
      .replace(name, (_, key: string, at: number) => {
        const word = row[key] ?? '';
        if (typeof word === 'string') return word;
        const isAtStart = /(?:^|[.?!] |¿)$/u.test(frame.slice(0, at));
        return isAtStart ? word.text : inside(word, language);
      })
      .replace(/([?…])\s?[.?]/gu, '$1'),
  }));
  // "How it works: works offline."
  return filled.filter(({ text }) => !/(?<!\p{L})(\p{L}+): \1(?!\p{L})/iu.test(text));
};

/** Takes one of each list in turn. */
export const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** The same list begun at another place. */
export const turned = <T>(list: readonly T[], by: number): T[] => {
  const at = list.length > 0 ? by % list.length : 0;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** The opening lines of a category that this brief can fill; each begins with another frame and another fact. */
export const linesOf = (
  category: HookCategory,
  material: Material,
  language: string,
): FilledFrame[] =>
  inTurn(
    writerWords(language).hooks[category].about.map((frame, at) =>
      turned(fillingsOf(frame, material, language), at),
    ),
  );
