import { describe, expect, it } from 'vitest';
import { setMember } from '../../../src/store/workspaces.ts';
import { createAuthenticator } from '../../helpers/callers/authenticator.ts';
import { linkFor, openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { mailingHouse } from '../../helpers/network/mail-server.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(mailingHouse);

type Event = { action: string; actor: object; target: object | null; details: object };

/** What the activity says of signing in, oldest first. */
const eventsOf = async (key: string): Promise<Event[]> =>
  (await h.call('GET /activity?action=sign_in', { key })).body.events.toReversed();
const actionsOf = async (key: string) => (await eventsOf(key)).map(({ action }) => action);

const subjectsTo = (email: string) =>
  h.post.letters
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]);

type Browser = Awaited<ReturnType<typeof signedIn>>;

/** Sends a form of "Your sign-in". */
const onYou = async (browser: Browser, path: string, form: Record<string, string> = {}) => {
  const token = tokenIn((await browser.go('/console/you')).text);
  return browser.go(`/console/you/${path}`, { form: { form_token: token, ...form } });
};

const challengeIn = ({ text }: { text: string }) => String(JSON.parse(text).options.challenge);

const addPasskey = async (browser: Browser, name = 'Phone') => {
  const authenticator = createAuthenticator(h.service.address.replace('127.0.0.1', 'localhost'));
  const challenge = challengeIn(await onYou(browser, 'passkey-options'));
  const response = JSON.stringify(authenticator.register(challenge));
  const answer = await onYou(browser, 'passkeys', { response, name });
  return { authenticator, answer };
};

