import { hasWord, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { type Clock, clockAt, hourText, minutesAt } from './clock.ts';
import { isWeekday } from './days.ts';
import type { Mention } from './fact.ts';

const joins = /^(?:–|to|and|bis|till|til|until|a|au|ate|tot|e|y|et|und|en|alle|às|as)$/;

const hourMark = /^(?:u|uur|uhr|h|hs|am|pm)$/;

/** Where an hour of digits ends: after "h", or after the minutes of "18h30". */
export const endOfHour = (reading: Reading, { first, last }: Mention): number => {
  if (minutesAt(reading, first + 1) !== undefined) return first + 3;
  return hourMark.test(textAt(reading.tokens, last)) ? last + 1 : last;
};

/** "16 u – 20 u", "9h à 18h", "7.00-18.30". */
const isRange = (reading: Reading, one: Mention, other: Mention): boolean => {
  const { tokens, folded } = reading;
  const end = endOfHour(reading, one);
  const between = tokens.slice(end, other.first).map(({ text }) => text);
  if (between.length === 0)
    return /^ ?[-–] ?$/.test(folded.flat.slice(tokens[end - 1]?.end, tokens[other.first]?.start));
  return between.length <= 2 && between.every((word) => joins.test(word));
};

/** Days of the week: bare hours beside them are hours of the day. */
const tellsHours = ({ tokens }: Reading, { first }: Mention): boolean =>
  hasWord(tokens, first - 5, first + 1, isWeekday);

/** The hour that a number may tell: "seven", "18", "18.30", "18h30". */
const bareHour = (reading: Reading, { first, value, by }: Mention): Clock | undefined => {
  const digits = by === 'digits' && hourText.exec(textAt(reading.tokens, first));
  if (!digits && !(by === 'words' && value <= 24 && value % 1 === 0)) return undefined;
  const [, hours = value, dotted = 0] = digits || [];
  const minutes = minutesAt(reading, first + 1) ?? Number(dotted);
  return { minutes: Number(hours) * 60 + minutes, either: Number(hours) <= 12 };
};

/** "5" of "5–7pm", both of "Tue–Fri 9–18" and "7h–23h": hours that take what they are from each other. */
export const rangeHours = (reading: Reading, one: Mention, other: Mention | undefined): Clock[] => {
  const start = bareHour(reading, one);
  if (!other || !start || !isRange(reading, one, other)) return [];
  if (clockAt(reading, other)) return [start];
  const end = bareHour(reading, other);
  const isTold =
    tellsHours(reading, one) || /\.(?:00|15|30|45)$/.test(textAt(reading.tokens, other.first));
  return end && isTold ? [start, end] : [];
};

/** Times of day told by numbers. */
export const hoursIn = (reading: Reading, mentions: readonly Mention[]): Clock[] =>
  mentions.flatMap((mention, at) => {
    const clock = clockAt(reading, mention);
    return clock ? [clock] : rangeHours(reading, mention, mentions[at + 1]);
  });

/** Whether a number is an hour of a range: "7.00-18.30" are no prices. */
export const isHourOfRange = (reading: Reading, mentions: readonly Mention[], at: number) =>
  [at, at - 1].some((place) => {
    const one = mentions[place];
    return one !== undefined && rangeHours(reading, one, mentions[place + 1]).length > 0;
  });
