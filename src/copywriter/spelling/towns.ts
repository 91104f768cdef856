import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from './gazetteer.ts';
import { placed } from './placed.ts';
import { isKnown, isOdd } from './words.ts';

/** How many words from here on name a town. */
export const townAt = (words: readonly string[], at: number, { spelling }: LanguagePack): number =>
  [4, 3, 2, 1].find((count) => {
    const span = words.slice(at, at + count);
    return span.length === count && isTown(span.join(' '), spelling);
  }) ?? 0;

/** What stands beside towns in a line of places. */
const aroundTown =
  /^(?:am|im|an|auf|zu|al|del|della|du|des|nel|no|na|dem|von|from|vom|and|und|et|y|e|en|\+|&|\/|-|or|of|ou|o|in|near|bei|nähe|à|a|em|de|di|da|do|raum|region|région|regio|streek|zona|zone|area|areas|umgebung|omgeving|omstreken|alrededores|alentours?|environs|dintorni|provincia|hinterland|arredores|secteur|centro|centre|center|zentrum|centrum|mitte|nord|sud|süd|ost|west|est|ouest|norte|sul|sur|este|leste|oeste|noord|zuid|oost|north|south|east|city|stadt|lago|lac|lake|costa|côte|coast|isola|isla|île|all|over|round|around|surrounding|the)$/iu;

const leadsToTown =
  /^(?:bei|near|zona|regio|region|région|raum|secteur) |(?:alentours|environs|alrededores|dintorni|umgebung|omgeving|arredores|surroundings|area)$/iu;

const direction =
  /^(?:nord|sud|süd|ost|west|est|ouest|norte|sul|sur|este|oeste|noord|zuid|oost|north|south|east|mitte)$/u;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A town that is also a word is one among towns. */
const asPlace = (word: string, { spelling }: LanguagePack) =>
  isTown(capital(word), spelling) ? capital(word) : word;

const joins = /^(?:and|und|et|y|e|en|\+|&|\/)$/u;

/** "porto gaia matosinhos", "regio Zwolle": a text that is nothing but places, as it is written; else null. */
const placesIn = (text: string, pack: LanguagePack): string | null => {
  const words = text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => asPlace(word, pack));
  const said: string[] = [];
  let towns = 0;
  let wasTown = false;
  const isList =
    words.filter((word) => isTown(word, pack.spelling)).length >
    (pack.tag === 'it' || pack.tag === 'fr' ? 1 : 2);
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    // "Haarlem en bloemendaal": whatever is joined to a town is a place too.
    const isJoined = joins.test(words[at - 1] ?? '') && /^\p{L}{4,}$/u.test(word);
    const isNew =
      towns > 0 &&
      isJoined &&
      !(pack.sure.describing ? /s$/u : /ing$/u).test(word) &&
      !aroundTown.test(word) &&
      !isOdd(word, pack) &&
      !isKnown(word, false, pack);
    const count = townAt(words, at, pack) || (isNew ? 1 : 0);
    if (count === 0 && !aroundTown.test(word)) return null;
    if (isNew) words[at] = capital(word);
    const next = words.slice(at, at + Math.max(count, 1)).join(' ');
    // Three towns side by side are a list; two may be a town and its quarter.
    const endsList =
      isList && at + count === words.length && !words.some((each) => joins.test(each));
    if (count > 0 && wasTown) said.push(endsList ? pack.spelling.and : ',');
    said.push(wasTown && direction.test(next) ? capital(next) : next);
    towns += count > 0 ? 1 : 0;
    wasTown = count > 0;
    at += Math.max(count, 1);
  }
  const isSure = leadsToTown.test(text) || townIn(text, pack) !== undefined;
  return towns === 0 || !isSure
    ? null
    : said
        .join(' ')
        .replaceAll(' ,', ',')
        // "La Plata y Berisso y Ensenada"
        .replace(new RegExp(` ${pack.spelling.and} (?=.* ${pack.spelling.and} )`, 'gu'), ', ');
};

/** The first town a text names. */
export const townIn = (text: string, pack: LanguagePack): string | undefined => {
  const words = text.split(/[\s,()/]+/u);
  const at = words.findIndex((_, index) => townAt(words, index, pack) > 0);
  return at < 0 ? undefined : words.slice(at, at + townAt(words, at, pack)).join(' ');
};

