import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build.mjs';

/** Runs a TypeScript file: node scripts/run.mjs bench/main.ts [arguments]. */
const home = fileURLToPath(new URL('..', import.meta.url));
const [entry = '', ...words] = process.argv.slice(2);
const folder = join(home, 'test-output');
const bundled = join(folder, `${basename(entry, '.ts')}-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
await bundle(join(home, entry), bundled, {
  packages: 'external',
  // It looks for files beside itself.
  external: ['*/scripts/build.mjs'],
});
process.argv = [process.argv[0] ?? 'node', bundled, ...words];
process.on('exit', () => rmSync(bundled, { force: true }));
await import(bundled);
