import type { TestProject } from 'vitest/node';
import { createPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: yours, if TEST_DATABASE_URL names it, else one of our own. */
export const setup = async (project: TestProject) => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  const server = await createPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
};
