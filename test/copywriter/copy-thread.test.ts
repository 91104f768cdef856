import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { createCopyDesk } from '../../src/copy-desk.ts';
import { createCopyPool } from '../../src/copy-pool.ts';
import { buildShipped } from '../helpers/greenroom-process.ts';

const copy = {
  provider: 'builtin',
  baseUrl: null,
  apiKey: null,
  model: null,
  isJudged: false,
} as const;

let file: string;

// Threads start from a file that Node.js can read, as in production.
beforeAll(async () => {
  file = join(await buildShipped(), 'copy-worker.js');
});

const job = () => ({ holder: 'acc_1', signal: new AbortController().signal });

const brief = {
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  benefits: ['patients book online', '£29 a month'],
  pain_points: [],
  language: 'en',
  num_variants: 1,
  num_hooks: 0,
};

it('a check in a thread finds what a check at the desk finds', async () => {
  const pool = createCopyPool(pathToFileURL(file), copy);
  const asked = {
    brief,
    variants: [{ headline: 'Loved by 900 clinics' }, { headline: '£29 a month' }],
  };
  const found = await pool.desk.check(asked, job());
  expect(found.map(({ level, text }) => `${level} ${text}`)).toContain('stop 900');
  expect(found).toEqual(await createCopyDesk(copy).check(asked, job()));
  await pool.close();
});

it('a brief that cannot be read fails in a thread as it does at the desk', async () => {
  const pool = createCopyPool(pathToFileURL(file), copy);
  const asked = {
    brief: { ...brief, language: 'Klingon' },
    variants: [{ headline: 'Hello there' }],
  };
  await expect(pool.desk.check(asked, job())).rejects.toMatchObject({
    code: 'unsupported_language',
  });
  await pool.close();
});
