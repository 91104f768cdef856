import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

const browser = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Every file of islands/ is a script of its own; what several need becomes a file beside them. */
const islands = async (folder) => {
  const entries = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const { outputFiles, metafile } = await build({
    ...browser,
    entryPoints: entries.map((name) => join(folder, name)),
    outdir: folder,
    format: 'esm',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
  });
  const plainNames = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[fileName(path), fileName(entryPoint).replace(/\.tsx?$/, '.js')]] : [],
    ),
  );
  return outputFiles.map(({ path, contents }) => {
    const file = fileName(path);
    return { name: plainNames.get(file) ?? file, file, type: script, raw: Buffer.from(contents) };
  });
};

const fileName = (path) => path.split(/[/\\]/).at(-1) ?? '';

/** The stylesheet is written in parts, in TypeScript, so that pages of every door share them. */
const stylesheet = async (entry) => {
  const { outputFiles } = await build({
    ...browser,
    entryPoints: [entry],
    format: 'esm',
    minify: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { stylesheet } = await import(`data:text/javascript;base64,${code}`);
  const smaller = await build({
    ...browser,
    stdin: { contents: stylesheet, loader: 'css' },
  });
  const raw = Buffer.from(smaller.outputFiles[0].contents);
  const print = createHash('sha256').update(raw).digest('hex').slice(0, 8).toUpperCase();
  return { name: 'console.css', file: `console-${print}.css`, type: style, raw };
};

/** The files that browsers get from the console, each with its compressed forms and its fingerprint. */
export const makeConsoleAssets = async (home) => {
  const room = join(home, 'src', 'console');
  const made = [
    ...(await islands(join(room, 'islands'))),
    await stylesheet(join(room, 'style', 'stylesheet.ts')),
  ];
  const files = new Map();
  for (const { file, type, raw } of made) {
    files.set(file, {
      type,
      raw,
      br: await promisify(brotliCompress)(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
      gzip: await promisify(gzip)(raw, { level: 9 }),
    });
  }
  return { manifest: Object.fromEntries(made.map(({ name, file }) => [name, file])), files };
};
