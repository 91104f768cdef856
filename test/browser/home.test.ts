import { expect, it } from 'vitest';
import { inBrowser, inFourForms } from './browser.ts';

inBrowser('the start page', (scene) => {
  it('says what this is and leads on, in every form', async () => {
    const page = await scene.visitor();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    const failureUrls: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failureUrls.push(response.url());
    });
    await page.goto(`${scene.h.service.address}/`);
    expect(await page.locator('h1').innerText()).toBe('Ads wait here, paused');
    await inFourForms(page, 'home');
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
    const sandbox = `${scene.h.service.platform.sandboxOrigin}/`;
    expect(new Set(hrefs)).toEqual(
      new Set(['/console', '/docs/guide', '/docs', '/api/v1/openapi.json', '/llms.txt', sandbox]),
    );
    for (const href of hrefs)
      expect((await fetch(new URL(href, scene.h.service.address))).status, href).toBe(200);
    expect([complaints, failureUrls]).toEqual([[], []]);
  });

  it('has an icon', async () => {
    const page = await scene.visitor();
    for (const [path, wide] of [
      ['/favicon.ico', 32],
      ['/favicon.svg', 32],
    ] as const) {
      await page.goto(`${scene.h.service.address}/`);
      const width = await page.evaluate<number>(`new Promise((done) => {
        const image = new Image(32, 32);
        image.onload = () => done(image.naturalWidth > 0 ? image.width : 0);
        image.onerror = () => done(0);
        image.src = '${path}';
      })`);
      expect(width, path).toBe(wide);
    }
  });
});
