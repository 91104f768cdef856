import { describe, expect, it } from 'vitest';
import { account, clientOf, create, json, platform, token } from './fake-platform.ts';

const dead = { error: { message: 'Bad token', code: 190 } };
const whoami = '/v26.0/me?';

describe('code 190', () => {
  it.each([
    ['says that it works', { id: '5' }, 200, false],
    ['says 190 as well', dead, 400, true],
    ['says that its owner must act', { error: { code: 190, error_subcode: 459 } }, 400, false],
    ['refuses for another reason', { error: { code: 100 } }, 400, false],
    ['is not there', '', 503, false],
  ])('ends a token only when the platform, asked who it is, %s', async (_, me, status, ends) => {
    const url = await platform((request, response) =>
      request.url?.startsWith(whoami) ? json(response, me, status) : json(response, dead, 400),
    );
    const client = clientOf(url);
    const read = await client.read(token, '/777/feed', {}, account);
    expect(read).toMatchObject({ kind: 'rejected', tokenDead: ends, relayed: { status: 400 } });
    expect(await create(client)).toMatchObject({ kind: 'rejected', tokenDead: ends });
  });

  it('asks once however many calls hear it at the same time', async () => {
    let requestCount = 0;
    const url = await platform((request, response) => {
      if (!request.url?.startsWith(whoami)) return json(response, dead, 400);
      requestCount += 1;
      setTimeout(json, 200, response, { id: '5' });
    });
    const client = clientOf(url);
    const calls = Array.from({ length: 30 }, () => client.read(token, '/777/feed', {}, account));
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ kind: 'rejected', tokenDead: false });
    expect(requestCount).toBeLessThanOrEqual(3);
  });
});

describe('a passing error that lasts', () => {
  const advice = '{"error":{"message":"Please reduce the amount of data","code":1}}';

  it('is the platform’s refusal, with its advice, for those who hand it on', async () => {
    let calls = 0;
    const url = await platform((_, response) => {
      calls += 1;
      json(response, advice, 500);
    });
    const client = clientOf(url);
    const answer = await client.read(
      token,
      '/act_1/insights',
      {},
      { ...account, relayLasting: true },
    );
    expect(calls).toBe(3);
    expect(answer).toMatchObject({ kind: 'rejected', error: { code: 1 }, tokenDead: false });
    if (answer.kind !== 'rejected') throw new Error('it was accepted');
    expect(answer.relayed.body.toString()).toBe(advice);
    await expect(client.read(token, '/act_1/insights', {}, account)).rejects.toMatchObject({
      code: 'adnet_unavailable',
    });
  });

  it('never cuts anybody off', async () => {
    const url = await platform((_, response) => json(response, advice, 500));
    const client = clientOf(url);
    for (let at = 0; at < 12; at++) {
      const options = { ...account, relayLasting: true };
      const answer = await client.read(token, '/act_1/insights', {}, options);
      expect(answer).toMatchObject({ kind: 'rejected', error: { code: 1 } });
    }
  });
});
