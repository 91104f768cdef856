import type { Reading } from '../reading.ts';
import { shortDayOf, weekdayOf } from './days.ts';
import { blank, type Entry, pairsOf } from './entry.ts';
import type { Fact } from './fact.ts';

/** "Tuesday to Saturday", "Tue-Sat": a hyphen is no token of its own. */
const isSpan = ({ tokens, folded }: Reading, first: number, last: number): boolean =>
  last === first + 1
    ? folded.flat.slice(tokens[first]?.end, tokens[last]?.start).trim() === '-'
    : last === first + 2 &&
      /^(?:–|to|bis|a|al|au|ate|tot|till|through|thru)$/.test(tokens[first + 1]?.text ?? '');

/** "ma-vr", "Mo-Fr": so short a word is a day only beside a hyphen. */
const shortDay = (reading: Reading, at: number): number | undefined =>
  isSpan(reading, at, at + 1) || isSpan(reading, at - 1, at)
    ? shortDayOf(reading.tokens[at]?.text ?? '')
    : undefined;

/** "Tuesdays and Fridays" are two a week, "Tuesday to Saturday" five. */
export const weekdays = ({ reading }: Entry): Fact[] => {
  const { tokens } = reading;
  const days = tokens.flatMap(({ text }, at) => {
    const day = weekdayOf(text) ?? shortDay(reading, at);
    return day === undefined ? [] : [{ day, at }];
  });
  const [first, second] = days;
  if (!first || !second) return [];
  const isRange = days.length === 2 && isSpan(reading, first.at, second.at);
  const value = isRange
    ? ((second.day - first.day + 7) % 7) + 1
    : new Set(days.map(({ day }) => day)).size;
  return [
    blank(reading, { value, unit: 'times', period: 'week' }),
    blank(reading, { value, period: 'week' }),
    blank(reading, { value }),
    blank(reading, { kind: 'time', unit: 'day', value }),
    blank(reading, { kind: 'time', unit: 'day', value, period: 'week' }),
  ];
};

/** "At 10 and at 4" are two a day. */
export const dailyTimes = ({ reading, clocks }: Entry): Fact[] =>
  clocks.length < 2 ? [] : [blank(reading, { value: clocks.length, period: 'day' })];

/** "7–9pm" lasts two hours. */
export const spans = ({ reading, clocks, facts }: Entry): Fact[] =>
  pairsOf(clocks.slice(0, 4)).flatMap(([one, other]) => {
    const value = ((other.minutes - one.minutes + 1440) % 720) / 60;
    const span = { kind: 'time', unit: 'hour', value } as const;
    return [
      blank(reading, span),
      blank(reading, { ...span, period: 'day' }),
      // On one day of the week, so many hours a week.
      ...(daysIn(reading).size === 1 ? [blank(reading, { ...span, period: 'week' })] : []),
      ...facts
        .filter(isMeeting)
        .map((fact) => blank(reading, { ...span, value: value * fact.value })),
    ];
  });

/** "8 lessons": each lasts as long as the hours that stand with them. */
const isMeeting = ({ kind, unit, word, value }: Fact): boolean =>
  kind === 'plain' && unit === undefined && word !== undefined && value > 1 && value <= 60;

const daysIn = ({ tokens }: Reading): Set<number> =>
  new Set(tokens.flatMap(({ text }) => weekdayOf(text) ?? []));

const quarter =
  /^(?:quarter|quarterly|quartal|quartals|kwartaal|trimestre|trimestral.*|trimestriel.*)$/;

/** What comes every quarter comes four times a year. */
export const quarters = ({ reading }: Entry): Fact[] =>
  reading.tokens.some(({ text }) => quarter.test(text))
    ? [blank(reading, { value: 4, unit: 'times', period: 'year' })]
    : [];
