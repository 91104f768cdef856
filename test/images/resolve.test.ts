import { describe, expect, it } from 'vitest';
import { checkPeer } from '../../src/images/pinned-connect.ts';
import type { Address } from '../../src/images/resolve.ts';
import * as make from './support/pictures.ts';
import { refusalOf, serve, serveBytes, workshop } from './support/workshop.ts';

const answer = (...addresses: string[]): Address[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const codeFor = async (addresses: Address[]) => {
  const shop = await workshop({ lookup: async () => addresses, timeoutMs: 300 });
  return (await refusalOf(shop.fetch('http://img.example.net/'))).code;
};

describe('a name', () => {
  it.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['0.0.0.0']],
    [['100.100.100.200']],
    [['168.63.129.16']],
    [['::1']],
    [['::']],
    [['::ffff:127.0.0.1']],
    [['::ffff:7f00:1']],
    [['::7f00:1']],
    [['64:ff9b::7f00:1']],
    [['2002:7f00:1::']],
    [['2001:0:7f00:1::']],
    [['fd00::1']],
    [['fe80::1']],
    [['fe80::1%lo']],
    [['93.184.216.34', '127.0.0.1']],
    [['127.0.0.1', '93.184.216.34']],
    [['93.184.216.34', '1.1.1.1', '8.8.8.8', '10.0.0.1']],
    [['93.184.216.34', '::1']],
    [['2606:4700::1', 'fd00::1']],
    [['not an address']],
    [[]],
  ])('is not allowed when it leads to %j', async (addresses) => {
    expect(await codeFor(answer(...addresses))).toBe('image_not_allowed');
  });

  it('refuses a name that nobody knows like one that is closed', async () => {
    for (const code of ['ENOTFOUND', 'ENODATA']) {
      const lookup = () => Promise.reject(Object.assign(new Error('no'), { code }));
      const shop = await workshop({ lookup });
      const { code: refusal, message } = await refusalOf(shop.fetch('http://nobody.example.net/'));
      expect(refusal).toBe('image_not_allowed');
      // A name that is not known is a possible reason, and fields are named by fields alone.
      expect(message).toContain('its name is not known');
      expect(message).not.toContain('image_url');
    }
  });

  it('fails the fetch of a name that the name server fails on', async () => {
    const lookup = () => Promise.reject(Object.assign(new Error('no'), { code: 'ESERVFAIL' }));
    const shop = await workshop({ lookup });
    const { code } = await refusalOf(shop.fetch('http://img.example.net/'));
    expect(code).toBe('image_fetch_failed');
  });

  it('is asked for once, and the connection goes to that answer (rebinding)', async () => {
    const picture = await serveBytes(make.png());
    const canary = await serve((_request, response) => response.end(make.gif()));
    const answers = [answer('127.0.0.1'), answer('127.0.0.99')];
    let lookupCount = 0;
    const shop = await workshop({
      allow: [`img.example.net:${picture.port}`],
      lookup: async () => answers[lookupCount++] ?? [],
    });
    const image = await shop.fetch(`http://img.example.net:${picture.port}/a.png`);
    await image.dispose();
    expect(lookupCount).toBe(1);
    expect(picture.requests[0]?.headers.host).toBe(`img.example.net:${picture.port}`);
    expect(canary.requests).toHaveLength(0);
  });

  it('refuses a name that turns inward on a second look', async () => {
    const { port, requests } = await serve((_request, response) => {
      response.writeHead(302, { location: '//img.example.net/' }).end();
    });
    let lookupCount = 0;
    const shop = await workshop({
      allow: [`img.example.net:${port}`],
      lookup: async () => {
        lookupCount += 1;
        return answer('127.0.0.1');
      },
    });
    const { code } = await refusalOf(shop.fetch(`http://img.example.net:${port}/`));
    expect(code).toBe('image_not_allowed');
    expect([lookupCount, requests.length]).toEqual([2, 1]);
  });

  it('reaches a name with a dead address beside a living one', async () => {
    const picture = await serveBytes(make.png());
    const shop = await workshop({
      allow: [`img.example.net:${picture.port}`],
      lookup: async () => answer('::1', '127.0.0.2', '127.0.0.1'),
    });
    await (await shop.fetch(`http://img.example.net:${picture.port}/`)).dispose();
    expect(picture.requests).toHaveLength(1);
  });

  it('leaves a name in the allow list to the machine to find', async () => {
    const picture = await serveBytes(make.png());
    const shop = await workshop({ allow: [`localhost:${picture.port}`] });
    await (await shop.fetch(`http://localhost:${picture.port}/`)).dispose();
    expect(picture.requests).toHaveLength(1);
  });
});

describe('the other end of a connection', () => {
  const target = (exempt: boolean) => ({
    url: new URL('http://a.example'),
    host: 'a.example',
    exempt,
  });
  const pinned = answer('93.184.216.34', '2606:4700:4700::1111', '10.0.0.1');

  it.each([
    ['93.184.216.34', false, undefined],
    ['::ffff:93.184.216.34', false, undefined],
    ['2606:4700:4700:0:0:0:0:1111', false, undefined],
    ['1.1.1.1', false, 'image_not_allowed'],
    ['127.0.0.1', false, 'image_not_allowed'],
    ['10.0.0.1', false, 'image_not_allowed'],
    ['10.0.0.1', true, undefined],
    ['10.0.0.2', true, 'image_not_allowed'],
    [undefined, true, 'image_fetch_failed'],
  ])('%s (in the allow list: %s) is %s', (peer, exempt, code) => {
    expect(checkPeer(peer, target(exempt), pinned)?.code).toBe(code);
  });
});

describe('proxy settings of the environment', () => {
  it('are not obeyed', async () => {
    const proxy = await serveBytes(make.gif());
    const picture = await serveBytes(make.png());
    const names = [
      'HTTP_PROXY',
      'HTTPS_PROXY',
      'ALL_PROXY',
      'http_proxy',
      'https_proxy',
      'all_proxy',
    ];
    const before = names.map((name) => [name, process.env[name]] as const);
    for (const name of names) process.env[name] = proxy.url;
    try {
      const shop = await workshop({ allow: [picture.at] });
      const image = await shop.fetch(picture.url);
      expect(image.type).toBe('png');
      await image.dispose();
    } finally {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
    expect(proxy.requests).toHaveLength(0);
  });
});
