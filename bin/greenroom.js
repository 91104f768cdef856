#!/usr/bin/env node
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const bundled = join(home, 'dist', 'greenroom.js');
const sources = ['src', 'docs', join('packages', 'client', 'src')].map((path) => join(home, path));

const newest = (folder) =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) =>
      entry.isFile() ? statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs : 0,
    ),
  );

// In a clone the bundle is made on first use and again when the source is newer.
const isClone = sources.every((source) => existsSync(source));
const isOld = () => Math.max(...sources.map(newest)) > statSync(bundled).mtimeMs;
if (isClone && (!existsSync(bundled) || isOld())) {
  const { buildProgram } = await import('../scripts/build.mjs');
  await buildProgram(home);
}
await import(bundled);
