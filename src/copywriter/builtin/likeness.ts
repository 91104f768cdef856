/** The same lines are compared over and over while an answer is composed; each is read once. */
const remember = <T>(read: (text: string) => T) => {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size > 4000) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
};

const words = remember(
  (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
);

const stem = (word: string) => word.replace(/(?:es|s)$/u, '');

/** Words that carry meaning, near enough: the longer ones. */
export const contentWords = remember(
  (text: string): ReadonlySet<string> =>
    new Set(
      words(text)
        .filter((word) => word.length > 3)
        .map(stem),
    ),
);

export const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
};

export const trigrams = (text: string): Runs => {
  const list = words(text);
  return new Set(list.slice(2).map((word, index) => `${list[index]} ${list[index + 1]} ${word}`));
};

/** A text's runs of three words, for comparing whole texts. */
export type Runs = ReadonlySet<string>;

/** Share of the smaller text's three-word runs that the other has too. */
export const overlap = (left: Runs, right: Runs) => {
  const smaller = Math.min(left.size, right.size);
  return smaller === 0 ? 0 : [...left].filter((run) => right.has(run)).length / smaller;
};

export const normal = remember((text: string) => words(text).join(' '));

/** Asks whether phrases occur in one text, which is read once. */
export const phraseFinder = (text: string) => {
  const whole = ` ${normal(text)} `;
  return (phrase: string) => {
    const part = normal(phrase);
    return part !== '' && whole.includes(` ${part} `);
  };
};

export const includesPhrase = (text: string, phrase: string) => phraseFinder(text)(phrase);

const littleWords = new Set(
  'the and for with your you our are that this not what how why when does get more from'.split(' '),
);

/** Short content words count too here: this is how two openings are compared. */
const openingWords = remember(
  (text: string): ReadonlySet<string> =>
    new Set(words(text).filter((word) => word.length > 2 && !littleWords.has(word))),
);

/** An opening line, read once for all the comparisons to come. */
export type Opening = { normal: string; stems: ReadonlySet<string>; words: ReadonlySet<string> };

export const readOpening = (text: string): Opening => ({
  normal: normal(text),
  stems: contentWords(text),
  words: openingWords(text),
});

export const areAlike = (a: Opening, b: Opening, likest: number) =>
  a.normal === b.normal ||
  jaccard(a.stems, b.stems) >= likest ||
  jaccard(a.words, b.words) >= likest;

const repeatedStems = remember((text: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const word of words(text)
    .filter((long) => long.length > 3)
    .map(stem)) {
    if (seen.has(word)) twice.add(word);
    seen.add(word);
  }
  return twice;
});

/** "every week … weeks": the frame says a word that the customer's phrase says too. */
export const stutters = (text: string, frame: string) => {
  const meant = repeatedStems(frame.replace(/\{[^}]*\}/g, ' '));
  return [...repeatedStems(text)].some((word) => !meant.has(word));
};
