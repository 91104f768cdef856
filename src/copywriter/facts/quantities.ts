import { type Token, tokensOf } from './text.ts';
import { type Lexicon, lexiconFor, sumOfParts } from './words.ts';

/** A number of a text with what it counts. */
export type Quantity = {
  value: number;
  /**
   * Canonical: 'money:EUR', 'percent', 'minute', 'day', 'kg', 'clock' (minutes after midnight), 'date'
   * (month and day), 'rating'; 'count' before a noun, 'number' alone, 'size' for "6x4", 'short:…' before letters
   * that we do not know ("12ft"), and 'label:…' for what only names something: "B12", "step 2".
   */
  unit: string;
  /** The unit it is paid or done by: 'month', 'person'. */
  per?: string;
  bound: 'exact' | 'min' | 'max' | 'approx';
  text: string;
  start: number;
  end: number;
  /** Written in words, not in digits. */
  isWord: boolean;
};

const blanks = /[\s\u00a0\u202f]/g;

/** 1.000,50 · 1,000.50 · 1 000,50 · 1'000.50: a single sign before exactly three digits parts thousands. */
const numberFrom = (digits: string): number => {
  const text = digits.replace(blanks, '').replace(/['’]/g, '');
  if (!/^\d/.test(text)) {
    const [above = '', below = '1'] = text.normalize('NFKC').split('\u2044');
    return Number(above) / Number(below);
  }
  const marks = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const tail = text.length - last - 1;
  const isGrouped =
    marks.length > 0 && new Set(marks).size === 1 && tail === 3 && !text.startsWith('0');
  const whole = last < 0 || isGrouped ? text : text.slice(0, last);
  const value = Number(whole.replace(/[.,]/g, ''));
  if (last < 0 || isGrouped) return value;
  // "1.2.3" is a version and no number.
  if (marks.length > 1 && new Set(marks).size === 1) return Number.NaN;
  return Number(`${value}.${text.slice(last + 1)}`);
};

/** A run of tokens that says one number: digits, or words such as "twenty five thousand". */
type Run = { first: number; next: number; value: number; isWord: boolean };

const isBesides = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && left.end === right.start;

/** Words of scale that may follow digits: "12 mil", "10k", "3 Mio.", "£2m" */
const scaleOf = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const token = tokens[at];
  if (token?.kind !== 'word') return 1;
  const isLetter = token.norm.length === 1;
  if (isLetter && !isBesides(tokens[at - 1], token)) return 1;
  if (isLetter && token.norm === 'k') return 1000;
  // "£2m cover": behind the sign of a currency the letter is no metre.
  if (token.norm === 'm' && /^[€$£]$/.test(tokens[at - 2]?.norm ?? '')) return 1_000_000;
  const value = lexicon.words.numbers[token.norm] ?? 1;
  return value >= 100 ? value : 1;
};

const runAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): Run | undefined => {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const scale = scaleOf(tokens, at + 1, lexicon);
    const value = numberFrom(token.norm) * scale;
    return { first: at, next: scale > 1 ? at + 2 : at + 1, value, isWord: false };
  }
  if (token?.kind !== 'word') return undefined;
  const parts: number[] = [];
  let next = at;
  for (let look = at; look < tokens.length; look++) {
    const norm = tokens[look]?.norm ?? '';
    const value = lexicon.numberOf(norm);
    if (value !== undefined && norm !== 'k') {
      // "ein oder zwei Hunde" are two numbers, "zwanzig fünf" is one: after units only scales follow.
      const before = parts.at(-1);
      const belongs =
        before === undefined ||
        value >= 100 ||
        before > value ||
        (lexicon.code === 'fr' && before === 4 && value === 20);
      if (!belongs || (value < 1 && before !== undefined)) break;
      parts.push(value);
      next = look + 1;
    } else if (
      parts.length === 0 ||
      look !== next ||
      !(norm === '-' || lexicon.words.joins.includes(norm))
    )
      break;
  }
  if (parts.length === 0) return undefined;
  // "a half": the article adds nothing to what follows.
  const after = lexicon.numberOf(tokens[next]?.norm ?? '');
  if (next === at + 1 && parts[0] === 1 && after !== undefined && after < 1) return undefined;
  return { first: at, next, value: sumOfParts(parts, lexicon.code === 'fr'), isWord: true };
};

