import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { openStore } from '../../src/store/open.ts';
import { buildProduct, runCommand } from '../helpers/cli/greenroom-process.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { freePort } from '../helpers/network/free-port.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { migratedDatabase } from '../helpers/store/database.ts';
import { canMount, smallDisk } from './support/small-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-causes-'));
const servers: { close(): unknown }[] = [];
let database: Awaited<ReturnType<typeof migratedDatabase>>;
const keys = newKeyRingText('k1');

beforeAll(async () => {
  database = await migratedDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const listen = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  servers.push(server);
  // A server that listens on TCP has an address with a port.
  return (server.address() as AddressInfo).port;
};

/** Takes connections and does with them what the test says. */
const anyServer = (take: (socket: Socket) => void) =>
  listen(
    createServer((socket) => {
      socket.on('error', () => {});
      take(socket);
    }),
  );

/** A PostgreSQL that refuses everybody for one reason. */
const refusingPostgres = (code: string, message: string) =>
  anyServer((socket) =>
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, fields]));
    }),
  );

const folderOf = (name: string) => join(folder, name);

type Finding = { check: string; ok: boolean; detail: string };

/** What the doctor says about each thing that is wrong; a setting that cannot be read ends it before. */
const examine = async (env: Record<string, string>) => {
  const PORT = String(await freePort());
  const SANDBOX_PORT = String(await freePort());
  const result = await runInside(['doctor', '--json'], { PORT, SANDBOX_PORT, ...env });
  const findings: Finding[] = result.stdout === '' ? [] : JSON.parse(result.stdout);
  return {
    code: result.code,
    stderr: result.stderr,
    wrong: (check: string) => findings.find((one) => one.check === check && !one.ok)?.detail ?? '',
  };
};

const onPostgres = (url: string) => ({
  DATABASE_URL: url,
  TOKEN_ENCRYPTION_KEYS: keys,
  SANDBOX: 'on',
});

describe('a set-up whose settings cannot be read ends with the setting’s name', () => {
  it.each([
    ['a misspelled name', { DATABSE_URL: 'postgres://x@127.0.0.1/x' }, /DATABSE_URL.*DATABASE_URL/],
    [
      'no key ring',
      { DATABASE_URL: 'postgres://x@127.0.0.1/x' },
      /TOKEN_ENCRYPTION_KEYS: required/,
    ],
    ['a number that is none', { WRITE_COOLDOWN_SECONDS: 'soon' }, /WRITE_COOLDOWN_SECONDS/],
    [
      'plans that are not there',
      { PLANS_FILE: '/nowhere/plans.json' },
      /PLANS_FILE.*cannot be read/,
    ],
    ['a model without a name', { COPY_PROVIDER: 'openai' }, /COPY_MODEL: required/],
  ])('%s', async (_, env, words) => {
    const report = await examine({ DATA_DIR: folderOf('none'), ...env });
    expect(report.code).toBe(2);
    expect(report.stderr).toMatch(words);
  });
});

