import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const home = fileURLToPath(new URL('../../', import.meta.url));
const plain = join(home, 'test-output', 'plain-source');

const sources = () =>
  ['src', 'packages/client/src', 'packages/sandbox/src'].flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );

const madeAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isStale = (name: string) => madeAt(join(plain, name)) <= madeAt(join(home, name));

/** Put in place whole: another run may read it. */
const writeModule = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
};

/**
 * The source without its types, each line and column where it was: what the test workers load (load-plain-source.mjs).
 * Node reads it as its own modules, in half the time in which Vite would wrap it, and runs it as it runs the shipped
 * program. What was made for an earlier run is kept.
 */
export const setup = async (project: TestProject) => {
  if (!project.isRootProject()) return;
  const stale = sources().filter(isStale);
  if (stale.length === 0) return;
  const { default: withoutTypes } = await import('ts-blank-space');
  for (const name of stale)
    writeModule(join(plain, name), withoutTypes(readFileSync(join(home, name), 'utf8')));
};
