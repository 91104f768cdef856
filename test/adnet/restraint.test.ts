import { describe, expect, it, vi } from 'vitest';
import { createBreaker } from '../../src/adnet/client/breaker.ts';
import { queueKeyOf } from '../../src/adnet/client/call-queue.ts';
import { createRetryBudget } from '../../src/adnet/client/retry-budget.ts';
import { createMetrics } from '../../src/kernel/observe/metrics.ts';
import { releaseUntilDone } from '../helpers/timing/release-until-done.ts';
import {
  account,
  clientOf,
  create,
  heldBy,
  json,
  leavingAfter,
  platform,
  rawPlatform,
  token,
} from './fake-platform.ts';

describe('restraint', () => {
  it('adds at most a fifth to the calls while the platform is down', async () => {
    let calls = 0;
    const url = await platform((_, response) => {
      calls += 1;
      json(response, '', 503);
    });
    const client = clientOf(url);
    const requestCount = 150;
    for (let at = 0; at < requestCount; at++)
      await client.read(token, '/act_1/ads', {}, { queueName: `act_${at}` }).catch(() => {});
    expect(calls).toBeGreaterThan(requestCount);
    expect(calls).toBeLessThanOrEqual(requestCount * 1.2);
  });

  it('cuts an account off after five failures, and only that one, until a probe gets through', async () => {
    let now = 1_000_000;
    let down = true;
    let calls = 0;
    const url = await platform((_, response) => {
      calls += 1;
      json(response, down ? '' : '{"data":[]}', down ? 503 : 200);
    });
    const client = clientOf(url, { clock: () => now });
    const read = (queueName: string) =>
      client.read(token, '/act_1/ads', {}, { queueName }).then(
        () => 'ok',
        (failure) => failure.options.retryAfterSeconds ?? failure.code,
      );
    for (let at = 0; at < 5; at++) expect(await read('act_1')).toBe('adnet_unavailable');
    const before = calls;
    expect(await read('act_1')).toBe(5);
    expect(calls).toBe(before);
    expect(await read('act_2')).toBe('adnet_unavailable');
    now += 5_000;
    expect(await read('act_1')).toBe('adnet_unavailable');
    expect(await read('act_1')).toBe(5);
    now += 5_000;
    down = false;
    expect(await read('act_1')).toBe('ok');
    expect(await read('act_1')).toBe('ok');
  });

  it('lets one probe through at a time', () => {
    let now = 0;
    const breaker = createBreaker(
      () => now,
      () => {},
    );
    const queueKey = queueKeyOf('read', {}, 'act_1');
    for (let at = 0; at < 5; at++) breaker.failed(queueKey);
    now = 5_000;
    expect(breaker.enter(queueKey)).toBeNull();
    expect(breaker.enter(queueKey)).toBe(1);
    breaker.endedWithoutVerdict(queueKey);
    expect(breaker.enter(queueKey)).toBeNull();
    breaker.failed(queueKey);
    expect(breaker.enter(queueKey)).toBe(5);
  });

  it('does not count rejections, nor callers who leave', async () => {
    const url = await rawPlatform(() => {});
    const client = clientOf(url);
    for (let at = 0; at < 8; at++) {
      const call = client.read(token, '/act_1/ads', {}, { ...account, ...leavingAfter(5) });
      await expect(call).rejects.toMatchObject({ options: { cause: { message: 'cancelled' } } });
    }
  });

  it('keeps one hung account from taking every connection of its customer', async () => {
    const url = await platform((request, response) => {
      if (request.url?.includes('act_2')) json(response, '{"data":[]}');
    });
    const client = clientOf(url, { places: { read: 8, write: 8 }, timeoutMs: 800 });
    let endCount = 0;
    const hung = Array.from({ length: 8 }, () =>
      client.read(token, '/act_1/ads', {}, account).catch((failure) => {
        endCount += 1;
        return failure.code;
      }),
    );
    await client.read(token, '/act_2/ads', {}, { queueName: 'act_2' });
    expect(endCount).toBe(0);
    expect(await Promise.all(hung)).toEqual(Array(8).fill('adnet_timeout'));
    await client.read(token, '/act_2/ads', {}, { queueName: 'act_2' });
  });

  it('lets no customer wait for another’s slow reports, nor a write for reads', async () => {
    const pendingAnswers: (() => void)[] = [];
    const url = await platform((request, response) => {
      if (request.url?.includes('insights'))
        pendingAnswers.push(() => json(response, '{"data":[]}'));
      else if (request.method === 'POST') json(response, '{"id":"7"}');
      else json(response, '{"data":[]}');
    });
    const client = clientOf(url, { places: { read: 16, write: 2 }, timeoutMs: 60_000 });
    const slow = ['act_1', 'act_2', 'act_3', 'act_4'].flatMap((queueName) =>
      Array.from({ length: 50 }, () =>
        client.read(heldBy('greedy'), `/${queueName}/insights`, {}, { queueName }),
      ),
    );
    await expect.poll(() => pendingAnswers.length).toBe(8);
    for (const other of ['second', 'third', 'fourth'])
      await client.read(heldBy(other), '/act_1/ads', {}, account);
    expect(await create(client, heldBy('greedy'))).toMatchObject({ kind: 'succeeded' });
    expect(pendingAnswers.length).toBe(8);
    await releaseUntilDone(slow, () => pendingAnswers.shift()?.());
  });

  it('gives a customer with a hundred people no more than one with a single person', async () => {
    const pendingAnswers: (() => void)[] = [];
    const url = await platform((request, response) => {
      if (request.url?.includes('insights'))
        pendingAnswers.push(() => json(response, '{"data":[]}'));
      else json(response, '{"data":[]}');
    });
    const client = clientOf(url, { places: { read: 16, write: 2 }, timeoutMs: 60_000 });
    const crowd = Array.from({ length: 100 }, (_, at) => heldBy(`person ${at}`, 'w', 'greedy'));
    const slow = crowd.map((person) => client.read(person, '/act_1/insights', {}, account));
    await expect.poll(() => pendingAnswers.length).toBe(8);
    await client.read(heldBy('single'), '/act_1/ads', {}, account);
    expect(pendingAnswers.length).toBe(8);
    await releaseUntilDone(slow, () => pendingAnswers.shift()?.());
  });

  it('lets one person of a customer leave room to the others', async () => {
    const pendingAnswers: (() => void)[] = [];
    const url = await platform((request, response) => {
      if (request.url?.includes('insights'))
        pendingAnswers.push(() => json(response, '{"data":[]}'));
      else json(response, '{"data":[]}');
    });
    const client = clientOf(url, { places: { read: 16, write: 2 }, timeoutMs: 60_000 });
    const slow = Array.from({ length: 20 }, () =>
      client.read(heldBy('noisy', 'w', 'payer'), '/act_1/insights', {}, account),
    );
    await expect.poll(() => pendingAnswers.length).toBe(4);
    await client.read(heldBy('other', 'w', 'payer'), '/act_1/ads', {}, account);
    expect(pendingAnswers.length).toBe(4);
    await releaseUntilDone(slow, () => pendingAnswers.shift()?.());
  });

  it('cuts off neither writes nor anybody else after the failed reads of one', async () => {
    let down = true;
    const url = await platform((request, response) => {
      if (request.method === 'POST') json(response, '{"id":"7"}');
      else json(response, down ? '' : '{"data":[]}', down ? 503 : 200);
    });
    const client = clientOf(url);
    const read = (who: string, workspace = 'w') =>
      client.read(heldBy(who, workspace), '/act_1/ads', {}, account).then(
        () => 'ok',
        (failure) => failure.options.retryAfterSeconds ?? failure.code,
      );
    for (let at = 0; at < 5; at++) expect(await read('viewer')).toBe('adnet_unavailable');
    expect(await read('viewer')).toBe(5);
    down = false;
    expect(await read('viewer')).toBe(5);
    expect(await read('owner')).toBe('ok');
    expect(await read('viewer', 'other')).toBe('ok');
    expect(await create(client, heldBy('viewer'))).toMatchObject({ kind: 'succeeded' });
    expect(await create(client, heldBy('owner'))).toMatchObject({ kind: 'succeeded' });
  });

  it('waits as long whatever happens to the time of day', async () => {
    const url = await platform((_, response) => json(response, '', 503));
    const client = clientOf(url);
    const read = () =>
      client.read(token, '/act_1/ads', {}, account).catch(({ options }) => options);
    for (let at = 0; at < 5; at++) await read();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      const { retryAfterSeconds } = await read();
      expect(retryAfterSeconds).toBeLessThanOrEqual(5);
    } finally {
      vi.useRealTimers();
    }
  });

  it('sheds what would only wait', async () => {
    const url = await rawPlatform(() => {});
    const client = clientOf(url, { places: { read: 1, write: 1 }, timeoutMs: 300 });
    const calls = Array.from({ length: 400 }, () =>
      client.read(token, '/act_1/ads', {}, account).catch((failure) => failure.code),
    );
    const codes = await Promise.all(calls);
    expect(codes.filter((code) => code === 'adnet_unavailable').length).toBe(400 - 257);
  });

  it('spends a retry for every ten calls once the reserve is gone, each customer its own', () => {
    const budget = createRetryBudget();
    while (budget.spend('a'));
    expect(budget.spend('b')).toBe(true);
    for (let at = 0; at < 9; at++) budget.earn('a');
    expect(budget.spend('a')).toBe(false);
    budget.earn('a');
    budget.earn('a');
    expect(budget.spend('a')).toBe(true);
  });

  it('counts calls, retries and cut-offs', async () => {
    const metrics = createMetrics();
    const url = await platform((request, response) =>
      json(
        response,
        request.url?.includes('act_2') ? '{"data":[]}' : '',
        request.url?.includes('act_2') ? 200 : 503,
      ),
    );
    const client = clientOf(url, { metrics });
    await client.read(token, '/act_2/ads', {}, account);
    for (let at = 0; at < 5; at++)
      await client.read(token, '/act_1/ads', {}, account).catch(() => {});
    const text = metrics.render();
    expect(text).toContain('adnet_call_seconds_count{kind="read",outcome="ok"} 1');
    expect(text).toContain('adnet_call_seconds_count{kind="read",outcome="adnet_unavailable"} 5');
    expect(text).toContain('adnet_retries_total 10');
    expect(text).toContain('adnet_breaker_opened_total 1');
  });
});
