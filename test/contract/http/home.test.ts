// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { expectPage } from '../../helpers/callers/connect-page.ts';
import { walker } from '../../helpers/callers/connect-walk.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const browserAccepts = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (path: string, accept?: string) =>
  walker().go(`${h.service.address}${path}`, { headers: accept ? { accept } : {} });

describe('the service’s own address', () => {
  it('is a page for a browser', async () => {
    const page = await open('/', browserAccepts);
    expectPage(page, 200, /Ads wait here, paused/);
    expect(page.headers['vary']).toBe('accept');
    for (const href of [
      '/docs',
      '/api/v1/openapi.json',
      '/llms.txt',
      h.service.platform.sandboxOrigin,
    ])
      expect(page.text).toContain(`href="${href}`);
    expect(page.text).toContain(`${h.service.address}/api/v1/account`);
  });

  it('stands in the commands of the guide, without BASE_URL too', async () => {
    const page = await open('/docs/guide/cli', browserAccepts);
    expect(page.text).toContain(`greenroom login --url ${h.service.address}`);
    expect(page.text).not.toContain('--url  ');
  });

  it.each([undefined, '*/*', 'application/json'])('is JSON for a program (%s)', async (accept) => {
    const answer = await open('/', accept);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['vary']).toBe('accept');
    const description = JSON.parse(answer.text);
    expect(description).toMatchObject({
      service: 'greenroom',
      version: expect.stringMatching(/^\d+\./),
    });
    for (const name of ['openapi', 'docs', 'llms']) {
      expect(description[name]).toMatch(new RegExp(`^${h.service.address}/`));
      expect((await walker().open(description[name])).status, name).toBe(200);
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
    const answer = await open(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).toMatch(start);
    expect(answer.text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|@import|eval/,
    );
  });
});

describe('/llms.txt', () => {
  it('begins with what the service is, as the format asks', async () => {
    const answer = await open('/llms.txt');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const lines = answer.text.split('\n');
    expect(lines[0]).toBe('# Greenroom');
    expect(lines[2]).toMatch(/^> .*paused/);
    for (const part of [
      '## Documents',
      '## Authenticate',
      '## Recommended flow',
      '## Rules for safety',
    ])
      expect(lines).toContain(part);
    expect(answer.text).toContain(`(${h.service.address}/api/v1/openapi.json)`);
  });

  it('names only operations and codes that exist', async () => {
    const { text } = await open('/llms.txt');
    const document = JSON.parse((await open('/api/v1/openapi.json')).text);
    const routes = [...text.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/v1\/[^`]+)`/g)];
    expect(routes.length).toBeGreaterThan(12);
    for (const [, method = '', path = ''] of routes)
      expect(
        document.paths[path.replace(/\?.*/, '')]?.[method.toLowerCase()],
        `${method} ${path}`,
      ).toBeDefined();
    const documentText = JSON.stringify(document);
    for (const word of [
      'adnet_outcome_unknown',
      'writes_disabled',
      'Idempotency-Key',
      'connect_url',
    ])
      expect([text.includes(word), documentText.includes(word)], word).toEqual([true, true]);
  });
});
