import type { Reading } from '../reading.ts';
import type { Token } from '../text/tokens.ts';
import type { Mention } from './mention.ts';
import type { Clock } from './spoken-hour.ts';
import { hourOfDay, isToldBefore } from './spoken-hour.ts';

const halves: Readonly<Record<string, 'am' | 'pm'>> = { am: 'am', pm: 'pm', a: 'am', p: 'pm' };

const halfAt = (tokens: readonly Token[], at: number): 'am' | 'pm' | undefined => {
  const [half, dot, m] = [tokens[at]?.text ?? '', tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (half.length === 2) return halves[half];
  return dot === '.' && m === 'm' ? halves[half] : undefined;
};

/** "18 h 30", "7:30"; but the "23" of "7h-23h" is an hour of its own. */
export const minutesAt = (
  { tokens, folded: { flat } }: Reading,
  at: number,
): number | undefined => {
  const [number, sign, minutes] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const gap = flat.slice(sign?.end, minutes?.start) + flat.slice(number?.end, sign?.start);
  // "2h 38 €": a price after a length.
  if (/^(?:[$€£]|euros?|eur)$/.test(tokens[at + 2]?.text ?? '')) return undefined;
  const isMark = sign?.text === ':' ? gap === '' : sign?.text === 'h' && /^ *$/.test(gap);
  return isMark && /^[0-5]\d$/.test(minutes?.text ?? '') ? Number(minutes?.text) : undefined;
};

/** "At 8.10 the chain snaps", "the 5.45 train": dotted, after a word of time, with nothing counted after it. */
const isAtDotted = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:the|your|that|s|is|ist|est|sono|son|sao|at|by|until|til|till|um|om|bis|tot|alle|dalle|las|as|after|before|nach|vor|na|voor)$/.test(
    tokens[first - 1]?.text ?? '',
  ) && !/^(?:[$€£%]|euros?|eur|km|kg|m|l)$/.test(tokens[last]?.text ?? '');

/** "De 9h à 18h", "até às 21h". */
const isHourMark = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:h|u|uur|hs|hrs)$/.test(tokens[last]?.text ?? '') &&
  /^(?:a|as|las|das|vers|des|ate|entre|dalle|alle|de|et|e|y|–|tot|om|vanaf|tussen|en|van|sao|son|sono|est|till?|until|from)$/.test(
    tokens[first - 1]?.text ?? '',
  );

/** The time of day that begins with a number: "7:30 pm", "7pm", "19:30", "19 Uhr". */
export const clockAt = (
  reading: Reading,
  mention: Mention,
): (Clock & { last: number; isSure: boolean }) | undefined => {
  const { tokens } = reading;
  const spoken = hourOfDay(reading, mention);
  if (spoken) return spoken;
  const { first, by } = mention;
  const [hours = '', dotted] = (tokens[first]?.text ?? '').split('.');
  if (dotted !== undefined && !/^[0-5]\d$/.test(dotted)) return undefined;
  if (by !== 'digits' || !/^(?:[01]?\d|2[0-4])$/.test(hours)) return undefined;
  const told = dotted === undefined ? minutesAt(reading, first + 1) : undefined;
  const last = told === undefined ? first + 1 : first + 3;
  const half = halfAt(tokens, last);
  const isUur = tokens[last]?.text === 'uur' && (dotted !== undefined || told !== undefined);
  const isTrain = dotted !== undefined && isAtDotted(tokens, first, last);
  // "Dimanche soir, 21 h.": alone between two marks; "são 21h".
  const [before, after] = [tokens[first - 1]?.text ?? '', tokens[last + 1]?.text ?? ''];
  const isAlone =
    /^(?:h|u|uur)$/.test(tokens[last]?.text ?? '') &&
    (/^(?:sao|son|sono|est)$/.test(before) ||
      [before, after].every((text) => /^[,.:]?$/.test(text)));
  const isSure =
    isAlone ||
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

export const halfDay = 12 * 60;

export const sameTime = (one: Clock, other: Clock): boolean =>
  one.either || other.either
    ? one.minutes % halfDay === other.minutes % halfDay
    : one.minutes === other.minutes;
