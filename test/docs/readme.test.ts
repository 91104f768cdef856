import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markers, settled, walk } from '../../scripts/walk.ts';
import { steps } from '../../scripts/walkthrough.ts';
import { type House, house } from '../helpers/house.ts';

const has = (program: string) => {
  try {
    execFileSync('bash', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};

const reason = has('curl') && has('bash') ? null : 'this machine has no bash or no curl';

/** The answers as README.md shows them, between its markers. */
const shownAnswers = () => {
  const page = readFileSync('README.md', 'utf8');
  const section = page.split(markers.begin)[1]?.split(markers.end)[0] ?? '';
  const blocks = [...section.matchAll(/```console\n([\s\S]*?)\n```/g)].map(
    ([, text]) => text ?? '',
  );
  return blocks.map((block, at) => block.slice(`$ ${steps[at]?.command}\n`.length));
};

describe.skipIf(reason)(`README.md${reason ? ` (${reason})` : ''}`, () => {
  let h: House;
  beforeAll(async () => {
    h = await house({ engine: 'embedded', env: { WRITE_COOLDOWN_SECONDS: '0' } });
  });
  afterAll(async () => {
    await h.stop();
    rmSync('image.json', { force: true });
  });

  it('shows commands that give the answers it shows', { timeout: 180_000 }, async () => {
    const shown = shownAnswers();
    expect(shown).toHaveLength(steps.length);
    const sandboxPort = new URL(h.service.platform.sandboxOrigin ?? '').port;
    const answers = await walk({
      api: new URL(h.service.address).host,
      sandbox: `127.0.0.1:${sandboxPort}`,
      key: h.service.firstKey ?? '',
      folder: process.cwd(),
      env: {
        ...process.env,
        // The test runner sets this one for pages of its own.
        BASE_URL: '',
        DATA_DIR: h.config.dataDir,
        SANDBOX_PORT: sandboxPort,
        PORT: new URL(h.service.address).port,
      },
    });
    answers.forEach((answer, at) => {
      const page = shown[at] ?? '';
      const cut = page.endsWith('…');
      const expected = settled(cut ? page.slice(0, -1) : page);
      const real = settled(answer);
      // A shortened answer may end inside a value that differs from run to run.
      expect(cut ? real.slice(0, expected.length - 60) : real, steps[at]?.command).toBe(
        cut ? expected.slice(0, expected.length - 60) : expected,
      );
    });
  });
});
