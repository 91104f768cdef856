import { describe, expect, it } from 'vitest';
import { removePasskey } from '../../../src/sign-in/own-sign-in.ts';
import { createAuthenticator } from '../../helpers/callers/authenticator.ts';
import { linkFor, openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

/** A browser that was left open: what it may still do, and how its owner shows that it is them. */
const h = shared(() => house());

const password = 'kettle moss lantern';
const expireProof = () => h.later(2 * 3_600_000);

type Browser = Awaited<ReturnType<typeof signedIn>>;

const onYou = async (browser: Browser, path: string, form: Record<string, string> = {}) => {
  const token = tokenIn((await browser.go('/console/you')).text);
  return browser.go(`/console/you/${path}`, { form: { form_token: token, ...form } });
};

const challengeIn = ({ text }: { text: string }) =>
  String(JSON.parse(text).options?.challenge ?? '');

const newDevice = () => createAuthenticator(h.service.address.replace('127.0.0.1', 'localhost'));

const addPasskey = async (browser: Browser, device = newDevice()) => {
  const answer = await onYou(browser, 'passkey-options');
  if (answer.status !== 200) return { answer, device };
  const response = JSON.stringify(device.register(challengeIn(answer)));
  return { answer: await onYou(browser, 'passkeys', { response, name: 'Phone' }), device };
};

const passkeyIds = async (uid: string) =>
  (
    await h.service.deps.store.db
      .selectFrom('passkeys')
      .select('id')
      .where('account_id', '=', uid)
      .execute()
  ).map(({ id }) => id);

const mint = async (browser: Browser, workspaceId: string, role = 'you') => {
  const path = `/console/w/${workspaceId}/keys`;
  const token = tokenIn((await browser.go(path)).text);
  const page = await browser.go(path, {
    form: { form_token: token, do: 'mint', name: 'New', max_role: role },
  });
  return { page, key: /gr_live_[\w-]{20,}/.exec(page.text)?.[0] ?? null };
};

/** Everything that needs a proof, tried without one. */
const tryAll = async (browser: Browser, uid: string, workspaceId: string) => {
  const [passkey = ''] = await passkeyIds(uid);
  return [
    (await onYou(browser, 'passkeys/remove', { id: passkey })).status,
    (await onYou(browser, 'password', { password: 'another lantern kettle' })).status,
    (await addPasskey(browser)).answer.status,
    (await mint(browser, workspaceId)).page.status,
    (await mint(browser, workspaceId, 'viewer')).page.status,
  ];
};

const statuses = [403, 403, 403, 403, 403];

const createWithBoth = async () => {
  const account = await h.account();
  const browser = await signedIn(h, account.uid);
  expect((await onYou(browser, 'password', { password })).status).toBe(303);
  const { answer, device } = await addPasskey(browser);
  expect(answer.status, answer.text).toBe(200);
  return { ...account, browser, device };
};

describe('a browser left open', () => {
  it('changes nothing of how the owner of an open browser signs in, and makes no key', async () => {
    const { uid, workspaceId, browser } = await createWithBoth();
    expireProof();
    expect(await tryAll(browser, uid, workspaceId)).toEqual(statuses);
    expect(await passkeyIds(uid)).toHaveLength(1);
    const page = await mint(browser, workspaceId);
    expect(page.key).toBeNull();
    expect(page.page.text).toContain('Show that it is you');
    expect((await browser.go('/console/you')).text).toContain('Current password');
  });

  it('does so once its owner has typed the password; a wrong one opens nothing', async () => {
    const { uid, workspaceId, browser } = await createWithBoth();
    expireProof();
    expect((await onYou(browser, 'proof', { current: 'wrong wrong wrong' })).status).toBe(403);
    expect(await tryAll(browser, uid, workspaceId)).toEqual(statuses);
    const next = `/console/w/${workspaceId}/keys`;
    const answer = await onYou(browser, 'proof', { current: password, next });
    expect([answer.status, answer.location]).toEqual([303, next]);
    expect((await mint(browser, workspaceId)).key).not.toBeNull();
    expect(await tryAll(browser, uid, workspaceId)).toEqual([303, 303, 200, 200, 200]);
    h.later(31 * 60_000);
    expect((await mint(browser, workspaceId)).page.status).toBe(403);
  });

  it('removes no passkey either where the proof ran out while it was asked for', async () => {
    const { uid, email, browser } = await createWithBoth();
    const [id = ''] = await passkeyIds(uid);
    const { deps } = h.service;
    const session = await deps.store.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', uid)
      .executeTakeFirstOrThrow();
    expireProof();
    const who = { accountId: uid, email, sessionId: session.id };
    expect(await removePasskey(deps, who, id)).toBe(false);
    expect(await passkeyIds(uid)).toEqual([id]);
    expect((await browser.go('/console/you')).status).toBe(200);
  });

  it('leads nobody away after the proof', async () => {
    const { browser } = await createWithBoth();
    expireProof();
    const next = 'https://evil.example/';
    expect((await onYou(browser, 'proof', { current: password, next })).location).toBe(
      '/console/you?done=proof',
    );
  });

  it('asks whoever has only a passkey for that, and takes no other', async () => {
    const { uid, workspaceId } = await h.account();
    const browser = await signedIn(h, uid);
    const { device } = await addPasskey(browser);
    const stranger = await createWithBoth();
    expireProof();
    expect(await tryAll(browser, uid, workspaceId)).toEqual(statuses);
    expect((await browser.go('/console/you')).text).toContain('data-passkey="prove"');
    const answerWith = async (other: typeof device) => {
      const challenge = challengeIn(await onYou(browser, 'proof-question'));
      const response = JSON.stringify(other.answer(challenge));
      return { response, answer: await onYou(browser, 'proof-passkey', { response }) };
    };
    expect((await answerWith(stranger.device)).answer.status).toBe(403);
    expect((await answerWith(newDevice())).answer.status).toBe(403);
    expect((await mint(browser, workspaceId)).key).toBeNull();
    const { response, answer } = await answerWith(device);
    expect(answer.status, answer.text).toBe(200);
    expect((await mint(browser, workspaceId)).key).not.toBeNull();
    h.later(31 * 60_000);
    // Its answer counts once.
    expect((await onYou(browser, 'proof-passkey', { response })).status).toBe(403);
    expect((await mint(browser, workspaceId)).key).toBeNull();
  });

  it('a new link shows it too, whatever the person has', async () => {
    const { uid, workspaceId, browser } = await createWithBoth();
    expireProof();
    expect((await browser.submit(await linkFor(h, uid))).status).toBe(303);
    expect(await tryAll(browser, uid, workspaceId)).toEqual([303, 303, 200, 200, 200]);
  });

  it('lets its owner set the first password or passkey, which shows who they are, and later asks for that', async () => {
    for (const first of ['password', 'passkey'] as const) {
      const { uid, workspaceId } = await h.account();
      const browser = await signedIn(h, uid);
      expireProof();
      expect((await mint(browser, workspaceId)).page.status).toBe(403);
      const set =
        first === 'password'
          ? (await onYou(browser, 'password', { password })).status
          : (await addPasskey(browser)).answer.status;
      expect(set).toBe(first === 'password' ? 303 : 200);
      expect((await mint(browser, workspaceId)).key).not.toBeNull();
      expireProof();
      expect(await tryAll(browser, uid, workspaceId)).toEqual(statuses);
    }
  });

  it('leads back with what was typed for a key, once the first password is set', async () => {
    const { uid, workspaceId } = await h.account();
    const browser = await signedIn(h, uid);
    expireProof();
    const keys = `/console/w/${workspaceId}/keys`;
    const fields = { do: 'mint', name: 'Night & day', max_role: 'editor', writes_per_hour: '7' };
    const { text } = await browser.submit(keys, fields);
    const [, way = ''] = /href="(\/console\/you\?next=[^"]+)"/.exec(text) ?? [];
    const you = await browser.go(way.replaceAll('&amp;', '&'));
    const [, next = ''] = /name="next" value="([^"]+)"/.exec(you.text) ?? [];
    const set = await onYou(browser, 'password', { password, next: next.replaceAll('&amp;', '&') });
    expect(set.status).toBe(303);
    const page = await browser.go(set.location ?? '');
    expect(page.text).toContain('value="Night &amp; day"');
    expect(page.text).toContain('<option value="editor" selected>');
    expect(page.text).toContain('value="7"');
  });

  it('adds no first passkey to a question from before the password was set', async () => {
    const { uid } = await h.account();
    const [otherBrowser, owner] = [await signedIn(h, uid), await signedIn(h, uid)];
    expireProof();
    const challenge = challengeIn(await onYou(otherBrowser, 'passkey-options'));
    const response = JSON.stringify(newDevice().register(challenge));
    const token = tokenIn((await otherBrowser.go('/console/you')).text);
    const [answer] = await Promise.all([
      onYou(owner, 'password', { password }).then(() =>
        otherBrowser.go('/console/you/passkeys', {
          form: { form_token: token, response, name: 'Mine' },
        }),
      ),
    ]);
    expect(answer?.status).not.toBe(200);
    expect(await passkeyIds(uid)).toEqual([]);
  });
});

