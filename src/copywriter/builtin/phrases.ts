import type { LanguagePack } from '../languages/pack.ts';
import { isListed, isPlaceName } from '../spelling/tables.ts';
import { isOrdinary, lowerFirst } from '../spelling/words.ts';

/** Slots that hold phrases of the brief, which begin with a capital only where a sentence does. */
const phrases = new Set('p s b own b2 b3 n n2 c offer saving price term'.split(' '));

/** "Das Manuskript erhalten Sie": behind a colon a sentence keeps its capital. */
const germanSentence =
  /^(?:D(?:as|er|ie|en)|Eine?n?) \p{Lu}\p{L}+ \p{Ll}+(?:en|t) (?:Sie|Ihnen|wir|du|dir) /u;

/** A word loses its capital behind a colon; a name keeps it, and in German whatever may be a noun. */
/** "Cabinet Lignes Claires" is a name, "cabinet accessible" is none. */
const isOfName = (text: string, first: string, label: string) => {
  const words = label.split(' ');
  const at = words.indexOf(first);
  return at >= 0 && (words.length === 1 || text.split(' ')[1] === words[at + 1] || at > 0);
};

export const withinSentence = (text: string, pack: LanguagePack, label: string) => {
  const [first = ''] = /^\p{Lu}\p{Ll}*(?=[\s,/]|- |-\p{Ll}|$)/u.exec(text) ?? [];
  if (first === '' || germanSentence.test(text)) return text;
  const isPlain = pack.tag.startsWith('de')
    ? isOrdinary(first.toLowerCase(), pack) &&
      (/^(?:fast|fest|meist|erst|sonst)$/iu.test(first) ||
        pack.spelling.nouns?.(first.toLowerCase()) === first.toLowerCase())
    : !isPlaceName(first) && !isListed(first, pack.spelling) && !isOfName(text, first, label);
  // Dutch "Eén" is "één" inside a sentence.
  return isPlain ? lowerFirst(text.replace(/^Eén(?!\p{L})/u, 'Één')) : text;
};

export const isPhrase = (slot: string): boolean => phrases.has(slot);

const savings =
  /%|(?<!\p{L})(?:off|free|half|less|save|saving|gratis|grátis|gratuit|offert|omaggio|kostenlos|rabatt|geschenkt|halb|statt|descuento|dto|mitad|regalo|oferta|desconto|metade|oferecid|sconto|metà|korting|halve|cadeau|remise|réduction|moitié)/iu;

/** "if your neighbour books", "-10 % für Pensionisten", "the first visit is free": not for everybody, or a sentence. */
const bound =
  /(?:^|\s)(?:if|when|for|bei|wenn|für|wer|si|pour|para|se|per|quando|cuando|als|voor|bij|ist|sind|is|are|est|sont|es|son|è|sono|é|são)\s/iu;

/** Whether an offer is good news, and not just the price. */
export const isSaving = (offer: string): boolean => savings.test(offer) && !bound.test(offer);
