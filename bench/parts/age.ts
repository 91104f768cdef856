import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { demo } from 'graph-ads-sandbox';
import { sql } from 'kysely';
import postgres from 'postgres';
import { readConfig } from '../../src/boot/config.ts';
import { type Service, startService } from '../../src/boot/start-service.ts';
import { screens } from '../../src/console/screens.ts';
import { newId } from '../../src/kernel/ids.ts';
import { operations } from '../../src/operations/index.ts';
import { commands } from '../../src/operations/operator/commands.ts';
import { apiKeyPrefix, fingerprint, mintApiKey } from '../../src/secrets/api-key.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { makeSignInLink } from '../../src/sign-in/sign-in-link.ts';
import { now } from '../../src/store/clock.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { areMadeAdsWhole } from '../../src/store/overview/fill-tables.ts';
import {
  type Amounts,
  fillHistory,
  fillPeople,
  idOf,
  migrateToTwo,
} from '../../test/helpers/store/aged-data.ts';
import { freshDatabase } from '../../test/helpers/store/database.ts';
import { boundlessPlan } from './greenroom.ts';
import { median } from './load.ts';
import { section, table } from './report.ts';

const whole = { workspaces: 2_000, writes: 3_000_000, events: 4_000_000, launches: 200_000 };
const youngHistory = { writes: 12_000, events: 12_000, launches: 6_000 };
/** Of fewer, what else the machine does decides the median of a call of a few milliseconds. */
const rounds = 15;

/** Whoever looks: accounts with all clients, with fifty, with one. */
const lookers = ['all', '50', '1'] as const;
type Looker = { name: string; key: string; accountId: string };

type Place = { databaseUrl: string; drop(): Promise<void> } | { folder: string };

/** `data`: its folder. */
type Server = { url: string; data: string };

const configOf = (place: Place) => {
  const read = readConfig({
    PORT: '0',
    SANDBOX: 'on',
    SANDBOX_PORT: '0',
    STOP_NOTICE_SECONDS: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: 'folder' in place ? place.folder : tmpdir(),
    ...('folder' in place
      ? {}
      : { DATABASE_URL: place.databaseUrl, TOKEN_ENCRYPTION_KEYS: newKeyRingText('b1') }),
  });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  // The busiest workspace has made more in a day than a plan allows, and its creates are measured too.
  return { ...read, plans: { pro: boundlessPlan, agency: boundlessPlan } };
};

const open = (place: Place) =>
  openStore(
    'folder' in place
      ? { engine: 'embedded', folder: place.folder }
      : { engine: 'postgres', url: place.databaseUrl },
  );

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** As the server does by itself within minutes of so many new rows; it takes longer than a statement of ours may. */
const refreshStatistics = async (place: Place) => {
  if ('folder' in place) return;
  const client = postgres(place.databaseUrl, { max: 1, onnotice: () => {} });
  await client.unsafe('vacuum analyze');
  await client.end();
};

/** A database as 2.0.0 left it. */
const layOut = async (place: Place, amounts: Amounts) => {
  const store = open(place);
  await migrateToTwo(store.db);
  await fillPeople(store.db, amounts.workspaces);
  await fillHistory(store.db, amounts, Date.now());
  await store.close();
  await refreshStatistics(place);
};

/** A create as 2.0.0 writes it down: counted under its workspace's lock, then settled. */
const writeAsTwo = async ({ db }: Store, n: number) => {
  // Not the first one, whose own creates are measured afterwards.
  const workspaceId = idOf('workspace', 1 + (n % 10));
  const id = newId();
  await db.transaction().execute(async (tx) => {
    await sql`select id from workspaces where id = ${workspaceId} for update`.execute(tx);
    await sql`insert into writes (id, workspace_id, account_id, action, ad_account_id, fingerprint, params, own_token, state, created_at, lease_until, checks, name, actor_kind, actor_id)
      values (${id}, ${workspaceId}, ${idOf('account', 0)}, 'create_ad', 'act_1000', 'f', '{}', 0, 'sent', ${now}, ${now} + 45000, 0, 'Ad', 'key', ${idOf('key', 0)})`.execute(
      tx,
    );
    await sql`insert into write_seconds (workspace_id, second, n) values (${workspaceId}, ${now} / 1000, 1)
      on conflict (workspace_id, second) do update set n = write_seconds.n + 1`.execute(tx);
  });
  await sql`update writes set state = 'succeeded', settled_at = ${now}, status = 200, object_id = ${`77${n}`}
    where id = ${id}`.execute(db);
};

