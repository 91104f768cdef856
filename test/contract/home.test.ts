// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { expectPage } from '../helpers/connect-page.ts';
import { walker } from '../helpers/connect-walk.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';

const h = held(() => house());

const browserAccepts = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (path: string, accept?: string) =>
  walker().go(`${h.service.address}${path}`, { headers: accept ? { accept } : {} });

describe('the service’s own address', () => {
  it('is a page for a browser', async () => {
    const seen = await open('/', browserAccepts);
    expectPage(seen, 200, /Ads wait here, paused/);
    expect(seen.headers['vary']).toBe('accept');
    for (const href of [
      '/docs',
      '/api/v1/openapi.json',
      '/llms.txt',
      h.service.platform.sandboxOrigin,
    ])
      expect(seen.text).toContain(`href="${href}`);
    expect(seen.text).toContain(`${h.service.address}/api/v1/account`);
  });

  it('stands in the commands of the guide, without BASE_URL too', async () => {
    const seen = await open('/docs/guide/cli', browserAccepts);
    expect(seen.text).toContain(`greenroom login --url ${h.service.address}`);
    expect(seen.text).not.toContain('--url  ');
  });

  it.each([undefined, '*/*', 'application/json'])('is JSON for a program (%s)', async (accept) => {
    const seen = await open('/', accept);
    expect(seen.status).toBe(200);
    expect(seen.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(seen.headers['vary']).toBe('accept');
    const told = JSON.parse(seen.text);
    expect(told).toMatchObject({ service: 'greenroom', version: expect.stringMatching(/^\d+\./) });
    for (const name of ['openapi', 'docs', 'llms']) {
      expect(told[name]).toMatch(new RegExp(`^${h.service.address}/`));
      expect((await walker().open(told[name])).status, name).toBe(200);
    }
  });

  it('names no sandbox where a real platform is connected, and nothing but the public address', async () => {
    const at = 'https://platform.example/v26.0';
    const platform = {
      graphUrl: at,
      dialogUrl: at,
      appId: '1',
      appSecret: 'app-secret-of-ours-0000',
    };
    const real = await house({
      env: { BASE_URL: 'https://ads.example.com' },
      config: { platform },
    });
    try {
      const headers = { accept: browserAccepts, host: 'evil.example' };
      for (const path of ['/', '/llms.txt']) {
        const { text } = await walker().go(`${real.service.address}${path}`, { headers });
        expect(text).toContain('https://ads.example.com/api/v1/');
        expect(text).not.toMatch(/sandbox|evil|127\.0\.0\.1/i);
      }
    } finally {
      await real.stop();
    }
  });

  it('answers HEAD, and 405 to anything else', async () => {
    const at = `${h.service.address}/`;
    const head = await walker().go(at, { method: 'HEAD', headers: { accept: browserAccepts } });
    expect([head.status, head.text]).toEqual([200, '']);
    const post = await walker().go(at, { method: 'POST' });
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files of the pages', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon', /^\0\0\x01\0\x01\0/],
    ['/favicon.svg', 'image/svg+xml', /^<svg /],
    ['/pages.js', 'text/javascript; charset=utf-8', /time\.local/],
    ['/pages.css', 'text/css; charset=utf-8', /--dusk/],
  ])('%s is there, of its own type', async (path, type, start) => {
    const seen = await open(path);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, type]);
    expect(seen.headers['x-content-type-options']).toBe('nosniff');
    expect(seen.text).toMatch(start);
    expect(seen.text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import|eval/);
  });
});

describe('/llms.txt', () => {
  it('begins with what the service is, as the format asks', async () => {
    const seen = await open('/llms.txt');
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = seen.text.split('\n');
    expect(lines[0]).toBe('# Greenroom');
    expect(lines[2]).toMatch(/^> .*paused/);
    for (const part of [
      '## Documents',
      '## Authenticate',
      '## Recommended flow',
      '## Rules for safety',
    ])
      expect(lines).toContain(part);
    expect(seen.text).toContain(`(${h.service.address}/api/v1/openapi.json)`);
  });

  it('names only operations and codes that exist', async () => {
    const { text } = await open('/llms.txt');
    const document = JSON.parse((await open('/api/v1/openapi.json')).text);
    const named = [...text.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/v1\/[^`]+)`/g)];
    expect(named.length).toBeGreaterThan(12);
    for (const [, method = '', path = ''] of named)
      expect(
        document.paths[path.replace(/\?.*/, '')]?.[method.toLowerCase()],
        `${method} ${path}`,
      ).toBeDefined();
    const whole = JSON.stringify(document);
    for (const word of [
      'adnet_outcome_unknown',
      'writes_disabled',
      'Idempotency-Key',
      'connect_url',
    ])
      expect([text.includes(word), whole.includes(word)], word).toEqual([true, true]);
  });
});
