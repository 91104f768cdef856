import { fromIso, iso, span } from '../../kernel/clock.ts';

export type Period = { since: string; until: string };

const day = span({ days: 1 });

const plus = (date: string, days: number) =>
  iso(fromIso(`${date}T00:00:00Z`) + days * day).slice(0, 10);

/** Today's date on the clock of the ad account. */
const todayIn = (now: number, timeZone: string) => {
  try {
    // The Swedish way to write a date is the one of ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  } catch {
    return iso(now).slice(0, 10);
  }
};

const defaultRange = '14';

export const ranges = [
  ['7', 'Last 7 days'],
  ['14', 'Last 14 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
  ['month', 'This month'],
  ['own', 'From … until'],
] as const;

const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(fromIso(text));

type PeriodQuery = {
  range?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  /** The range that the form showed. If the person chooses another one, that counts and the dates are ignored. */
  shown?: string | undefined;
};

/** Whole days, up to yesterday. */
const periodOfRange = (range: string, now: number, timeZone: string): Period => {
  const today = todayIn(now, timeZone);
  if (range === 'month') return { since: `${today.slice(0, 8)}01`, until: today };
  return { since: plus(today, -Number(range)), until: plus(today, -1) };
};

/** The days to show, and the range they are called by: `own` where they were chosen one by one. */
export const periodOf = (query: PeriodQuery, now: number, timeZone: string) => {
  const { since, until, shown } = query;
  const isKnown = ranges.some(([key]) => key === query.range && key !== 'own');
  const range = isKnown ? String(query.range) : defaultRange;
  const period = periodOfRange(range, now, timeZone);
  const isAnother = isKnown && shown !== undefined && shown !== query.range;
  if (isAnother || !isDate(since) || !isDate(until) || since > until) return { range, period };
  const isSame = query.range !== 'own' && since === period.since && until === period.until;
  return isSame ? { range, period } : { range: 'own', period: { since, until } };
};

export const daysIn = ({ since, until }: Period) => {
  const count =
    Math.round((fromIso(`${until}T00:00:00Z`) - fromIso(`${since}T00:00:00Z`)) / day) + 1;
  return Array.from({ length: Math.min(count, 400) }, (_, at) => plus(since, at));
};

/** A period is compared with as many days just before it. */
export const before = (period: Period): Period => {
  const { length } = daysIn(period);
  return { since: plus(period.since, -length), until: plus(period.since, -1) };
};