/** Towns so large that the name behind theirs may be a quarter of them. */
const hasQuarters =
  /^(?:Berlin|Hamburg|München|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Bremen|Essen|Dortmund|Nürnberg|Wien|Graz|Linz|Zürich|Basel|Bern|Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Antwerpen|Gent|Brussel)$/u;

const rivers =
  /^(?:Weser|Ems|Elbe|Saale|Donau|Mosel|Lahn|Spree|Havel|Rhein|Main|Neckar|Inn|Enns|Mur|Ruhr|Sieg|Oder|Leine|Aller|Unstrut|Salzach|Drau|Aare|Reuss)$/u;

const partOfTown =
  /^(?:Altstadt|Neustadt|Innenstadt|Mitte|Zentrum|Nord|Süd|Ost|West|Centrum|Noord|Zuid|Oost)$/iu;

/** "Roma san giovanni": one or two words behind a town that no list knows are a part of it. */
const quarterIn = (words: readonly string[], pack: LanguagePack): string | null => {
  const count = townAt(words, 0, pack);
  const rest = words.slice(count);
  const isQuarter = rest.every(
    (word) => /^\p{L}{4,}$/u.test(word) && !isKnown(word, false, pack) && !state.test(word),
  );
  if (count === 0 || rest.length > 2 || !isQuarter) return null;
  const town = words.slice(0, count).join(' ');
  const isRow = /^(?:de|nl)/u.test(pack.tag) && !hasQuarters.test(town) && rest.length > 0;
  const all = [town, ...rest.map(capital)];
  if (!isRow || rest.some((word) => partOfTown.test(word))) return all.join(count > 1 ? ', ' : ' ');
  return `${all.slice(0, -1).join(', ')} ${pack.spelling.and} ${all.at(-1)}`;
};

/** What leads up to a place in a line of catchwords, and how it is said. */
const leads: readonly (readonly [RegExp, string])[] = [
  [/^(?:in|near|bei|vlakbij|en|à|em|no|na|vicino a|im raum|cerca de|perto de|près de|a)$/iu, ' $&'],
  [/^raum$/iu, ' im Raum'],
  [/^nähe$/iu, ' in der Nähe von'],
  [/^vicino$/iu, ' vicino a'],
  [/^cerca$/iu, ' cerca de'],
  [/^zona (?:sul|norte|leste|oeste|sur|este)$/iu, ', $&'],
  [/^(?:regio|streek)$/iu, ' in de $&'],
  [/^region$/iu, ' in der Region'],
  [/^(?:zona|région|secteur)$/iu, ', $&'],
];

const leadOf = (words: readonly string[]) => {
  for (const count of [2, 1]) {
    const typed = words.slice(-count).join(' ');
    const lead = leads.find(([pattern]) => words.length >= count && pattern.test(typed));
    if (lead) return { count, said: typed.toLowerCase().replace(...lead) };
  }
  return null;
};

/** A line in three: what stands before its place, the place with what leads up to it, and what stands behind. */
export type Located = { before: string[]; place: string | null; behind: string[] };

/** "nice et Antibes": a word that is also a town is one beside another. */
const withTownsBeside = (words: readonly string[], pack: LanguagePack) =>
  words.map((word, at) => {
    const nearby = [words[at + 1], words[at + 2], words[at - 1], words[at - 2]];
    const isBeside = nearby.some((other) => other !== undefined && isTown(other, pack.spelling));
    return isBeside ? asPlace(word, pack) : word;
  });

