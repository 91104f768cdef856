import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder inside the project that all test files of this run share. */
    runFolder: string;
  }
}

const output = fileURLToPath(new URL('../../test-output/', import.meta.url));

export const setup = (project: TestProject) => {
  // Every project inherits this; what the root provides, all of them have.
  if (!project.isRootProject()) return;
  mkdirSync(output, { recursive: true });
  const folder = mkdtempSync(join(output, 'run-'));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
