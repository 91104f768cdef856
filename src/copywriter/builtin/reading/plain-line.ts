import { county } from '../../hygiene/capitals/names.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { isTown } from '../../spelling/gazetteer.ts';
import { pictures } from './tidy.ts';

/** Pictures, stars and arrows part a line as a dash does. */
const partings = new RegExp(`${pictures.source}|[★☆→➜➔⇒►•♥]|(?<=\\s)[*~·](?=\\s)`, 'gu');

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** "«Une chaise, ça se sauve» Atelier Jonc": a sentence in quotes is a slogan, and no name. */
const slogan = /^["“„«‹]([^"“”„«»]+)["”“»›]\s*[–—-]?\s*(?=.*\p{L}{3})/u;

const withoutSlogan = (line: string) =>
  line.replace(slogan, (quoted, said: string) =>
    wordsIn(said).filter((word) => /^\p{Ll}/u.test(word)).length > 2 ? '' : quoted,
  );

const conjunction = /\s(?:and|und|et|y|e|en|&|\+)\s/u;

/** "Glasgow + 50 mi" */
const radius = /\s\+\s\d+\s?(?:km|mi|miles)(?!\p{L}).*$/u;

/** One town or several, with what lies around them: "Leeds", "Toulouse & Gers", "Chiavari e tutto il Tigullio". */
export const isPlaces = (text: string, { spelling }: LanguagePack): boolean => {
  if (county.exec(text)?.[0] === text) return true;
  const [first = '', ...others] = text.replace(radius, '').split(/,\s|\s?\/\s?|\s–\s/u);
  // "Tucson AZ"
  const [town = '', around] = first.replace(/ \p{Lu}{2,3}$/u, '').split(conjunction);
  return (
    // "Innsbruck-Hötting"
    (isTown(town.trim(), spelling) || isTown(town.split('-')[0] ?? '', spelling)) &&
    (around === undefined || wordsIn(around).length < 4) &&
    others.every((part) => /^\p{Lu}/u.test(part) && wordsIn(part).length < 4)
  );
};

/** From one to the other, not on to what follows. */
const isWay = (before: string, rest: string) =>
  /\([^)]*$/u.test(before) ||
  (/(?:^|[\s/])\p{Lu}{2,4}\s*$/u.test(before) && /^\S\s*\p{Lu}{2,4}(?!\p{L})/u.test(rest));

/** "(ponds, pools) Claire Rive": what stands in brackets in front is said of what follows. */
const bracketsFirst = /^\(([^()]+)\)\s*(?:–\s*)?(.+)$/u;

/** "Piano moving 🎹 Grand, upright": a word with a capital that is no name. */
const opensSentence = /^[^\p{L}\d(–—-]+\p{Lu}\p{Ll}+,? \p{Ll}/u;

/** "holidays for cats 🐈 in Uccle" */
const place = /^(?:in|at|near|im|am|bei|à|en|a|em|no|na|nel|nella|te|bij) /u;

/** A product line without its slogans and pictures, each part of it where it was typed. */
export const plainLine = (typed: string, { reading, spelling, tag }: LanguagePack): string =>
  withoutSlogan(
    typed
      .replace(/\[([^[\]]+)\]/gu, '($1)')
      .replace(partings, (_, at: number) => {
        const rest = typed.slice(at);
        // "(beginners → advanced)", "translations ES/FR → EN"
        if (/^[→➜➔⇒]/u.test(rest) && isWay(typed.slice(0, at), rest)) return '→';
        // "Mould dog 🐕 + report"
        if (/^[^\p{L}\d(–—+&-]+[+&]/u.test(rest)) return ' ';
        // "for beginners 🐴, Husum", "(all organic 🐝)"
        if (/^[^\p{L}\d(–—,)/-]+[,)/]/u.test(rest)) return '';
        if (/^[✓✔✅☑]/u.test(rest) && /\p{L}\s*$/u.test(typed.slice(0, at))) return ', ';
        // "Earplugs 🎧 by Quietstage"
        const next = rest.replace(/^[^\p{L}\d(–—-]+/u, '');
        if (reading.goesOn.test(next) || place.test(next)) return ' ';
        const [word = ''] = /^\p{L}+/u.exec(next) ?? [];
        const opens = !tag.startsWith('de') && opensSentence.test(rest) && !isTown(word, spelling);
        return opens ? '. ' : ' – ';
      })
      .replace(/\s+/gu, ' ')
      .replace(/(?:[–—-] )+(?=[–—-] )/gu, '')
      .replace(/^[\s–/.]+(?=\s)|^\s+|[\s–/]+$/gu, ''),
  )
    // What was taken out leaves its marks.
    .replace(/\(\s+/gu, '(')
    .replace(/[\s,;:]+\)/gu, ')')
    .replace(/([?!]) [–—-] /gu, '$1 ')
    .replace(/ [–—-] (?=\()/gu, ' ')
    .replace(
      bracketsFirst,
      (_, said: string, named: string) => `${named} – ${said.replaceAll(' - ', ', ')}`,
    );
