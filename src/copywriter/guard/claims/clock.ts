import type { Reading } from '../reading.ts';
import type { Token } from '../text/tokens.ts';
import type { Mention } from './mention.ts';

/** A time of day; without "am" or "pm" an hour up to twelve may be either. */
export type Clock = { minutes: number; either: boolean };

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

/** "alle 10", "a las 10": the word before makes it a time of day, unless it counts something. */
const isToldBefore = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:alle|las|um|om)$/.test(tokens[first - 1]?.text ?? '') &&
  (tokens[last]?.kind !== 'word' ||
    /^(?:e|y|und|en|de|del|di|o|u|oder|of)$/.test(tokens[last]?.text ?? ''));

const partOfDay =
  /^(?:morning|evening|afternoon|night|manana|tarde|noche|matin|soir|manha|noite|mattina|mattino|sera|notte|morgens|fruh|abends|nachmittags|ochtends|avonds|middags)$/;
const morning = /^(?:morning|manana|matin|manha|mattina|mattino|morgens|fruh|ochtends)$/;
const beforePart =
  /^(?:in|the|at|o|clock|oclock|uhr|heures?|h|ore|horas|uur|de|la|da|del|della|di|du|s|zu)$/;

/** "Nine in the evening", "sept heures du matin", "nove da noite". */
const hourOfDay = (
  tokens: readonly Token[],
  { value, by, last }: Mention,
): (Clock & { last: number; isSure: boolean }) | undefined => {
  if ((by !== 'words' && by !== 'digits') || value < 1 || value > 12) return undefined;
  let at = last;
  while (at < last + 4 && beforePart.test(tokens[at]?.text ?? '')) at += 1;
  const part = tokens[at]?.text ?? '';
  // "Two nights": a part of the day right after a number is counted.
  if (!partOfDay.test(part) || (at === last && !/^(?:morgens|abends|fruh)$/.test(part)))
    return undefined;
  const isLate = !morning.test(part) && value >= 4 && value < 12;
  const isEither = value === 12 || (!morning.test(part) && value < 4);
  return {
    minutes: (value + (isLate ? 12 : 0)) * 60,
    either: isEither,
    last: at + 1,
    isSure: true,
  };
};

/** "De 9h à 18h", "até às 21h". */
const isHourMark = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens[last]?.text === 'h' &&
  /^(?:a|as|las|vers|des|ate|entre|dalle|alle|de|et|e|y|–)$/.test(tokens[first - 1]?.text ?? '');

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
  const isSure = half !== undefined || tokens[last]?.text === 'uhr' || isUur || told !== undefined;
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

/** "5" of "5–7pm": an hour that takes its half of the day from the next one. */
const openingHour = (
  tokens: readonly Token[],
  { value, by, last }: Mention,
  next: Mention | undefined,
): Clock | undefined => {
  const isHour = by === 'digits' && value <= 24 && value % 1 === 0;
  if (!isHour || !next || clockAt(tokens, next) === undefined) return undefined;
  const between = tokens.slice(last, next.first);
  const isRange =
    between.length === 0 || (between.length === 1 && joins.test(between[0]?.text ?? ''));
  return isRange ? { minutes: value * 60, either: true } : undefined;
};

/** Every time of day that a sentence names. */
export const clocksIn = ({ tokens }: Reading, mentions: readonly Mention[]): Clock[] =>
  mentions.flatMap(
    (mention, at) =>
      clockAt(tokens, mention) ?? openingHour(tokens, mention, mentions[at + 1]) ?? [],
  );
