import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const bundled = join(home, 'test-output', `generate-docs-${process.pid}.mjs`);

// Bundled beside the project, where its packages are found, and removed again.
mkdirSync(dirname(bundled), { recursive: true });
try {
  await bundle(join(home, 'scripts', 'generated-docs.ts'), bundled);
  const { generatedDocs } = await import(bundled);
  for (const [file, text] of Object.entries(generatedDocs())) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
} finally {
  rmSync(bundled, { force: true });
}
