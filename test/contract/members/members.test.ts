import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../../src/store/people/roles.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const path = (workspaceId: string, rest = '') =>
  `/account/workspaces/${workspaceId}/members${rest}`;

/** A workspace with one member of each role. */
const team = async () => {
  const host = await h.account();
  const member = async (role: Role) => h.member(host.workspaceId, role);
  const [viewer, editor, admin] = [
    await member('viewer'),
    await member('editor'),
    await member('admin'),
  ];
  return { workspaceId: host.workspaceId, owner: host, viewer, editor, admin };
};

const eventsOf = async (key: string) =>
  (await h.call('GET /activity?action=member', { key })).body.events as {
    action: string;
    target: { name: string };
    details: Record<string, unknown>;
    actor: { kind: string };
  }[];

const setRole = (key: string, workspaceId: string, uid: string, role: string) =>
  h.call(`PATCH ${path(workspaceId, `/${uid}`)}`, { key, body: { role } });

const remove = (key: string, workspaceId: string, uid: string) =>
  h.call(`DELETE ${path(workspaceId, `/${uid}`)}`, { key });

const inviteAs = (key: string, workspaceId: string, email: string, role: string) =>
  h.call(`POST ${path(workspaceId, '/invitations')}`, { key, body: { email, role } });

describe('members.list', () => {
  it('shows every member with their role, and who pays', async () => {
    const { workspaceId, owner, viewer, admin } = await team();
    const { status, body } = await h.call(`GET ${path(workspaceId)}`, { key: viewer.key });
    expect(status).toBe(200);
    expect(body.members).toHaveLength(4);
    expect(body.members).toContainEqual({
      account_id: owner.uid,
      email: owner.email,
      role: 'owner',
      pays: true,
    });
    expect(body.members).toContainEqual({
      account_id: admin.uid,
      email: admin.email,
      role: 'admin',
      pays: false,
    });
  });

  it('is not for strangers', async () => {
    const { workspaceId } = await team();
    const { key } = await h.account();
    expect(codeOf(await h.call(`GET ${path(workspaceId)}`, { key }))).toBe('workspace_not_found');
  });
});

describe('members.setRole', () => {
  it('counts from the next request on, and is in the activity', async () => {
    const { workspaceId, owner, editor } = await team();
    const answer = await setRole(owner.key, workspaceId, editor.uid, 'viewer');
    expect([answer.status, answer.body.role]).toEqual([200, 'viewer']);
    const copy = await h.call('POST /generate/ad-copy', { key: editor.key, body: {} });
    expect(codeOf(copy)).toBe('workspace_role');
    const [event] = await eventsOf(owner.key);
    expect(event).toMatchObject({
      action: 'member.set',
      target: { name: editor.email },
      details: { role: 'viewer', role_before: 'editor' },
    });
  });

  it('gives nobody a role above the giver’s own, and touches nobody above them', async () => {
    const { workspaceId, owner, admin, viewer } = await team();
    for (const role of roles) {
      const answer = await setRole(admin.key, workspaceId, viewer.uid, role);
      expect(codeOf(answer)).toBe(role === 'owner' ? 'workspace_role' : undefined);
    }
    expect(codeOf(await setRole(admin.key, workspaceId, admin.uid, 'owner'))).toBe(
      'workspace_role',
    );
    expect(codeOf(await setRole(admin.key, workspaceId, owner.uid, 'viewer'))).toBe(
      'workspace_role',
    );
    expect((await setRole(owner.key, workspaceId, viewer.uid, 'owner')).status).toBe(200);
  });

  it('leaves the last owner an owner', async () => {
    const { workspaceId, owner, editor } = await team();
    expect(codeOf(await setRole(owner.key, workspaceId, owner.uid, 'admin'))).toBe('last_owner');
    await setRole(owner.key, workspaceId, editor.uid, 'owner');
    expect((await setRole(owner.key, workspaceId, owner.uid, 'admin')).status).toBe(200);
    expect(codeOf(await setRole(editor.key, workspaceId, editor.uid, 'admin'))).toBe('last_owner');
  });

  it.runIf(isFirstStore)('says what is wrong with the input', async () => {
    const { workspaceId, owner, editor } = await team();
    expect(codeOf(await setRole(owner.key, workspaceId, editor.uid, 'king'))).toBe(
      'invalid_request',
    );
    const stranger = await h.account();
    for (const id of [stranger.uid, 'nonsense', "' or 1=1"])
      expect(codeOf(await setRole(owner.key, workspaceId, encodeURIComponent(id), 'viewer'))).toBe(
        'member_not_found',
      );
  });
});

