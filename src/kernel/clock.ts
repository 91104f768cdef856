import { performance } from 'node:perf_hooks';

/** Milliseconds since 1970. The clock is passed in as a function, so that tests can move the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/**
 * Milliseconds since the start of the process. Used for waits, because setting the machine's clock does not change
 * it.
 */
export const elapsed: Clock = () => performance.now();

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

export const span = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

/** ISO 8601 in UTC with milliseconds and Z: every time that leaves the service has this format. */
export const iso = (ms: number) => new Date(ms).toISOString();

/** Reads an ISO time; NaN if the text is not a time. */
export const fromIso = (text: string) => Date.parse(text);

export const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));

/** The UTC calendar month that holds this time. */
export const utcMonth = (ms: number) => {
  const at = new Date(ms);
  const start = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1);
  const end = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
  return { name: iso(ms).slice(0, 7), start, end };
};

/** The UTC day that holds this time. */
export const utcDay = (ms: number) => {
  const start = Math.floor(ms / 86_400_000) * 86_400_000;
  return { name: iso(ms).slice(0, 10), start, end: start + 86_400_000 };
};
