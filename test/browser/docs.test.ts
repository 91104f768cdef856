import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routeOf } from '../../src/http/mount.ts';
import { operations } from '../../src/operations/index.ts';
import { isLong, sample } from '../helpers/run/long-run.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, inBrowser, picture, type Scene } from './browser.ts';
import type { VisitorOptions } from './visitors.ts';

/** The reference is large and the machine may be busy. */
const patient = 60_000;

/** Some of the operations have all that a page can show; to draw all of them takes half a minute. */
const operationSample = sample(operations, 24);

/** openapi.test.ts knows that the whole file has every operation. */
const shorten = (page: Page) =>
  page.route('**/docs/contract*', async (route) => {
    const response = await route.fetch();
    const whole = await response.json();
    const paths = Object.fromEntries(
      operationSample.flatMap(({ route: one, alsoRoute = '' }) =>
        [one, alsoRoute].filter(Boolean).map((routeName) => {
          const { path } = routeOf(routeName);
          return [path, whole.paths[path]];
        }),
      ),
    );
    await route.fulfill({ response, json: { ...whole, paths } });
  });

/** Opens the reference and keeps what the browser complains of and where it asks. */
const openDocs = async (scene: Scene, options: VisitorOptions = {}, path = '/docs') => {
  // Its own, because the reference fills half a gigabyte and keeps things in the browser.
  const page = await scene.visitor({
    viewport: { width: 1400, height: 900 },
    untouched: true,
    ...options,
  });
  page.setDefaultTimeout(patient);
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    // Its own reading of the document knows less than OpenAPI allows; openapi-lint.test.ts judges that.
    const isItsOwn = /^document validation errors|^\[Object(, Object)*\]$/.test(message.text());
    if (!isItsOwn && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  if (!isLong) await shorten(page);
  await page.goto(`${scene.h.service.address}${path}`);
  await page.locator('h1', { hasText: 'Greenroom' }).first().waitFor();
  return { page, complaints, hosts };
};

/** "POST /adnet/campaigns" as the sidebar says it, which shortens DELETE. */
const inSidebar = (route: string) => {
  const { method, path } = routeOf(route);
  return `${path} ${method === 'DELETE' ? 'DEL' : method}`;
};

const sidebar = (page: Page) => page.locator('aside button, nav button');

const sidebarTexts = async (page: Page) =>
  (await sidebar(page).allTextContents()).map((text) =>
    text
      .replace(/HTTP Method:/i, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** By its attribute: to ask by role would look through the whole reference each time. */
const option = (page: Page, words: string | RegExp) =>
  page.locator('[role=option]', { hasText: words }).first();

const phone = { width: 390, height: 800 };

const expectFits = async (page: Page, name: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await picture(page, `${name}-${colorScheme}`, false);
  }
};

inBrowser('pages to read', (scene) => {
  it('/docs shows every operation with its method and path, fits every window, and asks nobody else', async () => {
    const { page, complaints, hosts } = await openDocs(scene);
    const routes = operationSample.flatMap(({ route, alsoRoute = '' }) => [route, alsoRoute]);
    const sidebarEntries = routes.filter(Boolean).map(inSidebar);
    await expect
      .poll(() => sidebarTexts(page), { timeout: patient })
      .toEqual(expect.arrayContaining(sidebarEntries));
    await expectFits(page, 'docs');
    await page.setViewportSize(phone);
    await expectFits(page, 'docs-narrowed');
    expect([...hosts]).toEqual([scene.h.service.address]);
    expect(complaints).toEqual([]);
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
  }, 400_000);

  // The reference's own work, 20 s of it; openapi.test.ts holds the samples that it shows.
  it.skipIf(!isLong)(
    '/docs finds an operation and shows it in three languages',
    async () => {
      const { page } = await openDocs(scene, {}, '/docs/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('insights');
      await option(page, /adnet\/insights/).click();
      await page.locator('h2, h3', { hasText: 'Read the performance' }).first().waitFor();
      const section = page.locator('[id$="GET/adnet/insights/{object_id}"]').first();
      await section.getByText('curl', { exact: true }).first().click();
      for (const language of ['curl', 'TypeScript', 'Python'])
        await option(page, language).waitFor();
      await option(page, 'Python').click();
      await section.getByText('import requests').first().waitFor();
      const sample = await section.locator('pre').first().innerText();
      expect(sample).toContain(`${scene.h.service.address}/api/v1/adnet/insights/`);
    },
    400_000,
  );

  it.skipIf(!isLong)(
    '/docs tries an operation with the reader’s own key',
    async () => {
      const { key } = await scene.h.connected();
      const { page, complaints } = await openDocs(scene);
      await page.locator('input[placeholder=Token]').first().fill(key);
      await sidebar(page)
        .filter({ hasText: /^\s*\/adnet\/campaigns\s*HTTP Method:\s*POST/i })
        .first()
        .click();
      await page
        .getByRole('button', { name: /Test Request.*post.*\/adnet\/campaigns\b(?!\/)/i })
        .first()
        .click();
      const client = page.getByRole('dialog');
      for (const name of ['X-Workspace-Id', 'Idempotency-Key'])
        await client.getByText(name, { exact: true }).first().waitFor();
      await client.getByText('Spring opening').first().waitFor();
      await client.getByRole('button', { name: /^Send post request/ }).click();
      await client.getByText('200 OK').waitFor();
      await picture(page, 'docs-try', false);
      const campaignCall = scene.h.sandbox.control.calls({ method: 'POST' }).at(-1);
      expect(campaignCall?.params).toMatchObject({ name: 'Spring opening', status: 'PAUSED' });
      expect(complaints).toEqual([]);
    },
    400_000,
  );

  it.skipIf(!isLong)(
    '/docs fits a phone from the start, in the light and in the dark',
    async () => {
      const { page, complaints } = await openDocs(scene, { viewport: phone });
      await expectFits(page, 'docs-phone');
      expect(complaints).toEqual([]);
    },
    400_000,
  );

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
