import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { UserTerminal } from '../../src/cli/terminal.ts';
import { isOfService, openInBrowser } from '../../src/cli/user/browser.ts';

it.each([
  ['https://ads.example.com/connect/x', true],
  ['http://ads.example.com/connect/x', true],
  ['https://ads.example.com.evil.example/connect/x', false],
  ['https://evil.example/https://ads.example.com', false],
  ['https://ads.example.com@evil.example/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['calc.exe', false],
  ['-h', false],
])('a link of the service is one to its own host: %s', (link, isIts) => {
  expect(isOfService(link, 'https://ads.example.com/api/v1')).toBe(isIts);
});

it('only web addresses are opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const argumentsFile = join(folder, 'opened');
  const browser = join(folder, 'browser');
  writeFileSync(browser, `#!/bin/sh\necho "$@" > ${argumentsFile}\n`, { mode: 0o755 });
  // As much of a terminal as is looked at.
  const terminal = { env: { BROWSER: browser }, isWatched: true } as unknown as UserTerminal;
  for (const url of ['file:///etc/passwd', 'calc.exe', '--help', 'ms-msdt:/id'])
    expect(await openInBrowser(url, terminal)).toBe(false);
  expect(existsSync(argumentsFile)).toBe(false);
  expect(await openInBrowser('https://ads.example.com/', terminal)).toBe(true);
});
