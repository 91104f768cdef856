const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

const grams = (list: string[], size: number) =>
  list.slice(size - 1).map((_, index) => list.slice(index, index + size).join(' '));

const mean = (numbers: number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const average = mean;

const precision = (candidate: string[], others: string[][], size: number) => {
  const mine = grams(candidate, size);
  const theirs = new Set(others.flatMap((list) => grams(list, size)));
  return mine.length === 0 ? 0 : mine.filter((gram) => theirs.has(gram)).length / mine.length;
};

/** How much of each text is found in its siblings: 1 is a copy, 0 is all new. */
export const selfBleu = (texts: string[]) => {
  const lists = texts.map(words);
  if (lists.length < 2) return 0;
  return mean(
    lists.map((list, index) => {
      const others = lists.filter((_, other) => other !== index);
      const precisions = [1, 2, 3, 4].map((size) => Math.max(precision(list, others, size), 0.01));
      return Math.exp(mean(precisions.map(Math.log)));
    }),
  );
};

/** Share of two-word runs that occur once. */
export const distinctTwo = (texts: string[]) => {
  const all = texts.flatMap((text) => grams(words(text), 2));
  return all.length === 0 ? 1 : new Set(all).size / all.length;
};

const syllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

export const fleschEase = (text: string) => {
  const list = words(text);
  const sentences = Math.max(
    1,
    text.split(/[.?!\n]+/u).filter((part) => /\p{L}/u.test(part)).length,
  );
  const perWord = mean(list.map(syllables));
  return 206.835 - 1.015 * (list.length / sentences) - 84.6 * perWord;
};

const stems = (text: string) =>
  words(text)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/** Share of sentences that hold a word of the brief: the rest could be about anything. */
export const specificity = (texts: string[], brief: string) => {
  const known = new Set(stems(brief));
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/u))
    .filter((line) => /\p{L}/u.test(line));
  return mean(sentences.map((line) => (stems(line).some((stem) => known.has(stem)) ? 1 : 0)));
};

export const coverage = (texts: string[], phrases: string[]) => {
  const all = texts.join('\n').toLowerCase();
  return phrases.length === 0
    ? 1
    : mean(phrases.map((phrase) => (all.includes(phrase.toLowerCase()) ? 1 : 0)));
};

export const wordCount = (text: string) => words(text).length;
