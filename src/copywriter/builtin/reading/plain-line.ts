import { county } from '../../hygiene/shouting.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { isTown } from '../../spelling/gazetteer.ts';
import { pictures } from './tidy.ts';

/** Pictures, stars and arrows part a line as a dash does. */
const partings = new RegExp(`${pictures.source}|[★☆→➜➔⇒►•·♥]|(?<=\\s)\\*(?=\\s)`, 'gu');

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
  const [town = '', around] = first.split(conjunction);
  return (
    isTown(town.trim(), spelling) &&
    (around === undefined || wordsIn(around).length < 4) &&
    others.every((part) => /^\p{Lu}/u.test(part) && wordsIn(part).length < 4)
  );
};

/** "Köln, Zahnreinigung": a description that begins with its town. */
export const leadingPlace = (text: string, pack: LanguagePack) => {
  const [, place = '', rest = ''] = /^([^,]+), (.+)$/u.exec(text) ?? [];
  return isPlaces(place, pack) && !isPlaces(text, pack)
    ? { place, rest }
    : { place: null, rest: text };
};

export const withoutRadius = (place: string) => place.replace(radius, '');

/** "(ponds, pools) Claire Rive": what stands in brackets in front is said of what follows. */
const bracketsFirst = /^\(([^()]+)\)\s*(?:–\s*)?(.+)$/u;

/** "Galway – upholstery classes": the town goes behind what is offered there. */
const placeLast = (line: string, pack: LanguagePack) => {
  const [, place = '', rest = ''] = /^(.{3,40}?)(?:\s–|:|(?=\s\())\s(.+)$/u.exec(line) ?? [];
  return place !== '' && isPlaces(place, pack) ? `${rest} – ${place}` : line;
};

/** The line of whoever typed a town, a slogan or a picture first, in the order others type it. */
export const plainLine = (typed: string, pack: LanguagePack): string => {
  const [, handle = '', told = typed] = /^(@\S+ – )(.+)$/u.exec(typed) ?? [];
  const line = withoutSlogan(
    told
      .replace(/\[([^[\]]+)\]/gu, '($1)')
      .replace(partings, ' – ')
      .replace(/\s+/gu, ' ')
      .replace(/(?:[–—-] )+(?=[–—-] )/gu, '')
      .replace(/^[\s–/]+|[\s–/]+$/gu, '')
      // "Firewood – and kindling"
      .replace(
        / [–—-] (?=(?:and|und|et|y|e|en|&|de|du|des|di|da|del|della|von|vom) \p{Ll})/giu,
        ' ',
      )
      .replace(/ [–—-] \+ (?=\p{L})/gu, ` ${pack.spelling.and} `),
  );
  const ordered = placeLast(line, pack).replace(
    bracketsFirst,
    (_, said: string, named: string) => `${named} – ${said.replaceAll(' - ', ', ')}`,
  );
  return `${handle}${ordered}`;
};
