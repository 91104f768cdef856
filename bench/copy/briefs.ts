import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fixture = (name: string) => join(process.cwd(), 'test', 'fixtures', 'copy', `${name}.json`);

export const readFixture = (name: string) => JSON.parse(readFileSync(fixture(name), 'utf8'));
