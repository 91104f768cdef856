import type { Reading } from '../reading.ts';
import type { Token } from '../text/tokens.ts';
import { isQuiet } from './akin.ts';
import { classOf } from './classes.ts';
import { isExperience } from './experience.ts';
import type { Fact } from './fact.ts';
import { isDeadline } from './hours.ts';
import type { Licence } from './licence.ts';

const mostInScene = 1000;
const mostAtHand = 10;

/** Words that tell of a gain only beside a number. */
const isEveryday =
  /^(?:more|less|fewer|back|extra|mas|menos|mais|plus|moins|mehr|weniger|besser|kurz.*|zuruck|piu|meno|meer|minder|terug|beter|perd.*)$/;

/** Dutch "nog" of "nog geen idee" offers nothing; that of "nog 3 plekken" does. */
const isNotYet = (word: string, next: string): boolean =>
  word === 'nog' && /^(?:geen|niet|steeds|nooit|niemand|altijd)$/.test(next);

/** Nothing in the sentence sells: no "we", no brand, no offer. */
export const sellsNothing = ({ tokens, tongue }: Reading): boolean =>
  !tokens.some(
    ({ text, isName }, at) =>
      isName ||
      (tongue.isPitchWord(text) && !isNotYet(text, tokens[at + 1]?.text ?? '')) ||
      tongue.isProofWord(text) ||
      tongue.isDiscountWord(text) ||
      (tongue.isGainWord(text) && !isEveryday.test(text)),
  );

const customers: ReadonlySet<string | undefined> = new Set([
  'customer',
  'patient',
  'student',
  'professional',
  'org',
  'review',
]);

/** "Students move up two grades" tells of customers. */
const tellsOfCustomers = ({ tokens, tongue }: Reading): boolean =>
  tokens.some(({ text }) => customers.has(tongue.nounClass(text)));

const reader = /^(?:you|your|ve|du|dein|deine|vous|votre|tu|tus|te|voce|je|jij|jouw)$/;

const seller =
  /^(?:we|our|us|wir|unser.*|nous|notre|nos|nuestr.*|noi|nostr.*|nosso.*|nossa.*|wij|ons|onze)$/;

/** "You haven't done long division since 1998." */
const speaksToReader = ({ tokens }: Reading, { mention }: Fact): boolean =>
  tokens.slice(0, mention.first).some(({ text }) => reader.test(text)) &&
  !tokens.some(({ text, isName }) => isName || seller.test(text));

const isQuestion = ({ tokens }: Reading): boolean => tokens.at(-1)?.text === '?';

/** Whether a place of the folded text stands between quotation marks. */
const isQuotedAt = ({ folded: { cased } }: Reading, start: number): boolean =>
  (cased.slice(0, start).split('"').length - 1) % 2 === 1 && cased.indexOf('"', start) >= 0;

const isNewThing = ({ word }: Fact, licence: Licence): boolean =>
  word !== undefined &&
  !licence.stems.has(word.slice(0, 4)) &&
  !licence.stems.has(word.replace(/s$/, '').slice(0, 4));

/** "Ten minutes with nobody asking you anything": years are experience, and "two-minute setup" an offer. */
const isMoment = ({ tokens }: Reading, { unit, mention }: Fact): boolean =>
  unit !== 'year' &&
  unit !== 'decade' &&
  tokens.length > 6 &&
  !/^(?:to|zu|bis|pour|para|per|om|um|until|and)$/.test(tokens[mention.last + 1]?.text ?? '');

/** "Eight hours of desk.": no longer than a day's work, told in words. */
const isShortWhile = ({ unit, value }: Fact): boolean =>
  value <= 12 && (unit === 'hour' || unit === 'minute' || unit === 'day');

/** The words of a number's own clause: "A day to prove, five minutes to vanish." */
const clauseStems = ({ tokens }: Reading, { stems, mention }: Fact): string[] => {
  const isEnd = ({ text }: Token): boolean => /^[,;:–]$/.test(text);
  const from = tokens.slice(0, mention.first).findLastIndex(isEnd) + 1;
  const to = tokens.findIndex((token, at) => at >= mention.last && isEnd(token));
  return tokens
    .slice(from, to < 0 ? tokens.length : to)
    .map(({ text }) => text.slice(0, 5))
    .filter((stem) => stems.has(stem));
};

