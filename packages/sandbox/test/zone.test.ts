import { expect, it } from 'vitest';
import { offsetByTables } from '../src/world/zone.ts';
import { offsetByRule } from '../src/world/zone-rules.ts';

const quarter = 15 * 60_000;

it.each(['UTC', 'Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles'])(
  'the rules for %s are those of the machine’s own tables',
  (zone) => {
    for (let year = 2010; year <= 2036; year += 1) {
      // Every change lies in one of these months; the rest of the year is looked at once a day.
      for (let ms = Date.UTC(year, 0, 1); ms < Date.UTC(year + 1, 0, 1); ms += 86_400_000) {
        const month = new Date(ms).getUTCMonth();
        const isNearChange = [2, 9, 10].includes(month) && new Date(ms).getUTCDay() === 0;
        const step = isNearChange ? quarter * 2 : 86_400_000;
        for (let at = ms; at < ms + 86_400_000; at += step) {
          const expected = offsetByTables(zone, at);
          if (offsetByRule(zone, at) !== expected)
            expect([new Date(at).toISOString(), offsetByRule(zone, at)]).toEqual([zone, expected]);
        }
      }
    }
    expect(offsetByRule(zone, Date.UTC(1999, 0, 1))).toBeUndefined();
  },
);

it('other zones are left to the tables', () => {
  expect(offsetByRule('Asia/Kolkata', Date.UTC(2026, 0, 1))).toBeUndefined();
});