/** The newest of a workspace in each of the tables that the upgrade reads, as 2.0.0 lists them. */
const readAsTwo = async ({ db }: Store, n: number) => {
  const workspaceId = idOf('workspace', n % 60);
  await sql`select id, name, state, object_id from writes where workspace_id = ${workspaceId} order by created_at desc, id desc limit 25`.execute(
    db,
  );
  await sql`select id, at, action from activity where workspace_id = ${workspaceId} order by at desc, id desc limit 25`.execute(
    db,
  );
  await sql`select ad_id, state from seen_ads where workspace_id = ${workspaceId} limit 25`.execute(
    db,
  );
};

/** Work that another node does again and again: how often, and how long it took at longest. */
const repeat = (work: (n: number) => Promise<void>) => {
  let isOver = false;
  let longestMs = 0;
  let times = 0;
  const run = async () => {
    while (!isOver) {
      const began = performance.now();
      await work(times++);
      longestMs = Math.max(longestMs, performance.now() - began);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
    return { longestMs, times };
  };
};

/** Another node, of the version before, that goes on reading and writing. */
const workMeanwhile = (store: Store) => {
  const stopWrites = repeat((n) => writeAsTwo(store, n));
  const stopReads = repeat((n) => readAsTwo(store, n));
  return async () => ({ writes: await stopWrites(), reads: await stopReads() });
};

const noticedWaitMs = 50;
const waited = / (?:acquired|still waiting for) .* after ([\d.]+) ms/;

/** The server itself notes who waits for a lock for longer than a moment, and for how long: the longest of them. */
const watchLocks = async ({ url, data }: Server) => {
  const logFile = join(data, '..', 'log');
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe('alter system set log_lock_waits = on');
  await admin.unsafe(`alter system set deadlock_timeout = '${noticedWaitMs}ms'`);
  await admin.unsafe('select pg_reload_conf()');
  await admin.end();
  const before = existsSync(logFile) ? readFileSync(logFile).length : 0;
  return () => {
    if (!existsSync(logFile)) return 'not known';
    const lines = readFileSync(logFile).subarray(before).toString();
    // Whoever makes an index waits for those who began before, and keeps nobody waiting meanwhile.
    const waits = lines.split('\n').filter((line) => !line.includes('virtual transaction'));
    const longestMs = Math.max(0, ...waits.map((line) => Number(waited.exec(line)?.[1] ?? 0)));
    return longestMs === 0 ? `below ${noticedWaitMs} ms` : `${Math.round(longestMs)} ms`;
  };
};

const until = async (isTrue: () => Promise<boolean>) => {
  // A question that a busy machine did not answer in time is asked again.
  while (!(await isTrue().catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
};

/** How many made ads there are, and how many of them or of their counts are not as the other tables say. */
const recountText = `select (select count(*) from made_ads) as made,
  (select count(*) from (select id from writes where action = 'create_ad' and state = 'succeeded' and object_id is not null
     union all select id from activity where action = 'write.create_ad' and outcome = 'succeeded'
     except select id from made_ads) as missing)
  + (select count(*) from (select workspace_id, state, count(*) as n from made_ads group by workspace_id, state
     except select workspace_id, state, n from made_ad_counts) as counts) as differing`;

type Recount = { made: number; differing: number };

const recount = async (place: Place, { deps: { store } }: Service): Promise<Recount> => {
  if ('folder' in place) {
    const [row] = (await sql.raw<Recount>(recountText).execute(store.db)).rows;
    return { made: Number(row?.made), differing: Number(row?.differing) };
  }
  // It takes longer than a statement of ours may.
  const client = postgres(place.databaseUrl, { max: 1, onnotice: () => {} });
  const [row] = await client.unsafe(recountText);
  await client.end();
  return { made: Number(row?.['made']), differing: Number(row?.['differing']) };
};

/** Upgrades in place, on PostgreSQL beside a node that goes on writing. */
const upgrade = async (place: Place, server: Server) => {
  const beside = 'folder' in place ? null : open(place);
  const longestLockWait = beside && (await watchLocks(server));
  const stopOther = beside && workMeanwhile(beside);
  const began = performance.now();
  const service = await startService(configOf(place));
  const readyMs = performance.now() - began;
  await until(() => areMadeAdsWhole(service.deps.store.db));
  const wholeMs = performance.now() - began;
  await until(() => service.deps.store.buildIndexes(() => false));
  const doneMs = performance.now() - began;
  const other = await stopOther?.();
  const lockWait = longestLockWait?.();
  const { made, differing } = await recount(place, service);
  await beside?.close();
  return {
    service,
    row: {
      'ready after': seconds(readyMs),
      'read from the new table after': seconds(wholeMs),
      'indexes after': seconds(doneMs),
      'made ads': made,
      'equal to a recount': String(differing === 0),
      ...(other && {
        'longest wait for a lock': lockWait ?? '',
        'writes of the other node': other.writes.times,
        'slowest of them': `${Math.round(other.writes.longestMs)} ms`,
        'its reads': other.reads.times,
        'slowest read': `${Math.round(other.reads.longestMs)} ms`,
      }),
    },
  };
};

const lookersIn = async ({ deps: { store } }: Service): Promise<Looker[]> => {
  const made: Looker[] = [];
  for (const [n, name] of lookers.entries()) {
    const key = mintApiKey();
    const accountId = idOf('account', n);
    await store.db
      .insertInto('api_keys')
      .values({
        id: idOf('key', 900_000 + n),
        account_id: accountId,
        workspace_id: idOf('workspace', 0),
        name: 'Bench',
        prefix: apiKeyPrefix(key),
        fingerprint: fingerprint(key),
        created_at: 1,
      })
      .execute();
    made.push({ name, key, accountId });
  }
  return made;
};

const signIn = async ({ deps, address }: Service, accountId: string) => {
  const link = new URL((await makeSignInLink(deps, accountId)).url).pathname;
  const page = await fetch(address + link);
  const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const entered = await fetch(address + link, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: address },
    body: new URLSearchParams({ form_token: token }),
  });
  const set = entered.headers.getSetCookie().find((line) => line.startsWith('greenroom-session'));
  return set?.split(';')[0] ?? '';
};

type Ask = { what: string; ask: (service: Service) => Promise<Response> };

const ready = async (service: Service) => {
  const people = await lookersIn(service);
  const [first] = people;
  await fetch(`${service.address}/api/v1/adnet/connection/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first?.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: demo.systemUserToken }),
  });
  await sql`update connections set writes_unlock_at = 0`.execute(service.deps.store.db);
  const cookies = new Map<string, string>();
  for (const { name, accountId } of people) cookies.set(name, await signIn(service, accountId));
  return { people, cookies };
};

/** Reads of the platform depend on the platform; those of our own tables are what may grow. */
const reads = operations
  .map(({ route }) => route.split(' '))
  .filter(
    ([method, path = '']) =>
      method === 'GET' && !path.includes('{') && !path.includes('/ad-accounts'),
  )
  .map(([, path = '']) => path);

const filtered = [
  '/waiting?state=live&refresh=false',
  '/waiting?refresh=false&choices=true',
  '/waiting?campaign_id=9935&refresh=false',
  '/activity?action=key.minted',
  '/activity?action=key',
  '/activity?action=write',
  '/activity?actor=operator',
];

const asksOf = (
  ways: Map<Service, Awaited<ReturnType<typeof ready>>>,
): (Ask & { looker: string })[] =>
  lookers.flatMap((looker) => {
    const keyIn = (service: Service) =>
      ways.get(service)?.people.find(({ name }) => name === looker)?.key ?? '';
    const get = (path: string) => ({
      looker,
      what: `GET ${path}`,
      ask: (service: Service) =>
        fetch(`${service.address}/api/v1${path}`, {
          headers: { authorization: `Bearer ${keyIn(service)}` },
        }),
    });
    const page = (path: string) => ({
      looker,
      what: `page ${path}`,
      ask: (service: Service) =>
        fetch(service.address + path.replace(':workspace', idOf('workspace', 0)), {
          headers: { cookie: ways.get(service)?.cookies.get(looker) ?? '' },
        }),
    });
    const create = {
      looker,
      what: 'POST /adnet/campaigns',
      ask: (service: Service) =>
        fetch(`${service.address}/api/v1/adnet/campaigns`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${keyIn(service)}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            account_id: 'act_1010000000000001',
            name: 'Bench',
            objective: 'OUTCOME_TRAFFIC',
          }),
        }),
    };
    const paths = screens.map(({ path }) => path).filter((path) => !/:(?!workspace)/.test(path));
    return [
      ...[...reads, ...filtered].map(get),
      create,
      ...paths.map((path) => page(`/console${path === '/' ? '' : path}`)),
    ];
  });

const spentBy = (pid: string) => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // It has ended since it was listed, as those that vacuum do.
    return 0;
  }
};

/** Of this process, which is service and caller, and of PostgreSQL: a call takes no longer than this on a machine with nothing else to do. */
const processorMs = (postmaster: number) => {
  const text = (path: string) =>
    readFileSync(`/proc/${postmaster}/task/${postmaster}/${path}`, 'utf8');
  const spent = text('children').split(' ').filter(Boolean).map(spentBy);
  const { user, system } = process.cpuUsage();
  return spent.reduce((sum, ms) => sum + ms, 0) + (user + system) / 1_000;
};

const timed = async (service: Service, ask: Ask['ask'], postmaster: number) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = processorMs(postmaster);
  const began = performance.now();
  const answer = await ask(service);
  await answer.text();
  const ms = performance.now() - began;
  const spentMs = processorMs(postmaster) - before;
  delay.disable();
  return { ms, spentMs, status: answer.status, heldMs: delay.max / 1e6 };
};

type Compared = {
  store: string;
  young: Service;
  aged: Service;
  clients: number;
  postmaster: number;
};

const compareAges = async ({ store, young, aged, clients, postmaster }: Compared) => {
  const ways = new Map([
    [young, await ready(young)],
    [aged, await ready(aged)],
  ]);
  const rows = [];
  for (const { looker, what, ask } of asksOf(ways)) {
    const took = { young: [] as number[], aged: [] as number[] };
    const spent = { young: [] as number[], aged: [] as number[] };
    let status = 0;
    let heldMs = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const before = await timed(young, ask, postmaster);
      const now = await timed(aged, ask, postmaster);
      took.young.push(before.ms);
      took.aged.push(now.ms);
      spent.young.push(before.spentMs);
      spent.aged.push(now.spentMs);
      status = now.status;
      heldMs = Math.min(heldMs, now.heldMs);
    }
    const [before, after] = [median(took.young), median(took.aged)];
    rows.push({
      store,
      clients: looker === 'all' ? clients : looker,
      call: what,
      status,
      'young ms': before.toFixed(1),
      'aged ms': after.toFixed(1),
      ratio: (after / before).toFixed(2),
      'young processor ms': median(spent.young).toFixed(1),
      'aged processor ms': median(spent.aged).toFixed(1),
      'processor ratio': (median(spent.aged) / median(spent.young)).toFixed(2),
      'loop held ms': Math.round(heldMs),
    });
  }
  return rows;
};

const listJournal = async ({ deps }: Service) => {
  const command = commands.find(({ name }) => name === 'journal list');
  const began = performance.now();
  await command?.run(deps, command.options.parse({}));
  return performance.now() - began;
};

type MakePlace = (amounts: Amounts) => Promise<Place>;

const inTurn = async (name: string, amounts: Amounts, server: Server, makePlace: MakePlace) => {
  const postmaster = parseInt(readFileSync(join(server.data, 'postmaster.pid'), 'utf8'), 10);
  const began = performance.now();
  const oldPlace = await makePlace(amounts);
  console.log(`${name}: filled in ${seconds(performance.now() - began)}`);
  const youngPlace = await makePlace({ workspaces: amounts.workspaces, ...youngHistory });
  const { service: aged, row } = await upgrade(oldPlace, server);
  table(`Upgrade of 2.0.0 with ${amounts.writes.toLocaleString('en')} writes, ${name}`, [row]);
  const young = (await upgrade(youngPlace, server)).service;
  for (const place of [oldPlace, youngPlace]) await refreshStatistics(place);
  try {
    const { workspaces: clients } = amounts;
    const rows = await compareAges({ store: name, young, aged, clients, postmaster });
    table(`Aged against young, ${name}`, rows);
    section(`journal list: ${(await listJournal(aged)).toFixed(1)} ms`);
  } finally {
    await aged.stop();
    await young.stop();
    for (const place of [oldPlace, youngPlace])
      if ('folder' in place) rmSync(place.folder, { recursive: true, force: true });
      else await place.drop();
  }
};

const layOutFolder = async (amounts: Amounts) => {
  const place = { folder: mkdtempSync(join(tmpdir(), 'greenroom-age-')) };
  await layOut(place, amounts);
  return place;
};

const layOutDatabase = async (server: Server, amounts: Amounts) => {
  const { url, drop } = await freshDatabase(server.url);
  const place = { databaseUrl: url, drop };
  await layOut(place, amounts);
  return place;
};

/** Filling takes a quarter of an hour: a server that is kept keeps what was filled, and each run gets a copy of it. */
const copyFilled = async (server: Server, amounts: Amounts): Promise<Place> => {
  const { workspaces, writes, events, launches } = amounts;
  const filled = `filled_${workspaces}_${writes}_${events}_${launches}`;
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  try {
    if ((await admin`select 1 from pg_database where datname = ${filled}`).length === 0) {
      const { databaseUrl } = await layOutDatabase(server, amounts);
      const name = new URL(databaseUrl).pathname.slice(1);
      await admin.unsafe(`alter database ${name} rename to ${filled}`);
    }
    const { url, drop } = await freshDatabase(server.url, filled);
    return { databaseUrl: url, drop };
  } finally {
    await admin.end();
  }
};

const scaled = (by: number): Amounts => ({
  workspaces: Math.max(60, Math.round(whole.workspaces * Math.min(1, by * 10))),
  writes: Math.round(whole.writes * by),
  events: Math.round(whole.events * by),
  launches: Math.round(whole.launches * by),
});

/** `scale`: 1 for 3 million writes on PostgreSQL; the embedded store always gets a tenth of it. */
export const measureAge = async (
  server: Server & { isKept: boolean },
  scale: number,
  stores: readonly string[],
) => {
  if (stores.includes('embedded')) {
    const workspaces = Math.max(60, Math.round(200 * Math.min(1, scale * 10)));
    await inTurn('embedded', { ...scaled(scale / 10), workspaces }, server, layOutFolder);
  }
  const makePlace = server.isKept ? copyFilled : layOutDatabase;
  if (stores.includes('postgres'))
    await inTurn('PostgreSQL', scaled(scale), server, (amounts) => makePlace(server, amounts));
};
