import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from './gazetteer.ts';
import { isListedHead } from './heads.ts';
import { namesDay } from './hours.ts';
import { asNamedList, isNamed } from './lists.ts';
import { isCounted, isLittle, isOdd } from './words.ts';

/** How many words that carry meaning may follow each other without a little one between them. */
const longestRun: Readonly<Record<string, number>> = { nl: 2 };

/** Words that end a thought and lengthen none. */
const closing =
  /^(?:fines?|free|included|extra|online|today|daily|only|too|gratis|inklusive|inclusief|möglich|kostenlos|optional|vorab|vor|gratuit[es]*|offerte?s?|compris[es]*|inclus[es]*|possible|incluid[oa]s?|posible|incluíd[oa]s?|possível|grátis|inclus[oaie]|compres[oaie]|possibile|omaggio|inbegrepen|mogelijk|vooraf|thuis|altijd|sempre|siempre|toujours|immer)$/iu;

/** Words before a noun that lengthen no run of nouns. */
const opening =
  /^(?:free|new|full|same|next|first|last|half|small|large|big|local|fresh|hot|own|weekly|monthly|daily|fixed|fully)$/iu;

/** A number or a place says by itself what it is. */
const standsAlone = (word: string, { spelling }: LanguagePack) =>
  /\d|^[^\p{L}]+$|^\p{Lu}$|^(?:R\$|CHF|kg|km|ml|cm|min|h|l|g)$/u.test(word) ||
  isTown(word, spelling);

/** Whether a word begins a thought anew, or ends one. */
const lightens = (word: string, pack: LanguagePack) =>
  opening.test(word) || closing.test(word) || standsAlone(word, pack);

/** Words that describe one thing or many. */
const invariable = /^(?:maison|bio|pro|express|extra|fitness|online|gratis)$/iu;

/** In Italian a doing takes what it is done to as it is: "pulizie uffici". */
const italianDoings =
  /^(?:progettazione|realizzazione|rifacimento|isolamento|abbonamento|toelettatura|controllo|pacchetto|parcheggio|stampa|recupero|gestione|raccolta|degustazione|montaggio|tinteggiatura|spurgo|spurghi|noleggio|affitto|vendita|pulizi[ae]|sgomber[oi]|corso|corsi|lezion[ei]|ripetizioni|riparazion[ei]|traslochi|lavaggio|manutenzione|installazione|assistenza|consegna|posa|servizio|cambio)$/iu;

/** Things that end like qualities, in the four languages where a quality follows its noun. */
const things =
  /^(?:neveras?|escaleras?|maderas?|calderas?|cafeteras?|carteras?|ventanas?|persianas?|mañanas?|semanas?|manzanas?|pedidos?|helados?|tejidos?|comidas?|bebidas?|entradas?|salidas?|calzado|empanadas?|tostadas?|vestidos?|bordados?|salgados?|gelados?|cuidados?|chiens?|clients?|parents?|enfants?|restaurants?|vêtements?|appartements?|logements?|anniversaires?|propriétaires?|animal|animaux|journal|cheveux|jeux|lieux|tarifs?|boutiques?|musique|journées?|soirées?|cafés?|marchés?|bébés?|semaines?|canapés?|bières?|manzanas?|manos?|veranos?|lavados?|pescados?|mercados?|dineros?|sombreros?|chic[oa]s|médicos?|locales?|hospitales?|muebles?|cables?|restaurantes?|clientes?|gente|dientes?|pacientes?|estudiantes?|niños?|niñas?|pasteles|manteles|papeles|hoteles|animales|moto|auto|divani|cani|piani|mani|armadi|tessuti|vestiti|mobili|animali|locali|clienti|denti|pazienti|studenti|bambini|ristorant[ei]|gatti|gelati|mercati|calzature|creature|pitture|letture|animais|locais|jornais|pacientes|estudantes|dentes|presentes|móveis|automóveis|mercados|telhados|casados)$/iu;

export const isThing = (word: string) => things.test(word);

