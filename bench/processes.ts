import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Agent, request } from 'undici';
import { openAccount } from '../src/operations/operator/accounts.ts';
import { newKeyRingText } from '../src/secrets/key-ring.ts';
import { openStore } from '../src/store/open.ts';
import { freePort } from '../test/helpers/network/free-port.ts';
import { freshDatabase } from '../test/helpers/store/database.ts';
import { createPostgres } from '../test/helpers/store/postgres-server.ts';
import { boundlessPlan, ready } from './parts/greenroom.ts';
import { median } from './parts/load.ts';
import { startScript } from './parts/process.ts';

// What a second process costs: processor time of the nodes and of PostgreSQL for a create and for a read, with PROCESSES=1, 2 and 4;
// once with as many callers in all, once with as many for each process. They take turns, so that a busy machine slows all alike.
// A create is counted to its end: with the look at the new object that follows it in the background.
// Needs dist/ (npm run build). Linux only: it reads /proc.

const counts = (process.env['COUNTS'] ?? '1,2,4').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const creates = Number(process.env['CREATES'] ?? 1_000);
const reads = creates * 4;
const callers = 32;
const workspaces = 8;
const warmUps = 2;
const ticksPerSecond = 100;

/** Of a process and of what it started, also of what has ended since. */
const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * (1000 / ticksPerSecond);
  return own + childrenOf(pid).reduce((sum, child) => sum + processorMs(child), 0);
};

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((child) => readdirSync('/proc').includes(String(child)));

