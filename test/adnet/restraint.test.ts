import { describe, expect, it } from 'vitest';
import { createBreaker } from '../../src/adnet/breaker.ts';
import { createRetryBudget } from '../../src/adnet/retry-budget.ts';
import { createMetrics } from '../../src/kernel/metrics.ts';
import {
  account,
  clientOf,
  create,
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
    const asked = 150;
    for (let at = 0; at < asked; at++)
      await client.read(token, '/act_1/ads', {}, { accountKey: `act_${at}` }).catch(() => {});
    expect(calls).toBeGreaterThan(asked);
    expect(calls).toBeLessThanOrEqual(asked * 1.2);
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
    const read = (accountKey: string) =>
      client.read(token, '/act_1/ads', {}, { accountKey }).then(
        () => 'ok',
        (failure) => failure.options.retryAfterSeconds ?? failure.code,
      );
    for (let at = 0; at < 5; at++) expect(await read('act_1')).toBe('adnet_unavailable');
    const before = calls;
    expect(await read('act_1')).toBe(5);
    expect(await create(client)).toMatchObject({
      kind: 'not_sent',
      failure: { code: 'adnet_unavailable' },
    });
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
    for (let at = 0; at < 5; at++) breaker.failed('a');
    now = 5_000;
    expect(breaker.enter('a')).toBeNull();
    expect(breaker.enter('a')).toBe(1);
    breaker.left('a');
    expect(breaker.enter('a')).toBeNull();
    breaker.failed('a');
    expect(breaker.enter('a')).toBe(5);
  });

  it('does not count rejections, nor callers who leave', async () => {
    const url = await rawPlatform(() => {});
    const client = clientOf(url);
    for (let at = 0; at < 8; at++) {
      const call = client.read(token, '/act_1/ads', {}, { ...account, ...leavingAfter(5) });
      await expect(call).rejects.toMatchObject({ options: { cause: { message: 'cancelled' } } });
    }
  });

  it('keeps one hung account from taking every connection', async () => {
    const url = await platform((request, response) => {
      if (request.url?.includes('act_2')) json(response, '{"data":[]}');
    });
    const client = clientOf(url, { connections: 4, callsPerAccount: 2, timeoutMs: 800 });
    let ended = 0;
    const hung = Array.from({ length: 8 }, () =>
      client.read(token, '/act_1/ads', {}, account).catch((failure) => {
        ended += 1;
        return failure.code;
      }),
    );
    await client.read(token, '/act_2/ads', {}, { accountKey: 'act_2' });
    expect(ended).toBe(0);
    expect(await Promise.all(hung)).toEqual(Array(8).fill('adnet_timeout'));
    await client.read(token, '/act_2/ads', {}, { accountKey: 'act_2' });
  });

  it('sheds what would only wait', async () => {
    const url = await rawPlatform(() => {});
    const client = clientOf(url, { callsPerAccount: 1, timeoutMs: 300 });
    const calls = Array.from({ length: 400 }, () =>
      client.read(token, '/act_1/ads', {}, account).catch((failure) => failure.code),
    );
    const codes = await Promise.all(calls);
    expect(codes.filter((code) => code === 'adnet_unavailable').length).toBe(400 - 257);
  });

  it('spends a retry for every ten calls once the reserve is gone', () => {
    const budget = createRetryBudget();
    while (budget.spend());
    for (let at = 0; at < 9; at++) budget.earn();
    expect(budget.spend()).toBe(false);
    budget.earn();
    budget.earn();
    expect(budget.spend()).toBe(true);
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
