/** Flags, skin tones and joined pictures are one each. */
export const pictures =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\uFE0F|\u200D)+/gu;
/** Between two things; behind a tick also before a short word. */
const between = new RegExp(
  `(?<=[\\p{L}\\p{N}).%€°"”])\\s*(?:[✓✔✅☑]\\uFE0F?\\s*|${pictures.source}\\s*(?!(?:and|or|que|qui|che|that|who|die|das|der|dat|in|on|at|by|for|of|to|und|im|am|et|à|de|en|y|e|o|con|di|da|a|com|em|no|na|met|op|van|voor) ))(?=[\\p{L}\\p{N}€$£])`,
  'gu',
);
const laughter = /[\s,]{1,3}(?:lol|ha(?:ha)+|ja(?:ja)+|he(?:he)+|mdr|kkk+|rsrs|xd)(?![\p{L}\d])/giu;

/** A phrase ready for print: no pictures, capitals behind full stops. */
export const tidy = (text: string) =>
  text
    // "vijverONDERHOUD", "10-SHARPEN card"
    .replace(/(?<=\p{Ll}|\d-)\p{Lu}{7,}/gu, (word) => word.toLowerCase())
    // "handed over the same day ✅ valid for the insurance", but "we love dogs ❤️ and cats"
    .replace(/(?<=\d)\s?⭐\uFE0F?/gu, '★')
    .replace(between, (_, at: number, all: string) =>
      /^\s*[✓✔✅☑]|^\P{L}*\p{Lu}\p{Ll}/u.test(all.slice(at)) ? ' • ' : ', ',
    )
    .replace(pictures, ' ')
    .replace(laughter, ' ')
    .replace(/\[([^[\]]+)\]/gu, '($1)')
    .replace(/\s+(?=[),])|(?<![\u00A0]) (?=;)/gu, '')
    // "£65 -> £49"
    .replace(/\s*(?:[➜➔⇒]|[=-]>)\s*/gu, ' → ')
    // A dash whose other side was taken out.
    .replace(/(?<=[,:])\s+[–—-](?=\s)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ – (?=-\d)/gu, ', ')
    // Behind a short word it may be the full stop of a short form.
    .replace(
      /(?<=(?:\p{L}{7}(?<![bdfgkmnpstz]l|schl|einb|pers|az)\.|[\p{L}\d+)][\u00A0 ]?[?!])\s)(?<!\([^()]*)(?!(?:ed?|o|y|u|et|ou|und|oder|and|or|en|of) |\p{L}{1,3}\.)(?:ij|\p{Ll})(?!\p{Lu})/gu,
      (letter) => letter.toUpperCase(),
    )
    .replace(/^[\s,;:]+|[\s,;:=]+$/gu, '');

/** What parts the things of an entry; "client·e·s" is one word. */
const marks = /\s*(?:[✓✔✅☑•\n]|(?<!\p{L})·|·(?!\p{L}))\s*/u;
const bars = new RegExp(`${marks.source}|\\s*;(?![^(]*\\))\\s*`, 'u');

/** "9 / 15" are two figures. */
export const atBlankSlashes = /(?<!\d)\s\/\s|\s\/\s(?!\d)/gu;

/** Says more of what stands before it. */
const goesOn = /^(?:in|en|à|em|con|com|with|mit|avec|für|pour|para|per|voor|met|te) \d/u;

/** With fewer there is no list to tell. */
export const fewestEntries = 3;

/** An entry as one line, without marks like those in front of a list's lines; if that cannot be read, each of its things. */
export const splitList = (text: string, longestLine = 110): string[] => {
  const isLong = text.length > longestLine;
  const parts = text
    .split(isLong ? bars : marks)
    .map((part) =>
      part
        .replace(/^[\s&]+|^\+\s(?=\p{L}{3})|(?:(?<!\s(?:ou|o|or|oder|of))\s[+&]|[\s,&])+$/gu, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  // "✔ delivered ✔ in 48 h" is one thing.
  const between = (part: string) => (goesOn.test(part) ? ' ' : ' · ');
  const joined = parts.reduce((text, part) => `${text}${text && between(part)}${part}`, '');
  return isLong ? parts : [joined].filter(Boolean);
};
