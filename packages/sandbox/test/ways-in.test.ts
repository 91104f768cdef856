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

const succeeds = (program: string, words: string[]) =>
  run(program, words).then(
    () => true,
    () => false,
  );

/** Python, its official SDK and PHP are not on every machine. */
const isThere = (name: string, program: string) =>
  name === 'python_sdk.py'
    ? succeeds(program, ['-c', 'import facebook_business'])
    : succeeds(program, ['--version']);

it.for(readdirSync(folder))(
  '%s finds the accounts, and stands in the README as it is',
  async (name, { skip }) => {
    expect(readme).toContain(readFileSync(folder + name, 'utf8').trim());
    const program = programs[name.split('.').at(-1) ?? ''] ?? '';
    if (!(await isThere(name, program))) return skip(`${name} cannot be run on this machine`);
    const env = { ...process.env, GRAPH_URL: sandbox.graphUrl, TOKEN: demo.systemUserToken };
    const { stdout } = await run(program, [folder + name], { env });
    expect(stdout.trim()).toBe(
      'Northlight Outdoor, Atelier Brume, Kumo Tea House, Old Harbor Media',
    );
  },
);
