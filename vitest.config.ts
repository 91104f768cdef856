import { defineConfig } from 'vitest/config';
import { drivenFiles } from './test/helpers/driven-files.ts';
import { LongestFirst } from './test/helpers/sequencer.ts';
import { storeBlind } from './test/helpers/store-blind.ts';

const isLong = process.env.LONG === '1';

const contract = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: ['test/contract/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    ...(engine === 'postgres' && {
      globalSetup: ['test/helpers/global-setup.ts'],
      exclude: isLong ? [] : storeBlind,
    }),
  },
});

/** The contract once more, by the typed client: some of it in `npm test`, all of it in `npm run test:long`. */
const byClient = {
  extends: true as const,
  test: {
    name: 'client',
    include: isLong ? ['test/contract/*.*.test.ts'] : drivenFiles,
    env: { TEST_ENGINE: 'embedded', TEST_DRIVER: 'client' },
  },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Many files wait for processes more than they compute: four keep two cores busy.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['test/helpers/run-folder.ts'],
    // A test file cleans up after itself, so all files of a worker can share one loading of the code.
    isolate: false,
    // What was translated once is kept: running one file again takes half the time.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/helpers/reporter.ts'],
    projects: [
      contract('embedded'),
      contract('postgres'),
      byClient,
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts'],
          exclude: ['test/contract/**', 'test/chaos/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: ['test/chaos/**/*.test.ts'],
          // Whole services are started and ended in them, and the machine may be busy.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          globalSetup: ['test/helpers/global-setup.ts'],
        },
      },
    ],
  },
});
