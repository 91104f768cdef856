import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of copy cases. By the working directory, for the benchmark reads them from a bundle. */
export const readFixture = (name: string) =>
  JSON.parse(readFileSync(join(process.cwd(), 'test', 'fixtures', 'copy', `${name}.json`), 'utf8'));
