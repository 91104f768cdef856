import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { settings } from '../../src/boot/settings.ts';
import { freePort } from '../helpers/network/free-port.ts';

const config = readFileSync('deploy/nginx.conf', 'utf8');
const noticeMs = Number(settings.STOP_NOTICE_SECONDS.schema.parse(undefined)) * 1000;

const listen = (port: number) =>
  new Promise<Server>((done) => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.setHeader('connection', 'close').end('ok'));
    });
    server.listen(port, '127.0.0.1', () => done(server));
  });

const close = (server: Server) => new Promise((done) => server.close(done));

/** What callers get behind this configuration while each of two servers is away in turn. */
const restartBoth = async (configuration: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-nginx-'));
  const [port, a, b] = [await freePort(), await freePort(), await freePort()];
  const inside = configuration
    .replace('node-a:8080', `127.0.0.1:${a}`)
    .replace('node-b:8080', `127.0.0.1:${b}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; events {}
     http { client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
     uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${inside} }`,
  );
  const nginx = spawn('nginx', ['-e', `${folder}/e`, '-c', join(folder, 'nginx.conf')]);
  const origin = `http://127.0.0.1:${port}`;
  const statuses: number[] = [];
  const ask = async () => {
    for (const method of ['GET', 'POST', 'GET', 'POST', 'GET', 'POST', 'GET', 'POST'])
      statuses.push((await fetch(`${origin}/api/v1/account`, { method })).status);
  };
  let [first, second] = [await listen(a), await listen(b)];
  try {
    await expect.poll(() => fetch(`${origin}/metrics`).then(Boolean, () => false)).toBe(true);
    await ask();
    await close(first);
    await ask();
    first = await listen(a);
    // The other one is told to stop at once, and answers for so long.
    await wait(noticeMs);
    await close(second);
    await ask();
    second = await listen(b);
    await wait(noticeMs);
    await close(first);
    await ask();
    first = await listen(a);
    return statuses;
  } finally {
    await Promise.all([close(first), close(second)]);
    nginx.kill();
    await new Promise((done) => nginx.on('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
};

describe.skipIf(spawnSync('nginx', ['-v']).status !== 0)('deploy/nginx.conf', () => {
  it('has a node that answers, however quickly the nodes are restarted one after the other', async () => {
    const statuses = await restartBoth(config);
    expect(statuses).toHaveLength(32);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }, 60_000);

  it('would have none if nodes were left out for longer', async () => {
    const longer = config.replaceAll('fail_timeout=1s', 'fail_timeout=60s');
    expect(longer).not.toBe(config);
    expect(await restartBoth(longer)).toContain(502);
  }, 60_000);
});
