import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** A test worker starts with this file; Node then loads it once more, in the thread that finds modules. */
const home = new URL('../../', import.meta.url).href;
const plain = new URL('test-output/plain-source/', home);

if (isMainThread) register(import.meta.url);

const isSource = (url) =>
  url.startsWith(home) &&
  /^(packages\/(client|sandbox)\/)?src\/.*\.ts$/.test(url.slice(home.length));

/** As tsconfig.json has it: inside this repository the names of its packages lead to their source. */
const { paths } = JSON.parse(readFileSync(new URL('tsconfig.json', home), 'utf8')).compilerOptions;

export const resolve = (specifier, context, next) => {
  const [path] = paths[specifier] ?? [];
  return path === undefined
    ? next(specifier, context)
    : { url: new URL(path, home).href, shortCircuit: true };
};

/** The types are gone from the files that plain-source.ts made. */
export const load = (url, context, next) =>
  isSource(url)
    ? {
        format: 'module',
        source: readFileSync(new URL(url.slice(home.length), plain)),
        shortCircuit: true,
      }
    : next(url, context);
