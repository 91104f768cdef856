import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { failureTable } from '../../src/contract/failures.ts';
import * as make from './support/pictures.ts';
import { fetchBytes, refusalOf, serve, serveBytes, workshop } from './support/workshop.ts';

const size = { width: 640, height: 480 };

describe('a picture that is fetched', () => {
  it.each([
    ['jpeg', make.jpeg(size)],
    ['png', make.png(size)],
    ['gif', make.gif(size)],
    ['webp', make.webp(size)],
  ])('%s: lies in the spool with its facts until it is disposed of', async (type, bytes) => {
    const { shop, work } = await fetchBytes(bytes);
    const image = await work;
    expect(image).toMatchObject({ type, ...size, size: bytes.length });
    expect(image.md5).toBe(createHash('md5').update(bytes).digest('hex'));
    expect(await readFile(image.path)).toEqual(bytes);
    expect((await stat(image.path)).mode & 0o777).toBe(0o600);
    await image.dispose();
    await image.dispose();
    expect(await shop.spooled()).toEqual([]);
  });

  it.each([100, 101, 102, 48 * 1024, 48 * 1024 + 1, 96 * 1024, 500_000])(
    'becomes base64 as often as it is asked for (%d bytes)',
    async (length) => {
      const bytes = make.pngOf(length);
      const image = await (await fetchBytes(bytes)).work;
      for (const _ of [1, 2]) {
        const base64 = await text(image.base64());
        expect(base64 === bytes.toString('base64')).toBe(true);
        expect(image.base64Length).toBe(base64.length);
      }
      await image.dispose();
    },
  );

  it('is told by its bytes, whatever its headers and its name say', async () => {
    const { at, url } = await serveBytes(make.gif(size), { 'content-type': 'text/html' });
    const shop = await workshop({ allow: [at] });
    const image = await shop.fetch(`${url}/a.jpg`);
    expect(image.type).toBe('gif');
    await image.dispose();
  });

  it('may be chunked, or end with the connection', async () => {
    const { at, url } = await serve((request, response) => {
      if (request.url === '/close') response.useChunkedEncodingByDefault = false;
      for (const byte of make.png(size)) response.write(Buffer.from([byte]));
      response.end();
    });
    const shop = await workshop({ allow: [at] });
    for (const path of ['/chunked', '/close']) {
      const image = await shop.fetch(url + path);
      expect(image).toMatchObject({ type: 'png', ...size });
      await image.dispose();
    }
  });

  it('is asked for plainly: no cookies, no credentials, no compression, path untouched', async () => {
    const server = await serveBytes(make.png());
    const shop = await workshop({ allow: [server.at] });
    const image = await shop.fetch(`${server.url}/a%20b/%2e/c.png?x=1&y=%2F#part`);
    await image.dispose();
    const [request] = server.requests;
    expect(request?.url).toBe('/a%20b/c.png?x=1&y=%2F');
    expect(request?.method).toBe('GET');
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(request?.headers).toMatchObject({ host: server.at, 'accept-encoding': 'identity' });
  });
});

describe('a connection', () => {
  it('is closed when the picture is there, and after each redirect', async () => {
    const { at, url, requests, connections } = await serve((request, response) => {
      if (request.url === '/a.png') response.end(make.png());
      else response.writeHead(302, { location: '/a.png' }).end('elsewhere');
    });
    const shop = await workshop({ allow: [at] });
    await (await shop.fetch(url)).dispose();
    await expect.poll(connections).toBe(0);
    expect(requests).toHaveLength(2);
  });
});

describe('size', () => {
  const maxBytes = 200_000;

  it('takes a picture of exactly the limit', async () => {
    const image = await (await fetchBytes(make.pngOf(maxBytes), { maxBytes })).work;
    expect(image.size).toBe(maxBytes);
    await image.dispose();
  });

  it('refuses one byte more, declared or not', async () => {
    const bytes = make.pngOf(maxBytes + 1);
    const { at, url } = await serve((request, response) => {
      if (request.url === '/declared') response.setHeader('content-length', bytes.length);
      response.write(bytes.subarray(0, 100));
      response.end(bytes.subarray(100));
    });
    const shop = await workshop({ allow: [at], maxBytes });
    for (const path of ['/declared', '/chunked']) {
      expect((await refusalOf(shop.fetch(url + path))).code).toBe('image_invalid');
    }
    expect(await shop.spooled()).toEqual([]);
  });

  it('is 30 MB unless told otherwise', async () => {
    const declaredLength = 30 * 1024 * 1024;
    const { at, url } = await serve((request, response) => {
      response.writeHead(200, { 'content-length': declaredLength + Number(request.url?.slice(1)) });
      response.write(make.pngOf(1000).subarray(0, -1), () => response.destroy());
    });
    const shop = await workshop({ allow: [at] });
    // Cut off either way, but only the larger one is refused for what it declares.
    expect((await refusalOf(shop.fetch(`${url}/0`))).code).toBe('image_fetch_failed');
    expect((await refusalOf(shop.fetch(`${url}/1`))).code).toBe('image_invalid');
    expect(await shop.spooled()).toEqual([]);
  });

  it('is 100 megapixels unless told otherwise', async () => {
    const image = await (await fetchBytes(make.png({ width: 10_000, height: 10_000 }))).work;
    expect(image.width).toBe(10_000);
    await image.dispose();
    const { shop, work } = await fetchBytes(make.png({ width: 20_000, height: 20_000 }));
    expect((await refusalOf(work)).code).toBe('image_invalid');
    expect(await shop.spooled()).toEqual([]);
  });
});

