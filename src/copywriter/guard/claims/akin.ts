import type { Fact } from './fact.ts';

/** Whether two facts stand among words they have in common, or in languages that have none. */
export const shares = (one: Fact, other: Fact): boolean => {
  for (const stem of one.stems) if (other.stems.has(stem)) return true;
  return !one.languages.some((language) => other.languages.includes(language));
};

/** Said of no gain, proof or discount. */
export const isQuiet = ({ gain, proof, discount }: Fact): boolean => !gain && !proof && !discount;

export const sameWord = (one: Fact, other: Fact): boolean =>
  one.word !== undefined && one.word.slice(0, 4) === other.word?.slice(0, 4);
