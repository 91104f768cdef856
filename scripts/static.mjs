import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build.mjs';

/** Checks without running the product: lock file, packages, licences, their page, secrets. */
const home = fileURLToPath(new URL('..', import.meta.url));
const bundled = join(home, 'test-output', `static-${process.pid}.mjs`);

mkdirSync(join(home, 'test-output'), { recursive: true });
try {
  await bundle(join(home, 'scripts', 'static-checks.ts'), bundled, { packages: 'external' });
  const { runStatic } = await import(bundled);
  if (!(await runStatic(home, process.argv.slice(2)))) process.exitCode = 1;
} finally {
  rmSync(bundled, { force: true });
}
