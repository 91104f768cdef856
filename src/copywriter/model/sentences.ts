const piece = /[\s\S]*?(?:[.!?…]+["”’»)]*(?=\s)|[。！？]|\n)\s*|[\s\S]+$/gu;

/** Titles, initials and ordinals ("Dr.", "J.", "3. Oktober") end no sentence. */
const openEnd =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|dr|st|mrs?|ms|prof|sra?|dra|mme|\d{1,2})\.\s*$/iu;

/** Nor does anything that goes on in small letters or with a figure: "approx. 5", "No. 1". */
const isContinued = (before: string, after: string) =>
  openEnd.test(before) || (/\.\s*$/u.test(before) && /^[\p{Ll}\d]/u.test(after));

/** The sentences of a text, each with the blanks behind it: joined they are the text again. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const part of text.match(piece) ?? []) {
    const last = sentences.at(-1);
    if (last !== undefined && isContinued(last, part))
      sentences[sentences.length - 1] = last + part;
    else sentences.push(part);
  }
  return sentences;
};

export const firstSentence = (text: string): string => sentencesOf(text)[0]?.trim() ?? '';
