import { remember } from '../../kernel/remember.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { hasStrayFigure, hasTwoPrices } from './figures.ts';
import { isTown } from './gazetteer.ts';
import { hasHeap } from './heaps.ts';
import { money } from './notations.ts';
import { isKnown, isLittle, isOdd } from './words.ts';

/** Said to whoever writes the ad, or thought aloud. */
const toWriter =
  /(?<!\p{L})(?:lol|call it|check (?:w|with|fb)|thing for|lmao|haha+|jaja+|mdr|kkk+|hihi|obvs|obviously|tbh|(?:don|do)[’' ]?n?[o’']?t (?:put|say|mention|write|use)|maybe|not sure|(?<=\p{L} \p{L}+ )just|scrap|dunno|idk|tbc|tbd|if (?:u|you) can|make it sound|separate ad|check with|ask me|nicht schreiben|weiß nicht|vielleicht|bitte (?:nicht|kein)|eigtl|eigentlich|je sais pas|peut[- ]être|ne pas (?:mettre|dire|écrire)|pas s[uû]r|no s[eé] si|quiz[aá]s?|tal vez|no poner|creo|non so|forse|non (?:mettere|scrivere|dire)|boh|não sei|talvez|não (?:colocar|pôr|por|escrever)|acho que|weet niet|misschien|niet (?:zetten|noemen|schrijven)|denk ik)(?!\p{L})/iu;

/** Signs that no careful typist leaves in a phrase. */
const signs =
  /(?<!\p{L})ok(?:ay)?(?!\p{L})|[*_^~#@|\\<>[\]{}=?"…]|\/|\+(?! IVA)|(?<!\p{L}{3})\.(?=\s|$)|\s[-–]\d+(?![\d%]|[.,]\d| ?[€%£$])/iu;

const plainSlashes =
  /(?:24\s?\/\s?7|7 ?j\/7|24 h\/24|km\/h|[0-3]?\d\/[01]?\d(?!\d)|(?<!\d)\d\d?\.(?= \p{Lu}))/gu;

const longest = 14;
const longestText = 120;

const behindPrice = new RegExp(String.raw`${money} (\p{L}{3,})`, 'iu');

/** "R$ 3.900 pacote": a price and a thing that nothing holds together. */
const priceThenWord = (text: string, pack: LanguagePack) => {
  const [, word] = behindPrice.exec(text) ?? [];
  const isRemark =
    word !== undefined &&
    /^(?:ttc|iva|tva|todo|tutt[oi]|tout|net[ot]o|fixe|cada|chacun\p{L}*|sans|sin|sem|senza|offert\p{L}*)$/iu.test(
      word,
    );
  return word !== undefined && !isRemark && !isLittle(word, pack);
};

/** "Wir hängen auch Bilder auf": what ends a sentence of its own leads up to nothing. */
const isOpen = (text: string, { reading }: LanguagePack) =>
  reading.dangling.test(` ${text}`) && !reading.clause.test(text) && !/\ball in$/iu.test(text);

/** "Pagam. carta": a full stop behind what is no word. */
const isShortened = (text: string, pack: LanguagePack) =>
  [...text.matchAll(/(\p{L}+)\.(?=\s|$)/gu)].some(([, word = '']) => !isKnown(word, true, pack));

/** "Delivery Kent": a town that no word leads up to. */
const hasBareTown = (text: string, pack: LanguagePack) => {
  const words = text.split(/\s+/u);
  return words.some((word, at) => {
    const before = words[at - 1];
    const isLed =
      before === undefined ||
      /[,:]$|^[^\p{L}]*$/u.test(before) ||
      isLittle(before, pack) ||
      isTown(before, pack.spelling) ||
      leadsToPlace.test(before);
    return !isLed && /^\p{Lu}/u.test(word) && isTown(word, pack.spelling);
  });
};

const leadsToPlace =
  /^(?:raum|nähe|zona|zone|regio|region|région|secteur|lago|lac|lake|bahnhof|gare|station|greater|north|south|east|west|San|Santa|St|Bad|Den|La|Le|Las|Los|El)$/iu;

/** A phrase may begin with "we" or "in", but not with "and". */
const joining: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|or|but)\s/iu,
  de: /^(?:[Uu]nd|[Oo]der|[Aa]ber)\s|^\p{Lu}\p{L}+ und (?:nach|bei|vor|mit|in|zu|ab|bis) |\d Uhr \p{L}{4,}$|\sund (?!heute|gerne|ohne)\p{Ll}+e$/u,
  fr: /^(?:et|ou|mais)\s/iu,
  es: /^(?:y|e|o|pero)\s/iu,
  it: /^(?:e|ed|o|ma)\s/iu,
  pt: /^(?:e|ou|mas)\s/iu,
  nl: /^(?:en|of|maar)\s|\d uur \p{Ll}{4,}$|en gratis \p{L}+$|^zitten |\szelf$/iu,
};

