import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { readConfig } from '../src/boot/config.ts';
import { type Service, startService } from '../src/boot/start-service.ts';
import { announceAll } from '../src/events/announce.ts';
import { openAccount } from '../src/operations/operator/accounts.ts';
import { newKeyRingText } from '../src/secrets/key-ring.ts';
import { ask } from '../test/helpers/callers/http-client.ts';
import { freshDatabase } from '../test/helpers/store/database.ts';
import { createPostgres } from '../test/helpers/store/postgres-server.ts';
import { boundlessPlan } from './parts/greenroom.ts';
import { median } from './parts/load.ts';
import { startScript } from './parts/process.ts';

// What telling webhooks and writing the activity down cost a create, on both stores. Creates come at
// a steady rate; quiet rounds and loud ones take turns, so that a busy machine slows both alike.

const createsPerSecond = 50;
const seconds = 4;
const rounds = 5;
const eventsPerSecond = 2_000;
/** In one transaction. */
const most = 50;

const upstream = await startScript('direct', 'upstream.mjs');
const script = fileURLToPath(new URL('./parts/steady-creates.mjs', import.meta.url));
const load = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
await once(load, 'message');

const start = async (databaseUrl?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'));
  writeFileSync(join(folder, 'plans.json'), JSON.stringify({ pro: boundlessPlan }));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    PLANS_FILE: join(folder, 'plans.json'),
    WRITE_COOLDOWN_SECONDS: '0',
    STOP_NOTICE_SECONDS: '0',
    ADNET_GRAPH_URL: `${upstream.origin}/v26.0`,
    ADNET_DIALOG_URL: `${upstream.origin}/v26.0`,
    ADNET_APP_ID: '1',
    ADNET_APP_SECRET: '0123456789abcdef0123456789abcdef',
    WEBHOOK_ALLOW: new URL(upstream.origin).host,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, TOKEN_ENCRYPTION_KEYS: newKeyRingText('b1') }),
  });
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const service = await startService(config, { writeLog: () => {} });
  const made = await openAccount(service.deps, {
    email: 'b@localhost',
    plan: 'pro',
    workspace: 'B',
  });
  const token = { access_token: `EAA${'bench'.repeat(36)}` };
  await ask(service.address, 'POST /adnet/connection/token', made.api_key, token);
  const hook = { url: `${upstream.origin}/hook` };
  await ask(service.address, 'POST /account/webhooks', made.api_key, hook);
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { service, key: made.api_key, workspaceId: made.workspace_id, stop };
};
type Started = Awaited<ReturnType<typeof start>>;

/** The median time of a create, and the processor time that this process used meanwhile, in milliseconds. */
const round = async ({ service, key }: Started) => {
  const before = process.cpuUsage();
  const body = { account_id: 'act_50', name: 'Bench', objective: 'OUTCOME_TRAFFIC' };
  load.send({
    url: `${service.address}/api/v1/adnet/campaigns`,
    key,
    body: JSON.stringify(body),
    count: createsPerSecond * seconds,
    perSecond: createsPerSecond,
  });
  const [{ times }] = (await once(load, 'message')) as [{ times: number[] }];
  const { user, system } = process.cpuUsage(before);
  return { ms: median(times), cpuMs: (user + system) / 1000 };
};

/**
 * Makes small changes evenly, in a transaction every few milliseconds, until it is stopped; tells how many. With `tells` each is
 * told to the webhook in that same transaction, as the service does it.
 */
const change = ({ service, workspaceId }: Started, tells: boolean) => {
  let made = 0;
  let goesOn = true;
  const began = performance.now();
  const work = async () => {
    while (goesOn) {
      const due = Math.floor(((performance.now() - began) * eventsPerSecond) / 1000) - made;
      const events = Array.from({ length: Math.min(due, most) }, (_, n) => ({
        workspaceId,
        type: 'write.unknown' as const,
        data: { n },
      }));
      await service.deps.store.transaction(async (tx) => {
        await sql`update workspaces set name = ${`B${made}`} where id = ${workspaceId}`.execute(tx);
        if (tells) await announceAll(tx, events);
      });
      made += events.length;
      await wait(5);
    }
  };
  const working = work();
  return async () => {
    goesOn = false;
    await working;
    return made;
  };
};

const withChanges = async (started: Started, tells: boolean) => {
  const stop = change(started, tells);
  const measured = await round(started);
  return { ...measured, events: await stop() };
};

const indexes = {
  drop: (db: Service['deps']['store']['db']) => sql`drop index writes_activity`.execute(db),
  lay: (db: Service['deps']['store']['db']) =>
    sql`create index writes_activity on writes (workspace_id, created_at, id, action, actor_kind, actor_id)`.execute(
      db,
    ),
};

const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1)} %`;

/** Rows that are being written down as delivered would be in the way of a delete. */
const forget = { embedded: 'delete from', postgres: 'truncate' };

type Round = { ms: number; cpuMs: number; events?: number };

const measure = async (name: string, started: Started) => {
  const { db, engine } = started.service.deps.store;
  await round(started);
  const [quiet, busy, loud, bare] = [[], [], [], []] as Round[][];
  for (let turn = 0; turn < rounds; turn++) {
    quiet?.push(await round(started));
    busy?.push(await withChanges(started, false));
    loud?.push(await withChanges(started, true));
    // What is not delivered yet must not be delivered in a quiet round.
    await sql`${sql.raw(forget[engine])} webhook_deliveries`.execute(db);
    await indexes.drop(db);
    bare?.push(await round(started));
    await indexes.lay(db);
  }
  const of = (all: typeof quiet, pick: 'ms' | 'cpuMs') =>
    median((all ?? []).map((one) => one[pick]));
  const events = median((loud ?? []).map((one) => one.events ?? 0));
  const perEvent = ((of(loud, 'cpuMs') - of(busy, 'cpuMs')) / events) * 1000;
  console.log(name);
  console.log(`  a create                       ${of(quiet, 'ms').toFixed(2)} ms`);
  console.log(`  beside other changes           ${of(busy, 'ms').toFixed(2)} ms`);
  console.log(
    `  which tell ${Math.round(events / seconds)} events/s       ${of(loud, 'ms').toFixed(2)} ms: telling makes a create ${percent(of(loud, 'ms') / of(busy, 'ms'))} slower, changes and events together ${percent(of(loud, 'ms') / of(quiet, 'ms'))}; ${perEvent.toFixed(0)} µs of CPU per event`,
  );
  console.log(
    `  without the activity's index   ${of(bare, 'ms').toFixed(2)} ms: the activity costs ${percent(of(quiet, 'ms') / of(bare, 'ms'))} of the time, ${percent(of(quiet, 'cpuMs') / of(bare, 'cpuMs'))} of the CPU`,
  );
};

const server = await createPostgres({ durable: true });
try {
  const embedded = await start();
  await measure('embedded store', embedded);
  await embedded.stop();
  const database = await freshDatabase(server.url);
  const onPostgres = await start(database.url);
  await measure('PostgreSQL', onPostgres);
  await onPostgres.stop();
} finally {
  load.kill();
  await upstream.stop();
  await server.stop();
}
