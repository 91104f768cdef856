import type { Token } from '../text/tokens.ts';
import type { Mention } from './mention.ts';

/** A time of day; without "am" or "pm" an hour up to twelve may be either. */
export type Clock = { minutes: number; either: boolean };

/** "alle 10", "a las 10": the word before makes it a time of day, unless it counts something. */
export const isToldBefore = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^(?:alle|las|as|um|om|at)$/.test(tokens[first - 1]?.text ?? '') &&
  (tokens[last]?.kind !== 'word' ||
    /^(?:e|y|und|en|de|del|di|o|u|oder|of|una?|uno|el|la|il|uma?|eine?|een|het|der|die|das)$/.test(
      tokens[last]?.text ?? '',
    ));

const partOfDay =
  /^(?:morning|evening|afternoon|night|manana|tarde|noche|matin|soir|manha|noite|mattina|mattino|sera|notte|morgens|fruh|abends|nachmittags|ochtends|avonds|middags)$/;

const morning = /^(?:morning|manana|matin|manha|mattina|mattino|morgens|fruh|ochtends)$/;

const beforePart =
  /^(?:in|the|at|o|clock|oclock|uhr|heures?|h|ore|horas|uur|de|la|da|del|della|di|du|s|zu)$/;

/** "Nine in the evening", "sept heures du matin", "nove da noite". */
export const hourOfDay = (
  tokens: readonly Token[],
  { value, by, first, last }: Mention,
): (Clock & { last: number; isSure: boolean }) | undefined => {
  if ((by !== 'words' && by !== 'digits') || value < 1 || value > 12) return undefined;
  let at = last;
  while (at < last + 4 && beforePart.test(tokens[at]?.text ?? '')) at += 1;
  const part = tokens[at]?.text ?? '';
  const isClock =
    /^(?:o|uhr)$/.test(tokens[last]?.text ?? '') &&
    (tokens[last]?.text === 'uhr' || tokens[last + 1]?.text === 'clock');
  if (isClock) return { minutes: value * 60, either: true, last: last + 1, isSure: true };
  // "Aterra às dez", "um acht": told as an hour, with nothing counted after it.
  if (by === 'words' && isToldBefore(tokens, first, last))
    return { minutes: value * 60, either: true, last, isSure: true };
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
