import type { LanguagePack } from '../languages/pack.ts';
import { isListed, isPlaceName } from './spell.ts';

/** What decides whether a phrase typed in haste may be printed: its words, and what holds them together. */
type Words = { known: ReadonlySet<string>; little: ReadonlySet<string> };

const tables = new WeakMap<LanguagePack['sure'], Words>();

const wordsOf = ({ sure }: LanguagePack): Words => {
  const made = tables.get(sure) ?? {
    known: new Set(sure.words.split(' ')),
    little: new Set(sure.little.split(' ')),
  };
  tables.set(sure, made);
  return made;
};

const units = /^(?:€|%|km|m|cm|mm|kg|g|l|ml|cl|min|m²|°C|kWh|GB)$/u;

/** What a bare figure may count: time, people and the like. Anything else may be a price without its sign. */
const counted =
  /^(?:min(?:ut)?\p{L}*|hours?|days?|weeks?|months?|years?|nights?|people|persons?|guests?|kids|children|rooms?|seats?|steps?|classes|lessons?|sessions?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Personen|Teilnehm\p{L}+|Kinder|Zimmer|heures?|jours?|semaines?|mois|ans|personnes|enfants|élèves|séances?|horas?|días?|dias?|semanas?|meses|mês|años|anos|personas|pessoas|niños|crianças|alumnos|alunos|sesiones|sessões|or[ae]|giorn[oi]|settiman[ae]|mes[ie]|ann[oi]|person[ae]|bambini|lezioni|sedute|uur|uren|dag|dagen|weken|week|maand|maanden|jaar|personen|kinderen|lessen|planten|km|kg)$/iu;

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const isLittle = (word: string, pack: LanguagePack) => wordsOf(pack).little.has(word.toLowerCase());