/** The brief says how long this lasts ("recordings for 90 days"); another length of it is no scene. */
const isTimed = (reading: Reading, fact: Fact, { lines }: Licence): boolean => {
  const stems = clauseStems(reading, fact);
  return lines
    .flat()
    .some((given) => given.kind === 'time' && stems.some((stem) => given.stems.has(stem)));
};

const denies =
  /^(?:not|don|doesn|didn|isn|aren|won|needn|no|nobody|pas|nicht|kein|keine|keinen|niemand|non|nao|niet|geen|ohne|without|sans|sin|senza|sem|zonder)$/;

/** "You don't spend six months on one hem": what is said not to be claims nothing. */
const isDenied = ({ tokens }: Reading, { mention, over, under, upTo }: Fact): boolean =>
  !over &&
  !under &&
  !upTo &&
  tokens.slice(Math.max(0, mention.first - 4), mention.first).some(({ text }) => denies.test(text));

/** "On est le 27, le frigo aussi." */
const isDayOfMonth = ({ tokens }: Reading, { value, word, mention }: Fact): boolean =>
  value <= 31 &&
  word === undefined &&
  /^(?:le|il|am|den|dia|el)$/.test(tokens[mention.first - 1]?.text ?? '') &&
  tokens[mention.last]?.kind !== 'word';

const past = /^(?:was|were|war|waren|era|eran|eram|erano|etait|etaient|werd|werden)$/;

/** The sentence tells a trouble that the brief tells as well. */
const isOfPain = ({ tokens }: Reading, { said }: Licence): boolean =>
  said.some(
    ({ source, flat }) =>
      source === 'pain' &&
      tokens.some(
        ({ kind, text }) => kind === 'word' && text.length > 4 && flat.includes(text.slice(0, 5)),
      ),
  );

/** "The bill was twice that": the reader's trouble, which the brief tells as well. */
const isOthersDouble = (reading: Reading, { value }: Fact, { stems }: Licence): boolean =>
  value === 2 &&
  ['doub', 'dopp', 'dobl', 'dobr', 'verd', 'radd'].some((stem) => stems.has(stem)) &&
  reading.tokens.some(({ text }) => past.test(text)) &&
  sellsNothing(reading);

const others =
  /^(?:some|others?|elsewhere|usual|typical|big|andere|anderen|anderswo|manche|ailleurs|autres|certains|otros|otras|algunos|altri|altre|altrove|certi|outros|outras|alguns|sommige|elders|supermarkt|supermarket|supermercado|supermarche|supermercato)$/;

/** "Some hotels have 200 rooms": nobody claims it for the product. */
const isOfOthers = ({ tokens }: Reading): boolean =>
  tokens.some(({ text }) => others.test(text)) &&
  !tokens.some(({ text, isName }) => isName || seller.test(text));

/** Whether the sentence speaks of what product, benefits or offer speak of. */
const isAboutProduct = ({ tokens }: Reading, { offered }: Licence): boolean =>
  tokens.some(
    ({ kind, text }) => kind === 'word' && text.length > 3 && offered.has(text.slice(0, 5)),
  );

/** Digits are told of a scene like words, as long as they are few and nothing of the brief stands beside them. */
const isFewInDigits = (
  reading: Reading,
  { value, mention, unit }: Fact,
  licence: Licence,
): boolean =>
  mention.by === 'digits' &&
  value < 100 &&
  value % 1 === 0 &&
  (unit === undefined || unit === 'hour' || unit === 'minute' || unit === 'day') &&
  !isAboutProduct(reading, licence);

const ageWord = /^(?:a|at|mit|com|op|met|bei)$/;

/** "At seven or at seventy": how old somebody is. */
const isAges = ({ tokens, tongue }: Reading, { mention: { first }, value }: Fact): boolean => {
  const before = tokens[first - 1]?.text ?? '';
  const others = tokens.filter(
    ({ text }, at) =>
      at !== first - 1 &&
      text === before &&
      (tokens[at + 1]?.kind === 'number' ||
        tongue.number(tokens[at + 1]?.text ?? '') !== undefined),
  );
  return (
    value < 100 &&
    ageWord.test(before) &&
    others.length > 0 &&
    !tokens.some(({ text, isName }) => isName || seller.test(text))
  );
};

