import { expect, it, onTestFinished } from 'vitest';
import { servePictures } from '../../bench/parts/pictures.ts';
import { bundle, run } from './support/child.ts';

it('four pictures of 30 MB side by side cost less than 100 MB', async () => {
  const { at, close } = await servePictures();
  onTestFinished(async () => void (await close()));
  const { program } = await bundle(new URL('./support/fetch-memory.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [program, at, '4', String(30 * 2 ** 20)]);
  const addedMb = Number(stdout);
  expect(addedMb).toBeGreaterThan(0);
  expect(addedMb).toBeLessThan(100);
});
