import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isOpenToReaders, readConfig } from '../../src/boot/config.ts';
import { fileSetting, secretSettings, settings } from '../../src/boot/settings.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';

const ring = (bytes: Buffer | number[]) => `k1:${Buffer.from(bytes).toString('base64')}`;
const problemsWith = (keys: string) => {
  const read = readConfig({ TOKEN_ENCRYPTION_KEYS: keys });
  return 'problems' in read ? read.problems : [];
};

describe('an encryption key that anybody can guess', () => {
  const guessable: [string, string][] = [
    ['the example of the docs', settings.TOKEN_ENCRYPTION_KEYS.example],
    ['zeros', ring(Array(32).fill(0))],
    ['one sign', ring(Array(32).fill(0x61))],
    ['a pattern', ring(Array.from({ length: 32 }, (_, at) => at % 4))],
  ];

  it.each(guessable)('is refused at start: %s', (_, keys) => {
    expect(problemsWith(keys)).toEqual([expect.stringContaining('anybody can guess')]);
  });

  it.each(guessable)('may stand behind a new one, to open what it sealed: %s', (_, keys) => {
    expect(problemsWith(`${newKeyRingText('k2')},${keys}`)).toEqual([]);
  });

  it('is not one made at random', () => {
    for (let at = 0; at < 1_000; at++) expect(problemsWith(newKeyRingText('k1'))).toEqual([]);
  });
});

describe('BASE_URL', () => {
  it.each([
    ['http://ads.example.com', true],
    ['http://ads.greenroom.example', false],
    ['http://93.184.216.34:8080', true],
    ['http://[2606:2800:220:1::1]', true],
    ['https://ads.example.com', false],
    ['http://localhost:8080', false],
    ['http://127.0.0.1:8080', false],
    ['http://10.1.2.3', false],
    ['http://[::1]:8080', false],
    ['http://[fd00::1]', false],
    ['http://greenroom', false],
    ['http://greenroom.internal:8080', false],
  ])('%s can be read on the way: %s', (url, isOpen) => {
    expect(isOpenToReaders(url)).toBe(isOpen);
  });

  const plain = shared(() => house({ env: { BASE_URL: 'http://ads.example.com' } }));
  const safe = shared(() => house({ env: { BASE_URL: 'https://ads.example.com' } }));
  const strict = async (address: string, path: string) =>
    (await fetch(address + path)).headers.get('strict-transport-security');

  it('warns at start of a BASE_URL of plain http with a public name', () => {
    const warnings = plain.logs.filter((line) => line.includes('BASE_URL begins with http://'));
    expect(warnings).toHaveLength(1);
    expect(safe.logs.some((line) => line.includes('BASE_URL begins'))).toBe(false);
  });

  it('tells browsers to come by https only when BASE_URL is https', async () => {
    for (const path of ['/', '/console/sign-in', '/api/v1/account', '/review/x', '/nowhere']) {
      expect(await strict(safe.service.address, path)).toBe('max-age=31536000');
      expect(await strict(plain.service.address, path)).toBeNull();
    }
  });
});

