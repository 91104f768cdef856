import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeSignInLink } from '../../src/sign-in/sign-in-link.ts';
import { signedIn, tokenIn } from '../helpers/callers/browser-visit.ts';
import { expectNoSidewaysScroll, inBrowser, inFourForms, type Scene } from './browser.ts';

/** By its name: browsers keep no passkeys for a number. */
const localhostUrl = ({ h }: Scene, path: string) =>
  `${h.service.address.replace('127.0.0.1', 'localhost')}${path}`;

const signIn = async (scene: Scene, page: Page, accountId: string) => {
  const { url } = await makeSignInLink(scene.h.service.deps, accountId);
  await page.goto(localhostUrl(scene, new URL(url).pathname));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/console$/);
};

/** A device with a fingerprint reader, played by the browser. */
const withAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const listening = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

inBrowser('signing in with a browser', (scene) => {
  it('looks right in every form, and says what is wrong', async () => {
    const page = await scene.visitor();
    const complaints = listening(page);
    await page.goto(localhostUrl(scene, '/console/sign-in'));
    await inFourForms(page, 'sign-in', { alwaysAxe: true });
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.getByLabel('E-mail address').fill('nobody@example.com');
    await page.getByLabel('Password').fill('kettle moss lantern');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('do not match');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('nobody@example.com');
    await inFourForms(page, 'sign-in-wrong', { alwaysAxe: true });
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('signs in by a link, then with a password that was set', async () => {
    const { h } = scene;
    const { uid, email } = await h.account();
    const page = await scene.visitor();
    const complaints = listening(page);
    const { url } = await makeSignInLink(h.service.deps, uid);
    await page.goto(localhostUrl(scene, new URL(url).pathname));
    await inFourForms(page, 'sign-in-link', { alwaysAxe: true });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/console$/);
    await page.goto(localhostUrl(scene, '/console/you'));
    await page.getByLabel('New password').fill('kettle moss lantern');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your password is set').waitFor();
    await inFourForms(page, 'your-sign-in', { alwaysAxe: true });
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill('kettle moss lantern');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/console$/);
    expect(complaints).toEqual([]);
  });

  it('works without JavaScript', async () => {
    const { uid, email } = await scene.h.account();
    const page = await scene.visitor({ javaScriptEnabled: false });
    await signIn(scene, page, uid);
    await page.goto(localhostUrl(scene, '/console/you'));
    expect(await page.getByText('Adding a passkey needs JavaScript').isVisible()).toBe(true);
    await page.getByLabel('New password').fill('kettle moss lantern');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your password is set').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    expect(await page.getByRole('button', { name: 'Use a passkey' }).isVisible()).toBe(false);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill('kettle moss lantern');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/console$/);
  });

  it('signs in with a passkey that was added, and with nobody else’s', async () => {
    const { h } = scene;
    const [ann, ben] = [await h.account(), await h.account()];
    const page = await scene.visitor({ untouched: true });
    await withAuthenticator(page);
    await signIn(scene, page, ann.uid);
    await page.goto(localhostUrl(scene, '/console/you'));
    const passkeyRequest = page.waitForRequest(/\/console\/you\/passkeys$/);
    await page.getByLabel('A name for it').fill('Ann’s laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const response =
      new URLSearchParams((await passkeyRequest).postData() ?? '').get('response') ?? '';
    await page.getByText('The passkey was added').waitFor();
    expect(await page.getByRole('row', { name: /Ann’s laptop/ }).count()).toBe(1);

    // What Ann's device answered to Ann's question is nothing to Ben, nor a second time to Ann.
    for (const { uid } of [ben, ann]) {
      const thief = await signedIn(h, uid);
      const token = tokenIn((await thief.go('/console/you')).text);
      const answer = await thief.go('/console/you/passkeys', {
        form: { form_token: token, response, name: 'Mine now' },
      });
      expect(answer.status).toBe(422);
      expect((await thief.go('/console/you')).text).not.toContain('Mine now');
    }

    await page.getByRole('button', { name: 'Sign out' }).first().click();
    const signInRequest = page.waitForRequest(/\/console\/sign-in\/passkey$/);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(/\/console$/);
    const signInFields = new URLSearchParams((await signInRequest).postData() ?? '');
    await page.goto(localhostUrl(scene, '/console/you'));
    expect(await page.locator('main').innerText()).toContain(ann.email);

    // Its answer counts once.
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByLabel('E-mail address').waitFor();
    const status = await page.evaluate(
      async ([fields, token]) => {
        const form = new URLSearchParams(fields);
        form.set('form_token', token ?? '');
        return (await fetch('/console/sign-in/passkey', { method: 'POST', body: form })).status;
      },
      [
        signInFields.toString(),
        await page.locator('[name=form_token]').first().inputValue(),
      ] as const,
    );
    expect(status).toBe(401);

    // A passkey of an account that is switched off, or one that was removed, opens nothing.
    await h.operate('accounts disable', { email: ann.email });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('This passkey was not accepted').waitFor();
    await h.operate('accounts enable', { email: ann.email });
    await h.service.deps.store.db.deleteFrom('passkeys').execute();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('This passkey was not accepted').waitFor();
  });

  it('an invitation in every form', async () => {
    const { key, workspaceId } = await scene.h.account({ workspace: 'Northlight Outdoor' });
    const { body } = await scene.h.call(
      `POST /account/workspaces/${workspaceId}/members/invitations`,
      { key, body: { email: 'dana@example.com', role: 'editor' } },
    );
    const page = await scene.visitor();
    await page.goto(body.invite_url);
    await inFourForms(page, 'invitation', { alwaysAxe: true });
    await page.getByRole('button', { name: 'Join as dana@example.com' }).click();
    await page.waitForURL(/\/console$/);
    expect(await page.locator('body').innerText()).toContain('Northlight Outdoor');
  });
});