describe('what is refused', () => {
  it('says the same whatever was wrong with the target', async () => {
    const shop = await workshop({
      lookup: async () => [{ address: '10.0.0.1', family: 4 }],
    });
    const targets = [
      'http://127.0.0.1/',
      'http://db.example.net/',
      'http://localhost/',
      'http://1.1.1.1:22/',
      'file:///etc/passwd',
      'http://a@b.example/',
      'nonsense',
    ];
    for (const target of targets) {
      const { code, message, status, options } = await refusalOf(shop.fetch(target));
      expect({ code, message, status }).toEqual({
        code: 'image_not_allowed',
        message: failureTable.image_not_allowed.message,
        status: 422,
      });
      expect(options.details).toBeUndefined();
    }
  });

  it.each([
    ['HTML called a PNG', Buffer.from('<!doctype html><html><body>not a picture')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['half a JPEG', make.jpeg(size).subarray(0, 90)],
    ['nothing', Buffer.alloc(0)],
    ['an archive behind a GIF', Buffer.concat([make.gif(), Buffer.from('PK\x03\x04')])],
  ])('%s is no picture and leaves nothing behind', async (_name, bytes) => {
    const { shop, work } = await fetchBytes(bytes);
    expect((await refusalOf(work)).code).toBe('image_invalid');
    expect(await shop.spooled()).toEqual([]);
  });

  it.each([201, 203, 204, 206, 300, 304, 400, 401, 403, 404, 410, 429, 500, 503])(
    'status %d is a failed fetch, even with a picture',
    async (status) => {
      const { at, url } = await serve((_request, response) => {
        response.writeHead(status);
        response.end(status === 204 || status === 304 ? undefined : make.png());
      });
      const shop = await workshop({ allow: [at] });
      expect((await refusalOf(shop.fetch(url))).code).toBe('image_fetch_failed');
      expect(await shop.spooled()).toEqual([]);
    },
  );
});

describe('a picture that somebody sends', () => {
  const uploadOf = (declaredLength?: number, owner = 'a') => ({ declaredLength, owner });

  it('waits for a place like one that is fetched, and is not read before', async () => {
    const shop = await workshop({ allow: [], concurrency: 2 });
    const pause = () => new Readable({ read() {} });
    const [slow, waiting] = [pause(), pause()];
    const first = shop.receive(slow, uploadOf());
    const second = shop.receive(waiting, uploadOf());
    const other = await shop.receive(Readable.from([make.png(size)]), uploadOf(undefined, 'b'));
    expect([slow.readableFlowing, waiting.readableFlowing]).not.toEqual([null, null]);
    expect(waiting.listenerCount('readable')).toBe(0);
    for (const one of [slow, waiting]) {
      one.push(make.png(size));
      one.push(null);
    }
    for (const { forget } of [other, await first, await second]) await forget();
    expect(await shop.spooled()).toEqual([]);
  });

  it('finds no room when the disk holds enough, half of it for one account', async () => {
    const bytes = make.pngOf(1_000);
    const shop = await workshop({ allow: [], maxSpooledBytes: 4 * bytes.length });
    const receive = (owner: string) =>
      shop.receive(Readable.from([bytes]), uploadOf(undefined, owner));
    const images = [await receive('a'), await receive('a')];
    expect(await refusalOf(receive('a'))).toMatchObject({ code: 'unavailable' });
    images.push(await receive('b'));
    for (const { forget } of images) await forget();
    await (await receive('a')).forget();
    expect(await shop.spooled()).toEqual([]);
  });

  it('is fetched once under an address of its own, and is gone when it is forgotten', async () => {
    const shop = await workshop({ allow: [] });
    const bytes = make.png(size);
    const { address, forget } = await shop.receive(Readable.from([bytes]), uploadOf(bytes.length));
    expect(address).toMatch(/^https:\/\/upload\.invalid\/[\w-]{43}$/);
    const image = await shop.fetch(address);
    expect(image).toMatchObject({ type: 'png', ...size });
    await image.dispose();
    expect(await refusalOf(shop.fetch(address))).toBeDefined();
    await forget();
    const other = await shop.receive(Readable.from([bytes]), uploadOf());
    await other.forget();
    expect(await shop.spooled()).toEqual([]);
  });

  it('must be one, and not too large', async () => {
    const shop = await workshop({ allow: [], maxBytes: 1_000 });
    const text = Readable.from([Buffer.from('<svg/>')]);
    await expect(shop.receive(text, uploadOf())).rejects.toMatchObject({ code: 'image_invalid' });
    const large = Readable.from([make.pngOf(2_000)]);
    await expect(shop.receive(large, uploadOf())).rejects.toMatchObject({ code: 'image_invalid' });
    await expect(shop.receive(Readable.from([]), uploadOf(2_000))).rejects.toMatchObject({
      code: 'image_invalid',
    });
    expect(await shop.spooled()).toEqual([]);
  });
});
