import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { bridgeLines } from '../../src/cli/mcp-bridge.ts';
import { message } from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));
let key: string;
beforeAll(async () => {
  ({ key } = await h.account());
});

/** What comes out when these lines go in, once the bridge has ended by itself. */
const through = async (
  lines: (string | object)[],
  service = { url: h.service.address, apiKey: key },
) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  await bridgeLines(service, input, output);
  output.end();
  const text = Buffer.concat(await output.toArray()).toString();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
};

describe('greenroom mcp', () => {
  it('answers every request of a burst with its own id, then ends', async () => {
    const messages = Array.from({ length: 20 }, () => message('tools/list'));
    const answers = await through(messages);
    expect(answers.map(({ id }) => id).sort()).toEqual(messages.map(({ id }) => id).sort());
  });

  it('says nothing to a notification, and something to what is no message', async () => {
    expect(await through([{ jsonrpc: '2.0', method: 'notifications/initialized' }, ''])).toEqual(
      [],
    );
    const answers = await through(['no json {', '7', '[]', '{}']);
    expect(answers).toHaveLength(4);
    for (const { error } of answers) expect(error.code).toBeLessThan(0);
  });

  it('gives a refused key back under the id that asked', async () => {
    const [answer] = await through([message('tools/list')], {
      url: `${h.service.address}/`,
      apiKey: 'gr_live_wrong',
    });
    expect(answer).toMatchObject({
      id: expect.any(Number),
      error: { message: expect.stringContaining('API key') },
    });
  });

  it('says which setting holds the wrong key', async () => {
    for (const apiKey of ['gr_live_…', `gr_live_${'A'.repeat(36)}`]) {
      const [answer] = await through([message('tools/list')], { url: h.service.address, apiKey });
      expect(answer.error.message).toContain('GREENROOM_API_KEY');
    }
  });

  it('knows when the other side is not Greenroom', async () => {
    const other = createServer((_, response) => response.end('<html>hello</html>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const service = { url: `http://127.0.0.1:${port}`, apiKey: key };
    const [answer] = await through([message('tools/list')], service);
    expect(answer.error.message).toContain('not as Greenroom does');
    other.close();
  });

  it('gives a call up when its client does', async () => {
    const signals: AbortSignal[] = [];
    const slow = createServer((request, response) => {
      const controller = new AbortController();
      signals.push(controller.signal);
      response.on('close', () => controller.abort());
      if (request.headers['mcp-method'] !== 'tools/call') response.writeHead(202).end();
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const [input, output] = [new PassThrough(), new PassThrough()];
    const bridge = bridgeLines({ url: `http://127.0.0.1:${port}`, apiKey: key }, input, output);
    const call = message('tools/call', { name: 'whoami' });
    input.write(`${JSON.stringify(call)}\n`);
    while (signals.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const params = { requestId: call.id };
    input.end(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params }));
    await bridge;
    expect(signals[0]?.aborted).toBe(true);
    expect(output.read()).toBe(null);
    slow.close();
  });
});