describe('the doctor names the true cause', () => {
  it('names a port that another program holds, whatever that speaks', async () => {
    const rude = await anyServer((socket) => socket.end('220 mail\r\n'));
    // Whether a program answers at all is waited for some seconds.
    const silent = isLong ? [await anyServer(() => {})] : [];
    for (const port of [rude, ...silent]) {
      const PORT = String(port);
      const report = await examine({ DATA_DIR: folderOf('none'), PORT });
      expect(report.wrong('service')).toMatch(new RegExp(`another program.*holds port ${port}`));
    }
    const web = await listen(createHttpServer((_, answer) => answer.end('hello')));
    const report = await examine({ DATA_DIR: folderOf('none'), PORT: String(web) });
    expect(report.wrong('service')).toContain('another program answers');
    const portReport = await examine({ DATA_DIR: folderOf('none'), SANDBOX_PORT: String(rude) });
    expect(portReport.wrong('platform')).toMatch(/another program.*SANDBOX_PORT/);
    const pageReport = await examine({ DATA_DIR: folderOf('none'), SANDBOX_PORT: String(web) });
    expect(pageReport.wrong('platform')).toMatch(/another program.*SANDBOX_PORT/);
  });

  it('names an address that is not this machine’s', async () => {
    const report = await examine({ DATA_DIR: folderOf('none'), HOST: '192.0.2.1' });
    expect(report.wrong('service')).toContain('no address of this machine');
  });

  it('names a database that cannot be reached', async () => {
    const port = await freePort();
    const nobody = await examine(onPostgres(`postgres://x:secret@127.0.0.1:${port}/x`));
    expect(nobody.wrong('database')).toContain(`nothing listens at 127.0.0.1:${port}`);
    expect(nobody.wrong('database')).not.toContain('secret');
    const unnamed = await examine(onPostgres('postgres://x@db.invalid/x'));
    expect(unnamed.wrong('database')).toMatch(/the name db\.invalid/);
  });

  it('names an address that takes connections and says nothing, or speaks HTTP', async () => {
    const mute = await anyServer(() => {});
    const web = await listen(createHttpServer((_, answer) => answer.end('hello')));
    for (const port of [mute, web]) {
      const report = await examine(onPostgres(`postgres://x@127.0.0.1:${port}/x`));
      expect(report.wrong('database')).toContain('does not answer as PostgreSQL does');
    }
  });

  it('names what stops a start that finds no database, or one that does not let it in', async () => {
    const port = await freePort();
    const nobody = await runInside(
      ['serve'],
      onPostgres(`postgres://x:secret@127.0.0.1:${port}/x`),
    );
    expect([nobody.code, nobody.stderr]).toEqual([
      1,
      expect.stringContaining(`nothing listens at 127.0.0.1:${port}`),
    ]);
    expect(nobody.stderr).not.toContain('secret');
    const strict = await refusingPostgres('28P01', 'password authentication failed');
    const result = await runInside(['serve'], onPostgres(`postgres://x@127.0.0.1:${strict}/x`));
    expect(result.stderr).toContain('refuses the password of x');
  });

  it('names a database that does not let us in', async () => {
    const refusals = [
      ['28P01', 'password authentication failed', /refuses the password of x/],
      ['28000', 'no pg_hba.conf entry for host', /does not let x in.*pg_hba/],
      ['53300', 'sorry, too many clients already', /no connection left/],
      ['57P03', 'the database system is starting up', /starting or stopping/],
    ] as const;
    for (const [code, message, words] of refusals) {
      const port = await refusingPostgres(code, message);
      const report = await examine(onPostgres(`postgres://x@127.0.0.1:${port}/x`));
      expect(report.wrong('database')).toMatch(words);
    }
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/not_there';
    const report = await examine(onPostgres(url.href));
    expect(report.wrong('database')).toContain('there is no database not_there');
  });

  it('names a database that speaks no TLS although it is asked for', async () => {
    const report = await examine(onPostgres(`${database.url}?sslmode=require`));
    expect(report.wrong('database')).toContain('does not speak TLS');
  });

  it('names a platform that nobody chose, with PostgreSQL', async () => {
    const { SANDBOX: _, ...envWithoutSandbox } = onPostgres(database.url);
    const report = await examine(envWithoutSandbox);
    expect(report.wrong('platform')).toMatch(/ADNET_GRAPH_URL: required.*SANDBOX=on/);
  });

  it('names keys that are not the database’s', async () => {
    await examine(onPostgres(database.url));
    const other = { ...onPostgres(database.url), TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1') };
    expect((await examine(other)).wrong('key ring')).toContain('does not hold the key');
  });

  it('names a database that a newer version has used', async () => {
    const newer = await migratedDatabase(inject('postgresUrl'));
    const store = openStore({ engine: 'postgres', url: newer.url });
    const name = '9999-from-the-future';
    await store.db
      // The table is Kysely's own.
      .insertInto('kysely_migration' as 'settings')
      .values({ name, timestamp: 'later' } as never)
      .execute();
    await store.check();
    await expect(store.migrate()).rejects.toThrow(/newer version.*9999-from-the-future.*older/);
    await store.close();
    const report = await examine(onPostgres(newer.url));
    expect(report.wrong('migrations')).toMatch(/newer version/);
    const result = await runInside(['serve'], onPostgres(newer.url));
    expect([result.code, result.stderr]).toEqual([1, expect.stringMatching(/newer version/)]);
    await newer.drop();
  });

  it('names a data folder that cannot be used', async () => {
    const file = folderOf('a-file');
    writeFileSync(file, '');
    expect((await examine({ DATA_DIR: file })).wrong('disk')).toContain('is a file');
    const result = await runInside(['serve'], { DATA_DIR: join(file, 'within') });
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/data folder .* cannot be used: a file is in the place/);
  });

  it('names a mail server that does not let us in', async () => {
    const port = await freePort();
    const mail = (SMTP_URL: string) => examine({ DATA_DIR: folderOf('none'), SMTP_URL });
    expect((await mail(`smtp://127.0.0.1:${port}`)).wrong('mail')).toContain('nothing listens');
    expect((await mail('smtp://mail.invalid')).wrong('mail')).toMatch(/name of the mail server/);
    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error('no')),
    });
    strict.on('error', () => {});
    const strictPort = await listen(strict.server as unknown as Server);
    const passwordReport = await mail(`smtp://ann:wrong@127.0.0.1:${strictPort}`);
    expect(passwordReport.wrong('mail')).toContain('refuses user or password');
    expect(passwordReport.wrong('mail')).not.toContain('wrong');
    const tlsReport = await mail(`smtps://127.0.0.1:${strictPort}`);
    expect(tlsReport.wrong('mail')).toContain('smtp:// instead of smtps://');
  });

  it('names a model that does not answer, and a platform', async () => {
    const port = await freePort();
    const report = await examine({
      DATA_DIR: folderOf('none'),
      COPY_PROVIDER: 'openai',
      COPY_MODEL: 'm',
      COPY_BASE_URL: `http://127.0.0.1:${port}/v1`,
      ADNET_GRAPH_URL: `http://127.0.0.1:${port}/v26.0`,
    });
    expect(report.wrong('ad copy')).toBe(
      'm: The model server could not be reached (ECONNREFUSED). Check COPY_BASE_URL and the network. Ad copy fails until then',
    );
    expect(report.wrong('platform')).toContain('Check ADNET_GRAPH_URL');
  });

  it.each([
    ['https://ads.example.com/greenroom', /BASE_URL has a path/],
    ['http://ads.example.com', /BASE_URL begins with http:/],
  ])('names the fault of the address %s', async (BASE_URL, words) => {
    const report = await examine({ DATA_DIR: folderOf('none'), BASE_URL });
    expect(report.wrong('configuration')).toMatch(words);
  });
});

