/** Runs alone in a network namespace of its own: what looks public there is this process, and so is the inside. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createRawServer, type Socket } from 'node:net';
import { Failure } from '../../../src/contract/failures.ts';
import { createImageFetcher } from '../../../src/images/fetch-image.ts';
import { createPoster } from '../../../src/images/post-public.ts';
import { serveNames } from './name-server.ts';
import { pages } from './site.ts';

// Written by the test that starts this process.
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  urls: string[];
  /** Where an event is sent to. */
  posts: string[];
  rebindings: number;
  folder: string;
  cert: string;
  key: string;
};

const publicAddress = '93.184.216.34';
const publicV6 = '2606:2800:21f:cb07::1';
const insideV4 =
  '10.1.2.3 192.168.1.1 172.16.0.1 169.254.169.254 169.254.170.2 100.100.100.200 168.63.129.16 198.18.0.1'.split(
    ' ',
  );
const insideV6 = 'fd00:ec2::254 64:ff9b::7f00:1 2002:7f00:1::1 2001:db8::1'.split(' ');
const elsewhere = ['1.1.1.1'];

const ip = (...words: string[]) => execFileSync('/sbin/ip', words, { stdio: 'pipe' });

const layCables = () => {
  ip('link', 'set', 'lo', 'up');
  for (const address of [publicAddress, ...insideV4, ...elsewhere])
    ip('addr', 'add', `${address}/32`, 'dev', 'lo');
  for (const address of [publicV6, ...insideV6])
    ip('addr', 'add', `${address}/128`, 'dev', 'lo', 'nodad');
  const resolver = `${plan.folder}/resolv.conf`;
  writeFileSync(resolver, 'nameserver 127.0.0.1\n');
  execFileSync('/bin/mount', ['--bind', resolver, '/etc/resolv.conf'], { stdio: 'pipe' });
};

const names: Record<string, string[]> = {
  'img.pub.example.net': [publicAddress],
  'xn--bcher-kva.pub.example.net': [publicAddress],
  'v6.pub.example.net': [publicV6],
  'both.pub.example.net': [publicAddress, publicV6],
  'loop.pub.example.net': ['127.0.0.1'],
  'private.pub.example.net': ['10.1.2.3'],
  'meta.pub.example.net': ['169.254.169.254'],
  'zero.pub.example.net': ['0.0.0.0'],
  'v6loop.pub.example.net': ['::1'],
  'v6mapped.pub.example.net': ['::ffff:127.0.0.1'],
  'v6ula.pub.example.net': ['fd00:ec2::254'],
  'nat64.pub.example.net': ['64:ff9b::7f00:1'],
  'multi.pub.example.net': [publicAddress, '127.0.0.1'],
  'mixed.pub.example.net': [publicAddress, '::1'],
  'azure.pub.example.net': ['168.63.129.16'],
  'localtest.me': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'kubernetes.default.svc': ['10.1.2.3'],
};

let turns = 0;
const zone = (name: string) => {
  if (name === 'rebind.pub.example.net') return [turns++ % 3 === 0 ? '127.0.0.1' : publicAddress];
  const embedded = /^(\d+\.\d+\.\d+\.\d+)\.nip\.io$/.exec(name)?.[1];
  return embedded ? [embedded] : names[name];
};

const canaries: string[] = [];
const isOutside = ({ localAddress, localPort }: Socket) =>
  [publicAddress, publicV6].includes((localAddress ?? '').replace('::ffff:', '')) &&
  (localPort === 80 || localPort === 443);
const watch = (socket: Socket) => {
  if (!isOutside(socket)) canaries.push(`${socket.localAddress} ${socket.localPort}`);
};

const cookies: string[] = [];
let events = 0;
const site: RequestListener = (request, response) => {
  if (request.method === 'POST' && ++events % 2 === 0) response.setHeader('connection', 'close');
  if (request.headers.cookie) cookies.push(request.headers.cookie);
  const page = pages[request.url ?? ''];
  if (page) page(response, request);
  else response.writeHead(404).end();
};

const openDoors = async () => {
  const plain = createServer(site).on('connection', watch);
  const secure = createSecureServer({ cert: plan.cert, key: plan.key }, site).on(
    'connection',
    watch,
  );
  const traps = [22, 25, 5432, 6379, 8080].map((port) => ({
    server: createRawServer(watch),
    port,
  }));
  const doors = [{ server: plain, port: 80 }, { server: secure, port: 443 }, ...traps];
  for (const { server, port } of doors) {
    await new Promise<void>((resolve) => server.listen(port, '::', resolve));
  }
};

const spoolDir = `${plan.folder}/spool`;
const patient = createImageFetcher({ allow: [], spoolDir, concurrency: 16 });
const hasty = createImageFetcher({ allow: [], spoolDir, timeoutMs: 1000 });

const attempt = (url: string) => {
  const { fetch } = /\/(drip|hang)$/.test(url) ? hasty : patient;
  return fetch(url).then(
    async (image) => {
      await image.dispose();
      return { code: 'fetched', message: image.type };
    },
    (error: unknown) =>
      error instanceof Failure
        ? { code: error.code, message: error.message, cause: String(error.options.cause) }
        : { code: 'crashed', message: String(error) },
  );
};

const poster = createPoster({ allow: [], timeoutMs: 5_000 });
const post = (url: string) => {
  const line = poster.open(url);
  return line.post({ 'content-type': 'application/json' }, '{}').finally(line.close);
};

const main = async () => {
  layCables();
  await serveNames('127.0.0.1', zone);
  await openDoors();
  const answers = await Promise.all(plan.urls.map(attempt));
  const rebound = [];
  for (let round = 0; round < plan.rebindings; round += 1) {
    rebound.push((await attempt('http://rebind.pub.example.net/a.png')).code);
  }
  const posted = await Promise.all(plan.posts.map(post));
  const reposted = [];
  // A line that stays open, as a visit to an endpoint keeps it, while the receiver ends every other connection.
  const line = poster.open('https://rebind.pub.example.net/a.png');
  for (let round = 0; round < plan.rebindings; round += 1) {
    reposted.push(await line.post({}, '{}'));
  }
  line.close();
  const left = readdirSync(spoolDir);
  // The trap must be able to spring, or its silence means nothing.
  const before = [...canaries];
  await (await fetch('http://127.0.0.1/a.png')).arrayBuffer();
  const trapWorks = canaries.length === before.length + 1;
  const report = { answers, rebound, posted, reposted, canaries: before, cookies, left, trapWorks };
  process.stdout.write(JSON.stringify(report), () => process.exit(0));
};

void main();
