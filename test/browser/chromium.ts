import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

export type Found = { path: string } | { missing: string };

const run = promisify(execFile);
const installMs = 240_000;

/** The browser the tests drive: a named one, the machine's, or one installed here and now. */
export const findChromium = async (): Promise<Found> => {
  const path = process.env.CHROMIUM_PATH;
  if (path) return existsSync(path) ? { path } : { missing: `no file at ${path}` };
  const present = installed();
  if (present) return { path: present };
  const troubles: string[] = [];
  for (const install of [installWithApt, installWithPlaywright]) {
    try {
      await install();
    } catch (error) {
      troubles.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    const path = installed();
    if (path) return { path };
  }
  return { missing: troubles.join('; ') };
};

const installed = () =>
  [
    // Draws no window, and takes two thirds of the processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => existsSync(path));

/** One at a time, because test files run side by side and apt does not. */
const installWithApt = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('apt-get needs root on Debian');
  const script =
    'test -x /usr/bin/chromium-headless-shell || (apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core)';
  await run('flock', [join(tmpdir(), 'greenroom-chromium.lock'), 'sh', '-c', script], {
    timeout: installMs,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

const installWithPlaywright = async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const words = [join(folder, 'cli.js'), 'install', 'chromium'];
  await run(process.execPath, words, { timeout: installMs, maxBuffer: 64 * 1024 * 1024 });
};
