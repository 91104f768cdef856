import { afterAll, beforeAll, describe, vi } from 'vitest';
import { drivenFiles } from './driven-files.ts';

beforeAll(() => void vi.stubEnv('TEST_DRIVER', 'client'));
afterAll(() => void vi.unstubAllEnvs());

/** Some of the contract once more, by the typed client: `npm run test:long` does the same with all of it. */
describe.each(drivenFiles)('%s', async (file) => {
  // A module of its own, because this worker may have loaded the file to run it by plain HTTP.
  await import(/* @vite-ignore */ `../../${file}?client`);
});
