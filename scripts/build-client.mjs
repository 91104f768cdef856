import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

const home = fileURLToPath(new URL('../packages/client/', import.meta.url));
const entry = join(home, 'src', 'index.ts');

/** One file for every place that runs JavaScript: nothing in it belongs to Node. */
const writeScript = (folder) =>
  build({
    entryPoints: [entry],
    outfile: join(folder, 'index.js'),
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });

/** The compiler itself, in a third of the time of the older one, which can be called as a library. */
const tsc = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));

const options = [
  ...['--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions', '--strict'],
  ...['--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--ignoreConfig', '--types', ''],
  // What browsers and the other places have in common.
  ...['--lib', 'es2022,dom,dom.iterable'],
];

/** The types, checked without Node's own; imports name the files as they are shipped. */
const writeTypes = (folder) => {
  const words = [tsc, entry, ...options, '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
};

export const buildClient = async (folder = join(home, 'dist')) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeScript(folder);
  writeTypes(folder);
  await stop();
};

const [, started] = process.argv;
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) await buildClient();
