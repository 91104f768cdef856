import type { Reading } from '../reading.ts';
import { endOfMonth } from './dates.ts';
import { weekdayOf } from './days.ts';
import { blank, type Entry } from './entry.ts';
import type { Fact } from './fact.ts';

/** "Tuesdays and Fridays" are two a week, "Tuesday to Saturday" five. */
export const daysAWeek = (reading: Reading, days: ReadonlySet<number>): Fact[] => {
  const value = days.size;
  return value < 2
    ? []
    : [
        blank(reading, { value, unit: 'times', period: 'week' }),
        blank(reading, { value, period: 'week' }),
        blank(reading, { value }),
        blank(reading, { kind: 'time', unit: 'day', value }),
        blank(reading, { kind: 'time', unit: 'day', value, period: 'week' }),
      ];
};

const everyOther =
  /(?:every other|jede[rnm]? zweite[rnm]?|om de|un \p{L}+ sur|cada dos|a cada duas|ogni due) $/u;

/** "Fortnightly" and "every other Thursday" are every two weeks. */
const rhythms = ({ reading }: Entry): Fact[] =>
  reading.tokens.flatMap(({ text, start }) => {
    const isOther =
      (weekdayOf(text) !== undefined ||
        reading.tongue.timeUnit(text) === 'week' ||
        text === 'deux') &&
      everyOther.test(reading.folded.flat.slice(0, start));
    return isOther || reading.tongue.periodAdverb(text) === 'fortnight'
      ? [blank(reading, { kind: 'time', unit: 'fortnight', value: 1 })]
      : [];
  });

/** "At 10 and at 4" are two a day. */
const dailyTimes = ({ reading, clocks }: Entry): Fact[] =>
  clocks.length < 2 ? [] : [blank(reading, { value: clocks.length, period: 'day' })];

const quarter =
  /^(?:quarter|quarterly|quartal|quartals|kwartaal|trimestre|trimestral.*|trimestriel.*)$/;

/** What comes every quarter comes four times a year. */
const quarters = ({ reading }: Entry): Fact[] =>
  reading.tokens.some(({ text }) => quarter.test(text))
    ? [blank(reading, { value: 4, unit: 'times', period: 'year' })]
    : [];

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
  ...daysAWeek(entry.reading, entry.days),
  ...dailyTimes(entry),
  ...rhythms(entry),
  ...quarters(entry),
  ...monthEnds(entry),
  ...listed(entry),
];
