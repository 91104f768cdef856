import { memoize } from './async/memoize.ts';
import { fromIso, iso } from './clock.ts';

const formatOf = memoize(
  1_000,
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
);

/** The offset of a time zone at a moment, such as "-08:00". */
const offsetAt = (ms: number, timeZone: string) => {
  const part = formatOf(timeZone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return part?.replace('GMT', '') || '+00:00';
};

/** True if the day and time exist in the calendar; 2026-02-30T09:00 does not. */
export const isLocalTime = (text: string) => {
  try {
    return iso(fromIso(`${text}:00Z`)).slice(0, 16) === text;
  } catch {
    return false;
  }
};

/**
 * Converts the value of a field for date and time to a moment in the ad account's time zone:
 * 2026-12-01T09:00:00-08:00.
 */
export const zoned = (local: string, timeZone: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return local === '' ? undefined : local;
  try {
    const near = fromIso(`${local}:00Z`);
    const first = offsetAt(near, timeZone);
    // Computed again with the exact moment, because the offset may change between the two.
    const exact = offsetAt(fromIso(`${local}:00${first}`), timeZone);
    return `${local}:00${exact}`;
  } catch {
    return `${local}:00Z`;
  }
};

const offsetMs = (offset: string) => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/** Converts a moment to the value of a field for date and time; null if the text is not a time. */
export const localTime = (moment: string, timeZone: string): string | null => {
  try {
    const ms = fromIso(moment.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return iso(ms + offsetMs(offsetAt(ms, timeZone))).slice(0, 16);
  } catch {
    return null;
  }
};
