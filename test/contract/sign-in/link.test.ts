import { describe, expect, it } from 'vitest';
import { formTokenFor } from '../../../src/console/sign-in/form-token.ts';
import { Failure } from '../../../src/contract/failures.ts';
import { authenticate } from '../../../src/operations/core/authenticate.ts';
import { fingerprint } from '../../../src/secrets/api-key.ts';
import { readNow } from '../../../src/store/clock.ts';
import { linkFor, openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const minutes = (n: number) => n * 60_000;
const days = (n: number) => n * 86_400_000;

const identity = async (session: string, workspaceId: string | null = null) => {
  try {
    return await authenticate(h.service.deps, 'account', { kind: 'session', session, workspaceId });
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const countSessions = async (accountId: string) =>
  (
    await h.service.deps.store.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  ).length;

describe('a sign-in link', () => {
  it('asks before it signs in, and then works once', async () => {
    const { uid, email } = await h.account();
    const path = await linkFor(h, uid);
    const robot = openBrowser(h.service.address);
    expect((await robot.go(path)).text).toContain(email);
    expect((await robot.go(path)).status).toBe(200);
    const browser = openBrowser(h.service.address);
    const first = await browser.submit(path);
    expect([first.status, first.location]).toEqual([303, '/console']);
    expect(await identity(browser.jar.get('greenroom-session') ?? '')).toMatchObject({
      accountId: uid,
      keyId: null,
    });
    const secondAnswer = await openBrowser(h.service.address).go(path);
    expect([secondAnswer.status, secondAnswer.text]).toEqual([
      410,
      expect.stringContaining('was used'),
    ]);
    expect((await robot.submit(path)).status).toBe(403);
    expect(await countSessions(uid)).toBe(1);
  });

  it('signs one of fifty in who use it at once', async () => {
    const { uid } = await h.account();
    const path = await linkFor(h, uid);
    const browsers = Array.from({ length: 50 }, () => openBrowser(h.service.address));
    const tokens = await Promise.all(
      browsers.map(async ({ go }) => tokenIn((await go(path)).text)),
    );
    const answers = await Promise.all(
      browsers.map(({ go }, at) => go(path, { form: { form_token: tokens[at] ?? '' } })),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
    expect(await countSessions(uid)).toBe(1);
  });

  it('is over after 30 minutes', async () => {
    const { uid } = await h.account();
    const path = await linkFor(h, uid);
    h.later(minutes(31));
    const answer = await openBrowser(h.service.address).go(path);
    expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('too old')]);
  });

  it('leads nowhere when it is unknown, and for an account that is switched off', async () => {
    const { go } = openBrowser(h.service.address);
    expect((await go(`/console/sign-in/${'a'.repeat(43)}`)).status).toBe(404);
    expect((await go('/console/sign-in/short')).status).toBe(404);
    const { uid, email } = await h.account();
    const path = await linkFor(h, uid);
    await h.operate('accounts disable', { email });
    const answer = await go(path);
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('switched off')]);
    await expect(h.operate('login-link', { email })).rejects.toThrow('is disabled');
  });

  it('is printed by the operator, for an account that is there', async () => {
    const { email } = await h.account();
    const linkAnswer = await h.operate('login-link', { email });
    expect(linkAnswer).toMatchObject({
      email,
      sign_in_url: expect.stringMatching(/sign-in\/[\w-]{43}$/),
    });
    const path = new URL((linkAnswer as { sign_in_url: string }).sign_in_url).pathname;
    expect((await openBrowser(h.service.address).submit(path)).status).toBe(303);
    await expect(h.operate('login-link', { email: 'nobody@example.com' })).rejects.toThrow(
      'no account',
    );
  });
});

describe('a session', () => {
  it('acts in each workspace with the role of its person, and in no other', async () => {
    const ann = await h.account();
    const ben = await h.account();
    const { session } = await signedIn(h, ann.uid);
    expect(await identity(session)).toMatchObject({
      workspace: { id: ann.workspaceId, role: 'owner' },
    });
    expect(await identity(session, ben.workspaceId)).toBe('workspace_forbidden');
    await h.operate('members set', {
      workspace: ben.workspaceId,
      email: ann.email,
      role: 'viewer',
    });
    expect(await identity(session, ben.workspaceId)).toMatchObject({
      workspace: { id: ben.workspaceId, role: 'viewer' },
      payer: { accountId: ben.uid },
    });
    await h.operate('members remove', { workspace: ben.workspaceId, email: ann.email });
    expect(await identity(session, ben.workspaceId)).toBe('workspace_forbidden');
  });

  it('stops at the next request when its account is switched off', async () => {
    const { uid, email } = await h.account();
    const { session } = await signedIn(h, uid);
    expect(await identity(session)).toMatchObject({ accountId: uid });
    await h.operate('accounts disable', { email });
    expect(await identity(session)).toBe('api_disabled');
  });

  it('ends after 7 days without use, and after 30 days in all', async () => {
    const { uid } = await h.account();
    const idleBrowser = await signedIn(h, uid);
    const busyBrowser = await signedIn(h, uid);
    for (let day = 0; day < 28; day += 4) {
      expect(await identity(busyBrowser.session)).toMatchObject({ accountId: uid });
      if (day === 8) expect(await identity(idleBrowser.session)).toBe('unauthorized');
      // The time of use is written beside the request.
      await expect.poll(() => unseenMs(busyBrowser.session)).toBeLessThan(minutes(1));
      h.later(days(4));
    }
    expect(await identity(busyBrowser.session)).toMatchObject({ accountId: uid });
    h.later(days(3));
    expect(await identity(busyBrowser.session)).toBe('unauthorized');
  });

  it('ends when its person signs out', async () => {
    const { uid } = await h.account();
    const browser = await signedIn(h, uid);
    const out = await browser.go('/console/sign-out', {
      form: { form_token: formTokenFor(browser.session) },
    });
    expect([out.status, out.location]).toEqual([303, '/console/sign-in']);
    expect(await identity(browser.session)).toBe('unauthorized');
  });
});

const unseenMs = async (session: string) => {
  const { db } = h.service.deps.store;
  const { last_seen_at } = await db
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('secret_hash', '=', fingerprint(session))
    .executeTakeFirstOrThrow();
  return (await readNow(db)) - last_seen_at;
};
