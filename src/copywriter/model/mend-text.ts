import { forbidden, limits } from '../types.ts';

const emphasis = /(\*{1,3}|_{2,3}|`{1,3}|~~)(?=\S)([^\n]+?)(?<=\S)\1/gu;
const lineBreak = /<br\s*\/?>|<\/p>/giu;
/** Only tags that dress words; a placeholder or a link leaves a hole and is asked for again. */
const dressing = /<\/?(?:b|strong|i|em|u|p|span|mark|h\d)>/giu;
const headingMark = /^#{1,6}\s+/gmu;
const hashtagsAtEnd = /(?:(?:^|\s)#[\p{L}\p{N}_]+)+\s*$/u;

const calmMarks = (text: string) =>
  text
    .replace(/([!?])\1+/gu, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/,{2,}/gu, ',')
    .replace(/[^\S\n]+([.,])(?=\s|$)/gu, '$1');

/** Plain text of what a model wrote, its lines kept. */
export const tidyText = (text: string): string =>
  calmMarks(
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(new RegExp(forbidden, 'g'), '')
      .replace(lineBreak, '\n')
      .replace(dressing, '')
      .replace(emphasis, '$2')
      .replace(headingMark, '')
      .replace(hashtagsAtEnd, ''),
  )
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

const unquote = (text: string) => /^["“”„«']([^"“”„«»]+)["“”»']$/u.exec(text)?.[1]?.trim() ?? text;

/** Plain text on one line, out of the quotation marks it came in. */
export const tidyLine = (text: string): string => unquote(tidyText(text).replace(/\s+/gu, ' '));

/** One sentence in a headline needs no full stop; two need theirs, and so does "p.m.". */
const dropFullStop = (text: string) =>
  /[.!?…:]\s/u.test(text) || /\.\p{L}{1,2}\.$/u.test(text) ? text : text.replace(/[.。]$/u, '');

export const displayFields = ['headline', 'description'] as const;

export type Display = (typeof displayFields)[number];

export const isWithin = (text: string, field: keyof typeof limits): boolean =>
  text.normalize('NFC').length <= limits[field];

export const capitalise = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const article =
  /^(?:the|an?|der|die|das|eine?|les?|la|une?|el|los|las|una|os?|as|uma?|il|lo|gli|de|het|een)\s+/iu;

/** What may go when a few characters are too many, the least missed first. */
const shorter: ((text: string) => string)[] = [
  (text) => text.replace(/[.!]$/u, ''),
  (text) => text.replace(/\s*\p{Extended_Pictographic}\uFE0F?$/u, ''),
  (text) => text.replace(/ (?:and|und|et|e|y|en) /u, ' & '),
  (text) => capitalise(text.replace(article, '')),
  (text) => text.replace(/ (?:the|an?) /u, ' '),
];

/** Shorter by a mark, an article or an "and" where that is enough; else as it was. */
const shorten = (text: string, field: Display): string => {
  let tried = text;
  for (const cut of shorter) {
    if (isWithin(tried, field)) return tried;
    tried = cut(tried);
  }
  return isWithin(tried, field) ? tried : text;
};

/** Without three dots at the end, which look like a text that was cut off. */
export const mendDisplay = (text: string, field: Display): string =>
  shorten(dropFullStop(tidyLine(text).replace(/\s*(?:…|\.{3})$/u, '')), field);
