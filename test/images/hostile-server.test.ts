import { describe, expect, it } from 'vitest';
import { pace } from '../helpers/timing/pace.ts';
import * as make from './support/pictures.ts';
import { refusalOf, serve, serveRaw, workshop } from './support/workshop.ts';

const timed = async (work: Promise<unknown>) => {
  const began = performance.now();
  const { code } = await refusalOf(work);
  return { code, took: performance.now() - began };
};

/** For everything beside the wait itself. */
const slack = () => 2_000 * pace();
const timeoutMs = 300;

describe('a server that takes its time', () => {
  it.each([
    ['never answers', () => {}],
    [
      'drips its headers',
      (write) => {
        write('HTTP/1.1 200 OK\r\n');
        return () => write('X-Slow: 1\r\n');
      },
    ],
    [
      'drips its body',
      (write) => {
        write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
        const picture = make.pngOf(100_000);
        let at = 0;
        return () => write(picture.subarray(at, ++at));
      },
    ],
    [
      'drips a chunked body',
      (write) => {
        write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        const picture = make.pngOf(100_000);
        let at = 0;
        return () =>
          write(
            Buffer.concat([Buffer.from('1\r\n'), picture.subarray(at, ++at), Buffer.from('\r\n')]),
          );
      },
    ],
    [
      'sends half and then nothing',
      (write) => {
        write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
        write(make.pngOf(1000).subarray(0, 500));
      },
    ],
    [
      'sends early hints for ever',
      (write) => () => write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    ],
  ] as [string, (write: (data: string | Buffer) => void) => (() => void) | undefined][])(
    '%s: ended by the one deadline',
    async (_name, talk) => {
      const { at, url } = await serveRaw((socket) => {
        const drip = talk((data) => socket.write(data));
        const timer = drip && setInterval(drip, 20);
        socket.on('close', () => clearInterval(timer));
      });
      const shop = await workshop({ allow: [at], timeoutMs });
      const { code, took } = await timed(shop.fetch(url));
      expect(code).toBe('image_fetch_failed');
      expect(took).toBeGreaterThan(timeoutMs - 50);
      expect(took).toBeLessThan(timeoutMs + slack());
      expect(await shop.spooled()).toEqual([]);
    },
  );

  it('the deadline covers every hop together', async () => {
    const { at, url, requests } = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 120);
    });
    const shop = await workshop({ allow: [at], timeoutMs });
    const { code, took } = await timed(shop.fetch(url));
    expect(code).toBe('image_fetch_failed');
    expect(took).toBeLessThan(timeoutMs + slack());
    expect(requests.length).toBeLessThan(4);
  });

  it('the deadline covers a name server that never answers', async () => {
    const shop = await workshop({ timeoutMs, lookup: () => new Promise(() => {}) });
    const { code, took } = await timed(shop.fetch('http://img.example.net/'));
    expect(code).toBe('image_fetch_failed');
    expect(took).toBeLessThan(timeoutMs + slack());
  });

  it('the connection is closed as soon as it is given up', async () => {
    const { at, url, sockets } = await serveRaw(() => {});
    const shop = await workshop({ allow: [at], timeoutMs });
    await refusalOf(shop.fetch(url));
    await expect.poll(() => sockets.size).toBe(0);
  });

  it('a caller who leaves ends it at once, and no second connection is made', async () => {
    let connections = 0;
    const { at, url, sockets } = await serveRaw((socket) => {
      connections += 1;
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
      socket.write(make.pngOf(1000).subarray(0, 500));
    });
    const shop = await workshop({ allow: [at] });
    const { code, took } = await timed(shop.fetch(url, AbortSignal.timeout(100)));
    expect(code).toBe('image_fetch_failed');
    expect(took).toBeLessThan(100 + slack());
    expect(await shop.spooled()).toEqual([]);
    await expect.poll(() => sockets.size).toBe(0);
    expect((await refusalOf(shop.fetch(url, AbortSignal.abort()))).code).toBe('image_fetch_failed');
    expect(connections).toBe(1);
  });
});

