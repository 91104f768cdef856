import type { Reading } from '../reading.ts';
import { weekdayOf } from './days.ts';
import { blank, type Entry, pairsOf } from './entry.ts';
import type { Fact } from './fact.ts';
import type { Clock } from './spoken-hour.ts';

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

export const weekdays = ({ reading, days }: Entry): Fact[] => daysAWeek(reading, days);

const everyOther =
  /(?:every other|jede[rnm]? zweite[rnm]?|om de|un \p{L}+ sur|cada dos|a cada duas|ogni due) $/u;

/** "Fortnightly" and "every other Thursday" are every two weeks. */
export const rhythms = ({ reading }: Entry): Fact[] =>
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

/** Five days with two classes each are ten a week. */
export const timesAWeek = ({ reading, clocks, days }: Entry): Fact[] => {
  const value = clocks.length * days.size;
  return value < 2 || value > 60 ? [] : [blank(reading, { value, period: 'week' })];
};

/** "At 10 and at 4" are two a day. */
export const dailyTimes = ({ reading, clocks }: Entry): Fact[] =>
  clocks.length < 2 ? [] : [blank(reading, { value: clocks.length, period: 'day' })];

/** How many hours lie between two times of day; without "am" or "pm" there are two answers. */
const hoursBetween = (one: Clock, other: Clock): number[] => {
  const exact = ((other.minutes - one.minutes + 1440) % 1440) / 60;
  return one.either || other.either ? [exact % 12 || 12, exact] : [exact];
};

/** "7–9pm" lasts two hours. */
export const spans = ({ reading, clocks, facts, days }: Entry): Fact[] =>
  pairsOf(clocks.slice(0, 4))
    .flatMap(([one, other]) => hoursBetween(one, other))
    .flatMap((value) => {
      const span = { kind: 'time', unit: 'hour', value } as const;
      return [
        blank(reading, span),
        blank(reading, { ...span, period: 'day' }),
        // On one day of the week, so many hours a week.
        ...(days.size === 1 || isEither(reading)
          ? [blank(reading, { ...span, period: 'week' })]
          : []),
        ...facts
          .filter(isMeeting)
          .flatMap((fact) => [
            blank(reading, { ...span, value: value * fact.value }),
            blank(reading, { ...span, value: value * fact.value, period: fact.period }),
          ]),
      ];
    });

/** "Tuesday or Thursday": one of them. */
const isEither = ({ tokens }: Reading): boolean =>
  tokens.some(({ text }) => /^(?:or|oder|ou|o|of)$/.test(text));

/** "8 lessons": each lasts as long as the hours that stand with them. */
const isMeeting = ({ kind, unit, word, value }: Fact): boolean =>
  kind === 'plain' && unit === undefined && word !== undefined && value > 1 && value <= 60;

const quarter =
  /^(?:quarter|quarterly|quartal|quartals|kwartaal|trimestre|trimestral.*|trimestriel.*)$/;

/** What comes every quarter comes four times a year. */
export const quarters = ({ reading }: Entry): Fact[] =>
  reading.tokens.some(({ text }) => quarter.test(text))
    ? [blank(reading, { value: 4, unit: 'times', period: 'year' })]
    : [];
