import { endOfMonth } from './dates.ts';
import { dailyTimes, quarters, rhythms, spans, timesAWeek, weekdays } from './derive-times.ts';
import { blank, type Entry } from './entry.ts';
import type { Fact } from './fact.ts';

/** "soy wax, scents, tins" are three things. */
const listed = ({ reading }: Entry): Fact[] => {
  const marks = reading.tokens.filter(
    ({ text }) => text === ',' || text === ';' || text === '&' || reading.tongue.isAnd(text),
  );
  return marks.length < 2 || marks.length > 11 ? [] : [blank(reading, { value: marks.length + 1 })];
};

/** "Until end of March". */
const monthEnds = ({ reading }: Entry): Fact[] => {
  const end = endOfMonth(reading.tokens);
  return end ? [blank(reading, { kind: 'date', value: end.day, unit: end.month })] : [];
};

/** What one entry of the brief states without saying its number: days, hours, things of a list. */
export const deriveFrom = (entry: Entry): Fact[] => [
  ...weekdays(entry),
  ...spans(entry),
  ...dailyTimes(entry),
  ...timesAWeek(entry),
  ...rhythms(entry),
  ...quarters(entry),
  ...monthEnds(entry),
  ...listed(entry),
];
