import { createSandbox, demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, inBrowser, picture } from './browser.ts';

const headers = { authorization: `Bearer ${demo.systemUserToken}` };

inBrowser('the sandbox page', (scene) => {
  it('keeps open what was opened while it refreshes, and writes on top of any number of logins', async () => {
    const sandbox = createSandbox();
    const origin = await sandbox.listen(0);
    const ask = (path: string, method = 'GET') =>
      fetch(`${origin}/v26.0${path}`, { method, headers });
    await ask(`/act_${demo.usdAccountId}/campaigns?name=Mine`, 'POST');
    for (let n = 0; n < 60; n += 1) await ask('/me');
    const page = await scene.visitor({ untouched: true });
    await page.clock.install();
    await page.goto(origin);
    const write = page.locator('[data-part=writes] details').first();
    await write.locator('summary').click();
    const answer = write.locator('pre').last();
    expect(await answer.textContent()).toContain('{\n  "error": {\n    "message": "(#100)');
    await ask('/me/permissions');
    await page.clock.fastForward(11_000);
    await page.locator('[data-part=reads] summary', { hasText: '/me/permissions' }).waitFor();
    expect(await write.getAttribute('open')).not.toBeNull();
    expect(await write.locator('summary').textContent()).toContain('/campaigns');
    await sandbox.close();
  });

  it('has buttons that work by keyboard and lead back to the ad', async () => {
    const sandbox = createSandbox();
    const origin = await sandbox.listen(0);
    const [ad] = sandbox.control.objects('ad').filter(({ status }) => status === 'ACTIVE');
    const page = await scene.visitor();
    await page.goto(`${origin}/?ad=${ad?.['id']}`);
    await page.locator(`#ad-${ad?.['id']} button`, { hasText: 'Pause' }).press('Enter');
    await page.locator(`#ad-${ad?.['id']} button`, { hasText: 'Start' }).waitFor();
    expect(sandbox.control.objects('ad').find(({ id }) => id === ad?.['id'])).toMatchObject({
      status: 'PAUSED',
    });
    await sandbox.close();
  });

  it('fits a phone and a wide window, in the light and in the dark', async () => {
    const sandbox = createSandbox();
    const origin = await sandbox.listen(0);
    await fetch(`${origin}/v26.0/me/adaccounts`, { headers });
    const page = await scene.visitor();
    for (const width of [360, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`${origin}/?pause=1`);
        await page.locator('[data-part=reads] summary').first().click();
        await page.locator('details[id^=campaign-] summary').first().click();
        await expectNoSidewaysScroll(page);
        const isTableWhole = await page.evaluate<boolean>(
          "document.querySelector('table').scrollWidth <= document.querySelector('table').closest('section').clientWidth",
        );
        expect(isTableWhole).toBe(true);
        await expectAccessible(page);
        await picture(page, `sandbox-${width}-${colorScheme}`);
      }
    }
    await sandbox.close();
  });
});
