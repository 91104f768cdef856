import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { house } from '../helpers/house/house.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));

const run = promisify(execFile);

/** 120 packages and 110 MB, so it is fetched for the long form only and is no dependency. */
const inspector = '@modelcontextprotocol/inspector@2.12.0';

describe('the inspector of the protocol’s makers', () => {
  it.skipIf(!isLong)('lists the tools without a complaint', { timeout: 300_000 }, async () => {
    const { key } = await h.account();
    const { stdout } = await run('npx', [
      '--yes',
      inspector,
      '--cli',
      `${h.service.address}/mcp`,
      ...['--transport', 'http', '--method', 'tools/list'],
      ...['--header', `Authorization: Bearer ${key}`],
    ]);
    expect(JSON.parse(stdout).tools).toHaveLength(15);
  });
});