/** A word that a careful typist would have left so; the first of a phrase may have a capital or none. */
const isKnown = (word: string, isFirst: boolean, pack: LanguagePack): boolean => {
  const { known, little } = wordsOf(pack);
  if (known.has(word) || isListed(word, pack.spelling) || little.has(word.toLowerCase()))
    return true;
  if (isFirst && known.has(lowerFirst(word))) return true;
  if (/^\p{Lu}{2,5}s?$/u.test(word) || isPlaceName(word)) return true;
  const parts = word.split(/[’'-]/u);
  return parts.length > 1 && parts.every((part) => part !== '' && isKnown(part, isFirst, pack));
};

const price = /^(?:[£$€]\d+(?:[.,]\d\d)?|\d+(?:[.,]\d+)?%)$/u;

/** A figure is told only with what it counts: "£5", "10 %", "30 minutes". */
const isTold = (tokens: readonly string[], at: number): boolean => {
  const [before = '', token = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (price.test(token)) return !/^[\d£$€]/u.test(after);
  if (/^(?:€|R\$)$/u.test(before)) return /^\d+(?:[.,]\d\d)?$/u.test(token);
  if (/^\d+[.,]\d\d$/u.test(token)) return after === '€';
  if (!/^\d+$/u.test(token)) return false;
  return units.test(after) || counted.test(after);
};

const negates =
  /^(?:no|not|never|kein\p{L}*|nicht|nie|pas|no|non|não|geen|niet|only|also|but|just)$/iu;

/** How many words that carry meaning may follow each other without a little one between them. */
const longestRun = 2;

const opener =
  /^(?:free|new|full|same|next|small|large|big|local|fresh|hot|own|weekly|monthly|daily|fixed|fully)$/iu;

const longestPart = 8;

const isMark = (token: string) => /^(?:€|%|R\$)$/u.test(token);

const joins = (token: string, { spelling }: LanguagePack) =>
  token === spelling.and || /^(?:or|oder|ou|o|of)$/u.test(token);

/** Two thoughts without a mark between them, or a list without its commas. */
const runsOn = (tokens: readonly string[], pack: LanguagePack): boolean => {
  let run = 0;
  return tokens.some((token, at) => {
    if (/^[\d£$€%]/u.test(token) || isMark(token)) return false;
    if (negates.test(token) && at > 0) return true;
    if (!isLittle(token, pack)) {
      const isNouns = pack.tag === 'de' && run > 0 && /^\p{Lu}/u.test(token);
      const before = tokens[at - 1] ?? '';
      run += opener.test(token) && run === 0 ? 0 : 1;
      return run > longestRun || (isNouns && /^\p{Lu}/u.test(before));
    }
    const isList = joins(token, pack) && run === longestRun;
    run = 0;
    return isList;
  });
};

const isSurePart = (part: string, pack: LanguagePack, most: number): boolean => {
  const tokens = part.split(/\s+/u).filter(Boolean);
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  if (words.length > longestPart || words.every((word) => isLittle(word, pack))) return false;
  if (pack.reading.dangling.test(` ${part}`)) return false;
  // English keeps its spelling without accents or capitals: one word that no list knows may be right.
  let strangers = pack.tag.startsWith('en') ? most : 0;
  const areTold = tokens.every((token, at) => {
    if (isMark(token))
      return /^\d/u.test(tokens[at - 1] ?? '') || /^\d/u.test(tokens[at + 1] ?? '');
    if (/\d/u.test(token)) return isTold(tokens, at);
    if (isKnown(token, at === 0, pack)) return true;
    strangers -= 1;
    return strangers >= 0 && /^[a-z]*(?:[aeiou][a-z]*){2}$/u.test(token) && token.length > 4;
  });
  return areTold && !runsOn(tokens, pack);
};

/** Portuguese "no" and Spanish "no" are other words. */
const noneBehind: Readonly<Record<string, RegExp>> = {
  en: /(\p{L}{3,}) (?=no \p{L}+(?: \p{L}+)?$)/iu,
  de: /(\p{L}{3,}) (?=keine? \p{L}+$)/iu,
  nl: /(\p{L}{3,}) (?=geen \p{L}+$)/iu,
};

/** "One dog at a time no cages": a comma parts what is not. */
export const withCommas = (text: string, pack: LanguagePack): string =>
  text.replace(noneBehind[pack.tag.slice(0, 2)] ?? /(?!)/u, (found, before: string) =>
    isLittle(before, pack) ? found : `${before}, `,
  );

/** First persons speak in notes to the agency as often as in ads. */
const ofOne =
  /(?<!\p{L})(?:I|I’m|my|me|ich|mein\p{L}*|je|mon|ma|mes|yo|mi|mis|io|mio|mia|eu|meu|minha|ik|mijn)(?!\p{L})/iu;

/** Whether a phrase typed in haste reads, after spelling, as one typed with care would. */
export const isSure = (text: string, pack: LanguagePack, strangers = 0): boolean =>
  !/[()[\]{}<>=*_^~#@|\\+"!?:;…]|\/|\.\s/u.test(text) &&
  !ofOne.test(
    pack.tag.startsWith('fr') || pack.tag.startsWith('nl') ? text.replace(/^je\s/iu, '') : text,
  ) &&
  text.split(/,\s+/u).every((part) => isSurePart(part, pack, strangers));

const longestKind: Readonly<Record<string, number>> = { en: 4, de: 1 };

/** "À domicile femmes": a plural behind a singular is no adjective of it. */
const disagree = (words: readonly string[]) => {
  const [one = '', other = ''] = words.slice(-2);
  return one.endsWith('s') !== other.endsWith('s');
};

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

const placed = (town: string, { tag }: LanguagePack) => {
  const language = tag.slice(0, 2);
  const other = otherwise.find(([of, , towns]) => of === language && towns.test(town));
  return `${other?.[1] ?? before[language] ?? 'in'} ${town}`;
};

/** Words that lead up to a place. */
const leadsToPlace = /^(?:zona|regio|region|région|raum|area|bei|near|round|bairro)$/iu;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Hundeschule pfotenglück hannover": one word that no list knows, before the town or the end, is the name. */
const isOwnName = ([word = '', after]: readonly string[], pack: LanguagePack): boolean =>
  /^\p{L}{4,}$/u.test(word) &&
  !isKnown(word, false, pack) &&
  !isPlaceName(word) &&
  (after === undefined || isPlaceName(after));

/** Whether a product line begins with an ordinary word, and so with no name. */
export const beginsWithKind = (product: string, pack: LanguagePack): boolean => {
  const [first = ''] = product.split(/[\s,]+/u);
  return isKnown(lowerFirst(first), true, pack) || isKnown(first, true, pack);
};

/** The longest beginning of a product line that is surely right, with the town if one is told. */
export const sureProduct = (product: string, pack: LanguagePack): string | null => {
  const [segment = ''] = product.split(/[,.;:(–+]|\s-\s/u);
  const limit = longestKind[pack.tag.slice(0, 2)] ?? longestRun;
  const kept: string[] = [];
  let run = 0;
  let isUnknown = false;
  for (const token of segment.split(/\s+/u).filter(Boolean)) {
    const isPlain = /^\p{L}[\p{L}’'-]*$/u.test(token);
    // The first word is all that there is; in English the last one of a run says what it is.
    const isHead = kept.length === 0 || (limit > longestRun && run > 0 && !isUnknown);
    const isSpelt = isPlain && isKnown(token, kept.length === 0, pack);
    const isWord = isSpelt || (isPlain && isHead && token.length > 2);
    isUnknown ||= !isSpelt;
    const isEnd = !isWord || isPlaceName(token) || leadsToPlace.test(token);
    // "Sofas mattresses and rugs", "lessons manual only": the last word belongs to what is left out.
    const isTorn = run > 1 && (joins(token, pack) || /^(?:only|also|too)$/u.test(token));
    if (isTorn && (limit <= longestRun || !joins(token, pack))) kept.pop();
    if (isEnd || isTorn || negates.test(token)) break;
    run = isLittle(token, pack) ? 0 : run + 1;
    if (run > limit && (pack.tag === 'nl' || disagree(kept))) kept.pop();
    if (run > limit) break;
    kept.push(token);
  }
  const next = segment.split(/\s+/u).filter(Boolean).slice(kept.length);
  const hasName = run > 0 && run === kept.length && isOwnName(next, pack);
  if (hasName) kept.push(capital(next[0] ?? ''));
  // "Trips to see": what there is to see was left out.
  if (/(?:^|\s)(?:a|para|to|zu|pour|per|te|om) \p{L}+(?:[aei]r|re|en|see)$/u.test(kept.join(' ')))
    kept.splice(-2);
  while (kept.length > 0 && isLittle(kept.at(-1) ?? '', pack)) kept.pop();
  if (kept.length === 0) return null;
  const town = product.match(/\p{Lu}[\p{L}’-]+/gu)?.find((word) => isPlaceName(word));
  const [first = '', ...more] = kept;
  const kind = [capital(first), ...more].join(' ');
  if (town === undefined) return kind;
  return hasName ? `${kind}, ${town}` : `${kind} ${placed(town, pack)}`;
};
