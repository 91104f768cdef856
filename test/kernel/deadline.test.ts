import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withDeadline } from '../../src/kernel/deadline.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('ends the work in time though nobody else holds the signals', async () => {
  const collecting = setInterval(collectGarbage, 5);
  const work = withDeadline(new AbortController().signal, 100, untilAborted, 'Too late.');
  await expect(work).rejects.toThrow('Too late.');
  clearInterval(collecting);
});

it('ends the work when the caller leaves', async () => {
  const caller = new AbortController();
  const work = withDeadline(caller.signal, 60_000, untilAborted);
  caller.abort(new Error('gone'));
  await expect(work).rejects.toThrow('gone');
});

it('does not begin for a caller who has left', async () => {
  let begun = false;
  const work = withDeadline(AbortSignal.abort(new Error('gone')), 60_000, async () => {
    begun = true;
  });
  await expect(work).rejects.toThrow('gone');
  expect(begun).toBe(false);
});

it('leaves a result and an error of the work as they are', async () => {
  const { signal } = new AbortController();
  expect(await withDeadline(signal, 60_000, async () => 7)).toBe(7);
  const broken = async () => {
    throw new Error('broken');
  };
  await expect(withDeadline(signal, 60_000, broken)).rejects.toThrow('broken');
});
