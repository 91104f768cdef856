import { expect, it, onTestFinished } from 'vitest';
import { servePictures } from '../../bench/parts/pictures.ts';
import { bundle, run } from './support/child.ts';

it('four pictures of 30 MB side by side cost less than 100 MB', async () => {
  const { at, close } = await servePictures();
  onTestFinished(async () => void (await close()));
  const { program } = await bundle(new URL('./support/fetch-memory.ts', import.meta.url));
  const addedMb = async () =>
    Number((await run(process.execPath, [program, at, '4', String(30 * 2 ** 20)])).stdout);
  // On a busy machine garbage may lie for longer; one run in which it did not is enough.
  let least = await addedMb();
  for (let turn = 0; turn < 3 && least >= 100; turn++) least = Math.min(least, await addedMb());
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(100);
});
