import {
  isBareOrShort,
  isLabel,
  isYear,
  minutesOf,
  noon,
  type Quantity,
  sizes,
} from './quantity.ts';

/** What a number of "24/7" or "4.8/5" may be said as. */
const asRatio = ['number', 'rating', 'hour', 'day'];

const plain = ['count', 'number', 'times', 'person', 'size'];

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

/** True if two numbers may count the same thing: a bare number may count anything. */
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

/** True if two numbers are the same amount of the same thing: "half an hour" is 30 minutes, "a day" 24 hours. */
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
  if (isLabel(quantity.unit) || isLabel(source.unit))
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
