import { expect, it } from 'vitest';
import { bundle, run } from './support/child.ts';

it('four pictures of 30 MB side by side cost less than 100 MB', async () => {
  const { program } = await bundle(new URL('../../bench/images.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [program, '--json', '4x30']);
  const { addedMb } = JSON.parse(stdout)['4x30'];
  expect(addedMb).toBeGreaterThan(0);
  expect(addedMb).toBeLessThan(100);
});
