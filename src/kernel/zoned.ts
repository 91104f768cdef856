import { fromIso, iso } from './clock.ts';

const offsets = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string) => {
  const known = offsets.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  offsets.set(timeZone, made);
  return made;
};

/** "-08:00" of a zone at a moment. */
const offsetAt = (ms: number, timeZone: string) => {
  const part = formatOf(timeZone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return part?.replace('GMT', '') || '+00:00';
};

/** A day and a minute that are in the calendar: 2026-02-30T09:00 is not. */
export const isLocalTime = (text: string) => {
  try {
    return iso(fromIso(`${text}:00Z`)).slice(0, 16) === text;
  } catch {
    return false;
  }
};

/** What a field for date and time holds, as a moment on the ad account's clock: 2026-12-01T09:00:00-08:00. */
export const zoned = (local: string, timeZone: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return local === '' ? undefined : local;
  try {
    const near = fromIso(`${local}:00Z`);
    const first = offsetAt(near, timeZone);
    // Once more with the moment itself: the clocks may change in between.
    const exact = offsetAt(fromIso(`${local}:00${first}`), timeZone);
    return `${local}:00${exact}`;
  } catch {
    return `${local}:00Z`;
  }
};
