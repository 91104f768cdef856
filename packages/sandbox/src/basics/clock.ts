/** Milliseconds since 1970. The clock is passed in as a function, so that tests can move the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

export const span = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

/** ISO 8601 in UTC with milliseconds and Z: every time that leaves the sandbox has this format. */
export const iso = (ms: number) => new Date(ms).toISOString();
