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
    // "six people → each flies one"
    .replace(/\s*(?:[→➜➔⇒;]|=>)\s+/gu, ', ')
    // "inkl.; ", and a dash whose other side was taken out.
    .replace(/(?<=\p{L}{7})\.(?=,\s)/gu, '')
    .replace(/(?<=[,:])\s+[–—-](?=\s)/gu, '')
    .replace(/\s+/gu, ' ')
    // Behind a short word it may be the full stop of a short form.
    .replace(/(?<=(?:\p{L}{7}\.|\p{L}{3}[?!])\s)\p{Ll}(?!\p{Lu})/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/^[\s,;:]+|[\s,;:]+$/gu, '');

const wordCount = (text: string) => text.split(/\s+/u).filter(Boolean).length;

const bars = /\s*(?:;(?![^(]*\))|•|·|[✓✔✅☑]|\n)\s*/u;

/** "first the quote – so no surprises", "visits possible – May to August" */
const hangsOn =
  /^(?:so|dus|also|donc|así que|quindi|então|portanto|only|nur|alleen|solo|só|seulement|jan|feb|mär|mar|apr|mai|may|mei|jun|jul|aug|sep|okt|oct|nov|dez|dec|from|ab|vanaf|dès|wie|as|comme|como|come|zoals|in|within|binnen|innerhalb|dans|sous|entro|em|con|avec|mit|with|met|com)(?!\p{L})/iu;

/** "arrives in an hour – really": a word or two behind a dash say nothing alone. */
const atDashes = (text: string): string[] => {
  const parts = text.split(/\s[–—-]\s(?![^(]*\))/u);
  // "filters, algae, water tests – we do it all"
  const isRow = (part: string) =>
    part.split(', ').length > 2 &&
    part
      .split(', ')
      .slice(1)
      .every((each) => wordCount(each) < 3);
  const standsAlone = (part: string) => wordCount(part) > 2 && !hangsOn.test(part) && !isRow(part);
  // "£240 per piano – ground floor to ground floor": what a price is for.
  const [priced = '', what = ''] = parts;
  const isPriced =
    parts.length === 2 && /[€£$]/u.test(priced) && !/\d/u.test(what) && wordCount(what) < 7;
  return parts.every(standsAlone) && !isPriced ? parts : [parts.join(' – ')];
};

/** "belts; rollers; slats" */
const joinWords = (parts: readonly string[]) =>
  parts.length > 2 && parts.every((part) => wordCount(part) === 1) ? [parts.join(', ')] : parts;

const joining = /^(?:and|or|und|oder|et|ou|y|o|e|ed|en|of)\s/iu;

/** "Translations into French, Dutch, German and English": the last two are joined, and what follows the first is one word each. */
const isOneList = ([, ...more]: string[]) =>
  more.slice(0, -1).every((part) => wordCount(part) === 1) &&
  /^\S+(?:\s\S+)?\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s\S+(?:\s\S+)?$/iu.test(more.at(-1) ?? '');

/** "a, b, c" are three entries where each can stand alone; "no win, no fee" is one. */
const atCommas = (text: string): string[] => {
  const parts = text.split(/,\s+/u);
  const areEntries =
    parts.length > 2 &&
    text.length > 30 &&
    !/[:?(]/u.test(text) &&
    // "including this, that and more" is one.
    !/^(?:in[ck]l\p{L}*|con|com|avec|mit|met|with) /iu.test(text) &&
    // A list of prices or of hours is one.
    parts.filter((part) => /\d/u.test(part)).length < 2 &&
    // "belts, rollers, slats" are one list.
    parts.every((part) => /\s/u.test(part) && wordCount(part) <= 4 && !joining.test(part)) &&
    !isOneList(parts);
  return areEntries ? parts : [text];
};

/** "Scheren/Gartenscheren/Hobel" */
const slashedRow = /\p{L}{3,}(?:\/\p{L}{3,}){2,}/gu;

export const atBlankSlashes = /\s\/\s/gu;

/** "Olivetti / Olympia / Imperial" is a list, and stays one. */
const asRow = (text: string): string | null => {
  const parts = text.replace(slashedRow, (row) => row.replaceAll('/', ' / ')).split(atBlankSlashes);
  return parts.length > 1 ? parts.join(', ') : null;
};

/** "we set it up, we take it down too": what only echoes the entry before it stays with it. */
const echo = /^\S+(?: \S+)? (?:too|as well|auch|aussi|también|anche|também|ook)$/iu;

const withEchoes = (parts: readonly string[]) => {
  const done: string[] = [];
  for (const part of parts) {
    const last = echo.test(part) ? done.pop() : undefined;
    done.push(last === undefined ? part : `${last}, ${part}`);
  }
  return done;
};

/** The entries that somebody typed into one: "insured; own tools; tidy" are three. */
export const splitList = (text: string): string[] =>
  withEchoes(
    joinWords(text.split(bars).filter(Boolean))
      .flatMap(atDashes)
      .flatMap((part) => asRow(part) ?? atCommas(part)),
  )
    .map((part) => part.replace(/^[\s&]+|^\+\s(?=\p{L}{3})|(?:\s[+&]|[\s,&])+$/gu, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
