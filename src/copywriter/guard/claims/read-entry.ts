import type { Reading } from '../reading.ts';
import { pricesAmong } from './bare-prices.ts';
import { clockAt } from './clock.ts';
import { codeAround } from './codes.ts';
import { asDate } from './dates.ts';
import type { Mention } from './fact.ts';
import { readFact } from './facts.ts';
import { hoursIn, isHourOfRange } from './hour-ranges.ts';
import { readInRange } from './in-range.ts';
import { findMentions } from './mentions.ts';
import { weekdaysOf } from './week.ts';

/** Numbers that tell hours of the day, the minutes of "6:30 am" with them. */
const hoursAmong = (reading: Reading, mentions: readonly Mention[]): ReadonlySet<Mention> => {
  const sure = mentions.flatMap((mention) => {
    const clock = clockAt(reading, mention);
    return clock?.isSure ? [{ first: mention.first, last: clock.last }] : [];
  });
  return new Set(
    mentions.filter(
      (mention, at) =>
        isHourOfRange(reading, mentions, at) ||
        sure.some(({ first, last }) => first <= mention.first && mention.first < last),
    ),
  );
};

/** What one sentence of the brief states in numbers. */
export const numbersIn = (reading: Reading) => {
  const mentions = findMentions(reading, true);
  const facts = mentions.flatMap((mention, index) => {
    const fact = readFact(reading, mention, mentions[index + 1]);
    const joined = readInRange(reading, mention, mentions.slice(index + 1, index + 6));
    return joined.kind === fact.kind && joined.unit === fact.unit ? [fact] : [fact, joined];
  });
  const hours = hoursAmong(reading, mentions);
  // Hours of the day license hours of the day, not "18 lessons"; "2h30" may be how long.
  const counted = facts.filter(
    ({ mention, kind, value }) =>
      !hours.has(mention) || kind === 'date' || (kind === 'time' && value < 6 && value % 1 > 0),
  );
  return {
    reading,
    facts: [
      ...counted,
      ...pricesAmong(reading, facts),
      ...facts.flatMap((fact) => asDate(reading.tokens, fact)),
    ],
    codes: mentions.flatMap((mention) => codeAround(reading, mention) ?? []),
    clocks: hoursIn(reading, mentions),
    /** Days of the week, Monday being 1. */
    days: weekdaysOf(reading),
  };
};
