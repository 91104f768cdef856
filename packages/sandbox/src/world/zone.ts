import { iso } from '../basics/clock.ts';
import { offsetByRule } from './zone-rules.ts';

const maxMemoized = 20_000;

/** Intl is slow and lists need the same values often, so each zone's results are cached for a while. */
const memoizedByZone = <V>(make: (zone: string, key: number) => V) => {
  const byZone = new Map<string, Map<number, V>>();
  return (zone: string, key: number): V => {
    let zoneCache = byZone.get(zone);
    if (!zoneCache || zoneCache.size > maxMemoized) {
      zoneCache = new Map();
      byZone.set(zone, zoneCache);
    }
    const cachedValue = zoneCache.get(key);
    if (cachedValue !== undefined) return cachedValue;
    const value = make(zone, key);
    zoneCache.set(key, value);
    return value;
  };
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string) => {
  const cachedFormat = formats.get(zone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
};

const quarter = 15 * 60_000;

/** The offset from the machine's own tables. */
export const offsetByTables = (zone: string, ms: number) => {
  const name = formatOf(zone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -total : total;
};

const offsetIn = memoizedByZone((zone, slot) => {
  const ms = slot * quarter;
  return offsetByRule(zone, ms) ?? offsetByTables(zone, ms);
});

/** Minutes east of UTC. Offsets change only at quarter hours, so one result per quarter hour is enough. */
export const offsetMinutes = (zone: string, ms: number) => offsetIn(zone, Math.floor(ms / quarter));

const two = (n: number) => String(n).padStart(2, '0');

/** `2026-03-21T22:33:56-0700`: the account's local time, without a colon in the offset. */
export const formatTime = memoizedByZone((zone, ms) => {
  const offset = offsetMinutes(zone, ms);
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const suffix = `${sign}${two(Math.floor(size / 60))}${two(size % 60)}`;
  return `${iso(ms + offset * 60_000).slice(0, 19)}${suffix}`;
});

/** The account's calendar day, `YYYY-MM-DD`. */
export const dayOf = (zone: string, ms: number) =>
  iso(ms + offsetMinutes(zone, ms) * 60_000).slice(0, 10);

const stamp =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** The local time read as if it were UTC; undefined if no clock shows such a time. */
const wallTime = (day: string, hour: string, minute: string, second: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const ms = Date.UTC(year, month - 1, date, Number(hour), Number(minute), Number(second));
  return iso(ms).startsWith(`${day}T${hour}:${minute}:${second}`) ? ms : undefined;
};

/** The offset at that local time, which may differ from the offset at the same UTC time. */
const atHome = (zone: string, wall: number) => {
  const near = wall - offsetMinutes(zone, wall) * 60_000;
  return wall - offsetMinutes(zone, near) * 60_000;
};

/** Reads Unix seconds or ISO 8601; a time without an offset is in the account's zone. */
export const parseTime = (zone: string, text: string): number | undefined => {
  if (/^-?\d{1,12}$/.test(text)) return Number(text) * 1000;
  const [, day, hour = '00', minute = '00', second = '00', suffix] = stamp.exec(text) ?? [];
  const wall = day === undefined ? undefined : wallTime(day, hour, minute, second);
  if (wall === undefined || suffix === 'Z') return wall;
  if (!suffix) return atHome(zone, wall);
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(suffix) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return wall - offset * 60_000;
};
