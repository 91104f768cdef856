import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  account,
  answer,
  bodyOf,
  campaignParams,
  clientOf,
  create,
  json,
  platform,
  rawPlatform,
  token,
} from './fake-platform.ts';

const outcomeOf = async (bytesOut: string) => {
  let calls = 0;
  const url = await rawPlatform((socket, request) => {
    if (request.startsWith('POST')) calls += 1;
    socket.end(bytesOut, 'latin1');
  });
  const outcome = await create(clientOf(url));
  expect(calls).toBe(1);
  return outcome;
};

describe('a create', () => {
  it('goes out as JSON, with the proof in the body and the token in a header', async () => {
    let lastRequest: unknown;
    const url = await platform(async (request, response) => {
      lastRequest = [
        request.method,
        request.url,
        request.headers.authorization,
        await bodyOf(request),
      ];
      json(response, '{"id":"120200000000000001"}');
    });
    const client = clientOf(url, { appSecret: 'app-secret-0123456789' });
    const outcome = await client.write(
      { ...token, ours: true },
      '/act_1/campaigns',
      campaignParams,
      {
        ...account,
        kind: 'campaign',
      },
    );
    expect(outcome).toMatchObject({
      kind: 'succeeded',
      created: { objectId: '120200000000000001' },
      relayed: { status: 200, body: Buffer.from('{"id":"120200000000000001"}') },
    });
    expect(lastRequest).toEqual([
      'POST',
      '/v26.0/act_1/campaigns',
      `Bearer ${token.value}`,
      expect.stringMatching(
        /^\{"name":"Spring","objective":"OUTCOME_TRAFFIC","status":"PAUSED","appsecret_proof":"[0-9a-f]{64}"\}$/,
      ),
    ]);
  });

  it.each([
    ['{"id":12345678901234567890}', '12345678901234567890'],
    ['{"x":{"id":5},"s":"\\"id\\":7","id": 9007199254740993 ,"success":true}', '9007199254740993'],
    ['{"id":"1"}', '1'],
  ])('keeps the id of %s exactly', async (body, objectId) => {
    expect(await outcomeOf(answer(body))).toMatchObject({
      kind: 'succeeded',
      created: { objectId },
    });
  });

  it.each([
    ['validation', '{"error":{"code":100,"error_subcode":1885272}}', 400],
    ['permission', '{"error":{"code":200}}', 403],
    ['an error under 200', '{"error":{"code":31,"error_subcode":3858385}}', 200],
    ['a code in quotes', '{"error":{"code":"100"}}', 400],
    ['a wrong parameter under 500', '{"error":{"code":100,"error_subcode":1885183}}', 500],
    ['a missing permission under 503', '{"error":{"code":294}}', 503],
    ['a block under 500', '{"error":{"code":368}}', 500],
  ])('is rejected by %s', async (_, body, status) => {
    expect(await outcomeOf(answer(body, `HTTP/1.1 ${status} X`))).toMatchObject({
      kind: 'rejected',
      throttled: false,
      tokenDead: false,
      relayed: { status: 400, body: Buffer.from(body) },
    });
  });

  it.each([4, 17, 32, 613, 80004])('is refused, not lost, by throttle %i', async (code) => {
    const body = JSON.stringify({ error: { code, is_transient: true } });
    expect(await outcomeOf(answer(body, 'HTTP/1.1 400 X'))).toMatchObject({
      kind: 'rejected',
      throttled: true,
    });
  });

  it('tells of a dead token', async () => {
    const body = '{"error":{"code":190,"error_subcode":460}}';
    expect(await outcomeOf(answer(body, 'HTTP/1.1 401 X'))).toMatchObject({ tokenDead: true });
  });

  const doubts: [string, string][] = [
    ['an empty 200', answer('')],
    ['an empty list', answer('[]')],
    ['success without an id', answer('{"success":true}')],
    ['an id that is none', answer('{"id":"act_1/../me"}')],
    ['an id of another kind', answer('{"id":{"a":1}}')],
    ['a null', answer('null')],
    ['HTML', answer('<html>{"id":"1"}</html>')],
    ['a 204', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['a 400 in HTML', answer('<html>', 'HTTP/1.1 400 Bad')],
    ['a 404 without an error', answer('{"id":"1"}', 'HTTP/1.1 404 None')],
    ['an error without a code', answer('{"error":{"message":"x"}}', 'HTTP/1.1 400 Bad')],
    ['both an id and an error', answer('{"id":"1","error":{"code":100}}')],
    ['code 1', answer('{"error":{"code":1}}', 'HTTP/1.1 400 Bad')],
    ['code 2', answer('{"error":{"code":2}}', 'HTTP/1.1 400 Bad')],
    ['is_transient', answer('{"error":{"code":100,"is_transient":true}}', 'HTTP/1.1 400 Bad')],
    ...[1, 2, 31, 960, 2654, 6000].map((code): [string, string] => [
      `a 500 with code ${code}`,
      answer(`{"error":{"code":${code}}}`, 'HTTP/1.1 500 X'),
    ]),
    [
      'a 500 that says it may pass',
      answer('{"error":{"code":100,"error_subcode":1,"is_transient":true}}', 'HTTP/1.1 500 X'),
    ],
    [
      'a 500 with both an id and an error',
      answer('{"id":"1","error":{"code":100}}', 'HTTP/1.1 500 X'),
    ],
    ['a 500 with an id', answer('{"id":"1"}', 'HTTP/1.1 500 X')],
    ['an empty 503', answer('', 'HTTP/1.1 503 X')],
    ['a 502 in HTML', answer('<html>', 'HTTP/1.1 502 X')],
    ['a redirect', 'HTTP/1.1 307 Go\r\nlocation: /v26.0/act_1/ads\r\ncontent-length: 0\r\n\r\n'],
    ['a bare FIN', ''],
    ['half a status line', 'HTTP/1.1 20'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['HTTP/1.0 cut short', 'HTTP/1.0 200 OK\r\n\r\n{"id":"12'],
    ['huge headers', `HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['a wrong content-length', 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"id":"1"}'],
    ['a header split', 'HTTP/1.1 200 OK\r\nx-a: b\rx-c: d\r\ncontent-length: 10\r\n\r\n{"id":"1"}'],
  ];
  it.each(doubts)('has an unknown outcome after %s, and is sent once', async (_, bytesOut) => {
    expect(await outcomeOf(bytesOut)).toMatchObject({ kind: 'unknown' });
  });

  it('has an unknown outcome when the answer is cut at any byte', async () => {
    const whole = answer('{"id":"120200000000000001","success":true}');
    const client = clientOf(
      await rawPlatform((socket, _, nth) => socket.end(whole.slice(0, nth - 1), 'latin1')),
      { clock: moving() },
    );
    for (let cut = 0; cut < whole.length; cut++)
      expect(await create(client), `cut at ${cut}`).toMatchObject({ kind: 'unknown' });
    expect(await create(client)).toMatchObject({ kind: 'succeeded' });
  });

  it.each(['HTTP/1.0 200 OK\r\n\r\n', 'HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n'])(
    'has an unknown outcome when an answer without a length is cut: %s',
    async (head) => {
      const body = '{"id":"120200000000000001"}';
      const client = clientOf(
        await rawPlatform((socket, _, nth) => socket.end(head + body.slice(0, nth - 1))),
        { clock: moving() },
      );
      for (let cut = 0; cut < body.length; cut++)
        expect(await create(client), `cut at ${cut}`).toMatchObject({ kind: 'unknown' });
      expect(await create(client)).toMatchObject({ kind: 'succeeded' });
    },
  );

  it('has an unknown outcome after a hang, a reset, or a reset while it is being read', async () => {
    const hung = await rawPlatform(() => {});
    expect(await create(clientOf(hung, { timeoutMs: 150 }))).toEqual({
      kind: 'unknown',
      reason: 'deadline',
    });
    const reset = await rawPlatform((socket) => socket.resetAndDestroy());
    expect(await create(clientOf(reset))).toMatchObject({ kind: 'unknown' });
    const early = await rawPlatform(
      () => {},
      (socket) => socket.once('data', () => socket.resetAndDestroy()),
    );
    expect(await create(clientOf(early))).toMatchObject({ kind: 'unknown' });
  });

  it('was provably not sent when nobody listens, or nothing is resolved', async () => {
    for (const url of ['http://127.0.0.1:1/v26.0', 'http://no-such-host.invalid/v26.0'])
      expect(await create(clientOf(url))).toMatchObject({
        kind: 'not_sent',
        failure: { code: 'adnet_unavailable' },
      });
  });

  it('was provably not sent when TLS fails', async () => {
    const plain = await platform((_, response) => json(response, { id: '1' }));
    expect(await create(clientOf(plain.replace('http:', 'https:')))).toMatchObject({
      kind: 'not_sent',
    });
    const silent = await rawPlatform(() => {});
    const client = clientOf(silent.replace('http:', 'https:'), { timeoutMs: 200 });
    expect(await create(client)).toMatchObject({
      kind: 'not_sent',
      failure: { code: 'adnet_timeout' },
    });
  });

  it('is never sent once it was given up while waiting in line', async () => {
    let creates = 0;
    let acceptSocket = (_: Socket) => {};
    const firstSocket = new Promise<Socket>((resolve) => {
      acceptSocket = resolve;
    });
    const url = await rawPlatform((socket, request) => {
      if (request.includes('/campaigns ')) creates += 1;
      else acceptSocket(socket);
    });
    // A picture may take longer than a create, so it has the only connection until we say so.
    const client = clientOf(url, {
      places: { read: 1, write: 1 },
      timeoutMs: 150,
      uploadTimeoutMs: 20_000,
    });
    const picture = { params: {}, base64: ['QUJD'], size: 4 };
    const first = client.upload(token, '/act_1/adimages', picture, account);
    const socket = await firstSocket;
    expect(await create(client)).toMatchObject({ kind: 'not_sent' });
    socket.write(answer('{"data":[]}'));
    expect(await first).toMatchObject({ kind: 'unknown' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(creates).toBe(0);
  });

  it('is unknown on a keep-alive connection that was closed under it, and never repeated', async () => {
    let creates = 0;
    const url = await rawPlatform((socket, request) => {
      if (!request.startsWith('POST')) return socket.write(answer('{"data":[]}'));
      creates += 1;
      return socket.resetAndDestroy();
    });
    const client = clientOf(url);
    await client.read(token, '/act_1/ads', {}, account);
    expect(await create(client)).toMatchObject({ kind: 'unknown' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(creates).toBe(1);
  });

  it('uses a fresh connection when the platform has closed the idle one', async () => {
    const url = await rawPlatform((socket, request) => {
      if (request.startsWith('POST')) socket.write(answer('{"id":"1"}'));
      else socket.end(answer('{"data":[]}'));
    });
    const client = clientOf(url);
    await client.read(token, '/act_1/ads', {}, account);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await create(client)).toMatchObject({ kind: 'succeeded' });
  });

  it('can ask for a validation only', async () => {
    let requestBody = '';
    const url = await platform(async (request, response) => {
      requestBody = await bodyOf(request);
      json(response, '{"success":true}');
    });
    const options = { ...account, kind: 'campaign' as const, validateOnly: true };
    const outcome = await clientOf(url).write(token, '/act_1/campaigns', campaignParams, options);
    expect(outcome).toMatchObject({ kind: 'succeeded', created: null });
    expect(JSON.parse(requestBody).execution_options).toEqual(['validate_only']);
  });

  it('never leaves unless it says that it is paused', async () => {
    let calls = 0;
    const url = await platform((_, response) => {
      calls += 1;
      json(response, { id: '1' });
    });
    const client = clientOf(url);
    for (const params of [
      { name: 'x' },
      { status: 'ACTIVE' },
      { status: 'PAUSED', Status: 'ACTIVE' },
    ])
      await expect(
        client.write(token, '/act_1/campaigns', params, { ...account, kind: 'campaign' }),
      ).rejects.toThrow();
    expect(calls).toBe(0);
  });
});

/** A clock that jumps far enough between calls that the breaker lets every one of them probe. */
const moving = () => {
  let now = 0;
  return () => {
    now += 60_000;
    return now;
  };
};
