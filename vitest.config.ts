import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { storeBlind } from './test/helpers/run/store-blind.ts';

const isLong = process.env.LONG === '1';

/** What compares times of some milliseconds: it runs when everything else is over, and by itself. */
const measured = ['test/contract/fairness/noisy-loop.test.ts'];

const contract = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: ['test/contract/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    ...(engine === 'postgres'
      ? {
          globalSetup: ['test/helpers/run/global-setup.ts'],
          exclude: isLong ? [] : storeBlind,
        }
      : { exclude: measured }),
  },
});

const alone = {
  extends: true as const,
  test: {
    name: 'alone',
    include: measured,
    env: { TEST_ENGINE: 'embedded' },
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
};

/** The whole contract once more, by the typed client; `npm test` has a part of it, test/client/driven.test.ts. */
const byClient = {
  extends: true as const,
  test: {
    name: 'client',
    // The test of an operation has its id as a name; agents and people who sign in call operations too.
    include: ['test/contract/**/*.*.test.ts', 'test/contract/{mcp,sign-in}/*.test.ts'],
    env: { TEST_ENGINE: 'embedded', TEST_DRIVER: 'client' },
  },
};

const rooms = {
  extends: true as const,
  test: {
    name: 'rooms',
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    exclude: ['test/contract/**', 'test/chaos/**'],
  },
};

const chaos = {
  extends: true as const,
  test: {
    name: 'chaos',
    include: ['test/chaos/**/*.test.ts'],
    // Whole services are started and ended, and the machine may be busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    globalSetup: ['test/helpers/run/global-setup.ts'],
  },
};

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Where the names of this repository's packages lead, as the compiler and esbuild read it. */
const {
  compilerOptions: { paths },
}: { compilerOptions: { paths: Record<string, [string]> } } = JSON.parse(
  readFileSync(pathOf('tsconfig.json'), 'utf8'),
);

const alias = Object.entries(paths).map(([name, [path]]) => ({
  find: new RegExp(`^${name}$`),
  replacement: pathOf(path),
}));

export default defineConfig({
  resolve: { alias },
  test: {
    pool: 'forks',
    // Many files wait for processes more than they compute: four keep two cores busy.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a machine that others use too, one test of thousands that measures time may fail for no fault of the code.
    // It is tried once more, and the end of the run names it.
    retry: process.env.CI === 'true' ? 1 : 0,
    globalSetup: ['test/helpers/run/run-folder.ts'],
    setupFiles: ['test/helpers/run/end-runaways.ts'],
    // A test file cleans up after itself, so all files of a worker can share one loading of the code.
    isolate: false,
    // What was translated once is kept: running one file again takes half the time.
    experimental: { fsModuleCache: true },
    reporters: ['default', './test/helpers/run/reporter.ts'],
    projects: [
      contract('embedded'),
      contract('postgres'),
      rooms,
      chaos,
      alone,
      ...(isLong ? [byClient] : []),
    ],
  },
});
