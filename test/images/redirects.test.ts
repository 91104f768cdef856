import { describe, expect, it } from 'vitest';
import * as make from './support/pictures.ts';
import { refusalOf, serve, serveBytes, workshop } from './support/workshop.ts';

/** A host that redirects `/n` to `/n-1` and has a picture at `/0`. */
const countdown = () =>
  serve((request, response) => {
    const hopsLeft = Number(request.url?.slice(1));
    if (hopsLeft === 0) response.end(make.png());
    else response.writeHead(302, { location: `/${hopsLeft - 1}`, 'set-cookie': 'a=b' }).end();
  });

const redirecting = (location: string | string[] | undefined, status = 302) =>
  serve((_request, response) => {
    if (location !== undefined) response.setHeader('location', location);
    response.writeHead(status).end('elsewhere');
  });

describe('redirects', () => {
  it('three are followed, a fourth is not', async () => {
    const { at, url, requests } = await countdown();
    const shop = await workshop({ allow: [at] });
    await (await shop.fetch(`${url}/3`)).dispose();
    expect(requests.map((request) => request.url)).toEqual(['/3', '/2', '/1', '/0']);
    expect((await refusalOf(shop.fetch(`${url}/4`))).code).toBe('image_fetch_failed');
    expect(requests.at(-1)?.url).toBe('/1');
    expect(await shop.spooled()).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('status %d is followed', async (status) => {
    const picture = await serveBytes(make.png());
    const { at, url } = await redirecting(`${picture.url}/a.png`, status);
    const shop = await workshop({ allow: [at, picture.at] });
    await (await shop.fetch(url)).dispose();
    expect(picture.requests).toHaveLength(1);
  });

  it('no cookie, credential or referrer goes along', async () => {
    const picture = await serveBytes(make.png());
    const { at, url } = await serve((_request, response) => {
      response
        .writeHead(302, {
          location: picture.url,
          'set-cookie': 'session=1',
          'www-authenticate': 'Basic',
        })
        .end();
    });
    const shop = await workshop({ allow: [at, picture.at] });
    await (await shop.fetch(url)).dispose();
    const headers = picture.requests[0]?.headers ?? {};
    expect(headers.host).toBe(picture.at);
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|referer|origin/)]),
    );
  });

  it('a circle ends after three', async () => {
    const { at, url, requests } = await redirecting('/');
    const shop = await workshop({ allow: [at] });
    expect((await refusalOf(shop.fetch(url))).code).toBe('image_fetch_failed');
    expect(requests).toHaveLength(4);
  });

  it.each([undefined, '', ['/a', '/b']])('Location %j is a failed fetch', async (location) => {
    const { at, url } = await redirecting(location);
    const shop = await workshop({ allow: [at] });
    expect((await refusalOf(shop.fetch(url))).code).toBe('image_fetch_failed');
  });

  it('a host beside the allowed one is not reached', async () => {
    const canary = await serveBytes(make.png());
    const ways = [
      canary.url,
      `//${canary.at}/`,
      `http://2130706433:${canary.port}/`,
      `http://localhost:${canary.port}/`,
      `http://[::ffff:127.0.0.1]:${canary.port}/`,
      `http://user@${canary.at}/`,
      `http:${canary.at}`,
      `\\\\${canary.at}\\`,
    ];
    for (const way of ways) {
      const { at, url } = await redirecting(way);
      const shop = await workshop({ allow: [at] });
      expect([way, (await refusalOf(shop.fetch(url))).code]).toEqual([way, 'image_not_allowed']);
    }
    expect(canary.requests).toHaveLength(0);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'ftp://example.org/',
    'data:image/png;base64,iVBORw0KGgo=',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
    'http://10.0.0.1/',
    'http://example.org:22/',
    '/a%0d%0aSet-Cookie:x',
  ])('follows no redirect to %s', async (location) => {
    const { at, url, requests } = await redirecting(location);
    const shop = await workshop({ allow: [at] });
    expect((await refusalOf(shop.fetch(url))).code).toBe('image_not_allowed');
    expect(requests).toHaveLength(1);
    expect(await shop.spooled()).toEqual([]);
  });

  it('a name that a redirect leads to is resolved and judged too', async () => {
    const hosts: string[] = [];
    const { at, url } = await redirecting('http://inner.example.net/');
    const shop = await workshop({
      allow: [at],
      lookup: async (host) => {
        hosts.push(host);
        return [{ address: '192.168.1.1', family: 4 }];
      },
    });
    expect((await refusalOf(shop.fetch(url))).code).toBe('image_not_allowed');
    expect(hosts).toEqual(['inner.example.net']);
  });
});
