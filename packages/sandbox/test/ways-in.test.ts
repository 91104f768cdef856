import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, type RunningSandbox, startSandbox } from '../src/index.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../examples/', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const programs: Record<string, string> = {
  mjs: process.execPath,
  cjs: process.execPath,
  py: 'python3',
  php: 'php',
};

const isThere = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

it.each(readdirSync(folder))(
  '%s finds the accounts, and stands in the README as it is',
  async (name) => {
    expect(readme).toContain(readFileSync(folder + name, 'utf8').trim());
    const program = programs[name.split('.').at(-1) ?? ''] ?? '';
    // Python and PHP are not on every machine.
    if (!(await isThere(program))) return;
    const env = { ...process.env, GRAPH_URL: sandbox.graphUrl, TOKEN: demo.systemUserToken };
    const { stdout } = await run(program, [folder + name], { env });
    expect(stdout.trim()).toBe(
      'Northlight Outdoor, Atelier Brume, Kumo Tea House, Old Harbor Media',
    );
  },
);
