import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';

/**
 * What the sandbox costs, each figure beside a reference that takes turns with it, so that what else the machine does
 * befalls both alike. Processor time is counted, not the clock's; of several rounds the median is shown.
 */
const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

// Start and memory: the program as it is shipped, beside an empty `node:http` server.

/** Milliseconds of processor time of a process, all threads. Linux only. */
const processorMs = ({ pid }: ChildProcess) =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8'))
    .reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);

const residentMb = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

type Start = { wall: number; processor: number; resident: number };
const idleMs = 4000;

const headers = { authorization: `Bearer ${demo.systemUserToken}` };

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A server on a port has no other kind of address.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

type Words = (port: number) => string[];
type Server = { child: ChildProcess; origin: string };

/** A program in a process of its own, after its first answer. */
const startServer = async (words: Words, path: string): Promise<Server> => {
  const port = await freePort();
  const child = spawn(process.execPath, words(port), { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const ask = async (): Promise<void> => {
    const answer = await fetch(origin + path, { headers }).catch(() => undefined);
    if (answer?.ok) return void (await answer.arrayBuffer());
    await pause(2);
    return ask();
  };
  await ask();
  return { child, origin };
};

const stop = async ({ child }: Server) => {
  child.kill();
  await once(child, 'exit');
};

/** From the start of the process to the end of its first answer; memory when nobody has asked for a while. */
const measureStart = async (words: Words, path: string): Promise<Start> => {
  const started = performance.now();
  const server = await startServer(words, path);
  const wall = performance.now() - started;
  const processor = processorMs(server.child);
  await pause(idleMs);
  const resident = residentMb(server.child);
  await stop(server);
  return { wall, processor, resident };
};

const bareServer = (port: number) => [
  '--input-type=module',
  '-e',
  `import { createServer } from 'node:http'; createServer((q, s) => s.end('{}')).listen(${port}, '127.0.0.1')`,
];

/** Without the source beside it: in a clone the program first looks whether it has to be built. */
const home = `test-output/sandbox-${process.pid}`;
const shipped = (port: number) => [`${home}/bin/graph-ads-sandbox.js`, '--port', `${port}`];

const showStart = (name: string, starts: Start[]) => {
  const of = (key: keyof Start) => median(starts.map((start) => start[key])).toFixed(0);
  console.log(
    `${name}: first answer after ${of('wall')} ms, ${of('processor')} ms of them the processor's; ` +
      `${of('resident')} MB when idle`,
  );
};

spawnSync(process.execPath, ['scripts/build-sandbox.mjs'], { stdio: 'inherit' });
for (const name of ['bin', 'dist', 'package.json'])
  cpSync(`packages/sandbox/${name}`, `${home}/${name}`, { recursive: true });
const starts: { own: Start[]; bare: Start[] } = { own: [], bare: [] };
for (let round = 0; round < 5; round += 1) {
  starts.bare.push(await measureStart(bareServer, '/'));
  starts.own.push(await measureStart(shipped, '/v26.0/me?fields=id,name'));
}
console.log(`Node ${process.version}`);
showStart('empty node:http server', starts.bare);
showStart('graph-ads-sandbox', starts.own);

// Reads: one campaign and a list of 25 over loopback, keep-alive, each server in a process of its own.

/** One connection that asks again as soon as an answer is whole; bodies are counted, not parsed. */
const worker = (origin: URL, path: string, until: number) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(Number(origin.port), origin.hostname);
    const request = `GET ${path} HTTP/1.1\r\nhost: ${origin.host}\r\nauthorization: ${headers.authorization}\r\n\r\n`;
    let answers = 0;
    let expected = 0;
    let received = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (expected === 0) {
        const head = chunk.toString('latin1');
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head));
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        expected = head.indexOf('\r\n\r\n') + 4 + length;
      }
      received += chunk.length;
      if (received < expected) return;
      answers += 1;
      expected = 0;
      received = 0;
      if (performance.now() < until) socket.write(request);
      else {
        socket.end();
        resolve(answers);
      }
    });
  });

const askFor = async (origin: string, path: string, ms: number) => {
  const until = performance.now() + ms;
  const workers = Array.from({ length: 8 }, () => worker(new URL(origin), path, until));
  return (await Promise.all(workers)).reduce((sum, count) => sum + count, 0);
};

/** Microseconds of the server's processor time for one answer. */
const microsEach = async ({ child, origin }: Server, path: string) => {
  const before = processorMs(child);
  const answers = await askFor(origin, path, 500);
  return ((processorMs(child) - before) * 1000) / answers;
};

/** Code is compiled while it runs, in threads that count as well. */
const warmUpAnswers = 30_000;
const rounds = 15;

const warmUp = async ({ origin }: Server, path: string) => {
  for (let answers = 0; answers < warmUpAnswers; ) answers += await askFor(origin, path, 500);
};

const type = { 'content-type': 'application/json; charset=utf-8' };
const bareFastify = (body: string) => (port: number) => [
  '--input-type=module',
  '-e',
  `import Fastify from 'fastify'; const app = Fastify();
  app.get('/*', async (_request, reply) => reply.headers(${JSON.stringify(type)}).send(${JSON.stringify(body)}));
  await app.listen({ port: ${port}, host: '127.0.0.1' })`,
];
const bareHttp = (body: string) => (port: number) => [
  '--input-type=module',
  '-e',
  `import { createServer } from 'node:http'; const body = ${JSON.stringify(body)};
  const headers = { ...${JSON.stringify(type)}, 'content-length': Buffer.byteLength(body) };
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1')`,
];

const sandbox = await startServer(shipped, '/v26.0/me');
await fetch(`${sandbox.origin}/__sandbox/settings`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ enforceLimits: false }),
});

const compare = async (name: string, path: string) => {
  const body = await (await fetch(sandbox.origin + path, { headers })).text();
  const servers = {
    'the sandbox': sandbox,
    'bare Fastify': await startServer(bareFastify(body), path),
    'bare node:http': await startServer(bareHttp(body), path),
  };
  const micros = new Map(Object.keys(servers).map((server) => [server, [] as number[]]));
  for (const server of Object.values(servers)) await warmUp(server, path);
  for (let round = 0; round < rounds; round += 1)
    for (const [server, running] of Object.entries(servers))
      micros.get(server)?.push(await microsEach(running, path));
  const own = micros.get('the sandbox') ?? [];
  for (const [server, each] of micros) {
    const share = median(each.map((other, at) => other / (own[at] ?? Number.NaN)));
    const ratio = each === own ? '' : `; the sandbox answers ${share.toFixed(2)} times as many`;
    const perSecond = Math.round(1e6 / median(each));
    console.log(
      `${name}, ${server}: ${median(each).toFixed(0)} µs each, ${perSecond}/s on one core${ratio}`,
    );
  }
  for (const server of Object.values(servers)) if (server !== sandbox) await stop(server);
};

const fields = 'id,name,status,effective_status,objective,daily_budget,created_time,updated_time';
const list = `/v26.0/act_${demo.usdAccountId}/campaigns`;
// The list's answer, known here by its one name.
const listed = (await (await fetch(sandbox.origin + list, { headers })).json()) as {
  data: { id: string }[];
};
await compare('one campaign', `/v26.0/${listed.data[0]?.id}?fields=id,name,status`);
await compare('25 campaigns', `${list}?limit=25&fields=${fields}`);
await stop(sandbox);
rmSync(home, { recursive: true });
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
