import type { LanguagePack } from '../languages/pack.ts';
import { isCounted, isLittle } from './words.ts';

const figure = /^(\+?)(\d{1,4}(?:[.,]\d\d)?)(,?)$/u;

/** "7.30" may be a time. */
const isTimely = (number: string) => /^(?:1?\d|2[0-3])[.,](?:00|15|30|45)$/u.test(number);

const isYear = (number: string) => /^(?:19|20)\d\d$/u.test(number);

const leastPrice = 5;

/** "until 9", "max 8", "page 3", "over 40": words before a figure that is no price. */
const noPriceBehind =
  /^(?:CHF|EUR|USD|GBP|until|till?|at|to|h|u|uhr|uur|horas?|ore|and|or|und|oder|et|ou|y|o|e|en|of|R\$|€|£|\$|by|after|before|m[aá]x\p{L}*|m[ií]n\p{L}*|up|de|des|over|under|room|page|no|nr|of|age[sd]?|aged|open|than|every|zone|bus|linea?|tram|plus|bis|um|nach|vor|mindestens|höchstens|über|unter|alle|gruppe\p{L}*|klasse|jusqu’à|à|avant|après|âge|hasta|antes|las|los|grupos?|até|às|antes|fino|alle|dalle|entro|prima|gruppi|tot|na|voor|om|elke|groep\p{L}*|\p{L}+day|\p{L}+tag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|domenica|sabato|\p{L}+edì|segunda|terça|quarta|quinta|sexta|\p{L}+dag|du|am|el|il|dia|le|al|van|from|lev[ae]|llev\p{L}*|get|buy|pay|krijg\p{L}*|bekomm\p{L}*|ricev\p{L}*|prend\p{L}*|pag\p{L}*|pagu?e)$/iu;

const from = /^(?:from|ab|desde|da|dès|vanaf|seulement|solo|nur|só|just|only)$/iu;

/** "from 9 to 14", "10 for 20" */
const leadsOn = /^(?:to|bis|a|à|tot|ou|or|und|y|e|et|en|o|for|für|pour|por|per|voor|x|=)$/iu;

type At = { earlier: string; before: string; next: string; after: string };

const isRange = ({ earlier, before, next, after }: At) =>
  (leadsOn.test(next) && /^[\d€£$R]/u.test(after)) ||
  (/^(?:to|bis|a|à|tot)$/iu.test(before) && earlier !== '');

/** "buy 10 get 11" */
const isMuchLike = (number: string, earlier: string) =>
  /^\d+$/u.test(earlier) && Math.abs(Number(earlier) - Number(number)) <= 2;

/** "40 per uur": a price even where nothing stands before it. */
const perUnit = /^(?:per|pro|par|por|al)$/iu;

/** "adults 40 children 25": who pays it, not how many they are. */
const people =
  /^(?:adults?|kids|children|students?|seniors?|Erwachsene|Kinder|Schüler|adultes|enfants|adultos|niños|crianças|bambini|adulti|kinderen|volwassenen|personas|personnes|pessoas)$/iu;

/** A number with its unit behind it is no price: "16 kg". */
const isMeasured = (next: string) =>
  /^[€£$%]|^(?:R\$|x|km|m|cm|mm|kg|g|gr|l|ml|cl|min|h|uhr|uur|am|pm|miles|°|°C)$/iu.test(next);

const mayBePrice = (number: string, at: At): boolean => {
  const { earlier, before, next, after } = at;
  return (
    (/[.,]/u.test(number) || Number(number) >= leastPrice) &&
    !isYear(number) &&
    (/^\p{L}|^=$|^\d+\p{L}+$/u.test(before) || (before === '' && perUnit.test(next))) &&
    (!noPriceBehind.test(before) || from.test(before)) &&
    !isRange(at) &&
    !isMuchLike(number, earlier) &&
    !isMeasured(next) &&
    (!isCounted(next) || (people.test(next) && figure.test(after) && !from.test(before)))
  );
};

const priced = (number: string, sign: string | null, { tag }: LanguagePack) => {
  if (sign === null) return number;
  if (sign === '£' || sign === '$') return `${sign}${number}`;
  return sign === 'R$' || sign === 'CHF' || tag === 'nl'
    ? `${sign} ${number}`
    : `${number} ${sign}`;
};