describe('a misspelled setting', () => {
  const problemsOf = (environment: Record<string, string>) => {
    const read = readConfig(environment);
    return 'problems' in read ? read.problems : [];
  };
  const names = Object.keys(settings);
  const long = names.filter((name) => name.length >= 7);

  /** One letter dropped, doubled or replaced, or two swapped, at every place. */
  const slips = (name: string) =>
    [...name].flatMap((letter, at) => [
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + letter + name.slice(at),
      `${name.slice(0, at)}Q${name.slice(at + 1)}`,
      name.slice(0, at) + (name[at + 1] ?? '') + letter + name.slice(at + 2),
    ]);

  it.each(long)('stops the start with the right name: %s', (name) => {
    const slipNames = new Set(slips(name).filter((slip) => !names.includes(slip)));
    expect(slipNames.size).toBeGreaterThan(20);
    for (const slip of slipNames)
      expect(problemsOf({ [slip]: 'x' })).toEqual([
        expect.stringMatching(
          new RegExp(`^${slip}: there is no such setting. Did you mean ${name}`),
        ),
      ]);
  });

  it('is not seen in names of other programs', () => {
    const others = [
      ...[
        'HOME',
        'HOSTNAME',
        'POST',
        'PORTS',
        'PGHOST',
        'PGPORT',
        'PATH',
        'PWD',
        'LANG',
        'USER',
        'TERM',
      ],
      ...['NODE_ENV', 'NODE_OPTIONS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'LOGNAME', 'MAIL'],
      ...['POSTGRES_PASSWORD', 'DATABASE_PORT', 'GREENROOM_PORT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
      ...['PGDATABASE', 'PGUSER', 'TMPDIR', 'XDG_DATA_DIRS', 'SHELL', 'SMTP_PORT', 'SMTP_HOST'],
    ];
    for (const name of others) expect([name, problemsOf({ [name]: 'x' })]).toEqual([name, []]);
  });

  it('takes an empty setting with a misspelled name for none', () => {
    expect(problemsOf({ DATABSE_URL: '' })).toEqual([]);
  });
});

describe('the sandbox', () => {
  const postgres = {
    DATABASE_URL: 'postgres://x@127.0.0.1/x',
    TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1'),
  };
  const problemOf = (environment: Record<string, string>) => {
    const read = readConfig(environment);
    return 'problems' in read ? read.problems.join() : read.platformProblem;
  };
  const platform = { ADNET_GRAPH_URL: 'https://graph.example.com/v26.0' };

  it.each([
    ['nothing at all', {}, null],
    ['a platform', platform, null],
    ['PostgreSQL and a platform', { ...postgres, ...platform }, null],
    ['PostgreSQL and the sandbox', { ...postgres, SANDBOX: 'on' }, null],
    ['PostgreSQL alone', postgres, expect.stringContaining('set SANDBOX=on')],
    ['no sandbox and no platform', { SANDBOX: 'off' }, expect.stringContaining('ADNET_GRAPH_URL')],
    ['both', { ...platform, SANDBOX: 'on' }, expect.stringContaining('Remove one of them')],
  ])('is chosen as it should be: %s', (_, environment, problem) => {
    expect(problemOf(environment)).toEqual(problem);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileOf = (text: string) => {
    const file = join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };
  const keys = newKeyRingText('k1');
  const good: Record<string, string> = {
    DATABASE_URL: 'postgres://greenroom:hush@127.0.0.1/x',
    TOKEN_ENCRYPTION_KEYS: keys,
    ADNET_APP_SECRET: '0123456789abcdef',
    SMTP_URL: 'smtp://greenroom:hush@mail.example.com:587',
    COPY_API_KEY: 'sk-hush',
    OUTBOUND_PROXY: 'http://greenroom:hush@proxy.example.com:3128',
  };
  const rest: Record<string, string> = {
    ADNET_GRAPH_URL: 'https://graph.example.com/v26.0',
    COPY_PROVIDER: 'openai',
    COPY_MODEL: 'm',
  };
  const problemsOf = (environment: Record<string, string>) => {
    const read = readConfig(environment);
    return 'problems' in read ? read.problems : [];
  };

  it('can be every one of them', () => {
    expect(secretSettings.toSorted()).toEqual(Object.keys(good).sort());
  });

  it.each(secretSettings)(
    'is read as if it were set, without the newline at its end: %s',
    (name) => {
      const { [name]: secret = '', ...others } = { ...good, ...rest };
      const asSet = readConfig({ ...good, ...rest });
      for (const end of ['', '\n', '\r\n'])
        expect(readConfig({ ...others, [fileSetting(name)]: fileOf(secret + end) })).toEqual(asSet);
    },
  );

  it.each(secretSettings)(
    'reports a secret that is set in a file and in the environment too: %s',
    (name) => {
      expect(
        problemsOf({ ...good, ...rest, [fileSetting(name)]: fileOf(good[name] ?? '') }),
      ).toEqual([`${name}: is set, and ${name}_FILE too. Remove one of them`]);
    },
  );

  it('names a file of a secret that cannot be read', () => {
    const { COPY_API_KEY, ...others } = { ...good, ...rest };
    mkdirSync(join(folder, 'folder'));
    const keyFileProblems = (file: string) => problemsOf({ ...others, COPY_API_KEY_FILE: file });
    expect(keyFileProblems('/nowhere/key')).toEqual([
      expect.stringMatching(/^COPY_API_KEY_FILE: \/nowhere\/key cannot be read \(ENOENT\)/),
    ]);
    expect(keyFileProblems(join(folder, 'folder'))).toEqual([expect.stringContaining('EISDIR')]);
    expect(keyFileProblems(fileOf('\n'))).toEqual([expect.stringMatching(/secret is empty$/)]);
    expect(keyFileProblems(fileOf('x'.repeat(70_000)))).toEqual([
      expect.stringContaining('is longer than'),
    ]);
  });

  it('refuses a file that holds something else than the secret, and repeats no word of it', () => {
    for (const name of secretSettings.filter((secret) => secret !== 'COPY_API_KEY')) {
      const { [name]: _, ...others } = { ...good, ...rest };
      const problems = problemsOf({ ...others, [fileSetting(name)]: fileOf('root:hush') });
      expect(problems).toHaveLength(1);
      expect(problems.join()).toContain(name);
      expect(problems.join()).not.toContain('hush');
    }
  });

  it('stops the start when the name of a setting for a file has a slip', () => {
    expect(problemsOf({ DATABSE_URL_FILE: '/x' })).toEqual([
      expect.stringContaining('Did you mean DATABASE_URL_FILE?'),
    ]);
  });
});

describe('PROCESSES', () => {
  const postgres = {
    DATABASE_URL: 'postgres://greenroom@127.0.0.1/x',
    TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1'),
    ADNET_GRAPH_URL: 'https://graph.example.com/v26.0',
  };
  const read = (environment: Record<string, string>) => {
    const config = readConfig(environment);
    return 'problems' in config ? config.problems.join() : config.processes;
  };

  it('is one, a number, or one for each core', () => {
    expect(read({})).toBe(1);
    expect(read({ PROCESSES: '1' })).toBe(1);
    expect(read({ ...postgres, PROCESSES: '4' })).toBe(4);
    expect(read({ ...postgres, PROCESSES: 'auto' })).toBe(availableParallelism());
    for (const wrong of ['0', '65', '1.5', 'all'])
      expect(read({ ...postgres, PROCESSES: wrong })).toMatch(/^PROCESSES: must be auto or/);
  });

  it('needs PostgreSQL, and a platform that all of them share', () => {
    const { ADNET_GRAPH_URL: _, ...withSandbox } = { ...postgres, SANDBOX: 'on' };
    expect(read({ PROCESSES: '2' })).toMatch(/^PROCESSES: the embedded database belongs to one/);
    expect(read({ ...withSandbox, PROCESSES: '2' })).toMatch(/a sandbox of its own/);
    expect(read({ ...withSandbox, PROCESSES: '1' })).toBe(1);
  });
});
