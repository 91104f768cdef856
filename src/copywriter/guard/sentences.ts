/** A sentence of a text and its place. */
export type Sentence = { text: string; start: number; end: number };

// "30. September" and "ca. 5" go on; a full stop ends a sentence only before a capital or a mark.
// Before a digit it does so behind a word too long for a short form: "340 brands. 14 days free".
// The blank is looked for first: what comes before it is then looked at once, not at every character.
const boundary =
  /(?=\s)(?<=[.!?…]["”“»’)]*)\s+(?=[^\p{Ll}\d\s])|(?=\s)(?<=[!?…]["”“»’)]*)\s+|(?=\s)(?<=\p{Ll}{4}\.)\s+(?=\d)|\n+/gu;

const maxLookback = 12;

const isDate = (before: string, after: string, isMonth: (word: string) => boolean): boolean =>
  /\d\.$/.test(before.slice(-maxLookback)) && isMonth(after.match(/^\p{L}+/u)?.[0] ?? '');

export const sentencesOf = (text: string, isMonth: (word: string) => boolean): Sentence[] => {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    if (text.slice(start, end).trim()) sentences.push({ text: text.slice(start, end), start, end });
  };
  for (const { 0: gap, index } of text.matchAll(boundary)) {
    const next = index + gap.length;
    if (isDate(text.slice(start, index), text.slice(next, next + 20), isMonth)) continue;
    close(index);
    start = next;
  }
  close(text.length);
  return sentences;
};
