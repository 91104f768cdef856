import type { Reading } from '../reading.ts';
import { pricesAmong } from './bare-prices.ts';
import { clockAt } from './clock.ts';
import { codeAround } from './codes.ts';
import { asDate } from './dates.ts';
import type { Fact, Mention } from './fact.ts';
import { readFact } from './facts.ts';
import { hoursIn, isHourOfRange } from './hour-ranges.ts';
import { readInRange } from './in-range.ts';
import { findMentions } from './mentions.ts';
import type { Clock } from './spoken-hour.ts';
import { weekdaysOf } from './week.ts';

/** One sentence of the brief, read. */
type Numbers = {
  reading: Reading;
  facts: readonly Fact[];
  codes: string[];
  clocks: readonly Clock[];
  /** Days of the week, Monday being 1. */
  days: ReadonlySet<number>;
};

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
export const numbersIn = (reading: Reading): Numbers => {
  const mentions = findMentions(reading, true);
  const facts = mentions.flatMap((mention, index) => {
    const fact = readFact(reading, mention, mentions[index + 1]);
    const joined = readInRange(reading, mention, mentions.slice(index + 1, index + 6));
    return joined.kind === fact.kind && joined.unit === fact.unit ? [fact] : [fact, joined];
  });
  const codes = mentions.flatMap((mention) => codeAround(reading, mention) ?? []);
  const dates = facts.flatMap((fact) => asDate(reading.tokens, fact));
  const hours = hoursAmong(reading, mentions);
  // Hours of the day license hours of the day, not "18 lessons"; "2h30" may be how long.
  const counted = facts.filter(
    ({ mention, kind, value }) =>
      !hours.has(mention) || kind === 'date' || (kind === 'time' && value < 6 && value % 1 > 0),
  );
  const all = [...counted, ...pricesAmong(reading, facts), ...dates];
  return {
    reading,
    facts: all,
    codes,
    clocks: hoursIn(reading, mentions),
    days: weekdaysOf(reading),
  };
};
