import { describe, expect, it } from 'vitest';
import { countAttempt, type Subject } from '../../../src/sign-in/rate-limit.ts';
import {
  linkFor,
  openBrowser,
  type Page,
  signedIn,
  tokenIn,
} from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const password = 'kettle moss lantern';
let addresses = 0;
/** A browser of its own house, so that it does not pay for the others' mistakes. */
const visit = () => {
  const browser = openBrowser(h.service.address);
  const from = { 'x-forwarded-for': `203.0.113.${++addresses}` };
  return {
    ...browser,
    signIn: (email: string, passwordText: string, next = '') =>
      browser.submit('/console/sign-in', { email, password: passwordText, next }, from),
  };
};

const withPassword = async () => {
  const account = await h.account();
  const browser = await signedIn(h, account.uid);
  const answer = await setPassword(browser, { password });
  expect(answer.location).toBe('/console/you?done=password');
  return { ...account, browser };
};

type Signed = { go: (path: string, request?: { form: Record<string, string> }) => Promise<Page> };
const setPassword = async ({ go }: Signed, fields: Record<string, string>) => {
  const token = tokenIn((await go('/console/you')).text);
  return go('/console/you/password', { form: { form_token: token, ...fields } });
};

describe('a password', () => {
  it('signs in, whatever the capitals of the address', async () => {
    const { email } = await withPassword();
    const browser = visit();
    const answer = await browser.signIn(` ${email.toUpperCase()} `, password);
    expect([answer.status, answer.location]).toEqual([303, '/console']);
    expect((await browser.go('/console/you')).text).toContain('with the password');
  });

  it.runIf(isFirstStore).each([
    ['short', 'At least|at least 12 characters'],
    ['password123456', 'first that somebody would try'],
    ['x'.repeat(201), 'at most 200 characters'],
  ])('is refused as a new one: %s', async (passwordText, words) => {
    const { uid } = await h.account();
    const browser = await signedIn(h, uid);
    const answer = await setPassword(browser, { password: passwordText });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(new RegExp(words));
  });

  it('is kept as a hash, and never in a log', async () => {
    const { uid } = await withPassword();
    const row = await h.service.deps.store.db
      .selectFrom('passwords')
      .selectAll()
      .where('account_id', '=', uid)
      .executeTakeFirstOrThrow();
    expect(row.hash).toMatch(/^scrypt\$\d+\$8\$\d\$[\w-]{22}\$[\w-]{43}$/);
    expect(h.logs.join('')).not.toContain(password);
  });

  it('ends all other sessions when it is changed', async () => {
    const { uid, browser } = await withPassword();
    const other = await signedIn(h, uid);
    expect((await other.go('/console/you')).status).toBe(200);
    await setPassword(browser, { password: 'another lantern kettle' });
    expect((await other.go('/console/you')).location).toContain('/console/sign-in');
    expect((await browser.go('/console/you')).status).toBe(200);
  });

  it('is changed only by whoever signed in just now, or knows the current one', async () => {
    const { browser } = await withPassword();
    h.later(31 * 60_000);
    const passwordChange = { password: 'another lantern kettle' };
    expect((await setPassword(browser, passwordChange)).status).toBe(403);
    expect(
      (await setPassword(browser, { ...passwordChange, current: 'wrong wrong wrong' })).status,
    ).toBe(403);
    expect((await setPassword(browser, { ...passwordChange, current: password })).status).toBe(303);
    const { uid } = await h.account();
    const linkBrowser = await signedIn(h, uid);
    expect((await setPassword(linkBrowser, { password })).status).toBe(303);
    h.later(31 * 60_000);
    expect((await linkBrowser.go('/console/you')).text).toContain('sign in again with a link');
    expect((await setPassword(linkBrowser, passwordChange)).status).toBe(403);
    expect((await linkBrowser.submit(await linkFor(h, uid))).status).toBe(303);
    expect((await setPassword(linkBrowser, passwordChange)).status).toBe(303);
  });

  it('is set by whoever has neither a password nor a passkey, and only as the first', async () => {
    const { uid } = await h.account();
    const [one, other] = [await signedIn(h, uid), await signedIn(h, uid)];
    h.later(31 * 60_000);
    const tokens = [
      tokenIn((await one.go('/console/you')).text),
      tokenIn((await other.go('/console/you')).text),
    ];
    const answers = await Promise.all(
      [one, other].map(({ go }, at) =>
        go('/console/you/password', {
          form: { form_token: tokens[at] ?? '', password: `kettle moss lantern ${at}` },
        }),
      ),
    );
    // The second one is no first any more, and its session was ended by the new password.
    expect(answers.map(({ location }) => location === '/console/you?done=password').sort()).toEqual(
      [false, true],
    );
  });
});

