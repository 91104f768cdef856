/** Milliseconds since 1970, asked for rather than looked up, so that tests can move time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

export const span = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

/** ISO 8601 in UTC with milliseconds and Z, the only way a time leaves the sandbox. */
export const iso = (ms: number) => new Date(ms).toISOString();