/** "Deux heures et demie", "an hour and a half", "zeven euro vijftig": what follows a number's unit and belongs to it. */
const restAfter = (
  tokens: readonly Token[],
  { next, unit }: { next: number; unit: string },
  lexicon: Lexicon,
): { value: number; next: number } | undefined => {
  const isJoined = lexicon.words.joins.includes(tokens[next]?.norm ?? '');
  const at = next + (isJoined ? 1 : 0);
  const [word, further] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  // "And a half": the article is a number word, too.
  const skip = isJoined && (word === 'a' || lexicon.numberOf(word) === 1) ? 1 : 0;
  const part = lexicon.numberOf(skip ? further : word);
  if (part === undefined || lexicon.unitOf(tokens[at + skip + 1]?.norm ?? '')) return undefined;
  if (isJoined && part < 1) return { value: part, next: at + skip + 1 };
  const isCents = unit.startsWith('money:') && part > 4;
  const isMinutes = unit === 'hour' && part > 4 && part < 60;
  return (isCents || isMinutes) && part < 100 && skip === 0
    ? { value: part / (isCents ? 100 : 60), next: at + 1 }
    : undefined;
};

const skipBlankSigns = (tokens: readonly Token[], at: number): number =>
  /^[-'’]$/.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.kind === 'word' ? at + 1 : at;

type Unit = { unit: string; next: number };

const maxShortForm = 3;

/** The unit after a number, one describing word between them at most: "14 free days". */
const unitAfter = (tokens: readonly Token[], from: number, lexicon: Lexicon): Unit => {
  const at = skipBlankSigns(tokens, from);
  const [token, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || token.kind === 'number') return { unit: 'number', next: from };
  const own = lexicon.unitOf(token.norm);
  const pair = `${token.norm}${second?.norm ?? ''}`;
  // "per cent", "por ciento" and "pour cent" are two words for a percent.
  if (/^(?:percent|porciento|pourcent|percento|porcento)$/.test(pair))
    return { unit: 'percent', next: at + 2 };
  if (token.norm === 'r' && second?.norm === '$') return { unit: 'money:BRL', next: at + 2 };
  // "41 m2", "41 m²"
  if (own === 'm' && /^[2²]$/.test(second?.norm ?? '') && isBesides(token, second))
    return { unit: 'm2', next: at + 2 };
  if (own) return { unit: own, next: at + 1 };
  if (token.kind === 'sign' || lexicon.isFunctionWord(token.norm))
    return { unit: 'number', next: from };
  const isNear = second?.kind === 'word' && (tokens[at + 1]?.start ?? 0) - token.end <= 1;
  const farther = isNear ? lexicon.unitOf(second.norm) : undefined;
  if (farther && !lexicon.isFunctionWord(second?.norm ?? '') && third !== second)
    return { unit: farther, next: at + 2 };
  // A word of two or three letters is a short form of something: "599e", "41 sqm", "12ft".
  if (token.norm.length <= maxShortForm)
    return isBesides(tokens[at - 1], token)
      ? { unit: `short:${token.norm}`, next: at + 1 }
      : { unit: 'number', next: from };
  return { unit: 'count', next: at + 1 };
};

const unitBefore = (tokens: readonly Token[], at: number, lexicon: Lexicon) => {
  const token = tokens[at - 1];
  const unit = token && lexicon.unitOf(token.norm);
  if (!token || !unit?.startsWith('money:')) return undefined;
  const isBrazil = token.norm === '$' && tokens[at - 2]?.norm === 'r';
  return { unit: isBrazil ? 'money:BRL' : unit, first: isBrazil ? at - 2 : at - 1 };
};

const matchesAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  at >= 0 && words.every((word, step) => tokens[at + step]?.norm === word);

const perAfter = (
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
  depth = 0,
): { per: string; next: number } | undefined => {
  const short = lexicon.words.perShort[tokens[from]?.norm ?? ''];
  if (short) return { per: short, next: from + 1 };
  for (const words of lexicon.perPhrases.get(tokens[from]?.norm ?? '') ?? []) {
    if (!matchesAt(tokens, from, words)) continue;
    const noun = from + words.length;
    const unit = lexicon.unitOf(tokens[noun]?.norm ?? '');
    // "per employee per month": a noun that is no unit may stand between.
    if (!unit && depth === 0 && tokens[noun]?.kind === 'word') {
      const further = perAfter(tokens, noun + 1, lexicon, 1);
      if (further) return further;
    }
    if (unit && !unit.startsWith('money:') && unit !== 'percent')
      return { per: unit, next: from + words.length + 1 };
  }
  return undefined;
};

const boundOf = (
  tokens: readonly Token[],
  { first, next, unit }: { first: number; next: number; unit: string },
  lexicon: Lexicon,
) => {
  if (unit.startsWith('label:')) return 'exact';
  if (tokens[first - 1]?.norm === '+' && isBesides(tokens[first - 1], tokens[first])) return 'min';
  // Most numbers have no limit: no word of one stands near.
  const nearby = [...tokens.slice(Math.max(0, first - 3), first), ...tokens.slice(next, next + 2)];
  if (!nearby.some(({ norm }) => lexicon.isBoundWord(norm))) return 'exact';
  // One small word may stand between: "al massimo in dieci".
  const skips = lexicon.isFunctionWord(tokens[first - 1]?.norm ?? '') ? [0, 1] : [0];
  for (const { bound, isAfter, isForMoney, words } of lexicon.bounds) {
    if (isForMoney && !unit.startsWith('money:') && unit !== 'person') continue;
    const isSign = words[0] === '+';
    if (
      isAfter &&
      matchesAt(tokens, next, words) &&
      (!isSign || isBesides(tokens[next - 1], tokens[next]))
    )
      return bound;
    if (!isAfter && skips.some((skip) => matchesAt(tokens, first - skip - words.length, words)))
      return bound;
  }
  return 'exact';
};

/** "8 in the evening", "sept heures du soir", "8 da noite": how many hours the part of the day adds. */
const hoursOfDayPart = (tokens: readonly Token[], from: number, lexicon: Lexicon) => {
  for (let at = from; at < from + maxDayPart; at++) {
    const norm = tokens[at]?.norm ?? '';
    if (lexicon.words.late.includes(norm)) return 12;
    if (lexicon.words.early.includes(norm)) return 0;
    const isBetween = lexicon.isFunctionWord(norm) || lexicon.unitOf(norm) === 'hour';
    if (!isBetween && !/^(?:uhr|['’-]|s|apres)$/.test(norm)) return undefined;
  }
  return undefined;
};

const maxDayPart = 5;
const noon = 12 * 60;

/** "14:30", "14h30", "8 h 40", "2 pm", "7p", "9 Uhr", "alle 20.30": minutes after midnight. */
const clockAt = (tokens: readonly Token[], run: Run, lexicon: Lexicon) => {
  const clock = clockSignAt(tokens, run, lexicon);
  const { next, value } = run;
  const hours = hoursOfDayPart(tokens, clock?.next ?? next, lexicon);
  if (clock || hours === undefined || !(value >= 1 && value <= 12))
    return clock && clock.value < noon
      ? { ...clock, value: clock.value + (hours ?? 0) * 60 }
      : clock;
  return { value: ((value % 12) + hours) * 60, unit: 'clock', next };
};

const clockSignAt = (
  tokens: readonly Token[],
  { first, next, value, isWord }: Run,
  { words, code }: Lexicon,
) => {
  const [number, sign, minutes] = [tokens[first], tokens[next], tokens[next + 1]];
  if (isWord || !number || value > 24) return undefined;
  const isHalf = (at: number) => {
    const { norm = '' } = tokens[at] ?? {};
    const isJoinedLetter =
      code === 'en' && /^[ap]$/.test(norm) && isBesides(tokens[at - 1], tokens[at]);
    return words.clock.includes(norm) || isJoinedLetter;
  };
  const clock = (hours: number, low: number, after: number) => {
    const isNamed = isHalf(after);
    const isLate = isNamed && /^pm?$/.test(tokens[after]?.norm ?? '') && hours < 12;
    const sum = (isLate ? hours + 12 : hours) * 60 + low;
    return { value: sum, unit: 'clock', next: isNamed ? after + 1 : after };
  };
  const hourAndMinutes = /^(\d{1,2})\.([0-5]\d)$/.exec(number.norm);
  const isHour = /^(?:h|uur|u)$/.test(sign?.norm ?? '');
  const wordBefore = tokens[first - 1]?.norm ?? '';
  const isAnnounced = words.clockBefore.includes(wordBefore);
  if (hourAndMinutes && (isHour || isHalf(next) || isAnnounced))
    return clock(Number(hourAndMinutes[1]), Number(hourAndMinutes[2]), isHour ? next + 1 : next);
  if (!Number.isInteger(value)) return undefined;
  // "alle 20", "entro le 8"; "le 8 regole" are no time of day.
  if (
    isAnnounced &&
    sign?.norm !== ':' &&
    sign?.kind !== 'word' &&
    lexiconFor(code).unitOf(sign?.norm ?? '') === undefined
  )
    return clock(value, 0, next);
  if (!sign) return undefined;
  const low = /^[0-5]\d$/.test(minutes?.norm ?? '') ? Number(minutes?.norm) : Number.NaN;
  const isJoined = isBesides(number, sign) && isBesides(sign, minutes);
  if (low < 60 && ((sign.norm === ':' && isJoined) || sign.norm === 'h'))
    return clock(value, low, next + 2);
  if (sign.norm === 'h') return clock(value, 0, next + 1);
  return isHalf(next) ? clock(value, 0, next) : undefined;
};

/** `yearDigits`: of a year that belongs to the digits of the date. */
type DateReading = Omit<Run, 'isWord'> & { unit: string; yearDigits?: string | undefined };

/**
 * "fino al 15/6", "bis 30.6.", "03/07/2026": a date in digits has a year or stands behind a word such as "until". The
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
  const isMonthFirst = lexicon.code === 'en' && right > 12;
  if (lexicon.code === 'en' && left <= 12 && right <= 12 && left !== right) return undefined;
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

const dateAt = (tokens: readonly Token[], run: Run, lexicon: Lexicon): DateReading | undefined => {
  const { first, next, value, isWord } = run;
  const numeric = isWord ? undefined : numericDateAt(tokens, run, lexicon);
  if (numeric) return numeric;
  if (isWord || !Number.isInteger(value) || value < 1 || value > 31) return undefined;
  const { months } = lexicon.words;
  const monthAt = (at: number) => months[tokens[at]?.norm ?? ''];
  // "30. September", "30 de septiembre", "1er mars", "30th September"
  const step = tokens[next] && /^(?:\.|de|er|st|nd|rd|th)$/.test(tokens[next].norm) ? 1 : 0;
  const after = monthAt(next + step);
  if (after) return { value: after * 100 + value, unit: 'date', first, next: next + step + 1 };
  const before = lexicon.code === 'en' ? monthAt(first - 1) : undefined;
  if (before) return { value: before * 100 + value, unit: 'date', first: first - 1, next };
  return undefined;
};

/** Numbers that name something: "B12", "step 2", versions. */
const labelAt = (tokens: readonly Token[], { first, next, value }: Run, lexicon: Lexicon) => {
  const [before, number, after] = [tokens[first - 1], tokens[first], tokens[next]];
  if (!number || Number.isNaN(value)) return { unit: 'label:version' };
  if (before?.kind === 'word' && isBesides(before, number) && !lexicon.unitOf(before.norm))
    return { unit: `label:${before.norm}` };
  const isMeasured = after !== undefined && lexicon.unitOf(after.norm) !== undefined;
  if (before?.kind === 'word' && lexicon.words.labels.includes(before.norm) && !isMeasured)
    return { unit: `label:${before.norm}` };
  return undefined;
};

/** "24/7", "4.8/5": two numbers of one expression. */
const isRatio = (tokens: readonly Token[], { first, next }: Run): boolean => {
  const isJoined = (left: number, right: number) =>
    tokens[left]?.norm === '/' &&
    tokens[right]?.kind === 'number' &&
    (left < right
      ? isBesides(tokens[next - 1], tokens[left]) && isBesides(tokens[left], tokens[right])
      : isBesides(tokens[right], tokens[left]) && isBesides(tokens[left], tokens[first]));
  return isJoined(next, next + 1) || isJoined(first - 1, first - 2);
};

// Bounded parts: a long text without blanks is read once.
const addresses =
  /\b(?:https?:\/\/|www\.)\S+|(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,100}|\b[\w-]{1,63}\.(?:com|de|net|org|example|fr|es|it|nl|pt|eu|io|app|shop|ch|at|be|uk)\b\S*/giu;

const noCents = /(?<=\d)[.,'’][-–—]{1,2}(?!\d)/gu;

/** What a number counts, by the first of these readings that fits: a date, a name, a time of day, a unit. */
const readingOf = (
  tokens: readonly Token[],
  run: Run,
  lexicon: Lexicon,
): DateReading & Pick<Run, 'isWord'> => ({
  ...run,
  ...(dateAt(tokens, run, lexicon) ??
    labelAt(tokens, run, lexicon) ??
    clockAt(tokens, run, lexicon) ??
    unitBefore(tokens, run.first, lexicon) ??
    unitAfter(tokens, run.next, lexicon)),
});

/** The year of a date in digits is a number of its own, as it is behind the name of a month. */
const yearBehind = (digits: string, next: number, end: number) => ({
  value: digits.length === 2 ? 2000 + Number(digits) : Number(digits),
  unit: 'number',
  bound: 'exact' as const,
  text: digits,
  start: end - digits.length,
  end,
  isWord: false,
  first: next,
  next,
});

/** Every number of a text in one pass; the numbers of web addresses are none. */
export const quantitiesIn = (text: string, language: string): Quantity[] => {
  const lexicon = lexiconFor(language);
  const hasAddress = /[@/]|\w\.\p{L}/u.test(text);
  const blank = (address: string) => ' '.repeat(address.length);
  // "129,-" is a price without cents.
  const bare = (hasAddress ? text.replace(addresses, blank) : text).replace(noCents, (sign) =>
    '¤'.padEnd(sign.length),
  );
  const tokens = tokensOf(bare);
  const quantities: (Quantity & { first: number; next: number })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const run = runAt(tokens, at, lexicon);
    if (!run) continue;
    const bareReading = readingOf(tokens, run, lexicon);
    const rest =
      (run.isWord && sizes[bareReading.unit] !== undefined) || bareReading.unit.startsWith('money:')
        ? restAfter(tokens, bareReading, lexicon)
        : undefined;
    const reading = rest
      ? { ...bareReading, next: rest.next, value: bareReading.value + rest.value }
      : bareReading;
    const { first } = reading;
    const isPlain = reading.unit === 'count' || reading.unit === 'number';
    if (run.isWord && isPlain && run.next === at + 1 && lexicon.isAmbiguous(tokens[at]?.norm ?? ''))
      continue;
    const unit = isPlain && isRatio(tokens, run) ? 'ratio' : reading.unit;
    const isNamed = unit === 'date' || unit.startsWith('label:');
    const per = isNamed ? undefined : perAfter(tokens, reading.next, lexicon);
    // A noun belongs to a count, but its words stay free for what follows.
    const next = Math.max(run.next, per?.next ?? (unit === 'count' ? run.next : reading.next));
    const [start, end] = [tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? 0];
    const isCent = unit === 'cent';
    quantities.push({
      value: isCent ? reading.value / 100 : reading.value,
      unit: isCent ? 'money:EUR' : unit,
      ...(per && { per: per.per }),
      bound: boundOf(tokens, { first, next, unit }, lexicon),
      text: text.slice(start, end),
      start,
      end,
      isWord: run.isWord,
      first,
      next,
    });
    if (reading.yearDigits !== undefined)
      quantities.push(yearBehind(reading.yearDigits, next, end));
    at = Math.max(at, next - 1);
  }
  return withRanges(quantities, tokens, lexicon).map(
    ({ first: _first, next: _next, ...quantity }) => quantity,
  );
};

/** 20.3 is half past eight in the evening where a time of day is meant. */
const minutesOf = (hours: number): number => Math.floor(hours) * 60 + Math.round((hours % 1) * 100);

/** "frühstück 9,80 bis 11 uhr": a price, and until when it is one. */
const isTimeOfDay = ({ value, text }: Quantity): boolean =>
  value <= 24 && Math.round((value % 1) * 100) < 60 && !text.includes(',');

const unitsOfLists = ['clock', 'date', 'count', 'rating', 'year'];

/** "7 to 13 years", "8, 12 and 18 km": the numbers before have the unit of the last one. "6x4" is a size. */
const withRanges = (
  quantities: (Quantity & { first: number; next: number })[],
  tokens: readonly Token[],
  { words }: Lexicon,
) => {
  let isList = false;
  for (let at = quantities.length - 2; at >= 0; at--) {
    const [left, right] = [quantities[at], quantities[at + 1]];
    if (!left || !right) continue;
    const between = tokens.slice(left.next, right.first).map(({ norm }) => norm);
    const [sign = ''] = between;
    if (left.unit === 'times' && between.length === 0 && isBareOrShort(right.unit)) {
      left.unit = 'size';
      right.unit = 'size';
    }
    // "Coffret de 4 à 30 €": four of them for a price.
    const isPrice = sign === 'a' && right.unit.startsWith('money:');
    const isRange = between.length === 1 && words.ranges.includes(sign) && !isPrice;
    isList =
      between.length === 1 &&
      (words.joins.includes(sign) || (isList && sign === ',')) &&
      (right.unit === 'clock' || !unitsOfLists.includes(right.unit));
    if (left.unit !== 'number' || isYear(left) || !(isRange || isList)) continue;
    if (right.unit === 'clock' && !isTimeOfDay(left)) continue;
    left.unit = right.unit;
    if (right.unit === 'clock') left.value = minutesOf(left.value);
  }
  return quantities;
};

/** Units of one kind, in the smallest of it. */
const sizes: Record<string, [kind: string, size: number]> = {
  second: ['time', 1 / 60],
  minute: ['time', 1],
  clock: ['time', 1],
  hour: ['time', 60],
  day: ['time', 24 * 60],
  week: ['time', 7 * 24 * 60],
  month: ['months', 1],
  year: ['months', 12],
  g: ['weight', 0.001],
  kg: ['weight', 1],
  m: ['length', 1],
  km: ['length', 1000],
  cm: ['length', 0.01],
  ml: ['volume', 0.001],
  cl: ['volume', 0.01],
  l: ['volume', 1],
};

/** What a number of "24/7" or "4.8/5" may be said as. */
const asRatio = ['number', 'rating', 'hour', 'day'];

const plain = ['count', 'number', 'times', 'person', 'size'];

const isBareOrShort = (unit: string): boolean => unit === 'number' || unit.startsWith('short:');

/** "1987" measures nothing: it is no licence for 1987 hours. */
const isYear = ({ unit, text, value }: Quantity): boolean =>
  unit === 'number' && (/^(?:19|20)\d\d$/.test(text) || (/^\d\d$/.test(text) && value >= 2000));

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

/** Whether two numbers may count the same thing: a bare number may count anything. */
export const isSameKind = (quantity: Quantity, source: Quantity): boolean => {
  const [one, other] = [quantity.unit, source.unit];
  if (isYear(quantity) || isYear(source)) return isYear(quantity) && isYear(source);
  return (
    one === other ||
    isBareOrShort(one) ||
    isBareOrShort(other) ||
    (plain.includes(one) && plain.includes(other)) ||
    (sizes[one] !== undefined && sizes[one]?.[0] === sizes[other]?.[0])
  );
};

/** "20.30" and "20:30", and "open till five" of a place that closes at 17:00: a bare hour may be one of the afternoon. */
const isHour = (clock: Quantity, bare: Quantity, isOfBrief: boolean): boolean => {
  if (clock.unit !== 'clock') return false;
  const minutes = minutesOf(bare.value);
  const isLate =
    isOfBrief &&
    bare.value <= 12 &&
    isNear(clock.value - noon, minutes % noon) &&
    clock.value < 2 * noon;
  return bare.unit === 'number' || bare.unit === 'count'
    ? isLate || isNear(clock.value, minutes)
    : bare.unit === 'hour' && bare.isWord && isLate;
};

/** 30 days and a month are said for each other. */
const daysOfMonth = 30;

/** Whether two numbers are the same amount of the same thing: "half an hour" is 30 minutes, "a day" 24 hours. */
export const isSameAmount = (quantity: Quantity, source: Quantity): boolean => {
  const [one, other] = [sizes[quantity.unit], sizes[source.unit]];
  if (
    one &&
    other &&
    one[0] === other[0] &&
    isNear(quantity.value * one[1], source.value * other[1])
  )
    return true;
  const inDays = ({ unit, value }: Quantity) =>
    unit === 'day' ? value : unit === 'month' ? value * daysOfMonth : Number.NaN;
  if (isNear(inDays(quantity), inDays(source))) return true;
  if (isHour(quantity, source, false) || isHour(source, quantity, true)) return true;
  if (one && other && one[0] === other[0]) return false;
  if (!isNear(quantity.value, source.value)) return false;
  if (quantity.unit === source.unit) return true;
  if (quantity.unit === 'ratio') return asRatio.includes(source.unit);
  if (source.unit === 'ratio') return asRatio.includes(quantity.unit);
  if (quantity.unit.startsWith('label:') || source.unit.startsWith('label:'))
    return plain.includes(quantity.unit) || plain.includes(source.unit);
  if (plain.includes(quantity.unit) && plain.includes(source.unit)) return true;
  if (isYear(quantity) || isYear(source)) return false;
  // Letters that we do not know make another quantity of a number, unless the brief wrote them.
  if (quantity.unit.startsWith('short:')) return plain.includes(source.unit);
  return quantity.unit === 'number' || isBareOrShort(source.unit);
};

/** "up to" for "from", or a price by the month for one by the year; a fact that names no period leaves it open. */
export const isContradicted = (quantity: Quantity, source: Quantity): boolean =>
  (quantity.bound === 'min' && source.bound === 'max') ||
  (quantity.bound === 'max' && source.bound === 'min') ||
  (quantity.per !== undefined && source.per !== undefined && quantity.per !== source.per);

/** "More than 340" says more than "340". */
export const isRaised = (quantity: Quantity, source: Quantity): boolean =>
  quantity.bound === 'min' && source.bound === 'exact';

/** Whether what is said is what was supplied: amount, unit, bound and period. */
export const isSameQuantity = (quantity: Quantity, source: Quantity): boolean =>
  isSameAmount(quantity, source) &&
  !isContradicted(quantity, source) &&
  !isRaised(quantity, source);
