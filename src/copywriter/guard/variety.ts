import type { Complain } from './complain.ts';

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const littleWords = new Set(
  'the a an and or of to for in on at with your you our is are it that this be no not what how why when do does get more from by as we'.split(
    ' ',
  ),
);

const contentWords = (text: string): Set<string> =>
  new Set(
    normal(text)
      .split(' ')
      .filter((word) => word.length > 2 && !littleWords.has(word)),
  );

/** Two openings are one when at least half their content words are the same. */
const alike = (one: Set<string>, other: Set<string>): boolean => {
  // With fewer than three words the product's name alone would decide.
  if (one.size < 3 || other.size < 3) return false;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared) >= 0.5;
};

/** Complains about every entry that says what an earlier one said. */
export const checkRepeats = (
  complain: Complain,
  rule: string,
  entries: { path: string; text: string }[],
  fuzzy: boolean,
): void => {
  const seen = entries.map(({ text }) => ({
    exact: normal(text) || text,
    words: contentWords(text),
  }));
  entries.forEach(({ path, text }, at) => {
    const mine = seen[at];
    const twin = seen.findIndex(
      (other, index) =>
        index < at &&
        mine !== undefined &&
        (other.exact === mine.exact || (fuzzy && alike(other.words, mine.words))),
    );
    if (twin >= 0)
      complain(rule, path, text, `says the same as ${entries[twin]?.path}: take a different one.`);
  });
};
