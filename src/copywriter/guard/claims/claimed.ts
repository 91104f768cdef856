import { hasWord, isQuotedAt, phraseOf, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Level } from '../../types.ts';
import type { Reading } from '../reading.ts';
import { isMeeting, isQuiet, isYears, sameWord } from './amount.ts';
import { type Class, classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import type { Licence } from './licence.ts';
import { takesOn } from './moved.ts';
import {
  clauseStems,
  hasSeller,
  isAsked,
  isDenied,
  isOfPain,
  namesReader,
  speaksToReader,
  tellsOfCustomers,
} from './told.ts';

type Test = (fact: Fact, reading: Reading, licence: Licence) => boolean;

/** These claim something whatever they stand beside. */
const boasts: ReadonlySet<Class> = new Set(['crowd', 'rating', 'rank', 'share', 'multiplier']);

/** A scene holds no more of anything. */
const many = 100;

/** Hours or times that anybody's day or week has: "eight hours of screen, five days a week". */
const mostInADay = 12;

const every = /^(?:every|each|per|pro|je|jeder|par|por|chaque|ogni|cada|elke)$/;

/** "One handler for every six dogs", "every dollar returns four". */
const isForEvery: Test = ({ mention: { first } }, { tokens }) =>
  every.test(textAt(tokens, first - 1)) ||
  tokens.some(
    ({ text }, at) => /^(?:dollar|euro|pound)$/.test(text) && every.test(textAt(tokens, at - 1)),
  );

/** The brief says how long this lasts ("recordings for 90 days"): another length is another promise. */
const isTimed: Test = (fact, reading, { lines }) => {
  if (fact.kind !== 'time') return false;
  const stems = clauseStems(reading, fact);
  return lines
    .flat()
    .some((given) => given.kind === 'time' && stems.some((stem) => given.stems.has(stem)));
};

/** "Comes with twelve tokens", "two coffees free": what the buyer gets. */
const isPitched: Test = ({ mention: { first, last } }, { tokens, tongue }) =>
  hasWord(tokens, first - 3, first, tongue.isPitchWord) ||
  hasWord(tokens, last + 1, last + 3, tongue.isTrialWord);

/** "4,8 sur Google": parts of a whole number are measured, not told. */
const isGrade: Test = ({ value, unit, mention }) =>
  value > 0 && value % 1 !== 0 && unit === undefined && mention.by === 'digits';

/** "Choose from 75 templates.": little else stands in the sentence, so it is about the product. */
const isLabel: Test = ({ mention, kind, value, period, label, word }, { tokens, folded }) =>
  tokens.length <= 6 &&
  // "Aisle 4.": which, not how many.
  !(label && word === undefined && kind === 'plain' && value < many) &&
  (mention.by === 'digits' ||
    period !== undefined ||
    // "Two-minute setup": what something takes.
    (kind === 'time' && (value > mostInADay || folded.flat.charAt(mention.end) === '-')));

/** Of a language without tables only the numbers are read. */
const isUnread: Test = (_, { tokens, tongue }) =>
  tokens.some(({ kind }) => kind === 'script') || tongue.languages.includes('further');

/** Digits beside words of the product, its benefits or its offer. */
const isOfProduct: Test = ({ mention }, { tokens }, { offered }) =>
  mention.by === 'digits' &&
  tokens.some(
    ({ kind, text }) => kind === 'word' && text.length > 3 && offered.has(text.slice(0, 5)),
  );

const offers =
  /^(?:see|discover|meet|visit|taste|explore|try|enjoy|sehen|siehst|entdecken|entdeckst|erleben|erlebst|besuchen|probieren|voyez|verrez|decouvrez|decouvrirez|visitez|goutez|ves|veras|descubres|descubriras|visitas|pruebas|vedi|vedrai|vedrete|scopri|scoprirete|assaggi|assaggiate|ve|vera|descobre|visita|prova|zie|ziet|ontdek|ontdekt|proef|proeft|bezoek|bezoekt)$/;

const yields =
  /(?<!\p{L})(?:te|os|vous|ti|vi|je|you|dir|euch) (?:daran?|da|donne\p{L}*|danno|geeft|gives?|gibt)(?!\p{L})/u;

/** "On the way you see 14 lighthouses": what the reader gets, in digits. */
const isOffered: Test = ({ mention }, { tokens }) =>
  mention.by === 'digits' &&
  (hasWord(tokens, mention.first - 4, mention.first, offers) ||
    yields.test(phraseOf(tokens, mention.first - 4, mention.first)));

/** What makes a number that the brief does not carry a claim; a number that none of these sees is only told. */
const claims: readonly Test[] = [
  (fact) => boasts.has(classOf(fact)),
  (fact) => !isQuiet(fact),
  ({ kind }) => kind === 'money',
  (fact) => isYears(fact) || fact.kind === 'year',
  isGrade,
  ({ over, under, upTo }) => over || under || upTo,
  (fact) => fact.inside && (fact.kind === 'time' || isMeeting(fact)),
  ({ period, mention, value }) =>
    period !== undefined && (mention.by === 'digits' || value > mostInADay),
  // "A thousand ruffles" counts none; "two thousand" does.
  ({ value, mention: { by, first, last } }) =>
    value > (by === 'digits' ? many : last > first + 1 ? 5 * many : 100 * many),
  (fact) => classOf(fact) === 'measure' && fact.mention.by === 'digits',
  takesOn,
  isForEvery,
  isTimed,
  isPitched,
  isOffered,
  isLabel,
  isUnread,
  isOfProduct,
  (_, reading) => hasSeller(reading),
  (fact, reading) => tellsOfCustomers(reading, fact),
];

const ofWhole =
  /^(?:price|cost|time|effort|hassle|preis|zeit|prix|prijs|temps|tiempo|precio|tempo|prezzo|preco|tijd)$/;

/** "Half a bag of crisps", "moving is half packing": a part of nothing that is sold, promised or proven. */
const isPartOfScene: Test = (fact, reading) =>
  fact.mention.by === 'fraction' &&
  fact.value === 50 &&
  // "Half of what you spend elsewhere" compares.
  !/^(?:of what|do que|de lo|de ce|di quello|di quanto|van wat|dessen was|von dem)$/.test(
    phraseOf(reading.tokens, fact.mention.last, fact.mention.last + 2),
  ) &&
  fact.noun === undefined &&
  !(fact.gain || fact.over || fact.discount) &&
  !hasWord(reading.tokens, fact.mention.first - 3, fact.mention.last + 4, ofWhole);

/** "Three boxes ordered, three boxes back": so many of them, or so long, the brief's own trouble counts. */
const isToldOfPain: Test = (fact, reading, { facts }) =>
  !hasSeller(reading) &&
  facts.some(
    ({ source, fact: given }) =>
      source === 'pain' &&
      given.value === fact.value &&
      (fact.kind === 'time'
        ? given.unit === fact.unit && !namesReader(reading, fact)
        : sameWord(fact, given)),
  );

const ago = /^(?:ago|her|geleden|atras|fa)$/;

/** "Two years ago, halfway, then stopped": nobody's years of work. */
const isAgo: Test = (fact, reading) =>
  fact.kind === 'time' &&
  !hasSeller(reading) &&
  fact.told.size === 0 &&
  hasWord(reading.tokens, fact.mention.last, fact.mention.last + 3, ago);

/** "You're a ten out of ten": the reader is praised, not the product. */
const isPraise: Test = ({ mention: { by, first } }, { tokens }) =>
  by === 'words' &&
  /(?:you (?:re|are)|du bist|sie sind|tu es|vous etes|eres|sei|siete|voce e|je bent) (?:\p{L}+ )?$/u.test(
    `${phraseOf(tokens, first - 3, first)} `,
  );

/** What a sentence says of others, of a trouble or in a question is none of the product's. */
const isElsewhere: Test = (fact, reading, licence) => {
  const cls = classOf(fact);
  // "She fell through it in 1998.": people talking.
  if (fact.kind === 'year' && isQuotedAt(reading.folded, fact.mention.start) && !hasSeller(reading))
    return true;
  if (isAgo(fact, reading, licence) || isPraise(fact, reading, licence)) return true;
  if (cls === 'rating' || cls === 'rank' || fact.proof || isGrade(fact, reading, licence))
    return false;
  if (takesOn(fact)) return isAsked(reading) || isDenied(reading, fact);
  if (isToldOfPain(fact, reading, licence)) return true;
  if (cls === 'crowd' || cls === 'share')
    return (isAsked(reading) && !fact.over) || isPartOfScene(fact, reading, licence);
  if (isAsked(reading)) return true;
  if (isDenied(reading, fact) && fact.mention.by === 'words') return true;
  const isOfTrouble = !hasSeller(reading) && isOfPain(reading, licence);
  if (cls === 'multiplier') return !fact.gain && isOfTrouble;
  if (fact.gain || fact.inside) return false;
  if (isTimed(fact, reading, licence)) return false;
  if (isOfTrouble && fact.mention.by === 'words') return true;
  return (
    cls !== 'money' && speaksToReader(reading, fact.mention) && !isOffered(fact, reading, licence)
  );
};

/** How grave a number is that nothing in the brief carries: a claim is stopped, a scene is told. */
export const claimedBy = (
  fact: Fact,
  reading: Reading,
  licence: Licence,
  isContradicted: boolean,
): Level | undefined => {
  const isClaim = isContradicted || claims.some((test) => test(fact, reading, licence));
  const { by, first, last } = fact.mention;
  const isWord = by === 'words' && last === first + 1 && fact.value <= many;
  if (isClaim && !isElsewhere(fact, reading, licence)) return 'stop';
  return isWord && (!isClaim || fact.kind === 'plain') ? undefined : 'hold';
};