describe('a server that sends too much', () => {
  it('a declared length over the limit is not even begun', async () => {
    const { at, url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 5_000_000_000 });
      response.write(make.pngOf(1000));
    });
    const shop = await workshop({ allow: [at] });
    expect((await timed(shop.fetch(url))).took).toBeLessThan(slack());
    expect(await shop.spooled()).toEqual([]);
  });

  it('an endless body is cut soon after the limit', async () => {
    let byteCount = 0;
    const head = make.pngOf(200).subarray(0, 33);
    const chunk = Buffer.alloc(16 * 1024, 1);
    const endless = Buffer.concat([head, Buffer.from([0x7f, 0, 0, 0]), Buffer.from('IDAT')]);
    const { at, url } = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.write(endless);
      const pour = () => {
        while (!socket.destroyed && socket.write(chunk)) byteCount += chunk.length;
        if (!socket.destroyed) socket.once('drain', pour);
      };
      pour();
    });
    const shop = await workshop({ allow: [at], maxBytes: 1024 * 1024 });
    expect((await timed(shop.fetch(url))).code).toBe('image_invalid');
    // The rest is what the kernel's socket buffers hold.
    expect(byteCount).toBeLessThan(16 * 1024 * 1024);
    expect(await shop.spooled()).toEqual([]);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd', 'compress', 'GZIP', 'identity, gzip', 'x'])(
    'Content-Encoding %s is refused, even around a plain picture',
    async (encoding) => {
      const { at, url } = await serve((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(make.png());
      });
      const shop = await workshop({ allow: [at] });
      expect((await timed(shop.fetch(url))).code).toBe('image_invalid');
      expect(await shop.spooled()).toEqual([]);
    },
  );

  it('Content-Encoding identity is no encoding', async () => {
    const { at, url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'Identity' }).end(make.png());
    });
    const shop = await workshop({ allow: [at] });
    await (await shop.fetch(url)).dispose();
  });

  it('a hundred kilobytes of headers are a failed fetch', async () => {
    const { at, url } = await serveRaw((socket) => {
      socket.end(`HTTP/1.1 200 OK\r\n${`X-Filling: ${'a'.repeat(990)}\r\n`.repeat(100)}\r\n`);
    });
    const shop = await workshop({ allow: [at] });
    expect((await timed(shop.fetch(url))).code).toBe('image_fetch_failed');
  });
});

describe('a server that lies', () => {
  const raw = (head: string, body: Buffer) => Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]);
  const picture = make.png();
  const ok = 'HTTP/1.1 200 OK\r\n';

  it.each([
    [
      'a length longer than the body',
      raw(`${ok}Content-Length: 5000`, picture),
      'image_fetch_failed',
    ],
    ['a length shorter than the picture', raw(`${ok}Content-Length: 40`, picture), 'image_invalid'],
    ['a length below zero', raw(`${ok}Content-Length: -1`, picture), 'image_fetch_failed'],
    ['a length that is no number', raw(`${ok}Content-Length: 5x`, picture), 'image_fetch_failed'],
    [
      'two lengths',
      raw(`${ok}Content-Length: 5\r\nContent-Length: 9`, picture),
      'image_fetch_failed',
    ],
    [
      'a length and chunks',
      raw(`${ok}Content-Length: 5\r\nTransfer-Encoding: chunked`, picture),
      'image_fetch_failed',
    ],
    [
      'a chunk size that is none',
      raw(`${ok}Transfer-Encoding: chunked`, Buffer.from('zz\r\n')),
      'image_fetch_failed',
    ],
    [
      'chunks without an end',
      raw(`${ok}Transfer-Encoding: chunked`, Buffer.from('1\r\na\r\n')),
      'image_fetch_failed',
    ],
    ['no HTTP at all', Buffer.from('SSH-2.0-OpenSSH_9.6\r\n'), 'image_fetch_failed'],
    ['HTTP/0.9', picture, 'image_fetch_failed'],
    ['nothing', Buffer.alloc(0), 'image_fetch_failed'],
    [
      'switching protocols',
      raw('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade', picture),
      'image_fetch_failed',
    ],
    ['a broken header', raw(`${ok}No colon here`, picture), 'image_fetch_failed'],
    [
      'a picture cut off by the end of the connection',
      raw(ok.trimEnd(), picture.subarray(0, -3)),
      'image_invalid',
    ],
  ])('%s', async (_name, answer, code) => {
    const { at, url } = await serveRaw((socket) => socket.end(answer));
    const shop = await workshop({ allow: [at] });
    expect((await timed(shop.fetch(url))).code).toBe(code);
    expect(await shop.spooled()).toEqual([]);
  });

  it('a connection torn down half-way', async () => {
    const { at, url } = await serveRaw((socket) => {
      socket.write(raw(`${ok}Content-Length: 5000`, make.pngOf(1000)), () =>
        socket.resetAndDestroy(),
      );
    });
    const shop = await workshop({ allow: [at] });
    expect((await timed(shop.fetch(url))).code).toBe('image_fetch_failed');
    expect(await shop.spooled()).toEqual([]);
  });

  it('a port that nobody listens on', async () => {
    const shop = await workshop({ allow: ['127.0.0.1:1'] });
    expect((await timed(shop.fetch('http://127.0.0.1:1/'))).code).toBe('image_fetch_failed');
  });

  it('TLS asked of a server that has none', async () => {
    const { at } = await serve((_request, response) => response.end(picture));
    const shop = await workshop({ allow: [at] });
    expect((await timed(shop.fetch(`https://${at}/`))).code).toBe('image_fetch_failed');
  });
});
