import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/failures.ts';
import { type Encoding, encodingFor } from '../web/encoding.ts';

/** One file for browsers, with its compressed forms. */
type AssetFile = { type: string; raw: Buffer } & Record<Encoding, Buffer>;

/** From a plain name such as frame.js to the one that holds its fingerprint. */
type Manifest = Record<string, string>;

/** scripts/console-assets.mjs makes names, and files by the name that holds their fingerprint. */
type MadeAssets = { manifest: Manifest; files: Map<string, AssetFile> };

export type AssetNames = { urlOf(name: string): string };

type Assets = AssetNames & { find(file: string): Promise<AssetFile | null> };

const root = '/console/assets';
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const namesIn = (manifest: Manifest): AssetNames => ({
  urlOf(name) {
    const file = manifest[name];
    if (file === undefined) throw new Error(`the console has no file ${name}`);
    return `${root}/${file}`;
  },
});

/** The files that the build put beside the program; each is read from disk at its first request. */
const builtAssets = (folder: string): Assets => {
  // The build wrote this file, so its form is known.
  const manifest = JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')) as Manifest;
  const listedFiles = new Set(Object.values(manifest));
  const read = async (file: string): Promise<AssetFile> => {
    const [raw, br, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => readFile(`${folder}${file}${ending}`)),
    );
    if (!raw || !br || !gzip) throw new Error(`${file} is not whole`);
    return { type: types[file.split('.').at(-1) ?? ''] ?? '', raw, br, gzip };
  };
  const cache = new Map<string, Promise<AssetFile>>();
  return {
    ...namesIn(manifest),
    async find(file) {
      if (!listedFiles.has(file)) return null;
      const loadedFile = cache.get(file) ?? read(file);
      cache.set(file, loadedFile);
      return loadedFile;
    },
  };
};

/** For a clone that runs from its source: built in memory by the script of the build. */
const sourceAssets = async (): Promise<Assets> => {
  // The source is two folders deep, the bundle of a benchmark one.
  const home = ['../../', '../']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(`${folder}scripts/console-assets.mjs`));
  if (home === undefined) throw new Error('the console’s files are not beside the program');
  const { makeConsoleAssets } = (await import(`${home}scripts/console-assets.mjs`)) as {
    makeConsoleAssets(home: string): Promise<MadeAssets>;
  };
  const { manifest, files } = await makeConsoleAssets(home);
  return { ...namesIn(manifest), find: async (file) => files.get(file) ?? null };
};

/** Files of the program, shared by all services of the process. */
let loading: Promise<Assets> | undefined;

export const loadAssets = (): Promise<Assets> => {
  const folder = fileURLToPath(new URL('./console/', import.meta.url));
  loading ??= existsSync(`${folder}manifest.json`)
    ? Promise.resolve(builtAssets(folder))
    : sourceAssets();
  return loading;
};

/** A name holds the fingerprint of its content, so what it names never changes. */
export const assetRoutes = (app: FastifyInstance) =>
  app.get<{ Params: { file: string } }>('/console/assets/:file', async (request, reply) => {
    const asset = await (await loadAssets()).find(request.params.file);
    if (!asset) throw new Failure('not_found');
    const encoding = encodingFor(request.headers['accept-encoding']);
    return reply
      .type(asset.type)
      .headers({
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
      .send(encoding ? asset[encoding] : asset.raw);
  });
