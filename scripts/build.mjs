import { copyFileSync, cpSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { makeConsoleAssets } from './console-assets.mjs';

/** One file to run: a bundle starts in half the time of the same code in many files. */
export const bundle = (entry, outfile, options = {}) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Native code, large data and what few load stay where npm put them.
    external: ['libsql', 'eld', 'eld/*', '@modelcontextprotocol/server'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });

/** The script that draws /docs, beside the program that serves it. */
const copyReference = (folder) => {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  const draft = join(folder, `reference-${process.pid}.js`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(dirname(entry), 'js', 'standalone.js'), draft);
  renameSync(draft, join(folder, 'reference.js'));
};

/** The guide's pages and pictures, which the program serves. */
const copyGuide = (home, folder) =>
  cpSync(join(home, 'docs'), folder, {
    recursive: true,
    filter: (path) => !/[/\\]adr$|\.json$/.test(path),
  });

/** The console's files; the list of them last, so that it never names one that is not there. */
const writeConsole = async (home, folder) => {
  const { manifest, files } = await makeConsoleAssets(home);
  mkdirSync(folder, { recursive: true });
  const put = (name, content) => {
    const draft = join(folder, `${process.pid}-${name}`);
    writeFileSync(draft, content);
    renameSync(draft, join(folder, name));
  };
  for (const [name, { raw, br, gzip }] of files) {
    put(name, raw);
    put(`${name}.br`, br);
    put(`${name}.gz`, gzip);
  }
  put('manifest.json', JSON.stringify(manifest));
};

/**
 * The program, which is small, so that it starts at once; what the operator's commands need, the
 * service included; and the thread that it starts for ad copy. Each looks for the others beside itself.
 */
const parts = {
  'greenroom.js': ['cli', 'main.ts'],
  'operator.js': ['cli', 'commands.ts'],
  'copy-worker.js': ['copy-worker.ts'],
};

/** The operator's commands stay in a file of their own. */
const operatorApart = {
  name: 'operator-apart',
  setup: (build) =>
    build.onResolve({ filter: /^\.\/commands\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './operator.js', external: true } : undefined,
    ),
};

/** The shipped program; each file is put in place whole, so that two builds at once do no harm. */
export const buildProgram = async (home, folder = join(home, 'dist')) => {
  copyReference(join(folder, 'docs'));
  copyGuide(home, join(folder, 'docs', 'guide'));
  await writeConsole(home, join(folder, 'console'));
  // The program last: it is what says that a build is new.
  for (const [name, path] of Object.entries(parts).reverse()) {
    const draft = join(folder, `${process.pid}-${name}`);
    await bundle(join(home, 'src', ...path), draft, { plugins: [operatorApart] });
    renameSync(draft, join(folder, name));
  }
  // Or its own process would stay beside the service for as long as that runs.
  await stop();
};

// By its name too: inside a bundle that took it in, it is that bundle that was started.
const self = fileURLToPath(import.meta.url);
const [, started] = process.argv;
if (started && self.endsWith(join('scripts', 'build.mjs')) && realpathSync(started) === self) {
  await buildProgram(fileURLToPath(new URL('..', import.meta.url)));
}
