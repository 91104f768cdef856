import { beforeAll, describe, expect, it } from 'vitest';
import { actionOf } from '../../src/console/screen.ts';
import { isAtLeast } from '../../src/operations/core/roles.ts';
import { signedIn } from '../helpers/callers/browser-visit.ts';
import { inBrowser, inFourForms } from './browser.ts';
import { makeWorld, roles, visitorAs, type World } from './console-world.ts';

inBrowser('the console in a browser', (scene) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(scene.h);
  });

  it('shows every screen to its owner, in four forms, without barriers or errors', {
    timeout: 600_000,
  }, async () => {
    const { page, complaints } = await visitorAs(scene, world.uids.owner);
    for (const { path } of world.addresses) {
      const answer = await page.goto(scene.h.service.address + path);
      expect(answer?.status(), path).toBe(200);
      expect(await page.evaluate('window.hurt'), path).toBeUndefined();
      // Scripts offer nothing that the page itself does not, so below it is enough to read pages.
      expect(await page.evaluate(readOffers, null), path).toEqual(
        await page.evaluate(readOffers, (await answer?.text()) ?? ''),
      );
      await inFourForms(
        page,
        `console${path.replace(world.workspaceId, 'w').replaceAll('/', '-')}`,
      );
    }
    expect(complaints).toEqual([]);
  });

  describe.each(roles)('the console of the role %s', (role) => {
    it('shows what the role may see, and no button that would refuse', async () => {
      const [page, reader] = [await scene.visitor(), await signedIn(scene.h, world.uids[role])];
      for (const { screen, path } of world.addresses) {
        const answer = await reader.go(path);
        const isOpen = isAtLeast(role, screen.role ?? 'viewer');
        expect(answer.status, path).toBe(isOpen ? 200 : 403);
        const { links, actions } = await page.evaluate(readOffers, answer.text);
        if (screen.place) expect(links.includes(path), path).toBe(isOpen);
        for (const action of actions) {
          const minRole = actionOf(screen, action)?.role ?? 'owner';
          expect(isAtLeast(role, minRole), `${path} offers ${action} to a ${role}`).toBe(true);
        }
      }
    }, 120_000);
  });

  it('is worked with the keyboard: search, arrows, menus', async () => {
    const { page } = await visitorAs(scene, world.uids.owner);
    await page.goto(`${scene.h.service.address}/console`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toBe('skip');
    await page.locator('[data-stop]').first().focus();
    const before = await page.evaluate('document.activeElement.textContent');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate('document.activeElement.textContent')).not.toBe(before);
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate('document.activeElement.textContent')).toBe(before);
    await page.goto(`${scene.h.service.address}/console/w/${world.workspaceId}/waiting`);
    await page.keyboard.press('/');
    await page.keyboard.type('rain shell');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=rain/);
    expect(await page.locator('.ad-card').count()).toBe(2);
    await page.goBack();
    expect(await page.locator('.ad-card').count()).toBe(4);
    await page.locator('.side .switch > summary').press('Enter');
    expect(await page.locator('.side .menu').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.side .menu').isVisible()).toBe(false);
  });

  it('says times as people do, with the exact one in the reader’s zone on hover', async () => {
    const { page } = await visitorAs(scene, world.uids.owner, { timezoneId: 'Asia/Tokyo' });
    await page.goto(`${scene.h.service.address}/console/w/${world.workspaceId}/waiting`);
    const time = page.locator('.ad-card time').first();
    expect(await time.innerText()).toMatch(/ago|just now/);
    expect(await time.getAttribute('title')).toMatch(/GMT\+9|Japan/);
  });

  it('sends a form once, though it is pressed before the page is read whole, and again after Back', async () => {
    const { page } = await visitorAs(scene, world.uids.admin);
    await page.goto(`${scene.h.service.address}/console/w/${world.workspaceId}/keys`);
    const submitCounts = await page.evaluate(`(() => {
      const form = [...document.forms].find((one) => /Make a key/.test(one.textContent));
      form.noValidate = true;
      let sent = 0;
      form.addEventListener('submit', (event) => {
        if (!event.defaultPrevented) sent += 1;
        event.preventDefault();
      });
      const show = (persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
      const counts = [];
      for (const then of [() => show(false), () => show(true), () => {}]) {
        form.requestSubmit();
        then();
        counts.push(sent);
      }
      return counts;
    })()`);
    expect(submitCounts).toEqual([1, 1, 2]);
  });

  it('keeps what was typed and marks the field; makes a key and shows it once', async () => {
    const { page } = await visitorAs(scene, world.uids.admin);
    const at = (screen: string) =>
      `${scene.h.service.address}/console/w/${world.workspaceId}/${screen}`;
    await page.goto(at('members'));
    await page.evaluate("document.querySelector('main form.form').noValidate = true");
    await page.getByLabel('E-mail address').fill('not an address');
    await page.getByLabel('Role', { exact: true }).selectOption('editor');
    await page.getByRole('button', { name: 'Make an invitation link' }).click();
    const field = page.getByLabel('E-mail address');
    expect(await field.inputValue()).toBe('not an address');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Role', { exact: true }).inputValue()).toBe('editor');
    await field.fill('dana@example.com');
    await page.getByRole('button', { name: 'Make an invitation link' }).click();
    expect(await page.locator('.once code').innerText()).toContain('/console/invitation/');
    await page.goto(at('keys'));
    await page.getByLabel('What is it for?').fill('Nightly reports');
    await page.getByRole('button', { name: 'Make a key' }).click();
    expect(await page.locator('.once code').innerText()).toMatch(/^gr_live_/);
    await page.goto(at('keys'));
    expect(await page.locator('.once').count()).toBe(0);
    const row = page.locator('tr', { hasText: 'Nightly reports' });
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Revoke this key' }).click();
    expect(await page.locator('.toast').innerText()).toContain('no longer works');
  });

  it('can be read without scripts', async () => {
    const { page } = await visitorAs(scene, world.uids.viewer, { javaScriptEnabled: false });
    await page.goto(`${scene.h.service.address}/console/w/${world.workspaceId}/waiting`);
    expect(await page.locator('.ad-card').count()).toBe(4);
    expect(await page.locator('.ad-card time').first().innerText()).toMatch(/UTC$/);
    await page.getByLabel('Find an ad').fill('sure about');
    await page.getByRole('button', { name: 'Filter' }).click();
    expect(await page.locator('.ad-card').count()).toBe(2);
  });
});

/** Just enough of the browser's own types for what runs in the page below. */
type Node = { value: string; getAttribute(name: string): string };
type Document = { querySelectorAll(selector: string): Iterable<Node> };
declare const document: Document;
declare const DOMParser: new () => { parseFromString(text: string, type: string): Document };

/** Runs in the page: where the navigation of a page leads, and what its forms would do. */
const readOffers = (html: string | null) => {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  return {
    links: [...page.querySelectorAll('.nav a')].map((link) => link.getAttribute('href')),
    actions: [...page.querySelectorAll('main form[method=post] [name=do]')].map(
      ({ value }) => value,
    ),
  };
};
