import type { LanguagePack } from '../languages/pack.ts';
import { isPlaceName } from './tables.ts';
import { isKnown } from './words.ts';

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

export const placed = (town: string, { tag }: LanguagePack): string => {
  const language = tag.slice(0, 2);
  const other = otherwise.find(([of, , towns]) => of === language && towns.test(town));
  return `${other?.[1] ?? before[language] ?? 'in'} ${town}`;
};

/** How many words from here on name a town. */
const townAt = (words: readonly string[], at: number): number =>
  [4, 3, 2, 1].find((count) => {
    const span = words.slice(at, at + count);
    return span.length === count && isPlaceName(span.join(' '));
  }) ?? 0;

/** What stands beside towns in a line of places. */
const aroundTown =
  /^(?:am|im|an|auf|zu|al|del|della|du|des|nel|no|na|dem|von|from|vom|and|und|et|y|e|en|\+|&|\/|-|or|of|ou|o|in|near|bei|nähe|à|a|em|de|di|da|do|raum|region|région|regio|zona|zone|area|areas|umgebung|omgeving|omstreken|alrededores|alentours|environs|dintorni|provincia|hinterland|arredores|secteur|centro|centre|center|zentrum|centrum|mitte|nord|sud|süd|ost|west|est|ouest|norte|sul|sur|este|leste|oeste|noord|zuid|oost|north|south|east|city|stadt|lago|lac|lake|costa|côte|coast|isola|isla|île|all|over|round|around|surrounding|the)$/iu;

const leadsToTown =
  /^(?:bei|near|zona|regio|region|région|raum|secteur) |(?:alentours|environs|alrededores|dintorni|umgebung|omgeving|arredores|surroundings|area)$/iu;

const direction =
  /^(?:nord|sud|süd|ost|west|est|ouest|norte|sul|sur|este|oeste|noord|zuid|oost|north|south|east|centro|centre|center|centrum|mitte)$/u;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A town that is also a word is one among towns. */
const asPlace = (word: string) => (isPlaceName(capital(word)) ? capital(word) : word);

/** "porto gaia matosinhos", "regio Zwolle": a text that is nothing but places, as it is written; else null. */
export const placesIn = (text: string, pack: LanguagePack): string | null => {
  const words = text.split(/\s+/u).filter(Boolean).map(asPlace);
  const said: string[] = [];
  let towns = 0;
  let wasTown = false;
  const isList = words.filter((word) => isPlaceName(word)).length > 2;
  for (let at = 0; at < words.length; ) {
    const count = townAt(words, at);
    const word = words[at] ?? '';
    if (count === 0 && !aroundTown.test(word)) return null;
    const next = words.slice(at, at + Math.max(count, 1)).join(' ');
    // Three towns side by side are a list; two may be a town and its quarter.
    if (count > 0 && wasTown && isList)
      said.push(at + count === words.length ? pack.spelling.and : ',');
    said.push(wasTown && direction.test(next) ? capital(next) : next);
    towns += count > 0 ? 1 : 0;
    wasTown = count > 0;
    at += Math.max(count, 1);
  }
  const isSure = leadsToTown.test(text) || townIn(text) !== undefined;
  return towns === 0 || !isSure ? null : said.join(' ').replaceAll(' ,', ',');
};

/** The first town a text names. */
export const townIn = (text: string): string | undefined => {
  const words = text.split(/[\s,()/]+/u);
  const at = words.findIndex((_, index) => townAt(words, index) > 0);
  return at < 0 ? undefined : words.slice(at, at + townAt(words, at)).join(' ');
};

/** "Roma san giovanni": one or two words behind a town that no list knows are a part of it. */
export const quarterIn = (words: readonly string[], pack: LanguagePack): string | null => {
  const count = townAt(words, 0);
  const rest = words.slice(count);
  const isQuarter = rest.every((word) => /^\p{L}{3,}$/u.test(word) && !isKnown(word, false, pack));
  return count > 0 && rest.length <= 2 && isQuarter ? words.map(capital).join(' ') : null;
};

/** "nice et Antibes": a word that is also a town is one beside another. */
const withTownsBeside = (words: readonly string[]) =>
  words.map((word, at) => {
    const nearby = [words[at + 1], words[at + 2], words[at - 1], words[at - 2]];
    return nearby.some((other) => other !== undefined && isPlaceName(other)) ? asPlace(word) : word;
  });

/** "window cleaning Leeds": what stands before the towns at the end of a line, and the towns. */
export const withoutTowns = (
  text: string,
  pack: LanguagePack,
): { front: string; places: string | null } => {
  const words = withTownsBeside(text.split(/\s+/u).filter(Boolean));
  const at = words.findIndex((_, index) => index > 0 && townAt(words, index) > 0);
  const behind = words.slice(at);
  const places = at < 0 ? null : (placesIn(behind.join(' '), pack) ?? quarterIn(behind, pack));
  // "im Raum Stuttgart" and "in Leeds" belong to the line.
  if (places === null || aroundTown.test(words[at - 1] ?? ''))
    return { front: words.join(' '), places: null };
  return { front: words.slice(0, at).join(' '), places };
};
