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

/**
 * What the stylesheet shares with the pages of other doors is a text in TypeScript, because those carry it inside them: it is
 * run here, and becomes a part of the stylesheet like every other.
 */
const sharedStyles = {
  name: 'shared-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]style[/\\]shared\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({ ...browser, entryPoints: [path], format: 'esm' });
      const code = Buffer.from(outputFiles[0].contents).toString('base64');
      const { sharedStyle } = await import(`data:text/javascript;base64,${code}`);
      return { contents: sharedStyle, loader: 'css' };
    }),
};

const fileName = (path) => path.split(/[/\\]/).at(-1) ?? '';

/**
 * Every file of islands/ is a script of its own; what several need becomes a file beside them. The stylesheet is the one that
 * imports all the others.
 */
const bundles = async (room) => {
  const islands = join(room, 'islands');
  const scripts = readdirSync(islands).filter((name) => /\.tsx?$/.test(name));
  const { outputFiles, metafile } = await build({
    ...browser,
    entryPoints: [
      ...scripts.map((name) => join(islands, name)),
      join(room, 'style', 'console.css'),
    ],
    outdir: room,
    format: 'esm',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
    plugins: [sharedStyles],
  });
  const plainNames = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[fileName(path), fileName(entryPoint).replace(/\.tsx?$/, '.js')]] : [],
    ),
  );
  return outputFiles.map(({ path, contents }) => {
    const file = fileName(path);
    const type = file.endsWith('.css') ? style : script;
    return { name: plainNames.get(file) ?? file, file, type, raw: Buffer.from(contents) };
  });
};

/** The files that browsers get from the console, each with its compressed forms and its fingerprint. */
export const makeConsoleAssets = async (home) => {
  const made = await bundles(join(home, 'src', 'console'));
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
