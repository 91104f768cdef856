#!/usr/bin/env node
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/cli.js', import.meta.url);
const source = new URL('../src/', import.meta.url);
const builder = new URL('../../../scripts/build-sandbox.mjs', import.meta.url);

const newestIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, { parentPath, path, name }) => {
      const { mtimeMs } = statSync(`${parentPath ?? path}/${name}`);
      return Math.max(newest, mtimeMs);
    }, 0);

const isOld = () =>
  !existsSync(program) || statSync(program).mtimeMs < newestIn(fileURLToPath(source));

// In a clone it is built on first use and again when the source is newer; a package brings it along.
if (existsSync(source) && existsSync(builder) && isOld()) {
  const { buildSandbox } = await import(builder);
  await buildSandbox(undefined, { types: false });
}
const { run } = await import(program);
await run(process.argv.slice(2));
