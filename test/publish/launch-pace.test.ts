import { describe, expect, it } from 'vitest';
import { createPace } from '../../src/publish/launch/pace.ts';

const account = 'act_1';
const usage = (percent: number) => ({
  'x-ad-account-usage': JSON.stringify({ acc_id_util_pct: percent }),
});

/** How many steps it lets fly beside each other after these answers. */
const roomAfter = (...percents: number[]) => {
  const pace = createPace();
  for (const percent of percents) pace.noteUsage(account, usage(percent));
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
  ])('sends at %i percent of the limits %i steps side by side', (percent, room) => {
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
    pace.noteUsage(account, usage(0));
    expect(pace.hasRoom(account)).toBe(true);
  });
});

describe('an ad account that several customers launch into', () => {
  const due = (owner: string, waiting_for: string | null = null) => ({
    owner,
    queueKey: account,
    waiting_for,
  });
  const fill = (pace: ReturnType<typeof createPace>, owner: string, heldMs = 0) => {
    let room = 0;
    for (; room < 100 && pace.hasRoom(account, owner, heldMs); room++) pace.enter(account, owner);
    return room;
  };

  it('shares its room out among them, and says when there is some', () => {
    let rings = 0;
    const pace = createPace(() => {
      rings += 1;
    });
    expect(fill(pace, 'a')).toBe(8);
    pace.leave(account, 'a');
    expect([rings, fill(pace, 'a')]).toEqual([0, 1]);
    expect(pace.withRoom([due('b')])).toEqual([]);
    pace.leave(account, 'a');
    expect([rings, fill(pace, 'a')]).toEqual([1, 0]);
    expect(pace.withRoom([due('b')])).toHaveLength(1);
    for (let at = 0; at < 3; at++) pace.leave(account, 'a');
    expect([fill(pace, 'b'), fill(pace, 'a')]).toEqual([4, 0]);
  });

  it('lets them relieve each other where one call at a time is allowed', () => {
    const pace = createPace();
    pace.slow(account);
    expect(fill(pace, 'a')).toBe(1);
    expect(pace.withRoom([due('b')])).toEqual([]);
    pace.leave(account, 'a');
    expect(pace.hasRoom(account, 'a', 1_000)).toBe(true);
    expect(pace.hasRoom(account, 'a', 6_000)).toBe(false);
    expect(pace.hasRoom(account, 'b')).toBe(true);
  });

  it('keeps launches away while it rests, but not the one whose rest is over', () => {
    const pace = createPace();
    pace.noteUsage(account, usage(99));
    expect(pace.withRoom([due('a')])).toEqual([]);
    expect(pace.withRoom([due('a', 'throttle')])).toHaveLength(1);
  });
});
