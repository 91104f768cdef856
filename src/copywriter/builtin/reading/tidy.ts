/** Flags, skin tones and joined pictures are one each. */
export const pictures = /(?:\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\uFE0F|\u200D)+/gu;
const emoticons = /(?<=\s|^)[:;]-?[)(DP](?=\s|$)/gu;

/** A phrase ready for print: no pictures, no shouting, capitals behind full stops. */
export const tidy = (text: string) =>
  text
    .replace(
      /(?<!(?:[Cc]ode|[Cc]ódigo|[Cc]odice):? )\p{Lu}{7,}/gu,
      (word) => word.charAt(0) + word.slice(1).toLowerCase(),
    )
    // "handed over the same day ✅ valid for the insurance"
    .replace(new RegExp(`(?<=\\p{Ll})\\s*${pictures.source}\\s*(?=\\p{Ll}{4})`, 'gu'), ', ')
    .replace(pictures, ' ')
    .replace(emoticons, ' ')
    .replace(/\s+(?=[),])/gu, '')
    // "six people → each flies one", "May → Sept."
    .replace(/\s*(?:[→➜➔⇒]|[=-]>)\s*/gu, ' – ')
    .replace(/\s*;\s+/gu, ', ')
    // "inkl.; ", and a dash whose other side was taken out.
    .replace(/(?<=\p{L}{7})\.(?=,\s)/gu, '')
    .replace(/(?<=[,:])\s+[–—-](?=\s)/gu, '')
    .replace(/\s+/gu, ' ')
    // Behind a short word it may be the full stop of a short form.
    .replace(/(?<=(?:\p{L}{7}\.|\p{L}{3}[?!])\s)\p{Ll}(?!\p{Lu})/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/^[\s,;:]+|[\s,;:]+$/gu, '');

const bars = /\s*(?:;(?![^(]*\))|•|·|[✓✔✅☑]|\n)\s*/u;

/** "belts; rollers; slats", "full strip; new ribbon; serviced": words that say little alone are one row. */
const joinWords = (parts: readonly string[]) => {
  const isShort = (part: string) => part.split(/\s+/u).length < 3;
  return parts.some(isShort) && !parts.some((part) => part.includes(', '))
    ? [parts.join(', ')]
    : parts;
};

/** "Scheren/Gartenscheren/Hobel" */
const slashedRow = /\p{L}{3,}(?:\/\p{L}{3,}){2,}/gu;

/** "9 / 15" are two figures. */
export const atBlankSlashes = /(?<!\d)\s\/\s|\s\/\s(?!\d)/gu;

/** "Olivetti / Olympia / Imperial" is a list, and stays one. */
const asRow = (text: string): string | null => {
  const parts = text.replace(slashedRow, (row) => row.replaceAll('/', ' / ')).split(atBlankSlashes);
  return parts.length > 1 ? parts.join(', ') : null;
};

/** The entries that somebody typed into one, with bars between them; everything else stays as he put it. */
export const splitList = (text: string): string[] =>
  joinWords(text.split(bars).filter(Boolean))
    .map((part) => asRow(part) ?? part)
    .map((part) => part.replace(/^[\s&]+|^\+\s(?=\p{L}{3})|(?:\s[+&]|[\s,&])+$/gu, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
