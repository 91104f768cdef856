// One store is enough: what it keeps, others keep that are tried on both.

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureTable } from '../../../src/contract/failures.ts';
import { codeOf, type House, house } from '../../helpers/house/house.ts';
import { fieldsOf, received, usd } from '../../helpers/house/publishing.ts';
import { badUrls } from '../../helpers/inputs/corpus.ts';
import { gif, jpeg, png, pngOf, webp } from '../../images/support/pictures.ts';

/** A media host of the inside, allowed by name and port; everything else of loopback is not. */
const pages: Record<string, () => { body: Buffer | string; type?: string; status?: number }> = {
  '/a.png': () => ({ body: png({ width: 600, height: 600 }) }),
  '/a.jpg': () => ({ body: jpeg({ width: 600, height: 600 }), type: 'image/jpeg' }),
  '/a.gif': () => ({ body: gif({ width: 600, height: 600 }), type: 'image/gif' }),
  '/a.webp': () => ({ body: webp({ width: 600, height: 600 }), type: 'image/webp' }),
  '/mislabelled': () => ({ body: png({ width: 600, height: 600 }), type: 'text/html' }),
  '/page.png': () => ({ body: '<html>not a picture</html>', type: 'image/png' }),
  '/svg.png': () => ({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' }),
  '/empty.png': () => ({ body: '' }),
  '/half.png': () => ({ body: png({ width: 600, height: 600 }).subarray(0, 40) }),
  '/big.png': () => ({ body: pngOf(30 * 1024 * 1024 + 1) }),
  '/gone.png': () => ({ body: 'no', status: 404 }),
  '/broken.png': () => ({ body: 'no', status: 500 }),
};

let h: House;
let key: string;
let media: ReturnType<typeof createServer>;
let origin: string;
let paths: string[] = [];
beforeAll(async () => {
  media = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (request.url?.startsWith('/to?')) {
      response.writeHead(302, { location: decodeURIComponent(request.url.slice(4)) }).end();
      return;
    }
    const page = pages[request.url ?? '']?.() ?? { body: 'no', status: 404 };
    response.writeHead(page.status ?? 200, { 'content-type': page.type ?? 'image/png' });
    response.end(page.body);
  });
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const host = `127.0.0.1:${(media.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  h = await house({ env: { IMAGE_FETCH_ALLOW: host } });
  key = (await h.connected()).key;
});
beforeEach(() => {
  paths = [];
});
afterAll(async () => {
  await h.stop();
  media.closeAllConnections();
  media.close();
});

const upload = (image_url: unknown, more: Record<string, unknown> = {}) =>
  h.call('POST /adnet/images', { key, body: { account_id: usd, image_url, ...more } });

describe('uploads a picture', () => {
  it.each(['/a.png', '/a.jpg', '/a.gif', '/a.webp', '/mislabelled'])('%s', async (path) => {
    const answer = await upload(origin + path, { name: 'My label' });
    expect(answer.status, answer.text).toBe(200);
    const bytes = Buffer.from(pages[path]?.().body ?? '');
    expect(answer.body.images.bytes).toMatchObject({
      hash: createHash('md5').update(bytes).digest('hex'),
      url: expect.stringMatching(/^http/),
    });
    const call = received(h, 'adimages').at(-1);
    expect(call?.path).toContain(`/${usd}/adimages`);
    expect(answer.text).toBe(call?.answer);
    expect(call?.sent).toEqual({ name: 'My label', bytes: expect.any(String) });
  });

  it('uploads a picture without a label, and again: the same picture has the same hash', async () => {
    const first = await upload(`${origin}/a.png`);
    const second = await upload(`${origin}/a.png`);
    expect(first.body.images.bytes.hash).toBe(second.body.images.bytes.hash);
    expect(received(h, 'adimages').at(-1)?.sent).not.toHaveProperty('name');
  });

  it('behind a redirect', async () => {
    expect((await upload(`${origin}/to?${origin}/a.png`)).status).toBe(200);
    expect(paths).toHaveLength(2);
  });

  it('sends nothing but the label and the picture', async () => {
    const more = { status: 'ACTIVE', copy_from: { hash: 'x' }, access_token: 'EVIL', bytes: 'x' };
    expect((await upload(`${origin}/a.png`, more)).status).toBe(200);
    expect(Object.keys(received(h, 'adimages').at(-1)?.sent ?? {})).toEqual(['bytes']);
  });
});

describe('refuses, and uploads nothing:', () => {
  const expectRefusal = async (url: string, code: string) => {
    const uploadCount = received(h, 'adimages').length;
    const answer = await upload(url);
    expect({ url, status: answer.status, code: codeOf(answer) }).toEqual({
      url,
      status: 422,
      code,
    });
    expect(received(h, 'adimages').length).toBe(uploadCount);
    expect(answer.headers.get('ratelimit')).toBeTruthy();
    return answer;
  };

  it.each(['/page.png', '/svg.png', '/empty.png', '/half.png', '/big.png'])('%s', async (path) => {
    await expectRefusal(origin + path, 'image_invalid');
  });

  it.each(['/gone.png', '/broken.png', '/nowhere'])('%s', async (path) => {
    await expectRefusal(origin + path, 'image_fetch_failed');
  });

  it('addresses of the inside behind a redirect, in the same words as in front', async () => {
    const texts = new Set<string>();
    for (const url of ['http://127.0.0.1:1/', 'http://[::1]/', 'http://10.1.2.3/', 'file:///etc/x'])
      texts.add((await expectRefusal(`${origin}/to?${url}`, 'image_not_allowed')).text);
    texts.add((await expectRefusal('http://169.254.169.254/', 'image_not_allowed')).text);
    expect(texts.size).toBe(1);
  });

  it('the same host on another port', async () => {
    await expectRefusal('http://127.0.0.1/a.png', 'image_not_allowed');
    await expectRefusal(origin.replace('127.0.0.1', 'localhost'), 'image_not_allowed');
  });

  it('bodies that are not right, naming every field', async () => {
    const send = (body: unknown) => h.call('POST /adnet/images', { key, body });
    expect(fieldsOf(await send({}))).toEqual(['account_id', 'image_url']);
    expect(fieldsOf(await upload(''))).toEqual(['image_url']);
    expect(fieldsOf(await upload(5))).toEqual(['image_url']);
    expect(fieldsOf(await upload(`${origin}/a.png`, { name: '' }))).toEqual(['name']);
    expect(fieldsOf(await upload(`${origin}/a.png`, { name: 'x'.repeat(101) }))).toEqual(['name']);
    expect(paths).toEqual([]);
  });
});

describe('the collected addresses of the inside', () => {
  /** What needs a name server of its own is tried with one, beside the fetcher. */
  const literal = badUrls.filter(({ needs = '', expect: kind }) => !needs && !/dns/.test(kind));

  it(`${literal.length} of them: one answer, nothing uploaded`, { timeout: 240_000 }, async () => {
    const requestCount = h.sandbox.control.calls({ method: 'POST' }).length;
    const texts = new Set<string>();
    for (const { id, input } of literal) {
      const answer = await upload(input);
      expect({ id, status: answer.status }).toEqual({ id, status: 422 });
      if (codeOf(answer) === 'image_not_allowed') texts.add(answer.text);
      else expect({ id, fields: fieldsOf(answer) }).toEqual({ id, fields: ['image_url'] });
    }
    expect([...texts]).toEqual([
      JSON.stringify({
        detail: {
          error: {
            code: 'image_not_allowed',
            message: failureTable.image_not_allowed.message,
            fields: [{ field: 'image_url', message: failureTable.image_not_allowed.message }],
          },
        },
      }),
    ]);
    expect(h.sandbox.control.calls({ method: 'POST' }).length).toBe(requestCount);
    expect(paths).toEqual([]);
  });
});

it('looks at the write limits before it fetches the picture', async () => {
  const small = await h.connected({ plan: 'starter' });
  const { db } = h.service.deps.store;
  const second = Math.floor(Date.now() / 1000);
  await db
    .insertInto('write_seconds')
    .values({ workspace_id: small.workspaceId, second, n: 60 })
    .execute();
  paths = [];
  const body = { account_id: usd, image_url: `${origin}/a.png` };
  const answer = await h.call('POST /adnet/images', { key: small.key, body });
  expect([answer.status, codeOf(answer)]).toEqual([429, 'write_limit_hour']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(paths).toEqual([]);
});
