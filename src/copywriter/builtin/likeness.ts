const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const stem = (word: string) => word.replace(/(?:es|s)$/u, '');

/** Words that carry meaning, near enough: the longer ones. */
export const contentWords = (text: string): Set<string> =>
  new Set(words(text).filter((word) => word.length > 3).map(stem));

export const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
};

const trigrams = (text: string) => {
  const list = words(text);
  return new Set(list.slice(2).map((word, index) => `${list[index]} ${list[index + 1]} ${word}`));
};

/** Share of the smaller text's three-word runs that the other has too. */
export const overlap = (a: string, b: string) => {
  const [left, right] = [trigrams(a), trigrams(b)];
  const smaller = Math.min(left.size, right.size);
  return smaller === 0 ? 0 : [...left].filter((run) => right.has(run)).length / smaller;
};

export const normal = (text: string) => words(text).join(' ');

export const includesPhrase = (text: string, phrase: string) => {
  const part = normal(phrase);
  return part !== '' && ` ${normal(text)} `.includes(` ${part} `);
};

const repeatedStems = (text: string) => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const word of words(text).filter((long) => long.length > 3).map(stem)) {
    if (seen.has(word)) twice.add(word);
    seen.add(word);
  }
  return twice;
};

/** "every week … weeks": the frame says a word that the customer's phrase says too. */
export const stutters = (text: string, frame: string) => {
  const meant = repeatedStems(frame.replace(/\{[^}]*\}/g, ' '));
  return [...repeatedStems(text)].some((word) => !meant.has(word));
};
