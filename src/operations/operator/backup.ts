import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { command } from './command.ts';
import { refuse } from './refuse.ts';

export const backUp = command({
  name: 'backup',
  summary: 'Write a consistent copy of the embedded database, while it runs or not.',
  options: z.object({
    to: z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .describe('the file to write; it must not exist yet'),
  }),
  async run({ store }, { to }) {
    if (!store.copyTo)
      return refuse('PostgreSQL has its own tools for this: pg_dump and pg_restore');
    if (existsSync(to)) return refuse(`${to} exists already`);
    await store.copyTo(to);
    return { file: to };
  },
  present: ({ file }) =>
    `The database is copied to ${file}. Keep secrets.json of the data folder too, but apart from it.`,
});
