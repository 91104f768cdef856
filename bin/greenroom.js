#!/usr/bin/env node
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const bundled = join(home, 'dist', 'greenroom.js');
const sources = ['src', 'docs', 'packages/client/src', 'packages/sandbox/src'].map((path) =>
  join(home, path),
);

/** Whether something in a folder was changed after that moment. Simple loops: it is asked at each start. */
const hasNewer = (folder, thanMs) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() ? hasNewer(path, thanMs) : statSync(path).mtimeMs > thanMs) return true;
  }
  return false;
};

// In a clone the bundle is made on first use and again when the source is newer.
const isClone = sources.every((source) => existsSync(source));
const isOld = () => {
  const { mtimeMs } = statSync(bundled);
  return sources.some((source) => hasNewer(source, mtimeMs));
};
if (isClone && (!existsSync(bundled) || isOld())) {
  const { buildProgram } = await import('../scripts/build.mjs');
  await buildProgram(home);
}
await import(bundled);