describe('members.remove', () => {
  it('ends the member’s keys in the workspace at once', async () => {
    const { workspaceId, admin, editor, owner } = await team();
    expect((await remove(admin.key, workspaceId, editor.uid)).body.email).toBe(editor.email);
    expect(codeOf(await h.call('GET /account', { key: editor.key }))).toBe('no_workspace');
    expect((await eventsOf(owner.key))[0]).toMatchObject({ action: 'member.removed' });
    expect(codeOf(await remove(admin.key, workspaceId, editor.uid))).toBe('member_not_found');
  });

  it('lets everybody leave, and only an admin remove others', async () => {
    const { workspaceId, viewer, editor, admin, owner } = await team();
    for (const { key } of [viewer, editor])
      expect(codeOf(await remove(key, workspaceId, admin.uid))).toBe('workspace_role');
    expect(codeOf(await remove(admin.key, workspaceId, owner.uid))).toBe('workspace_role');
    expect((await remove(viewer.key, workspaceId, viewer.uid)).status).toBe(200);
    expect((await eventsOf(owner.key))[0]).toMatchObject({ action: 'member.left' });
  });

  it('keeps the last owner, also when two leave at once', async () => {
    const { workspaceId, owner, editor } = await team();
    expect(codeOf(await remove(owner.key, workspaceId, owner.uid))).toBe('last_owner');
    await setRole(owner.key, workspaceId, editor.uid, 'owner');
    const answers = await Promise.all([
      remove(owner.key, workspaceId, owner.uid),
      remove(editor.key, workspaceId, editor.uid),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['last_owner', undefined]);
  });
});

describe('members.invite', () => {
  it('makes a link for 7 days and tells the activity without it', async () => {
    const { workspaceId, admin, owner } = await team();
    const invitation = await inviteAs(admin.key, workspaceId, ' New@Example.com ', 'editor');
    expect(invitation.status).toBe(201);
    expect(invitation.body).toMatchObject({ email: 'new@example.com', role: 'editor' });
    expect(invitation.body.invite_url).toMatch(/^http.*\/console\/invitation\/[\w-]{43}$/);
    const lifetimeMs =
      Date.parse(invitation.body.expires_at) - Date.parse(invitation.body.created_at);
    expect(Math.abs(lifetimeMs - 7 * 86_400_000)).toBeLessThan(60_000);
    const [event] = await eventsOf(owner.key);
    expect(event).toMatchObject({ action: 'member.invited', details: { role: 'editor' } });
    expect(JSON.stringify(event)).not.toContain(invitation.body.invite_url.split('/').at(-1));
  });

  it('invites to no role above the inviter’s own', async () => {
    const { workspaceId, admin } = await team();
    expect(codeOf(await inviteAs(admin.key, workspaceId, 'a@example.com', 'owner'))).toBe(
      'workspace_role',
    );
    expect((await inviteAs(admin.key, workspaceId, 'a@example.com', 'admin')).status).toBe(201);
  });

  it.runIf(isFirstStore)('refuses a member, and what is no address or role', async () => {
    const { workspaceId, admin, editor } = await team();
    const codes = [
      await inviteAs(admin.key, workspaceId, editor.email.toUpperCase(), 'viewer'),
      await inviteAs(admin.key, workspaceId, 'nobody', 'viewer'),
      await inviteAs(admin.key, workspaceId, 'a@example.com', 'king'),
    ].map(codeOf);
    expect(codes).toEqual(['already_member', 'invalid_request', 'invalid_request']);
  });

  it('answers the same for an address that has an account elsewhere', async () => {
    const { workspaceId, admin } = await team();
    const account = await h.account();
    const [one, other] = [
      await inviteAs(admin.key, workspaceId, account.email, 'viewer'),
      await inviteAs(admin.key, workspaceId, 'unknown@example.com', 'viewer'),
    ];
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
    expect(one.status).toBe(other.status);
  });

  it('stops at a hundred that nobody accepted', async () => {
    const { workspaceId, owner } = await team();
    for (let at = 0; at < 100; at++)
      await inviteAs(owner.key, workspaceId, `n${at}@example.com`, 'viewer');
    expect(codeOf(await inviteAs(owner.key, workspaceId, 'more@example.com', 'viewer'))).toBe(
      'invitation_limit',
    );
    // To the same address it takes the place of the last one.
    expect((await inviteAs(owner.key, workspaceId, 'n1@example.com', 'editor')).status).toBe(201);
  });
});

const invitationsOf = async (key: string, workspaceId: string) =>
  (await h.call(`GET ${path(workspaceId, '/invitations')}`, { key })).body.invitations as {
    id: string;
    email: string;
    invited_by: string;
  }[];

describe('members.listInvitations', () => {
  it('shows the open ones, newest first, without their links', async () => {
    const { workspaceId, admin } = await team();
    await inviteAs(admin.key, workspaceId, 'one@example.com', 'viewer');
    await inviteAs(admin.key, workspaceId, 'two@example.com', 'viewer');
    const invitations = await invitationsOf(admin.key, workspaceId);
    expect(invitations.map(({ email }) => email)).toEqual(['two@example.com', 'one@example.com']);
    expect(invitations[0]).toMatchObject({ invited_by: admin.email });
    expect(JSON.stringify(invitations)).not.toContain('/console/');
    h.later(7 * 86_400_000 + 1);
    expect(await invitationsOf(admin.key, workspaceId)).toEqual([]);
  });
});

describe('members.withdrawInvitation', () => {
  it('closes the link', async () => {
    const { workspaceId, admin, owner } = await team();
    const invitation = await inviteAs(admin.key, workspaceId, 'one@example.com', 'viewer');
    const withdraw = () =>
      h.call(`DELETE ${path(workspaceId, `/invitations/${invitation.body.id}`)}`, {
        key: admin.key,
      });
    expect((await withdraw()).body.email).toBe('one@example.com');
    expect((await fetch(invitation.body.invite_url)).status).toBe(404);
    expect(codeOf(await withdraw())).toBe('invitation_not_found');
    expect((await eventsOf(owner.key))[0]).toMatchObject({ action: 'member.invitation_withdrawn' });
  });
});
