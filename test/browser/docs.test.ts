import { expect, it } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, inBrowser, picture } from './browser.ts';

inBrowser('pages to read', (scene) => {
  it('/docs lists every operation and can be read by everyone', async () => {
    const page = await scene.visitor();
    await page.goto(`${scene.h.service.address}/docs`);
    expect(await page.locator('article.operation').count()).toBe(operations.length);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: 'test-output/docs.png' });
  });

  it('/docs tries an operation with the reader’s own key', async () => {
    const { key, email } = await scene.h.account();
    const page = await scene.visitor();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${scene.h.service.address}/docs`);
    await page.getByLabel(/Your API key/).fill(key);
    const article = page.locator('article[id="account.get"]');
    await article.getByText('Try it').click();
    await article.getByRole('button', { name: 'Send' }).click();
    await article.getByText(email).waitFor();
    await article.scrollIntoViewIfNeeded();
    await article.screenshot({ path: 'test-output/docs-try.png' });
    const create = page.locator('article[id="workspaces.create"]');
    await create.getByText('Try it').click();
    await create.getByLabel(/body/).fill('{"name":"From the docs"}');
    await create.getByRole('button', { name: 'Send' }).click();
    await create.getByText('From the docs', { exact: false }).last().waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('/docs fits a phone and the dark', async () => {
    const page = await scene.visitor({
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    });
    await page.goto(`${scene.h.service.address}/docs#campaigns.create`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: 'test-output/docs-phone-dark.png' });
  });

  it('the sandbox shows what the platform holds', async () => {
    const { key } = await scene.h.connected();
    await scene.h.call('GET /adnet/ad-accounts', { key });
    const origin = scene.h.service.platform.sandboxOrigin;
    for (const [name, options] of [
      ['sandbox', {}],
      ['sandbox-phone-dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
    ] as const) {
      const page = await scene.visitor(options);
      await page.goto(`${origin}/?pause=1`);
      expect(await page.locator('h1').innerText()).toBe('What the platform holds');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await picture(page, name);
    }
  });
});
