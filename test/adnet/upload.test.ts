import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdnetClient } from '../../src/adnet/client/client.ts';
import {
  account,
  answer,
  bodyOf,
  clientOf,
  json,
  platform,
  rawPlatform,
  token,
} from './fake-platform.ts';

const upload = (client: AdnetClient, base64: Iterable<string>, size: number, params = {}) =>
  client.upload(token, '/act_1/adimages', { params, base64, size }, account);

const reply =
  '{"images":{"bytes":{"hash":"0123456789abcdef0123456789abcdef","url":"https://x/1"}}}';

describe('an upload', () => {
  it('streams one JSON body with an exact length', async () => {
    let lengthAndBody: [string | undefined, string] = ['', ''];
    const url = await platform(async (request, response) => {
      lengthAndBody = [request.headers['content-length'], await bodyOf(request)];
      json(response, reply);
    });
    const outcome = await upload(clientOf(url), ['aGVs', 'bG8='], 8, { name: 'a "name" é' });
    expect(outcome).toMatchObject({
      kind: 'succeeded',
      created: { imageHash: '0123456789abcdef0123456789abcdef' },
      relayed: { body: Buffer.from(reply) },
    });
    expect(JSON.parse(lengthAndBody[1])).toEqual({ name: 'a "name" é', bytes: 'aGVsbG8=' });
    expect(lengthAndBody[0]).toBe(String(Buffer.byteLength(lengthAndBody[1])));
  });

  it('takes a large picture from its source only as fast as the platform reads', async () => {
    const chunk = 'QUJD'.repeat(16_384);
    const count = 320; // 20 MiB of base64
    let pulled = 0;
    function* chunks() {
      for (; pulled < count; pulled++) yield chunk;
    }
    let pulledWhileStalled = 0;
    let size = 0;
    const digest = createHash('sha256');
    const url = await platform(async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      pulledWhileStalled = pulled;
      for await (const part of request) {
        size += part.length;
        digest.update(part);
      }
      json(response, reply);
    });
    const outcome = await upload(
      clientOf(url, { timeoutMs: 10_000 }),
      chunks(),
      chunk.length * count,
    );
    expect(outcome.kind).toBe('succeeded');
    expect(pulledWhileStalled).toBeLessThan(count / 2);
    expect(size).toBe(chunk.length * count + '{"bytes":""}'.length);
    const expected = createHash('sha256').update('{"bytes":"');
    for (let at = 0; at < count; at++) expected.update(chunk);
    expect(digest.digest('hex')).toBe(expected.update('"}').digest('hex'));
  });

  it.each([
    ['without images', '{"images":{}}'],
    ['with an odd hash', '{"images":{"bytes":{"hash":"<script>"}}}'],
    ['cut short', '{"images":{"bytes":{"hash":"0123456789abcdef"'],
    ['with an id only', '{"id":"1"}'],
  ])('has an unknown outcome when the answer comes %s', async (_, body) => {
    const url = await rawPlatform((socket) => socket.end(answer(body)));
    expect(await upload(clientOf(url), ['QUJD'], 4)).toMatchObject({ kind: 'unknown' });
  });

  it('takes the first picture whatever its key is', async () => {
    const body = '{"images":{"my file.png":{"hash":"0123456789abcdef0123456789abcdef"}}}';
    const url = await platform(async (request, response) => {
      await bodyOf(request);
      json(response, body);
    });
    expect(await upload(clientOf(url), ['QUJD'], 4)).toMatchObject({ kind: 'succeeded' });
  });

  it('is unknown when its source breaks half way, and not sent when it breaks at once', async () => {
    const url = await platform(async (request, response) => {
      await bodyOf(request).catch(() => {});
      json(response, reply);
    });
    const client = clientOf(url);
    function* broken(good: number) {
      for (let at = 0; at < good; at++) yield 'QUJD';
      throw new Error('the picture went away');
    }
    expect(await upload(client, broken(0), 4000)).toMatchObject({ kind: 'not_sent' });
    expect(await upload(client, broken(3), 4000)).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['longer than announced', ['QUJDQUJD'], 4],
    ['shorter than announced', ['QUJD'], 8],
    ['no base64', ['QUJD","status":"ACTIVE'], 22],
  ])('is never taken for a success when the picture is %s', async (_, parts, size) => {
    let whole = 0;
    const url = await platform(async (request, response) => {
      await bodyOf(request).then(
        () => {
          whole += 1;
        },
        () => {},
      );
      json(response, reply);
    });
    const outcome = await upload(clientOf(url), parts, size);
    expect(['unknown', 'not_sent']).toContain(outcome.kind);
    expect(whole).toBe(0);
  });

  it('was not sent when nobody listens, even if its source fails meanwhile', async () => {
    function* broken() {
      yield 'QUJD';
      throw new Error('the picture went away');
    }
    const client = clientOf('http://127.0.0.1:1/v26.0');
    expect(await upload(client, broken(), 400)).toMatchObject({ kind: 'not_sent' });
  });

  it('gives up at its own deadline', async () => {
    const url = await rawPlatform(() => {});
    const client = clientOf(url, { timeoutMs: 100, uploadTimeoutMs: 150 });
    expect(await upload(client, ['QUJD'], 4)).toMatchObject({
      kind: 'unknown',
      reason: 'deadline',
    });
  });
});
