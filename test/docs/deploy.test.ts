import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../src/boot/settings.ts';
import { has } from '../helpers/cli/installed-programs.ts';
import { freePort } from '../helpers/network/free-port.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const unknownSettings = (names: string[]) =>
  names.filter((name) => !(name in settings) && name !== 'NODE_ENV');

describe('deploy/compose.yaml', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true });
  const nodes = Object.keys(services).filter((name) => services[name].build);

  it('has two nodes that are the same, a database and a proxy', () => {
    expect(nodes).toEqual(['node-a', 'node-b']);
    expect(services['node-b']).toEqual(services['node-a']);
    expect(Object.keys(services)).toEqual(['database', 'node-a', 'node-b', 'proxy']);
  });

  it('gives nodes nothing they do not need', () => {
    for (const name of nodes) {
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp:size=768m'],
      });
      expect(services[name]).not.toHaveProperty('user');
      expect(services[name]).not.toHaveProperty('privileged');
      expect(services[name]).not.toHaveProperty('ports');
    }
  });

  it('waits for health: the nodes for the database, the proxy for the nodes', () => {
    expect(services.database.healthcheck.test).toContain('pg_isready -U greenroom');
    for (const name of nodes)
      expect(services[name].depends_on.database.condition).toBe('service_healthy');
    expect(Object.keys(services.proxy.depends_on)).toEqual(nodes);
    for (const { condition } of Object.values<{ condition: string }>(services.proxy.depends_on))
      expect(condition).toBe('service_healthy');
  });

  it('sets only what the service reads, and what is required', () => {
    for (const name of nodes) {
      const set = Object.keys(services[name].environment);
      expect(unknownSettings(set)).toEqual([]);
      expect(set).toContain('DATABASE_URL');
      expect(services[name].environment.DATABASE_URL).toContain('@database:5432/greenroom');
    }
    expect(services.database.environment).toMatchObject({
      POSTGRES_USER: 'greenroom',
      POSTGRES_DB: 'greenroom',
    });
  });

  it('gives a node longer to stop than the service gives itself', () => {
    const timeout = Number(
      /timeoutMs = ([\d_]+)/.exec(read('src/cli/serve.ts'))?.[1]?.replace('_', ''),
    );
    expect(Number.parseInt(services['node-a'].stop_grace_period, 10) * 1000).toBeGreaterThan(
      timeout,
    );
  });

  it('names files and volumes that are there', () => {
    expect(existsSync(join('deploy', services['node-a'].build, 'Dockerfile'))).toBe(true);
    // Made by the operator from the example.
    expect(services['node-a'].env_file).toBe('../.env');
    expect(existsSync('.env.example')).toBe(true);
    for (const { volumes: mounted = [] } of Object.values<{ volumes?: string[] }>(services))
      for (const mount of mounted) {
        const [source = ''] = mount.split(':');
        expect(
          source.startsWith('.') ? existsSync(join('deploy', source)) : source in volumes,
        ).toBe(true);
      }
  });
});

/** Instructions with their arguments, continuation lines joined, in stages. */
const readStages = () => {
  const lines = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [instruction = '', ...rest] = line.split(/\s+/);
      return { instruction, rest: rest.join(' ') };
    });
  const stages: (typeof lines)[] = [];
  for (const line of lines) {
    if (line.instruction === 'FROM') stages.push([]);
    stages.at(-1)?.push(line);
  }
  return stages;
};

type Line = ReturnType<typeof readStages>[number][number];

const readCopy = ({ rest }: Line) => {
  const words = rest.split(' ').filter((word) => !word.startsWith('--'));
  return { sources: words.slice(0, -1), target: words.at(-1) ?? '' };
};

