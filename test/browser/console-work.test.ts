import { expect, it } from 'vitest';
import { inBrowser, inFourForms, picture } from './browser.ts';
import { canary, makeWorld, visitorAs } from './console-world.ts';

inBrowser('connecting, reading and writing in the console', (scene) => {
  it('connects a new client to the sandbox, notices it, chooses an account, and disconnects after asking, in four forms', async () => {
    const { uid, key, workspaceId } = await scene.h.account({ workspace: canary('client') });
    const { page, complaints } = await visitorAs(scene, uid);
    const at = `${scene.h.service.address}/console/w/${workspaceId}`;
    await page.goto(`${at}/launches/new`);
    await page.getByRole('link', { name: 'Connect to Meta' }).click();
    await inFourForms(page, 'console-connect');
    const newPage = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Connect in a new tab', exact: true }).click();
    const login = await newPage;
    await login.getByRole('button', { name: 'Continue to the sandbox' }).click();
    await login.getByRole('button', { name: 'Approve' }).click();
    await login.getByText('is connected').waitFor();
    // The first page was never touched: it has noticed by itself.
    await page.bringToFront();
    await page.getByRole('heading', { name: 'Connected to the sandbox' }).waitFor();
    await page.getByLabel('Usual ad account').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Use this account' }).click();
    await page.getByText('The usual ad account was changed.').waitFor();
    await page.getByRole('button', { name: 'Make a connection link' }).click();
    expect(await page.locator('.once code').innerText()).toContain('/connect/');
    await page.locator('summary', { hasText: 'Disconnect' }).click();
    await page.getByRole('button', { name: 'Disconnect this client' }).click();
    await page.getByRole('heading', { name: 'Connect to the sandbox' }).waitFor();
    const { body } = await scene.h.call('GET /adnet/connection', { key });
    expect(body).toMatchObject({ connected: false });
    expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
  }, 120_000);

  it('takes a token by hand, and says what is wrong with one that Meta does not know', async () => {
    const { uid, workspaceId } = await scene.h.account();
    const { page } = await visitorAs(scene, uid);
    await page.goto(`${scene.h.service.address}/console/w/${workspaceId}/connection`);
    await page.getByText('Or paste a token by hand').click();
    await page.getByLabel('Access token of a system user').fill('EAAnonsense');
    await page.getByRole('button', { name: 'Connect with this token' }).click();
    await page.getByText(/did not accept this access token/).waitFor();
    expect(await page.content()).not.toContain('EAAnonsense');
  });

  it('prints the waiting room: an ad per row, no buttons, and the sum at the end', async () => {
    const world = await makeWorld(scene.h);
    const { page, complaints } = await visitorAs(scene, world.uids.owner);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(`${scene.h.service.address}/console/w/${world.workspaceId}/waiting`);
    await page.getByRole('link', { name: 'Download CSV' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const boxes = await page
      .locator('.ad-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes).size).toBe(boxes.length);
    for (const hidden of ['.side', '.toolbar', '.tabs', '.page-head .actions', '.ad-foot .actions'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    const total = await page.locator('[data-total]').boundingBox();
    expect(total?.y).toBeGreaterThan(Math.max(...boxes));
    await picture(page, 'console-waiting-print');
    await page.emulateMedia({ media: 'screen' });
    expect(complaints).toEqual([]);
  }, 120_000);

  it('reads insights: a chart, a table, a split, a comparison, a file; also without scripts, in four forms', async () => {
    const { uid, workspaceId } = await scene.h.connected();
    const { page, complaints } = await visitorAs(scene, uid);
    const at = `${scene.h.service.address}/console/w/${workspaceId}/insights`;
    await page.goto(at);
    await page.locator('.uplot canvas').waitFor();
    expect(await page.locator('main').innerText()).toContain('America/Los_Angeles');
    expect(await page.locator('.figure b').first().innerText()).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(await page.locator('.delta').count()).toBeGreaterThan(2);
    await inFourForms(page, 'console-insights');
    // The last form was a phone's.
    await page.getByLabel('More filters').check();
    await page.getByLabel('Split by').selectOption('age');
    await page.waitForURL(/split=age/);
    await page.getByText('split by age').waitFor();
    const down = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await down).suggestedFilename()).toMatch(/^insights-.*\.csv$/);
    await page.locator('main th [data-stop]').first().click();
    await page.getByRole('link', { name: 'All campaigns' }).waitFor();
    expect(complaints).toEqual([]);
    const plain = await visitorAs(scene, uid, { javaScriptEnabled: false });
    await plain.page.goto(at);
    expect(await plain.page.locator('svg.chart-plot').getAttribute('aria-label')).toMatch(
      /^Spent on each of 14 days, \$/,
    );
    expect(await plain.page.locator('figure table tbody tr').count()).toBe(14);
  }, 120_000);

  it('writes texts from a brief, checks one’s own while it is typed, and takes one into a launch, in four forms', async () => {
    const { uid, workspaceId } = await scene.h.connected();
    const { page, complaints } = await visitorAs(scene, uid);
    await page.goto(`${scene.h.service.address}/console/w/${workspaceId}/copy`);
    const brief = page.locator('section', { has: page.getByRole('heading', { name: 'Brief' }) });
    await brief.getByLabel('What is advertised?').fill('Two-person tent for rain and wind');
    await brief.getByLabel('Who is it for?').fill('Weekend hikers');
    await brief
      .getByLabel('Facts the texts may claim')
      .fill('Weighs 1.9 kg\nPitched in four minutes');
    await brief.getByRole('button', { name: 'Write three texts' }).click();
    await page.locator('.ad-grid .feed').nth(2).waitFor();
    await page
      .locator('#own-primary_text')
      .fill(`Weighs 1.9 kg. Trusted by 10,000 hikers. ${canary('copy')}`);
    await page.locator('.finding.stop mark', { hasText: '10,000' }).waitFor();
    expect(await page.evaluate('window.hurt')).toBeUndefined();
    // The brief is typed once: the check knows what it says now, and its button works.
    await brief
      .getByLabel('Facts the texts may claim')
      .fill('Weighs 1.9 kg\nTrusted by 10,000 hikers');
    await brief.getByLabel('Facts the texts may claim').blur();
    await page.locator('.finding.stop mark', { hasText: '10,000' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.waitForLoadState();
    expect(await brief.getByLabel('Facts the texts may claim').inputValue()).toContain('10,000');
    await inFourForms(page, 'console-copy-lab');
    const headline = await page.locator('.ad-grid h3').first().innerText();
    await page.getByRole('link', { name: 'Use in a launch' }).first().click();
    await page.waitForURL(/launches\/new/);
    expect(await page.locator('[id="f-copies.0.headline"]').inputValue()).toBe(headline);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('keeps what was written, with its brief, also without scripts and after a reload', async () => {
    const { uid, workspaceId } = await scene.h.connected();
    const at = `${scene.h.service.address}/console/w/${workspaceId}/copy`;
    const { page } = await visitorAs(scene, uid, { javaScriptEnabled: false });
    const brief = page.locator('section', { has: page.getByRole('heading', { name: 'Brief' }) });
    const write = async (product: string) => {
      await page.goto(at);
      await brief.getByLabel('What is advertised?').fill(product);
      await brief.getByLabel('Who is it for?').fill('Weekend hikers');
      await brief.getByLabel('Facts the texts may claim').fill('Pitched in four minutes');
      await brief.getByRole('button', { name: 'Write three texts' }).click();
      await page.locator('.ad-grid .feed').nth(2).waitFor();
    };
    await write('Two-person tent for rain and wind');
    await write(`Stove that boils in storms ${canary('stove')}`);
    await page.goto(at);
    const history = page.locator('section', {
      has: page.getByRole('heading', { name: 'Written before' }),
    });
    expect(await history.getByRole('listitem').count()).toBe(2);
    await history.getByRole('link').nth(1).click();
    await page.locator('.ad-grid .feed').nth(2).waitFor();
    expect(await brief.getByLabel('What is advertised?').inputValue()).toBe(
      'Two-person tent for rain and wind',
    );
    expect(await history.locator('[aria-current=true]').count()).toBe(1);
    await page.reload();
    expect(await page.locator('.ad-grid .feed').count()).toBe(3);
    expect(await page.getByRole('link', { name: 'Use in a launch' }).count()).toBeGreaterThan(0);
  }, 120_000);
});
