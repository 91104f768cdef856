import type { LanguagePack } from '../languages/pack.ts';
import { isPlaceName } from './spell.ts';

/** What stands before a town: "in Leeds", "à Lyon". */
const before: Readonly<Record<string, string>> = {
  en: 'in',
  de: 'in',
  fr: 'à',
  es: 'en',
  it: 'a',
  pt: 'em',
  nl: 'in',
};

/** Places that ask for another word than towns do. */
const otherwise: readonly (readonly [string, string, RegExp])[] = [
  [
    'de',
    'im',
    /^(?:Allgäu|Saarland|Rheinland|Ruhrgebiet|Schwarzwald|Harz|Münsterland|Taunus|Odenwald|Sauerland|Emsland)$/u,
  ],
  [
    'fr',
    'en',
    /^(?:Bretagne|Normandie|Provence|Alsace|Lorraine|Bourgogne|Vendée|Corse|Savoie|France|Belgique|Suisse|Auvergne|Dordogne|Île-de-France)$/u,
  ],
  [
    'it',
    'in',
    /^(?:Sardegna|Sicilia|Toscana|Umbria|Puglia|Liguria|Lombardia|Piemonte|Calabria|Campania|Italia|Salento|Brianza|Trentino|Veneto)$/u,
  ],
  ['pt', 'no', /^(?:Porto|Rio|Funchal|Algarve|Brasil|Recife)$/u],
];

/** The word that leads to a town in this language. */
export const placeWord = ({ tag }: LanguagePack): string => before[tag.slice(0, 2)] ?? 'in';

export const placed = (town: string, pack: LanguagePack): string => {
  const language = pack.tag.slice(0, 2);
  const other = otherwise.find(([of, , towns]) => of === language && towns.test(town));
  return `${other?.[1] ?? placeWord(pack)} ${town}`;
};

/** The town that begins with this word, of one word or of several. */
export const townAt = (words: readonly string[], at: number): string | undefined =>
  [3, 2, 1]
    .map((count) => words.slice(at, at + count).join(' '))
    .find((span) => /^\p{Lu}/u.test(span) && isPlaceName(span));

/** The first town a text names. */
export const townIn = (text: string): string | undefined => {
  const words = text.split(/[\s,()/]+/u);
  return words.map((_, at) => townAt(words, at)).find((town) => town !== undefined);
};
