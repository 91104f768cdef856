import { describe, expect, it } from 'vitest';
import { blocksIn, readPage } from '../../scripts/pages.ts';
import { settings } from '../../src/boot/settings.ts';
import { message } from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));

const page = 'docs/agents.md';
const blocks = blocksIn(page, readPage(page)).map(({ text }) => text);

/** A client's entry for a server, wherever it stands in its file. */
type Entry = { url?: string; headers?: Record<string, string>; args?: string[]; env?: object };

const entries = blocks.flatMap((text): Entry[] => {
  if (!text.startsWith('{')) return [];
  const file = JSON.parse(text);
  return [(file.mcpServers ?? file.servers).greenroom];
});

describe('what docs/agents.md tells to paste', () => {
  it('is there for clients over HTTP and for one that starts a program', () => {
    expect(entries.filter(({ url }) => url)).toHaveLength(2);
    expect(entries.filter(({ args }) => args?.at(-1) === 'mcp')).toHaveLength(1);
    const started = entries.find(({ args }) => args);
    expect(Object.keys(started?.env ?? {})).toEqual(['GREENROOM_URL', 'GREENROOM_API_KEY']);
    expect(settings).not.toHaveProperty('GREENROOM_URL');
  });

  it('reaches the tools with address and header as they stand', async () => {
    const { key } = await h.account();
    for (const { url = '', headers = {} } of entries.filter((entry) => entry.url)) {
      const address = url.replace('http://127.0.0.1:8080', h.service.address);
      const authorization = String(headers['Authorization']).replace(/gr_live_…|\$\{.*\}/, key);
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(message('tools/list')),
      });
      expect([url, response.status]).toEqual([url, 200]);
    }
  });

  it('makes a key with limits by the command that it shows', async () => {
    const { key } = await h.account();
    const command = blocks.find((text) => text.startsWith('curl')) ?? '';
    const body = /-d '(.*)'/.exec(command)?.[1];
    const keyAnswer = await h.call('POST /account/api-keys', { key, body });
    expect([keyAnswer.status, keyAnswer.body.max_role, keyAnswer.body.writes_per_hour]).toEqual([
      201,
      'editor',
      20,
    ]);
  });
});
