import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from './gazetteer.ts';
import { isHead } from './heads.ts';
import { readLexicon } from './lexicon.ts';
import { isListed } from './tables.ts';

/** What decides whether a phrase typed in haste reads as one typed with care: its words, and what holds them together. */
type Words = {
  known: ReadonlySet<string>;
  /** How known words begin, up to a vowel: what people cut them off to. */
  cut: ReadonlySet<string>;
  little: ReadonlySet<string>;
  short: ReadonlySet<string> | null;
};

const tables = new WeakMap<LanguagePack['sure'], Words>();

const fewestLeft = 3;
const longestCut = 7;

/** "orçam", "giorn": a word cut off before a vowel. */
const cutsOf = (word: string): string[] =>
  Array.from({ length: longestCut - 3 }, (_, at) => at + 4)
    .filter(
      (end) =>
        word.length - end >= fewestLeft &&
        /[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœs’-][aeiouàáâãäåæèéêëìíîïòóôõöøùúûü]/u.test(
          word.slice(end - 1, end + 1),
        ),
    )
    .map((end) => word.slice(0, end));

/** A German noun has its capital. */
const asWritten = (word: string, tag: string) => {
  const bare = word.replace('!', '');
  return tag === 'de' && bare !== word ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
};

const wordsOf = ({ sure, spelling, tag }: LanguagePack): Words => {
  const made = tables.get(sure) ?? {
    known: new Set([
      ...sure.words.split(' '),
      ...readLexicon(spelling.lexicon).map((word) => asWritten(word, tag)),
    ]),
    cut: new Set(`${sure.words} ${sure.heads}`.split(/[ _]/u).flatMap(cutsOf)),
    little: new Set(sure.little.split(' ')),
    short: sure.short === undefined ? null : new Set(sure.short.split(' ')),
  };
  tables.set(sure, made);
  return made;
};

const counted =
  /^(?:min(?:ut)?\p{L}*|hours?|days?|weeks?|months?|years?|nights?|people|persons?|guests?|kids|children|rooms?|seats?|steps?|classes|lessons?|sessions?|visits?|dogs?|miles?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Personen|Teilnehm\p{L}+|Kinder|Zimmer|Plätze|Minuten|heures?|jours?|semaines?|mois|ans|personnes|enfants|élèves|séances?|places|cours|horas?|días?|dias?|semanas?|meses|mês|años|anos|personas|pessoas|niños|crianças|alumnos|alunos|plazas|sesiones|sessões|clases|aulas|or[ae]|giorn[oi]|settiman[ae]|mes[ie]|ann[oi]|person[ae]|bambini|lezioni|sedute|posti|uur|uren|dag|dagen|weken|week|maand|maanden|jaar|personen|kinderen|lessen|planten|km|kg|pièces|piezas|Stück|stuks|pezzi|peças|men|women|staff|players|books|bottles|lugares|lug|incontri|bottiglie|lessons|flessen|Flaschen|Hunde|honden|chiens|perros|cani|cães|persona|pers|ragazzi|alumnas|élèves|Schüler|Abende|avonden|soirées|serate|noches|notti|noites|nuits|Nächte|Zoll|pouces|jobs|coffees|tickets|pizzas|pizze|Pizzen|repas|comidas|pasti|refeições|maaltijden|Mahlzeiten|veces|fois|volte|vezes|keer|Mal|vélos|bikes|Räder|fietsen|bici)$/iu;

/** What a bare figure may count: time, people and the like. Anything else may be a price without its sign. */
export const isCounted = (word: string): boolean => counted.test(word);

const spanOfTime =
  /^(?:min|minut\p{L}*|hours?|days?|weeks?|months?|years?|nights?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Nächte|heures?|jours?|semaines?|mois|ans?|nuits?|horas?|días?|dias?|semanas?|mes|meses|mês|años?|anos?|noches?|noites?|or[ae]|giorn[oi]|settiman[ae]|mes[ie]|ann[oi]|nott[ei]|uur|uren|dag|dagen|weken|week|maand|maanden|jaar|nachten|lugares|places|plazas|posti)$/iu;

