import { isPlaceName } from '../../spelling/spell.ts';
import { upperFirst } from '../capitals.ts';

/** What a business calls itself in front of its name: "garage dubois", "rijschool vooruit". */
const kinds =
  'institut de beauté|salon de (?:coiffure|beauté|thé)|salón de belleza|salão de beleza|taller mecánico|centro estetico|oficina mecânica|cl[ií]nica dental|garage|pizz[eé]ria|restaurante?|ristorante|trattoria|osteria|salone?|boulangerie|p[aâ]tisserie|atelier|institut|cabinet|h[oô]tel|hostal|caf[eé]|bar|chez|peluquer[ií]a|barber[ií]a|barbershop|taquer[ií]a|tacos|panader[ií]a|pasteler[ií]a|academia|gimnasio|taller(?:es)?|bodegas?|palestra|pasticceria|gelateria|panificio|officina|autofficina|agriturismo|b&b|B&B|cantina|frantoio|rijschool|bakkerij|slagerij|kapsalon|hovenier|schoonmaakbedrijf|schildersbedrijf|aannemersbedrijf|installatiebedrijf|loodgietersbedrijf|praktijk|fietsenmaker|oficina|padaria|pastelaria|pousada|barbearia|confeitaria|marcenaria';

/** Words behind it that are still no name. */
const general =
  "auto|moto|autos|de|del|da|do|dos|das|di|della|du|des|d[’']|van|von|für|para|per|pour|voor|con|com|avec|met|en|em|in|e|et|y|und|a|à|bio|vegan|vegana?|veganes?|online|canina?|dental|dentaire|italiana?|italien(?:ne)?|mexicana?|artesanal(?:es)?|infantil|familiar|beauty|nails?|aan|mobile|24h?|coiffure|massage|fitness|tapas|sport|casa|baile|danza|idiomas|yoga|musica|cocina|cucina";

const qualities = 'auto|canina|dental|dentaire|italiana|mexicana|artesanal|artisanale|artigianale';

/** An accent betrays a word that was put right from a list: "academia inglés" has no name. */
const named = new RegExp(
  `^((?:${kinds})(?: (?:${qualities}))?) ((?:(?:el|la|los|las|le|les|il|lo|chez|da|do) )?)(?!(?:${general})(?!\\p{L}))([a-z\\d\\p{Lu}](?:[a-z\\d&'’-]|(?<=\\p{Lu}\\p{L}*)\\p{L})*(?: (?:&|e|y|et|en|und) \\p{L}{3,})?(?: \\p{Lu}[\\p{L}’'-]*)*)(?= |$)`,
  'u',
);

const kindAlone = new RegExp(`^(?:${kinds})$`, 'u');

/** What a town has, and is no quarter of it. */
const noQuarter =
  /^(?:studio|shop|store|office|based|only|laden|werkstatt|tienda|taller|negozio|boutique|atelier|winkel|loja|and|oder|und)$/iu;

