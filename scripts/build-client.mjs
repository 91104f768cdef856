import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import ts from 'typescript';

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

const options = {
  declaration: true,
  emitDeclarationOnly: true,
  allowImportingTsExtensions: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // What browsers and the other places have in common.
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** The types, checked without Node's own; imports name the files as they are shipped. */
const writeTypes = (folder) => {
  const program = ts.createProgram([entry], { ...options, outDir: folder });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0)
    throw new Error(
      problems
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
        .join('\n'),
    );
  program.emit(undefined, (path, text) => {
    const name = path.slice(path.indexOf(folder) + folder.length);
    mkdirSync(join(folder, name.slice(0, -basename(name).length)), { recursive: true });
    writeFileSync(join(folder, name), text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  });
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