export const isSpanOfTime = (word: string): boolean => spanOfTime.test(word);

export const isLittle = (word: string, pack: LanguagePack): boolean =>
  wordsOf(pack).little.has(word.toLowerCase());

/** An everyday word that is written small. */
export const isOrdinary = (word: string, pack: LanguagePack): boolean =>
  wordsOf(pack).known.has(word) || isLittle(word, pack);

export const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const units =
  /^(?:km|kg|cm|mm|ml|cl|dl|min|qm|ca|kwh|usw|ttc|ht|gb|tb|am|pm|eur|chf|rc|tv|dj|cd|dvd|wc|zzp|btw|bbq|mwst|dr|st|sms|cv|x|h|m|mq)$/iu;

/** No vowel, or two consonants of a kind at the head: a short form that nobody wrote out. */
const isShortForm = (word: string) =>
  /^[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ’']{2,}$/iu.test(word) ||
  /^([bcdfghjkmnpqrstvwxz])\1/iu.test(word);

const longestShort = 4;

/** How no word of the language ends: "despl", "orçam". */
const endings: Readonly<Record<string, RegExp>> = {
  es: /[^aeiouáéíóúnrlsdzy]$|[^aeiouáéíóúy][^aeiouáéíóúsy]$/u,
  pt: /[^aeiouáéíóúãõâêôàsrlmzn]$|[^aeiouáéíóúãõâêô][^aeiouáéíóúãõâêôàs]$/u,
  it: /[^aeiouàèéìòù]$/u,
};

/** Something that is no word, or may not be written so: a short form, a slip, an accent left out. */
export const isOdd = (word: string, pack: LanguagePack): boolean => {
  if (units.test(word) || isKnown(word, true, pack)) return false;
  if (/^\p{Lu}$/u.test(word) || (/^\p{Lu}/u.test(word) && pack.tag !== 'de')) return false;
  const { short } = wordsOf(pack);
  if (word.length <= longestShort) return !short?.has(word.toLowerCase());
  const parts = word.split(pack.sure.describing ? /[’'-]/u : '-');
  if (parts.length > 1) return parts.some((part) => part !== '' && isOdd(part, pack));
  if (wordsOf(pack).cut.has(word.toLowerCase())) return true;
  return (
    isShortForm(word) ||
    (endings[pack.tag.slice(0, 2)]?.test(word) ?? false) ||
    ((pack.sure.unsure?.(word) ?? false) && !isHead(word, pack)) ||
    (pack.tag === 'de' && /(?:[bcdfgkpstvz][mnr]|tzl)$/u.test(word))
  );
};

/** Words of the trade that are the same in every language. */
const everywhere: ReadonlySet<string> = new Set(
  't-shirt t-shirts kids pack kit spa app web wifi food truck street box shop wash bike pet fitness nail nails beauty hair baby online car self service express barber coaching yoga pilates burger pizza'.split(
    ' ',
  ),
);

/** Languages whose plural is the word with an "s" behind it. */
const addsS = ({ tag }: LanguagePack) => /^(?:en|fr|es|pt)/u.test(tag);

/** A word that a careful typist would have left so; the first of a phrase may have a capital or none. */
export const isKnown = (word: string, isFirst: boolean, pack: LanguagePack): boolean => {
  if (everywhere.has(word)) return true;
  const { known, little } = wordsOf(pack);
  if (known.has(word) || isListed(word, pack.spelling) || little.has(word.toLowerCase()))
    return true;
  if (isFirst && known.has(lowerFirst(word))) return true;
  if (addsS(pack) && word.endsWith('s') && known.has(word.slice(0, -1))) return true;
  if (/^\p{Lu}{2,5}s?$/u.test(word) || isTown(word, pack.spelling)) return true;
  const parts = word.split(/[’'-]/u);
  return parts.length > 1 && parts.every((part) => part !== '' && isKnown(part, isFirst, pack));
};