describe('the activity', () => {
  it('says who signed in and how, and when a session was ended', async () => {
    const { uid, email, key } = await h.account();
    const browser = await signedIn(h, uid);
    const [event] = await eventsOf(key);
    expect(event).toMatchObject({
      actor: { kind: 'person', id: uid, name: email },
      action: 'sign_in.session_started',
      target: null,
      outcome: 'done',
      details: { way: 'link' },
    });
    const token = tokenIn((await browser.go('/console/you')).text);
    await browser.go('/console/sign-out', { form: { form_token: token } });
    expect(await actionsOf(key)).toEqual(['sign_in.session_started', 'sign_in.session_ended']);
  });

  it('says that a password was set and used, and nothing of the password, the browser or its address', async () => {
    const { uid, email, key } = await h.account();
    await signedIn(h, uid);
    const password = 'kettle moss lantern seven';
    await onYou(await signedIn(h, uid), 'password', { password });
    const door = openBrowser(h.service.address);
    const page = await door.submit('/console/sign-in', { email, password });
    expect(page.status).toBe(303);
    const events = await eventsOf(key);
    expect(events.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'sign_in.session_started', details: { way: 'link' } },
      { action: 'sign_in.session_started', details: { way: 'link' } },
      { action: 'sign_in.password_set', details: { other_sessions_ended: 1 } },
      { action: 'sign_in.session_started', details: { way: 'password' } },
    ]);
    for (const text of [password, 'Test browser', '127.0.0.1', 'scrypt'])
      expect(JSON.stringify(events)).not.toContain(text);
  });

  it('says nothing of a password that was wrong', async () => {
    const { email, key } = await h.account();
    const door = openBrowser(h.service.address);
    await door.submit('/console/sign-in', { email, password: 'kettle moss lantern seven' });
    expect(await eventsOf(key)).toEqual([]);
  });

  it('says which passkey was added, used and removed, and its owner is told by mail', async () => {
    const { uid, email, key } = await h.account();
    const browser = await signedIn(h, uid);
    const { authenticator, answer } = await addPasskey(browser);
    expect(JSON.parse(answer.text)).toEqual({ next: '/console/you?done=passkey' });
    await expect.poll(() => subjectsTo(email)).toEqual(['A passkey was added for Greenroom']);
    const door = openBrowser(h.service.address);
    const form = { form_token: tokenIn((await door.go('/console/sign-in')).text) };
    const challenge = challengeIn(await door.go('/console/sign-in/passkey-question', { form }));
    const response = JSON.stringify(authenticator.answer(challenge));
    const signInAnswer = await door.go('/console/sign-in/passkey', { form: { ...form, response } });
    expect(signInAnswer.status).toBe(200);
    const page = (await browser.go('/console/you')).text;
    const id = /passkeys\/remove"[\s\S]*?name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await onYou(browser, 'passkeys/remove', { id });
    const events = await eventsOf(key);
    const passkey = { kind: 'passkey', id, name: 'Phone' };
    expect(events.map(({ action, target }) => ({ action, target }))).toEqual([
      { action: 'sign_in.session_started', target: null },
      { action: 'sign_in.passkey_added', target: passkey },
      { action: 'sign_in.session_started', target: null },
      { action: 'sign_in.passkey_removed', target: passkey },
    ]);
  });

  it('writes nothing down and mails nothing of a passkey that was not accepted', async () => {
    const { uid, email, key } = await h.account();
    const browser = await signedIn(h, uid);
    const { authenticator } = await addPasskey(browser);
    await expect.poll(() => subjectsTo(email)).toHaveLength(1);
    const response = JSON.stringify(authenticator.register('an old question'));
    expect((await onYou(browser, 'passkeys', { response })).status).toBe(422);
    expect(await actionsOf(key)).toEqual(['sign_in.session_started', 'sign_in.passkey_added']);
    expect(subjectsTo(email)).toHaveLength(1);
  });

  it('says that one session was ended, or all others, and nothing where there was none', async () => {
    const { uid, key } = await h.account();
    const browsers = [await signedIn(h, uid), await signedIn(h, uid), await signedIn(h, uid)];
    const [browser] = browsers;
    if (!browser) throw new Error('no browser');
    const page = (await browser.go('/console/you')).text;
    const id = /sessions\/end"[\s\S]*?name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await onYou(browser, 'sessions/end', { id });
    await onYou(browser, 'sessions/end', { id });
    await onYou(browser, 'sessions/end-others');
    await onYou(browser, 'sessions/end-others');
    const events = (await eventsOf(key)).slice(3);
    expect(events.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'sign_in.session_ended', details: {} },
      { action: 'sign_in.other_sessions_ended', details: { ended: 1 } },
    ]);
  });

  it('says so in every workspace of which the person is a member, and in no other', async () => {
    const [person, client, stranger] = [await h.account(), await h.account(), await h.account()];
    await setMember(h.service.deps.store.db, person.uid, client.workspaceId, 'viewer');
    await signedIn(h, person.uid);
    const [personEvents, clientEvents] = [await eventsOf(person.key), await eventsOf(client.key)];
    expect(personEvents).toHaveLength(1);
    expect(clientEvents).toMatchObject([{ actor: { id: person.uid, name: person.email } }]);
    expect(await eventsOf(stranger.key)).toEqual([]);
  });

  it('is shown to those who run the workspace and to the person, not to other members', async () => {
    const owner = await h.account();
    const client = await h.member(owner.workspaceId, 'editor');
    await signedIn(h, owner.uid);
    await signedIn(h, client.uid);
    expect(await eventsOf(client.key)).toMatchObject([{ actor: { id: client.uid } }]);
    expect(await eventsOf(owner.key)).toHaveLength(2);
  });

  it('is written with the session or not at all', async () => {
    const { uid, key } = await h.account();
    const { db } = h.service.deps.store;
    const sessions = () =>
      db.selectFrom('sessions').select('id').where('account_id', '=', uid).execute();
    const path = await linkFor(h, uid);
    await breakActivity(async () => {
      const page = await openBrowser(h.service.address).submit(path);
      expect(page.status).toBeGreaterThanOrEqual(500);
    });
    expect(await sessions()).toEqual([]);
    // The link was not used up either.
    expect((await openBrowser(h.service.address).submit(path)).status).toBe(303);
    expect(await actionsOf(key)).toEqual(['sign_in.session_started']);
  });
});

/** While it lasts, nothing can be written into the activity. */
const breakActivity = async (meanwhile: () => Promise<void>) => {
  const { schema } = h.service.deps.store.db;
  await schema.alterTable('activity').renameTo('activity_away').execute();
  try {
    await meanwhile();
  } finally {
    await schema.alterTable('activity_away').renameTo('activity').execute();
  }
};
