import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminSocketPath } from '../../src/http/admin-door.ts';
import { ask } from '../helpers/callers/http-client.ts';
import {
  buildProduct,
  type Running,
  runCommand,
  startProduct,
} from '../helpers/cli/greenroom-process.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { freePort } from '../helpers/network/free-port.ts';
import { sendRaw } from '../helpers/network/raw-connection.ts';
import { isLong } from '../helpers/run/long-run.ts';

let product: Awaited<ReturnType<typeof buildProduct>>;
let folder = '';
beforeAll(async () => {
  product = await buildProduct('cli');
  folder = mkdtempSync(join(tmpdir(), 'greenroom-cli-'));
});
afterAll(() => {
  product?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** In a process of its own, as from a shell. */
const inShell = (dataDir: string, ...words: string[]) =>
  runCommand(product.file, words, { DATA_DIR: dataDir });

/** A process takes most of a second to start; what it prints does not depend on it. */
const cli = (dataDir: string, ...words: string[]) =>
  isLong ? inShell(dataDir, ...words) : runInside(words, { DATA_DIR: dataDir });

type Finding = { check: string; ok: boolean; detail: string };

/** What a shell sees of a command that works and of one that does not, told to whoever owns the folder. */
const shortStory = async (dataDir: string) => {
  const create = ['accounts', 'create', '--email', 'shell@example.com', '--json'];
  const result = await inShell(dataDir, ...create);
  expect([result.code, result.stderr]).toEqual([0, '']);
  const again = await inShell(dataDir, ...create);
  expect([again.code, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toBe('greenroom: there is already an account for shell@example.com\n');
};

/** The whole story of an operator. */
const story = async (dataDir: string) => {
  const create = ['accounts', 'create', '--email', ' Ann@Example.com ', '--plan', 'starter'];
  const isNew = !existsSync(dataDir);
  const result = await cli(dataDir, ...create, '--workspace', 'Client A', '--json');
  expect(result.code).toBe(0);
  // The first account may be made before the first start; in a misspelt folder it must not be so in silence.
  const warned = `greenroom: there was no data in ${dataDir}, and a new database was made there.`;
  expect(result.stderr).toEqual(isNew ? expect.stringContaining(warned) : '');
  const account = JSON.parse(result.stdout);
  expect(account).toEqual({
    uid: expect.any(String),
    email: 'ann@example.com',
    plan: 'starter',
    workspace_id: expect.any(String),
    api_key: expect.stringMatching(/^gr_live_/),
  });
  const again = await cli(dataDir, ...create);
  expect([again.code, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toBe('greenroom: there is already an account for ann@example.com\n');

  const human = await cli(dataDir, 'accounts', 'create', '--email', 'bob@example.com');
  expect(human.stdout).toMatch(
    /Account bob@example\.com on plan pro\.[\s\S]+gr_live_[\s\S]+not shown again/,
  );

  const planChange = await cli(
    dataDir,
    'accounts',
    'set-plan',
    '--email',
    'ann@example.com',
    '--plan',
    'agency',
  );
  expect(planChange.stdout).toBe('ann@example.com is now on plan agency.\n');
  const off = await cli(dataDir, 'accounts', 'disable', '--email', 'bob@example.com', '--json');
  expect(JSON.parse(off.stdout)).toMatchObject({ disabled_at: expect.stringMatching(/Z$/) });
  const list = await cli(dataDir, 'accounts', 'list', '--json');
  expect(JSON.parse(list.stdout)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        email: 'ann@example.com',
        plan: 'agency',
        active_keys: 1,
        active_workspaces: 1,
        disabled_at: null,
      }),
      expect.objectContaining({ email: 'bob@example.com', disabled_at: expect.any(String) }),
    ]),
  );
  expect(list.stdout).not.toContain('gr_live_');
  const table = (await cli(dataDir, 'accounts', 'list')).stdout;
  expect(table).toMatch(/^EMAIL +PLAN +KEYS +WORKSPACES +STATE\n/);
  expect(table).toMatch(/bob@example\.com +pro +1 +1 +disabled/);
  const on = await cli(dataDir, 'accounts', 'enable', '--email', 'bob@example.com');
  expect(on.stdout).toBe('bob@example.com is enabled.\n');

  const where = ['--workspace', account.workspace_id, '--email', 'bob@example.com'];
  const memberResult = await cli(dataDir, 'members', 'set', ...where, '--role', 'editor', '--json');
  expect(JSON.parse(memberResult.stdout)).toEqual({
    workspace_id: account.workspace_id,
    email: 'bob@example.com',
    role: 'editor',
  });
  const removal = await cli(dataDir, 'members', 'remove', ...where);
  expect(removal.stdout).toContain('is no longer a member');
  const secondRemoval = await cli(dataDir, 'members', 'remove', ...where);
  expect([secondRemoval.code, secondRemoval.stderr]).toEqual([
    1,
    expect.stringContaining('is not a member'),
  ]);
  return account;
};

describe('the operator’s commands', () => {
  let server: Running;
  const running = () => join(folder, 'running');
  afterAll(() => server?.stop());

  it('work while no server runs', { timeout: 180_000 }, async () => {
    await story(join(folder, 'alone'));
    await shortStory(join(folder, 'alone'));
  });

  it('work while one runs, through its socket, which only its owner may open', {
    timeout: 180_000,
  }, async () => {
    server = await startProduct(product.file, { DATA_DIR: running() });
    const { api_key } = await story(running());
    await shortStory(running());
    expect(statSync(join(running(), 'admin.sock')).mode & 0o777).toBe(0o600);
    expect(statSync(running()).mode & 0o777).toBe(0o700);
    expect(statSync(join(running(), 'secrets.json')).mode & 0o777).toBe(0o600);
    expect((await ask(server.address, 'GET /account', api_key)).status).toBe(200);
  });

  it('survive whatever is said to that socket', async () => {
    const path = join(running(), 'admin.sock');
    for (const text of [
      'nonsense\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{"comm',
      'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}',
      'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 43\r\n\r\n{"command":"accounts create","options":{}}\n',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(path, () => {
          socket.write(text);
          setTimeout(() => socket.destroy(), 50);
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    }
    expect(server.child.exitCode).toBeNull();
    const health = await sendRaw(server.address, 'GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n');
    expect(health.answers[0]?.status).toBe(200);
    expect((await inShell(running(), 'accounts', 'list')).code).toBe(0);
  });

  it('include a doctor that says whose database a folder holds', async () => {
    const { port: PORT } = new URL(server.address);
    const look = async (dataDir: string) => {
      const result = await runInside(['doctor', '--json'], { DATA_DIR: dataDir, PORT });
      const findings: Finding[] = JSON.parse(result.stdout);
      expect(findings).toContainEqual(expect.objectContaining({ check: 'service', ok: true }));
      return findings.find(({ check }) => check === 'database');
    };
    expect(await look(running())).toMatchObject({
      ok: true,
      detail: expect.stringContaining('in use by the service that runs on it'),
    });
    const other = join(folder, 'alone');
    expect(await look(other)).toMatchObject({
      ok: false,
      detail: expect.stringContaining(
        `the service that answers does not use the database in ${other}`,
      ),
    });
  });

  it('include a doctor that knows the owner of a folder when the service does not answer', async () => {
    const PORT = String(await freePort());
    const result = await runInside(['doctor', '--json'], { DATA_DIR: running(), PORT });
    const findings: Finding[] = JSON.parse(result.stdout);
    expect(findings).toContainEqual(expect.objectContaining({ check: 'service', ok: false }));
    expect(findings.find(({ check }) => check === 'database')).toMatchObject({
      ok: true,
      detail: expect.stringContaining('in use by the service that runs on it'),
    });
  });

  it('work with a folder whose path is longer than a socket’s may be', {
    timeout: 180_000,
  }, async () => {
    const deep = join(
      folder,
      'a-folder-with-quite-a-long-name'.repeat(3),
      'and-another-one-inside-it',
    );
    expect(Buffer.byteLength(adminSocketPath(deep))).toBeLessThanOrEqual(100);
    const own = await startProduct(product.file, { DATA_DIR: deep });
    const list = await cli(deep, 'accounts', 'list', '--json');
    expect(JSON.parse(list.stdout)).toHaveLength(1);
    await own.stop();
    expect(JSON.parse((await cli(deep, 'accounts', 'list', '--json')).stdout)).toHaveLength(1);
  });

  it('are not taken in by a socket that nobody listens on', async () => {
    const dir = join(folder, 'stale');
    await cli(dir, 'accounts', 'create', '--email', 'first@example.com');
    const stale = createServer();
    await new Promise<void>((resolve) => stale.listen(join(dir, 'admin.sock'), resolve));
    stale.close();
    expect((await cli(dir, 'accounts', 'list')).code).toBe(0);
  });
});

describe('commands in a folder without data', () => {
  it('a command makes nothing, and says so', async () => {
    const wrong = join(folder, 'misspelt');
    for (const words of [
      ['accounts', 'list'],
      ['keys', 'rotate'],
    ]) {
      const { code, stdout, stderr } = await cli(wrong, ...words);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`there is no data in ${wrong}, and nothing was made there`);
    }
    expect(existsSync(wrong)).toBe(false);
  });
});

describe('called wrongly', () => {
  it('a process ends with 2 and says why', async () => {
    const result = await inShell(join(folder, 'wrong'), 'frobnicate');
    expect([result.code, result.stdout]).toEqual([2, '']);
    expect(result.stderr).toMatch(/^greenroom: .*no command "frobnicate"/);
  });

  it.each([
    [['frobnicate'], 2, /no command "frobnicate"/],
    [['accounts'], 2, /"accounts" needs one more word/],
    [['accounts', 'createx', '--email', 'a@b.co'], 2, /no command "accounts createx/],
    [['accounts', 'listen'], 2, /did you mean "accounts list"/],
    [['accounts', 'create'], 2, /--email/],
    [['accounts', 'create', '--email', 'nonsense'], 2, /--email must be an e-mail address/],
    [['accounts', 'create', '--email', 'a@b.co', '--workspace', ' '], 2, /--workspace/],
    [
      ['accounts', 'create', '--email', 'a@b.co', '--plan', 'gold'],
      1,
      /no plan "gold". Plans: free/,
    ],
    [
      ['accounts', 'create', '--email', 'a@b.co', '--plan', 'constructor'],
      1,
      /no plan "constructor"/,
    ],
    [['accounts', 'create', '--mail', 'a@b.co'], 2, /--mail/],
    [['accounts', 'create', 'a@b.co'], 2, /a@b\.co/],
    [['accounts', 'disable', '--email', 'nobody@b.co'], 1, /no account for nobody@b\.co/],
    [['members', 'set', '--workspace', 'x', '--email', 'a@b.co', '--role', 'king'], 2, /--role/],
    [
      ['members', 'set', '--workspace', 'x', '--email', 'a@b.co', '--role', 'admin'],
      1,
      /no workspace with the id x/,
    ],
    [['serve', '--port', '1'], 2, /no option --port/],
    [['demo', 'now'], 2, /"now" does not belong here/],
  ])('%j ends with %i and says why', async (words, code, why) => {
    const result = await cli(join(folder, 'wrong'), ...words);
    expect(result.stderr).toMatch(why);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).not.toMatch(/\n\s+at |ZodError|expected|received/);
    expect(result.stderr.split('\n').length).toBeLessThan(6);
  });
});

describe('help', () => {
  it.each([
    [[], 'Usage'],
    [['--help'], 'Usage'],
    [['help'], 'Usage'],
    [['serve', '--help'], 'greenroom serve'],
    [['demo', '-h'], 'greenroom demo'],
    [['doctor', '--help'], 'greenroom doctor --record'],
    [['accounts', '--help'], 'accounts set-plan'],
    [['accounts', 'create', '--help'], '--email'],
    [['help', 'sandbox', 'token'], 'greenroom sandbox token'],
  ])('%j is answered without touching anything', async (words, piece) => {
    const result = await cli(join(folder, 'help'), ...words);
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(result.stdout).toContain(piece);
    expect(result.stdout).not.toContain('\u001b');
    expect(existsSync(join(folder, 'help'))).toBe(false);
  });

  it('shows the help of one command, not the whole', async () => {
    const result = await cli(join(folder, 'help'), 'demo', '--help');
    expect(result.stdout).not.toContain('accounts');
  });

  it('the version is the package’s', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const result = await inShell(join(folder, 'help'), '--version');
    expect([result.code, result.stdout]).toEqual([0, `greenroom ${version}\n`]);
  });
});

describe('doctor', () => {
  it('creates nothing where nothing is, and says what to do', async () => {
    const dir = join(folder, 'doctor');
    const result = await cli(dir, 'doctor');
    expect([result.code, result.stderr, existsSync(dir)]).toEqual([1, '', false]);
    expect(result.stdout).toMatch(/✗ database +\S+greenroom\.db does not exist/);
    expect(result.stdout).not.toMatch(/ENOENT|statfs/);
  });

  it('creates no file in a folder that has none', async () => {
    const dir = join(folder, 'doctor-empty');
    mkdirSync(dir);
    expect((await cli(dir, 'doctor', '--json')).code).toBe(1);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('creates no key where the key is lost', async () => {
    const dir = join(folder, 'doctor-key');
    await cli(dir, 'accounts', 'create', '--email', 'first@example.com');
    rmSync(join(dir, 'secrets.json'), { force: true });
    const findings = JSON.parse((await cli(dir, 'doctor', '--json')).stdout);
    expect(findings).toContainEqual({
      check: 'key ring',
      ok: false,
      detail: expect.stringContaining('secrets.json does not exist'),
    });
    expect(existsSync(join(dir, 'secrets.json'))).toBe(false);
  });
});
