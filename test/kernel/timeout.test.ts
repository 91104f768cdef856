import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { untilAborted, withDeadline, within } from '../../src/kernel/async/timeout.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('ends the work in time though nobody else holds the signals', async () => {
  const collecting = setInterval(collectGarbage, 5);
  const work = withDeadline(
    new AbortController().signal,
    100,
    whenAborted,
    () => new Error('Too late.'),
  );
  await expect(work).rejects.toThrow('Too late.');
  clearInterval(collecting);
});

it('ends the work when the caller leaves', async () => {
  const caller = new AbortController();
  const work = withDeadline(caller.signal, 60_000, whenAborted);
  caller.abort(new Error('gone'));
  await expect(work).rejects.toThrow('gone');
});

it('does not begin for a caller who has left', async () => {
  let hasBegun = false;
  const work = withDeadline(AbortSignal.abort(new Error('gone')), 60_000, async () => {
    hasBegun = true;
  });
  await expect(work).rejects.toThrow('gone');
  expect(hasBegun).toBe(false);
});

it('leaves a result and an error of the work as they are', async () => {
  const { signal } = new AbortController();
  expect(await withDeadline(signal, 60_000, async () => 7)).toBe(7);
  const failingWork = async () => {
    throw new Error('broken');
  };
  await expect(withDeadline(signal, 60_000, failingWork)).rejects.toThrow('broken');
});

it('waits at most so long, and then says what stands in for the result', async () => {
  vi.useFakeTimers();
  try {
    const never = new Promise<string>(() => {});
    const late = within(100, never, () => 'late');
    const failure = within(100, never, () => {
      throw new Error('too slow');
    });
    const noticed = expect(failure).rejects.toThrow('too slow');
    await vi.advanceTimersByTimeAsync(100);
    expect(await late).toBe('late');
    await noticed;
    // Its own timers alone: others in this process may set some at the same moment.
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    expect(await within(101, Promise.resolve('soon'), () => 'late')).toBe('soon');
    await expect(within(101, Promise.reject(new Error('its own')), () => 1)).rejects.toThrow('own');
    const timers = set.mock.results.filter((_, at) => set.mock.calls[at]?.[1] === 101);
    expect(timers).toHaveLength(2);
    const clearedTimers = cleared.mock.calls.map(([timer]) => timer);
    for (const { value } of timers) expect(clearedTimers).toContain(value);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

it('stops waiting for work that does not listen when the signal fires', async () => {
  const caller = new AbortController();
  const never = untilAborted(caller.signal, new Promise(() => {}));
  caller.abort(new Error('gone'));
  await expect(never).rejects.toThrow('gone');
  expect(await untilAborted(new AbortController().signal, Promise.resolve(7))).toBe(7);
});
