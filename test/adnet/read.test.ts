import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ReadResult } from '../../src/adnet/client/client.ts';
import {
  account,
  answer,
  clientOf,
  json,
  leavingAfter,
  platform,
  rawPlatform,
  token,
} from './fake-platform.ts';

const slack = 2_000;

const read = (url: string, options = {}) =>
  clientOf(url, options).read(token, '/act_1/campaigns', { limit: '25' }, account);

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (failure) => failure.code,
  );

const bytes = (result: ReadResult) => result.relayed.body.toString('utf8');

describe('a read', () => {
  it('carries the token in a header and the proof in the query, and nothing else', async () => {
    let lastRequest: { url?: string | undefined; auth?: string | undefined } = {};
    const url = await platform((request, response) => {
      lastRequest = { url: request.url, auth: request.headers.authorization };
      json(response, { data: [] });
    });
    const client = clientOf(url, { appSecret: 'app-secret-0123456789' });
    await client.read({ ...token, ours: true }, '/act_1/campaigns', { after: 'a&b=c' }, account);
    const proof = createHmac('sha256', 'app-secret-0123456789').update(token.value).digest('hex');
    expect(lastRequest.auth).toBe(`Bearer ${token.value}`);
    expect(lastRequest.url).toBe(`/v26.0/act_1/campaigns?after=a%26b%3Dc&appsecret_proof=${proof}`);
    await client.read(token, '/act_1/campaigns', {}, account);
    expect(lastRequest.url).toBe('/v26.0/act_1/campaigns');
  });

  const odd = [
    '{ "b" : 1 ,\n"a":[ ] , "big":12345678901234567890.10 }',
    '{"data":[{"id":"9007199254740993","n":1e400,"t":"\\u00e9\\/\\ud83d\\ude00é"}]}',
    ' \r\n{"data":[]}\n',
    '{"a":"an \\"error\\" in a text","b":{"error":{"code":190}}}',
    '{"error":null,"data":[]}',
    '{"__proto__":{"polluted":true},"data":[]}',
    '[]',
  ];
  it.each(odd)('passes %s through byte for byte', async (body) => {
    const url = await platform((_, response) => json(response, body));
    const result = await read(url);
    expect(result.kind).toBe('ok');
    expect(result.relayed.status).toBe(200);
    expect(bytes(result)).toBe(body);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('passes ten megabytes through byte for byte', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, at) => `{"id":"${at}", "x":"${'é'.repeat(40)}"}`,
    );
    const body = `{"data":[${rows.join(',')}]}`;
    expect(Buffer.byteLength(body)).toBeGreaterThan(10_000_000);
    const url = await platform((_, response) => json(response, body));
    const result = await read(url, { timeoutMs: 10_000 });
    expect(result.relayed.body.equals(Buffer.from(body))).toBe(true);
  });

  it('passes usage and trace headers on, and no cookies', async () => {
    const url = await platform((_, response) => {
      response.setHeader('X-Business-Use-Case-Usage', '{"1":[]}');
      response.setHeader('X-FB-Trace-ID', 'abc');
      response.setHeader('Set-Cookie', 'a=b');
      response.setHeader('Date', 'Thu, 01 Jan 1970 00:00:00 GMT');
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('{"data":[]}');
    });
    const { relayed } = await read(url);
    expect(relayed.headers).toEqual({
      'content-type': 'application/json',
      'x-business-use-case-usage': '{"1":[]}',
      'x-fb-trace-id': 'abc',
    });
  });

  it.each([200, 400, 401, 403, 500])(
    'takes an error object for a rejection under %i',
    async (status) => {
      const body = '{"error":{"message":"Invalid parameter","code":100,"error_subcode":33}}';
      const url = await platform((_, response) => json(response, body, status));
      expect(await read(url)).toMatchObject({
        kind: 'rejected',
        error: { code: 100, subcode: 33, isTransient: false },
        throttled: false,
        tokenDead: false,
        relayed: { status: 400, body: Buffer.from(body) },
      });
    },
  );

  it.each([
    [190, undefined, true],
    [190, 463, true],
    [190, 459, false],
    [102, undefined, true],
    [200, undefined, false],
  ])('says whether code %i/%s means a dead token', async (errorCode, subcode, tokenDead) => {
    const error = { code: errorCode, error_subcode: subcode };
    const url = await platform((_, response) => json(response, { error }, 401));
    expect(await read(url)).toMatchObject({ kind: 'rejected', tokenDead });
  });

  it.each([4, 17, 32, 613, 80000, 80004, 80014])(
    'passes throttle %i on at once',
    async (errorCode) => {
      let calls = 0;
      const url = await platform((_, response) => {
        calls += 1;
        response.setHeader('retry-after', '120');
        json(response, { error: { code: errorCode, is_transient: true } }, 429);
      });
      const result = await read(url);
      expect(result).toMatchObject({ kind: 'rejected', throttled: true });
      expect(result.relayed.headers['retry-after']).toBe('120');
      expect(calls).toBe(1);
    },
  );

  it('takes an invalid breakdown for what it is, although its code says "try again"', async () => {
    const error = { code: 2, error_subcode: 1504041 };
    const url = await platform((_, response) => json(response, { error }, 400));
    expect(await read(url)).toMatchObject({ kind: 'rejected', error: { code: 2 } });
  });

  it('asks again on 1/99, which may be a wrong level, and then takes it for a refusal', async () => {
    let calls = 0;
    const url = await platform((_, response) => {
      calls += 1;
      json(response, { error: { code: 1, error_subcode: 99 } }, 500);
    });
    expect(await read(url)).toMatchObject({ kind: 'rejected', error: { code: 1, subcode: 99 } });
    expect(calls).toBe(3);
  });
});

