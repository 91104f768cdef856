import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type House, house } from '../helpers/house/house.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoAxeFindings } from './axe.ts';
import { findChromium } from './chromium.ts';
import { type VisitorOptions, visitorsOf } from './visitors.ts';

const chromium = await findChromium();

const pictures = new URL('../../test-output/', import.meta.url).pathname;

export type Scene = {
  h: House;
  /** A browser of its own, with its own cookies. */
  visitor(options?: VisitorOptions): Promise<Page>;
};

/**
 * A house and a real browser for the tests inside. Where no browser can be had they count as
 * skipped, and their title says why.
 */
export const inBrowser = (title: string, tests: (scene: Scene) => void) => {
  if ('missing' in chromium) {
    describe.skip(`${title} (no browser: ${chromium.missing})`, () => tests({} as Scene));
    return;
  }
  describe(title, () => {
    let visitors: Awaited<ReturnType<typeof visitorsOf>>;
    const scene: Scene = {
      // Set before the first test runs.
      h: undefined as unknown as House,
      visitor: (options) => visitors.visit(options),
    };
    beforeAll(async () => {
      mkdirSync(pictures, { recursive: true });
      scene.h = await house();
      visitors = await visitorsOf(chromium.path, scene.h.service.address);
    });
    afterEach(() => visitors?.leave());
    afterAll(async () => {
      visitors?.closeSoon();
      await scene.h?.stop();
    });
    tests(scene);
  });
};

/** A picture for people, drawn in the long form: LONG=1 npx vitest run test/browser. */
export const picture = async (page: Page, name: string, fullPage = true) => {
  if (isLong) await page.screenshot({ path: `${pictures}${name}.png`, fullPage });
};

const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const everyForm = [
  ['wide-light', wide, 'light'],
  ['wide-dark', wide, 'dark'],
  ['phone-light', phone, 'light'],
  ['phone-dark', phone, 'dark'],
] as const;

/** The first and the last differ in size and in colours; the other two are looked at in the long form. */
const forms = everyForm.filter(([form]) => isLong || /^(wide-light|phone-dark)$/.test(form));

/** All rules of axe cost more than everything else: in the short form every second page has them, by its name. */
const hasAllRules = (name: string) =>
  isLong || [...name].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 2 === 0;

/** The page in its four forms: readable in each, nothing sticking out, and a picture to look at. */
export const inFourForms = async (page: Page, name: string, { alwaysAxe = false } = {}) => {
  for (const [form, size, colorScheme] of forms) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (isLong || form === 'wide-light')
      await expectNoAxeFindings(page, isLong || alwaysAxe || hasAllRules(name) ? 'all' : 'own');
    await picture(page, `${name}-${form}`);
  }
};

/** Nothing sticks out to the right, so nobody has to scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const [wide, window] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(wide, page.url()).toBeLessThanOrEqual(window);
};
