import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../scripts/build-sandbox.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const shipped = join(home, 'packages/sandbox');
const folder = mkdtempSync(join(tmpdir(), 'greenroom-sandbox-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = join(folder, 'node_modules/graph-ads-sandbox');

const run = (words: string[]) =>
  execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });

/** What npm packs of a fresh build, unpacked in a folder that has no other package but the one that reads YAML. */
beforeAll(async () => {
  const packed = join(folder, 'packed');
  const isSource = /\/(src|test|dist|node_modules)$/;
  cpSync(shipped, packed, { recursive: true, filter: (path) => !isSource.test(path) });
  await buildSandbox(join(packed, 'dist'), { types: false });
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const file = execFileSync('npm', words, { cwd: packed, encoding: 'utf8' }).trim();
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, file), '-C', installed, '--strip-components=1']);
  cpSync(join(home, 'node_modules/yaml'), join(folder, 'node_modules/yaml'), { recursive: true });
});

/** Starts what `npx graph-ads-sandbox` would, and waits until it says where it listens. */
const startProgram = async (words: string[]) => {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const program = join(installed, bin['graph-ads-sandbox']);
  const child = spawn(process.execPath, [program, '--port', '0', ...words], { cwd: folder });
  let text = '';
  for await (const piece of child.stdout) {
    text += piece;
    if (text.includes('App ')) break;
  }
  return { child, text };
};

describe('the package as it is shipped', () => {
  it('is imported by its name', () => {
    writeFileSync(
      join(folder, 'program.mjs'),
      `import { demo, startSandbox } from 'graph-ads-sandbox';
       const sandbox = await startSandbox();
       const answer = await fetch(sandbox.graphUrl + '/me?access_token=' + demo.systemUserToken);
       console.log(JSON.stringify([answer.status, demo.appId, sandbox.calls().length]));
       await sandbox.close();`,
    );
    expect(JSON.parse(run(['program.mjs']))).toEqual([200, demo.appId, 1]);
  });

  it('has a program that serves a world from a file', async () => {
    writeFileSync(join(folder, 'world.yaml'), 'accounts: [{ id: "2010", name: Corner Bakery }]');
    const { child, text } = await startProgram(['--world', 'world.yaml', '--folder', 'kept']);
    const [, address] = /API\s+(\S+)/.exec(text) ?? [];
    const [, token] = /Token\s+(\S+)/.exec(text) ?? [];
    const answer = await fetch(`${address}/act_2010?fields=name&access_token=${token}`);
    expect(await answer.json()).toMatchObject({ name: 'Corner Bakery' });
    child.kill();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'kept'))).toContain('world.json');
  });

  it('brings what its README leads to', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const leads = [...readme.matchAll(/\]\((?!http|\.\.)([^)#]+)\)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(leads).not.toEqual([]);
    for (const path of leads) expect(existsSync(join(installed, path)), path).toBe(true);
  });

  it('is known by the same names here and elsewhere', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(home, file), 'utf8'));
    const { name, exports } = read('packages/sandbox/package.json');
    const { paths } = read('tsconfig.json').compilerOptions;
    const names = Object.keys(exports).map((way) => way.replace('.', name));
    expect(Object.keys(paths).sort()).toEqual(names.sort());
  });
});
