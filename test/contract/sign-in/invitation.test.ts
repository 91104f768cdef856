import { describe, expect, it } from 'vitest';
import { formTokenFor } from '../../../src/console/sign-in/form-token.ts';
import { openBrowser, signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

let number = 0;
const newAddress = () => `new${++number}@example.com`;

const inviteGuest = async (role = 'editor', email = newAddress()) => {
  const host = await h.connected();
  const admin = await h.member(host.workspaceId, 'admin');
  const { body } = await h.call(
    `POST /account/workspaces/${host.workspaceId}/members/invitations`,
    { key: admin.key, body: { email, role } },
  );
  return { host, admin, email, path: new URL(body.invite_url).pathname };
};

const membersOf = async ({ key, workspaceId }: { key: string; workspaceId: string }) =>
  (await h.call(`GET /account/workspaces/${workspaceId}/members`, { key })).body.members as {
    account_id: string;
    email: string;
    role: string;
  }[];

const accountOf = (email: string) =>
  h.service.deps.store.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();

const visit = () => openBrowser(h.service.address);

/** Whether its page still has the button. */
const isOpen = async (path: string) => tokenIn((await visit().go(path)).text) !== '';

describe('an invitation', () => {
  it('makes an account on plan free, signs it in, and works once', async () => {
    const { host, email, path } = await inviteGuest();
    const page = await visit().go(path);
    expect(page.text).toContain(`Join as ${email}`);
    expect(await accountOf(email)).toBeUndefined();
    const browser = visit();
    const answer = await browser.submit(path);
    expect([answer.status, answer.location]).toEqual([303, '/console']);
    expect(browser.jar.get('greenroom-session')).toMatch(/^[\w-]{43}$/);
    expect(await accountOf(email)).toMatchObject({ plan: 'free' });
    expect(await membersOf(host)).toContainEqual(
      expect.objectContaining({ email, role: 'editor', pays: false }),
    );
    expect((await visit().go(path)).status).toBe(410);
    const { events } = (await h.call('GET /activity?action=member.joined', { key: host.key })).body;
    expect(events[0]).toMatchObject({ actor: { kind: 'person', name: email } });
  });

  it('joins one of fifty who accept at once', async () => {
    const { host, email, path } = await inviteGuest();
    const browsers = Array.from({ length: 50 }, visit);
    const tokens = await Promise.all(
      browsers.map(async ({ go }) => tokenIn((await go(path)).text)),
    );
    const answers = await Promise.all(
      browsers.map(({ go }, at) => go(path, { form: { form_token: tokens[at] ?? '' } })),
    );
    const acceptances = answers.filter(({ location }) => location === '/console');
    expect(acceptances).toHaveLength(1);
    expect((await membersOf(host)).filter((one) => one.email === email)).toHaveLength(1);
    const sessions = await h.service.deps.store.db
      .selectFrom('sessions as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .select('s.id')
      .where('a.email', '=', email)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('never signs in to an account that is there already', async () => {
    const account = await h.account();
    const { host, path } = await inviteGuest('viewer', account.email);
    const stranger = visit();
    const page = await stranger.go(path);
    expect(page.text).toContain('/console/sign-in?next=%2Fconsole%2Finvitation%2F');
    const answer = await stranger.go(path, { form: { form_token: visitTokenOf(stranger.jar) } });
    expect(answer.location).toContain('/console/sign-in');
    expect(stranger.jar.has('greenroom-session')).toBe(false);
    expect(await membersOf(host)).not.toContainEqual(
      expect.objectContaining({ email: account.email }),
    );
    const owner = await signedIn(h, account.uid);
    expect((await owner.submit(path)).location).toBe('/console');
    expect(await membersOf(host)).toContainEqual(
      expect.objectContaining({ email: account.email, role: 'viewer' }),
    );
  });

  it('is not for somebody else who is signed in', async () => {
    const account = await h.account();
    const { host, path } = await inviteGuest('viewer', account.email);
    const other = await h.account();
    const browser = await signedIn(h, other.uid);
    const page = await browser.go(path);
    expect(page.text).toContain(`you are signed in as <strong>${other.email}</strong>`);
    await browser.go(path, { form: { form_token: tokenIn(page.text) } });
    // Neither them, nor whoever was invited: their own click is missing.
    for (const { email } of [other, account])
      expect(await membersOf(host)).not.toContainEqual(expect.objectContaining({ email }));
    expect(await isOpen(path)).toBe(true);
    const invitation = await inviteGuest('viewer', 'nobody-yet@example.com');
    const answer = await browser.go(invitation.path, {
      form: { form_token: tokenIn((await browser.go(invitation.path)).text) },
    });
    expect(answer.location).not.toBe('/console');
    expect(await isOpen(invitation.path)).toBe(true);
    expect((await browser.go('/console/you')).text).toContain(other.email);
  });

  it('ends after 7 days, with the right of whoever made it, and with the workspace', async () => {
    const oldInvitation = await inviteGuest();
    h.later(7 * 86_400_000 + 1);
    expect((await visit().go(oldInvitation.path)).text).toContain('too old');
    const invitation = await inviteGuest();
    await h.operate('members set', {
      workspace: invitation.host.workspaceId,
      email: invitation.admin.email,
      role: 'editor',
    });
    expect((await visit().go(invitation.path)).text).toContain('no longer counts');
    const secondInvitation = await inviteGuest();
    await h.operate('members remove', {
      workspace: secondInvitation.host.workspaceId,
      email: secondInvitation.admin.email,
    });
    expect((await visit().go(secondInvitation.path)).status).toBe(410);
    const thirdInvitation = await inviteGuest();
    await h.call(`DELETE /account/workspaces/${thirdInvitation.host.workspaceId}`, {
      key: thirdInvitation.host.key,
    });
    expect((await visit().submit(thirdInvitation.path)).status).toBe(403);
    expect((await visit().go(thirdInvitation.path)).status).toBe(410);
  });

  it('says nothing for an address that nobody made', async () => {
    expect((await visit().go(`/console/invitation/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await visit().go('/console/invitation/short')).status).toBe(404);
  });
});

const visitTokenOf = (jar: Map<string, string>) => formTokenFor(jar.get('greenroom-visit') ?? '');
