import { compilePatterns } from '../../text/patterns.ts';
import type { Token } from '../../text/tokens.ts';
import { isDay } from '../days.ts';
import type { Family } from './table.ts';

/** In an offer a single word is enough to promise what an ad may then say in full. */
const offers = compilePatterns<Family>(
  [
    [
      '(free|gratis*|gratuit*|offert*|kostenlos*|kostenfrei*|umsonst|omaggio|complimentary)',
      'free',
    ],
    ['(until|till|til|through|ends|end|ending|closes|deadline|valid|today|tonight)', 'urgency'],
    ['(before|by) (#|@day)', 'urgency'],
    ['this (week|weekend|month|summer|winter|spring|autumn)', 'urgency'],
    ['(hasta|jusqu|bis|ate|fino|tot)', 'urgency'],
  ],
  (word) => (isDay(word) ? 'day' : undefined),
);

export const familiesOffered = (tokens: readonly Token[]): Family[] =>
  offers.find(tokens).map(({ tag }) => tag);
