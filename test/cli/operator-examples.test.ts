import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCommands } from '../../src/cli/run.ts';
import { buildProduct, type Running, startProduct } from '../helpers/cli/greenroom-process.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { shellWords } from '../helpers/cli/shell-words.ts';
import { freePort } from '../helpers/network/free-port.ts';

let folder = '';
let program = '';
let env: Record<string, string> = {};
let service: Running;

/** `serve` is what starts it. */
beforeAll(async () => {
  program = (await buildProduct('operator-examples')).file;
  folder = mkdtempSync(join(tmpdir(), 'greenroom-operator-'));
  env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    WRITE_COOLDOWN_SECONDS: '0',
  };
  service = await startProduct(program, env);
}, 120_000);
afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const runJson = async (line: string) => JSON.parse((await run(`${line} --json`)).stdout);
const run = (line: string) => runInside(shellWords(line), env);

/** What an example names as an example, as it is called here. */
const ownNames: Record<string, () => Promise<string>> = {
  'keys revoke --id': async () => (await runJson('keys mint --email ann@example.com')).id,
  'journal show --id': async () => (await runJson('journal list'))[0].id,
  'trace trace': async () => (await runJson('journal list'))[0].id,
  'members set --workspace': () => someWorkspace(),
  'members remove --workspace': () => someWorkspace(),
  'workspaces hand-over --workspace': () => someWorkspace(),
};

let account: { workspace_id: string } | undefined;
const someWorkspace = async () => {
  account ??= await runJson('accounts create --email cem@example.com');
  return account?.workspace_id ?? '';
};

const inFolder = new Set(['--record', '--compare', '--to']);

const withOwn = async (name: string, example: string) => {
  const words = shellWords(example);
  for (const [at, word] of words.entries()) {
    const own = ownNames[`${name} ${words[at - 1]}`];
    if (own) words[at] = await own();
    else if (inFolder.has(words[at - 1] ?? '')) words[at] = join(folder, word);
  }
  return words;
};

/** What asks for a token reads it from a pipe, and shows first what it would keep. */
const runCommand = (words: string[]) =>
  spawnSync(process.execPath, [program, ...words, '--yes'], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    input: demo.systemUserToken,
  });

const ofOperator = allCommands.filter(({ section }) => section === 'operator');
const examples = ofOperator
  .flatMap(({ name, examples: some }) => some.map((example) => ({ name, example })))
  // The one started the service, the other needs it stopped: test/chaos/move.test.ts.
  .filter(({ name }) => name !== 'serve' && name !== 'move')
  // A recording is compared with a sandbox in which the demo has made nothing yet.
  .sort((a, b) => Number(b.name === 'doctor') - Number(a.name === 'doctor'));

describe('the examples of the operator’s help', () => {
  it.each(examples)('greenroom $example', { timeout: 120_000 }, async ({ name, example }) => {
    const words = await withOwn(name, example);
    if (words.includes('--record')) {
      expect(runCommand(words).status).toBe(0);
      return;
    }
    const { code, stdout, stderr } = await runInside(words, env);
    // The sandbox is not the real platform, and that is what it says.
    expect({ code, stderr }).toEqual({ code: words.includes('--platform') ? 1 : 0, stderr: '' });
    expect(stdout.trim()).not.toBe('');
    if (words.includes('--json')) JSON.parse(stdout);
  });
});
