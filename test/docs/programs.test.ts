import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, pages, readPage } from '../../scripts/pages.ts';
import { installPacked } from '../client/packed-client.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';

const run = promisify(execFile);
const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

let folder = '';
beforeAll(async () => {
  folder = await installPacked();
}, 240_000);

const python = process.env['PYTHON'] ?? 'python3';

/** Whether this Python can run the program: it may lack a package, or not be there. */
const canRun = (text: string) => {
  const statement = text.includes('import httpx') ? 'import httpx' : 'import json';
  try {
    execFileSync(python, ['-c', statement], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const programs = {
  js: { file: 'program.mjs', by: process.execPath },
  python: { file: 'program.py', by: python },
};

const blocks = pages()
  .flatMap((page) => blocksIn(page, readPage(page)))
  .filter(({ language }) => language === 'js' || language === 'python')
  .map((block) => ({ ...block, place: `${block.page}:${block.line}` }));

describe('the programs of the pages', () => {
  it.for(blocks)(
    'runs the program at $place',
    { timeout: 120_000 },
    async ({ language, text }, { skip }) => {
      if (language === 'python' && !canRun(text)) return skip('this Python lacks what it needs');
      const { file, by } = programs[language as keyof typeof programs];
      const { key } = await h.connected({ plan: 'agency' });
      writeFileSync(join(folder, file), text);
      const env = { ...process.env, GREENROOM_URL: h.service.address, GREENROOM_API_KEY: key };
      const { stdout, stderr } = await run(by, [file], { cwd: folder, env });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/\S/);
    },
  );
});
