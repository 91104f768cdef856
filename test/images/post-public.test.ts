import { describe, expect, it } from 'vitest';
import { createPoster } from '../../src/images/post-public.ts';
import { held } from '../helpers/held.ts';
import { accepts, receiver } from '../helpers/receiver.ts';

const r = held(receiver);

describe('sending to an address that a customer named', () => {
  it('gives up on a receiver that takes the request and says nothing', async () => {
    r.behave(() => {});
    const poster = createPoster({ allow: [r.host], timeoutMs: 200 });
    expect(await poster.post(r.url, {}, '{}')).toEqual({
      kind: 'lost',
      error: 'no answer within 10 seconds',
    });
    r.behave((response) => void response.writeHead(200).write('half'));
    expect(await poster.post(r.url, {}, '{}')).toMatchObject({ kind: 'lost' });
    r.behave(accepts);
    expect(await poster.post(r.url, {}, '{}')).toMatchObject({ kind: 'answered', status: 200 });
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
        answers.push(await poster.post('https://hooks.example.com/', {}, '{}'));
      }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"kind":"lost","error":"not a public address"}']),
    );
  });

  it('keeps an address out that was allowed when the endpoint was made and is no more', async () => {
    const before = r.received.length;
    const poster = createPoster({ allow: [] });
    expect(await poster.post(r.url, {}, '{}')).toMatchObject({ kind: 'lost' });
    expect(r.received.length).toBe(before);
  });
});
