import { iso } from '../../kernel/clock.ts';

const quarter = 15 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();
const mostRemembered = 20_000;

const formatOf = (zone: string) => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
};

const askOffset = (zone: string, ms: number) => {
  const name = formatOf(zone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -total : total;
};

/** Minutes east of UTC. Asking Intl is slow, and offsets change on quarter hours only. */
export const offsetMinutes = (zone: string, ms: number) => {
  const slot = Math.floor(ms / quarter);
  let known = offsets.get(zone);
  if (!known || known.size > mostRemembered) {
    known = new Map();
    offsets.set(zone, known);
  }
  const remembered = known.get(slot);
  if (remembered !== undefined) return remembered;
  const asked = askOffset(zone, slot * quarter);
  known.set(slot, asked);
  return asked;
};

const two = (n: number) => String(n).padStart(2, '0');

const write = (zone: string, ms: number) => {
  const offset = offsetMinutes(zone, ms);
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const suffix = `${sign}${two(Math.floor(size / 60))}${two(size % 60)}`;
  return `${iso(ms + offset * 60_000).slice(0, 19)}${suffix}`;
};

const written = new Map<string, Map<number, string>>();

/**
 * `2026-03-21T22:33:56-0700`: the account's wall clock, no colon in the offset. Remembered, since
 * a list writes the same times again and again.
 */
export const formatTime = (zone: string, ms: number) => {
  let known = written.get(zone);
  if (!known || known.size > mostRemembered) {
    known = new Map();
    written.set(zone, known);
  }
  const remembered = known.get(ms);
  if (remembered !== undefined) return remembered;
  const text = write(zone, ms);
  known.set(ms, text);
  return text;
};

/** The account's calendar day, `YYYY-MM-DD`. */
export const dayOf = (zone: string, ms: number) =>
  iso(ms + offsetMinutes(zone, ms) * 60_000).slice(0, 10);

const stamp =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** Unix seconds, or ISO 8601; a time without an offset is the account's own. */
export const parseTime = (zone: string, text: string): number | undefined => {
  if (/^-?\d{1,12}$/.test(text)) return Number(text) * 1000;
  const match = stamp.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', suffix] = match;
  const wall = Date.UTC(+(year ?? 0), +(month ?? 1) - 1, +(day ?? 1), +hour, +minute, +second);
  if (suffix === 'Z') return wall;
  if (!suffix) return wall - offsetMinutes(zone, wall) * 60_000;
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(suffix) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return wall - offset * 60_000;
};
