import { remember, rememberOf } from '../../kernel/remember.ts';
import type { Rule, Spelling } from '../languages/pack.ts';
import { keyOf, listedIn, plain } from './tables.ts';
import { upperFirst } from './words.ts';

/** A capital that was typed stays. */
const asTyped = (typed: string, written: string) =>
  /^\p{Lu}/u.test(typed) && !/^\p{Ll}\p{Lu}/u.test(written) ? upperFirst(written) : written;

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce(
    (spoken, [from, to]) =>
      typeof to === 'string' ? spoken.replace(from, to) : spoken.replace(from, to),
    text,
  );

/** Written so by everybody, however they are typed. */
const makes = 'YouTube WhatsApp Instagram Facebook TikTok LinkedIn PayPal iPhone iPad Airbnb'.split(
  ' ',
);
const anyMake = new RegExp(
  `(?<![\\p{L}\\d@./_-])(?:${makes.join('|')})(?![\\p{L}\\d@/_-]|\\.\\p{L})`,
  'giu',
);

/** Marks that people leave out or set twice, and makes. */
const marks: readonly Rule[] = [
  [/!+(?=\))|(?<=\()[!¡]+/gu, ''],
  [/,(?=\p{L})/gu, ', '],
  [/(?<=\p{L}) @ (?=(?:the|our|your) )/gu, ' at '],
  [/(?<=\p{L}) @ (?=\p{L})/gu, ' – '],
  // A name keeps the apostrophe that was typed.
  [/(?<=(?<![\p{L}’'])(?:\p{Ll}+|Jusqu|Lorsqu|Aujourd|Qu))'(?=[\p{L}\d])/gu, '’'],
  [/(?<=\p{L}{2})(?:\+| \+ ?)(?=\p{L}{2})/gu, ' + '],
  // "book before 1 Oct = free delivery"
  [
    /(?<=^[^:]*[\p{L}\d]) = (?=(?:\p{L}+ )?(?:free|gratis|gratuit\p{L}*|offert\p{L}*|kostenlos|grátis|-?\d+ ?%)(?!\p{L}))/giu,
    ': ',
  ],
  [
    /(?<=(?:free|gratis|gratuite?|grátis|kostenlos|[€%])) (?=(?:then|danach|dann|puis|ensuite|después|luego|poi|dopo|depois|daarna) )/giu,
    ', ',
  ],
  [anyMake, (typed) => makes.find((make) => make.toLowerCase() === typed.toLowerCase()) ?? typed],
];

/** A phrase is short; patterns that look back must not meet a novel. */
const longest = 200;

/** "(bring your own mice pls)": a bracket that stood open is closed. */
const leftOf = (aside: string) =>
  /^\s*[([]/u.test(aside) ? ' ' : (/[)\]]$/u.exec(aside)?.[0] ?? ' ');

const markerFor = rememberOf((spelling: Spelling) =>
  remember(2000, (typed) =>
    apply(typed.normalize('NFC').replace(spelling.aside, leftOf), [...marks, ...spelling.rules])
      .replace(/\s{2,}/gu, ' ')
      .trim(),
  ),
);

/** Marks and little signs as the language prints them; words and short forms as they were typed. */
export const withMarks = (text: string, spelling: Spelling): string =>
  text.length > longest ? text : markerFor(spelling)(text);

/** Inner capitals are a name's own; accents that were typed are meant. */
const isMeant = (word: string, listed: string) =>
  /['’]/u.test(word) ||
  /.\p{Lu}/u.test(word) ||
  (plain(word) !== word.toLowerCase() && word.toLowerCase() !== listed.toLowerCase());

/** Words of the lists with their capitals and accents: names, days, and what capitals are typed without. */
export const withNames = (text: string, spelling: Spelling): string =>
  text.replace(/(?<![\p{L}\d@._/])\p{L}[\p{L}’'-]*(?![\p{L}@])/gu, (word) => {
    const listed = listedIn(spelling).get(keyOf(word));
    return listed === undefined || isMeant(word, listed) ? word : asTyped(word, listed);
  });
