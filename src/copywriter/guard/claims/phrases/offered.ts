import { compilePatterns } from '../../text/patterns.ts';
import { type Token, textAt } from '../../text/tokens.ts';
import { isDay } from '../days.ts';
import type { Family } from './families.ts';

/** In an offer a single word is enough to promise what an ad may then say in full. */
const offers = compilePatterns<Family>(
  [
    [
      '(free|gratis*|gratuit*|offert*|kostenlos*|kostenfrei*|umsonst|omaggio|complimentary)',
      'free',
    ],
    [
      '(leve|leva|lleva*|prendi|nimm|take|buy|prenez|neem|koop) ~4 (pague|paga*|paghi|zahl*|pay|payez|betaal)',
      'free',
    ],
    ['(halfte|mitad|moitie|meta|metade|helft|half price)', 'free'],
    ['(until|till|til|through|ends|end|ending|closes|deadline|valid|today|tonight)', 'urgency'],
    ['(before|by) (#|@day)', 'urgency'],
    ['this (week|weekend|month|summer|winter|spring|autumn)', 'urgency'],
    ['(hasta|jusqu|bis|ate|fino|tot)', 'urgency'],
  ],
  (word) => (isDay(word) ? 'day' : undefined),
);

export const familiesOffered = (tokens: readonly Token[]): Family[] =>
  offers.find(tokens).map(({ tag }) => tag);

const isGratis = /^(?:gratis.*|gratuit.*|kostenlos.*|kostenfrei.*|complimentary)$/;

/** "No call out fee". */
const noFee = compilePatterns<Family>([
  ['(no|zero) ~3 (fee|fees|charge|charges)', 'free'],
  ['(keine|ohne) ~2 (gebuhr|gebuhren)', 'free'],
  ['(sin|sem) ~2 (coste|cuota|matricula|taxa)', 'free'],
  ['sans ~2 frais', 'free'],
  ['senza ~2 (costi|spese)', 'free'],
  ['(geen|zonder) ~2 kosten', 'free'],
]);

/** "Free artwork check" among the benefits gives something; "sugar-free" does not. */
export const freeGiven = (tokens: readonly Token[]): Family[] =>
  noFee.find(tokens).length > 0 ||
  tokens.some(
    ({ text }, at) =>
      text === 'frei' ||
      isGratis.test(text) ||
      (text === 'free' &&
        (tokens[at - 1]?.kind !== 'word' ||
          /^(?:a|an|and|with|your|get|plus|one|first|has|have)$/.test(textAt(tokens, at - 1)))),
  )
    ? ['free']
    : [];
