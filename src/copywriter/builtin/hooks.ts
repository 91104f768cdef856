import type { Pause } from '../../kernel/fairness/portions.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { checkText } from '../guard/guard.ts';
import { writerWords } from '../language.ts';
import {
  type Brief,
  categoryLabels,
  type Hook,
  type HookCategory,
  hookCategories,
  limits,
} from '../types.ts';
import { inside, type Material, type Piece } from './material.ts';

/** A line of ours with words of the brief in it, and the entries it prints. */
export type FilledLine = { text: string; pieces: Piece[] };

const minTellingLength = 14;

/** Whether an entry says something by itself: "28 covers" does not. */
export const isTelling = ({ text, isRough }: Piece): boolean =>
  !isRough && text.length >= minTellingLength && text.split(' ').length > 2;

/** Benefits that can lead an ad: what has a number, then what the product does, then the others; prices last. */
export const strongFacts = ({ facts, name }: Material): Piece[] => {
  const weakness = ({ hasNumber, isPrice, startsWithVerb }: Piece) => {
    if (isPrice) return 3;
    if (startsWithVerb) return name === null ? 2 : 1;
    return hasNumber ? 0 : 2;
  };
  const plain = facts.filter(({ isProof }) => !isProof);
  const tellingFacts = plain.filter(isTelling);
  return [...(tellingFacts.length > 0 ? tellingFacts : plain)].sort(
    (a, b) => weakness(a) - weakness(b),
  );
};

/** How much two entries have to do with each other; what the product is called says nothing of how it helps. */
const nearness = (one: Piece, other: Piece, { product }: Material): number =>
  [...one.topics].filter((topic) => other.topics.has(topic) && !product?.topics.has(topic)).length;

/** The fact that has most to do with a pain; null if no fact has to do with it. */
export const answerTo = (pain: Piece, material: Material): Piece | null => {
  const [best] = material.facts
    .filter(({ isRough, isProof, isPrice }) => !isRough && !isProof && !isPrice)
    .sort((a, b) => nearness(pain, b, material) - nearness(pain, a, material));
  return best && nearness(pain, best, material) > 0 ? best : null;
};

const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);

type Word = Piece | string;

/** What may fill each name in a frame. */
const choices: Record<string, (material: Material, row: Record<string, Word>) => readonly Word[]> =
  {
    pain: ({ pains }) => pains,
    answer: (material, { pain }) =>
      pain === undefined || typeof pain === 'string' ? [] : listOf(answerTo(pain, material)),
    fact: strongFacts,
    proof: ({ facts }) => facts.filter((fact) => fact.isProof && isTelling(fact)),
    offer: ({ offer }) => listOf(offer),
    name: ({ name }) => listOf(name),
    description: ({ description }) => listOf(description),
  };

const placeholder = /\{(\w+)\}/g;

/** Every way to fill a frame from this brief, the best first. */
export const fillingsOf = (frame: string, material: Material, language: string): FilledLine[] => {
  const keys = Array.from(frame.matchAll(placeholder), ({ 1: key = '' }) => key);
  const rows = keys.reduce<Record<string, Word>[]>(
    (partialRows, key) =>
      partialRows.flatMap((row) =>
        (choices[key]?.(material, row) ?? []).map((word) => ({ ...row, [key]: word })),
      ),
    [{}],
  );
  return rows.map((row) => ({
    pieces: Object.values(row).filter((word): word is Piece => typeof word !== 'string'),
    text: frame
      .replace(placeholder, (_, key: string, at: number) => {
        const word = row[key] ?? '';
        if (typeof word === 'string') return word;
        return /(?:^|[.?!] |¿)$/u.test(frame.slice(0, at)) ? word.text : inside(word, language);
      })
      .replace(/([?…])\s?[.?]/gu, '$1'),
  }));
};

/** The opening lines of a category that this brief can fill; each begins with another frame and another entry. */
export const linesOf = (
  category: HookCategory,
  material: Material,
  language: string,
): FilledLine[] =>
  inTurn(
    writerWords(language).hooks[category].about.map((frame, at) => {
      const fillings = fillingsOf(frame, material, language);
      const first = fillings.length > 0 ? at % fillings.length : 0;
      return [...fillings.slice(first), ...fillings.slice(0, first)];
    }),
  );

type ComposedHooks = {
  hooks: Hook[];
  /** Categories for which the brief gives nothing. */
  missing: HookCategory[];
  /** Whether lines that are not about the product had to fill up. */
  isFilledUp: boolean;
};

/** Opening lines about this product, of each category that the brief can fill truthfully in turn. */
export const composeHooks = async (
  brief: Brief,
  material: Material,
  pause: Pause,
): Promise<ComposedHooks> => {
  const { hooks: words } = writerWords(brief.language);
  const ownTexts = new Set<string>();
  const hooks: Hook[] = [];
  const isFine = (text: string) =>
    text.length <= limits.hook && checkText(text, brief).every(({ level }) => level === 'warn');
  const take = async (textsOf: (category: HookCategory) => readonly string[]): Promise<void> => {
    const lines = hookCategories.map((category) =>
      textsOf(category).map((text) => ({
        category,
        category_label: categoryLabels[category],
        text,
      })),
    );
    for (const hook of inTurn(lines)) {
      if (hooks.length === brief.num_hooks) return;
      await pause();
      if (ownTexts.has(hook.text) || !isFine(hook.text)) continue;
      ownTexts.add(hook.text);
      hooks.push(hook);
    }
  };
  await take((category) => linesOf(category, material, brief.language).map(({ text }) => text));
  const categories = hooks.map(({ category }) => category);
  await take((category) => words[category].neutral);
  const expectedCategories = hookCategories.slice(0, brief.num_hooks);
  return {
    hooks,
    missing: expectedCategories.filter((category) => !categories.includes(category)),
    isFilledUp: categories.length < hooks.length,
  };
};
