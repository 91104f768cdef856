import { demo } from 'graph-ads-sandbox';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pictureUrl, usd } from '../helpers/house/publishing.ts';
import { png } from '../images/support/pictures.ts';
import { inBrowser, inFourForms, type Scene } from './browser.ts';
import { visitorAs } from './console-world.ts';

const owner = async ({ h }: Scene) => {
  const customer = await h.connected({ plan: 'agency' });
  await h.call('PUT /adnet/connection/ad-account', {
    key: customer.key,
    body: { account_id: usd },
  });
  return { ...customer, at: `${h.service.address}/console/w/${customer.workspaceId}` };
};

const file = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png({ width, height }),
});

const next = (page: Page, step: string) =>
  page.locator(`a[href="#${step}"].btn:not(.quiet)`).click();

const writeTexts = async (page: Page) => {
  for (const at of [0, 1, 2]) {
    if (at > 0) await page.getByRole('button', { name: 'Another text' }).click();
    await page.locator(`[id="f-copies.${at}.message"]`).fill(`Sleep warm, text ${at + 1}.`);
    await page.locator(`[id="f-copies.${at}.headline"]`).fill(`Tents ${at + 1}`);
  }
};

inBrowser('one ad in several shapes, in the console', (scene) => {
  it('makes twelve ads of two square and two tall pictures, in four forms', async () => {
    const { uid, key, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new`);
    await page.locator('#f-name').fill('Tents');
    await page.locator('[id="f-defaults.page_id"]').selectOption(demo.usdPageId);
    await page.locator('[id="f-defaults.link_url"]').fill('https://example.com/tent');
    await next(page, 'media');
    await page
      .locator('#upload')
      .setInputFiles([
        file('tent-square.png', 1080, 1080),
        file('tent-tall.png', 1080, 1920),
        file('lamp-square.png', 1080, 1081),
        file('lamp-tall.png', 1081, 1920),
      ]);
    await page.getByText('4 pictures are uploaded').waitFor();
    await inFourForms(page, 'console-shapes-joining');
    await page.getByRole('button', { name: 'Join them into 2 pictures' }).click();
    await page.locator('.shaped-row').nth(1).waitFor();
    expect(await page.locator('[name=hash]:checked').count()).toBe(0);
    await inFourForms(page, 'console-shapes-media');
    await next(page, 'copy');
    await writeTexts(page);
    await page.locator('[data-preview] .places summary').click();
    await inFourForms(page, 'console-shapes-preview');
    await next(page, 'audience');
    await page.locator('[id="f-ad_sets.0.countries"]').fill('Canada');
    await page.getByRole('button', { name: 'Another audience' }).click();
    await page.locator('[id="f-ad_sets.1.countries"]').fill('United States');
    await next(page, 'budget');
    expect(await page.locator('[data-count] b').innerText()).toBe('12 ads');
    await page.locator('[id="f-ad_sets.0.budget"]').fill('20');
    await page.locator('[id="f-ad_sets.1.budget"]').fill('20');
    await page.locator('#budget button[value=plan]').click();
    await page.getByText('Nothing is wrong with it.').waitFor();
    await inFourForms(page, 'console-shapes-plan');
    await page.getByRole('button', { name: /Make .*12 ads, paused/ }).click();
    await page.getByText('Everything is made and paused.').waitFor({ timeout: 60_000 });
    await page.goto(`${at}/waiting`);
    await page.locator('.ad-card .places summary').first().click();
    await inFourForms(page, 'console-shapes-waiting');
    const { body } = await scene.h.call('GET /waiting', { key });
    expect(body.ads).toHaveLength(12);
    expect(body.ads[0].creative).toMatchObject({
      message: expect.stringContaining('Sleep warm'),
      link: 'https://example.com/tent',
      button: 'LEARN_MORE',
      shapes: [{ shape: 'square' }, { shape: 'vertical' }],
    });
    // A busy machine may put off the check of a text that is still being written.
    expect(complaints.filter((one) => !one.includes('503'))).toEqual([]);
  }, 240_000);

  it('shows a client each ad at its placements, right to left too', async () => {
    const { key } = await owner(scene);
    const body = {
      account_id: usd,
      requires_approval: true,
      defaults: { page_id: demo.usdPageId, link_url: 'https://example.com/tent' },
      campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC' },
      ad_sets: [
        {
          ref: 'a',
          name: 'A',
          optimization_goal: 'LINK_CLICKS',
          billing_event: 'IMPRESSIONS',
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
          daily_budget: 2000,
          targeting: { geo_locations: { countries: ['US'] } },
        },
      ],
      images: [{ ref: 'tent', url: pictureUrl(scene.h) }],
      copies: [
        {
          ref: 'he',
          message: '\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd',
          headline: '\u05d0\u05d5\u05d4\u05dc',
        },
      ],
      ads: { matrix: true },
    };
    const launch = await scene.h.call('POST /adnet/launches', {
      key,
      body,
      headers: { 'idempotency-key': 'shapes-review' },
    });
    const link = await scene.h.call(`POST /adnet/launches/${launch.body.id}/review-link`, { key });
    const page = await scene.visitor();
    await page.goto(link.body.review_url);
    await page.locator('.places summary').click();
    const direction = "getComputedStyle(document.querySelector('.place-text')).direction";
    expect(await page.evaluate<string>(direction)).toBe('rtl');
    await inFourForms(page, 'review-placements');
  }, 120_000);
});
