import type { Reading } from '../../reading.ts';
import type { Family } from './families.ts';
import { scripts } from './scripts.ts';

export type { Family } from './families.ts';

export type FamilyMatch = {
  family: Family;
  start: number;
  end: number;
  first: number;
  last: number;
};

const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff]/;

const scriptMatches = ({ folded, tokens }: Reading): FamilyMatch[] => {
  const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const flat = folded.flat.slice(from, to);
  if (!unspaced.test(flat)) return [];
  return Object.entries(scripts).flatMap(([family, pattern]) => {
    const match = pattern.exec(flat);
    if (!match) return [];
    const start = from + match.index;
    // Object.entries forgets that the keys are families.
    return [{ family: family as Family, start, end: start + match[0].length, first: -1, last: -1 }];
  });
};

/** Every proof or promise in words, without the harmless uses. */
export const findFamilies = (reading: Reading): FamilyMatch[] => {
  const { tokens, tongue } = reading;
  const found = tongue.families.find(tokens);
  const allowed = found.filter(({ tag }) => tag === 'allow');
  const matches = found.flatMap(({ tag, first, last }) => {
    if (tag === 'allow' || allowed.some((one) => first >= one.first && first < one.last)) return [];
    const start = tokens[first]?.start ?? 0;
    return [{ family: tag, start, end: tokens[last - 1]?.end ?? start, first, last }];
  });
  return [...matches, ...scriptMatches(reading)];
};
