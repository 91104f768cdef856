import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signedIn, tokenIn } from '../helpers/callers/browser-visit.ts';
import { type House, house } from '../helpers/house/house.ts';

let h: House;
let owner: Awaited<ReturnType<House['account']>>;
let browser: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  h = await house();
  owner = await h.account({ workspace: 'Northlight Outdoor' });
  browser = await signedIn(h, owner.uid);
});
afterAll(() => h.stop());

const at = (screen: string) => `/console/w/${owner.workspaceId}/${screen}`;

describe('pages of the console', () => {
  it('are kept by nobody, framed by nobody, and run only our scripts', async () => {
    for (const path of ['/console', at('waiting'), at('keys'), '/console/none']) {
      const { headers } = await browser.go(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
    }
  });

  it('hold no script or style of their own', async () => {
    const { text } = await browser.go(at('waiting'));
    expect(text).not.toMatch(/<script(?![^>]* src=)/);
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });

  it('weigh less than 60 KB with everything they need, scripts and stylesheet for good', async () => {
    const weigh = async (path: string) => {
      const response = await fetch(h.service.address + path, {
        headers: {
          'accept-encoding': 'br',
          cookie: `greenroom-session=${browser.session}`,
        },
      });
      return { response, text: await response.text(), bytes: await rawSize(path) };
    };
    const page = await weigh('/console');
    const files = [...page.text.matchAll(/"(\/console\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(1);
    let total = page.bytes;
    for (const file of files) {
      const { response, bytes } = await weigh(String(file));
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-encoding')).toBe('br');
      total += bytes;
    }
    expect(total).toBeLessThan(60_000);
  });

  it('send whoever is not signed in to sign in, and back', async () => {
    const stranger = openBrowser(h.service.address);
    const { status, location } = await stranger.go(at('waiting'));
    expect(status).toBe(303);
    expect(location).toBe(`/console/sign-in?next=${encodeURIComponent(at('waiting'))}`);
  });

  it('tell nobody whether a client exists that is not theirs', async () => {
    const other = await h.account();
    const foreign = await browser.go(`/console/w/${other.workspaceId}/waiting`);
    const missing = await browser.go('/console/w/01a1e3cb-b277-7001-a512-03786595a1dd/waiting');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(wordsOf(foreign.text)).toBe(wordsOf(missing.text));
  });

  it('do nothing for a form without its token, with another’s, or from another site', async () => {
    const { text } = await browser.go(at('keys'));
    const form = { do: 'mint', name: 'Stolen', form_token: tokenIn(text) };
    const other = await signedIn(h, (await h.account()).uid);
    const theirs = tokenIn((await other.go('/console/w/x/keys')).text);
    for (const [fields, headers] of [
      [{ ...form, form_token: '' }, {}],
      [{ ...form, form_token: theirs }, {}],
      [form, { origin: 'https://evil.example' }],
      [form, { 'sec-fetch-site': 'cross-site' }],
    ] as const)
      expect((await browser.go(at('keys'), { form: fields, headers })).status).toBe(403);
    expect((await browser.go(at('keys'))).text).not.toContain('Stolen');
  });

  it('refuse an action above one’s role even where the form is forged', async () => {
    const viewer = await h.member(owner.workspaceId, 'viewer');
    const theirs = await signedIn(h, viewer.uid);
    const token = tokenIn((await theirs.go(at('keys'))).text);
    const form = { do: 'invite', email: 'x@example.com', role: 'owner', form_token: token };
    expect((await theirs.go(at('members'), { form })).status).toBe(403);
    expect((await theirs.go(at('webhooks'), { form: { ...form, do: 'add' } })).status).toBe(403);
  });
});

/** What comes over the wire: fetch unpacks, so it is asked for once more, by hand. */
const rawSize = async (path: string) => {
  const { request } = await import('node:http');
  return new Promise<number>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', cookie: `greenroom-session=${browser.session}` };
    request(h.service.address + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        expect(brotliDecompressSync(body).length).toBeGreaterThan(body.length);
        resolve(body.length);
      });
    })
      .on('error', reject)
      .end();
  });
};

const wordsOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0];
