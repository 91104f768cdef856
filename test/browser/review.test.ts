import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { launch, launchOf, started, wholeLaunch } from '../helpers/house/launches.ts';
import { expectNoSidewaysScroll, inBrowser, inFourForms } from './browser.ts';
import { rainCopy } from './console-world.ts';

const copies = [
  rainCopy,
  {
    ref: 'tent',
    message: 'Two poles. One bag.',
    headline: 'Room for two',
    description: 'From $289',
  },
];

inBrowser('reviewing in a browser', (scene) => {
  it('shows the ads, takes changes and approval, and works on a phone', async () => {
    const { h } = scene;
    const { key } = await h.account({ workspace: 'Northlight Outdoor' });
    await h.call('POST /adnet/connection/token', {
      key,
      body: { access_token: demo.systemUserToken },
    });
    const body = wholeLaunch(h, { requires_approval: true, copies });
    const id = started(await launch(h, key, body));
    const linkAnswer = await h.call(`POST /adnet/launches/${id}/review-link`, {
      key,
      body: { for: 'Dana' },
    });
    const page = await scene.visitor();
    const complaints: string[] = [];
    page.on('console', (message) => {
      // A form that is answered again has a status of its own, which Chromium writes down.
      if (message.type() === 'error' && !message.text().includes('422'))
        complaints.push(message.text());
    });
    await page.goto(linkAnswer.body.review_url);
    expect(await page.locator('h1').innerText()).toBe('4 ads for you to look at');
    await inFourForms(page, 'review', { alwaysAxe: true });
    const brokenImages = await page.evaluate<string[]>(
      '[...document.images].filter((image) => !image.naturalWidth).map(({ src }) => src)',
    );
    expect(brokenImages).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: 'Ask for changes' }).first().check();
    await page.getByLabel('What should change?').first().fill('Another headline, please.');
    await page.getByLabel('Your name').fill('Dana');
    await page.getByRole('button', { name: 'Send answer' }).click();
    expect(await page.getByRole('status').innerText()).toContain('Thank you');
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'awaiting_approval' });
    await page.getByLabel('Your name').fill('Dana');
    await page.getByRole('button', { name: 'Approve all 4' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('nothing was approved');
    expect(await page.getByLabel('What should change?').first().inputValue()).toContain('headline');
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'awaiting_approval' });
    await page.getByRole('radio', { name: 'Approve' }).first().check();
    await page.getByRole('button', { name: 'Approve all 4' }).click();
    expect((await launchOf(h, key, id)).state).not.toBe('awaiting_approval');
    expect(complaints).toEqual([]);
  });

  it('prints every ad with its whole text, and no buttons', async () => {
    const { h } = scene;
    const { key } = await h.connected();
    const id = started(await launch(h, key, wholeLaunch(h, { requires_approval: true, copies })));
    const linkAnswer = await h.call(`POST /adnet/launches/${id}/review-link`, { key, body: {} });
    const page = await scene.visitor();
    await page.goto(linkAnswer.body.review_url);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Sixty days to send it back').first().isVisible()).toBe(true);
    expect(await page.getByText('See more').first().isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.locator('.feed').count()).toBe(4);
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1')).toMatch(/\/Type \/Page\b/);
  });
});
