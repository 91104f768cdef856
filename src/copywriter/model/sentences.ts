const piece = /[\s\S]*?(?:[.!?…]+["”’»)]*(?=\s)|[。！？]|\n)\s*|[\s\S]+$/gu;

/** "Dr." and "approx." end no sentence; to be on the safe side, no word of up to three letters does. */
const staysOpen = (text: string) => /(?:^|[\s(])\p{L}{1,3}\.\s*$/u.test(text);

/** The sentences of a text, each with the blanks behind it: joined they are the text again. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const part of text.match(piece) ?? []) {
    const last = sentences.at(-1);
    if (last !== undefined && staysOpen(last)) sentences[sentences.length - 1] = last + part;
    else sentences.push(part);
  }
  return sentences;
};

export const firstSentence = (text: string): string => sentencesOf(text)[0]?.trim() ?? '';