const server = await createPostgres({ durable: true });
const postmaster = Number(readFileSync(join(server.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
const upstream = await startScript('direct', 'upstream.mjs');
const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'));
writeFileSync(join(folder, 'plans.json'), JSON.stringify({ pro: boundlessPlan }));

type Node = {
  child: ChildProcess;
  address: string;
  keys: string[];
  /** Forgets all creates: each measurement begins alike, however many came before it. */
  forget(): Promise<void>;
  /** Resolves when nothing waits to be done in the background. */
  quiet(): Promise<void>;
  connections(): Promise<number>;
  stop(): Promise<void>;
};

const start = async (count: number): Promise<Node> => {
  const database = await freshDatabase(server.url);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/greenroom.js', 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      STOP_NOTICE_SECONDS: '0',
      DATABASE_URL: database.url,
      TOKEN_ENCRYPTION_KEYS: newKeyRingText('b1'),
      PLANS_FILE: join(folder, 'plans.json'),
      WRITE_COOLDOWN_SECONDS: '0',
      PROCESSES: String(count),
      ADNET_GRAPH_URL: `${upstream.origin}/v26.0`,
      ADNET_DIALOG_URL: `${upstream.origin}/v26.0`,
      ADNET_APP_ID: '1',
      ADNET_APP_SECRET: '0123456789abcdef0123456789abcdef',
    },
  });
  await ready(address);
  const store = openStore({ engine: 'postgres', url: database.url });
  const keys: string[] = [];
  for (let n = 0; n < workspaces; n++) {
    const plans = { pro: boundlessPlan };
    const email = `b${n}@localhost`;
    const { api_key } = await openAccount({ store, plans }, { email, plan: 'pro', workspace: 'B' });
    const token = JSON.stringify({ access_token: `EAA${'bench'.repeat(36)}` });
    await call(new Agent(), address, 'POST', '/adnet/connection/token', api_key, token);
    keys.push(api_key);
  }
  return {
    child,
    address,
    keys,
    async forget() {
      await sql`truncate writes, write_seconds, activity, made_ads, made_ad_counts cascade`.execute(
        store.db,
      );
    },
    async quiet() {
      for (;;) {
        const due = sql`select 1 from writes where verify_at is not null limit 1`;
        if ((await due.execute(store.db)).rows.length === 0) return;
        await wait(200);
      }
    },
    async connections() {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'greenroom-node'`.execute(
        store.db,
      );
      return (rows[0]?.n ?? 0) - 1;
    },
    async stop() {
      await store.close();
      child.kill('SIGTERM');
      await once(child, 'exit');
      await database.drop();
    },
  };
};

const call = async (
  agent: Agent,
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  key: string,
  body?: string,
): Promise<void> => {
  const response = await request(`${origin}/api/v1${path}`, {
    method,
    dispatcher: agent,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  await response.body.dump();
  // A machine that stands still for seconds looks like a silent database.
  if (response.statusCode === 503) return call(agent, origin, method, path, key, body);
  if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode}`);
};

const campaign = JSON.stringify({
  account_id: 'act_1',
  name: 'Bench',
  objective: 'OUTCOME_TRAFFIC',
  special_ad_categories: [],
  daily_budget: 1000,
});

/** Processor time of node and of PostgreSQL, and wall time, each per call, in ms. */
const measure = async (
  { child, address, keys, forget, quiet }: Node,
  { kind, callers, total }: { kind: 'create' | 'read'; callers: number; total: number },
) => {
  await forget();
  const agents = Array.from({ length: callers }, () => new Agent({ connections: 1 }));
  let left = total;
  const [pid, began] = [Number(child.pid), performance.now()];
  const before = { node: processorMs(pid), database: processorMs(postmaster) };
  await Promise.all(
    agents.map(async (agent, n) => {
      const key = keys[n % keys.length] ?? '';
      while (left-- > 0)
        if (kind === 'create')
          await call(agent, address, 'POST', '/adnet/campaigns', key, campaign);
        else await call(agent, address, 'GET', '/adnet/ad-accounts', key);
    }),
  );
  const wall = performance.now() - began;
  await quiet();
  const spent = {
    node: (processorMs(pid) - before.node) / total,
    database: (processorMs(postmaster) - before.database) / total,
    perSecond: (total / wall) * 1000,
  };
  await Promise.all(agents.map((agent) => agent.close()));
  return spent;
};

const nodes = new Map<number, Node>();
process.on('exit', () => {
  for (const { child } of nodes.values()) child.kill('SIGKILL');
});
for (const count of counts) nodes.set(count, await start(count));

const idleMs = 5_000;

/** Processor time of a node that nobody asks for anything, and of PostgreSQL for all of them, in ms a second. */
const measureIdle = async ({ child }: Node) => {
  const pid = Number(child.pid);
  const before = [processorMs(pid), processorMs(postmaster)] as const;
  await wait(idleMs);
  const spent = [processorMs(pid) - before[0], processorMs(postmaster) - before[1]];
  return spent.map((ms) => ((ms / idleMs) * 1000).toFixed(1)).join(' and ');
};

const found = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
for (let round = 0; round <= rounds; round++)
  for (const [count, node] of nodes)
    for (const kind of ['create', 'read'] as const)
      for (const share of count === 1 ? [1] : [1, count]) {
        // The first round warms up: each process as much as the only one.
        const total = (kind === 'create' ? creates : reads) * (round === 0 ? count * warmUps : 1);
        const spent = await measure(node, { kind, callers: callers * share, total });
        const name = `${kind}, ${count} processes, ${callers * share} callers`;
        if (round > 0) found.set(name, [...(found.get(name) ?? []), spent]);
      }

console.log(
  'ms of processor time per call: node, PostgreSQL, both, both to one process; per second with what the machine had left',
);
const medianOf = (all: Awaited<ReturnType<typeof measure>>[], sum: 'node' | 'database' | 'both') =>
  median(all.map(({ node, database }) => ({ node, database, both: node + database })[sum]));
for (const [name, all] of [...found].sort()) {
  const one = found.get(name.replace(/\d+ processes.*/, `1 processes, ${callers} callers`));
  const ratio = one ? medianOf(all, 'both') / medianOf(one, 'both') : Number.NaN;
  const perSecond = median(all.map(({ perSecond }) => perSecond));
  console.log(
    name.padEnd(32),
    ...(['node', 'database', 'both'] as const).map((sum) =>
      medianOf(all, sum).toFixed(2).padStart(8),
    ),
    ratio.toFixed(2).padStart(8),
    perSecond.toFixed(0).padStart(8),
  );
}
for (const [count, node] of nodes)
  console.log(`idle, ms a second, ${count} processes and PostgreSQL: ${await measureIdle(node)}`);
for (const [count, node] of nodes)
  console.log(`connections of ${count} processes: ${await node.connections()}`);

for (const { stop } of nodes.values()) await stop();
await upstream.stop();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
