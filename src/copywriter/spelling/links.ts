import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from './gazetteer.ts';
import { isHead } from './heads.ts';
import { isKnown, isLittle } from './words.ts';

/** "reparación móviles": a doing takes what it is done to behind its "de". */
const doings: Readonly<Record<string, RegExp>> = {
  fr: /^(?:réparations?|location|vente|nettoyage|cours|stages?|livraison|pose|entretien|lavage|transport|garde|logiciel|installation|rénovation|atelier|formation|élevage)$/iu,
  es: /^(?:reparación|reparaciones|alquiler|venta|limpieza|clases?|cursos?|lavado|instalación|montaje|academia|arreglos?|transporte|renta|mantenimiento|cuidado|confección|entrega|cambio|diseño|control|taller|servicio|reformas)$/iu,
  pt: /^(?:consertos?|reparação|reparações|aluguel|aluguer|venda|limpezas?|lavagem|aulas?|cursos?|explicações|instalação|manutenção|transporte|serviço|montagem|entrega|escola|oficina)$/iu,
};

/** "de sofás colchões e tapetes": of three things in a row the first lacks its comma. */
const listed = /((?<=\sd(?:e |’))\p{L}{3,}s) (?=\p{L}{3,}s (?:e|y|et) \p{L}{3,}s(?!\p{L}))/gu;

/** Words that people set apart where the language writes them as one: "E-Roller Verleih", "honden trimsalon". */
const grownTogether = (text: string, pack: LanguagePack) => {
  if (pack.tag === 'de')
    return text.replace(/(?<!\p{L})(\p{Lu}[\p{L}-]+) (?=(\p{Lu}\p{Ll}+))/gu, (found, one, two) =>
      apart.test(two) && !quality.test(one) && !isHead(one, pack) && !isTown(one, pack.spelling)
        ? `${one}-`
        : found,
    );
  if (pack.tag !== 'nl') return text;
  return text.replace(/(?<!\p{L})(\p{Ll}{3,}) (?=(\p{Ll}{4,}))/gu, (found, one, two) =>
    apart.test(two) &&
    isKnown(one, false, pack) &&
    !isLittle(one, pack) &&
    !/(?:e|ig|isch|lijk)$/u.test(one)
      ? one
      : found,
  );
};

const quality = /(?:ant|ig|lich|isch|ell|iv|bil)e[nrs]?$/u;

const apart =
  /^(?:verleih|reparatur|reparaturen|service|reinigung|werkstatt|vermietung|unterricht|kurse?|schule|pflege|montage|verkauf|wartung|trimsalon|reparaties?|verhuur|onderhoud|les|lessen|reiniging|winkel|salon|oppas|uitlaatservice|opslag|aanleg)$/iu;

const withDoings = (text: string, pack: LanguagePack) => {
  const doing = doings[pack.tag.slice(0, 2)];
  if (doing === undefined) return text;
  return text
    .replace(listed, '$1, ')
    .replace(
      /(?<![\p{L}-])(\p{L}+) (?=(\p{L}{4,})(?![\p{L}-]))/gu,
      (found, word: string, thing: string) =>
        doing.test(word) && isThing(thing, pack)
          ? `${word} ${pack.tag === 'fr' && /^[aeiouéèêâh]/iu.test(thing) ? 'd’' : 'de '}`
          : found,
    );
};

const isThing = (word: string, pack: LanguagePack) =>
  /^\p{Ll}/u.test(word) &&
  isKnown(word, false, pack) &&
  !isLittle(word, pack) &&
  !/^(?:online|gratis|auto|express|mobile)$/u.test(word) &&
  (subjects.test(word) || !pack.sure.describing?.test(word)) &&
  !pack.sure.leading?.test(word);

/** Subjects that look like qualities. */
const subjects =
  /^(?:matemáticas?|física|química|música|informática|cerámica|cerâmica|inglés|francés|alemán|italiano|español|inglês|francês|alemão|espanhol|português|anglais|allemand|espagnol|italien|móviles|celulares|portátiles|portáteis|ordenadores|computadores|animales|animais)$/iu;

/** A product line with the little words and hyphens that people leave out in haste. */
export const withLinks = (text: string, pack: LanguagePack): string =>
  grownTogether(withDoings(text, pack), pack);
