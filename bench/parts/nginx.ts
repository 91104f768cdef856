import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready } from './greenroom.ts';
import { type Target, targetOf } from './process.ts';

const port = 18597;

const configuration = (folder: string, upstream: string) => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream platform { server ${new URL(upstream).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location /readyz { return 200; }
    location / { proxy_pass http://platform; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`;

/** A bare nginx in front of the platform, where the machine has one. */
export const startNginx = async (upstream: string): Promise<Target[]> => {
  if (spawnSync('nginx', ['-v']).status !== 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, upstream));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin);
  // The master only watches; its one worker does the work.
  const children = `/proc/${child.pid}/task/${child.pid}/children`;
  const worker = Number(readFileSync(children, 'utf8').trim());
  const target = targetOf('nginx', child, origin, worker);
  return [
    {
      ...target,
      async stop() {
        await target.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    },
  ];
};