/** "8 cheeses, 1 tray"; "Nº 1" and "1 in 3" are others. */
const isOneOfIt = ({ tokens, tongue }: Reading, fact: Fact): boolean =>
  fact.value === 1 &&
  fact.kind === 'plain' &&
  fact.unit === undefined &&
  fact.label === undefined &&
  isQuiet(fact) &&
  !fact.over &&
  fact.word === tokens[fact.mention.last]?.text &&
  (fact.word?.length ?? 0) > 2 &&
  tongue.languages.length === 1;

/** "Battery at 40 % by ten?" asks after the reader's own. */
const isAskedShare = (reading: Reading, fact: Fact): boolean =>
  fact.kind === 'percent' &&
  fact.noun === undefined &&
  !fact.who &&
  isQuiet(fact) &&
  isQuestion(reading) &&
  sellsNothing(reading);

/** "One handler for every six dogs". */
const isForEvery = ({ tokens }: Reading, { mention: { first } }: Fact): boolean =>
  /^(?:every|each|per|pro|je|par|por|ogni|cada|elke|op)$/.test(tokens[first - 1]?.text ?? '');

const hasNoSeller = ({ tokens }: Reading): boolean =>
  !tokens.some(({ text, isName }) => isName || seller.test(text));

/** "Three towns this week, three different taxes?" */
const isAskedInScene = (reading: Reading, { value, mention, noun, proof }: Fact): boolean =>
  isQuestion(reading) &&
  mention.by === 'words' &&
  value > 0 &&
  value <= mostAtHand &&
  !proof &&
  noun === 'place' &&
  sellsNothing(reading);

/** How sure it is that a number belongs to a told scene ("nine steps to the kettle"), not to a claim. */
export const sceneOf = (
  reading: Reading,
  fact: Fact,
  licence: Licence,
): 'sure' | 'likely' | undefined => {
  const cls = classOf(fact);
  if (cls === 'multiplier' && isOthersDouble(reading, fact, licence)) return 'likely';
  if (['thing', 'people', 'time', 'measure', 'often', 'money'].includes(cls) && isOfOthers(reading))
    return 'likely';
  if (cls === 'multiplier' && isQuestion(reading) && isOfPain(reading, licence)) return 'likely';
  if (cls === 'share') return isAskedShare(reading, fact) ? 'likely' : undefined;
  if (cls === 'date') return sellsNothing(reading) && !isDeadline(reading) ? 'likely' : undefined;
  if (cls === 'crowd') return isAskedInScene(reading, fact) ? 'likely' : undefined;
  if (cls === 'year') return speaksToReader(reading, fact) ? 'likely' : undefined;
  if (!['thing', 'people', 'time', 'measure', 'often'].includes(cls)) return undefined;
  if (isExperience(fact)) return undefined;
  // "8 things, 1 tray": one of something is no boast.
  if (isOneOfIt(reading, fact)) return 'sure';
  if (isAges(reading, fact)) return 'likely';
  if (fact.mention.by === 'words' && isDenied(reading, fact)) return 'likely';
  const isTold = sellsNothing(reading) || (isOfPain(reading, licence) && hasNoSeller(reading));
  if (!isQuiet(fact) || fact.over || fact.under || fact.upTo || !isTold) return undefined;
  if (isForEvery(reading, fact)) return undefined;
  const isForeign = !isAboutProduct(reading, licence);
  if (fact.period !== undefined || (fact.inside && cls === 'time')) return undefined;
  if (isQuestion(reading) || isQuotedAt(reading, fact.mention.start)) return 'sure';
  if (tellsOfCustomers(reading)) return undefined;
  if (cls === 'often' && fact.mention.by === 'multiple') return 'sure';
  if (isDayOfMonth(reading, fact)) return 'likely';
  if (fact.mention.by !== 'words')
    return isFewInDigits(reading, fact, licence) ? 'likely' : undefined;
  const isSmall = fact.value >= 2 && fact.value <= mostAtHand;
  if (isSmall && (cls === 'thing' || cls === 'people') && isNewThing(fact, licence)) return 'sure';
  const isPassing = isMoment(reading, fact) || (isForeign && isShortWhile(fact));
  if (cls === 'time' && (!isPassing || isTimed(reading, fact, licence))) return undefined;
  return fact.value <= mostInScene ? 'likely' : undefined;
};
