import { hasWord, type Token } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { classOf } from './classes.ts';
import { type Fact, type Mention, oncePerReading } from './fact.ts';
import type { Licence } from './licence.ts';
import { stemOf } from './surroundings.ts';

const seller =
  /^(?:we|our|ours|us|wir|unser.*|uns|nous|notre|nos|nosotr.*|nuestr.*|noi|nostr.*|nosso.*|nossa.*|wij|ons|onze)$/;

/** "Abrimos", "offriamo": the verb says who does it. */
const doneByUs: Readonly<Record<string, RegExp>> = {
  es: /^(?!(?:kilo|mili)?gramos$|(?:t|pe)?ramos$|extremos$|menos$)\p{L}{2,}(?:[ae]mos|(?:br|rv|al|iv|un|pl|it|ib|rt|ed)imos)$/u,
  pt: /^(?!(?:t|pe)?ramos$|extremos$|menos$)\p{L}{2,}(?:[ae]mos|(?:br|rv|a|iv|un|pr|it|rt|ed)imos)$/u,
  it: /^\p{L}+iamo$/u,
};

/** "We", "our", "we deliver" in one word, or the product's own name. */
export const hasSeller = oncePerReading(({ tokens, tongue: { languages } }) =>
  tokens.some(
    ({ text, isName }) =>
      isName ||
      seller.test(text) ||
      languages.some((language) => doneByUs[language]?.test(text) === true),
  ),
);

const reader =
  /^(?:you|your|yours|yourself|ve|du|dein.*|dich|dir|sie|ihr.*|vous|votre|vos|tu|tus|te|ti|tuo|tua|tuoi|tue|voce|seu|sua|je|jij|jouw|uw|u)$/;

/** Whether the clause of a number speaks of the reader. */
export const namesReader = ({ tokens }: Reading, { mention: { first, last } }: Fact): boolean =>
  hasWord(tokens, ...clauseAround(tokens, first, last), reader);

/** "You haven't done long division since 1998." */
export const speaksToReader = (reading: Reading, { first }: Mention): boolean =>
  hasWord(reading.tokens, 0, first, reader) && !hasSeller(reading);

/** A question is no claim. */
export const isAsked = ({ tokens }: Reading): boolean => tokens.at(-1)?.text === '?';

const denies =
  /^(?:not|don|doesn|didn|isn|aren|won|needn|no|nobody|pas|nicht|kein|keine|keinen|niemand|non|nao|niet|geen|ohne|without|sans|sin|senza|sem|zonder)$/;

/** "You don't spend six months on one hem": what is said not to be claims nothing. */
export const isDenied = ({ tokens }: Reading, { mention: { first } }: Fact): boolean => {
  // "Not long: after twelve days it is back" denies nothing behind the colon.
  const colon = tokens.findLastIndex(({ text }, at) => at < first && /^[:;]$/.test(text));
  return hasWord(tokens, Math.max(colon, first - 4), first, denies);
};

const than = /^(?:than|als|que|qu|che|dan|gegenuber|rispetto|versus|vs|frente|tegenover)$/;
const rivals =
  /^(?:any|anywhere|others?|elsewhere|shops?|stores?|supermarkets?|competitors?|rivals?|chains?|ander(?:e|en|er|swo)|konkurrenz|\p{L}*m[aä]rkt|laden|ailleurs|autres|boutique|magasin|concurrents?|chez|otr[oa]s|tiendas?|competencia|supermercados?|altr[ie]|altrove|negozio|negozi|concorrenza|outr[oa]s|lojas?|concorrencia|elders|winkels?|concurrentie)$/u;

/** "Cheaper", "moins", "menos": something is measured against something else. */
const compares =
  /^(?:\p{L}{3,}er|less|more|below|under|moins|plus|menos|mas|mais|meno|piu|mehr|meer)$/u;
