import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

const home = fileURLToPath(new URL('../packages/sandbox/', import.meta.url));
const entries = ['index', 'lazy', 'cli'].map((name) => join(home, 'src', `${name}.ts`));

/**
 * One file for each way in, and what they share: a bundle starts in a third of the time of the same code in many files.
 */
const writeScripts = (folder) =>
  build({
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    platform: 'node',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    // Node holds the text of a program several times over; names stay, for those who read a stack.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'linked',
    format: 'esm',
    target: 'node20',
    supported: { 'regexp-unicode-property-escapes': true },
    logLevel: 'warning',
  });

const tsc = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));

const options = [
  ...['--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions', '--strict'],
  ...['--exactOptionalPropertyTypes', '--skipLibCheck', '--resolveJsonModule'],
  ...['--target', 'es2022', '--lib', 'es2023,es2024.string', '--module', 'nodenext'],
  ...['--ignoreConfig', '--types', 'node', '--rootDir', join(home, 'src')],
];

/** Imports name the files as they are shipped. */
const writeTypes = (folder) => {
  const words = [tsc, ...entries, ...options, '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from|import\() ?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
};

export const buildSandbox = async (folder = join(home, 'dist'), { types = true } = {}) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (types) writeTypes(folder);
  await writeScripts(folder);
  await stop();
};

const [, started] = process.argv;
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) await buildSandbox();
