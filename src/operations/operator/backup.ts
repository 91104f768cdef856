import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { command } from './core/command.ts';
import { refuse } from './core/refuse.ts';

export const backUp = command({
  name: 'backup',
  summary: 'Copy the embedded database to a file. The service may be running.',
  options: z.object({
    to: z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .describe('The file to write. It must not exist yet.'),
  }),
  examples: ['backup --to backup.db'],
  async run({ store }, { to }) {
    if (!store.copyTo)
      return refuse('this copies the embedded database only. Use pg_dump for PostgreSQL');
    if (existsSync(to)) return refuse(`${to} already exists. Choose another file`);
    await store.copyTo(to);
    return { file: to };
  },
  present: ({ file }) =>
    `The database is copied to ${file}. Also keep a copy of secrets.json from the data folder, in another place.`,
});
