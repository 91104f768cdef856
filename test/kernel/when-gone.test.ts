import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { whenGoneFrom } from '../../src/kernel/async/when-gone.ts';

/** A response that nobody has answered yet, and its client. */
const openResponse = async () => {
  let arrive = (_: ServerResponse) => {};
  const arrival = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const server = createServer((_, response) => arrive(response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close().closeAllConnections());
  const client = new AbortController();
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/`, { signal: client.signal });
  answer.catch(() => {});
  return { response: await arrival, client, answer };
};

describe('whoever waits for a client to leave', () => {
  it('is one listener of the response, however many they are, and none when they are done', async () => {
    const { response } = await openResponse();
    const before = response.listenerCount('close');
    const whenGone = whenGoneFrom(response);
    const ends = Array.from({ length: 50 }, () => whenGone(() => {}));
    expect(response.listenerCount('close')).toBe(before + 1);
    for (const end of ends) end?.();
    expect(response.listenerCount('close')).toBe(before);
  });

  it('hears of it, unless it was taken away before', async () => {
    const { response, client } = await openResponse();
    const calls: string[] = [];
    const whenGone = whenGoneFrom(response);
    whenGone(() => calls.push('first'));
    const end = whenGone(() => calls.push('second'));
    whenGone(() => calls.push('third'));
    end?.();
    client.abort();
    await expect.poll(() => calls).toEqual(['first', 'third']);
    // One who comes later hears of it at once.
    whenGone(() => calls.push('late'));
    expect(calls.at(-1)).toBe('late');
  });

  it('hears nothing when the answer has arrived', async () => {
    const { response, answer } = await openResponse();
    let isHeard = false;
    whenGoneFrom(response)(() => {
      isHeard = true;
    });
    const closing = new Promise((done) => response.once('close', done));
    response.end('ok');
    await (await answer).text();
    await closing;
    expect(isHeard).toBe(false);
  });
});
