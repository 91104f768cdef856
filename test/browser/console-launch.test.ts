import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  launch,
  launchAdSet,
  launchOf,
  over,
  started,
  until,
  wholeLaunch,
} from '../helpers/house/launches.ts';
import { pictureUrl, usd } from '../helpers/house/publishing.ts';
import { png } from '../images/support/pictures.ts';
import { inBrowser, inFourForms, type Scene } from './browser.ts';
import { visitorAs } from './console-world.ts';
import { tabTo } from './keyboard.ts';

const canary = '"><img src=x onerror=alert(1)><script>document.title="owned"</script>';

/** An owner whose client is connected and has its ad account chosen. */
const owner = async ({ h }: Scene) => {
  const customer = await h.connected();
  await h.call('PUT /adnet/connection/ad-account', {
    key: customer.key,
    body: { account_id: usd },
  });
  return { ...customer, at: `${h.service.address}/console/w/${customer.workspaceId}` };
};

const field = (name: string) => `[id="f-${name}"]`;

/** By the keyboard alone. */
const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, field(name));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

const press = async (page: Page, selector: string) => {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
};

const next = (step: string) => `a[href="#${step}"].btn:not(.quiet)`;

inBrowser('launching in the console', (scene) => {
  it('takes a launch from the first field to the last ad by the keyboard alone, its steps in four forms', async () => {
    const { uid, key, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches`);
    await press(page, 'a[href$="/launches/new"]');
    await page.waitForURL('**/launches/new');
    await type(page, 'name', canary);
    await tabTo(page, field('defaults.page_id'));
    await page.keyboard.press('ArrowDown');
    await type(page, 'defaults.link_url', 'https://example.com/tent');
    await press(page, next('media'));
    await type(page, 'images.0.url', pictureUrl(scene.h));
    await press(page, next('copy'));
    await type(page, 'copies.0.message', `Trusted by 10,000 hikers. ${canary}`);
    await type(page, 'copies.0.headline', 'Northlight tents');
    await page.locator('.finding.stop').first().waitFor();
    await inFourForms(page, 'console-launch-copy');
    await press(page, next('audience'));
    await tabTo(page, '#search-0');
    await page.keyboard.type('hiking');
    await press(page, '.found button');
    await page.getByText(/Reaches about/).waitFor();
    await inFourForms(page, 'console-launch-audience');
    await press(page, next('budget'));
    await press(page, '#budget button[value=plan]');
    // Nothing is sent: the budget is missing, and the way to it is a link.
    await page.getByRole('heading', { name: '1 thing to fix' }).waitFor();
    await inFourForms(page, 'console-launch-plan-problems');
    await press(page, '.problem a');
    await page.waitForFunction("document.activeElement.id === 'f-ad_sets.0.budget'");
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing is wrong with it.').waitFor();
    await inFourForms(page, 'console-launch-plan');
    await press(page, 'button[value=send]');
    await page.waitForURL(/launches\/[0-9a-f-]{36}/);
    await page.getByText('Everything is made and paused.').waitFor();
    const { body } = await scene.h.call('GET /adnet/launches', { key });
    expect(body.launches).toMatchObject([{ state: 'done', name: canary }]);
    expect(await page.title()).toBe('Launch · Greenroom');
    expect(complaints).toEqual([]);
  }, 120_000);

  it('shows progress as it happens, mends what Meta refused, and goes on, in four forms', async () => {
    const { uid, key, at } = await owner(scene);
    const body = wholeLaunch(scene.h, {
      ad_sets: [launchAdSet('hikers', { daily_budget: 1 })],
      requires_approval: true,
    });
    const id = started(await launch(scene.h, key, body));
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/${id}`);
    // Approved elsewhere: the open page hears of it by itself.
    await scene.h.call(`POST /adnet/launches/${id}/approve`, { key });
    await page.getByRole('heading', { name: 'Needs you' }).waitFor();
    await page.getByText('Budget is too low').waitFor();
    await inFourForms(page, 'console-launch-refused');
    const budget = page.getByLabel('Budget a day');
    expect(await budget.inputValue()).toBe('0.01');
    await budget.fill('20.00');
    await page.getByRole('button', { name: 'Fix and resume' }).click();
    // What was approved had another budget, so the correction is approved too.
    await page.getByRole('button', { name: /^Approve/ }).click();
    await page.getByText('Everything is made and paused.').waitFor();
    expect(await launchOf(scene.h, key, id)).toMatchObject({ state: 'done' });
    expect(await page.locator('progress').first().getAttribute('value')).toBe('11');
    expect(complaints).toEqual([]);
  }, 120_000);

  it('makes a review link, and shows what the client said as text, in four forms', async () => {
    const { uid, key, at } = await owner(scene);
    const id = started(
      await launch(scene.h, key, wholeLaunch(scene.h, { requires_approval: true })),
    );
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/${id}`);
    await page.getByLabel('Who is it for?').fill('Dana');
    await page.getByRole('button', { name: 'Make a review link' }).click();
    const link = await page.locator('.once code').innerText();
    expect(link).toContain('/review/');
    // Loading the answer again must not make a second link.
    await page.reload();
    expect(await page.locator('.once').count()).toBe(0);
    const client = await scene.visitor();
    await client.goto(link);
    await client.locator('input[value=changes]').first().check();
    await client.locator('textarea').first().fill(canary);
    await client.locator('input[name=name]').fill('<b>Dana</b>');
    await client.getByRole('button', { name: 'Send answer' }).click();
    await page.goto(`${at}/launches/${id}`);
    expect(await page.locator('blockquote').innerText()).toBe(canary);
    await inFourForms(page, 'console-launch-review');
    await page.getByText('Withdraw the link').first().click();
    await page.getByRole('button', { name: 'Withdraw the link' }).click();
    await page.getByText('1 link no longer works.').waitFor();
    await client.goto(link);
    expect(await client.locator('h1').innerText()).not.toContain('Spring');
    // Cancelling asks first.
    await page.getByText('Cancel the launch').first().click();
    await page.getByRole('button', { name: 'Cancel the launch' }).click();
    await page.getByText('Cancelled').first().waitFor();
    expect(await launchOf(scene.h, key, id)).toMatchObject({ state: 'cancelled' });
    expect(complaints).toEqual([]);
  }, 120_000);

  it('changes what it asks for with what one wants, and replaces a refused place by its name', async () => {
    const { uid, key, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new`);
    expect(await page.locator('[data-filled]').innerText()).toContain('Link clicks');
    await page.getByLabel('What do you want?').selectOption('website_sales');
    await page.getByText('counting purchases').waitFor();
    await page.getByLabel('What do you want?').selectOption('');
    await page.getByLabel('What is it for?').waitFor();
    expect(await page.getByLabel('What is it for?').inputValue()).toBe('OUTCOME_SALES');

    const targeting = {
      // Only Meta knows in which country the region lies.
      geo_locations: { countries: ['US'], regions: [{ key: '3847', name: 'California' }] },
    };
    const ad_sets = [launchAdSet('hikers', { targeting })];
    const id = started(await launch(scene.h, key, wholeLaunch(scene.h, { ad_sets })));
    await until(scene.h, key, id, over);
    await page.goto(`${at}/launches/${id}`);
    await page.getByLabel('California').uncheck();
    await page.getByLabel('Countries').fill('');
    await page.getByLabel('Add a place, an interest').fill('Toronto');
    await page.locator('.found button').first().click();
    await page.locator('input[type=checkbox][name$="/added"]:checked').waitFor();
    await page.getByRole('button', { name: 'Fix and resume' }).click();
    expect(await until(scene.h, key, id, over)).toMatchObject({ state: 'done' });
    const adsetTargeting = scene.h.sandbox.control.objects('adset').at(-1)?.['targeting'];
    expect(adsetTargeting).toMatchObject({ geo_locations: { cities: [{ name: 'Toronto' }] } });
    expect(adsetTargeting).not.toHaveProperty('geo_locations.regions');
    expect(complaints).toEqual([]);
  }, 120_000);

  it('takes pictures from the computer, says which are none, and counts the ads while they are written', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#media`);
    await page.locator('#upload').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: 'tent.png', mimeType: 'image/png', buffer: png({ width: 600, height: 600 }) },
    ]);
    await page.locator('.pick input:checked').waitFor();
    expect(await page.locator('[data-upload-problems]').innerText()).toContain(
      'notes.txt: is no JPEG',
    );
    await page.locator(next('copy')).click();
    await page.getByLabel('Text above the picture').fill('Sleep warm.');
    await page.getByRole('button', { name: 'Another text' }).click();
    await page.getByLabel('Text above the picture').nth(1).fill('Sleep dry.');
    expect(await page.locator('[data-count] b').innerText()).toBe('2 ads');
    expect(await page.locator('[data-preview] .feed-media').count()).toBe(1);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('tells of every upload that was refused, also after one that went well', async () => {
    const { uid, at } = await owner(scene);
    const { page } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#media`);
    const upload = page.locator('#upload');
    const picture = png({ width: 600, height: 600 });
    await upload.setInputFiles({ name: 'tent.png', mimeType: 'image/png', buffer: picture });
    await page.getByText('1 picture is uploaded').waitFor();
    const badImage = {
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    };
    await upload.setInputFiles(badImage);
    await page.getByText(/broken\.png: /).waitFor();
    await upload.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: picture });
    await page.getByText(/a\.txt: is no JPEG/).waitFor();
  }, 60_000);

  it('asks for the money of every audience, and in Europe for who is behind the ads', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#audience`);
    await page.getByLabel('Countries').fill('Canada');
    expect(await page.getByLabel('Who pays for the ads?').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Another audience' }).click();
    await page.locator(field('ad_sets.1.name')).fill('Lyon');
    await page.locator(field('ad_sets.1.countries')).fill('France');
    await page.getByLabel('Who pays for the ads?').waitFor();
    await inFourForms(page, 'console-launch-europe');
    await page.locator(next('budget')).click();
    await page.getByLabel('Budget of Lyon').fill('12.50');
    expect(await page.locator('[id$=".budget"]:visible').count()).toBe(2);
    expect(complaints).toEqual([]);
  }, 60_000);

  it.each([
    [720, 450],
    [768, 1024],
    [900, 700],
    [390, 844],
  ])(
    'keeps its buttons free at %d × %d',
    async (width, height) => {
      const { uid, at } = await owner(scene);
      const { page } = await visitorAs(scene, uid);
      await page.setViewportSize({ width, height });
      await page.goto(`${at}/launches/new#audience`);
      const button = page.locator(next('budget'));
      await button.waitFor();
      const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = `document.elementFromPoint(${x}, ${y})?.closest('a')?.getAttribute('href')`;
      const isFree = (await page.evaluate(hit)) === '#budget' && box.y + box.height <= height;
      expect(isFree).toBe(true);
      await page.setViewportSize({ width: 1280, height: 800 });
    },
    60_000,
  );

  it('keeps what is typed while an answer is on its way', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#budget`);
    let answers: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      answers = resolve;
    });
    await page.route('**/launches/new', async (route) => {
      if (route.request().method() === 'POST') await gate;
      await route.continue();
    });
    await page.locator(field('budget_kind')).selectOption('lifetime');
    await page.locator(field('ad_sets.0.budget')).fill('12.50');
    await page.locator(field('start')).fill('2030-01-01T09:00');
    // A second redraw before the first has come.
    await page.getByLabel('Held by').selectOption('campaign');
    answers();
    const ofCampaign = page.locator(field('campaign.budget'));
    await ofCampaign.waitFor();
    await ofCampaign.fill('30');
    expect(await page.locator(field('start')).inputValue()).toBe('2030-01-01T09:00');
    expect(await page.locator(field('budget_kind')).inputValue()).toBe('lifetime');
    await page.getByLabel('Held by').selectOption('ad_sets');
    await page.locator(field('ad_sets.0.budget')).waitFor();
    await page.unroute('**/launches/new');
    expect(complaints).toEqual([]);
  }, 60_000);

  it('stays where somebody has come to while the form is redrawn', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new`);
    let answers: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      answers = resolve;
    });
    await page.route('**/launches/new', async (route) => {
      if (route.request().method() === 'POST') await gate;
      await route.continue();
    });
    // Another Page has other lead forms and posts, so the form is asked for anew.
    await page.locator(field('defaults.page_id')).selectOption({ index: 1 });
    await page.goto(`${at}/launches/new#copy`);
    const text = page.locator(field('copies.0.message'));
    await text.fill('Sleep warm.');
    const redrawn = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/new'),
    );
    answers();
    await redrawn;
    await page.locator('form[data-wizard]:not([aria-busy=true])').waitFor();
    expect(new URL(page.url()).hash).toBe('#copy');
    expect(await text.isVisible()).toBe(true);
    expect(await text.inputValue()).toBe('Sleep warm.');
    await page.unroute('**/launches/new');
    expect(complaints).toEqual([]);
  }, 60_000);

  it('keeps the text of another row when one is taken away meanwhile', async () => {
    const { uid, at } = await owner(scene);
    const { page } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#copy`);
    await page.locator(field('copies.0.message')).fill('First.');
    await page.getByRole('button', { name: 'Another text' }).click();
    await page.locator(field('copies.1.message')).fill('Second.');
    let answers: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      answers = resolve;
    });
    await page.route('**/launches/new', async (route) => {
      if (route.request().method() === 'POST') await gate;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Remove text 1' }).click();
    await page.locator(field('copies.1.message')).fill('Second, longer.');
    answers();
    await page.locator(field('copies.1.message')).waitFor({ state: 'detached' });
    expect(await page.locator(field('copies.0.message')).inputValue()).toBe('Second, longer.');
    await page.unroute('**/launches/new');
  }, 60_000);

  it('shows no plan of what the form held before', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new`);
    await page.locator(field('name')).fill('Spring');
    const step = (name: string) => page.locator(`.stepper a[href="#${name}"]`).click();
    await step('budget');
    await page.locator('#budget button[value=plan]').click();
    const plan = page.locator('#plan');
    await plan.getByText('1 thing to fix').first().waitFor();
    let plans = 0;
    page.on('request', (request) => {
      plans += request.postData()?.includes('do=plan') ? 1 : 0;
    });
    await step('account');
    await step('plan');
    expect(await plan.innerText()).toContain('1 thing to fix');
    expect(plans).toBe(0);
    await step('budget');
    await page.locator(field('ad_sets.0.budget')).fill('20');
    await step('plan');
    await plan.getByText('Nothing is wrong with it.').waitFor();
    expect(plans).toBe(1);
    // Nothing of the old one is left to be pressed where the server does not answer.
    await step('budget');
    await page.locator(field('ad_sets.0.budget')).fill('30');
    await page.route('**/launches/new', (route) => route.abort());
    await step('plan');
    await plan.locator('[data-offline]').waitFor();
    expect(await plan.locator('button:visible').allInnerTexts()).toEqual(['Look again']);
    expect(await plan.innerText()).not.toContain('Nothing is wrong with it.');
    await page.unroute('**/launches/new');
    expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
  }, 60_000);

  it('calls a draft of this tab a draft, and starts afresh', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new`);
    const readSessionStorage = () => page.evaluate<string>('Object.values(sessionStorage).join()');
    // Whoever only looked has none.
    await expect.poll(readSessionStorage).toContain('form_token');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Your draft.').count()).toBe(0);
    await page.locator(field('name')).fill('Half a launch');
    await expect.poll(readSessionStorage).toContain('Half');
    await page.goto(`${at}/launches`);
    await page.goto(`${at}/launches/new`);
    await page.getByText('Your draft.').waitFor();
    await inFourForms(page, 'console-launch-draft');
    expect(await page.locator(field('name')).inputValue()).toBe('Half a launch');
    await page.goto(`${at}/launches/new#copy`);
    await page.locator('#copy .flow-bar').waitFor();
    // The account has no link yet, and there is no picture.
    expect(await page.locator('.stepper li.done').count()).toBe(0);
    await page.getByRole('link', { name: 'Start afresh' }).click();
    await page.waitForURL(/launches\/new$/);
    expect(await page.locator(field('name')).inputValue()).toBe('');
    expect(await page.getByText('Your draft.').count()).toBe(0);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('keeps a draft when another launch is launched anew, and goes on with either', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    const launchId = '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36';
    const name = page.locator(field('name'));
    const readSessionStorage = () => page.evaluate<string>('Object.values(sessionStorage).join()');
    await page.goto(`${at}/launches/new`);
    await name.fill('Half a launch');
    await expect.poll(readSessionStorage).toContain('Half');
    // As the page of a launch keeps what was sent from this tab.
    const key = `sent ${new URL(page.url()).pathname.replace(/new$/, launchId)}`;
    await page.evaluate(`sessionStorage.setItem(${JSON.stringify(key)}, 'name=Sent+before')`);
    await page.goto(`${at}/launches/new?again=${launchId}`);
    await page.getByText('Another launch that you began in this tab is kept.').waitFor();
    await expect.poll(() => name.inputValue()).toBe('Sent before');
    await inFourForms(page, 'console-launch-two-drafts');
    await page.getByRole('link', { name: 'Go on with it' }).click();
    await expect.poll(() => name.inputValue()).toBe('Half a launch');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Half a launch');
    await page.getByRole('link', { name: 'Go on with it' }).click();
    await expect.poll(() => name.inputValue()).toBe('Sent before');
    expect(complaints).toEqual([]);
  }, 60_000);

  it('adds texts of the copy lab to the draft, once, and goes on with it after a reload', async () => {
    const { uid, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    const readSessionStorage = () => page.evaluate<string>('Object.values(sessionStorage).join()');
    const urlWithTexts = (...texts: string[]) =>
      `${at}/launches/new?${new URLSearchParams({
        ...Object.fromEntries(texts.map((text, n) => [`copies.${n}.message`, text])),
        'brief.product': 'A tent',
      })}`;
    const message = (n: number) => page.locator(field(`copies.${n}.message`)).inputValue();
    await page.goto(urlWithTexts('One.'));
    await page.getByText('The text is in.').waitFor();
    await page.locator(field('copies.0.message')).fill('One, longer.');
    await expect.poll(readSessionStorage).toContain('longer');
    await page.reload();
    await page.getByText('Your draft.').waitFor();
    expect(await message(0)).toBe('One, longer.');
    await page.goto(urlWithTexts('Two.', 'Three.'));
    await page.getByText('2 texts are added to your draft.').waitFor();
    expect([await message(0), await message(1), await message(2)]).toEqual([
      'One, longer.',
      'Two.',
      'Three.',
    ]);
    expect(new URL(page.url()).search).toBe('');
    await page.goto(urlWithTexts('Three.'));
    await page.getByText('Your draft.').waitFor();
    expect(await page.locator('[data-copy-card]').count()).toBe(3);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('marks a word that is no country at its own field, and takes the mark back', async () => {
    const { uid, at } = await owner(scene);
    const { page } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#audience`);
    const countries = page.locator(field('ad_sets.0.countries'));
    await countries.fill('Frankreich');
    await page.locator(`${field('ad_sets.0.countries')}[aria-invalid=true]`).waitFor();
    expect(await page.locator('[id="f-ad_sets.0.countries-said"]').innerText()).toContain(
      'which is no country',
    );
    await inFourForms(page, 'console-launch-no-country');
    await countries.fill('France');
    await page.locator(`${field('ad_sets.0.countries')}:not([aria-invalid])`).waitFor();
    await page.getByText(/Reaches about/).waitFor();
  }, 60_000);

  it('shows pictures in their own shape, cut where the feed cuts them', async () => {
    const { uid, at } = await owner(scene);
    const { page } = await visitorAs(scene, uid);
    const shapes = [
      [1920, 1080, 1080 / 1920],
      [1080, 1350, 1.25],
      [1080, 1920, 1.25],
      [1200, 300, 0.5235],
    ] as const;
    for (const [width, height, ratio] of shapes) {
      await page.goto(`${at}/launches/new?afresh=yes#media`);
      const upload = page.locator('#upload');
      const buffer = png({ width, height });
      await upload.setInputFiles({ name: 'tent.png', mimeType: 'image/png', buffer });
      await page.locator('.pick input:checked').waitFor();
      await page.locator(next('copy')).click();
      const media = page.locator('[data-preview] .feed-media');
      await media.waitFor();
      const isLoaded = () =>
        page.evaluate<boolean>(
          "document.querySelector('[data-preview] .feed-media').naturalWidth > 0",
        );
      await expect.poll(isLoaded).toBe(true);
      const box = await media.boundingBox();
      expect((box?.height ?? 0) / (box?.width ?? 1), `${width} × ${height}`).toBeCloseTo(ratio, 1);
    }
  }, 90_000);

  it('draws the chosen button and the placements of a chosen picture at once', async () => {
    const { uid, at } = await owner(scene);
    const { page } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new?afresh=yes#media`);
    await page.locator('.pick').first().click();
    await page.locator('[data-preview] .places').waitFor({ state: 'attached' });
    await page.locator(next('copy')).click();
    const choose = (button: string) =>
      page.locator('[id="f-defaults.call_to_action_type"]').selectOption(button);
    const ctaButton = page.locator('[data-preview] .feed-cta');
    await choose('APPLY_NOW');
    expect(await ctaButton.innerText()).toBe('Apply now');
    await choose('NO_BUTTON');
    expect(await ctaButton.count()).toBe(0);
  });

  it('says in sight that the server does not answer', async () => {
    const { uid, at } = await owner(scene);
    const { page } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/new#audience`);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Another audience' }).click();
    const note = page.getByText('The server did not answer.');
    await note.waitFor();
    const box = await note.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)).toBe(
      true,
    );
    await page.context().setOffline(false);
  }, 60_000);

  it('reads a table, names problems by their row, refuses a huge file, and takes YAML, in four forms', async () => {
    const { uid, key, at } = await owner(scene);
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${at}/launches/from-file`);
    await page.locator('[data-file]').setInputFiles({
      name: 'huge.csv',
      mimeType: 'text/csv',
      buffer: Buffer.alloc(1_000_001, 'a'),
    });
    await page.getByText(/1 MB is the most/).waitFor();
    const rows = `campaign,ad_set,countries,image_url,message,headline,link_url\nSpring,Hikers,US,${pictureUrl(scene.h)},Sleep warm.,,https://example.com\n`;
    await page.locator('[data-file]').setInputFiles({
      name: 'ads.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows),
    });
    await page.getByRole('button', { name: 'See the plan' }).click();
    await page.getByText(/Row 2, headline/).waitFor();
    await inFourForms(page, 'console-launch-file');
    const yaml = `name: From YAML\ncampaign:\n  name: From YAML\n  objective: OUTCOME_TRAFFIC\n`;
    await page.locator('#content').fill(yaml);
    await page.getByRole('button', { name: 'See the plan' }).click();
    await page.getByRole('button', { name: /^Make .*, paused/ }).click();
    await page.waitForURL(/launches\/[0-9a-f-]{36}/);
    const id = page.url().split('/').at(-1) ?? '';
    expect(await until(scene.h, key, id, over)).toMatchObject({ state: 'done', name: 'From YAML' });
    await page.goto(`${at}/launches`);
    expect(complaints).toEqual([]);
  }, 120_000);
});
