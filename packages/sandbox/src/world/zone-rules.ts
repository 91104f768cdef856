const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Midnight UTC of a Sunday: the n-th of a month, or for 0 the last one. */
const sunday = (year: number, month: number, nth: number) => {
  const from = nth === 0 ? Date.UTC(year, month + 1, 1) - 7 * dayMs : Date.UTC(year, month, 1);
  const weekday = new Date(from).getUTCDay();
  return from + ((7 - weekday) % 7) * dayMs + Math.max(0, nth - 1) * 7 * dayMs;
};

type Summer = (year: number) => readonly [starts: number, ends: number];

/** From the second Sunday of March to the first of November, at two o'clock local time. */
const american =
  (standard: number): Summer =>
  (year) => {
    const twoOnTheWall = 2 * hourMs - standard * 60_000;
    return [sunday(year, 2, 2) + twoOnTheWall, sunday(year, 10, 1) + twoOnTheWall - hourMs];
  };

/** From the last Sunday of March to the last of October, at one o'clock UTC. */
const european: Summer = (year) => [sunday(year, 2, 0) + hourMs, sunday(year, 9, 0) + hourMs];

type Rule = { standard: number; summer?: Summer };

const rules: Record<string, Rule> = {
  UTC: { standard: 0 },
  'Asia/Tokyo': { standard: 540 },
  'Europe/Berlin': { standard: 60, summer: european },
  'America/New_York': { standard: -300, summer: american(-300) },
  'America/Los_Angeles': { standard: -480, summer: american(-480) },
};

const firstYear = 2010;
const lastYear = 2036;

/**
 * Minutes east of UTC in the zones of the demo world; undefined for other zones and years. The machine's own tables
 * know every zone, but using them once takes 10 MB, which an idle sandbox would keep for nothing.
 */
export const offsetByRule = (zone: string, ms: number): number | undefined => {
  const rule = Object.hasOwn(rules, zone) ? rules[zone] : undefined;
  const year = new Date(ms).getUTCFullYear();
  if (!rule || !(year >= firstYear && year <= lastYear)) return undefined;
  const { standard, summer } = rule;
  const [starts, ends] = summer?.(year) ?? [0, 0];
  return starts <= ms && ms < ends ? standard + 60 : standard;
};
