import { describe, expect, it } from 'vitest';
import { formTokenFor } from '../../../src/console/sign-in/form-token.ts';
import { Failure } from '../../../src/contract/failures.ts';
import { networkOf } from '../../../src/kernel/network-of.ts';
import { maxOpenChallenges } from '../../../src/sign-in/passkey-challenge.ts';
import { attemptWithin, countAttempt, type Subject } from '../../../src/sign-in/rate-limit.ts';
import { openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const password = 'kettle moss lantern';

/** One browser page, then as many attempts as wanted: the form's token serves them all. */
const stranger = async (from: string) => {
  const browser = openBrowser(h.service.address);
  await browser.go('/console/sign-in');
  const form_token = formTokenFor(browser.jar.get('greenroom-visit') ?? '');
  const headers = { 'x-forwarded-for': from };
  return {
    guess: (email: string, passwordText = 'wrong wrong wrong') =>
      browser.go('/console/sign-in', {
        form: { form_token, email, password: passwordText },
        headers,
      }),
    ask: () => browser.go('/console/sign-in/passkey-question', { form: { form_token }, headers }),
  };
};

const rows = async (table: 'sign_in_failures' | 'passkey_challenges') =>
  (await h.service.deps.store.db.selectFrom(table).selectAll().execute()).length;

const rowOf = async (subject: Subject) => {
  const { db } = h.service.deps.store;
  const failures = await db.selectFrom('sign_in_failures').selectAll().execute();
  return failures.filter(({ subject: key }) => key.startsWith(`${subject.kind}:`));
};

describe('somebody who tries again and again from one address', () => {
  // Each look costs a processor tens of milliseconds: on the second store those that come at once are enough.
  it.runIf(isFirstStore)(
    'leaves as many rows as were looked at, and none for what is answered 429',
    async () => {
      const one = await stranger('198.51.100.20');
      const rowCount = await rows('sign_in_failures');
      const statuses = [];
      for (let at = 0; at < 60; at++)
        statuses.push((await one.guess(`n${at}@nowhere.example`)).status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(40);
      // The address, and each account that was tried.
      expect((await rows('sign_in_failures')) - rowCount).toBe(21);
    },
  );

  it('the same when all come at once', async () => {
    const one = await stranger('198.51.100.21');
    const rowCount = await rows('sign_in_failures');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => one.guess(`m${at}@nowhere.example`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect((await rows('sign_in_failures')) - rowCount).toBe(21);
  });

  it('writes nothing down of attempts from many addresses at an account that is slowed already', async () => {
    const email = 'tried@nowhere.example';
    for (let at = 0; at < 5; at++)
      await countAttempt(h.service.deps.store, [{ kind: 'account', name: email }]);
    const rowCount = await rows('sign_in_failures');
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, at) => stranger(`203.0.113.${at}`)),
    );
    const answers = await Promise.all(many.map(({ guess }) => guess(email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    expect(await rows('sign_in_failures')).toBe(rowCount);
  });

  it('has only a few passkey questions open, also at once', async () => {
    const one = await stranger('198.51.100.22');
    const rowCount = await rows('passkey_challenges');
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(Array.from({ length: 60 }, one.ask));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await rows('passkey_challenges')) - rowCount).toBe(maxOpenChallenges);
    }
    const { uid } = await h.account();
    const browser = await signedIn(h, uid);
    const token = tokenIn((await browser.go('/console/you')).text);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        browser.go('/console/you/passkey-options', { form: { form_token: token } }),
      ),
    );
    expect((await rows('passkey_challenges')) - rowCount).toBe(2 * maxOpenChallenges);
  });
});

describe('an address', () => {
  it.each([
    ['2001:db9::1', '2001:db9:0:0::/64'],
    ['2001:db9::1e', '2001:db9:0:0::/64'],
    ['2001:DB9:0:0:ffff::', '2001:db9:0:0::/64'],
    ['2001:db9:0:1::1', '2001:db9:0:1::/64'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['198.51.100.7', '198.51.100.7'],
    ['no address', 'no address'],
  ])('counts a whole /64 of IPv6 as one address: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is slowed with its whole network', async () => {
    for (let at = 1; at <= 20; at++) {
      const one = await stranger(`2001:db9:7::${at.toString(16)}`);
      expect((await one.guess(`v6-${at}@nowhere.example`)).status).toBe(401);
    }
    const last = await stranger('2001:db9:7:0:ffff::1');
    expect((await last.guess('v6@nowhere.example')).status).toBe(429);
    const other = await stranger('2001:db9:7:1::1');
    expect((await other.guess('v6@nowhere.example')).status).toBe(401);
  });
});

describe('an attempt that was not looked at', () => {
  const rejectBusy = () => Promise.reject(new Failure('unavailable'));

  it('is given back: nobody waits for it, and the right password is still taken', async () => {
    const { uid, email } = await h.account();
    const browser = await signedIn(h, uid);
    const token = tokenIn((await browser.go('/console/you')).text);
    await browser.go('/console/you/password', { form: { form_token: token, password } });
    const { store } = h.service.deps;
    const account: Subject = { kind: 'account', name: email };
    const rowCount = (await rowOf(account)).length;
    for (let at = 0; at < 30; at++)
      await expect(attemptWithin(store, [account], rejectBusy, () => false)).rejects.toThrow();
    expect(await rowOf(account)).toHaveLength(rowCount);
    const one = await stranger('198.51.100.30');
    expect((await one.guess(email, password)).status).toBe(303);
  });

  it('leaves others counted, however they mix', async () => {
    const { store } = h.service.deps;
    const account: Subject = { kind: 'account', name: 'mixed@nowhere.example' };
    const answerFalse = () => Promise.resolve(false);
    const isRight = () => false;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        attemptWithin(store, [account], at % 2 === 0 ? rejectBusy : answerFalse, isRight).catch(
          () => null,
        ),
      ),
    );
    const checkCount = answers.filter((answer) => answer?.kind === 'looked').length;
    expect(checkCount).toBeLessThanOrEqual(5);
    for (let more = checkCount; more < 5; more++)
      expect((await attemptWithin(store, [account], answerFalse, isRight)).kind).toBe('looked');
    expect((await attemptWithin(store, [account], answerFalse, isRight)).kind).toBe('slow down');
    h.later(20_001);
    // After the wait it costs no second one when nobody looked.
    await expect(attemptWithin(store, [account], rejectBusy, isRight)).rejects.toThrow();
    expect((await attemptWithin(store, [account], answerFalse, isRight)).kind).toBe('looked');
  });
});

// Each password takes tens of milliseconds of a processor: a busy machine may need a second try.
describe.runIf(isFirstStore)('the right password', { retry: 2 }, () => {
  it('is taken at once while forty strangers guess', async () => {
    const { uid, email } = await h.account();
    const browser = await signedIn(h, uid);
    const token = tokenIn((await browser.go('/console/you')).text);
    await browser.go('/console/you/password', { form: { form_token: token, password } });
    const strangers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => stranger(`192.0.2.${at + 1}`)),
    );
    // More than may wait in all, so that somebody is refused.
    const guesses = strangers.flatMap(({ guess }, at) =>
      Array.from({ length: 6 }, (_, nth) => guess(`g${at}-${nth}@nowhere.example`)),
    );
    const owners = await Promise.all(
      Array.from({ length: 4 }, (_, at) => stranger(`198.51.100.${40 + at}`)),
    );
    const answers = await Promise.all(owners.map(({ guess }) => guess(email, password)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const others = (await Promise.all(guesses)).map(({ status }) => status);
    for (const status of others) expect([401, 503]).toContain(status);
  });
});
