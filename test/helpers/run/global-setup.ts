import type { TestProject } from 'vitest/node';
import { createPostgres } from '../store/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: yours if TEST_DATABASE_URL names it, otherwise our own. */
export const setup = async (project: TestProject) => {
  const root = project.vitest.getRootProject();
  // Another project has started already.
  if (root.getProvidedContext().postgresUrl) return;
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) {
    root.provide('postgresUrl', databaseUrl);
    return;
  }
  const server = await createPostgres();
  root.provide('postgresUrl', server.url);
  return () => server.stop();
};