/** What goes on behind a price without a comma. */
const goesWith = (word: string, pack: LanguagePack) =>
  isLittle(word, pack) ||
  /^(?:including|excluding|inklusive|exklusive|inclusief|exclusief|inclus\p{L}*|compris\p{L}*|incluid\p{L}*|incluíd\p{L}*|inclus\p{L}*|each|extra|statt|instead|pro|cad\p{L}*|chacun\p{L}*|TTC|IVA|VAT|plus|la|le|el|il|l’\p{L}+|off)$/iu.test(
    word,
  );

/** "8 evenings 120", "10 sesiones 90": a small number before a plural counts it. */
const isPlural = /^\p{L}{3,}(?:s|e|en|er|i)$/u;
const mostThings = 12;

/** How many words may stand between two prices of one list. */
const nearest = 5;

const signed = /^(?:[£$€]\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?€)$/u;

/** A phrase, word by word, with the places of its prices: those that have their sign and those that may be meant. */
type Line = { tokens: readonly string[]; bare: readonly number[]; all: readonly number[] };

const around = (tokens: readonly string[], index: number): At => ({
  earlier: tokens.slice(0, index).findLast((token) => /^\d+$/u.test(token)) ?? '',
  // "A partir de" is "from" in three words.
  before: tokens[index - 2] === 'partir' ? 'desde' : (tokens[index - 1] ?? '').replace(/,$/u, ''),
  next: tokens[index + 1] ?? '',
  after: tokens[index + 2] ?? '',
});

const isSigned = (tokens: readonly string[], index: number): boolean => {
  const [earlier = '', before = ''] = [tokens[index - 2], tokens[index - 1]];
  const [token = '', next = ''] = tokens.slice(index);
  if (signed.test(token)) return true;
  if (!/^\d+(?:[.,]\d\d)?,?$/u.test(token)) return false;
  return next === '€' || (/^(?:€|R\$|CHF)$/u.test(before) && !/^\d/u.test(earlier));
};

const readLine = (text: string): Line => {
  const tokens = text.split(' ');
  const indexes = tokens.map((_, index) => index);
  const own = indexes.filter((index) => isSigned(tokens, index));
  const bare = indexes.filter((index) => {
    const [, , number] = figure.exec(tokens[index] ?? '') ?? [];
    return (
      number !== undefined && !own.includes(index) && mayBePrice(number, around(tokens, index))
    );
  });
  return { tokens, bare, all: [...own, ...bare] };
};

const isPrice = ({ tokens, bare, all }: Line, index: number, pack: LanguagePack): boolean => {
  const number = figure.exec(tokens[index] ?? '')?.[2] ?? '';
  const { next } = around(tokens, index);
  if (!bare.includes(index) || (isTimely(number) && all.length < 2)) return false;
  if (next === '' || next === '/' || goesWith(next, pack)) return true;
  const isNear = all.some((other) => other !== index && Math.abs(other - index) <= nearest);
  return isNear && !(Number(number) <= mostThings && isPlural.test(next));
};

/** "coupe homme 20 femme 35" as a shop would print it: each price with its sign, commas between. */
export const withPrices = (text: string, sign: string | null, pack: LanguagePack): string => {
  const line = readLine(text);
  const { tokens, all } = line;
  const parted = (index: number) => {
    const { next } = around(tokens, index);
    return all.length > 1 && /^[\p{L}\d]/u.test(next) && !goesWith(next, pack) ? ',' : '';
  };
  return tokens
    .map((token, index) => {
      const [, plus = '', number = '', comma = ''] = figure.exec(token) ?? [];
      // A plus before letters would be read as "and".
      if (isPrice(line, index, pack) && !(plus && sign === 'R$'))
        return `${plus}${priced(number, sign, pack)}${comma || parted(index)}`;
      const isLast = token === '€' || tokens[index + 1] !== '€';
      const ends = isSigned(tokens, token === '€' ? index - 1 : index) && isLast;
      return ends && !token.endsWith(',') ? `${token}${parted(index)}` : token;
    })
    .join(' ');
};
