import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPoster, type Poster } from '../../src/images/post-public.ts';
import { accepts, receiver } from '../helpers/network/webhook-receiver.ts';
import { shared } from '../helpers/run/shared.ts';

const r = shared(receiver);

const post = (poster: Poster, url: string) => {
  const line = poster.open(url);
  return line.post({}, '{}').finally(line.close);
};

describe('sending to an address that a customer named', () => {
  it('gives up on a receiver that takes the request and says nothing', async () => {
    r.behave(() => {});
    const poster = createPoster({ allow: [r.host], timeoutMs: 200 });
    expect(await post(poster, r.url)).toEqual({
      kind: 'lost',
      error: 'no answer within 10 seconds',
    });
    r.behave((response) => void response.writeHead(200).write('half'));
    expect(await post(poster, r.url)).toMatchObject({ kind: 'lost' });
    r.behave(accepts);
    expect(await post(poster, r.url)).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('keeps its connection for the next message, and makes another when the receiver has ended it', async () => {
    const line = createPoster({ allow: [r.host] }).open(r.url);
    onTestFinished(line.close);
    const ports: (number | undefined)[] = [];
    const behave = (end: (response: ServerResponse) => void) =>
      r.behave((response) => {
        ports.push(response.socket?.remotePort);
        end(response);
      });
    const send = async () => expect(await line.post({}, '{}')).toMatchObject({ status: 200 });
    behave((response) => void response.end('ok'));
    await send();
    await send();
    expect(new Set(ports).size).toBe(1);
    behave((response) => {
      const { socket } = response;
      response.end('ok', () => socket?.destroy());
    });
    await send();
    await send();
    behave((response) => void response.setHeader('connection', 'close').end('ok'));
    await send();
    await send();
    behave((response) => void response.end('x'.repeat(10_000)));
    await send();
    behave((response) => void response.end('ok'));
    await send();
    expect(new Set(ports).size).toBe(6);
  });

  it('sends again over a new connection what a kept one has lost, once', async () => {
    const line = createPoster({ allow: [r.host] }).open(r.url);
    onTestFinished(line.close);
    r.behave(accepts);
    await line.post({}, '{}');
    const before = r.received.length;
    r.behave((response) => void response.socket?.destroy());
    expect(await line.post({}, '{}')).toMatchObject({ kind: 'lost' });
    expect(r.received.length - before).toBe(2);
    expect(await line.post({}, '{}')).toMatchObject({ kind: 'lost' });
    expect(r.received.length - before).toBe(3);
    r.behave(accepts);
  });

  it('goes nowhere inside, whatever a name leads to, and always says the same', async () => {
    const answers = [];
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1'])
      for (const more of [[], [{ address: '93.184.216.34', family: 4 as const }]]) {
        const lookup = async () => [
          ...more,
          { address, family: address.includes(':') ? (6 as const) : (4 as const) },
        ];
        const poster = createPoster({ allow: [], timeoutMs: 500, lookup });
        answers.push(await post(poster, 'https://hooks.example.com/'));
      }
    const unknown = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    const poster = createPoster({ allow: [], timeoutMs: 500, lookup: unknown });
    answers.push(await post(poster, 'https://unknown.example.com/'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"kind":"lost","error":"there is no public address under this name"}']),
    );
  });

  it('keeps an address out that was allowed when the endpoint was made and is no more', async () => {
    const before = r.received.length;
    const poster = createPoster({ allow: [] });
    expect(await post(poster, r.url)).toMatchObject({ kind: 'lost' });
    expect(r.received.length).toBe(before);
  });
});
