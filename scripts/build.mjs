import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { makeConsoleAssets } from './console-assets.mjs';

/** What the service calls of undici instead of all of it: see the file. */
const undiciParts = {
  name: 'undici-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^undici$/ }, () => ({
      path: fileURLToPath(new URL('undici-parts.mjs', import.meta.url)),
    })),
};

const usual = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // esbuild takes no Node for new enough, and would make each such pattern anew every time it is used.
  supported: { 'regexp-unicode-property-escapes': true },
  format: 'esm',
  // Native code, large data, what few load and what Fastify never asks for here stay where npm put them.
  external: [
    'libsql',
    'eld',
    'eld/*',
    '@modelcontextprotocol/server',
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
  ],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  plugins: [undiciParts],
  legalComments: 'none',
  logLevel: 'warning',
};

/** One file to run: a bundle starts in half the time of the same code in many files. */
export const bundle = (entry, outfile, options = {}) =>
  build({ ...usual, entryPoints: [entry], outfile, ...options });

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
 * The program. What it loads late, by `import()`, becomes a part of its own beside it, which is not read before it is asked
 * for: a service that sends no mail and plays no sandbox reads 5 MB
 * instead of 9, starts with three quarters of the CPU and idles with 17 MB less.
 */
const buildParts = async (home, folder) => {
  const { outputFiles } = await build({
    ...usual,
    entryPoints: { greenroom: join(home, 'src', 'cli', 'main.ts') },
    outdir: folder,
    // Named after what is in them, so that a service that runs still finds its own after another build.
    chunkNames: 'part-[hash]',
    splitting: true,
    write: false,
  });
  // The program last: it is what says that a build is new.
  const isProgram = ({ path }) => path === join(folder, 'greenroom.js');
  return outputFiles.sort((one, other) => Number(isProgram(one)) - Number(isProgram(other)));
};

const maxUnusedMs = 30 * 24 * 60 * 60 * 1000;

/** Parts of earlier builds, once no service can be left that was started with them. */
const removeOldParts = (folder) => {
  for (const name of readdirSync(folder)) {
    if (!/^part-\w+\.js$/.test(name)) continue;
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > maxUnusedMs) rmSync(file, { force: true });
  }
};

/** The shipped program; each file is put in place whole, so that two builds at once do no harm. */
export const buildProgram = async (home, folder = join(home, 'dist')) => {
  copyReference(join(folder, 'docs'));
  copyGuide(home, join(folder, 'docs', 'guide'));
  await writeConsole(home, join(folder, 'console'));
  for (const { path, contents } of await buildParts(home, folder)) {
    const draft = `${path}-${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  removeOldParts(folder);
  // Or its own process would stay beside the service for as long as that runs.
  await stop();
};

// By its name too: inside a bundle that took it in, it is that bundle that was started.
const self = fileURLToPath(import.meta.url);
const [, started] = process.argv;
if (started && self.endsWith(join('scripts', 'build.mjs')) && realpathSync(started) === self) {
  await buildProgram(fileURLToPath(new URL('..', import.meta.url)));
}
