const pictures = /(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu;
const emoticons = /(?<=\s|^)[:;]-?[)(DP](?=\s|$)/gu;

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A phrase ready for print: no pictures, no shouting, capitals behind full stops. */
export const tidy = (text: string) =>
  text
    .replace(/\p{Lu}{7,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(pictures, ' ')
    .replace(emoticons, ' ')
    .replace(/\s*;\s+/gu, ', ')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{L}{3}[.?!]\s)\p{Ll}(?!\p{Lu})/gu, upper)
    .replace(/^[\s,;:]+|[\s,;:]+$/gu, '');

const wordCount = (text: string) => text.split(/\s+/u).filter(Boolean).length;

const bars = /\s*(?:;|•|·|[✓✔✅☑]|\n|\s[–—-]\s)\s*/u;

const joining = /^(?:and|or|und|oder|et|ou|y|o|e|ed|en|of)\s/iu;

/** "Translations into French, Dutch, German and English": the last two are joined, and what follows the first is one word each. */
const isOneList = ([first = '', ...more]: string[]) =>
  wordCount(first) > 2 &&
  more.slice(0, -1).every((part) => wordCount(part) === 1) &&
  /^\S+\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s\S+$/iu.test(more.at(-1) ?? '');

/** "a, b, c" are three entries where each can stand alone; "no win, no fee" is one. */
const atCommas = (text: string): string[] => {
  const parts = text.split(/,\s+/u);
  const areEntries =
    parts.length > 2 &&
    text.length > 30 &&
    !/[:?]/u.test(text) &&
    // A list of prices or of hours is one.
    parts.filter((part) => /\d/u.test(part)).length < 2 &&
    parts.every((part) => wordCount(part) <= 4 && !joining.test(part)) &&
    !isOneList(parts) &&
    parts.some((part) => wordCount(part) > 1);
  return areEntries ? parts : [text];
};

/** Two guarantees of different length must not lose the word they share. */
const atSlashes = (text: string): string[] => {
  const parts = text.split(/\s\/\s/u);
  return parts.every((part) => /\d/u.test(part)) ? [text.replaceAll(' / ', ', ')] : parts;
};

/** The entries that somebody typed into one: "insured; own tools; tidy" are three. */
export const splitList = (text: string): string[] =>
  text
    .split(bars)
    .flatMap(atSlashes)
    .flatMap(atCommas)
    .map((part) => part.replace(/^[\s&]+|^\+\s(?=\p{L}{3})|(?:\s[+&]|[\s,&])+$/gu, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
