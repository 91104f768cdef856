import { describe, expect, it } from 'vitest';
import { iso, isoOrNull, span, utcDay, utcMonth } from '../../src/kernel/clock.ts';
import { isUuid, newId } from '../../src/kernel/ids.ts';

describe('an id', () => {
  it('is a UUID, unique, and sorts in the order of making', () => {
    const ids = Array.from({ length: 20_000 }, newId);
    for (const id of ids.slice(0, 100)) {
      expect(isUuid(id)).toBe(true);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it.each([
    '',
    'x',
    '6f9619ff8b86d011b42d00c04fc964ff',
    `${newId()}0`,
    `{${newId()}}`,
    ` ${newId()}`,
    `${newId()}\n`,
  ])('%j is none', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});

describe('time', () => {
  it('leaves in ISO 8601 with milliseconds and Z', () => {
    expect(iso(0)).toBe('1970-01-01T00:00:00.000Z');
    expect(isoOrNull(null)).toBeNull();
    expect(span({ days: 1, hours: 1, minutes: 1, seconds: 1 })).toBe(90_061_000);
  });

  it.each([
    ['2026-12-31T23:59:59.999Z', '2026-12', '2026-12-01', '2027-01-01', '2026-12-31'],
    ['2027-01-01T00:00:00.000Z', '2027-01', '2027-01-01', '2027-02-01', '2027-01-01'],
    ['2028-02-29T12:00:00.000Z', '2028-02', '2028-02-01', '2028-03-01', '2028-02-29'],
  ])('%s lies in its UTC month and day', (at, month, start, end, day) => {
    const monthRange = utcMonth(Date.parse(at));
    expect([monthRange.name, iso(monthRange.start), iso(monthRange.end)]).toEqual([
      month,
      `${start}T00:00:00.000Z`,
      `${end}T00:00:00.000Z`,
    ]);
    expect(utcDay(Date.parse(at)).name).toBe(day);
    expect(iso(utcDay(Date.parse(at)).start)).toBe(`${day}T00:00:00.000Z`);
  });
});
