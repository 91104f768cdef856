import { defineConfig } from 'vitest/config';

const contract = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: ['test/contract/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    // Every file builds a house of its own, so they can share one loading of the code.
    isolate: false,
    ...(engine === 'postgres' && { globalSetup: 'test/helpers/global-setup.ts' }),
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', './test/helpers/reporter.ts'],
    projects: [
      contract('embedded'),
      contract('postgres'),
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
          globalSetup: 'test/helpers/global-setup.ts',
        },
      },
    ],
  },
});
