import { connect } from 'node:net';
import Fastify from 'fastify';
import { createSandbox, demo } from '../packages/sandbox/src/index.ts';

/**
 * Requests a second for one campaign and for a list of 25 over loopback, keep-alive, client and server in one
 * process; beside each a bare route that sends the same bytes, to tell the machine's mood.
 */
const sandbox = createSandbox({ enforceLimits: false });
const origin = await sandbox.listen(0);
const fields = 'id,name,status,effective_status,objective,daily_budget,created_time,updated_time';
const [campaign] = sandbox.control.objects('campaign');
const simple = `/v26.0/${campaign?.['id']}?fields=id,name,status`;
const list = `/v26.0/act_${demo.usdAccountId}/campaigns?limit=25&fields=${fields}`;
const headers = { authorization: `Bearer ${demo.systemUserToken}` };
const bare = Fastify();
for (const [name, path] of Object.entries({ simple, list })) {
  const { body } = await sandbox.app.inject({ url: path, headers });
  bare.get(`/${name}/*`, async (_request, reply) =>
    reply.headers({ 'content-type': 'application/json' }).send(body),
  );
}
const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' });

const requestTo = (host: string, path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${headers.authorization}\r\n\r\n`;

/** One connection that asks again as soon as an answer is whole; bodies are counted, not parsed. */
const worker = (origin: URL, path: string, until: number) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(Number(origin.port), origin.hostname);
    const request = requestTo(origin.host, path);
    let answers = 0;
    let expected = 0;
    let received = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (expected === 0) {
        const head = chunk.toString('latin1');
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

const measure = async (at: string, path: string, seconds: number) => {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const workers = Array.from({ length: 8 }, () =>
    worker(new URL(at), path, start + seconds * 1000),
  );
  const answers = (await Promise.all(workers)).reduce((sum, n) => sum + n, 0);
  const { user, system } = process.cpuUsage(cpu);
  const took = (performance.now() - start) / 1000;
  return { perSecond: answers / took, cpuMicros: (user + system) / answers };
};

const report = async (name: string, at: string, path: string) => {
  // Long enough for the compiler to have seen every path, even on a busy machine.
  await measure(at, path, 4);
  const { perSecond, cpuMicros } = await measure(at, path, 4);
  console.log(`${name}: ${Math.round(perSecond)} requests/s, ${Math.round(cpuMicros)} µs CPU each`);
  return cpuMicros;
};

for (const [name, path] of Object.entries({ simple, list })) {
  const own = await report(`sandbox, ${name}`, origin, path);
  const other = await report(`bare route, ${name}`, bareOrigin, `/${name}${path}`);
  console.log(`ratio to the bare route, ${name}: ${(other / own).toFixed(2)}`);
}
await sandbox.close();
await bare.close();
