import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from '../scripts/build.mjs';
import { newKeyRingText } from '../src/secrets/key-ring.ts';
import { freshDatabase } from '../test/helpers/store/database.ts';
import { createPostgres } from '../test/helpers/store/postgres-server.ts';
import { measureAge } from './parts/age.ts';
import { measureCopywriter } from './parts/copywriter.ts';
import { measureFairness } from './parts/fairness.ts';
import { startGreenroom } from './parts/greenroom.ts';
import { measureLife } from './parts/life.ts';
import { type Compared, compare, driveTogether, type Shot } from './parts/load.ts';
import { startNginx } from './parts/nginx.ts';
import { writePage } from './parts/page.ts';
import { startScript, type Target } from './parts/process.ts';
import { ratioTable, results, section } from './parts/report.ts';
import { measureScale } from './parts/scale.ts';
import { sdkCreate } from './parts/sdk.ts';
import { measureUploads } from './parts/uploads.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** Of `age`: 1 for 3 million writes on PostgreSQL and a tenth of them on the embedded store. */
    scale: { type: 'string', default: '1' },
    store: { type: 'string', default: 'embedded,postgres' },
    server: { type: 'string' },
  },
});
const pace = values.quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 };
const wants = (name: string) => values.only === undefined || values.only.split(',').includes(name);

const get = (path: string): Shot => ({ path });
const authorised = (key: string, path: string): Shot => ({
  path,
  headers: { authorization: `Bearer ${key}` },
});

mkdirSync('test-output', { recursive: true });
await buildProgram(process.cwd());
const machine = `Greenroom, Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${new Date().toISOString().slice(0, 10)}`;
section(machine);

/** The data folder of a server that runs already, made by `createPostgres`: what `age` fills is kept there for its next run. */
const runningServer = (data: string) => {
  const [, , , port] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const url = `postgres://greenroom@127.0.0.1:${port}/postgres`;
  return { url, data, isKept: true, stop: async () => {} };
};

const server = values.server
  ? runningServer(values.server)
  : { ...(await createPostgres({ durable: true })), isKept: false };
const database = await freshDatabase(server.url);
const keys = newKeyRingText('b1');
if (values.only === 'age') {
  // It takes long, and nothing else is needed for it.
  await measureAge(server, Number(values.scale), values.store.split(',')).finally(async () => {
    await database.drop();
    await server.stop();
  });
  process.exit();
}
const targets: Target[] = [];
const started = <T extends Target>(target: T) => {
  targets.push(target);
  return target;
};
try {
  const upstream = started(await startScript('direct', 'upstream.mjs'));
  const { origin } = upstream;
  const replyFrom = started(await startScript('@fastify/reply-from', 'reply-from.mjs', origin));
  const nginx = (await startNginx(origin)).map(started);
  const fastProxy = started(await startScript('fast-proxy', 'fast-proxy.mjs', origin));
  const embedded = started(
    await startGreenroom({ name: 'Greenroom embedded', upstream: origin, port: 18590 }),
  );
  const startNode = async (name: string, port: number) =>
    started(
      await startGreenroom({ name, upstream: origin, databaseUrl: database.url, keys, port }),
    );
  const onPostgres = await startNode('Greenroom PostgreSQL', 18591);

  if (wants('read')) {
    for (const [size, account] of [
      ['2 KB', 'act_2'],
      ['100 KB', 'act_100'],
    ] as const) {
      const path = `/v26.0/${account}/campaigns?limit=25`;
      const ours = `/api/v1/adnet/ad-accounts/${account}/campaigns`;
      const compared = await compare(
        [
          { target: upstream, shot: get(path) },
          { target: replyFrom, shot: get(path) },
          { target: fastProxy, shot: get(path) },
          ...nginx.map((target) => ({ target, shot: get(path) })),
          { target: embedded, shot: authorised(embedded.key, ours) },
          { target: onPostgres, shot: authorised(onPostgres.key, ours) },
        ],
        { ...pace },
      );
      ratioTable(`Authenticated pass-through read, ${size}`, compared, '@fastify/reply-from');
    }
    const one = await compare(
      [
        { target: upstream, shot: get('/v26.0/act_2/campaigns') },
        {
          target: embedded,
          shot: authorised(embedded.key, '/api/v1/adnet/ad-accounts/act_2/campaigns'),
        },
      ],
      { ...pace, connections: 1 },
    );
    ratioTable('One client, 2 KB', one, 'direct', { oneClient: true });
  }

  if (wants('create')) {
    const body = JSON.stringify({
      name: 'Bench',
      objective: 'OUTCOME_TRAFFIC',
      special_ad_categories: [],
      status: 'PAUSED',
    });
    const sent = { 'content-type': 'application/json' };
    const raw: Shot = { path: '/v26.0/act_2/campaigns', method: 'POST', headers: sent, body };
    const ours = (key: string): Shot => ({
      path: '/api/v1/adnet/campaigns',
      method: 'POST',
      headers: { ...sent, authorization: `Bearer ${key}` },
      body: JSON.stringify({ account_id: 'act_2', name: 'Bench', objective: 'OUTCOME_TRAFFIC' }),
    });
    const compared: Compared = await compare(
      [
        { target: upstream, shot: raw },
        { target: replyFrom, shot: raw },
        { target: embedded, shot: ours(embedded.key) },
        { target: onPostgres, shot: ours(onPostgres.key) },
      ],
      { ...pace },
    );
    compared.push(await sdkCreate(origin, pace.seconds));
    ratioTable('Journaled create', compared, '@fastify/reply-from');
  }

  if (wants('nodes')) {
    const shot = authorised(onPostgres.key, '/api/v1/adnet/ad-accounts/act_2/campaigns');
    const one = await driveTogether('one node', [onPostgres], shot, pace);
    const others = [await startNode('second', 18592), await startNode('third', 18593)];
    const three = await driveTogether('three nodes', [onPostgres, ...others], shot, pace);
    ratioTable('One node against three on PostgreSQL', [one, three], 'one node');
  }
  if (wants('life')) await measureLife(origin, embedded, values.quick);
  if (wants('copy')) await measureCopywriter(embedded, pace);
  if (wants('images')) await measureUploads(origin);
  if (wants('fairness')) await measureFairness(origin, values.quick);
  // Memory and processors for the store alone.
  for (const target of targets.splice(0).reverse()) await target.stop();
  if (wants('scale')) await measureScale(database.url, values.quick);
} finally {
  for (const target of targets.reverse()) await target.stop();
  await database.drop();
  await server.stop();
}
writeFileSync('test-output/bench.json', JSON.stringify(results(), null, 2));
if (values.write) writePage(machine, results());
