/** A day as a whole number, counted from 1970-01-01, so that ranges are plain arithmetic. */
export type Day = number;

export type Range = { since: Day; until: Day };

type Calendar = { year: number; month: number; date: number };

// Proleptic Gregorian arithmetic on years that begin in March, which puts the leap day last.
export const dayNumber = (year: number, month: number, date: number): Day => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146097 + yearOfEra * 365 + leaps + dayOfYear - 719468;
};

export const calendarOf = (day: Day): Calendar => {
  const z = day + 719468;
  const era = Math.floor(z / 146097);
  const doe = z - era * 146097;
  const yoe = Math.floor(
    (doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365,
  );
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const shifted = Math.floor((5 * doy + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yoe + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: doy - Math.floor((153 * shifted + 2) / 5) + 1,
  };
};

const padded = (value: number, width: number) => String(value).padStart(width, '0');

export const textOf = (day: Day): string => {
  const { year, month, date } = calendarOf(day);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
};

/** Undefined when the text is no calendar day. */
export const readDay = (text: unknown): Day | undefined => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const day = dayNumber(year, month, date);
  return month >= 1 && month <= 12 && textOf(day) === text ? day : undefined;
};

/** 0 is Monday. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7;

export const monthStart = (day: Day): Day => {
  const { year, month } = calendarOf(day);
  return dayNumber(year, month, 1);
};

/** The same date so many months away, or the last of that month where it is shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const { year, month, date } = calendarOf(day);
  const counted = year * 12 + (month - 1) + months;
  const first = dayNumber(Math.floor(counted / 12), (counted % 12) + 1, 1);
  const next = dayNumber(Math.floor((counted + 1) / 12), ((counted + 1) % 12) + 1, 1);
  return Math.min(first + date - 1, next - 1);
};
