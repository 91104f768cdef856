import type { LanguagePack } from '../languages/pack.ts';
import { isListed, isPlaceName } from './spell.ts';

/** What decides whether a phrase typed in haste reads as one typed with care: its words, and what holds them together. */
type Words = {
  known: ReadonlySet<string>;
  little: ReadonlySet<string>;
  short: ReadonlySet<string> | null;
};

const tables = new WeakMap<LanguagePack['sure'], Words>();

const wordsOf = ({ sure }: LanguagePack): Words => {
  const made = tables.get(sure) ?? {
    known: new Set(sure.words.split(' ')),
    little: new Set(sure.little.split(' ')),
    short: sure.short === undefined ? null : new Set(sure.short.split(' ')),
  };
  tables.set(sure, made);
  return made;
};

const counted =
  /^(?:min(?:ut)?\p{L}*|hours?|days?|weeks?|months?|years?|nights?|people|persons?|guests?|kids|children|rooms?|seats?|steps?|classes|lessons?|sessions?|visits?|dogs?|miles?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Personen|Teilnehm\p{L}+|Kinder|Zimmer|Plätze|Minuten|heures?|jours?|semaines?|mois|ans|personnes|enfants|élèves|séances?|places|cours|horas?|días?|dias?|semanas?|meses|mês|años|anos|personas|pessoas|niños|crianças|alumnos|alunos|plazas|sesiones|sessões|clases|aulas|or[ae]|giorn[oi]|settiman[ae]|mes[ie]|ann[oi]|person[ae]|bambini|lezioni|sedute|posti|uur|uren|dag|dagen|weken|week|maand|maanden|jaar|personen|kinderen|lessen|planten|km|kg|pièces|piezas|Stück|stuks|pezzi|peças)$/iu;

/** What a bare figure may count: time, people and the like. Anything else may be a price without its sign. */
export const isCounted = (word: string): boolean => counted.test(word);

export const isLittle = (word: string, pack: LanguagePack): boolean =>
  wordsOf(pack).little.has(word.toLowerCase());

/** An everyday word that is written small. */
export const isOrdinary = (word: string, pack: LanguagePack): boolean =>
  wordsOf(pack).known.has(word) || isLittle(word, pack);

export const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const units =
  /^(?:km|kg|cm|mm|ml|cl|dl|min|qm|ca|kwh|usw|ttc|gb|tb|am|pm|eur|reais|neto|cada|chf)$/u;

/** A few small letters that are no word: a short form that nobody wrote out, or a slip. */
export const isStrangeShort = (word: string, pack: LanguagePack): boolean => {
  const { short, known, little } = wordsOf(pack);
  if (short === null || !/^\p{Ll}{1,4}$/u.test(word) || /^[aeoyàéh]$/u.test(word)) return false;
  const isWord = short.has(word) || known.has(word) || little.has(word) || units.test(word);
  return !isWord && !isListed(word, pack.spelling);
};

/** Words of the trade that are the same in every language. */
const everywhere: ReadonlySet<string> = new Set(
  'food truck street box shop wash bike pet fitness nail nails beauty hair baby online car self service express barber coaching yoga pilates burger pizza'.split(
    ' ',
  ),
);

/** A word that a careful typist would have left so; the first of a phrase may have a capital or none. */
export const isKnown = (word: string, isFirst: boolean, pack: LanguagePack): boolean => {
  if (everywhere.has(word)) return true;
  const { known, little } = wordsOf(pack);
  if (known.has(word) || isListed(word, pack.spelling) || little.has(word.toLowerCase()))
    return true;
  if (isFirst && known.has(lowerFirst(word))) return true;
  if (/^\p{Lu}{2,5}s?$/u.test(word) || isPlaceName(word)) return true;
  const parts = word.split(/[’'-]/u);
  return parts.length > 1 && parts.every((part) => part !== '' && isKnown(part, isFirst, pack));
};
