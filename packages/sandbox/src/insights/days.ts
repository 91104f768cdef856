/** A day as a whole number, counted from 1970-01-01, so that ranges are plain arithmetic. */
export type Day = number;
export type Range = { since: Day; until: Day };

const dayMs = 86_400_000;

/** Months count from 0 and may lie outside the year. */
export const dayNumber = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month, date) / dayMs;

export const calendarOf = (day: Day) => {
  const at = new Date(day * dayMs);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
};

export const textOf = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Undefined when the text is no calendar day. */
export const readDay = (text: unknown): Day | undefined => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const day = dayNumber(year, month - 1, date);
  return textOf(day) === text ? day : undefined;
};

/** 0 is Monday. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7;

export const monthStart = (day: Day, months = 0): Day => {
  const { year, month } = calendarOf(day);
  return dayNumber(year, month + months, 1);
};

/** The same date so many months away, or the last of that month where it is shorter. */
export const addMonths = (day: Day, months: number): Day =>
  Math.min(monthStart(day, months) + calendarOf(day).date - 1, monthStart(day, months + 1) - 1);
