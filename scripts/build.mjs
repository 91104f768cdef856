import { build } from 'esbuild';

/** One file to run: a bundle starts in half the time of the same code in many files. */
export const bundle = (entry, outfile, options = {}) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Native code and large data stay where npm put them.
    external: ['libsql', 'eld', 'eld/*'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await bundle('src/cli/main.ts', 'dist/greenroom.js');
}
