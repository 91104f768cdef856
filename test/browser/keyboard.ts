import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab until this is where the cursor is. */
export const tabTo = async (page: Page, selector: string, most = 80) => {
  for (let turn = 0; turn < most; turn++) {
    if (
      await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)})`)
    )
      return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab does not lead to ${selector} on ${page.url()}`);
};
