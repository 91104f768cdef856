import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { house } from '../helpers/house/house.ts';
import { usd } from '../helpers/house/publishing.ts';
import { inBrowser } from './browser.ts';

const entry = fileURLToPath(new URL('../../packages/client/src/index.ts', import.meta.url));

/** A site of its own: a page, and the client beside it. */
const site = async () => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>Tool</title>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** Runs in the page. */
const walk = (url: string, apiKey: string) => `(async () => {
  const { Greenroom } = await import('/client.js');
  const client = new Greenroom({ url: '${url}', apiKey: '${apiKey}' });
  const campaign = { account_id: '${usd}', name: 'From a page', objective: 'OUTCOME_TRAFFIC' };
  const { id } = await client.campaigns.create(campaign);
  const error = await client.workspaces.create({ name: '' }).catch((error) => error);
  return [typeof id, error.code, typeof error.requestId];
})()`;

inBrowser('the client in a page', (scene) => {
  it('works from an origin that is allowed, and from no other', async () => {
    const [own, other] = [await site(), await site()];
    const h = await house({ env: { CORS_ORIGINS: own.origin } });
    try {
      const { key } = await h.connected();
      const page = await scene.visitor();
      await page.goto(own.origin);
      const results = await page.evaluate(walk(h.service.address, key));
      expect(results).toEqual(['string', 'invalid_name', 'string']);
      await page.goto(other.origin);
      await expect(page.evaluate(walk(h.service.address, key))).rejects.toThrow('No answer from');
    } finally {
      await h.stop();
      own.close();
      other.close();
    }
  }, 60_000);
});
