import { describe, expect, it } from 'vitest';
import { invitationMail } from '../../../src/mail/texts.ts';
import { openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { linkIn, mailingHouse } from '../../helpers/network/mail-server.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(mailingHouse);

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

describe('sign-in with a mail server', () => {
  it('a sign-in link is mailed to whoever forgot, and works once', async () => {
    const { email } = await h.account();
    const nextLetter = h.post.next();
    const answer = await ask(email.toUpperCase());
    expect(answer.text).toContain('a sign-in link is on its way');
    const letter = await nextLetter;
    expect(letter.to).toEqual([email]);
    expect(letter.raw).toContain('From: Greenroom <ads@example.com>');
    const { pathname } = new URL(linkIn(letter));
    const browser = openBrowser(h.service.address);
    expect((await browser.submit(pathname)).location).toBe('/console');
    expect((await openBrowser(h.service.address).go(pathname)).status).toBe(410);
  });

  it('says the same of an address that nobody has, and mails nothing', async () => {
    const account = await h.account();
    const disabledAccount = await h.account();
    await h.operate('accounts disable', { email: disabledAccount.email });
    const letterCount = h.post.letters.length;
    const answers = [
      await ask('nobody@example.com'),
      await ask(disabledAccount.email),
      await ask(account.email),
    ];
    const texts = answers.map(
      ({ status, text }) => `${status} ${text.replaceAll(/<strong>.*?<\/strong>/g, '')}`,
    );
    expect(new Set(texts).size).toBe(1);
    await expect.poll(() => h.post.letters.length, { timeout: 20_000 }).toBe(letterCount + 1);
    expect(h.post.letters.at(-1)?.to).toEqual([account.email]);
  });

  it('mails the same person only a few', async () => {
    const email = 'flooded@example.com';
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push((await ask(email)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('an invitation is mailed as well, and says who invites', async () => {
    const { key, workspaceId, email } = await h.account({ workspace: 'Tent & Co' });
    const nextLetter = h.post.next();
    const invitation = await h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
      key,
      body: { email: 'guest@example.com', role: 'viewer' },
    });
    const letter = await nextLetter;
    expect(invitation.body.mailed).toBe(true);
    // Whoever invites knows the one that was shown; the mail has another.
    expect(linkIn(letter)).toMatch(/\/console\/invitation\/[\w-]{43}$/);
    expect(linkIn(letter)).not.toBe(invitation.body.invite_url);
    expect(letter.raw).toContain(email);
    expect(letter.to).toEqual(['guest@example.com']);
  });

  it('a mailed invitation makes a confirmed account, or confirms one and ends what was made before', async () => {
    const [host, squatterAccount] = [await h.account(), await h.account()];
    const email = 'mailed@example.com';
    const invite = async ({ key, workspaceId }: typeof host) => {
      const nextLetter = h.post.next();
      const { body } = await h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
        key,
        body: { email, role: 'admin' },
      });
      const mailedPath = new URL(linkIn(await nextLetter)).pathname;
      return { shownPath: new URL(body.invite_url).pathname, mailedPath };
    };
    const provenOf = async () =>
      ((await h.operate('accounts list', {})) as { email: string; proven: boolean }[]).find(
        (one) => one.email === email,
      )?.proven;
    // Whoever invites uses the link that they know, and takes the address.
    const squatterLinks = await invite(squatterAccount);
    const squatter = openBrowser(h.service.address);
    expect((await squatter.submit(squatterLinks.shownPath)).location).toBe('/console');
    expect(await provenOf()).toBe(false);
    // Either link works, and the invitation works once.
    expect((await openBrowser(h.service.address).go(squatterLinks.mailedPath)).status).toBe(410);
    const { shownPath, mailedPath } = await invite(host);
    expect((await openBrowser(h.service.address).submit(shownPath)).location).toContain('sign-in');
    const owner = openBrowser(h.service.address);
    expect((await owner.submit(mailedPath)).location).toBe('/console');
    expect(await provenOf()).toBe(true);
    expect((await squatter.go('/console/you')).status).toBe(303);
    expect((await owner.go('/console')).text).toContain(host.workspaceId);
    expect((await openBrowser(h.service.address).go(shownPath)).status).toBe(410);
    // An account that is confirmed signs in to accept, also with the link in the mail.
    const third = await h.account();
    const thirdLinks = await invite(third);
    expect((await openBrowser(h.service.address).submit(thirdLinks.mailedPath)).location).toContain(
      'sign-in',
    );
    expect((await owner.submit(thirdLinks.mailedPath)).location).toBe('/console');
    expect((await owner.go('/console/you')).status).toBe(200);
  });

  it('an account made by the link in the mail is confirmed from the start', async () => {
    const { key, workspaceId } = await h.account();
    const nextLetter = h.post.next();
    await h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
      key,
      body: { email: 'from-mail@example.com', role: 'editor' },
    });
    const browser = openBrowser(h.service.address);
    expect((await browser.submit(new URL(linkIn(await nextLetter)).pathname)).location).toBe(
      '/console',
    );
    const page = await browser.go('/console');
    const token = /form_token" value="([0-9a-f]+)"/.exec(page.text)?.[1] ?? '';
    const answer = await browser.go('/console', {
      form: { form_token: token, do: 'add', name: 'Mine' },
    });
    expect(answer.status).toBe(303);
  });

  it('one stranger gets only a few invitations, also when all are sent at once', async () => {
    const { key, workspaceId } = await h.account();
    const other = await h.account();
    const inviteGuest = (host: { key: string; workspaceId: string }) =>
      h.call(`POST /account/workspaces/${host.workspaceId}/members/invitations`, {
        key: host.key,
        body: { email: 'stranger@example.com', role: 'viewer' },
      });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => inviteGuest(at % 2 ? other : { key, workspaceId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(answers.filter(({ body }) => body.mailed)).toHaveLength(3);
    // Their own way in is not used up by that.
    expect((await ask('stranger@example.com')).status).toBe(200);
    h.later(3_600_001);
    expect((await inviteGuest({ key, workspaceId })).body.mailed).toBe(true);
    expect((await inviteGuest({ key, workspaceId })).body.mailed).toBe(false);
  });

  it('one customer mails only so many strangers, over few connections', async () => {
    const { key, workspaceId } = await h.account();
    const member = await h.member(workspaceId, 'admin');
    const countLetters = () =>
      h.post.letters.filter(({ to }) => to.some((address) => address.startsWith('many'))).length;
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, at) =>
        h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
          key: at % 2 ? key : member.key,
          body: { email: `many${at}@example.com`, role: 'viewer' },
        }),
      ),
    );
    expect(answers.filter(({ body }) => body.mailed)).toHaveLength(30);
    await expect.poll(countLetters, { timeout: 20_000 }).toBe(30);
    expect(h.post.connections.most).toBeLessThanOrEqual(2);
  });

  it.runIf(isFirstStore)('a name brings no link and no line of its own into a mail', async () => {
    const names: [string, string][] = [
      [
        'Win now!\r\nSubject: x\r\nhttps://evil.example/x?y=1',
        'Win now! Subject x evil example x y 1',
      ],
      ['www.evil.example', 'evil example'],
      ['Evil。example／login', 'Evil'],
      ['mail me@evil.example', 'mail me evil example'],
      ['St. Gallen & Co. (Süd)', 'St. Gallen & Co. (Süd)'],
      ['\u202Ehttp\u200B://evil.example', 'evil example'],
    ];
    for (const [at, [name, displayName]] of names.entries()) {
      const { text, subject } = invitationMail({
        to: 'a@example.com',
        url: 'https://ads.example.com/console/invitation/x',
        workspace: name,
        role: 'viewer',
        invitedBy: at === 0 ? 'https://evil.example/a@b.co' : 'ann@example.com',
      });
      expect(text.split('\n')[0]).toContain(displayName);
      expect(text.match(/:\/\/|www\./g)).toHaveLength(1);
      expect(`${subject}${text}`).not.toMatch(/evil\.example|@evil|evil。/i);
    }
  });

  it('notices about changes do not flood their reader', async () => {
    const { uid, email } = await h.account();
    const browser = await signedIn(h, uid);
    const token = tokenIn((await browser.go('/console/you')).text);
    for (let at = 0; at < 13; at++)
      await browser.go('/console/you/password', {
        form: { form_token: token, password: `kettle moss lantern ${at}` },
      });
    const countLetters = () => h.post.letters.filter(({ to }) => to.includes(email)).length;
    await expect.poll(countLetters, { timeout: 20_000 }).toBe(10);
  });

  it('the operator’s link is mailed as well', async () => {
    const { email } = await h.account();
    const nextLetter = h.post.next();
    const loginLink = (await h.operate('login-link', { email })) as { sign_in_url: string };
    expect(loginLink).toMatchObject({ mailed: true });
    expect(linkIn(await nextLetter)).toBe(loginLink.sign_in_url);
  });

  it.runIf(isFirstStore).each(['a@b.co,c@d.co', 'a@b.co\r\nBcc: c@d.co', '<a@b.co>', '"a b"@c.co'])(
    'nobody else gets it: %s',
    async (email) => {
      const { key, workspaceId } = await h.account();
      const letterCount = h.post.letters.length;
      const invitation = await h.call(
        `POST /account/workspaces/${workspaceId}/members/invitations`,
        {
          key,
          body: { email, role: 'viewer' },
        },
      );
      if (invitation.status === 422) return;
      await new Promise((resolve) => setImmediate(resolve));
      for (const { to } of h.post.letters.slice(letterCount)) expect(to).toHaveLength(1);
    },
  );
});

describe('sign-in without a mail server', () => {
  it.runIf(isFirstStore)('the page offers no mail, and its address does nothing', async () => {
    const otherHouse = await house();
    try {
      const browser = openBrowser(otherHouse.service.address);
      const page = await browser.go('/console/sign-in');
      expect(page.text).not.toContain('Mail me');
      const token = /form_token" value="([0-9a-f]+)"/.exec(page.text)?.[1] ?? '';
      const answer = await browser.go('/console/sign-in/mail', {
        form: { form_token: token, email: 'a@example.com' },
      });
      expect(answer.status).toBe(404);
    } finally {
      await otherHouse.stop();
    }
  });
});
