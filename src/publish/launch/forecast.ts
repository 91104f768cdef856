import { iso } from '../../kernel/clock.ts';
import { count } from '../../kernel/pure/count.ts';
import type { Db } from '../../store/db.ts';
import { secondOfRelief } from '../../store/journal/write-limits.ts';
import { type Budget, budgetsOf, readSpent, windowsOf } from '../limits.ts';
import type { Requester } from '../requester.ts';

type LaunchForecast = {
  fits_limits: boolean;
  limits: { now: number; rest_after: string | null; message: string };
};

/** Computes from the write limits and the cool-down how much of a launch can be created now, and when the rest. */
export const foresee = async (
  { store: { db } }: { store: { db: Db } },
  { caller }: Pick<Requester, 'caller'>,
  writes: number,
): Promise<LaunchForecast> => {
  const { connection } = caller;
  const usages = await readSpent(db, budgetsOf({ caller }));
  const usage = { now: Math.max(...usages.map((one) => one.usage.now)) };
  const windows = usages.flatMap((one) =>
    windowsOf(one).map(({ limit, used, seconds }) => ({
      id: one.budget.id,
      whose: one.budget.whose,
      left: limit - used,
      seconds,
    })),
  );
  const room = Math.max(0, Math.min(...windows.map(({ left }) => left)));
  const fits_limits = writes <= room;
  const unlocksAt = connection?.writes_unlock_at ?? 0;
  const isLocked = unlocksAt > usage.now;
  const now = isLocked ? 0 : Math.min(room, writes);
  if (now === writes)
    return { fits_limits, limits: { now, rest_after: null, message: allNow(writes) } };
  let after = isLocked ? unlocksAt : usage.now;
  const full = windows.filter((one) => !fits_limits && one.left <= room);
  for (const { id, left, seconds } of full) {
    const relief = await secondOfRelief(db, id, seconds, Math.max(1, 1 - left));
    after = Math.max(after, relief === null ? usage.now + seconds * 1000 : relief * 1000);
  }
  const message =
    `needs ${count(writes, 'write')}; ${now === 0 ? 'none now, all' : `${now} now, the rest`} after ` +
    `${clockTime(after, usage.now)}${why(isLocked, full)}`;
  return { fits_limits, limits: { now, rest_after: iso(after), message } };
};

const why = (isLocked: boolean, full: { whose: Budget['whose'] }[]) => {
  if (isLocked) return ', because the connection is new';
  return full.some(({ whose }) => whose === 'key') ? ', by the limits of this API key' : '';
};

const allNow = (writes: number) =>
  `needs ${count(writes, 'write')}; ${writes === 1 ? 'it can be made' : 'all of them'} now`;

/** Formats a time as "14:00 UTC", with the date if it is not today. */
const clockTime = (at: number, now: number) => {
  const [day, time = ''] = iso(at).split('T');
  const isToday = day === iso(now).split('T')[0];
  return `${isToday ? '' : `${day} `}${time.slice(0, 5)} UTC`;
};