describe('Dockerfile', () => {
  const [build = [], final = []] = readStages();
  const all = (stage: Line[], instruction: string) =>
    stage.filter((line) => line.instruction === instruction);

  it('builds in one stage and runs in another, as a user without rights', () => {
    expect(readStages()).toHaveLength(2);
    expect(final[0]?.rest).not.toContain(' AS ');
    expect(all(final, 'USER')).toEqual([{ instruction: 'USER', rest: 'node' }]);
    expect(all(final, 'HEALTHCHECK')).toHaveLength(1);
    const order = final.map(({ instruction }) => instruction);
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    for (const { rest } of all(final, 'COPY'))
      expect(rest).toMatch(/^--from=build --chown=root:root /);
  });

  it('sets only what the service reads', () => {
    const names = all(final, 'ENV').flatMap(({ rest }) =>
      rest.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names).toContain('HOST');
    expect(unknownSettings(names)).toEqual([]);
  });

  it('runs on a Node that package.json allows', () => {
    const versions = [...build, ...final].flatMap(
      ({ rest }) => /^node:(\d+)/.exec(rest)?.[1] ?? [],
    );
    expect(versions).toHaveLength(2);
    expect(new Set(versions).size).toBe(1);
    expect(Number(versions[0])).toBeGreaterThanOrEqual(20);
  });

  it('copies what is there and not ignored', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    const matches = (pattern: string, name: string) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name);
    for (const source of all(build, 'COPY').flatMap((line) => readCopy(line).sources)) {
      expect(existsSync(source), source).toBe(true);
      expect(ignored.filter((pattern) => matches(pattern, source))).toEqual([]);
    }
    // Secrets and data stay out of the build.
    for (const entry of ['.env', 'data', '.git', 'node_modules'])
      expect(
        ignored.some((pattern) => matches(pattern, entry)),
        entry,
      ).toBe(true);
  });

  const place = mkdtempSync(join(tmpdir(), 'greenroom-image-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  /** Without a container engine: the same steps in folders, with the packages already here. */
  it('builds and runs when its steps are taken by hand', { timeout: 180_000 }, async () => {
    const [stage, image] = [join(place, 'stage'), join(place, 'image')];
    for (const folder of [stage, image]) mkdirSync(folder);
    for (const line of all(build, 'COPY'))
      for (const source of readCopy(line).sources)
        cpSync(source, join(stage, source), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(stage, 'node_modules'));
    const commands = all(build, 'RUN').flatMap(({ rest }) => rest.split(' && '));
    expect(commands).toEqual([
      'npm ci --ignore-scripts',
      'npm run build',
      'npm prune --omit=dev',
      'rm -f node_modules/graph-ads-sandbox node_modules/.bin/graph-ads-sandbox',
    ]);
    execFileSync('npm', ['run', 'build'], { cwd: stage, stdio: 'pipe' });
    for (const line of all(final, 'COPY')) {
      const { sources, target } = readCopy(line);
      for (const source of sources) {
        const name = basename(source);
        const to = join(image, target === './' ? name : target);
        if (name === 'node_modules') symlinkSync(join(stage, name), to);
        else cpSync(join(stage, name), to, { recursive: true });
      }
    }
    expect(existsSync(join(image, 'src'))).toBe(false);

    const port = String(await freePort());
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: join(place, 'data'),
      SANDBOX_PORT: '0',
    };
    const words = (instruction: string) =>
      JSON.parse(/\[.*\]/.exec(all(final, instruction)[0]?.rest ?? '')?.[0] ?? '[]') as string[];
    const [program = '', ...rest] = words('CMD');
    const service = spawn(program, rest, {
      cwd: image,
      env: { ...env, NODE_ENV: 'production', HOST: '0.0.0.0', PORT: port },
    });
    const [asking = '', ...question] = words('HEALTHCHECK');
    const isHealthy = () => {
      try {
        execFileSync(asking, question, { env: { ...env, PORT: port }, stdio: 'pipe' });
        return true;
      } catch {
        return false;
      }
    };
    try {
      expect(isHealthy()).toBe(false);
      await new Promise((ready) => service.stdout.once('data', ready));
      expect(isHealthy()).toBe(true);
    } finally {
      const exitCode = new Promise((resolve) => service.once('close', resolve));
      service.kill('SIGTERM');
      expect(await exitCode).toBe(0);
    }
  });
});

describe('deploy/greenroom.service', () => {
  const unit = read('deploy/greenroom.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('runs the program as a user without rights, with settings the service reads', () => {
    expect(value('ExecStart')).toBe('/usr/bin/node bin/greenroom.js serve');
    expect(existsSync('bin/greenroom.js')).toBe(true);
    expect(value('User')).toBe('greenroom');
    expect(value('NoNewPrivileges')).toBe('true');
    expect(value('ProtectSystem')).toBe('strict');
    expect(value('CapabilityBoundingSet')).toBe('');
    const set = (value('Environment') ?? '').split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(unknownSettings(set)).toEqual([]);
    expect(value('Environment')).toContain(`DATA_DIR=/var/lib/${value('StateDirectory')}`);
  });

  const systemd = has('systemd-analyze');
  it.skipIf(!systemd)('is a unit systemd can read', () => {
    const output = execFileSync('systemd-analyze', ['verify', 'deploy/greenroom.service'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(output).toBe('');
  });

  it.skipIf(!systemd)('would be found out if it were not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-unit-'));
    const file = join(folder, 'greenroom.service');
    writeFileSync(file, unit.replace('ExecStart=', 'ExecStrat='));
    expect(() => execFileSync('systemd-analyze', ['verify', file], { stdio: 'pipe' })).toThrow();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('deploy/nginx.conf', () => {
  const text = read('deploy/nginx.conf').replace(/#.*$/gm, '');

  it('is whole: braces in pairs, every directive ended', () => {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[{}]/g)) {
      depth += bracket === '{' ? 1 : -1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(lines.filter((line) => !/[{};]$/.test(line))).toEqual([]);
  });

  it('sends requests to the nodes of the compose file, and a POST to one of them only', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true });
    const servers = [...text.matchAll(/server (\S+):8080/g)].map(([, name = '']) => name);
    expect(servers).toEqual(Object.keys(services).filter((name) => services[name].build));
    expect(text).toContain('proxy_pass http://greenroom;');
    expect(text).not.toContain('non_idempotent');
  });

  it('waits longer than the service may take, and lets it refuse what is too big', () => {
    const seconds = Number(/proxy_read_timeout (\d+)s/.exec(text)?.[1]);
    expect(seconds * 1000).toBeGreaterThan(
      Number(settings.ADNET_TIMEOUT_MS.schema.parse(undefined)),
    );
    expect(text).toContain('client_max_body_size 2m;');
  });

  it.skipIf(!has('nginx'))('is a file nginx can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-nginx-'));
    const file = join(folder, 'nginx.conf');
    const inside = read('deploy/nginx.conf')
      .replace(/node-[ab]:8080/g, '127.0.0.1:8080')
      .replaceAll('/var/log/nginx/', `${folder}/`);
    writeFileSync(file, `pid ${folder}/pid; events {}\nhttp { access_log off; ${inside} }\n`);
    execFileSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', file], { stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');

  it('names exact versions, and runs no script of a package', () => {
    const images = lines.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/node:\d+\.\d+\.\d+-bookworm-slim|@sha256:/);
    const installs = lines.filter((line) => /npm (ci|install)/.test(line));
    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toContain('--ignore-scripts');
  });
});