describe('a new password', () => {
  it('leaves keys alone, or ends them all where that is asked for', async () => {
    const { uid, key, workspaceId } = await h.account();
    const browser = await signedIn(h, uid);
    const { key: second } = await mint(browser, workspaceId);
    expect((await browser.go('/console/you')).text).toContain('Also end my 2 API keys');
    expect((await onYou(browser, 'password', { password })).location).toBe(
      '/console/you?done=password',
    );
    expect((await h.call('GET /account', { key })).status).toBe(200);
    const answer = await onYou(browser, 'password', { password, end_keys: 'yes' });
    expect(answer.location).toBe('/console/you?done=password-keys');
    for (const one of [key, second ?? ''])
      expect(codeOf(await h.call('GET /account', { key: one }))).toBe('unauthorized');
    const keyResult = await mint(browser, workspaceId);
    const { events } = (
      await h.call('GET /activity?action=key.revoked', { key: keyResult.key ?? '' })
    ).body;
    expect(events).toHaveLength(2);
  });

  it('keeps out whoever is just signing in with the old one', async () => {
    const { uid, email } = await h.account();
    const owner = await signedIn(h, uid);
    await onYou(owner, 'password', { password });
    const guests = Array.from({ length: 4 }, () => openBrowser(h.service.address));
    const tokens = await Promise.all(
      guests.map(async ({ go }) => tokenIn((await go('/console/sign-in')).text)),
    );
    const youToken = tokenIn((await owner.go('/console/you')).text);
    await Promise.all([
      owner.go('/console/you/password', {
        form: { form_token: youToken, password: 'another lantern kettle' },
      }),
      ...guests.map(({ go }, at) =>
        go('/console/sign-in', {
          form: { form_token: tokens[at] ?? '', email, password },
          headers: { 'x-forwarded-for': `192.0.2.${at}` },
        }),
      ),
    ]);
    for (const { go } of guests) expect((await go('/console/you')).status).toBe(303);
    expect((await owner.go('/console/you')).status).toBe(200);
  });
});
