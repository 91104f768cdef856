import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/boot/config.ts';
import { describeSetup } from '../src/boot/describe-setup.ts';
import { banner } from '../src/cli/serve.ts';
import { freePort } from '../test/helpers/network/free-port.ts';
import { type Serve, serveByProcess, watched } from './walk-service.ts';

/** What the pages say, and what is listened on while they are walked. */
const shown = { api: '127.0.0.1:8080', sandbox: '127.0.0.1:8081', hook: '127.0.0.1:9000' };

/** A clone as far as commands can tell: everything in it is the project's, but for its data. */
const borrowed = [
  ...['package.json', 'package-lock.json', '.npmrc', 'bin', 'scripts', 'src', 'docs', 'deploy'],
  ...['bench', 'dist', 'examples', 'node_modules', 'packages', 'tsconfig.json'],
];

const divider = '-----8<-----';

/** One shell, told one block after another, so that variables live on as they do for a reader. */
const openShell = (folder: string, env: Record<string, string>) => {
  const bash = watched(spawn('bash', ['--norc'], { cwd: folder, env, stdio: 'pipe' }));
  let out = '';
  let complaints = '';
  let listener = () => {};
  bash.stdout.on('data', (chunk) => {
    out += chunk;
    listener();
  });
  bash.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  bash.stdin.write("set -o pipefail\nfailed=0\ntrap 'failed=$?' ERR\n");
  const type = (text: string) =>
    new Promise<{ code: number; out: string; complaints: string }>((resolve) => {
      out = '';
      complaints = '';
      const lost = () => resolve({ code: 1, out, complaints });
      bash.once('close', lost);
      listener = () => {
        const [said = '', code] = out.split(new RegExp(`\\n?${divider} (\\d+)\\n`));
        if (code === undefined) return;
        bash.off('close', lost);
        resolve({ code: Number(code), out: said, complaints });
      };
      // What a command reads is not what is typed next.
      bash.stdin.write(`failed=0\n{\n${text}\n} < /dev/null\necho; echo "${divider} $failed"\n`);
    });
  return { type, close: () => bash.stdin.end() };
};

/** What a reader sees, who starts it on a terminal. test/cli/serve.test.ts looks at a real one. */
const onScreen = (port: number, sandboxPort: number) => {
  const [address, sandboxOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${sandboxPort}`];
  const first = {
    key: { text: 'gr_live_…' },
    link: { text: `${address}/console/sign-in/…` },
  };
  const config = readConfig({});
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const setup = describeSetup(config);
  return banner({ address, sandboxOrigin, first, needsAccount: false, setup }, (_, text) => text);
};

type Shortcut = { firstByNpm: boolean; greenroom: string; node: string | undefined };

/** `npx --no -- greenroom` without npm: what it finds in the end, found at once; the first is left to npm if wished. */
const layShortcut = (folder: string, { firstByNpm, greenroom, node }: Shortcut) => {
  mkdirSync(join(folder, '.shortcut'));
  const path = process.env['PATH'] ?? '';
  const byNpm = `if mkdir .shortcut/tried 2>/dev/null; then PATH='${path}' exec npx "$@"; fi\n`;
  const script = `#!/bin/sh\n${firstByNpm ? byNpm : ''}shift 3\n${greenroom}\n`;
  writeFileSync(join(folder, '.shortcut', 'npx'), script, { mode: 0o755 });
  if (node)
    writeFileSync(join(folder, '.shortcut', 'node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
  return `${join(folder, '.shortcut')}:`;
};

type WorldOptions = {
  /** Commands without npm; it takes a second each time. */
  shortcut?: boolean;
  firstByNpm?: boolean;
  serve?: Serve;
  /** The line of sh that does what was typed behind `npx --no -- greenroom`. */
  greenroom?: string;
  /** The same for what was typed behind `node`; without it, node itself. */
  node?: string;
};

/** A fresh installation in a folder of its own, and a shell in that folder. */
export const openWorld = async (
  settings: Record<string, string> = {},
  {
    shortcut = false,
    firstByNpm = false,
    serve = serveByProcess,
    greenroom = 'exec node bin/greenroom.js "$@"',
    node,
  }: WorldOptions = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-walk-'));
  for (const name of borrowed) symlinkSync(join(process.cwd(), name), join(folder, name));
  const [port, sandboxPort, hookPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    PATH: `${shortcut ? layShortcut(folder, { firstByNpm, greenroom, node }) : ''}${process.env['PATH'] ?? ''}`,
    HOME: process.env['HOME'] ?? folder,
    // Whoever signs in here keeps their own sign-ins.
    XDG_CONFIG_HOME: folder,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    // Short, but a real one: the pages show what a new connection says of itself.
    WRITE_COOLDOWN_SECONDS: '3',
    LOG_LEVEL: 'warn',
    WEBHOOK_ALLOW: `127.0.0.1:${hookPort}`,
    ...settings,
  };
  let service = await serve(folder, env).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const as = (text: string) =>
    text.replaceAll(shown.api, `127.0.0.1:${port}`).replaceAll(shown.hook, `127.0.0.1:${hookPort}`);
  const back = (text: string) =>
    text
      .replaceAll(`127.0.0.1:${port}`, shown.api)
      .replaceAll(`127.0.0.1:${sandboxPort}`, shown.sandbox)
      .replaceAll(`127.0.0.1:${hookPort}`, shown.hook)
      .replaceAll('\r', '')
      .replace(/gr_live_[0-9A-Za-z]{36}/g, 'gr_live_…')
      .replace(/^\n+|\s+$/g, '');
  const shell = openShell(folder, env);
  const key = service.firstKey;
  await shell.type(`export KEY=${key}`);
  return {
    folder,
    env,
    key,
    banner: back(onScreen(port, sandboxPort)),
    /** Types a command and returns what it printed, keys cut short; one that fails ends the walk. */
    async type(command: string) {
      const { code, out, complaints } = await shell.type(as(command));
      if (code !== 0) throw new Error(`${command}\nended with ${code}: ${out}${complaints}`);
      return back(out);
    },
    /** Does something while the service is stopped. */
    async whileStopped<T>(work: () => Promise<T>) {
      await service.stop();
      const done = await work();
      service = await serve(folder, env);
      return done;
    },
    async close() {
      shell.close();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;