const titled = (text: string) =>
  text.replace(/(?<![\p{L}’'])\p{Ll}(?=\p{L}|&)/gu, (letter) => letter.toUpperCase());

const firm =
  /(?:^|\s)(?:co|ltd|llc|inc|& (?:sons?|daughters?|co)|bros)\.?$|^(?:\p{Ll}+ ){2,3}(?:nursery|bakery|brewery|florists?|kennels|festival|tea ?rooms?|farm shop)$|^\p{Ll}+ (?:comedy|quiz|film|jazz) night$|\p{L}['’]s\s/iu;

const small = /(?<=\s)(?:And|Of|The|For|In|On|At|By|To|With)(?=\s)/gu;

/** A name, the towns that stood with it, and what goes on behind them. */
type Named = { name: string; place: string | null; rest: string };

const leadsOn =
  /^(?:in|near|at|bei|à|a|en|em|de|da|do|di|del|von|vom|aus|of|from|the|te|van|uit|bij|around|or|oder|ou|o|and|und|et|y|e|no|na|nel|im|am|für|for|para|per|voor|vicino|près|entre|zona|regio|région)$/iu;

const joins = /^(?:and|und|et|y|e|en|\+|&|,|-)$/iu;

/** Parts and surroundings of a town: "Madrid sur", "Milano e hinterland". */
const part =
  /^(?:centro|storico|histórico|centre|nord|sud|est|ouest|norte|sur|este|oeste|noord|zuid|oost|west|city|stadt|mitte|hinterland|alentours|alrededores|dintorni|provincia|umgebung|omgeving|arredores|area|surroundings)$/iu;

/** How many words from here on name a town. */
const placeAt = (words: readonly string[], at: number) =>
  [4, 3, 2, 1].find((count) => isPlaceName(words.slice(at, at + count).join(' '))) ?? 0;

const endOfPlaces = (words: readonly string[], from: number): number => {
  const own = placeAt(words, from);
  if (own > 0) return endOfPlaces(words, from + own);
  const word = words[from] ?? '';
  if (part.test(word)) return endOfPlaces(words, from + 1);
  const goesOn = placeAt(words, from + 1) > 0 || part.test(words[from + 1] ?? '');
  return joins.test(word) && goesOn ? endOfPlaces(words, from + 1) : from;
};

/** "palestra fit&go Torino": the towns stand apart, unless a small word leads up to them. */
export const withoutPlaces = (text: string): Named => {
  const words = text.replace(/,(?=\s)/gu, ' ,').split(' ');
  const at = words.findIndex((_, index) => index > 0 && placeAt(words, index) > 0);
  if (at < 1 || leadsOn.test(words[at - 1] ?? '')) return { name: text, place: null, rest: '' };
  const end = endOfPlaces(words, at);
  const joined = (from: number, to?: number) =>
    words.slice(from, to).join(' ').replaceAll(' ,', ',');
  return { name: joined(0, at).replace(/,$/u, ''), place: joined(at, end), rest: joined(end) };
};

/** "Köln-Ehrenfeld, Zahnreinigung", "Bogotá chapinero": a description that begins with its town. */
export const leadingPlace = (
  text: string,
  areCapitalsNames: boolean,
): { place: string | null; rest: string } => {
  const [, front = '', rest = ''] = /^([^,]+)(?:,\s+([^+&].*))?$/u.exec(text) ?? [];
  const [town = '', quarter = '', ...more] = front.split(/[\s-]/u);
  const isQuarter = quarter.length > 3 && more.length === 0 && !noQuarter.test(quarter);
  const isOne = isPlaceName(front) || (isPlaceName(town) && isQuarter);
  // In a line typed small a capital was meant.
  const isMeant = areCapitalsNames && rest !== '' && /^\p{Lu}\p{Ll}{3,}$/u.test(front);
  if (!isOne && !isMeant) return { place: null, rest: text };
  return { place: part.test(quarter) ? front : titled(front), rest };
};

/** Only for lines that begin small: whoever types capitals means them, unless all nouns have one. */
export const businessName = (line: string, nouns: boolean): Named | null => {
  const apart = withoutPlaces(line);
  const isSmall = /^\p{Ll}(?!\p{Lu})|^B&B \p{Ll}/u.test(line);
  if (!isSmall) return nouns && apart.place !== null && / /u.test(apart.name) ? apart : null;
  const {
    name: text,
    place,
    rest,
  } = kindAlone.test(apart.name) ? { name: line, place: null, rest: '' } : apart;
  if (firm.test(text))
    return { name: titled(text).replace(small, (word) => word.toLowerCase()), place, rest };
  const found = named.exec(text);
  if (!found) return place === null ? null : { name: text, place, rest };
  const [whole, kind = '', article = '', name = ''] = found;
  return {
    name: upperFirst(`${kind.replace(/^b&b/u, 'B&B')} ${titled(`${article}${name}`)}`),
    place,
    rest: [text.slice(whole.length).trim(), rest].filter(Boolean).join(' '),
  };
};
