import type { Reading } from '../reading.ts';
import { type Token, textAt } from '../text/tokens.ts';
import type { Mention } from './fact.ts';

/** A time of day; without "am" or "pm" an hour up to twelve may be either. */
export type Clock = { minutes: number; either: boolean };

/** One that a number tells: the token from which to read on, and whether it can be nothing else. */
export type Hour = Clock & { last: number; isSure: boolean };

/** "alle 10", "a las 10": the word before makes it a time of day, unless it counts something. */
export const isToldBefore = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:alle|las|as|um|om|at|until|till|til|bis|hasta|ate|fino|tot)$/.test(
    textAt(tokens, first - 1),
  ) &&
  !/^[%€$£]$/.test(textAt(tokens, last)) &&
  (tokens[last]?.kind !== 'word' ||
    /^(?:e|y|und|en|de|del|di|o|u|oder|of|una?|uno|el|la|il|uma?|eine?|een|het|der|die|das)$/.test(
      textAt(tokens, last),
    ));

const partOfDay =
  /^(?:morning|evening|afternoon|night|manana|tarde|noche|matin|soir|manha|noite|mattina|mattino|sera|notte|morgens|fruh|abends|nachmittags|ochtends|avonds|middags)$/;

const morning = /^(?:morning|manana|matin|manha|mattina|mattino|morgens|fruh|ochtends)$/;

const beforePart =
  /^(?:in|the|at|o|clock|oclock|uhr|heures?|h|ore|horas|uur|de|la|da|del|della|di|du|s|zu)$/;

/** "Alle nove e cinque", "9 Uhr 15": minutes behind the hour. */
const minutesAfter = ({ tokens, tongue }: Reading, at: number): [minutes: number, last: number] => {
  const place = tongue.isAnd(textAt(tokens, at)) ? at + 1 : at;
  const token = tokens[place];
  const minutes = token?.kind === 'number' ? Number(token.text) : tongue.number(token?.text ?? '');
  const isTold = minutes !== undefined && minutes >= 5 && minutes < 60;
  return isTold ? [minutes, place + 1] : [0, at];
};

/** "Nine in the evening", "sept heures du matin", "nove da noite". */
export const hourOfDay = (
  reading: Reading,
  { value, by, first, last }: Mention,
): Hour | undefined => {
  const { tokens } = reading;
  if ((by !== 'words' && by !== 'digits') || value < 1 || value > 12) return undefined;
  const timeAt = (end: number): Hour => {
    const [minutes, until] = minutesAfter(reading, end);
    return { minutes: value * 60 + minutes, either: true, last: until, isSure: true };
  };
  let at = last;
  while (at < last + 4 && beforePart.test(textAt(tokens, at))) at += 1;
  const part = textAt(tokens, at);
  const isClock =
    /^(?:o|uhr)$/.test(textAt(tokens, last)) &&
    (tokens[last]?.text === 'uhr' || tokens[last + 1]?.text === 'clock');
  if (isClock) return timeAt(last + 1);
  // "Aterra às dez", "um acht": told as an hour, with nothing counted after it.
  if (by === 'words' && isToldBefore(tokens, first, last)) return timeAt(last);
  // "Two nights": a part of the day right after a number is counted.
  if (!partOfDay.test(part) || (at === last && !/^(?:morgens|abends|fruh)$/.test(part)))
    return undefined;
  const hour = Math.floor(value);
  const isLate = !morning.test(part) && value >= 4 && value < 12;
  const isEither = value === 12 || (!morning.test(part) && value < 4);
  return {
    // "6.45 in the morning" has minutes after its point.
    minutes:
      (hour + (isLate ? 12 : 0)) * 60 + Math.round((value - hour) * (by === 'words' ? 60 : 100)),
    either: isEither,
    last: at + 1,
    isSure: true,
  };
};
