import { clockAt, type DateReading, dateAt } from './clock-and-date.ts';
import { type Run, runAt } from './number-run.ts';
import {
  isBareOrShort,
  isLabel,
  isMoney,
  isYear,
  minutesOf,
  type Quantity,
  sizes,
} from './quantity.ts';
import { isBesides, type Token, tokensOf } from './text.ts';
import { type Lexicon, lexiconFor, sharedWords } from './words.ts';

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
  const isArticle = sharedWords.articles.has(word) || lexicon.numberOf(word) === 1;
  const skip = isJoined && isArticle ? 1 : 0;
  const part = lexicon.numberOf(skip ? further : word);
  if (part === undefined || lexicon.unitOf(tokens[at + skip + 1]?.norm ?? '')) return undefined;
  if (isJoined && part < 1) return { value: part, next: at + skip + 1 };
  const isCents = isMoney(unit) && part > 4;
  const isMinutes = unit === 'hour' && part > 4 && part < 60;
  return (isCents || isMinutes) && part < 100 && skip === 0
    ? { value: part / (isCents ? 100 : 60), next: at + 1 }
    : undefined;
};

const skipHyphen = (tokens: readonly Token[], at: number): number =>
  /^[-'’]$/.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.kind === 'word' ? at + 1 : at;

type Unit = { unit: string; next: number };

const maxShortForm = 3;

/** The unit after a number, one describing word between them at most: "14 free days". */
const unitAfter = (tokens: readonly Token[], from: number, lexicon: Lexicon): Unit => {
  const at = skipHyphen(tokens, from);
  const [token, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || token.kind === 'number') return { unit: 'number', next: from };
  const own = lexicon.unitOf(token.norm);
  const pair = `${token.norm}${second?.norm ?? ''}`;
  // "per cent", "por ciento" and "pour cent" are two words for a percent.
  if (sharedWords.percentPairs.has(pair)) return { unit: 'percent', next: at + 2 };
  if (token.norm === 'r' && second?.norm === '$') return { unit: 'money:BRL', next: at + 2 };
  // "41 m2", "41 m²"
  if (own === 'm' && /^[2²]$/.test(second?.norm ?? '') && isBesides(token, second))
    return { unit: 'm2', next: at + 2 };
  if (own) return { unit: own, next: at + 1 };
  if (token.kind === 'mark' || lexicon.isFunctionWord(token.norm))
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
  if (!token || !unit || !isMoney(unit)) return undefined;
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
    // "per employee per month": a noun that is no unit may come between.
    if (!unit && depth === 0 && tokens[noun]?.kind === 'word') {
      const further = perAfter(tokens, noun + 1, lexicon, 1);
      if (further) return further;
    }
    if (unit && !isMoney(unit) && unit !== 'percent')
      return { per: unit, next: from + words.length + 1 };
  }
  return undefined;
};

const boundOf = (
  tokens: readonly Token[],
  { first, next, unit }: { first: number; next: number; unit: string },
  lexicon: Lexicon,
) => {
  if (isLabel(unit)) return 'exact';
  if (tokens[first - 1]?.norm === '+' && isBesides(tokens[first - 1], tokens[first])) return 'min';
  // Most numbers have no limit: no word near them says one.
  const nearby = [...tokens.slice(Math.max(0, first - 3), first), ...tokens.slice(next, next + 2)];
  if (!nearby.some(({ norm }) => lexicon.isBoundWord(norm))) return 'exact';
  // One small word may come between: "al massimo in dieci".
  const skips = lexicon.isFunctionWord(tokens[first - 1]?.norm ?? '') ? [0, 1] : [0];
  for (const { bound, isAfter, isForMoney, words } of lexicon.bounds) {
    if (isForMoney && !isMoney(unit) && unit !== 'person') continue;
    const isPlus = words[0] === '+';
    if (
      isAfter &&
      matchesAt(tokens, next, words) &&
      (!isPlus || isBesides(tokens[next - 1], tokens[next]))
    )
      return bound;
    if (!isAfter && skips.some((skip) => matchesAt(tokens, first - skip - words.length, words)))
      return bound;
  }
  return 'exact';
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

/** Every number of a text in one pass; the digits of web addresses do not count. */
export const quantitiesIn = (text: string, language: string): Quantity[] => {
  const lexicon = lexiconFor(language);
  const hasAddress = /[@/]|\w\.\p{L}/u.test(text);
  const blank = (address: string) => ' '.repeat(address.length);
  // "129,-" is a price without cents.
  const bare = (hasAddress ? text.replace(addresses, blank) : text).replace(noCents, (mark) =>
    '¤'.padEnd(mark.length),
  );
  const tokens = tokensOf(bare);
  const quantities: (Quantity & { first: number; next: number })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const run = runAt(tokens, at, lexicon);
    if (!run) continue;
    const bareReading = readingOf(tokens, run, lexicon);
    const rest =
      (run.isWord && sizes[bareReading.unit] !== undefined) || isMoney(bareReading.unit)
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
    const isNamed = unit === 'date' || isLabel(unit);
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
    const [join = ''] = between;
    if (left.unit === 'times' && between.length === 0 && isBareOrShort(right.unit)) {
      left.unit = 'size';
      right.unit = 'size';
    }
    // "Coffret de 4 à 30 €": four of them for a price.
    const isPrice = sharedWords.priceJoins.has(join) && isMoney(right.unit);
    const isRange = between.length === 1 && words.ranges.includes(join) && !isPrice;
    isList =
      between.length === 1 &&
      (words.joins.includes(join) || (isList && join === ',')) &&
      (right.unit === 'clock' || !unitsOfLists.includes(right.unit));
    if (left.unit !== 'number' || isYear(left) || !(isRange || isList)) continue;
    if (right.unit === 'clock' && !isTimeOfDay(left)) continue;
    left.unit = right.unit;
    if (right.unit === 'clock') left.value = minutesOf(left.value);
  }
  return quantities;
};
