import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlinesAfter } from '../../src/adnet/client/deadline.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline', () => {
  it('comes to each call in its own time, whatever ended before', () => {
    const create = deadlinesAfter(100);
    const first = create();
    vi.advanceTimersByTime(30);
    const second = create();
    vi.advanceTimersByTime(30);
    const third = create();
    second.release();
    vi.advanceTimersByTime(40);
    expect([first, second, third].map(({ stopped }) => stopped)).toEqual(['deadline', null, null]);
    vi.advanceTimersByTime(59);
    expect(third.stopped).toBeNull();
    vi.advanceTimersByTime(1);
    expect([second.stopped, third.stopped]).toEqual([null, 'deadline']);
  });

  it('is left by the same call twice without harm to the others', () => {
    const create = deadlinesAfter(100);
    const [first, second, third] = [create(), create(), create()];
    for (const deadline of [second, second, first, first]) deadline.release();
    vi.advanceTimersByTime(100);
    expect([first, second, third].map(({ stopped }) => stopped)).toEqual([null, null, 'deadline']);
    third.release();
    const last = create();
    vi.advanceTimersByTime(100);
    expect(last.stopped).toBe('deadline');
  });

  it('is watched again after a time without calls', () => {
    const create = deadlinesAfter(100);
    create().release();
    vi.advanceTimersByTime(500);
    const late = create();
    vi.advanceTimersByTime(100);
    expect(late.stopped).toBe('deadline');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells the step under way once, and not after the caller left', () => {
    const create = deadlinesAfter(100);
    const stopReasons: string[] = [];
    let leave = () => {};
    const deadline = create((listener) => {
      leave = listener;
    });
    deadline.onStop = (why) => stopReasons.push(why);
    leave();
    vi.advanceTimersByTime(200);
    expect(stopReasons).toEqual(['cancelled']);
  });
});
