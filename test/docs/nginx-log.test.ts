import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../helpers/network/free-port.ts';

const config = readFileSync('deploy/nginx.conf', 'utf8');
const directives = config.replace(/^\s*#.*$/gm, '');

const secret = 'nQ3Zk_8sW-2vTgJ5yXb0aRm7LcPdEh4FiUo1NqSt6Bz';
const code = 'AQDsecretcodeofalogin0123456789';

/** Addresses that hold a secret, today and wherever a link may lead later. */
const secretAddresses = [
  `/connect/${secret}`,
  `/connect/${secret}/`,
  `/connect/${secret}?x=1`,
  `/connect//${secret}`,
  `/connect/callback?code=${code}&state=${secret}`,
  `/connect/again?state=${secret}`,
  `/connect/%2e%2e/${secret}`,
  `/review/${secret}`,
  `/review/${secret}/ads/3`,
  `/${secret}`,
  `/docs?key=${secret}`,
  `/api/v1/account?access_token=${secret}`,
  `/?code=${code}`,
];

describe('deploy/nginx.conf keeps secrets out of its logs', () => {
  it('names no variable that holds an address, a referrer, a header or a cookie', () => {
    const [, format = ''] = /log_format greenroom([^;]+);/.exec(directives) ?? [];
    const variables = [...format.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
    expect(variables.length).toBeGreaterThan(5);
    for (const name of variables)
      expect(name).not.toMatch(
        /^(request|request_uri|uri|document_uri|args|query_string|is_args)$/,
      );
    for (const name of variables) expect(name).not.toMatch(/^(http|cookie|arg)_/);
  });

  it('shows of a path what cannot be a secret', () => {
    const [, rules = ''] =
      /map \$uri \$path_without_secrets \{([\s\S]*?)\n\}/.exec(directives) ?? [];
    const patterns = [...rules.matchAll(/"~([^"]+)" (\$uri|"\$first_part\/-");/g)].map(
      ([, pattern = '', answer]) => ({ pattern: new RegExp(pattern), shown: answer }),
    );
    const shownOf = (path: string) => {
      const rule = patterns.find(({ pattern }) => pattern.test(path));
      if (rule?.shown === '$uri') return path;
      return rule ? `${rule.pattern.exec(path)?.groups?.['first_part']}/-` : '-';
    };
    expect(patterns).toHaveLength(3);
    for (const address of secretAddresses) {
      const path = address.split('?')[0] ?? '';
      expect(shownOf(path), path).not.toContain(secret);
    }
    expect(shownOf(`/connect/${secret}`)).toBe('/connect/-');
    for (const path of ['/', '/docs', '/llms.txt', '/api/v1/adnet/campaigns'])
      expect(shownOf(path)).toBe(path);
  });

  it('has one access log, in that format, and no log of errors, which would repeat addresses', () => {
    expect(directives.match(/\baccess_log\s[^;]+;/g)).toEqual([
      'access_log /var/log/nginx/access.log greenroom;',
    ]);
    expect(directives.match(/\berror_log\s[^;]+;/g)).toEqual(['error_log /dev/null emerg;']);
  });

  it('is the only example of a proxy', () => {
    const others = readdirSync('deploy').filter((file) =>
      /caddy|haproxy|traefik|envoy/i.test(file),
    );
    expect(others).toEqual([]);
  });

  const live = spawnSync('nginx', ['-v']).status === 0;
  it.skipIf(!live)(
    'writes no secret by a real nginx, also when no node answers',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'greenroom-nginx-'));
      const [port, closedPort] = [await freePort(), await freePort()];
      const inside = config
        .replace(/node-[ab]:8080/g, `127.0.0.1:${closedPort}`)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll('/var/log/nginx/', `${folder}/`);
      const file = join(folder, 'nginx.conf');
      // As in the image: both logs are on above our server, and would take what it does not.
      const around = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { access_log ${folder}/outer.log; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${inside} }`;
      writeFileSync(file, around);
      const child = spawn('nginx', ['-e', `${folder}/start.log`, '-c', file, '-p', folder]);
      try {
        const origin = `http://127.0.0.1:${port}`;
        await expect
          .poll(
            () =>
              fetch(`${origin}/metrics`).then(
                ({ status }) => status,
                () => 0,
              ),
            { timeout: 20_000 },
          )
          .toBe(404);
        for (const address of secretAddresses)
          for (const method of ['GET', 'POST']) {
            const headers = {
              referer: `${origin}/connect/${secret}`,
              cookie: `greenroom=${secret}`,
            };
            expect((await fetch(`${origin}${address}`, { method, headers })).status).toBe(502);
          }
        const text = (name: string) =>
          existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
        await expect
          .poll(() => text('access.log').split('\n').length)
          .toBeGreaterThan(2 * secretAddresses.length);
        const all = readdirSync(folder)
          .filter((name) => name.endsWith('.log'))
          .map(text)
          .join('');
        expect(all).toContain('"GET /connect/-" 502');
        expect(all).toContain('"GET /api/v1/account" 502');
        for (const one of [secret, code]) expect(all).not.toContain(one);
      } finally {
        child.kill();
        await new Promise((done) => child.on('exit', done));
        rmSync(folder, { recursive: true, force: true });
      }
    },
    60_000,
  );
});