describe('a process of its own', () => {
  const mayMount = canMount(folderOf('try'));
  const maySwitchUser = process.getuid?.() === 0;

  it.skipIf(!mayMount)(
    'says that the disk is full, not that another process is there',
    {
      timeout: 180_000,
    },
    async () => {
      const product = await buildProduct('causes');
      const place = folderOf('full');
      const disk = await smallDisk(place, 2);
      const env = { DATA_DIR: place };
      const command = ['accounts', 'create', '--email', 'ann@example.com'];
      expect((await runCommand(product.file, command, env, disk.through)).code).toBe(0);
      disk.fill();
      const result = await runCommand(product.file, ['doctor'], env, disk.through);
      disk.release();
      expect(result.stdout).toMatch(/✗ disk +only 0 MB free/);
      expect(result.stdout).not.toContain('another Greenroom process');
    },
  );

  it.skipIf(!maySwitchUser)(
    'says that it may not write to the folder',
    {
      timeout: 180_000,
    },
    async () => {
      const product = await buildProduct('causes');
      const place = folderOf('not-ours');
      mkdirSync(place, { mode: 0o755 });
      chmodSync(folder, 0o755);
      const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];
      try {
        execFileSync('setpriv', [...asNobody.slice(1), 'test', '-r', product.file]);
      } catch {
        // The product was laid where others may not read it.
        return;
      }
      const env = { DATA_DIR: place };
      const doctor = await runCommand(product.file, ['doctor'], env, asNobody);
      expect(doctor.stdout).toMatch(/✗ disk +this user may not write/);
      const serve = await runCommand(product.file, ['serve'], env, asNobody);
      expect(serve.stderr).toMatch(/data folder .* cannot be used: this user may not write/);
    },
  );
});
