import { describe, expect, it } from 'vitest';
import { createPace } from '../../src/publish/launch/pace.ts';

const account = 'act_1';
const usage = (percent: number) => ({
  'x-ad-account-usage': JSON.stringify({ acc_id_util_pct: percent }),
});

/** How many steps it lets fly beside each other after these answers. */
const roomAfter = (...percents: number[]) => {
  const pace = createPace();
  for (const percent of percents) pace.heard(account, usage(percent));
  let room = 0;
  for (; room < 100 && pace.hasRoom(account); room++) pace.enter(account);
  return room;
};
const calm = Array.from({ length: 20 }, () => 0);

describe('the pace of launches', () => {
  it('begins with some and reaches the most step by step', () => {
    expect(roomAfter()).toBe(8);
    expect(roomAfter(0)).toBe(9);
    expect(roomAfter(...calm)).toBe(16);
  });

  it.each([
    [49, 16],
    [50, 8],
    [70, 4],
    [85, 1],
    [95, 0],
  ])('at %i percent of the limits %i steps fly beside each other', (percent, room) => {
    const slowly = Array.from({ length: 400 }, (_, n) => Math.min(percent, n * 0.25));
    expect(roomAfter(...calm, ...slowly, percent, percent, percent, percent, percent)).toBe(room);
  });

  it('foresees that small limits fill up: what is under way must fit too', () => {
    expect(roomAfter(5, 12, 19)).toBeLessThanOrEqual(10);
    expect(roomAfter(5, 12, 19, 26, 33, 40)).toBeLessThanOrEqual(7);
  });

  it('begins with one after trouble', () => {
    const pace = createPace();
    pace.slow(account);
    pace.enter(account);
    expect(pace.hasRoom(account)).toBe(false);
    pace.heard(account, usage(0));
    expect(pace.hasRoom(account)).toBe(true);
  });
});