/** "… than usual": against one's own price, which is a discount. */
const ownPrice =
  /^(?:usual|usually|normal\p{L}*|separ\p{L}*|regular\p{L}*|full|list|single|singles|separate\p{L}*|before|sonst|einzeln\p{L}*|vorher|habitu\p{L}*|unite|avant|habitual|suelt\p{L}*|antes|avuls\p{L}*|solit\p{L}*|mensal\p{L}*|mensil\p{L}*|mensual\p{L}*|pieno|prima|gewone|los(?:se)?|apart|month\p{L}*)$/u;

/** "Below", "unter": a number under that of somebody. */
const below =
  /^(?:below|under|beneath|unter|dessous|inferieure?s?|debajo|sotto|inferiore|abaixo|onder|beat|beats|undercut\p{L}*|unterbiet\p{L}*)$/u;

const otherSellers =
  /^(?:others?|competitors?|rivals?|konkurrenz|mitbewerber\p{L}*|andere[nr]?|wettbewerb\p{L}*|autres|concurrents?|concurrence|otr[oa]s|competencia|competidores|altri|altre|concorren\p{L}*|outr[oa]s|andere|concurrent\p{L}*)$/u;

/** "£10 less than at any shop", "15 % plus bas qu'en rayon": a number that compares with what others sell. */
export const comparesWithOthers = (
  { tokens }: Reading,
  fact: Fact,
  isPriced: (word: string) => boolean,
): boolean => {
  const { last } = fact.mention;
  const isTime = classOf(fact) === 'time';
  return tokens.slice(last, last + 7).some(({ text }, far) => {
    const at = last + far;
    if (far < 5 && below.test(text) && hasWord(tokens, at + 1, at + 5, otherSellers)) return true;
    if (!than.test(text)) return false;
    if (hasWord(tokens, at + 1, at + 6, rivals)) return true;
    const isDirect = far < 4 && hasWord(tokens, last, at, compares);
    // "Rather than £60": against another price of ours.
    const isOwn =
      tokens[at - 1]?.text === 'rather' ||
      hasWord(tokens, at + 1, at + 6, (word) => ownPrice.test(word) || isPriced(word));
    return isDirect && !isOwn && !isTime;
  });
};

/** The sentence tells a trouble that the brief tells as well. */
export const isOfPain = ({ tokens }: Reading, { pains }: Licence): boolean =>
  pains.some((pain) =>
    tokens.some(({ text }) => text.length > 4 && pain.includes(text.slice(0, 5))),
  );

/** "Students move up two grades", "hikers get four days": customers, unless they are the reader's own. */
export const tellsOfCustomers = ({ tokens, tongue }: Reading, { mention }: Fact): boolean =>
  tokens.some(
    ({ text }, at) =>
      tongue.nounOf(text) === 'who' && at < mention.first && tongue.nounClass(text) !== 'family',
  );

/** A clause of so few words leans on the next: "Con 12 prácticas, apruebas". */
const short = 5;

export const and = /^(?:and|und|et|y|e|en)$/;

const isEnd = ({ text }: Token): boolean => /^[,;:–]$/.test(text);

/** From where to where the words of a number's own clause stand. */
export const clauseAround = (
  tokens: readonly Token[],
  first: number,
  last: number,
): [from: number, to: number] => {
  const endFrom = (start: number): number => {
    const at = tokens.findIndex((token, place) => place >= start && isEnd(token));
    return at < 0 ? tokens.length : at;
  };
  const isBegun = (token: Token, at: number): boolean =>
    isEnd(token) || (at === first - 2 && and.test(token.text));
  const from = tokens.slice(0, first).findLastIndex(isBegun) + 1;
  const end = endFrom(last);
  return [from, from === 0 && end <= short ? endFrom(end + 1) : end];
};

/** The words of a number's own clause: "A day to prove, five minutes to vanish." */
export const clauseStems = ({ tokens }: Reading, { stems, mention }: Fact): string[] =>
  tokens
    .slice(...clauseAround(tokens, mention.first, mention.last))
    .map(({ text }) => stemOf(text))
    .filter((stem) => stems.has(stem));