/** "window cleaning Leeds, 7 days": the first town of a line, and whatever is a place beside it. */
export const locate = (typed: readonly string[], pack: LanguagePack): Located => {
  const words = withTownsBeside(typed, pack);
  const at = words.findIndex(
    (word, index) =>
      townAt(words, index, pack) > 0 &&
      // "cabazes de Natal"
      !(/^(?:Natal|Madeira)$/u.test(word) && /^d[ea]$/u.test(words[index - 1] ?? '')),
  );
  if (at < 0) return { before: [...words], place: null, behind: [] };
  const ends = words.map((_, index) => words.length - index).filter((end) => end > at);
  const placed = (end: number) => placesIn(words.slice(at, end).join(' '), pack);
  const end = ends.find((each) => !isOpenEnd(words.slice(at, each)) && placed(each) !== null);
  const quarter = quarterIn(words.slice(at), pack);
  const townEnd = end ?? at + townAt(words, at, pack);
  // "Lyon 7e"
  const numbered = /^\d+(?:e|er)$/u.test(words[townEnd] ?? '') ? townEnd + 1 : townEnd;
  const wholeEnd = quarter === null ? numbered : words.length;
  // "Lubbock tx" is in Lubbock.
  const coded = state.test(words[wholeEnd] ?? '') ? wholeEnd + 1 : wholeEnd;
  const places = paired(quarter ?? placed(wholeEnd) ?? words.slice(at, wholeEnd).join(' '), pack);
  const lead = leadOf(words.slice(0, at));
  return {
    before: words.slice(0, at - (lead?.count ?? 0)),
    place:
      lead === null
        ? withWord(places, pack)
        : `${lead.said} ${/(?:regio|streek|raum)$/iu.test(lead.said) ? places.replace(/^([^,]+), ([^,]+)$/u, `$1 ${pack.spelling.and} $2`) : places}`,
    behind: words.slice(coded),
  };
};

/** Short forms of states and the like that people set behind a town. */
export const state =
  /^(?:a[lkzrb]|bc|c[ato]|ct|d[ce]|fl|ga|i[dla]|k[sy]|m[adinsto]|n[bcdehjlmsvy]|nsw|o[hkr]|ont?|pa|pei|qc|qld|ri|s[acdk]|tas|t[nx]|ut|v[at]|vic|w[aivy]|nö|oö|stmk|bw|nrw|nds|mv|[pmrs][rsgjpe]|mg|ba|ce|go|chih|jal|gto|nay|qro|pue|oax|chis|mich|yuc|zac|ags|coah|hgo|slp|tlax|edomex|mza|cba|nz|uk|usa?|aus)$/iu;

/** "Hull and East" waits for its name. */
const isOpenEnd = (words: readonly string[]) => {
  const [before = '', last = ''] = words.slice(-2);
  return openEnd.test(last) || (joins.test(before) && direction.test(last.toLowerCase()));
};

/** A line of places does not end so. */
const openEnd =
  /^(?:am|im|an|auf|zu|al|del|della|du|des|nel|no|na|dem|von|from|vom|and|und|et|y|e|en|\+|&|\/|-|or|of|ou|o|in|near|bei|nähe|à|a|em|de|di|da|do|the|all|over|round|around|zona|zone|regio|region|région|raum|secteur|lago|lac|lake|costa|côte|isola|isla|île)$/iu;

/** "Rosenheim, Traunstein": two towns in German or Dutch are joined. */
const paired = (places: string, pack: LanguagePack): string => {
  const [, one = '', two = ''] = /^([^,]+), ([^,]+)$/u.exec(places) ?? [];
  const arePair =
    /^(?:de|nl)/u.test(pack.tag) &&
    [one, two].every((town) => isTown(town, pack.spelling)) &&
    placed(one, pack) === `in ${one}` &&
    !hasQuarters.test(one) &&
    !partOfTown.test(two);
  // "Nienburg Weser" is one town.
  if (rivers.test(two)) return `${one} (${two})`;
  return arePair ? `${one} ${pack.spelling.and} ${two}` : places;
};

/** "in Soest, Altstadt", "en Elda, Petrer y alrededores": one "in" leads up to them all. */
const led = (places: string, pack: LanguagePack): string | null => {
  const [, one = '', rest = ''] =
    /^([^,(]+?)((?:, | \(| (?=(?:Nord|Süd|Ost|West|Mitte|Stadt|Land)$)| (?:en|und|y|e|no|na) ).+)$/u.exec(
      places,
    ) ?? [];
  return /^(?:de|nl|es|pt)/u.test(pack.tag) && isTown(one, pack.spelling)
    ? ` ${placed(one, pack)}${rest}`
    : null;
};

/** One town stands behind its "in"; where there are several, or regions, a comma does. */
const withWord = (places: string, pack: LanguagePack) =>
  isTown(places, pack.spelling) || /^\p{Lu}[\p{L}-]+ \d+(?:e|er)$/u.test(places)
    ? ` ${placed(places, pack)}`
    : (led(places, pack) ?? `, ${places}`);
