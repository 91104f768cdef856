import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
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

/** The whole contract once more, by the typed client; of `npm test` it is test/client/driven.test.ts. */
const byClient = {
  extends: true as const,
  test: {
    name: 'client',
    include: ['test/contract/*.*.test.ts'],
    env: { TEST_ENGINE: 'embedded', TEST_DRIVER: 'client' },
  },
};

const rooms = {
  extends: true as const,
  test: {
    name: 'rooms',
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    exclude: ['test/contract/**', 'test/chaos/**', 'test/on-postgres/**'],
  },
};

/** Whole services are started and ended in some of them, and the machine may be busy. */
const longTimeouts = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  globalSetup: ['test/helpers/global-setup.ts'],
};

const chaos = {
  extends: true as const,
  test: { name: 'chaos', include: ['test/chaos/**/*.test.ts'], ...longTimeouts },
};

/** Everything; the contract on PostgreSQL is in test/on-postgres. */
const everything = {
  extends: true as const,
  test: {
    name: 'all',
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    ...longTimeouts,
  },
};

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const inFolder = (name: string) =>
  new RegExp(`^${pathOf(name).replaceAll(/[^\w/]/g, (sign) => `\\${sign}`)}`);

/** Node itself loads the source, which is faster; while someone watches, Vite does, which sees every change. */
const sourceByNode = {
  execArgv: ['--import', pathOf('test/helpers/load-plain-source.mjs')],
  server: {
    deps: { external: ['src/', 'packages/client/src/', 'packages/sandbox/src/'].map(inFolder) },
  },
};

/** Whether a project or a file was named. */
const isPart = process.argv.some((word) => /^--project|^(\.?\/?)(test|packages)\//.test(word));

/** A worker loads the code anew for each project, so a run of everything has as few as it can. */
const projects = isPart
  ? [contract('embedded'), contract('postgres'), byClient, rooms, chaos]
  : [everything, ...(isLong ? [byClient] : [])];

export default defineConfig({
  test: {
    pool: 'forks',
    // Many files wait for processes more than they compute: four keep two cores busy.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['test/helpers/run-folder.ts', 'test/helpers/plain-source.ts'],
    ...(process.argv.includes('run') && sourceByNode),
    // A test file cleans up after itself, so all files of a worker can share one loading of the code.
    isolate: false,
    // What was translated once is kept: running one file again takes half the time.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/helpers/reporter.ts'],
    projects,
  },
});
