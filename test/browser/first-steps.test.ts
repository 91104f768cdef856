import { expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { visitorAs } from './console-world.ts';

inBrowser('the first steps in a browser', (scene) => {
  it('lead from a sign-in link to a first paused ad, without a terminal', async () => {
    const { h } = scene;
    const newcomer = await h.account({ workspace: 'Main' });
    const { page, complaints } = await visitorAs(scene, newcomer.uid);
    await page.goto(`${h.service.address}/console`);
    await page.getByRole('link', { name: 'Show me' }).click();
    const newTab = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Connect in a new tab' }).click();
    const tab = await newTab;
    await tab.getByRole('button', { name: /Continue to/ }).click();
    await tab.getByRole('button', { name: 'Approve' }).click();
    await tab.getByText('is connected').first().waitFor();
    await tab.close();
    // The rest of a new connection, over at once.
    h.later(31_000);
    await page.reload();
    await page.getByRole('button', { name: 'Make a first ad, paused' }).click();
    await page.getByRole('link', { name: 'Open the waiting room' }).click({ timeout: 45_000 });
    expect(await page.locator('.ad-card h3').count()).toBe(1);
    expect(await page.locator('.ad-card .chip.paused').innerText()).toContain('Paused');
    expect(await page.locator('.feed').innerText()).toContain('Your first ad, paused');
    await page.goto(`${h.service.address}/console`);
    expect(await page.getByRole('link', { name: 'Show me' }).count()).toBe(0);
    expect(complaints.filter((words) => !words.includes('Failed to load'))).toEqual([]);
  });
});
