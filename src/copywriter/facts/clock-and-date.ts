import type { Run } from './number-run.ts';
import { noon } from './quantity.ts';
import { isBesides, type Token } from './text.ts';
import { type Lexicon, sharedWords } from './words.ts';

/** "8 in the evening", "sept heures du soir", "8 da noite": how many hours the part of the day adds. */
const hoursOfDayPart = (tokens: readonly Token[], from: number, lexicon: Lexicon) => {
  for (let at = from; at < from + maxDayPart; at++) {
    const norm = tokens[at]?.norm ?? '';
    if (lexicon.words.late.includes(norm)) return 12;
    if (lexicon.words.early.includes(norm)) return 0;
    const isBetween = lexicon.isFunctionWord(norm) || lexicon.unitOf(norm) === 'hour';
    if (!isBetween && !/^['’-]$/.test(norm) && !sharedWords.dayPartJoins.has(norm))
      return undefined;
  }
  return undefined;
};

const maxDayPart = 5;

/** "14:30", "14h30", "8 h 40", "2 pm", "7p", "9 Uhr", "alle 20.30": minutes after midnight. */
export const clockAt = (tokens: readonly Token[], run: Run, lexicon: Lexicon) => {
  const clock = markedClockAt(tokens, run, lexicon);
  const { next, value } = run;
  const hours = hoursOfDayPart(tokens, clock?.next ?? next, lexicon);
  if (clock || hours === undefined || !(value >= 1 && value <= 12))
    return clock && clock.value < noon
      ? { ...clock, value: clock.value + (hours ?? 0) * 60 }
      : clock;
  return { value: ((value % 12) + hours) * 60, unit: 'clock', next };
};

/** A time of day that shows by a mark or a word beside its digits. */
const markedClockAt = (
  tokens: readonly Token[],
  { first, next, value, isWord }: Run,
  { words, unitOf }: Lexicon,
) => {
  const [number, mark, minutes] = [tokens[first], tokens[next], tokens[next + 1]];
  if (isWord || !number || value > 24) return undefined;
  const isHalf = (at: number) => {
    const { norm = '' } = tokens[at] ?? {};
    const isJoinedLetter =
      words.clockLetters.includes(norm) && isBesides(tokens[at - 1], tokens[at]);
    return words.clock.includes(norm) || isJoinedLetter;
  };
  const clock = (hours: number, low: number, after: number) => {
    const isNamed = isHalf(after);
    const isLate = isNamed && words.afternoon.includes(tokens[after]?.norm ?? '') && hours < 12;
    const sum = (isLate ? hours + 12 : hours) * 60 + low;
    return { value: sum, unit: 'clock', next: isNamed ? after + 1 : after };
  };
  const hourAndMinutes = /^(\d{1,2})\.([0-5]\d)$/.exec(number.norm);
  const isHour = mark?.norm === 'h' || sharedWords.hourMarks.has(mark?.norm ?? '');
  const wordBefore = tokens[first - 1]?.norm ?? '';
  const isAnnounced = words.clockBefore.includes(wordBefore);
  if (hourAndMinutes && (isHour || isHalf(next) || isAnnounced))
    return clock(Number(hourAndMinutes[1]), Number(hourAndMinutes[2]), isHour ? next + 1 : next);
  if (!Number.isInteger(value)) return undefined;
  // "alle 20", "entro le 8"; "le 8 regole" are no time of day.
  if (
    isAnnounced &&
    mark?.norm !== ':' &&
    mark?.kind !== 'word' &&
    unitOf(mark?.norm ?? '') === undefined
  )
    return clock(value, 0, next);
  if (!mark) return undefined;
  const low = /^[0-5]\d$/.test(minutes?.norm ?? '') ? Number(minutes?.norm) : Number.NaN;
  const isJoined = isBesides(number, mark) && isBesides(mark, minutes);
  if (low < 60 && ((mark.norm === ':' && isJoined) || mark.norm === 'h'))
    return clock(value, low, next + 2);
  if (mark.norm === 'h') return clock(value, 0, next + 1);
  return isHalf(next) ? clock(value, 0, next) : undefined;
};

/** `yearDigits`: of a year that belongs to the digits of the date. */
export type DateReading = Omit<Run, 'isWord'> & { unit: string; yearDigits?: string | undefined };

/**
 * "fino al 15/6", "bis 30.6.", "03/07/2026": a date in digits has a year or follows a word such as "until". The
 * English write the day first and the Americans the month: theirs is read only where the other is impossible.
 */
const numericDateAt = (
  tokens: readonly Token[],
  { first, next }: Run,
  lexicon: Lexicon,
): DateReading | undefined => {
  const isDotted = /^\d{1,2}\.\d{1,2}(?:\.\d{2,4})?$/.test(tokens[first]?.norm ?? '');
  const isJoinedAt = (at: number) =>
    tokens[at]?.norm === '/' &&
    isBesides(tokens[at - 1], tokens[at]) &&
    isBesides(tokens[at], tokens[at + 1]);
  const isSlashed = isJoinedAt(next);
  if (!isDotted && !isSlashed) return undefined;
  const end = isDotted ? next : isJoinedAt(next + 2) ? next + 4 : next + 2;
  const norms = tokens.slice(first, end).map(({ norm }) => norm);
  const parts = /^(\d{1,2})[./](\d{1,2})(?:[./]((?:20)?\d\d))?$/.exec(norms.join(''));
  if (!parts) return undefined;
  const isNamed = lexicon.words.dateBefore.includes(tokens[first - 1]?.norm ?? '');
  // A dot ends a date and may end a sentence: "Note 4.8." stays a number.
  const isEnded = isSlashed || parts[3] !== undefined || tokens[end]?.norm === '.';
  if (!isEnded || !(parts[3] || isNamed)) return undefined;
  const [left, right] = [Number(parts[1]), Number(parts[2])];
  const { monthBeforeDay } = lexicon.words;
  const isMonthFirst = monthBeforeDay && right > 12;
  if (monthBeforeDay && left <= 12 && right <= 12 && left !== right) return undefined;
  const [day, month] = isMonthFirst ? [right, left] : [left, right];
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  return {
    value: month * 100 + day,
    unit: 'date',
    first,
    next: end,
    yearDigits: parts[3],
  };
};

/** A date in digits, or a day beside the name of its month. */
export const dateAt = (
  tokens: readonly Token[],
  run: Run,
  lexicon: Lexicon,
): DateReading | undefined => {
  const { first, next, value, isWord } = run;
  const numeric = isWord ? undefined : numericDateAt(tokens, run, lexicon);
  if (numeric) return numeric;
  if (isWord || !Number.isInteger(value) || value < 1 || value > 31) return undefined;
  const { months, monthBeforeDay } = lexicon.words;
  const monthAt = (at: number) => months[tokens[at]?.norm ?? ''];
  // "30. September", "30 de septiembre", "1er mars", "30th September"
  const { norm = '' } = tokens[next] ?? {};
  const step = norm === '.' || sharedWords.dayMonthJoins.has(norm) ? 1 : 0;
  const after = monthAt(next + step);
  if (after) return { value: after * 100 + value, unit: 'date', first, next: next + step + 1 };
  const before = monthBeforeDay ? monthAt(first - 1) : undefined;
  if (before) return { value: before * 100 + value, unit: 'date', first: first - 1, next };
  return undefined;
};
