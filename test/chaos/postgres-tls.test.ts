import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgresTrouble } from '../../src/store/engines/postgres/diagnose.ts';
import { openStore } from '../../src/store/open.ts';
import { has } from '../helpers/cli/installed-programs.ts';
import { createPostgres, type PostgresServer } from '../helpers/store/postgres-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-tls-'));
const at = (name: string) => join(folder, name);
const openssl = (...words: string[]) =>
  execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

const makeAuthority = (name: string) =>
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
  );

const makeCertificate = (name: string, subject: string, names?: string) => {
  openssl(
    'req',
    ...newKey,
    '-subj',
    `/CN=${subject}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
  );
  if (names) writeFileSync(at(`${name}.ext`), `subjectAltName=${names}`);
  const extension = names ? ['-extfile', `${name}.ext`] : [];
  openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    '-CA',
    'ours.pem',
    '-CAkey',
    'ours.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-out',
    `${name}.pem`,
    ...extension,
  );
};

describe.skipIf(!has('openssl'))('PostgreSQL over TLS', () => {
  let server: PostgresServer;

  /** Restarts the server with this certificate. */
  const show = async (name: string) => {
    await server.halt();
    const { uid, gid } = statSync(server.data);
    for (const [from, to] of [
      [`${name}.pem`, 'server.crt'],
      [`${name}.key`, 'server.key'],
      ['ours.pem', 'root.crt'],
    ] as const) {
      const file = join(server.data, to);
      rmSync(file, { force: true });
      writeFileSync(file, readFileSync(at(from)));
      chmodSync(file, 0o600);
      chownSync(file, uid, gid);
    }
    await server.start();
  };

  beforeAll(async () => {
    makeAuthority('ours');
    makeAuthority('theirs');
    makeCertificate('good', 'db', 'DNS:localhost,IP:127.0.0.1');
    makeCertificate('other-name', 'db.example.com', 'DNS:db.example.com');
    makeCertificate('client', 'certified');
    server = await createPostgres();
    appendFileSync(join(server.data, 'postgresql.conf'), "\nssl = on\nssl_ca_file = 'root.crt'\n");
    const rules = join(server.data, 'pg_hba.conf');
    writeFileSync(rules, `hostssl all certified all cert\n${readFileSync(rules, 'utf8')}`);
    await show('good');
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const address = (words: string, { host = '127.0.0.1', user = 'greenroom' } = {}) =>
    `${server.url.replace('127.0.0.1', host).replace('greenroom@', `${user}@`)}?${words}`;

  /** Whether the service's own store reaches it, and over TLS. */
  const connect = async (url: string) => {
    const store = openStore({ engine: 'postgres', url });
    try {
      const { rows } = await sql<{
        ssl: boolean;
      }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(store.db);
      const inTransaction = await store.transaction((tx) => sql`select 1`.execute(tx));
      expect(inTransaction.rows).toHaveLength(1);
      return rows[0]?.ssl ? 'over TLS' : 'in plain text';
    } catch {
      return 'refused';
    } finally {
      await store.close();
    }
  };

  const authority = () => `sslrootcert=${at('ours.pem')}`;
  const foreign = () => `sslrootcert=${at('theirs.pem')}`;

  it('is in plain text unless it is asked for', async () => {
    expect(await connect(server.url)).toBe('in plain text');
    expect(await connect(address('sslmode=disable'))).toBe('in plain text');
    expect(await connect(address('sslmode=prefer'))).toBe('over TLS');
    expect(await connect(address('sslmode=require'))).toBe('over TLS');
  });

  it('knows the server by name and by address', async () => {
    const full = `sslmode=verify-full&${authority()}`;
    expect(await connect(address(full))).toBe('over TLS');
    expect(await connect(address(full, { host: 'localhost' }))).toBe('over TLS');
    expect(await findPostgresTrouble(address(full))).toBeNull();
    expect(await connect(address(`sslmode=verify-ca&${authority()}`))).toBe('over TLS');
    expect(await connect(address(authority()))).toBe('over TLS');
  });

  it.each(['verify-full', 'verify-ca', 'require'])(
    'refuses an authority that is not the named one: %s',
    async (mode) => {
      const url = address(`sslmode=${mode}&${foreign()}`);
      expect(await connect(url)).toBe('refused');
      expect(await findPostgresTrouble(url)).toMatch(/signed by an authority that is not known/);
    },
  );

  it('refuses a private authority that nobody named', async () => {
    expect(await connect(address('sslmode=verify-full'))).toBe('refused');
    expect(await connect(address('sslmode=verify-full&sslrootcert=system'))).toBe('refused');
    expect(await findPostgresTrouble(address('sslmode=verify-ca'))).toMatch(/sslrootcert=/);
  });

  it('shows a certificate of its own where the server asks for one', async () => {
    const plain = await connect(address(`sslmode=verify-full&${authority()}`));
    expect(plain).toBe('over TLS');
    const store = openStore({ engine: 'postgres', url: server.url });
    await sql`create role certified login superuser`.execute(store.db);
    await store.close();
    const words = `sslmode=verify-full&${authority()}`;
    const own = `&sslcert=${at('client.pem')}&sslkey=${at('client.key')}`;
    expect(await connect(address(words, { user: 'certified' }))).toBe('refused');
    expect(await connect(address(words + own, { user: 'certified' }))).toBe('over TLS');
  });

  it('refuses a certificate for another name, unless only the authority counts', async () => {
    await show('other-name');
    const full = address(`sslmode=verify-full&${authority()}`);
    expect(await connect(full)).toBe('refused');
    expect(await connect(full.replace('127.0.0.1', 'localhost'))).toBe('refused');
    expect(await findPostgresTrouble(full)).toMatch(/is for another name/);
    expect(await connect(address(`sslmode=verify-ca&${authority()}`))).toBe('over TLS');
  });

  it('says which file cannot be read', () => {
    expect(() =>
      openStore({ engine: 'postgres', url: address('sslmode=verify-full&sslrootcert=/no/ca.pem') }),
    ).toThrow('the file of sslrootcert, /no/ca.pem, cannot be read (ENOENT)');
  });
});
