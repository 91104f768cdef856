import { remember, rememberOf } from '../../kernel/remember.ts';
import type { Rule, Spelling } from '../languages/pack.ts';
import { withNotations, withSingulars } from './notations.ts';
import { keyOf, plain, tablesFor } from './tables.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital that was typed stays. */
const asTyped = (typed: string, written: string) =>
  /^\p{Lu}/u.test(typed) && !/^\p{Ll}\p{Lu}/u.test(written) ? upperFirst(written) : written;

const writeOut = (text: string, { shorts, shortForms }: ReturnType<typeof tablesFor>) =>
  text.replace(shortForms, (found, ...more) => {
    // A capital alone is an initial.
    if (/^\p{Lu}{1,2}$/u.test(found)) return found;
    const [at, whole] = more.slice(-2) as unknown as [number, string];
    // "C/ Mayor 14" is a street.
    if (/^c\//iu.test(found) && /^\p{Lu}\p{Ll}/u.test(whole.slice(at + found.length))) return found;
    // "a 10-min. lesson"
    if (/^min\.?$/iu.test(found) && /\d-$/u.test(whole.slice(0, at))) return 'min';
    // Without a number in front, "min." is the least.
    const isLeast = /^min\.?$/iu.test(found) && !/\d\s?$/u.test(whole.slice(0, at));
    const key = found.toLowerCase().trim();
    const long =
      (isLeast ? shorts.get('mín') : undefined) ??
      shorts.get(key) ??
      shorts.get(key.replace(/\.$/u, '')) ??
      found;
    const written = key.endsWith('/') ? `${long} ` : long;
    // "RIBBON W/ EVERY SERVICE": what is shouted inside a line is written small.
    const isInside = at > 0 && /^\P{Ll}{2,}$/u.test(found);
    return isInside ? written : asTyped(found, written);
  });

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce(
    (spoken, [from, to]) =>
      typeof to === 'string' ? spoken.replace(from, to) : spoken.replace(from, to),
    text,
  );

/** Marks that people leave out or set twice. */
const marks: readonly Rule[] = [
  [/!+(?=\))/gu, ''],
  [/,?\s*(?<!\p{L})(?:etc|enz|ecc|usw)\b\.?(?=$|[\s,;:)])/giu, ''],
  [/,(?=\p{L})/gu, ', '],
  // "z. B.", "i. d. R."
  [/(?<!\p{L})([zdui])\. (?=[BhadR]\.)/gu, '$1.'],
  // A name keeps the apostrophe that was typed.
  [/(?<=(?<![\p{L}’'])\p{Ll}+)'(?=[\p{L}\d])/gu, '’'],
  [/(?<=\p{L})\s*\+\s*(?=\p{L})/gu, ' + '],
  [/\s{2,}/gu, ' '],
];

const behind =
  /(\p{L}+ (?:and|und|et|y|e|en) )?((?:\p{L}+(?:ção|gem|dade|ción|sión|dad|zione|sione) )?)(\p{L}+)((?: (?:de la|de|do|da|di|del|della|du|des) \p{L}+| (?:no|na|en|em|in|à|a|nel) \p{Lu}\p{Ll}+| d[’']\p{L}+|(?<= (?:et|y|e) \p{L}+) \p{Ll}+)?) in[ck]l?\b\.?(?=\s*(?:$|[,;:)(+–—/]|\p{Extended_Pictographic})| -| (?:en|in|im|no|na|nel|dans|within|at|for|from|pour|para|per|bis|binnen|ab|vanaf|dès|desde|da|até|hasta|fino|jusqu|tot|a partir|à partir)(?!\p{L}))/giu;

/** "tea incl.", "incl. tea" */
const withIncluded = (text: string, { before, after }: Spelling['included']) => {
  // Few phrases have it, and looking for what stands before it takes long.
  if (!/in[ck]/iu.test(text)) return text;
  const forms = after.split(' ').map((form) => form.split('='));
  return (
    text
      .replace(behind, (_, other = '', head: string, thing: string, more: string, at: number) => {
        const formOf = (word: string) =>
          forms.find(([end = '']) => new RegExp(end, 'iu').test(word))?.[1] ?? before;
        // Two feminine things together have a form of their own, where nothing else comes before them.
        const isFeminine =
          /(?:^|[,;:(–] ?)$/u.test(text.slice(0, at)) &&
          [other.split(' ')[0], thing].every((word) => /(?:a|se)$/u.test(formOf(word)));
        const pair = isFeminine ? `${formOf(thing)}s` : formOf('+');
        // "Inspeção vídeo incl."
        const form = other === '' ? formOf(head.trim() || thing) : pair;
        return `${other}${head}${thing}${more} ${form}`;
      })
      // "30 000 € incl."
      .replace(/(?<=[€$£] )in[ck]l\b\.?(?=\s*(?:$|[,;:)]))/giu, forms.at(-1)?.[1] ?? before)
      // "(incl.)", "…, incl. in the price"
      .replace(/(?<=\)\s|\()in[ck]l\b\.?(?=$|[,;)])|(?<=, )in[ck]l\b\.?(?= i[nm] )/giu, (found) =>
        forms[1] ? found : (forms[0]?.[1] ?? found),
      )
      .replace(/(?<!\p{L})in[ck]l?\b\.?(?= [\p{L}\d€£$])/giu, before)
  );
};

/** A phrase is short; patterns that look back must not meet a novel. */
const longest = 200;

/** "40 pots / an": what follows the slash is no second thing. */
const perPeriod =
  /(?<=\p{L}) \/ (?=(?:year|month|week|day|Jahr|Monat|Woche|Tag|an|mois|semaine|jour|año|mes|semana|día|anno|mese|settimana|giorno|ano|mês|dia|jaar|maand|dag)(?!\p{L}))/gu;

const written = (text: string, spelling: Spelling) => {
  const told = text.normalize('NFC').replace(spelling.aside, ' ').trim();
  const joined = apply(told, marks)
    // "Bouquets + deuil + mariage": only before the last one stands "and".
    .replace(/(?<=[\p{L}\d])\s\+\s(?=\p{L}[^+]*\s\+\s\p{L}(?!va|at|tw))/gu, ', ')
    .replace(
      /(?<=[\p{L}\d)])\s\+\s(?=\p{L}|\d+ \p{L})(?!iva|vat|btw|de [\d$€R]|\d+ (?:miles|km|mi)(?!\p{L}))/giu,
      ` ${spelling.and} `,
    );
  const each = joined.replace(perPeriod, ` ${spelling.notation.each} `);
  const included = withIncluded(each, spelling.included);
  const noted = writeOut(withNotations(included, spelling), tablesFor(spelling));
  return withSingulars(apply(noted, spelling.rules), spelling)
    .replace(/\s{2,}/gu, ' ')
    .trim();
};

const writerFor = rememberOf((spelling: Spelling) =>
  remember(2000, (typed) => written(typed, spelling)),
);

/** Short forms, signs and prices in words, by closed lists. */
export const writtenOut = (text: string, spelling: Spelling): string =>
  text.length > longest ? text : writerFor(spelling)(text);

/** Inner capitals are a name's own; accents that were typed are meant. */
const isMeant = (word: string, listed: string) =>
  /['’]/u.test(word) ||
  /.\p{Lu}/u.test(word) ||
  (plain(word) !== word.toLowerCase() && word.toLowerCase() !== listed.toLowerCase());

/** Words of the lists with their capitals and accents: names, days, and what capitals are typed without. */
export const withNames = (text: string, spelling: Spelling): string => {
  const { words } = tablesFor(spelling);
  return text.replace(/(?<![\p{L}\d@._/])\p{L}[\p{L}’'-]*(?![\p{L}@])/gu, (word) => {
    const listed = words.get(keyOf(word));
    return listed === undefined || isMeant(word, listed) ? word : asTyped(word, listed);
  });
};