describe('a read that meets trouble', () => {
  const cases: [string, string][] = [
    ['code 1', answer('{"error":{"code":1}}', 'HTTP/1.1 500 Oops')],
    ['code 2', answer('{"error":{"code":2,"message":"down"}}', 'HTTP/1.1 400 Bad')],
    ['is_transient', answer('{"error":{"code":100,"is_transient":true}}', 'HTTP/1.1 400 Bad')],
    ['gateway HTML', answer('<html>502</html>', 'HTTP/1.1 502 Bad Gateway')],
    ['an empty 503', answer('', 'HTTP/1.1 503 Unavailable')],
    ['HTML with 200', answer('<html>hello</html>')],
    ['an empty 200', answer('')],
    ['truncated JSON of the right length', answer('{"data":[{"id":"1"}')],
    ['a bare text', answer('"data"')],
    ['braces that are no JSON', answer('{oops}')],
    ['JSON with something after it', answer('{"data":[]}<!-- -->')],
    ['a wrong content-length', 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"data":[]}'],
    [
      'two content-lengths',
      'HTTP/1.1 200 OK\r\ncontent-length: 11\r\ncontent-length: 12\r\n\r\n{"data":[]}',
    ],
    ['broken chunking', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{"data":[]}'],
    ['no HTTP', 'SSH-2.0-OpenSSH\r\n\r\n'],
    ['huge headers', `HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`],
    [
      'gzip by label only',
      'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc',
    ],
    ['a bare FIN', ''],
  ];
  it.each(cases)('asks twice more on %s, then gives up', async (_, bytesOut) => {
    let calls = 0;
    const url = await rawPlatform((socket) => {
      calls += 1;
      socket.end(bytesOut, 'latin1');
    });
    expect(await code(read(url))).toBe('adnet_unavailable');
    expect(calls).toBe(3);
  });

  it('gets through when the second try works', async () => {
    const url = await rawPlatform((socket, _, nth) => {
      if (nth === 1) socket.resetAndDestroy();
      else socket.end(answer('{"data":[]}'));
    });
    expect(bytes(await read(url))).toBe('{"data":[]}');
  });

  it.each([
    ['a redirect', 'HTTP/1.1 307 Go\r\nlocation: /v26.0/me\r\ncontent-length: 0\r\n\r\n'],
    ['HTML with 400', answer('<html>no</html>', 'HTTP/1.1 400 Bad')],
    ['a 404 without an error', answer('{}', 'HTTP/1.1 404 None')],
    ['an error that is no object', answer('{"error":"bad"}', 'HTTP/1.1 400 Bad')],
  ])('does not ask again on %s', async (_, bytesOut) => {
    let calls = 0;
    const url = await rawPlatform((socket) => {
      calls += 1;
      socket.end(bytesOut);
    });
    expect(await code(read(url))).toBe('adnet_unavailable');
    expect(calls).toBe(1);
  });

  it('passes on how long the platform wants to be left alone', async () => {
    const url = await platform((_, response) => {
      response.setHeader('retry-after', '30');
      json(response, '', 503);
    });
    await expect(read(url)).rejects.toMatchObject({ options: { retryAfterSeconds: 30 } });
  });

  it('says unavailable when nobody listens', async () => {
    expect(await code(read('http://127.0.0.1:1/v26.0'))).toBe('adnet_unavailable');
  });

  it.each([
    ['hangs', () => {}],
    ['drips', (drip: (text: string) => void) => drip('{')],
  ])('gives up at the deadline when the platform %s', async (_, act) => {
    const timers: NodeJS.Timeout[] = [];
    const url = await rawPlatform((socket) => {
      act((text) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
        timers.push(setInterval(() => socket.write(text), 20));
      });
    });
    const before = performance.now();
    expect(await code(read(url, { timeoutMs: 200 }))).toBe('adnet_timeout');
    expect(performance.now() - before).toBeLessThan(200 + slack);
    for (const timer of timers) clearInterval(timer);
  });

  it('counts retries into the deadline, and then says what it was told before', async () => {
    const url = await rawPlatform((socket, _, nth) => {
      if (nth === 1) socket.end(answer('', 'HTTP/1.1 503 Unavailable'));
    });
    const before = performance.now();
    await expect(read(url, { timeoutMs: 300 })).rejects.toMatchObject({
      code: 'adnet_unavailable',
      cause: { message: expect.stringContaining('503') },
    });
    expect(performance.now() - before).toBeLessThan(300 + slack);
  });

  it('bounds interim answers', async () => {
    const flood = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(1000);
    const url = await rawPlatform((socket) => socket.end(flood + answer('{"data":[]}')));
    expect(await code(read(url))).toBe('adnet_unavailable');
  });

  it('cuts an endless answer off, whether it is announced or not', async () => {
    for (const head of ['', 'content-length: 900000000\r\n']) {
      const url = await rawPlatform((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n{"data":"`);
        const more = () => {
          while (!socket.destroyed && socket.write('x'.repeat(65_536)));
        };
        socket.on('drain', more);
        more();
      });
      expect(await code(read(url, { maxBytes: 1_000_000 }))).toBe('adnet_unavailable');
    }
  });

  it('reads honest gzip although it did not ask for it, and stops a bomb', async () => {
    const zipped = (text: string) =>
      platform((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync(text));
      });
    expect(bytes(await read(await zipped('{"data":[]}')))).toBe('{"data":[]}');
    const bomb = await zipped(`{"data":"${'0'.repeat(3_000_000)}"}`);
    expect(await code(read(bomb, { maxBytes: 1_000_000 }))).toBe('adnet_unavailable');
    const unlabelled = await platform((_, response) => response.end(gzipSync('{"data":[]}')));
    expect(await code(read(unlabelled))).toBe('adnet_unavailable');
  });

  it('stops when the caller leaves, and hangs up on the platform', async () => {
    let hungUp = () => {};
    const gone = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    const url = await rawPlatform((socket) => socket.on('close', () => hungUp()));
    const call = clientOf(url).read(token, '/act_1/ads', {}, { ...account, ...leavingAfter(50) });
    expect(await code(call)).toBe('adnet_unavailable');
    await gone;
  });

  it('survives a keep-alive connection that died meanwhile', async () => {
    const url = await rawPlatform((socket, _, nth) => {
      if (nth === 2) socket.resetAndDestroy();
      else socket.write(answer('{"data":[]}'));
    });
    const client = clientOf(url);
    for (let call = 0; call < 3; call++)
      expect(bytes(await client.read(token, '/act_1/ads', {}, account))).toBe('{"data":[]}');
  });

  it('refuses a token that cannot be a header', async () => {
    const client = clientOf('http://127.0.0.1:1/v26.0');
    for (const value of ['with space in it', 'line\r\nbreak: here', 'ünïcödé-token'])
      expect(await code(client.read({ value, ours: false }, '/me', {}, account))).toBe(
        'adnet_token_rejected',
      );
  });
});
