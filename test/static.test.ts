import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demo } from 'graph-ads-sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { dependenciesPage, reasonProblems } from '../scripts/static/dependencies-page.ts';
import { type Lock, lockProblems, type Manifest } from '../scripts/static/lock-file.ts';
import { productionCount, productionProblems } from '../scripts/static/production.ts';
import { secretProblems } from '../scripts/static/secrets.ts';
import { cheapChecks } from '../scripts/static-checks.ts';
import { mintApiKey } from '../src/secrets/api-key.ts';
import { newKeyRingText } from '../src/secrets/key-ring.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'greenroom-static-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fresh each time, so that a fault planted in one test is gone in the next. */
const readBoth = (): { lock: Lock; manifest: Manifest } => ({
  lock: JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')),
  manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
});

describe('what is checked without running anything', () => {
  it('has no problems', () => {
    for (const { name, problems } of cheapChecks(home)) expect(problems, name).toEqual([]);
  });

  it('counts fewer than 100 production packages', () => {
    const { lock } = readBoth();
    expect(productionCount(lock)).toBeGreaterThan(9);
    expect(productionCount(lock)).toBeLessThan(100);
  });
});

type Fault = (both: ReturnType<typeof readBoth>) => void;

const entry = ({ lock }: ReturnType<typeof readBoth>, name: string) => {
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry) throw new Error(`${name} is not in the lock file`);
  return entry;
};

const lockFaults: Record<string, Fault> = {
  'an entry without integrity': (both) => {
    delete entry(both, 'zod').integrity;
  },
  'an entry with a weak checksum': (both) => {
    entry(both, 'zod').integrity = 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=';
  },
  'an entry fetched from a host': (both) => {
    entry(both, 'zod').resolved = 'https://registry.example.com/zod.tgz';
  },
  'a package from a git repository': (both) => {
    entry(both, 'fastify').dependencies = { pino: 'github:someone/pino' };
  },
  'a link into the file system': (both) => {
    entry(both, 'zod').link = true;
  },
  'a production package with an install script': (both) => {
    entry(both, 'zod').hasInstallScript = true;
  },
  'an override that was not applied': (both) => {
    entry(both, 'cookie').version = '0.7.2';
  },
  'a range where one version should stand': ({ manifest }) => {
    manifest.dependencies['zod'] = '^4.6.7';
  },
  'a range behind another name': ({ lock, manifest }) => {
    manifest.dependencies['zod'] = 'npm:zod@^4.6.7';
    lock.packages[''] = { dependencies: manifest.dependencies };
  },
  'a package that only package.json knows': ({ manifest }) => {
    manifest.dependencies['left-pad'] = '1.3.0';
  },
  'an older lock file format': ({ lock }) => {
    lock.lockfileVersion = 2;
  },
};

describe('the lock file check', () => {
  it.each(Object.keys(lockFaults))('finds %s', (name) => {
    const both = readBoth();
    lockFaults[name]?.(both);
    expect(lockProblems(both.lock, both.manifest).length).toBeGreaterThan(0);
  });
});

const productionFaults: Record<string, Fault> = {
  'has the licence': (both) => {
    // Installed for development, with a licence that production must not have.
    const { license = '' } = JSON.parse(
      readFileSync(join(home, 'node_modules/facebook-nodejs-business-sdk/package.json'), 'utf8'),
    );
    both.lock.packages['node_modules/facebook-nodejs-business-sdk'] = {
      version: '24.0.1',
      license,
    };
  },
  'axe-core has the licence "MPL-2.0"': ({ lock }) => {
    lock.packages['node_modules/axe-core'] = { version: '4.14.0', license: 'MPL-2.0' };
  },
  'the lock file says ISC': (both) => {
    entry(both, 'zod').license = 'ISC';
  },
  'is not installed': ({ lock }) => {
    lock.packages['node_modules/not-there'] = { version: '1.0.0', license: 'MIT' };
  },
  'production packages; fewer than': ({ lock }) => {
    const zod = lock.packages['node_modules/zod'] ?? {};
    for (let n = 0; n < 60; n++) lock.packages[`node_modules/zod/../${'./'.repeat(n)}zod`] = zod;
  },
};

describe('the production check', () => {
  it.each(Object.keys(productionFaults))('says "%s" of a package, and nothing else', (words) => {
    const both = readBoth();
    productionFaults[words]?.(both);
    expect(productionProblems(both.lock, home)).toEqual([expect.stringContaining(words)]);
  });
});

describe('the page of dependencies', () => {
  it('changes with a version, so that drift is seen', () => {
    const both = readBoth();
    const before = dependenciesPage(both.lock, both.manifest);
    entry(both, 'pino').version = '99.0.0';
    both.manifest.dependencies['pino'] = '99.0.0';
    expect(dependenciesPage(both.lock, both.manifest)).not.toBe(before);
  });

  it('needs a reason for each package, and no reason without one', () => {
    const { manifest } = readBoth();
    manifest.dependencies['left-pad'] = '1.3.0';
    delete manifest.dependencies['zod'];
    expect(reasonProblems(manifest)).toHaveLength(2);
  });
});

describe('the secret scan', () => {
  // Made while the test runs, so that no file of the project holds one.
  const secretFiles: Record<string, string> = {
    'key.ts': `export const key = '${mintApiKey()}';\n`,
    'ring.md': `TOKEN_ENCRYPTION_KEYS=${newKeyRingText('k7')}\n`,
    'token.json': JSON.stringify({ access_token: demo.systemUserToken }),
    'id.pem': String(
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
        type: 'pkcs1',
        format: 'pem',
      }),
    ),
    'clean.ts': "export const key = 'gr_live_…';\n",
  };

  it('finds each kind of planted secret, and nothing in a clean file', async () => {
    const files = Object.entries(secretFiles).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const problems = await secretProblems(home, files);
    const secretFileNames = new Set(
      problems.map((line) => line.slice(folder.length + 1).split(':')[0]),
    );
    expect([...secretFileNames].sort()).toEqual(['id.pem', 'key.ts', 'ring.md', 'token.json']);
    expect(problems.join('\n')).not.toContain(secretFiles['key.ts']?.slice(20, 50));
  });
});