/** As many attempts as this before it, counted as the door counts them. */
const attempts = async (count: number, subject: Subject) => {
  for (let at = 0; at < count; at++) await countAttempt(h.service.deps.store, [subject]);
};

const waitOf = async (email: string) => {
  const { status, headers } = await visit().signIn(email, password);
  expect(status).toBe(429);
  return Number(headers.get('retry-after'));
};

/** What a page says, without what is new in each. */
const plainPage = ({ status, text }: Page) => ({
  status,
  text: text
    .replaceAll(/[0-9a-f]{64}/g, 'TOKEN')
    .replaceAll(/value="[^"]*"(?=[^>]*id="email")/g, 'value="EMAIL"'),
});

describe('somebody who guesses', () => {
  it('is told the same whether there is such an account, a password, or neither', async () => {
    const account = await withPassword();
    const linkAccount = await h.account();
    const disabledAccount = await withPassword();
    await h.operate('accounts disable', { email: disabledAccount.email });
    const answers = [
      await visit().signIn(account.email, 'wrong wrong wrong'),
      await visit().signIn(linkAccount.email, 'wrong wrong wrong'),
      await visit().signIn('nobody@example.com', 'wrong wrong wrong'),
      await visit().signIn(disabledAccount.email, password),
      await visit().signIn('no address at all', 'wrong wrong wrong'),
    ].map(plainPage);
    expect(answers[0]?.status).toBe(401);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('is slowed per account from every address, then told when to try again', async () => {
    const { email } = await withPassword();
    for (const address of [email, 'guessed@example.com']) {
      await attempts(5, { kind: 'account', name: address });
      const waits = [await waitOf(address), 0];
      h.later(20_001);
      expect((await visit().signIn(address, 'no')).status).toBe(401);
      waits[1] = await waitOf(address);
      expect(waits[0]).toBeLessThanOrEqual(20);
      expect(waits[1]).toBeGreaterThan(20);
      expect(waits[1]).toBeLessThanOrEqual(40);
      h.later(40_001);
    }
    expect((await visit().signIn(email, password)).status).toBe(303);
    // The right one starts anew.
    expect((await visit().signIn(email, 'no')).status).toBe(401);
    expect((await visit().signIn(email, password)).status).toBe(303);
  });

  it('is slowed per address, however many accounts are sprayed', async () => {
    const browser = openBrowser(h.service.address);
    await attempts(19, { kind: 'address', name: '198.51.100.7' });
    const spray = (email: string) =>
      browser.submit(
        '/console/sign-in',
        { email, password: 'Summer2026!!' },
        // What the sprayer writes there itself stands before what our proxy adds.
        { 'x-forwarded-for': `192.0.2.${++addresses}, 198.51.100.7` },
      );
    expect((await spray('p1@example.com')).status).toBe(401);
    expect((await spray('p2@example.com')).status).toBe(429);
    const { email } = await withPassword();
    expect((await visit().signIn(email, password)).status).toBe(303);
  });

  it('gets no more looks by asking many times at once', async () => {
    const { email } = await withPassword();
    const browsers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const browser = visit();
        await browser.go('/console/sign-in');
        return browser;
      }),
    );
    const answers = await Promise.all(browsers.map(({ signIn }) => signIn(email, 'no')));
    const checkCount = answers.filter(({ status }) => status === 401).length;
    expect(checkCount).toBe(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });
});