/** Verbs, by endings that hardly a noun has: what follows is what they do it to. */
const doing = /\p{L}{3}(?:iamo|ettano|[aei]mos)$/u;

const plural = /^\p{Ll}+\p{L}{2}(?:en|[^sui]s)$/u;

/** "ramen wassen": what is done stands behind what it is done to. */
const dutchDoings = /^(?:wassen|lappen|huren|leren|snoeien|maken|slijpen|reinigen)$/u;

const isPlural = (word: string) => /[sx]$/u.test(word);

/** Whether the second of two words may belong to the first. */
export const belongs = (one: string, two: string, pack: LanguagePack): boolean => {
  const { tag, sure } = pack;
  if (tag === 'de') return !(/^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(two));
  // "studenten gezinnen": two plurals side by side are a list.
  if (sure.describing === undefined)
    return (
      dutchDoings.test(two) ||
      (!(plural.test(one) && plural.test(two)) &&
        !(tag === 'nl' && isListedHead(one, pack) && isListedHead(two, pack)))
    );
  const agrees = tag === 'it' || invariable.test(two) || isPlural(one) === isPlural(two);
  if (doing.test(one) || (tag === 'it' && italianDoings.test(one))) return true;
  if (/^(?:auto|moto|surf)$/u.test(two) || /^seg?[cu]o?nda m[aã][no]o?$/u.test(`${one} ${two}`))
    return true;
  // "pantalla iPhone"
  if (/\p{Ll}\p{Lu}/u.test(two)) return true;
  const leads = sure.leading?.test(one) ?? false;
  if (sure.kinds && leads) return true;
  if (things.test(two) || (sure.kinds && isNamed(two, pack))) return false;
  return leads || (sure.describing.test(two) && agrees);
};

const isHeap = (words: readonly string[], pack: LanguagePack): boolean => {
  const longest = longestRun[pack.tag.slice(0, 2)] ?? 3;
  let run: string[] = [];
  return words.some((word, at) => {
    // "12 Monate Garantie": a measure is no part of the heap.
    const isMeasure = /\d/u.test(words[at - 1] ?? '') && isCounted(word);
    // "25 anos placas": only where nouns stand side by side may another follow.
    if (isMeasure && pack.sure.describing) {
      run = [word];
      return false;
    }
    if (isMeasure || isLittle(word, pack) || namesDay(word, pack) || lightens(word, pack)) {
      run = [];
      return false;
    }
    const last = run.at(-1);
    run.push(word);
    return run.length > longest || (last !== undefined && !belongs(last, word, pack));
  });
};

/** "tela batería", "snoeien gras bestrating": words side by side that nothing holds together. */
export const hasHeap = (text: string, pack: LanguagePack): boolean =>
  // "livres d’occasion": what stands before the apostrophe is a little word.
  (pack.sure.describing ? text.replace(/[’']/gu, ' ') : text)
    .split(/[,;:.]\s+/u)
    .some((part) => isHeap(part.split(/\s+/u).filter(Boolean), pack));

const plurals: Readonly<Record<string, RegExp>> = {
  fr: /[sx]$/u,
  es: /s$/u,
  pt: /s$/u,
  it: /[ie]$/u,
  nl: /(?:en|[^s]s)$/u,
};

/** "ventanas espejos mamparas y escaparates" as a list: things in the plural that stand side by side; null for anything else. */
export const asList = (text: string, pack: LanguagePack): string | null => {
  const named = asNamedList(text, pack);
  if (named !== null) return named;
  const { and } = pack.spelling;
  const words = text.split(' ').filter((word, at, all) => word !== and || at !== all.length - 2);
  const plural = plurals[pack.tag.slice(0, 2)];
  const isItem = (word: string) =>
    plural?.test(word) &&
    !isOdd(word, pack) &&
    !isLittle(word, pack) &&
    (things.test(word) || !(pack.sure.describing?.test(word) || doing.test(word)));
  const isDoing = pack.tag === 'it' && italianDoings.test(words[0] ?? '');
  return words.length > 2 && !isDoing && words.every(isItem)
    ? `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
    : null;
};
