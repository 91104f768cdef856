import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ending, endingNames, endingPage } from '../../src/http/connect/end-pages.ts';
import { platformWords } from '../../src/http/connect/platform-words.ts';
import { sendPage } from '../../src/http/pages/layout.ts';
import { stylesheet } from '../../src/http/pages/stylesheet.ts';
import { inBrowser, inFourForms } from './browser.ts';

const platforms = {
  meta: platformWords({ sandboxOrigin: null }),
  sandbox: platformWords({ sandboxOrigin: 'http://127.0.0.1:8081' }),
};

type EndingRoute = { Params: { ending: Ending; platform: keyof typeof platforms } };

inBrowser('the pages on which a login ends', (scene) => {
  let app: FastifyInstance;
  let origin = '';
  beforeAll(async () => {
    app = Fastify();
    app.get('/pages.css', (_request, reply) => reply.type('text/css').send(stylesheet));
    app.get<EndingRoute>('/:platform/:ending', (request, reply) => {
      const { page } = endingPage(request.params.ending, {
        platform: platforms[request.params.platform],
        linkRequest: { workspaceName: 'Nordic Shoes', email: 'mara@agency.example' },
        state: 'a'.repeat(43),
      });
      return sendPage(reply, page);
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app?.close());

  it.each(endingNames)('%s: readable in every form, with a button to go on', async (ending) => {
    const page = await scene.visitor();
    await page.goto(`${origin}/meta/${ending}`);
    await inFourForms(page, `ending-${ending}`);
    const buttons = page.locator('main a.btn, main button');
    expect(await buttons.count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toMatch(/the platform\b/i);
    await page.goto(`${origin}/sandbox/${ending}`);
    expect(await page.locator('main').innerText()).not.toMatch(/\bMeta\b|(?<!sandbox )platform/);
  });
});
