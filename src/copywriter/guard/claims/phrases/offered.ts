import { compilePatterns } from '../../../../kernel/phrases/patterns.ts';
import { type Token, textAt } from '../../../../kernel/phrases/tokens.ts';
import { isDay } from '../days.ts';
import type { Family } from './families.ts';
import { taggedPatterns } from './table.ts';

/** In an offer a single word is enough to promise what an ad may then say in full. */
const offers = compilePatterns(
  taggedPatterns<Family>({
    free: `
      (free|gratis*|gratuit*|offert*|kostenlos*|kostenfrei*|umsonst|omaggio|complimentary), (halfte|mitad|moitie|meta|metade|helft|half price),
      (leve|leva|lleva*|prendi|nimm|take|buy|prenez|neem|koop) ~4 (pague|paga*|paghi|zahl*|pay|payez|betaal)`,
    urgency: `
      (until|till|til|through|ends|end|ending|closes|deadline|valid|today|tonight), (before|by) (#|@day),
      this (week|weekend|month|summer|winter|spring|autumn), (hasta|jusqu|bis|ate|fino|tot)`,
  }),
  (word) => (isDay(word) ? 'day' : undefined),
);

export const familiesOffered = (tokens: readonly Token[]): Family[] =>
  offers.find(tokens).map(({ tag }) => tag);

const isGratis = /^(?:gratis.*|gratuit.*|kostenlos.*|kostenfrei.*|complimentary)$/;

/** "No call out fee". */
const noFee = compilePatterns(
  taggedPatterns({
    free: `
      (no|zero) ~3 (fee|fees|charge|charges), (keine|ohne) ~2 (gebuhr|gebuhren), (sin|sem) ~2 (coste|cuota|matricula|taxa),
      sans ~2 frais, senza ~2 (costi|spese), (geen|zonder) ~2 kosten`,
  }),
);

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