/**
 * Whether a phrase typed in haste, once mended, can be read in one way only: every word is one, every figure
 * says what it is, and the words hold together. Whatever is not clear is left out of the ad.
 */
const readsClearly = (text: string, pack: LanguagePack): boolean => {
  const words = text.match(/(?<![\d\p{L}])\p{L}[\p{L}’'-]*/gu) ?? [];
  return (
    text !== '' &&
    text.length <= longestText &&
    words.length <= longest &&
    (/\d/u.test(text) || words.length > 2 || words.some((word) => !isLittle(word, pack))) &&
    !toWriter.test(text) &&
    !signs.test(text.replace(plainSlashes, '')) &&
    !joining[pack.tag.slice(0, 2)]?.test(text) &&
    !isOpen(text, pack) &&
    !words.some((word) => isOdd(word, pack)) &&
    !isShortened(text, pack) &&
    !hasStrayFigure(text, pack) &&
    !hasTwoPrices(text) &&
    !(pack.sure.describing && priceThenWord(text, pack)) &&
    !hasHeap(text, pack) &&
    !hasBareTown(text, pack)
  );
};

const memories = new WeakMap<LanguagePack, (text: string) => boolean>();

export const isClear = (text: string, pack: LanguagePack): boolean => {
  const recall = memories.get(pack) ?? remember(2000, (phrase) => readsClearly(phrase, pack));
  memories.set(pack, recall);
  return recall(text);
};

/** Whoever speaks of themselves tells a story, and no trouble of the reader’s. */
const speaker =
  /(?<!\p{L})(?:I|I’m|my|me|we|ich|mein\p{L}*|mir|mich|wir|je|j’\p{L}+|mon|ma|mes|me|yo|mi|mis|lo|la|se|te|io|mio|mia|mi|ci|eu|meu|minha|il|elle|on|er|es|ik|mijn)(?!\p{L})/iu;

/** Languages in which a verb is no noun of the same letters, and hardly a word has an accent to lose. */
const isFlat = ({ tag }: LanguagePack) => /^(?:en|de|nl)/u.test(tag);

const longestTrouble = 6;

/** "Tried as kid hated it", "no dormir": a doing without its subject. */
const tellsStory =
  /^(?:nirgend|nergens)|^(?:will|weiß|hab|habe|kann|muss|möchte|trau|wil|weet|heb|kan|moet|durf|zit) |^\p{L}+ed (?!\p{L}+s?$)|(?:\sit|\sthem)$|^(?:no|non|não|ne) (?!hay|c’è|há|time|one|idea|space|room|parking)\p{L}/iu;

/** "Eltern im Haus zu groß": what is too much of what, nobody can tell. */
const endsInTooMuch = /\s(?:too|zu|te|trop|demasiado|muy|troppo|muito|demais) \p{L}+$/iu;

/** "loja oficial caro": a thing in -a and what is said of it in -o. */
const disagrees = (text: string, { sure }: LanguagePack): boolean => {
  const [, said] = /\p{L}{3}a (?:\p{L}{3,}[el] )?(\p{L}{3,}o)(?= [ey] |$)/u.exec(text) ?? [];
  return said !== undefined && (sure.describing?.test(said) ?? /r[oa]$/u.test(said));
};

/** "nuove costano troppo": in Italian what they do is told, not asked, unless "che" leads up to it. */
const tellsOfThem = (words: readonly string[], pack: LanguagePack): boolean =>
  pack.tag === 'it' &&
  words.some((word) => /\p{L}{3}[ao]no$/u.test(word) && isLittle(word, pack)) &&
  !words.some((word) => /^(?:che|chi|dove|quando)$/u.test(word));

/** A trouble stands in a question of its own, so every word must be known and nobody may speak in it. */
export const isClearTrouble = (text: string, pack: LanguagePack): boolean => {
  const words = text.split(/\s+/u);
  return (
    isClear(text, pack) &&
    words.length <= longestTrouble &&
    !/[;:]|, (?!geen |keine? )\S+(?: \S+)?$/u.test(text) &&
    (isFlat(pack) ||
      words.every((word, at) => isKnown(word.replace(/[,;]$/u, ''), at === 0, pack))) &&
    !speaker.test(words.slice(0, 1).join(' ')) &&
    !(pack.sure.kinds && /^\p{L}{2,}[aei]mos\s/u.test(text)) &&
    !tellsStory.test(text) &&
    !disagrees(text, pack) &&
    !tellsOfThem(words, pack) &&
    !/(?<!\p{L})(?:I|my|ich|mein\p{L}*|wohne|yo|io|eu|ik|mijn)(?!\p{L})/iu.test(text) &&
    !(endsInTooMuch.test(text) && words.length > 3)
  );
};
