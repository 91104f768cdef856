import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { commandsIn, readPage } from '../../scripts/pages.ts';
import { openWorld, type World } from '../../scripts/walk.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { createPostgres, type PostgresServer } from '../helpers/store/postgres-server.ts';

const page = 'docs/operating.md';
const commands = commandsIn(page, readPage(page)).filter(({ note }) => note === 'postgres');

/** The page's own command; each of them is typed below. */
const command = (beginning: string) => {
  const matches = commands.filter(({ text }) => text.startsWith(beginning));
  if (matches.length !== 1 || !matches[0]) throw new Error(`${page} has no one "${beginning}"`);
  return matches[0].text.trim();
};

const typedHere = {
  account: command('npx --no -- greenroom accounts create'),
  dump: command('pg_dump'),
  restore: command('pg_restore'),
  copy: command('cp -a "$PGDATA"'),
  putBack: command('cp -a greenroom-pgdata'),
};

const programs = ['postgres', 'initdb', 'pg_dump', 'pg_restore'];

/** A PostgreSQL of the machine that has a server and its tools in one folder. */
const machines = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ].find((folder) => programs.every((name) => existsSync(join(folder, name))));
};

const api = 'http://127.0.0.1:8080/api/v1';
const withKey = '-H "Authorization: Bearer $KEY" -H "Content-Type: application/json"';
const campaign = `curl -sf -D headers.txt ${api}/adnet/campaigns ${withKey} -H 'Idempotency-Key: drill' \\
  -d '{"account_id":"act_1010000000000001","name":"Drill","objective":"OUTCOME_TRAFFIC"}'`;

/** A connected workspace that has published something: what a restore must bring back. */
const furnish = async (world: World) => {
  await world.type(`export KEY=$(${typedHere.account} | grep -o 'gr_live_[0-9A-Za-z]*')`);
  await world.type(
    `curl -sf ${api}/adnet/connection/token ${withKey} -d "{\\"access_token\\":\\"$(npx --no -- greenroom sandbox token)\\"}"`,
  );
  return world.type(campaign);
};

/** The drill at the end of docs/operating.md, and that an old Idempotency-Key is still known. */
const inspect = async (world: World, created: string) => {
  expect(await world.type('npx --no -- greenroom doctor')).not.toContain('✗');
  const drill = commandsIn(page, readPage(page)).at(-1);
  expect(await world.type(drill?.text ?? '')).toBe(drill?.answer?.text.trim());
  expect(await world.type(campaign)).toBe(created);
  expect(await world.type('cat headers.txt')).toMatch(/idempotent-replayed: true/i);
};

const settingsFor = (url: string, more: Record<string, string>) => ({
  DATABASE_URL: url,
  SANDBOX: 'on',
  WRITE_COOLDOWN_SECONDS: '0',
  TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1'),
  ...more,
});

describe('docs/operating.md for PostgreSQL', () => {
  const servers: PostgresServer[] = [];
  const worlds: World[] = [];
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.close()));
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('has no command that is not typed here', () => {
    expect(commands.map(({ text }) => text.trim()).sort()).toEqual(Object.values(typedHere).sort());
  });

  const bin = machines();
  it.skipIf(!bin || !isLong)(
    'a dump made while it runs brings a lost database back',
    {
      timeout: 240_000,
    },
    async () => {
      const server = await createPostgres({ programs: bin });
      servers.push(server);
      const sql = postgres(server.url, { max: 1, onnotice: () => {} });
      await sql.unsafe('create database greenroom');
      const url = server.url.replace(/postgres$/, 'greenroom');
      const path = `${bin}:${process.env['PATH'] ?? ''}`;
      const world = await openWorld(settingsFor(url, { PATH: path }));
      worlds.push(world);
      const created = await furnish(world);
      await world.type(typedHere.dump);
      await world.whileStopped(async () => {
        await sql.unsafe('drop database greenroom with (force)');
        await sql.unsafe('create database greenroom');
      });
      expect(await world.type(`curl -s ${api}/account ${withKey}`)).toContain('unauthorized');
      await world.whileStopped(() => world.type(typedHere.restore));
      await inspect(world, created);
      await sql.end();
    },
  );

  it.skipIf(!isLong)(
    'a copy of the stopped server’s folder brings it back',
    { timeout: 240_000 },
    async () => {
      const server = await createPostgres();
      servers.push(server);
      const world = await openWorld(settingsFor(server.url, { PGDATA: server.data }));
      worlds.push(world);
      const created = await furnish(world);
      await world.whileStopped(async () => {
        await server.halt();
        await world.type(typedHere.copy);
        rmSync(server.data, { recursive: true });
        await world.type(typedHere.putBack);
        await server.start();
      });
      await inspect(world, created);
    },
  );

  it.skipIf(!isLong)('a node holds at most eight connections', { timeout: 180_000 }, async () => {
    const [server, world] = [servers.at(-1), worlds.at(-1)];
    if (!server || !world) throw new Error('the test above has not come so far');
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
    const many = `seq 200 | xargs -P 40 -I{} curl -s -o /dev/null ${api}/account/api-keys ${withKey} -d '{"name":"{}"}'`;
    let most = 0;
    let done = false;
    const load = world.type(many).finally(() => {
      done = true;
    });
    while (!done) {
      const [row] = await sql`
        select count(*)::int as n from pg_stat_activity where application_name = 'greenroom-node'`;
      most = Math.max(most, Number(row?.['n']));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await load;
    await sql.end();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });
});
