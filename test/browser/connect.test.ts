import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkFor } from '../helpers/callers/connect-walk.ts';
import { expectNoSidewaysScroll, inBrowser, inFourForms, picture, type Scene } from './browser.ts';

const minutes = (n: number) => n * 60_000;
const phone = { viewport: { width: 360, height: 740 } };

const heading = (page: Page) => page.locator('h1').innerText();
const toLogin = (page: Page) =>
  page.getByRole('button', { name: 'Continue to the sandbox' }).click();
const approve = (page: Page) => page.getByRole('button', { name: 'Approve' }).click();

/** Complaints a browser has about a page: blocked by its policy, thrown, not found. */
const listen = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The status of an error page is reported as a resource that failed to load.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

const statusOf = async ({ h }: Scene, key: string) =>
  (await h.call('GET /adnet/connection', { key })).body;

inBrowser('connecting in a browser', (scene) => {
  it('leads from the link over the login to a confirmation', async () => {
    const { key, email } = await scene.h.account({ workspace: 'Nordic Shoes' });
    const page = await scene.visitor();
    const complaints = listen(page);
    await page.goto(await linkFor(scene.h, key));
    expect(await heading(page)).toBe('Connect Nordic Shoes to your ad accounts');
    expect(await page.locator('main').innerText()).toContain(email);
    expect(await page.locator('main').innerText()).toContain(`${email} asks you to let Greenroom`);
    await inFourForms(page, 'connect-ask');
    await toLogin(page);
    await picture(page, 'connect-login');
    await approve(page);
    expect(await heading(page)).toBe('Nordic Shoes is connected');
    await inFourForms(page, 'connect-done');
    expect(await statusOf(scene, key)).toMatchObject({ connected: true, expired: false });
    expect(complaints).toEqual([]);
  });

  it('says that nothing happened when the person cancels, and can be begun again', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    const link = await linkFor(scene.h, key);
    await page.goto(link);
    await toLogin(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await heading(page)).toBe('Nothing was connected');
    expect((await statusOf(scene, key)).connected).toBe(false);
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(link);
    await toLogin(page);
    await approve(page);
    expect(await heading(page)).toContain('is connected');
  });

  it('names the permission that was unticked', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    await page.goto(await linkFor(scene.h, key));
    await toLogin(page);
    await page.locator('input[value=ads_read]').uncheck();
    await approve(page);
    expect(await heading(page)).toBe('A needed permission is missing');
    expect(await page.locator('main').innerText()).toContain('ads_read');
    expect((await statusOf(scene, key)).connected).toBe(false);
    await page.goto(await linkFor(scene.h, key));
    await toLogin(page);
    expect(await page.locator('main').innerText()).toContain('asks for them again');
  });

  it('connects without ads_management and says what that means', async () => {
    const { key, email } = await scene.h.account();
    const page = await scene.visitor();
    await page.goto(await linkFor(scene.h, key));
    await toLogin(page);
    await page.locator('input[value=ads_management]').uncheck();
    await approve(page);
    expect(await heading(page)).toBe('Main is connected, for reading only');
    expect(await page.locator('.ending.good').count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain('can be read but not created');
    const letter = page.getByRole('link', { name: `Write to ${email}` });
    expect(await letter.getAttribute('href')).toBe(
      `mailto:${email}?subject=New%20link%3A%20connecting%20Main%20in%20Greenroom`,
    );
    await inFourForms(page, 'connect-read-only');
  });

  it('tells a link that expired, was used, or never was', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    const linkUrl = await linkFor(scene.h, key);
    await page.goto(linkUrl);
    await toLogin(page);
    await approve(page);
    await page.waitForLoadState();
    // The confirmation again, as by the browser's reload.
    await page.reload();
    expect(await heading(page)).toBe('This link was already used');
    const old = await linkFor(scene.h, key);
    await page.goto(old);
    scene.h.later(minutes(30));
    await toLogin(page);
    expect(await heading(page)).toBe('This link has expired');
    await page.goto(`${scene.h.service.address}/connect/nonsense`);
    expect(await heading(page)).toBe('There is no such link');
  });

  it('refuses to end a login in another browser', async () => {
    const { key } = await scene.h.account();
    const [mine, other] = [await scene.visitor(), await scene.visitor()];
    await mine.goto(await linkFor(scene.h, key));
    let back = '';
    // The platform's answer to the approval is kept from the browser that gave it.
    await mine.route(
      (url) => url.pathname.endsWith('/dialog/oauth'),
      async (route) => {
        if (route.request().method() === 'GET') return route.continue();
        back = (await route.fetch({ maxRedirects: 0 })).headers()['location'] ?? '';
        // It stays where it is: the page of an error would come later, and end what is asked for next.
        return route.fulfill({ status: 204 });
      },
    );
    await toLogin(mine);
    await approve(mine);
    await expect.poll(() => back).toContain('state=');
    await other.goto(back);
    expect(await heading(other)).toBe('This login began in another browser');
    expect((await statusOf(scene, key)).connected).toBe(false);
    await mine.goto(back);
    expect(await heading(mine)).toContain('is connected');
  });

  it('shows a hostile name as text', async () => {
    const names = [
      '<script>document.title="owned"</script>',
      '"><img src=x onerror=document.title="owned">',
      '</bdi></h1><svg onload=document.title="owned">',
      'javascript:document.title="owned"',
    ];
    const page = await scene.visitor();
    const complaints = listen(page);
    for (const workspace of names) {
      const { key } = await scene.h.account({ workspace });
      await page.goto(await linkFor(scene.h, key));
      expect(await page.locator('h1 bdi').innerText()).toBe(workspace);
      expect(await page.locator('script:not([src="/pages.js"]), img, svg, iframe').count()).toBe(0);
      expect(await page.title()).toBe('Connect · Greenroom');
      expect(complaints).toEqual([]);
    }
  });

  it('keeps a right-to-left override inside its own box', async () => {
    const { key } = await scene.h.account({ workspace: '\u202Eba' });
    const page = await scene.visitor();
    await page.goto(await linkFor(scene.h, key));
    // The name's right edge, and the left edge of the first line of what follows it.
    const [name, after] = await page.evaluate<[number, number]>(`(() => {
      const bdi = document.querySelector('h1 bdi');
      const range = document.createRange();
      range.selectNode(bdi.nextSibling);
      return [bdi.getBoundingClientRect().right, range.getClientRects()[0].left];
    })()`);
    expect(name).toBeLessThanOrEqual(after + 1);
    await picture(page, 'connect-rtl');
  });

  it('can be walked with the keyboard alone', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    await page.goto(await linkFor(scene.h, key));
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      '[document.activeElement.tagName, getComputedStyle(document.activeElement).outlineStyle]',
    );
    expect(outline).toEqual(['BUTTON', 'solid']);
    await picture(page, 'connect-keyboard');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      const on = await page.evaluate<string>('document.activeElement.textContent');
      if (on.trim() === 'Approve') break;
    }
    await page.keyboard.press('Enter');
    await page.getByText('is connected').waitFor();
  });

  it('fits a narrow phone, also with a long name', async () => {
    const { key } = await scene.h.account({ workspace: 'W'.repeat(120) });
    const page = await scene.visitor(phone);
    await page.goto(await linkFor(scene.h, key));
    await expectNoSidewaysScroll(page);
    await picture(page, 'phone-ask');
    await toLogin(page);
    await expectNoSidewaysScroll(page);
    await picture(page, 'phone-login');
    await approve(page);
    await expectNoSidewaysScroll(page);
    await picture(page, 'phone-done');
  });

  it('shows times in the reader’s own zone and in UTC', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor({ timezoneId: 'Asia/Kathmandu' });
    const complaints = listen(page);
    await page.goto(await linkFor(scene.h, key));
    const timeCell = page.locator('dd', { hasText: 'UTC' });
    const moment = new Date((await timeCell.locator('time').getAttribute('datetime')) ?? '');
    // Kathmandu is 5:45 ahead of UTC.
    const there = new Date(moment.getTime() + 345 * 60_000).toISOString();
    const utc = moment.toISOString().slice(11, 16);
    expect(await timeCell.innerText()).toContain(`${utc} UTC`);
    expect(await timeCell.innerText()).toContain(`${there.slice(11, 16)} GMT+5:45, your time`);
    await toLogin(page);
    await approve(page);
    expect(await page.locator('main').innerText()).toMatch(/possible from .+ UTC\s.+GMT\+5:45/);
    expect(complaints).toEqual([]);
  });

  it('marks an ad account that is disabled, and no other', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    await page.goto(await linkFor(scene.h, key));
    await toLogin(page);
    await approve(page);
    const marked = page.locator('.rows li', { has: page.locator('.chip') });
    expect(await marked.allInnerTexts()).toEqual([
      expect.stringMatching(/Old Harbor Media\s+Disabled\s+act_/),
    ]);
    expect(await page.locator('.rows li').count()).toBeGreaterThan(2);
  });

  it('begins a login also where a browser says nothing of sites, as over plain http', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    const link = await linkFor(scene.h, key);
    const requestHeaders: Record<string, string>[] = [];
    page.on('request', async (request) => {
      if (request.method() === 'POST' && request.url() === link)
        requestHeaders.push(await request.allHeaders());
    });
    await page.goto(link);
    await toLogin(page);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    // The form names its origin and nothing else of its address.
    expect(requestHeaders[0]?.['origin']).toBe(scene.h.service.address);
    expect(requestHeaders[0]?.['referer'] ?? '').not.toContain('/connect/');
  });

  it('does not begin a login for a page on another host', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor();
    const link = await linkFor(scene.h, key);
    await page.goto(link);
    // The same machine under another name is another site to a browser.
    const elsewhere = scene.h.service.platform.sandboxOrigin?.replace('127.0.0.1', 'localhost');
    await page.route(`${elsewhere}/trap`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${link}"><button>Win</button></form>`,
      }),
    );
    await page.goto(`${elsewhere}/trap`);
    await page.getByRole('button', { name: 'Win' }).click();
    expect(await heading(page)).toBe('This request came from another page');
    await page.getByRole('link', { name: 'Open this page again' }).click();
    expect(await heading(page)).toContain('to your ad accounts');
  });

  it('works without JavaScript', async () => {
    const { key } = await scene.h.account();
    const page = await scene.visitor({ javaScriptEnabled: false });
    await page.goto(await linkFor(scene.h, key));
    expect(await page.locator('main').innerText()).toMatch(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC/);
    await toLogin(page);
    await approve(page);
    await page.getByText('is connected').waitFor();
  });
});
