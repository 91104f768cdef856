import { oneLine } from '../../../adnet/manual/words.ts';
import { iso } from '../../../kernel/clock.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "1 Dec 2026, 09:00" in the time zone of the text; seconds since 1970 are in UTC. */
const timeWords = (time: unknown): string | null => {
  const text = String(time ?? '');
  if (text === '' || text === '0') return null;
  const whole = /^\d{9,11}$/.test(text) ? iso(Number(text) * 1000) : text;
  const [, year, month, day, minute] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d))?/.exec(whole) ?? [];
  const name = months[Number(month) - 1];
  if (year === undefined || name === undefined) return oneLine(text, 40);
  return `${Number(day)} ${name} ${year}${minute === undefined ? '' : `, ${minute}`}`;
};

/** Describes when an ad set runs; null if it has no dates. */
export const datesWords = ({
  start_time: start,
  end_time: end,
}: Record<string, unknown>): string | null => {
  const [from, to] = [timeWords(start), timeWords(end)];
  if (from !== null && to !== null) return `${from} to ${to}`;
  if (from !== null) return `From ${from}`;
  return to === null ? null : `Until ${to}`;
};
