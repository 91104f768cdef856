import type { Reading } from '../reading.ts';
import type { Token } from '../text/tokens.ts';
import { shortDayOf, weekdayOf } from './days.ts';
import type { Mention } from './mention.ts';
import type { Clock } from './spoken-hour.ts';
import { hourOfDay, isToldBefore } from './spoken-hour.ts';

const halves: Readonly<Record<string, 'am' | 'pm'>> = { am: 'am', pm: 'pm', a: 'am', p: 'pm' };

const halfAt = (tokens: readonly Token[], at: number): 'am' | 'pm' | undefined => {
  const [half, dot, m] = [tokens[at]?.text ?? '', tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (half.length === 2) return halves[half];
  return dot === '.' && m === 'm' ? halves[half] : undefined;
};

const minutesAt = (tokens: readonly Token[], at: number): number | undefined => {
  const [sign, minutes] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  return /^(?::|h)$/.test(sign) && /^[0-5]\d$/.test(minutes) ? Number(minutes) : undefined;
};

const dayPart = /^(?:soir|matin|noche|manana|tarde|noite|manha|sera|mattina|abend|avond|ochtend)$/;

const isAfterDay = (tokens: readonly Token[], first: number, last: number): boolean => {
  const day = tokens[first - 2]?.text ?? '';
  return (
    tokens[first - 1]?.text === ',' &&
    (dayPart.test(day) || weekdayOf(day) !== undefined) &&
    /^[.,]?$/.test(tokens[last + 1]?.text ?? '')
  );
};

const timetabled =
  /^(?:meeting|train|bus|call|alarm|flight|ferry|class|pick|pickup|appointment|shift|tram)$/;

/** "The 5.45 train": dotted, and named as things of a timetable are. */
const isTimetabled = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:the|your|that)$/.test(tokens[first - 1]?.text ?? '') &&
  timetabled.test(tokens[last]?.text ?? '');

/** "De 9h à 18h", "até às 21h". */
const isHourMark = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:h|u|uur|hs|hrs)$/.test(tokens[last]?.text ?? '') &&
  // "19 h, the bread is still good.", "Dimanche soir, 21 h."
  ((first === 0 && tokens[last + 1]?.text === ',') ||
    isAfterDay(tokens, first, last) ||
    /^(?:a|as|las|das|vers|des|ate|entre|dalle|alle|de|et|e|y|–|tot|om|vanaf|tussen|en|van|sao|son|sono|est|till?|until|from)$/.test(
      tokens[first - 1]?.text ?? '',
    ));

/** The time of day that begins with a number: "7:30 pm", "7pm", "19:30", "19 Uhr". */
export const clockAt = (
  tokens: readonly Token[],
  mention: Mention,
): (Clock & { last: number; isSure: boolean }) | undefined => {
  const spoken = hourOfDay(tokens, mention);
  if (spoken) return spoken;
  const { first, by } = mention;
  const [hours = '', dotted] = (tokens[first]?.text ?? '').split('.');
  if (dotted !== undefined && !/^[0-5]\d$/.test(dotted)) return undefined;
  if (by !== 'digits' || !/^(?:[01]?\d|2[0-4])$/.test(hours)) return undefined;
  const told = dotted === undefined ? minutesAt(tokens, first + 1) : undefined;
  const last = told === undefined ? first + 1 : first + 3;
  const half = halfAt(tokens, last);
  const isUur = tokens[last]?.text === 'uur' && (dotted !== undefined || told !== undefined);
  const isNow =
    isHourMark(tokens, first, last) &&
    (first === 0 ||
      isAfterDay(tokens, first, last) ||
      /^(?:sao|son|sono|est)$/.test(tokens[first - 1]?.text ?? ''));
  const isTrain = dotted !== undefined && isTimetabled(tokens, first, last);
  const isSure =
    isNow ||
    isTrain ||
    half !== undefined ||
    tokens[last]?.text === 'uhr' ||
    isUur ||
    told !== undefined;
  const named = isSure || isToldBefore(tokens, first, last) || isHourMark(tokens, first, last);
  if (!named) return undefined;
  const minutes = told ?? (dotted === undefined ? undefined : Number(dotted));
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  return {
    minutes: hour * 60 + (minutes ?? 0),
    either: half === undefined && hour <= 12,
    last,
    isSure,
  };
};

const halfDay = 12 * 60;

export const sameTime = (one: Clock, other: Clock): boolean =>
  one.either || other.either
    ? one.minutes % halfDay === other.minutes % halfDay
    : one.minutes === other.minutes;

const joins = /^(?:–|to|and|bis|till|til|until|a|au|ate|tot|e|y|et|und|en|alle|às|as)$/;

const isHour = ({ value, by }: Mention): boolean =>
  (by === 'digits' || by === 'words') && value <= 24 && value % 1 === 0;

const isRange = (tokens: readonly Token[], one: Mention, other: Mention): boolean => {
  const between = tokens.slice(one.last, other.first).map(({ text }) => text);
  // "16 u – 20 u", "9h à 18h": the first may have its own mark.
  const [first, ...rest] = /^(?:u|uur|uhr|h)$/.test(between[0] ?? '') ? between.slice(1) : between;
  return first === undefined || (rest.length === 0 && joins.test(first));
};

const opens =
  /^(?:open|opens|opening|hours|daily|geoffnet|offnungszeiten|ouverts?|ouvertures?|horaires?|abiert[oa]s?|abrimos|abre|horarios?|abert[oa]s?|apert[oi]|orari[oi]?|geopend|openingstijden|dagelijks|entre|zwischen|tussen|between)$/;

/** Days of the week or a word for opening: bare hours beside them are hours of the day. */
const tellsHours = ({ tokens }: Reading): boolean =>
  tokens.some(
    ({ text }, at) =>
      opens.test(text) ||
      weekdayOf(text) !== undefined ||
      (shortDayOf(text) !== undefined && tokens[at + 1]?.kind === 'number'),
  );

/** "5" of "5–7pm", both of "Tue–Fri 9–18": an hour that takes what it is from the one beside it. */
const rangeHours = (reading: Reading, one: Mention, other: Mention | undefined): Clock[] => {
  const { tokens } = reading;
  if (!other || !isHour(one) || !isRange(tokens, one, other)) return [];
  const end = clockAt(tokens, other);
  const start = { minutes: one.value * 60, either: one.value <= 12 };
  if (end) return [start];
  return isHour(other) && tellsHours(reading)
    ? [start, { minutes: other.value * 60, either: other.value <= 12 }]
    : [];
};

/** Every time of day that a sentence names. */
export const clocksIn = (reading: Reading, mentions: readonly Mention[]): Clock[] =>
  mentions.flatMap((mention, at) => {
    const clock = clockAt(reading.tokens, mention);
    return clock ? [clock] : rangeHours(reading, mention, mentions[at + 1]);
  });

/** Whether a time of day lies in opening hours that were given: "10 to 5" holds three o'clock. */
export const isWithin = ({ minutes, either }: Clock, given: readonly Clock[]): boolean =>
  given.some((start, at) => {
    const end = given[at + 1];
    if (!end) return false;
    const last = end.minutes <= start.minutes ? end.minutes + halfDay : end.minutes;
    return [minutes, ...(either ? [minutes + halfDay] : [])].some(
      (time) => start.minutes <= time && time <= last,
    );
  });
