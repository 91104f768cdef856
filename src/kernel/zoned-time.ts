import { fromIso, iso } from './clock.ts';
import { memoize } from './memoize.ts';

const formatOf = memoize(
  1_000,
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
);

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

const offsetMs = (offset: string) => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/** The other way round: what a field for date and time shows of a moment; null where it is none. */
export const localTime = (moment: string, timeZone: string): string | null => {
  try {
    const ms = fromIso(moment.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return iso(ms + offsetMs(offsetAt(ms, timeZone))).slice(0, 16);
  } catch {
    return null;
  }
};
