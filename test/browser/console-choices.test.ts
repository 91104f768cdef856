import { demo } from 'graph-ads-sandbox';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lastSent, usd } from '../helpers/house/publishing.ts';
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

const next = (page: Page, step: string) =>
  page.locator(`a[href="#${step}"].btn:not(.quiet)`).click();

const file = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png({ width, height }),
});

/** The wizard's first step, with the Page chosen. */
const openLaunchForm = async (page: Page, at: string) => {
  await page.goto(`${at}/launches/new?afresh=yes`);
  await page.locator('#f-name').fill('News');
  await page.locator('[id="f-defaults.page_id"]').selectOption(demo.usdPageId);
};

const calm = (page: Page) => page.locator('form[data-wizard]:not([aria-busy=true])').waitFor();

/** From the audience to the ads that are made. */
const madeOf = async (page: Page, count: string) => {
  await next(page, 'audience');
  await page.locator('[id="f-ad_sets.0.countries"]').fill('Canada');
  await next(page, 'budget');
  await page.locator('[id="f-ad_sets.0.budget"]').fill('20');
  await page.locator('#budget button[value=plan]').click();
  await page.getByText('Nothing is wrong with it.').waitFor();
  await page.getByRole('button', { name: `, paused` }).click();
  await page.waitForURL(/launches\/[0-9a-f-]{36}/);
  const readMainText = () => page.locator('main').innerText();
  await expect.poll(readMainText, { timeout: 60_000 }).toContain('Everything is made and paused.');
  expect(await page.locator('h1').innerText()).toContain('News');
  expect(await page.locator('main').innerText()).toContain(count);
};

inBrowser('what a launch chooses from', (scene) => {
  it('promotes a post of Instagram and one of the Page, chosen by their pictures, in four forms', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await openLaunchForm(page, at);
    await calm(page);
    await page.locator('[id="f-defaults.link_url"]').fill('https://example.com/tent');
    await next(page, 'media');
    await page.getByRole('button', { name: 'Choose from the posts' }).click();
    const instagram = page.locator('#f-posts input[value*="/"]');
    await instagram.first().waitFor();
    await page.locator('#f-posts input[value*="_"]').first().check();
    await instagram.first().check();
    expect(await page.locator('[data-count] b').innerText()).toBe('2 ads');
    await inFourForms(page, 'console-choices-posts');
    const optionValue = await instagram.first().getAttribute('value');
    await next(page, 'copy');
    await madeOf(page, '6 of 6');
    const [account, media] = optionValue?.split('/') ?? [];
    expect(lastSent(scene.h, 'adcreatives')).toMatchObject({
      source_instagram_media_id: media,
      instagram_user_id: account,
    });
    expect(complaints).toEqual([]);
  }, 120_000);

  it('collects leads in a form that is chosen by its name, in four forms', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await openLaunchForm(page, at);
    await calm(page);
    await page.locator('#f-recipe').selectOption('form_leads');
    await calm(page);
    await page.goto(`${at}/launches/new#account`);
    const forms = page.locator('[id="f-defaults.lead_form_id"]');
    await forms.waitFor();
    await calm(page);
    await inFourForms(page, 'console-choices-forms');
    await forms.selectOption(demo.usdLeadFormId);
    await page.goto(`${at}/launches/new#media`);
    await page.locator('#upload').setInputFiles(file('chair.png', 1080, 1080));
    await page.getByText('1 picture is uploaded').waitFor();
    await next(page, 'copy');
    await page.locator('[id="f-copies.0.message"]').fill('A free check of your teeth.');
    await page.locator('[id="f-copies.0.headline"]').fill('Ask for a date');
    await madeOf(page, '4 of 4');
    expect(lastSent(scene.h, 'adcreatives')).toMatchObject({
      object_story_spec: {
        link_data: { call_to_action: { value: { lead_gen_form_id: demo.usdLeadFormId } } },
      },
    });
    expect(complaints).toEqual([]);
  }, 120_000);

  it('joins pictures by their names, whatever the order, and leaves out what has no partner', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await openLaunchForm(page, at);
    await next(page, 'media');
    await page
      .locator('#upload')
      .setInputFiles([
        file('boat square.png', 1080, 1080),
        file('lamp-1080x1080.png', 1081, 1081),
        file('Lamp_story.png', 1080, 1920),
        file('lamp 1200x628.png', 1200, 628),
      ]);
    await page.getByText('4 pictures are uploaded').waitFor();
    await page.getByRole('button', { name: 'Join them into one picture' }).click();
    await page.locator('.shaped-row').first().waitFor();
    const slot = (shape: string) =>
      page.locator(`[id="f-shaped.0.${shape}"] option:checked`).innerText();
    const news = page.getByRole('status').filter({ hasText: 'The pictures are joined.' });
    await news.waitFor();
    expect(await page.locator('[role=status]:focus').count()).toBe(1);
    expect(await slot('square')).toContain('lamp-1080x1080');
    expect(await slot('vertical')).toContain('Lamp_story');
    expect(await slot('landscape')).toContain('lamp 1200x628');
    const ticked = page.locator('[name=hash]:checked');
    expect(await ticked.count()).toBe(1);
    await page.getByRole('button', { name: 'Take apart picture 1 in shapes' }).click();
    await page.locator('#join').waitFor();
    expect(await ticked.count()).toBe(4);
    for (const name of ['Lamp_story', 'lamp 1200x628'])
      await page.locator('.pick', { hasText: name }).click();
    await page.locator('#join').waitFor({ state: 'detached' });
    expect(await ticked.count()).toBe(2);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('frames Meta’s own preview beside ours', async () => {
    const { uid, at, key } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await openLaunchForm(page, at);
    await page.locator('[id="f-defaults.link_url"]').fill('https://example.com/tent');
    await next(page, 'media');
    await page.locator('#upload').setInputFiles(file('tent.png', 1080, 1080));
    await page.getByText('1 picture is uploaded').waitFor();
    await next(page, 'copy');
    await page.locator('[id="f-copies.0.message"]').fill('Sleep warm.');
    await page.locator('[id="f-copies.0.headline"]').fill('Tents');
    await madeOf(page, '4 of 4');
    const { body } = await scene.h.call('GET /waiting', { key });
    expect(body.ads).toHaveLength(1);
    await page.goto(`${at}/waiting`);
    await page.getByRole('link', { name: 'As Meta shows it' }).first().click();
    await page.getByRole('link', { name: 'Instagram story' }).click();
    const framed = page.frameLocator('.meta-frame');
    await framed.getByText('Sleep warm.').waitFor();
    await inFourForms(page, 'console-choices-preview');
    expect(complaints.filter((one) => !one.startsWith('asked '))).toEqual([]);
  }, 120_000);
});
