import { describe, expect, it } from 'vitest';
import { openBrowser } from '../helpers/browser-visit.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { isFirstStore } from '../helpers/long.ts';
import { linkIn, mailingHouse } from '../helpers/mail-server.ts';

const h = held(mailingHouse);

let addresses = 0;
const ask = (email: string, from = `203.0.113.${++addresses}`) => {
  const browser = openBrowser(h.service.address);
  return browser.go('/console/sign-in').then(({ text }) => {
    const token = /form_token" value="([0-9a-f]+)"/.exec(text)?.[1] ?? '';
    return browser.go('/console/sign-in/mail', {
      form: { form_token: token, email },
      headers: { 'x-forwarded-for': from },
    });
  });
};

describe('with a mail server', () => {
  it('a sign-in link is mailed to whoever forgot, and works once', async () => {
    const { email } = await h.account();
    const arriving = h.post.next();
    const answer = await ask(email.toUpperCase());
    expect(answer.text).toContain('a sign-in link is on its way');
    const letter = await arriving;
    expect(letter.to).toEqual([email]);
    expect(letter.raw).toContain('From: Greenroom <ads@example.com>');
    const { pathname } = new URL(linkIn(letter));
    const browser = openBrowser(h.service.address);
    expect((await browser.submit(pathname)).location).toBe('/console');
    expect((await openBrowser(h.service.address).go(pathname)).status).toBe(410);
  });

  it('says the same of an address that nobody has, and mails nothing', async () => {
    const known = await h.account();
    const off = await h.account();
    await h.operate('accounts disable', { email: off.email });
    const before = h.post.letters.length;
    const answers = [await ask('nobody@example.com'), await ask(off.email), await ask(known.email)];
    const said = answers.map(
      ({ status, text }) => `${status} ${text.replaceAll(/<strong>.*?<\/strong>/g, '')}`,
    );
    expect(new Set(said).size).toBe(1);
    await expect.poll(() => h.post.letters.length, { timeout: 20_000 }).toBe(before + 1);
    expect(h.post.letters.at(-1)?.to).toEqual([known.email]);
  });

  it('mails the same person only a few', async () => {
    const email = 'flooded@example.com';
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push((await ask(email)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('an invitation is mailed as well, and says who invites', async () => {
    const { key, workspaceId, email } = await h.account({ workspace: 'Tent & Co' });
    const arriving = h.post.next();
    const made = await h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
      key,
      body: { email: 'guest@example.com', role: 'viewer' },
    });
    const letter = await arriving;
    expect(linkIn(letter)).toBe(made.body.invite_url);
    expect(letter.raw).toContain(email);
    expect(letter.to).toEqual(['guest@example.com']);
  });

  it('the operator’s link is mailed as well', async () => {
    const { email } = await h.account();
    const arriving = h.post.next();
    const made = (await h.operate('login-link', { email })) as { sign_in_url: string };
    expect(made).toMatchObject({ mailed: true });
    expect(linkIn(await arriving)).toBe(made.sign_in_url);
  });

  it.runIf(isFirstStore).each(['a@b.co,c@d.co', 'a@b.co\r\nBcc: c@d.co', '<a@b.co>', '"a b"@c.co'])(
    'nobody else gets it: %s',
    async (email) => {
      const { key, workspaceId } = await h.account();
      const before = h.post.letters.length;
      const made = await h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
        key,
        body: { email, role: 'viewer' },
      });
      if (made.status === 422) return;
      await new Promise((resolve) => setImmediate(resolve));
      for (const { to } of h.post.letters.slice(before)) expect(to).toHaveLength(1);
    },
  );
});

describe('without one', () => {
  it.runIf(isFirstStore)('the page offers no mail, and its address does nothing', async () => {
    const quiet = await house();
    try {
      const browser = openBrowser(quiet.service.address);
      const page = await browser.go('/console/sign-in');
      expect(page.text).not.toContain('Mail me');
      const token = /form_token" value="([0-9a-f]+)"/.exec(page.text)?.[1] ?? '';
      const answer = await browser.go('/console/sign-in/mail', {
        form: { form_token: token, email: 'a@example.com' },
      });
      expect(answer.status).toBe(404);
    } finally {
      await quiet.stop();
    }
  });
});
